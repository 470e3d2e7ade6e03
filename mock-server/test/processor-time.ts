/**
 * Returns the CPU time of an action in milliseconds, which depends little on other processes. It is the minimum of
 * several runs, since a run may include compilation and garbage collection.
 */
export function processorTime(act: () => unknown, runs = 3): number {
  const times = Array.from({ length: runs }, () => {
    const before = process.cpuUsage();
    act();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}
