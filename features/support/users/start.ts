import type { WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import type { Fault } from '../../../contracts/operations/fault.ts';
import type { User } from '../../../contracts/operations/session.ts';
import { personaOf } from '../vocabulary/vocabulary.ts';
import { world } from './world.ts';

/** The start of a scenario, as far as a step declares it. The specification site builds links from it. */
export interface Start {
  /** Part of the recipe of the scenario's world. */
  readonly recipe?: WorldRecipe;
  /** Address of the product that the user opens. */
  readonly at?: string;
  /** True if the step has further actions, which a link leaves to its user. */
  readonly isLeft?: true;
}

/** For each step definition made by `starting`: its `startOf`. */
const starts = new WeakMap<object, unknown>();

/**
 * Returns the function of a step definition that sets up the start of a scenario. The scenario and the links of the
 * specification site both use `startOf`, so they cannot differ.
 * @param startOf returns the start for the parameters of the step
 * @param prepare prepares the start in the running scenario
 */
export function starting<Given extends unknown[], Own extends Start>(
  startOf: (...given: Given) => Own,
  prepare: (start: Own, ...given: Given) => unknown,
): (...given: Given) => unknown {
  const code = (...given: Given) => prepare(startOf(...given), ...given);
  // Cucumber compares the number of parameters with that in the step's expression.
  Object.defineProperty(code, 'length', { value: startOf.length });
  starts.set(code, startOf);
  return code;
}

/** Returns the `startOf` of a step definition; undefined if it was not made by `starting`. */
export const startOfCode = (code: object) => starts.get(code) as ((...given: unknown[]) => Start) | undefined;

/** Begins the scenario in a new world with this recipe. */
export const begin = ({ recipe }: Start): Promise<void> => world.begin(recipe ?? {});

export const openAt = ({ at = '/' }: Start): Promise<void> => world.anyUser.open(at);

/** Makes requests of the scenario's world fail. */
export async function failRequests({ recipe }: Start): Promise<void> {
  for (const fault of Object.values(recipe?.faults ?? {})) if (fault) await world.anyUser.fail(fault);
}

/** Returns the start of a world in which requests of an operation fail. */
export const failing = (fault: Fault) => ({
  recipe: { faults: { [[fault.operation, fault.kind, fault.status].filter(Boolean).join('-')]: fault } },
});

/** Returns the start of a world in which the responses of an operation are late. */
export const delaying = (operation: string, times: Fault['times'] = 1) =>
  failing({ operation, kind: 'delay', delayMilliseconds: 15_000, times });

/** Returns the start of a world whose user is a persona with a changed profile. */
export const withProfile = (persona: string, profile: Partial<User>) => ({
  recipe: { persona, users: { [persona]: { profiles: { [personaOf(persona).userId]: profile } } } },
});
