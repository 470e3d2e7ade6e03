/**
 * Processes a list with several concurrent workers. Passes the number of the worker, so that each can use its own
 * resources.
 */
export async function inWorkers<One>(
  things: readonly One[],
  count: number,
  act: (thing: One, worker: number) => Promise<void>,
): Promise<void> {
  const waiting = [...things];
  await Promise.all(
    Array.from({ length: count }, async (_, worker) => {
      for (let thing = waiting.shift(); thing !== undefined; thing = waiting.shift())
        await act(thing, worker);
    }),
  );
}
