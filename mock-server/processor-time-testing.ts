/**
 * Returns the processor time of an action in milliseconds, which other processes hardly change. It is the minimum of
 * three runs, since a run may include compilation and garbage collection.
 */
export function processorTime(act: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    act();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}
