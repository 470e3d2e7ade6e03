// Rejects a paste beyond the limit of its field, and shows a note until the next input. A browser would cut the text
// off silently.
(() => {
  const notes = new WeakMap();

  const say = (field, text) => {
    const note = notes.get(field) ?? document.createElement('strong');
    note.className = 'problem';
    note.setAttribute('role', 'alert');
    note.textContent = text;
    if (!notes.has(field)) (field.closest('label') ?? field).after(note);
    notes.set(field, note);
  };

  document.addEventListener('paste', (event) => {
    const field = event.target;
    const { maxLength, value, selectionStart, selectionEnd } = field;
    if (!(maxLength >= 0)) return;
    const text = event.clipboardData.getData('text').replace(/\r?\n$/, '');
    const length = value.length - (selectionEnd - selectionStart) + text.length;
    if (length <= maxLength) return;
    event.preventDefault();
    say(field, `Not pasted: the field takes at most ${maxLength} characters, not ${length}.`);
  });

  document.addEventListener('input', ({ target }) => {
    if (notes.has(target)) say(target, '');
  });
})();
