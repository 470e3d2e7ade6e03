import {
  type StateName,
  type ProviderStateKind,
  providerStates,
  type StateId,
  stateIds,
  stateNames,
  type StateParameter,
} from '../../../contracts/api/provider-states.ts';
import type { RecipePatch } from '../../platform/recipes/merged.ts';
import { closest } from 'fastest-levenshtein';
import { personaIds } from '../../../contracts/api/personas.ts';
import { namedOperation, operationNames } from '../../platform/inventory.ts';
import { didYouMean } from '../../platform/recipes/checks.ts';
import { isIdText } from '../../../contracts/schema.ts';
import { type MenuOfWorld, menusOfWorld } from '../../../contracts/operations/recipe.ts';
import { type FieldError, invalidFields, problem } from '../../platform/http/problems.ts';

/** The setup of a provider state: the recipe of its world, and the actions of its user. */
export interface StateWorld {
  readonly recipe: RecipePatch;
  /** General account id of the loan that the user opens. */
  readonly openLoan?: number;
  /** Idempotency key of a loan that the user creates. */
  readonly creationKey?: string;
  readonly prompt?: string;
  readonly isTokenExpired?: boolean;
}

/** The frozen clock in the world of every provider state. */
const clock = { now: '2026-06-01T12:00:00Z' };

/** Settings of a world for a provider state. Each value differs from its default. */
const ownSettings: RecipePatch['settings'] = {
  productTitle: 'Harbor Lending',
  imageFlowUrl: 'https://images.example.com/{accountId}',
  pageAddresses: {
    LosHelp: 'https://help.example.com/los',
    LenderHelp: 'https://help.example.com/lender',
    ContactUs: 'https://help.example.com/contact',
    OptimalBlueSearch: '/ob/search',
    OptimalBlueSelectOriginator: '/ob/originators',
    OptimalBlueCurrentUser: '/ob/own',
    LoanDebug: 'https://debug.example.com/{accountId}',
  },
};

/** The setup of each provider state, from its parameters. */
export const stateWorlds = {
  'somebody is signed in': (given) => ({ recipe: as(given) }),
  'nobody is signed in': () => ({ recipe: { clock } }),
  'the installation has a title and addresses of its own': () => ({
    recipe: { clock, settings: ownSettings },
  }),
  "somebody's session has expired": (given) => ({ recipe: as(given), isTokenExpired: true }),
  'the server fails at a call': (given) => {
    const fault = { kind: 'status', status: 500, message: 'Try later.' } as const;
    return { recipe: { ...as(given), faults: { call: { operation: given.operation ?? '', ...fault } } } };
  },
  'a menu has no entries': (given) => ({
    recipe: { ...as(given), menus: given.menu === undefined ? {} : { [given.menu]: [] } },
  }),
  'somebody has a loan open': (given) => ({ recipe: as(given), openLoan: Number(given.accountId) }),
  'somebody has created a loan with a key': (given) => ({ recipe: as(given), creationKey: given.key ?? '' }),
  'the assistant has answered somebody': (given) => ({
    recipe: as(given),
    prompt: 'When does a lock expire?',
  }),
} as const satisfies Readonly<Record<StateName, (given: StateParameters) => StateWorld>>;

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

const as = ({ persona }: StateParameters): RecipePatch =>
  persona === undefined ? { clock } : { persona, clock };

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
  if (name === 'persona' && !personaIds.some((id) => id === value))
    return `is not the id of a persona${didYouMean(value, personaIds)}`;
  if (name === 'operation' && !namedOperation(value))
    return `is not the name of an operation${didYouMean(value, operationNames())}`;
  if (name === 'key' && value === '') return 'must not be empty';
  const isNumber = name !== 'applicationIdentifier' && stateIds.some((id) => id === name);
  return isNumber && !isIdText(value) ? 'must be a positive whole number' : null;
}
