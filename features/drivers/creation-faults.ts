import type { Fault } from '../../contracts/operations/mock-schemas.ts';

type CreationFault = Omit<Fault, 'operation'>;

/** How a creation can be answered, in the words of the features. */
const faults: Readonly<Record<string, CreationFault>> = {
  'a conflict and its reason': { kind: 'status', status: 409, message: 'The file is locked.' },
  'a server failure': { kind: 'status', status: 500 },
  'a server failure and a reason': { kind: 'status', status: 503, message: 'The store is being moved.' },
  'a call to sign in': { kind: 'status', status: 401 },
  'a page in between': { kind: 'html' },
  'a page of a broken gateway': { kind: 'html', status: 502 },
  'an error and its reason': { kind: 'create-error', message: 'The institution is closed.' },
  'an error without a reason': { kind: 'create-error' },
  'half of the answer': { kind: 'truncate' },
  'values of another kind': { kind: 'wrong-type' },
  'a broken connection': { kind: 'reset' },
};

/** The fault of these words. @throws {Error} when no fault has them */
export function creationFault(words: string): Fault {
  const fault = faults[words];
  if (!fault) throw new Error(`No creation is answered with "${words}"`);
  return { operation: 'createLoan', ...fault };
}
