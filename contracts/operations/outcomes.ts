import { changesState, type Operation } from '../operation.ts';
import { productOperations, type OperationName } from './all.ts';
import type { ProblemCode } from '../problems.ts';

/** One way in which a request can end, as the documents have it: a successful response by name, or a problem. */
export type OutcomeOf<Name extends OperationName> =
  | (typeof productOperations)[Name]['successes'][number]
  | ProblemCode;

/** Every way in which a request can end: the successes, the problems of its own, and those of all operations. */
export const outcomesOf = (name: OperationName): readonly string[] => [
  ...productOperations[name].successes,
  ...refusalsOf(name),
];

/** Returns the codes of the problems that an operation can respond with. */
export function refusalsOf(name: OperationName): readonly ProblemCode[] {
  const operation: Operation = productOperations[name];
  const { parameters, query, body, access, problems = [] } = operation;
  return [
    ...problems,
    ...(access === 'bearer' ? (['sign-in-required', 'token-rejected'] as const) : []),
    ...(changesState(operation) ? (['anti-forgery-missing'] as const) : []),
    ...(parameters || query || body ? (['invalid-request'] as const) : []),
    'internal-error',
  ];
}

/** Returns the name of an interaction of the pact. Each outcome of each operation has one. */
export const nameOf = (operation: string, outcome: string): string => `${operation}: ${outcome}`;
