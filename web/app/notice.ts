import { documentTitle } from '../shared/ui/document-title.ts';

/** What a notice may have besides its words. */
export interface NoticeExtras {
  /** What support needs to know, such as an error code. */
  readonly reference?: string;
  /** What can be pressed, the best first; without any nothing here can help. */
  readonly actions?: readonly NoticeAction[];
}

export interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

/**
 * Replaces the page by a few plain words, where the app itself cannot run: no framework, no styles of its own,
 * so that nothing more can fail.
 * @param text what is wrong, and what to do about it
 */
export function showNotice(
  title: string,
  text: string,
  { reference, actions = [] }: NoticeExtras = {},
): void {
  const main = document.createElement('main');
  main.className = 'notice';
  main.append(element('h1', title), element('p', text));
  if (reference) main.append(element('p', `Reference for support: ${reference}`));
  for (const { label, run } of actions) {
    const button = element('button', label);
    button.addEventListener('click', run);
    main.append(button);
  }
  document.title = documentTitle(title);
  document.body.replaceChildren(main);
}

function element(name: 'h1' | 'p' | 'button', text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
