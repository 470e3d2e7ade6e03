// A click anywhere in a row of a table follows the link in the row's header. The style sheet cannot stretch the link
// over its row, because WebKit does not position table rows.
(() => {
  /** Returns the link of the clicked row; undefined for a click on a control, or one that selected text. */
  const linkAt = ({ target }) => {
    if (!(target instanceof Element) || target.closest('a, button, input, label, select, textarea')) return;
    const link = target.closest('tbody tr')?.querySelector('th a[href]');
    return link && window.getSelection().type !== 'Range' ? link : undefined;
  };

  document.addEventListener('click', (event) => {
    const link = event.altKey ? undefined : linkAt(event);
    if (!link) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) window.open(link.href, '_blank', 'noopener');
    else link.click();
  });

  document.addEventListener('auxclick', (event) => {
    const link = event.button === 1 ? linkAt(event) : undefined;
    if (link) window.open(link.href, '_blank', 'noopener');
  });

  // The middle button would start to scroll.
  document.addEventListener('mousedown', (event) => {
    if (event.button === 1 && linkAt(event)) event.preventDefault();
  });
})();
