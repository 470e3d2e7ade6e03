// Sends messages from a framed legacy page to the product, which must have the same origin. Outside of a frame, every
// link works as a plain link.
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
    // A logout also ends the sign-in of the product, which is in the session storage of this tab.
    if (event.target.closest('[data-ends-session]')) window.sessionStorage.clear();
  });

  // Sends the keyboard shortcuts of the product. The position of a key matches too, because keyboard layouts differ.
  const shortcutOf = ({ key, code, ctrlKey, shiftKey }) => {
    if (key === 'Escape') return ctrlKey || shiftKey ? null : 'escape';
    if (!ctrlKey) return null;
    if (key === '/' || key === '?') return 'shortcuts';
    if (code !== 'Backquote' && key !== '~' && key !== '`') return null;
    return shiftKey ? 'test-error' : 'debug-option';
  };

  // Not a key of an input method, nor one that the page has used itself.
  window.addEventListener('keydown', (event) => {
    const { altKey, metaKey, repeat, isComposing, keyCode, defaultPrevented } = event;
    if (!framed || altKey || metaKey || repeat || isComposing || keyCode === 229 || defaultPrevented) return;
    const name = shortcutOf(event);
    if (!name) return;
    event.preventDefault();
    tell({ type: 'shortcut', name });
  });

  // The product opens the page that a form asks for, so that its own address has the entries.
  document.addEventListener('submit', (event) => {
    const { action, target } = event.target;
    if (!framed || target !== '_top') return;
    event.preventDefault();
    const wanted = [...new FormData(event.target)].filter(([, value]) => value !== '');
    tell({ type: 'navigate', route: `${new URL(action).pathname}?${new URLSearchParams(wanted)}` });
  });

  // The form of the borrower check is sent to the product as a message, never to the server: it has a tax identifier.
  document.addEventListener('submit', (event) => {
    const { check, lead } = event.target.dataset;
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
      ...(lead && { lead: JSON.parse(lead) }),
    };
    if (framed) tell({ type: 'createLoanCheck', borrower, matches: JSON.parse(check) });
  });

  // Warns before a page with an unsent form is left. The product sends the same event before it closes a dialog.
  // The user may have begun before this script ran. A button has no default value.
  const isFilledIn = ({ value, defaultValue, checked, defaultChecked }) =>
    (defaultValue !== undefined && value !== defaultValue) || checked !== defaultChecked;
  let isUnsent = [...document.forms].some(
    ({ method, elements }) => method === 'post' && [...elements].some(isFilledIn),
  );
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

  // Reports a window to the page that opened it, which knows no windows after a reload. It may show another site.
  const report = () => {
    try {
      window.opener?.dispatchEvent(new CustomEvent(windowReport, { detail: window }));
    } catch {}
  };
  if (window.opener) {
    new BroadcastChannel(windowReport).addEventListener('message', report);
    report();
  }

  // The end of the session closes a window. Entries that were not sent stay, and nothing else of the page.
  const endPage = () => {
    const isTyped = ({ value, defaultValue }) => defaultValue !== undefined && value !== defaultValue;
    const fields = [...document.forms].flatMap(({ elements }) => [...elements]).filter(isTyped);
    const entries = isUnsent ? fields.map(({ value, labels }) => [labels?.[0]?.innerText ?? '', value]) : [];
    const body = document.createElement('body');
    const main = document.createElement('main');
    const add = (name, text) => main.append(Object.assign(document.createElement(name), { innerText: text }));
    body.append(main);
    add('h1', 'Your Session Has Ended');
    add(
      'p',
      `${entries.length > 0 ? 'Copy your entries, which were not sent. Then close' : 'Close'} this window.`,
    );
    for (const [label, value] of entries) {
      add('h2', label);
      add('p', value);
    }
    document.title = 'Your Session Has Ended';
    // Takes the place of the body as a whole, since the product may still remove its idle warning from the old one.
    document.body.replaceWith(body);
    if (entries.length === 0) window.close();
  };
  if (!framed) new BroadcastChannel(sessionChannel).addEventListener('message', endPage, { once: true });
})();
