/** Words of the idle warning, over the page and in the windows that the page has opened. */
export const words = {
  title: 'Are you still there?',
  stay: 'Stay signed in',
  leave: 'Log out now',
  /** @param loss part of the sentence about unsaved entries; blank if there are none */
  inactive: (loss: string): string =>
    `You've been inactive for a while. To protect borrower data, you'll be signed out${loss} in`,
  /** The same in a window that the page has opened, which is small. */
  inactiveInWindow: (loss: string): string =>
    `You've been inactive for a while. You'll be signed out${loss} in`,
  seconds: (count: number): string => (count === 1 ? 'second' : 'seconds'),
} as const;

/** Seconds before sign-out at which a screen reader announces the time left. */
const moments = [300, 120, 60, 30, 10];

/**
 * Returns the announcement of the time left. It changes at a few moments only, so that each is read once. Blank until
 * the first one, since the dialog itself states the time at its start.
 */
export function announcementAt(secondsLeft: number, secondsAtStart: number): string {
  const passed = moments.filter((moment) => moment < secondsAtStart && secondsLeft <= moment).at(-1);
  return passed === undefined ? '' : `${inWords(passed)} left`;
}

/** Formats seconds in words: 75 is "1 minute 15 seconds". */
export function inWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [minutes > 0 ? counted(minutes, 'minute') : '', rest > 0 ? counted(rest, 'second') : ''];
  return parts.filter((part) => part !== '').join(' ') || counted(0, 'second');
}

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Returns the title of the tab: 75 seconds are "1:15 until sign-out". The time is first, since a tab is narrow. */
export function warningTitle(secondsLeft: number): string {
  const seconds = String(secondsLeft % 60).padStart(2, '0');
  return `${Math.floor(secondsLeft / 60)}:${seconds} until sign-out · Threshold`;
}
