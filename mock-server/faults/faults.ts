import type { Fault } from '../../contracts/schemas/mock.ts';
import { namedOperation } from '../plugins/operations.ts';
import { anyOperation } from './checked-fault.ts';

/** A fault and how far it is from its end. */
interface WaitingFault {
  readonly fault: Fault;
  /** 1: the next call that it is for fails. */
  nth: number;
  /** Calls that still fail; null for all. */
  times: number | null;
}

/**
 * The faults that wait in each world, in the order in which they were asked for. They live as long as the process:
 * a restart forgets them.
 */
export class Faults {
  readonly #waiting = new Map<string, WaitingFault[]>();

  /** True when no world has any, so that a call need not look. */
  get areNone(): boolean {
    return this.#waiting.size === 0;
  }

  /** The faults as they would have to be asked for now. */
  list(worldId: string): Fault[] {
    return (this.#waiting.get(worldId) ?? []).map(({ fault, nth, times }) => ({ ...fault, nth, times }));
  }

  add(worldId: string, ...faults: readonly Fault[]): void {
    if (faults.length === 0) return;
    const waiting = this.#waiting.get(worldId) ?? [];
    for (const fault of faults) {
      waiting.push({ fault, nth: fault.nth ?? 1, times: fault.times === undefined ? 1 : fault.times });
    }
    this.#waiting.set(worldId, waiting);
  }

  clear(worldId: string): void {
    this.#waiting.delete(worldId);
  }

  /**
   * Counts a call, and answers the fault that it meets. A call meets one fault, the first whose turn has come; the
   * others whose turn has come wait for the call after it. So two faults that happen once make two calls fail.
   */
  next(worldId: string, operation: string): Fault | null {
    const waiting = this.#waiting.get(worldId);
    if (!waiting) return null;
    let met: WaitingFault | null = null;
    for (const one of waiting) {
      if (!isFor(one.fault, operation)) continue;
      if (one.nth > 1) one.nth -= 1;
      else met ??= one;
    }
    if (met && met.times !== null) this.#spend(worldId, waiting, met);
    return met?.fault ?? null;
  }

  #spend(worldId: string, waiting: WaitingFault[], met: WaitingFault): void {
    const left = (met.times ?? 0) - 1;
    met.times = left;
    if (left > 0) return;
    waiting.splice(waiting.indexOf(met), 1);
    if (waiting.length === 0) this.#waiting.delete(worldId);
  }
}

/** A fault in a few words, such as "status 500" or "delay 300 ms". */
export function faultInWords({ kind, status, delayMilliseconds }: Fault): string {
  if (kind === 'delay') return `delay ${delayMilliseconds ?? 0} ms`;
  return status === undefined ? kind : `${kind} ${status}`;
}

const isFor = (fault: Fault, operation: string): boolean =>
  fault.operation === operation ||
  (fault.operation === anyOperation && namedOperation(operation)?.isPage === false);
