// The older application's half of the talk between frame and product. Messages go to the page around this one, and only
// if it comes from the same origin. Without a frame every link works as a plain link.
(() => {
  const framed = window.parent !== window;
  const tell = (message) => window.parent.postMessage(message, window.location.origin);

  const plainClick = (event) =>
    event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

  document.addEventListener('click', (event) => {
    if (!plainClick(event) || !(event.target instanceof Element)) return;
    const speaker = event.target.closest('[data-route], [data-tells]');
    if (framed && speaker) {
      event.preventDefault();
      const { route, tells } = speaker.dataset;
      tell(route ? { type: 'navigate', route } : { type: tells });
      return;
    }
    // The product keeps its sign-in in this tab: a log-out that left it there would not be one.
    if (event.target.closest('[data-ends-session]')) window.sessionStorage.clear();
  });

  window.addEventListener('load', () => {
    const { announces } = document.body.dataset;
    if (framed && announces) tell({ type: announces });
  });
})();
