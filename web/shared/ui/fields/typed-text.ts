import { cleanText, withPlainSigns } from '../../../../contracts/api/text.ts';

/**
 * Cleans what is typed, pasted, dropped or filled into any text control of the document, before a component reads it:
 * marks that show nothing go, full-width digits become plain ones. A control for numbers, dates or email
 * addresses, as its input mode says, also gets the signs of ASCII. A pasted line loses the blanks at its ends. The text
 * of an input method is cleaned when its composition ends.
 */
export function cleanTypedText(document: Document): void {
  document.addEventListener(
    'input',
    ({ target, isComposing, inputType }: InputEventLike) => {
      const isPasted = inputType === 'insertFromPaste' || inputType === 'insertFromDrop';
      if (isTextControl(target) && isComposing !== true) clean(target, isPasted);
    },
    { capture: true },
  );
  // Not in the capture phase: the component handles the end of the composition first.
  document.addEventListener('compositionend', ({ target }) => {
    if (isTextControl(target) && clean(target, false)) {
      target.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
}

/** An input event; without type of input if a script has sent it. */
type InputEventLike = Event & Partial<Pick<InputEvent, 'isComposing' | 'inputType'>>;

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Returns true for a control of visible text, whose selection a script may read; not for a password or a check box. */
export function isTextControl(target: EventTarget | null): target is TextControl {
  if (target instanceof HTMLInputElement) {
    return ['text', 'search', 'email', 'tel', 'url'].includes(target.type);
  }
  return target instanceof HTMLTextAreaElement;
}

/** Cleans the text of a control, with its caret. Returns true if the text has changed. */
function clean(control: TextControl, isPasted: boolean): boolean {
  const { value, selectionStart } = control;
  const isPlain = ['numeric', 'decimal', 'tel', 'email'].includes(control.getAttribute('inputmode') ?? '');
  const isTrimmed = isPasted && control.tagName === 'INPUT';
  const whole = isPlain ? withPlainSigns(cleanText(value)) : cleanText(value);
  const text = isTrimmed ? whole.trim() : whole;
  if (text === value) return false;
  const head = cleanText(value.slice(0, selectionStart ?? value.length));
  const caret = (isTrimmed ? head.trimStart() : head).length;
  // React notices a change only if the text is not set by the property that it has put on the control.
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', text, control);
  if (control.ownerDocument.activeElement === control) control.setSelectionRange(caret, caret);
  return true;
}
