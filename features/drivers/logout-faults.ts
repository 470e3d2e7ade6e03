import type { Fault } from '../../contracts/operations/mock-schemas.ts';

/** How the server answers a logout, as the features call it. */
const faults: Readonly<Record<string, Pick<Fault, 'kind' | 'status'>>> = {
  'the status 500': { kind: 'status', status: 500 },
  'the status 401': { kind: 'status', status: 401 },
  'half a response': { kind: 'truncate' },
  'a response of another kind': { kind: 'wrong-type' },
  'a page in place of a response': { kind: 'html' },
};

/** Returns the fault. @throws {Error} when none has the name */
export function logoutFault(answer: string): Pick<Fault, 'kind' | 'status'> {
  const fault = faults[answer];
  if (!fault) throw new Error(`No logout is answered with "${answer}"`);
  return fault;
}
