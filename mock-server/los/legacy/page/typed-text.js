// Cleans what is typed, pasted or dropped into a text control, as the product does. The three functions `with…`
// come from contracts/api/text.ts. The text of an input method is cleaned when its composition ends.
(() => {
  const isText = (control) => control.tagName === 'TEXTAREA' || control.type === 'text';

  const clean = (control) => {
    const { value, selectionStart } = control;
    const text = typedTextOf(control, value);
    if (text === value) return;
    const caret = typedTextOf(control, value.slice(0, selectionStart)).length;
    control.value = text;
    control.setSelectionRange(caret, caret);
  };

  document.addEventListener('input', ({ target, isComposing }) => {
    if (!isComposing && isText(target)) clean(target);
  });
  document.addEventListener('compositionend', ({ target }) => {
    if (isText(target)) clean(target);
  });
})();

// A control for numbers also gets the signs of ASCII.
function typedTextOf({ inputMode }, text) {
  const clean = withUsualForms(withoutMarks(text));
  return inputMode === 'numeric' || inputMode === 'decimal' ? withPlainSigns(clean) : clean;
}
