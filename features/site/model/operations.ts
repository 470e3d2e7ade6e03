import { productOperations } from '../../../contracts/operations/all.ts';
import type { Operation } from '../../../contracts/operation.ts';
import { type ProblemCode, problems } from '../../../contracts/problems.ts';
import { refusalsOf } from '../../../contracts/operations/outcomes.ts';
import type { Interaction } from '../read/interactions.ts';
import type { Sources } from '../read/sources.ts';

/** An operation of the contract with its problems and interactions. */
export interface OperationView {
  readonly name: string;
  readonly operation: Operation;
  readonly problems: readonly { readonly code: string; readonly status: number; readonly title: string }[];
  readonly interactions: readonly Interaction[];
}

type Name = keyof typeof productOperations;

export function operationViews({ interactions }: Pick<Sources, 'interactions'>): OperationView[] {
  return (Object.keys(productOperations) as Name[]).map((name) => ({
    name,
    operation: productOperations[name],
    problems: refusalsOf(name).map((code) => ({ code, ...problems[code] })),
    interactions: interactions.filter((interaction) => interaction.operation === name),
  }));
}

/** Returns the operations that can respond with this problem. */
export function operationsAnswering(
  code: ProblemCode,
  operations: readonly OperationView[],
): OperationView[] {
  return operations.filter((view) => view.problems.some((problem) => problem.code === code));
}
