import { cleanText, withPlainSigns } from '../../../../contracts/api/text.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Cleans what is typed, pasted, dropped or filled into any text control of the document, before a component reads it:
 * `textOfControl`. The text of an input method is cleaned when its composition ends.
 */
export function cleanTypedText(document: Document): void {
  const write = (control: TextControl, isPasted: boolean): boolean => {
    const { value, selectionStart } = control;
    const text = textOfControl(control, isPasted);
    if (text === value) return false;
    const before = cleanText(value.slice(0, selectionStart ?? value.length));
    const caret = before.length - (text.startsWith(before) ? 0 : before.length - before.trimStart().length);
    // React notices a change only if the text is not set by the property that it has put on the control.
    Reflect.set(Object.getPrototypeOf(control) as object, 'value', text, control);
    if (document.activeElement === control) control.setSelectionRange(caret, caret);
    return true;
  };
  document.addEventListener(
    'input',
    ({ target, isComposing, inputType }: InputEventLike) => {
      if (isTextControl(target) && isComposing !== true)
        write(target, inputType === 'insertFromPaste' || inputType === 'insertFromDrop');
    },
    { capture: true },
  );
  // Not in the capture phase: the component handles the end of the composition first.
  document.addEventListener('compositionend', ({ target }) => {
    if (isTextControl(target) && write(target, false)) {
      target.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
}

/** An input event; without type of input if a script has sent it. */
type InputEventLike = Event & Partial<Pick<InputEvent, 'isComposing' | 'inputType'>>;

/**
 * Returns the clean text of a control. A control for numbers, dates or email addresses, as its input mode says, also
 * gets the signs of ASCII. A pasted text loses the blanks at the ends of a line.
 */
function textOfControl(control: TextControl, isPasted: boolean): string {
  const clean = cleanText(control.value);
  const text = isPlain(control.getAttribute('inputmode')) ? withPlainSigns(clean) : clean;
  return isPasted && control.tagName === 'INPUT' ? text.trim() : text;
}

const isPlain = (inputMode: string | null): boolean =>
  ['numeric', 'decimal', 'tel', 'email'].includes(inputMode ?? '');

/** Types of an input that holds text. */
const textTypes: ReadonlySet<string> = new Set(['text', 'search', 'email', 'tel', 'url']);

function isTextControl(target: EventTarget | null): target is TextControl {
  if (target instanceof HTMLInputElement) return textTypes.has(target.type);
  return target instanceof HTMLTextAreaElement;
}
