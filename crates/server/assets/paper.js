// The print button, and the paper's size kept beside the other parts of the address.
for (const button of document.querySelectorAll("[data-print]")) {
  button.addEventListener("click", () => print());
}
for (const link of document.querySelectorAll("a[data-size]")) {
  const address = new URL(location.href);
  address.searchParams.set("size", link.dataset.size);
  link.href = address.href;
}
