import type { Clock as ClockOrder } from '../../../contracts/operations/mock-schemas.ts';

/** Returns the present time of a world. */
export type Clock = () => Date;

export interface ClockState {
  /** ISO date and time of a frozen clock; null for a running one. */
  readonly frozenAt: string | null;
  /** Milliseconds by which a running clock is ahead of the system clock; negative if it is behind. */
  readonly clockOffset: number;
}

/**
 * Returns the system time in milliseconds since 1970, for times that belong to no world, such as idle time. No other
 * file of the server reads the system clock.
 */
export const machineTime = (): number => Date.now();

/** Returns the milliseconds of a clock that never goes back, to measure durations. */
export const stopwatch = (): number => performance.now();

/** Returns the system time in its highest resolution, which keeps the order of requests within a millisecond. */
export const exactMachineTime = (): number => performance.timeOrigin + performance.now();

export const runningClock: ClockState = { frozenAt: null, clockOffset: 0 };

export function clockOf({ frozenAt, clockOffset }: ClockState): Clock {
  if (frozenAt === null) return () => new Date(machineTime() + clockOffset);
  const instant = Date.parse(frozenAt);
  if (Number.isNaN(instant)) throw new RangeError(`"${frozenAt}" is not a date and time`);
  return () => new Date(instant);
}

/**
 * Returns a clock after a change. The change sets the time first, then advances it. A time alone freezes the clock; else
 * a clock that the change neither freezes nor releases stays frozen or running. A released clock continues from its
 * frozen time.
 *
 * @throws {RangeError} when the new time is no valid date
 */
export function changedClock(state: ClockState, change: ClockOrder): ClockState {
  const { now, advanceSeconds = 0, isFrozen = now !== undefined || state.frozenAt !== null } = change;
  const advance = advanceSeconds * 1_000;
  if (!isFrozen && now === undefined && state.frozenAt === null)
    return { frozenAt: null, clockOffset: state.clockOffset + advance };
  const present = new Date((now === undefined ? clockOf(state)().getTime() : Date.parse(now)) + advance);
  return isFrozen
    ? { frozenAt: present.toISOString(), clockOffset: 0 }
    : { frozenAt: null, clockOffset: present.getTime() - machineTime() };
}
