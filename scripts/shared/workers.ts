/** Takes one thing after the other, several at a time. Each worker has a number, for what it needs of its own. */
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
