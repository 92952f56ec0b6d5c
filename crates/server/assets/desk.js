// Small help for every page; all of it works without.

// A form is sent once.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (event.defaultPrevented || form.method !== "post") return;
  if (form.dataset.sent) { event.preventDefault(); return; }
  form.dataset.sent = "1";
  setTimeout(() => delete form.dataset.sent, 4000);
});
addEventListener("pageshow", () => {
  for (const form of document.querySelectorAll("form[data-sent]")) delete form.dataset.sent;
});

// A link to hand on is shown whole.
for (const input of document.querySelectorAll("input[data-absolute]")) {
  input.value = new URL(input.value, location.href).href;
  input.addEventListener("focus", () => input.select());
}
