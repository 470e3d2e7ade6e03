/** Key in the tab's storage. The product does not clear it, and the start of a demo does. */
const hiddenKey = 'presenter-hidden';

/** Returns true if the user hid the bar earlier in this tab. */
export function wasHidden(): boolean {
  try {
    return sessionStorage.getItem(hiddenKey) !== null;
  } catch {
    // The browser stores nothing: the bar is hidden until the next page.
    return false;
  }
}

/** Remembers in this tab whether the bar is hidden. */
export function keepHidden(isHidden: boolean): void {
  try {
    if (isHidden) sessionStorage.setItem(hiddenKey, 'true');
    else sessionStorage.removeItem(hiddenKey);
  } catch {
    // As above.
  }
}
