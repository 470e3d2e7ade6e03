/** Something did not happen in the time that it may take. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
}

/**
 * Waits for a thing itself, but not for ever.
 *
 * @param what is waited for, as it stands in the message
 * @throws {TooLate}
 */
export async function within<T>(seconds: number, what: string, thing: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooLate(`${what}: not within ${seconds} s`)), seconds * 1_000);
  });
  try {
    return await Promise.race([thing, late]);
  } finally {
    clearTimeout(timer);
  }
}
