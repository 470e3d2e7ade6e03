type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * Returns true for a click that opens a link in this tab. The browser handles the others, as for any link: the middle
 * button and the keys Control and Meta open a new tab, Shift a window, Alt a download.
 */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
