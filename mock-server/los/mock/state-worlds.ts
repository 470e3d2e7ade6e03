import type { StateName } from '../../../contracts/api/provider-states.ts';
import type { WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import type { StateParameters } from './state-order.ts';

/** The setup of a provider state: the recipe of its world, and the actions of its user. */
export interface StateWorld {
  readonly recipe: WorldRecipe;
  /** General account id of the loan that the user opens. */
  readonly openLoan?: number;
  /** Idempotency key of a loan that the user creates. */
  readonly creationKey?: string;
  /** True if the maximum number of event streams is open. */
  readonly hasEveryStreamOpen?: boolean;
  /** Prompt that the user sends to the assistant. */
  readonly prompt?: string;
  /** True if the access token of the user has expired. */
  readonly isTokenExpired?: boolean;
}

/** Time of the frozen clock in the world of every provider state. */
const now = '2026-06-01T12:00:00Z';

const as = ({ persona }: StateParameters): WorldRecipe =>
  persona === undefined ? { now } : { persona, now };

/** Settings of a world for a provider state. Each value differs from its default. */
const ownSettings: WorldRecipe['settings'] = {
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
  'nobody is signed in': () => ({ recipe: { now } }),
  'the installation has a title and addresses of its own': () => ({ recipe: { now, settings: ownSettings } }),
  "somebody's session has expired": (given) => ({ recipe: as(given), isTokenExpired: true }),
  'the server fails at a call': (given) => {
    const fault = { kind: 'status', status: 500, message: 'Try later.' } as const;
    return { recipe: { ...as(given), faults: [{ operation: given.operation ?? '', ...fault }] } };
  },
  'a menu has no entries': (given) => ({
    recipe: { ...as(given), emptyMenus: given.menu === undefined ? [] : [given.menu] },
  }),
  'somebody has a loan open': (given) => ({ recipe: as(given), openLoan: Number(given.accountId) }),
  'somebody has created a loan with a key': (given) => ({ recipe: as(given), creationKey: given.key ?? '' }),
  'somebody has every event stream open': (given) => ({ recipe: as(given), hasEveryStreamOpen: true }),
  'the assistant has answered somebody': (given) => ({
    recipe: as(given),
    prompt: 'When does a lock expire?',
  }),
} as const satisfies Readonly<Record<StateName, (given: StateParameters) => StateWorld>>;
