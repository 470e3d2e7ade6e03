import { builtInIdleTimes, idleSensitivitySeconds } from '../../../contracts/api/settings.ts';
import type { IdleTiming } from '../../../contracts/operations/configuration.ts';

/** When what happens to somebody who does nothing, in milliseconds. */
export interface Timing {
  /** Without activity for so long, the warning starts (S-4.1-24). */
  readonly idle: number;
  /** So long after the start of the warning the user is signed out (S-4.1-25). */
  readonly timeout: number;
  /** Between two keep-alive calls (S-4.1-26). */
  readonly keepAlive: number;
  /** Activity is counted at most once in this time (S-4.1-23). */
  readonly sensitivity: number;
}

/** Where somebody stands: at work, warned, or timed out. Whole seconds are left, rounded up. */
export type IdleState =
  | { readonly phase: 'active' }
  | { readonly phase: 'warning'; readonly secondsLeft: number }
  | { readonly phase: 'over' };

/** The built-in timing, overridden by the `idle` part of the settings as far as that makes sense (C-01, S-9-09). */
export function timingOf(settings: Partial<IdleTiming> | undefined): Timing {
  const { idleSeconds, timeoutSeconds, keepAliveSeconds } = builtInIdleTimes;
  return {
    idle: milliseconds(settings?.idleSeconds, idleSeconds),
    timeout: milliseconds(settings?.timeoutSeconds, timeoutSeconds),
    keepAlive: milliseconds(settings?.keepAliveSeconds, keepAliveSeconds),
    sensitivity: idleSensitivitySeconds * second,
  };
}

/**
 * The state at a moment. Only the time of the last activity counts, not how many timers have fired since: so a
 * computer that wakes from sleep, a throttled tab and a second tab all come to the same result.
 * @param lastActivity milliseconds since 1970, as is `now`
 */
export function idleStateAt(lastActivity: number, now: number, { idle, timeout }: Timing): IdleState {
  const quiet = now - lastActivity;
  if (quiet < idle) return { phase: 'active' };
  const left = idle + timeout - quiet;
  return left > 0 ? { phase: 'warning', secondsLeft: Math.ceil(left / second) } : { phase: 'over' };
}

/** Milliseconds until the state changes next, if nothing happens. */
export function untilChange(lastActivity: number, now: number, { idle, timeout }: Timing): number {
  const quiet = now - lastActivity;
  if (quiet < idle) return idle - quiet;
  const left = idle + timeout - quiet;
  return left % second || second;
}

const second = 1_000;

const milliseconds = (wanted: number | undefined, builtIn: number): number =>
  second * (Number.isFinite(wanted) && Number(wanted) > 0 ? Number(wanted) : builtIn);
