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

const loan = (body?: unknown): ControlExample => ({
  parameters: { id: 'current', generalAccountId: '123402' },
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
      now: '2026-03-08T07:30:00Z',
      faults: [{ operation: 'getMenu', kind: 'hang' }],
    },
  },
  getWorld: inWorld(),
  getRecipe: { parameters: { id: 'current', at: 'start' } },
  changeWorld: inWorld({ flags: { enableAiAssistant: true }, emptyMenus: ['rates'] }),
  getWorldLoans: { parameters: { id: 'current', find: 'adeyemi' } },
  getWorldLoan: loan(),
  changeWorldLoan: loan({ loan: { dashboard: { loanDetails: { loanAmount: 512_000 } } } }),
  setClock: inWorld({ advanceSeconds: 3600 }),
  addFault: inWorld({ operation: 'getUser', kind: 'status', status: 503, message: 'Try again later.' }),
  getFaults: { parameters: { id: 'current', used: 'false' } },
  deleteFault: { parameters: { id: 'current', faultId: 'recipe-1' } },
  clearFaults: inWorld(),
  sendEvent: inWorld({ name: 'loanUpdate', generalAccountId: 123_402 }),
  issueToken: inWorld({ persona: 'closing' }),
  changeState: { body: { state: state.name, params: state.params, action: 'setup' } },
  produceMessage: { body: { description: 'getEvents: a menu changed', providerStates: [state] } },
  getJournal: inWorld(),
  searchJournal: inWorld({ operation: 'createLoan', status: 200, body: { loanPurpose: 'Purchase' } }),
  exportHar: inWorld(),
  streamJournal: inWorld(),
  clearJournal: inWorld(),
  enterWorld: { parameters: { recipe: 'eyJwZXJzb25hIjoiY2xvc2luZyJ9', at: '/pipeline' } },
  confirmWorld: { parameters: { recipe: 'eyJwZXJzb25hIjoiY2xvc2luZyJ9', at: '/pipeline' } },
  resetWorld: inWorld(),
  deleteWorld: inWorld(),
};
