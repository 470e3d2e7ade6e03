/** A provider state: its parameters and its description. */
export interface ProviderStateKind {
  /** Required parameters. */
  readonly needs: readonly StateParameter[];
  /** Optional parameters, besides the ids, which every state accepts. */
  readonly takes?: readonly StateParameter[];
  /** Describes the data and sessions of this state in one sentence, for the developer who implements it. */
  readonly means: string;
}

/**
 * Names of the ids that every provider state accepts as parameters. The verifier sends the id that a record has in the
 * seed `standard`; the server responds with the id that the same record has there.
 */
export const stateIds = [
  'accountId',
  'applicationIdentifier',
  'taskId',
  'institutionId',
  'originatorId',
  'productId',
  'userId',
] as const;
export type StateId = (typeof stateIds)[number];

/** Name of a parameter of a provider state. Each value is a text. */
export type StateParameter = StateId | 'persona' | 'operation' | 'menu' | 'key';

/**
 * Every provider state of the pact. Each starts from the standard loans, with a frozen clock. Protocol:
 * contracts/provider-states.md.
 */
export const providerStates = {
  'somebody is signed in': {
    needs: ['persona'],
    means: 'The persona is signed in with a valid access token.',
  },
  'nobody is signed in': { needs: [], means: 'The product has been opened, and no user has signed in.' },
  'the installation has a title and addresses of its own': {
    needs: [],
    means:
      'No user is signed in. The settings have a product title, an image-flow address and an address for each page that may have one.',
  },
  "somebody's session has expired": {
    needs: ['persona'],
    means: 'The persona signed in two hours ago, and their access token has expired.',
  },
  'the server fails at a call': {
    needs: ['operation'],
    takes: ['persona'],
    means:
      'The server responds to the next request of `operation` with 500, a problem body and a trace id. `operation` is the name of an operation.',
  },
  'a menu has no entries': {
    needs: ['persona', 'menu'],
    means: 'The menu (reports, delivery, resources, rates or loan) has no entries.',
  },
  'somebody has a loan open': {
    needs: ['persona', 'accountId'],
    means: 'The persona has selected the loan with this general account id.',
  },
  'somebody has created a loan with a key': {
    needs: ['persona', 'key'],
    means: 'The persona has created a loan with this idempotency key; it differs from the loan of the pact.',
  },
  'the assistant has answered somebody': {
    needs: ['persona'],
    means:
      'The assistant has answered a prompt of the persona; the values have the tracking id of the answer.',
  },
} as const satisfies Readonly<Record<string, ProviderStateKind>>;

export type StateName = keyof typeof providerStates;
export const stateNames = Object.keys(providerStates) as [StateName, ...StateName[]];

/** A provider state that every server has. Setting it up shows whether a server offers provider states. */
export const simplestState = 'nobody is signed in' satisfies StateName;
