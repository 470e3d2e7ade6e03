import { documentTitle } from '../shared/ui/document-title.ts';

export interface NoticeExtras {
  /** Details for support, such as an error code. */
  readonly reference?: string;
  /** Buttons, the recommended one first. Undefined when no action here can help. */
  readonly actions?: readonly NoticeAction[];
}

export interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

/**
 * Replaces the page by plain text when the app cannot run. Uses no framework and no style sheet, which could fail
 * too.
 * @param text the error and what to do about it
 */
export function showNotice(
  title: string,
  text: string,
  { reference, actions = [] }: NoticeExtras = {},
): void {
  const main = document.createElement('main');
  main.className = 'notice';
  main.append(element('h1', title), element('p', text));
  if (reference) main.append(element('p', `Reference number for support: ${reference}`));
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
