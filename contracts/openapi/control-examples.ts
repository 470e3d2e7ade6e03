import type { mockOperations } from '../operations/mock.ts';

/** Values of an example request of a control operation. */
export interface ControlExample {
  /** Path and query parameters by name. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const inWorld = (body?: unknown): ControlExample => ({
  parameters: { id: 'current' },
  ...(body === undefined ? {} : { body }),
});

const state = {
  name: 'somebody has a loan open',
  params: { persona: 'lending-staff', accountId: '123402' },
};

/**
 * An example request of each control operation, which the OpenAPI document shows. A test sends them to a server in this
 * order: contracts/provider/examples.test.ts.
 */
export const controlExamples: Readonly<Record<keyof typeof mockOperations, ControlExample>> = {
  getCatalogue: {},
  createWorld: {
    body: {
      persona: 'lending-staff',
      seed: 'standard',
      clock: { now: '2026-03-08T07:30:00Z' },
      faults: { 'slow-menu': { operation: 'getMenu', kind: 'hang' } },
    },
  },
  getWorld: { parameters: { id: 'current', at: 'start' } },
  changeWorld: inWorld({
    clock: { now: '2026-03-08T07:30:00Z', isFrozen: false },
    features: { quickLock: null },
    menus: { rates: [], loan: null },
    users: { 'lending-staff': { profiles: { '207': { techSupportNumber: null } } }, closing: null },
    loans: {
      '123404': { dashboard: { loanDetails: { loanStatus: 'Funded', rate: null } }, task: null },
      '123402': null,
    },
    faults: {
      slow: { operation: 'getLoanDashboard', kind: 'delay', delayMilliseconds: 800, times: 'always' },
      first: null,
    },
    presenter: { step: 3 },
  }),
  getWorldLoans: { parameters: { id: 'current', find: 'adeyemi' } },
  sendEvent: inWorld({ name: 'loanUpdate', generalAccountId: 123_402 }),
  issueToken: inWorld({ persona: 'closing' }),
  changeState: { body: { state: state.name, params: state.params, action: 'setup' } },
  produceMessage: { body: { description: 'getEvents: a menu changed', providerStates: [state] } },
  searchJournal: inWorld({ operation: 'createLoan', status: 200, body: { loanPurpose: 'Purchase' } }),
  exportHar: inWorld(),
  streamJournal: inWorld(),
  clearJournal: inWorld(),
  enterWorld: { parameters: { recipe: 'eyJwZXJzb25hIjoiY2xvc2luZyJ9', at: '/pipeline' } },
  confirmWorld: { parameters: { recipe: 'eyJwZXJzb25hIjoiY2xvc2luZyJ9', at: '/pipeline' } },
  resetWorld: inWorld(),
  deleteWorld: inWorld(),
};
