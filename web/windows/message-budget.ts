/** What one framed page may say in a second. A page of the older application says one thing at a click. */
const mostMessages = 20;

/**
 * Counts what a framed page says, so that one that says the same sensible thing without end, by a fault or on purpose,
 * leads nobody anywhere a thousand times.
 * @returns whether the next message is still within what a page may say; `now` in milliseconds of any clock
 */
export function messageBudget(): (now: number) => boolean {
  let heard: readonly number[] = [];
  return (now) => {
    heard = heard.filter((then) => now - then < 1_000);
    if (heard.length >= mostMessages) return false;
    heard = [...heard, now];
    return true;
  };
}
