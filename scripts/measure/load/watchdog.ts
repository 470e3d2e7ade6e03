/** A timeout has passed. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
}

/**
 * Waits for a promise with a timeout.
 *
 * @param what the expected event, for the error message
 * @throws {TooLate}
 */
export async function within<T>(seconds: number, what: string, thing: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooLate(`Not within ${seconds} s: ${what}`)), seconds * 1_000);
  });
  try {
    return await Promise.race([thing, late]);
  } finally {
    clearTimeout(timer);
  }
}
