/** Returns true while a modal dialog is open. Ignores closed dialogs that are still in the document. */
export const isModalOpen = (): boolean =>
  [...document.querySelectorAll('[aria-modal="true"]')].some((dialog) => dialog.checkVisibility());
