/**
 * Returns the processor time of an action, in milliseconds: what else the machine does counts little. It is the least of three,
 * as the process also compiles code and collects garbage at times of its own.
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
