import { builtInIdleTimes, idleSensitivitySeconds } from '../../../contracts/api/settings.ts';
import type { IdleTiming } from '../../../contracts/operations/configuration.ts';
import { isNumber } from '../../shared/parse.ts';

/** Idle times in milliseconds. */
interface Timing {
  /** Time without activity until the warning. */
  readonly idle: number;
  /** Time from the warning to sign-out. */
  readonly timeout: number;
  /** Time between two keep-alive requests. */
  readonly keepAlive: number;
  /** Minimum time between two activities that count. */
  readonly sensitivity: number;
}

/** State of the user: active, warned or timed out. Seconds left are rounded up. */
type IdleState =
  | { readonly phase: 'active' }
  | { readonly phase: 'warning'; readonly secondsLeft: number }
  | { readonly phase: 'over' };

/** Returns the default timing, overridden by valid values in the `idle` part of the settings (C-01). */
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
 * Returns the idle state at a moment. It depends only on the time of the last activity, not on timers. So a computer
 * that wakes from sleep, a throttled tab and a second tab get the same result.
 * @param lastActivity milliseconds since 1970, as is `now`
 */
export function idleStateAt(lastActivity: number, now: number, { idle, timeout }: Timing): IdleState {
  const quiet = now - lastActivity;
  if (quiet < idle) return { phase: 'active' };
  const left = idle + timeout - quiet;
  return left > 0 ? { phase: 'warning', secondsLeft: Math.ceil(left / second) } : { phase: 'over' };
}

/** Returns the milliseconds until the next change of the state, if there is no activity. */
function untilChange(lastActivity: number, now: number, { idle, timeout }: Timing): number {
  const quiet = now - lastActivity;
  if (quiet < idle) return idle - quiet;
  const left = idle + timeout - quiet;
  return left % second || second;
}

const second = 1_000;

const milliseconds = (wanted: number | undefined, builtIn: number): number =>
  second * (isNumber(wanted) && wanted > 0 ? wanted : builtIn);

/** Clock and timers that the watch uses: those of the browser, or fake ones in a test. */
export interface Clock {
  /** Returns milliseconds since 1970; includes the time in which the computer sleeps. */
  now(): number;
  /** Calls the action after the given milliseconds or later. Returns a function that cancels the call. */
  after(milliseconds: number, action: () => void): () => void;
}

export interface WatchSurroundings {
  readonly clock: Clock;
  readonly timing: Timing;
  /** Stores the time of the last activity for all tabs of the session and for the next page load. */
  readonly memory: { read(): number | null; write(at: number): void };
  keepAlive(): void;
  /** Called once, at the idle timeout, when the watch has ended. */
  timedOut(): void;
}

/** Watches for inactivity (document 000, section 4.1). */
export interface IdleWatch {
  /** Starts the watch from the stored last activity, as after a reload, or from now if none is stored. */
  start(): void;
  stop(): void;
  /** Reports activity of the user. Activity does not close the warning. */
  active(): void;
  /** Continues the session, on request of the user or the server. */
  extend(): void;
  /** Updates the state from clock and stored activity, as after sleep or after activity in another tab. */
  check(): void;
  state(): IdleState;
  onChange(listener: () => void): () => void;
}

/** Returns a watch that depends only on its arguments, not on a browser. */
export function createIdleWatch({ clock, timing, memory, ...act }: WatchSurroundings): IdleWatch {
  let last = clock.now();
  let nextKeepAlive = clock.now() + timing.keepAlive;
  let state: IdleState = { phase: 'active' };
  let callOff = () => {};
  const listeners = new Set<() => void>();

  const show = (next: IdleState) => {
    if (same(state, next)) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const count = (at: number) => {
    last = at;
    memory.write(at);
  };

  const check = () => {
    if (state.phase === 'over') return;
    const now = clock.now();
    // Another tab may have stored a later activity.
    last = Math.max(last, memory.read() ?? 0);
    // A stored time in the future means that the clock was set back: idle time and keep-alive restart.
    if (last > now) {
      count(now);
      nextKeepAlive = now;
    }
    const next = idleStateAt(last, now, timing);
    show(next);
    callOff();
    if (next.phase === 'over') return act.timedOut();
    if (now >= nextKeepAlive) {
      act.keepAlive();
      // Missed keep-alive requests are not sent later.
      nextKeepAlive += timing.keepAlive * (Math.floor((now - nextKeepAlive) / timing.keepAlive) + 1);
    }
    const pause = Math.min(untilChange(last, now, timing), nextKeepAlive - now, longestTimer);
    callOff = clock.after(pause, check);
  };

  return {
    start: () => {
      const known = memory.read();
      if (known === null) count(clock.now());
      else last = known;
      check();
    },
    stop: () => callOff(),
    active: () => {
      if (Math.abs(clock.now() - last) < timing.sensitivity) return;
      // Checks the elapsed time first, so that the mouse movement that wakes a computer does not extend the session.
      check();
      if (state.phase === 'active') count(clock.now());
    },
    extend: () => {
      check();
      if (state.phase === 'over') return;
      count(clock.now());
      check();
    },
    check,
    state: () => state,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Maximum delay of a timer in milliseconds. Browsers run a timer with a longer delay at once. */
const longestTimer = 2 ** 31 - 1;

const same = (one: IdleState, other: IdleState): boolean =>
  one.phase === other.phase &&
  (one.phase !== 'warning' || other.phase !== 'warning' || one.secondsLeft === other.secondsLeft);
