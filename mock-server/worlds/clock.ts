/** The present of a world. */
export type Clock = () => Date;

/**
 * The only place where the server asks the machine for the time; everything else asks a world.
 *
 * @param frozenAt ISO date and time at which the clock stands still; null for one that runs with the machine's.
 */
export function clockOf(frozenAt: string | null): Clock {
  if (frozenAt === null) return () => new Date(Date.now());
  const instant = Date.parse(frozenAt);
  if (Number.isNaN(instant)) throw new RangeError(`"${frozenAt}" is not a date and time`);
  return () => new Date(instant);
}
