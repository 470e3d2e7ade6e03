import type { WorldRecipe } from '../../contracts/operations/mock-schemas.ts';
import type { Fault } from '../../contracts/operations/fault.ts';
import type { User } from '../../contracts/operations/session.ts';
import { world } from './world.ts';

/** What a step says about the start of a scenario. The specification site makes links of it. */
export interface Start {
  /** Part of the recipe of the scenario's world. */
  readonly recipe?: WorldRecipe;
  /** Address of the product that the user opens. */
  readonly at?: string;
  /** True if the user does more than open the address; a link leaves that to its user. */
  readonly isLeft?: true;
}

/** The function that a step definition gave to `starting`, by the code of the definition. */
const starts = new WeakMap<object, unknown>();

/**
 * Returns the code of a step that is part of the start of a scenario. The scenario and the links of the specification
 * site both call `startOf`, so they cannot differ.
 * @param startOf returns the start for the values of the sentence
 * @param prepare prepares the start in the running scenario
 */
export function starting<Given extends unknown[], Own extends Start>(
  startOf: (...given: Given) => Own,
  prepare: (start: Own, ...given: Given) => unknown,
): (...given: Given) => unknown {
  const code = (...given: Given) => prepare(startOf(...given), ...given);
  // Cucumber compares the number of parameters with the sentence.
  Object.defineProperty(code, 'length', { value: startOf.length });
  starts.set(code, startOf);
  return code;
}

/** Returns the function that gives the start for the values of a sentence; undefined for code without a start. */
export const startOfCode = (code: object) => starts.get(code) as ((...given: unknown[]) => Start) | undefined;

/** Begins the scenario in a new world with this recipe. */
export const begin = ({ recipe }: Start): Promise<void> => world.begin(recipe ?? {});

/** Opens the address. */
export const openAt = ({ at = '/' }: Start): Promise<void> => world.anyUser.open(at);

/** Makes requests of the scenario's world fail. */
export async function failRequests({ recipe }: Start): Promise<void> {
  for (const fault of recipe?.faults ?? []) await world.anyUser.fail(fault);
}

/** Returns the start of a world in which requests of an operation fail. */
export const failing = (fault: Fault) => ({ recipe: { faults: [fault] } });

/** Returns the start of a world in which the responses of an operation are late. @param times null for all of them */
export const delaying = (operation: string, times: number | null = 1) =>
  failing({ operation, kind: 'delay', delayMilliseconds: 15_000, times });

/** Returns the start of a world whose user is a persona with a changed profile. */
export const withProfile = (persona: string, profile: Partial<User>) => ({
  recipe: { persona, users: [{ persona, profile }] },
});
