/** True while a dialog lies over the page. One that was closed may stay in the document, hidden. */
export const isModalOpen = (): boolean =>
  [...document.querySelectorAll('[aria-modal="true"]')].some((dialog) => dialog.checkVisibility());
