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

/** Problems that have nothing to do with a single operation. */
const sharedProblems: readonly string[] = [
  'sign-in-required',
  'token-rejected',
  'internal-error',
] satisfies ProblemCode[];

/**
 * Returns true for an outcome with an interaction in the pact. A problem that operations share has one, of `getUser`: one
 * test of the SPA and one of the server have it for every operation.
 */
export const isInPact = (name: OperationName, outcome: string): boolean =>
  name === 'getUser' || !sharedProblems.includes(outcome);

/** Returns the codes of the problems that an operation of the product can respond with. */
export const refusalsOf = (name: OperationName): readonly ProblemCode[] =>
  problemsOf(productOperations[name]);

/**
 * Returns the codes of the problems of an operation: its own, and those that follow from its access, method and input.
 */
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
 * Returns the codes of problems that most operations share: an unreadable body, a response that violates its
 * schema, a database error.
 */
export const commonProblemsOf = (operation: Operation): readonly ProblemCode[] => [
  ...(operation.body ? (['unreadable-body', 'body-too-large', 'content-type-unsupported'] as const) : []),
  'invalid-answer',
  'store-unavailable',
  ...(changesState(operation) ? (['store-full'] as const) : []),
];

/**
 * Problems that any operation can respond with, whatever the request: an unknown world, a forbidden origin, a server
 * that is not ready, or an injected fault.
 */
export const problemsAnywhere = [
  'world-unknown',
  'origin-not-allowed',
  'not-ready',
  'fault-injected',
] as const satisfies readonly ProblemCode[];

/** Returns the name of an interaction of the pact. Each outcome of each operation has one. */
export const nameOf = (operation: string, outcome: string): string => `${operation}: ${outcome}`;
