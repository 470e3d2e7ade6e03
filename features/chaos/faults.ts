import type { createLoanOperations } from '../../contracts/operations/create-loan.ts';
import type { Fault } from '../../contracts/operations/fault.ts';

/** The faults of the chaos matrix, by name, as the mock server injects them. */
export const faults = {
  'status 500': { kind: 'status', status: 500, message: 'Something broke on purpose.' },
  'status 503, no body': { kind: 'status', status: 503, withTraceId: false },
  'status 401': { kind: 'status', status: 401 },
  'status 403': { kind: 'status', status: 403, message: 'Not for you, on purpose.' },
  late: { kind: 'delay', delayMilliseconds: 1_500 },
  'no answer': { kind: 'hang' },
  'broken off': { kind: 'reset' },
  'cut short': { kind: 'truncate' },
  'wrong shape': { kind: 'wrong-type' },
  'a page': { kind: 'html' },
  /** Affects createLoan only: a successful response that says that no loan was created. */
  'not created': { kind: 'create-error', message: 'The loan number range is used up.' },
} as const satisfies Readonly<Record<string, Omit<Fault, 'operation'>>>;

export type FaultName = keyof typeof faults;

/** Returns true if a fault can affect a request. */
export const canMeet = (name: FaultName, call: string): boolean =>
  faults[name].kind !== 'create-error' || call === ('createLoan' satisfies keyof typeof createLoanOperations);
