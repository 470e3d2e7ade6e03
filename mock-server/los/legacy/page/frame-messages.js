// The older application's half of the talk between frame and product. Messages go to the page around this one, and only
// if it comes from the same origin. Without a frame every link works as a plain link.
(() => {
  const framed = window.parent !== window;
  const tell = (message) => window.parent.postMessage(message, window.location.origin);

  const plainClick = (event) =>
    event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

  document.addEventListener('click', (event) => {
    if (!plainClick(event) || !(event.target instanceof Element)) return;
    if (event.target.closest('[data-closes-window]')) window.close();
    if (event.target.closest('[data-prints]')) window.print();
    const speaker = event.target.closest('[data-route], [data-message]');
    if (framed && speaker) {
      event.preventDefault();
      const { route, message } = speaker.dataset;
      tell(route ? { type: 'navigate', route } : JSON.parse(message));
      return;
    }
    // The product keeps its sign-in in this tab: a log-out that left it there would not be one.
    if (event.target.closest('[data-ends-session]')) window.sessionStorage.clear();
  });

  // The product's own combinations of keys: by the place of the key too, since other keyboards have other signs on it.
  document.addEventListener('keydown', (event) => {
    const { key, code, ctrlKey, shiftKey, altKey, metaKey, repeat } = event;
    if (!framed || !ctrlKey || altKey || metaKey || repeat) return;
    if (code !== 'Backquote' && key !== '~' && key !== '`') return;
    event.preventDefault();
    tell({ type: 'shortcut', name: shiftKey ? 'test-error' : 'debug-option' });
  });

  // The borrower check hands its fields to the product and to nobody else: a tax identifier is never sent from here.
  document.addEventListener('submit', (event) => {
    const { check } = event.target.dataset;
    if (check === undefined) return;
    event.preventDefault();
    const field = (name) => event.target.elements[name].value.trim() || null;
    const borrower = {
      firstName: field('firstName'),
      middleName: field('middleName'),
      lastName: field('lastName'),
      generation: field('generation'),
      taxIdentifier: (field('taxIdentifier') ?? '').replaceAll('-', ''),
      taxIdentifierType: field('taxIdentifierType'),
    };
    if (framed) tell({ type: 'createLoanCheck', borrower, matches: JSON.parse(check) });
  });

  // What was entered into a form that is sent is not lost without a question. A dialog of the product asks this, too,
  // before it closes.
  let isUnsent = false;
  document.addEventListener('input', (event) => {
    if (event.target.form?.method === 'post') isUnsent = true;
  });
  document.addEventListener('submit', () => {
    isUnsent = false;
  });
  window.addEventListener('beforeunload', (event) => {
    if (isUnsent) event.preventDefault();
  });

  window.addEventListener('load', () => {
    const { found } = document.body.dataset;
    if (framed && found) tell(JSON.parse(found));
  });
})();
