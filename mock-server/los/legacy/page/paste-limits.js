// Rejects a paste beyond the limit of its field, and shows a note until the next input. A browser would cut the text
// off silently, so a text that fits only without its invisible marks is inserted without them.
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
    const pasted = event.clipboardData.getData('text').replace(/\r?\n$/, '');
    const text = typedTextOf(field, pasted);
    const whole = value.slice(0, selectionStart) + text + value.slice(selectionEnd);
    const now = field.tagName === 'TEXTAREA' ? whole : whole.trim();
    const { length } = now;
    if (text === pasted && whole.length <= maxLength) return;
    event.preventDefault();
    if (length > maxLength) {
      say(field, `Not pasted: this field holds up to ${maxLength} characters, and the text has ${length}.`);
      return;
    }
    const behind = Math.min(length, value.length - selectionEnd);
    field.value = now;
    field.setSelectionRange(length - behind, length - behind);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

  document.addEventListener('input', ({ target }) => {
    if (notes.has(target)) say(target, '');
  });
})();
