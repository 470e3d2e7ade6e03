/** Calls the callback of a Fastify hook when a promise settles. If the promise is rejected, passes its error. */
export async function callWhenSettled(promise: Promise<void>, done: (error?: Error) => void): Promise<void> {
  try {
    await promise;
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
    return;
  }
  done();
}
