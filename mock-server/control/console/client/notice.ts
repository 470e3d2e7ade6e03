import { button, element, part } from './dom.ts';

/** Milliseconds until a message of success disappears. It stays longer while it has the pointer or the focus. */
const stay = 12_000;

let leaving: ReturnType<typeof setTimeout> | undefined;

/** Shows a message of success, with an undo button if `undo` is given. */
export function tell(text: string, undo?: () => void): void {
  show('done', text, undo && button('Undo', () => [hide(), undo()], { class: 'quiet undo' }));
  leave();
}

/** Shows an error message. */
export function showError(error: unknown): void {
  show('failed', error instanceof Error ? error.message : 'The request failed.');
}

/** Shows a text that the user must copy by hand, because the browser denies access to the clipboard. */
export function tellText(text: string, content: string): void {
  const field = element('textarea', { readonly: true, rows: 3, 'aria-label': text });
  field.value = content;
  show('done', text, field);
  field.select();
}

function show(kind: 'done' | 'failed', text: string, more?: Node): void {
  clearTimeout(leaving);
  const notice = part('notice');
  notice.className = `notice shown ${kind}`;
  notice.replaceChildren(
    element('span', { class: 'said' }, text),
    ...(more ? [more] : []),
    button('×', hide, { class: 'quiet close', 'aria-label': 'Close the message' }),
  );
}

function leave(): void {
  clearTimeout(leaving);
  leaving = setTimeout(() => (isWatched() ? leave() : hide()), stay);
}

/** True while the pointer or the focus is on the message. */
const isWatched = (): boolean => part('notice').matches(':hover, :focus-within');

function hide(): void {
  clearTimeout(leaving);
  part('notice').className = 'notice';
  part('notice').replaceChildren();
}
