// Shows the current step of the world, and handles the keys of a presenter's remote control.
const { world, demo, step } = document.body.dataset;
const path = `/mock/worlds/${world}`;

const stream = new EventSource(`${path}/journal/stream`);
stream.addEventListener('change', () => void follow());
// The step may have changed while the stream was disconnected.
stream.addEventListener('open', () => void follow());

async function follow() {
  const response = await fetch(path);
  if (!response.ok) return;
  const { presenter } = await response.json();
  if (presenter?.demo !== demo || presenter.step === Number(step)) return;
  location.replace(`/mock/demos/${demo}/notes?step=${presenter.step}&world=${world}`);
}

const keys = { ArrowRight: '.next', PageDown: '.next', ArrowLeft: '.back', PageUp: '.back' };
addEventListener('keydown', (event) => {
  const button = document.querySelector(keys[event.key] ?? 'none');
  if (!button || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  button.click();
});
