import type { StateName } from '../../../contracts/api/provider-states.ts';
import type { WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import type { StateParameters } from './state-order.ts';

/** A world in which a provider state is so: its recipe, and what then happens in it. */
export interface StateWorld {
  readonly recipe: WorldRecipe;
  /** General account id of the loan that the person selects. */
  readonly openLoan?: number;
  /** Idempotency key of a loan that the person creates. */
  readonly creationKey?: string;
  /** Whether as many event streams are open as may be. */
  readonly hasEveryStreamOpen?: boolean;
  /** What the person asks the assistant. */
  readonly prompt?: string;
  /** How far the world's clock moves on after the sign-in. */
  readonly laterBySeconds?: number;
}

/** A day that stands still, with the standard loans. */
const now = '2026-06-01T12:00:00Z';

const as = ({ persona }: StateParameters): WorldRecipe =>
  persona === undefined ? { now } : { persona, now };

/** A setting of each kind that an installation may choose, none as the product has it. */
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

/** How this server brings each state about; the parameters that a state needs are there. */
export const stateWorlds = {
  'somebody is signed in': (given) => ({ recipe: as(given) }),
  'nobody is signed in': () => ({ recipe: { now } }),
  'the installation has a title and addresses of its own': () => ({ recipe: { now, settings: ownSettings } }),
  "somebody's session has expired": (given) => ({ recipe: as(given), laterBySeconds: 7_200 }),
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
