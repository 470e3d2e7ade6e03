import { changesState, type Operation } from '../operation.ts';
import { productOperations, type OperationName } from './all.ts';
import type { ProblemCode } from '../problems.ts';

/** One documented outcome of an operation: a successful response by name, or a problem. */
export type OutcomeOf<Name extends OperationName> =
  | (typeof productOperations)[Name]['successes'][number]
  | ProblemCode;

/** Returns all outcomes of an operation: its successes, its own problems, and those that every operation has. */
export const outcomesOf = (name: OperationName): readonly string[] => [
  ...productOperations[name].successes,
  ...refusalsOf(name),
];

/** Returns the codes of the problems that an operation of the product can respond with. */
export const refusalsOf = (name: OperationName): readonly ProblemCode[] =>
  problemsOf(productOperations[name]);

/** Returns the codes of the problems that an operation can respond with: its own, and those that follow from what it takes. */
export function problemsOf(operation: Operation): readonly ProblemCode[] {
  const { parameters, query, body, access, problems = [] } = operation;
  return [
    ...problems,
    ...(access === 'bearer' ? (['sign-in-required', 'token-rejected'] as const) : []),
    ...(changesState(operation) ? (['anti-forgery-missing'] as const) : []),
    ...(parameters || query || body ? (['invalid-request'] as const) : []),
    'internal-error',
  ];
}

/**
 * Returns the codes of the general problems of an operation: an unreadable body, a limit, invalid data of the server.
 */
export const commonProblemsOf = (operation: Operation): readonly ProblemCode[] => [
  ...(operation.body ? (['unreadable-body', 'body-too-large', 'content-type-unsupported'] as const) : []),
  'too-many-requests',
  'invalid-answer',
  'store-unavailable',
  ...(changesState(operation) ? (['store-full'] as const) : []),
];

/** Returns the name of an interaction of the pact. Each outcome of each operation has one. */
export const nameOf = (operation: string, outcome: string): string => `${operation}: ${outcome}`;
