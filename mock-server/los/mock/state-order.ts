import { closest } from 'fastest-levenshtein';
import { isIdText } from '../../../contracts/schema.ts';
import {
  type ProviderStateKind,
  providerStates,
  type StateId,
  stateIds,
  type StateName,
  stateNames,
  type StateParameter,
} from '../../../contracts/api/provider-states.ts';
import { type MenuOfWorld, menusOfWorld } from '../../../contracts/operations/recipe.ts';
import { type FieldError, invalidFields, problem } from '../../http/problems.ts';

/** A provider state with its checked parameters. */
export interface StateToSetUp {
  readonly state: StateName;
  readonly params: StateParameters;
}

export type StateParameters = Readonly<Partial<Record<StateParameter, string>>> & {
  readonly menu?: MenuOfWorld;
};

/**
 * Returns the provider state that a verifier asks for.
 *
 * @throws {ProblemError} state-not-found with the nearest name, or naming each missing or invalid parameter
 */
export function checkedState(name: string, params: Readonly<Record<string, string>> = {}): StateToSetUp {
  const state = stateNames.find((known) => known === name);
  if (state === undefined) {
    const nearest = closest(name, stateNames);
    throw problem(
      'state-not-found',
      `There is no provider state "${name}". The nearest is "${nearest}". contracts/provider-states.md lists all of them.`,
      { nearest },
    );
  }
  const errors = errorsIn(providerStates[state], params);
  if (errors.length > 0) throw invalidFields(errors);
  return { state, params };
}

/** Returns the ids among the parameters. The verifier gets them back unchanged, because they are ids of the seed. */
export const idsOf = (params: StateParameters): Partial<Record<StateId, string>> =>
  Object.fromEntries(stateIds.flatMap((id) => (params[id] === undefined ? [] : [[id, params[id]]])));

function errorsIn({ needs, takes = [] }: ProviderStateKind, given: Readonly<Record<string, string>>) {
  const known: readonly string[] = [...needs, ...takes, ...stateIds];
  const missing = needs.filter((name) => given[name] === undefined);
  return [
    ...missing.map((name) => errorAt(name, 'is required in this state')),
    ...Object.entries(given).flatMap(([name, value]) => {
      if (!known.includes(name)) return [errorAt(name, 'is not a parameter of this state')];
      const wrong = wrongIn(name, value);
      return wrong === null ? [] : [errorAt(name, wrong)];
    }),
  ];
}

const errorAt = (name: string, message: string): FieldError => ({ field: `params.${name}`, message });

function wrongIn(name: string, value: string): string | null {
  if (name === 'menu' && !menusOfWorld.some((menu) => menu === value)) {
    return `must be one of ${menusOfWorld.join(', ')}`;
  }
  if (name === 'key' && value === '') return 'must not be empty';
  const isNumber = name !== 'applicationIdentifier' && stateIds.some((id) => id === name);
  return isNumber && !isIdText(value) ? 'must be a positive whole number' : null;
}
