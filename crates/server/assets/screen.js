// Slides in turn; after the last one the page is fetched anew.
const slides = [...document.querySelectorAll(".slide")];
const SECONDS = 12;
let at = 0;
if (slides.length) {
  document.body.classList.add("rotates");
  slides[0].classList.add("now");
}
setInterval(() => {
  if (at + 1 >= slides.length) { location.reload(); return; }
  slides[at].classList.remove("now");
  at += 1;
  slides[at].classList.add("now");
}, SECONDS * 1000);
