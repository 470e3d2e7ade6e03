import { refuseBareTexts } from './bare-texts.ts';

/** Checks what no page may have, whatever a scenario is about. @throws {Error} if it finds a flaw */
export function refuseFlaws(document: Document | undefined): void {
  refuseBareTexts(document);
  refuseSpokenIcons(document);
}

const controls = ['button', 'a', '[role="button"]', '[role="menuitem"]', '[role="combobox"]'];

/**
 * Checks that the icons in controls are hidden from screen readers, which would add them to the names: 'down', 'close'.
 * @throws {Error} if it finds one that is not
 */
function refuseSpokenIcons(document: Document | undefined): void {
  const icons = document?.querySelectorAll(controls.map((control) => `${control} [role="img"]`).join()) ?? [];
  for (const icon of icons)
    if (!icon.closest('[aria-hidden="true"]'))
      throw new Error(
        `The icon "${icon.getAttribute('aria-label')}" needs aria-hidden, in ${icon.closest(controls.join())?.outerHTML.slice(0, 200)}`,
      );
}
