import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { endpoints, type OperationName } from '../api/endpoints.ts';
import type { Operation } from '../api/operation.ts';
import type { ProblemCode } from '../api/problems.ts';
import type { PersonaId } from '../api/personas.ts';
import { refusalsOf } from '../outcomes.ts';
import {
  createdWith,
  expired,
  failing,
  fullOfStreams,
  nobody,
  type ProviderState,
  signedInAs,
} from '../provider/states.ts';
import { accounts, creationKey, pair, type SpaCall, spaCalls, tasks } from './calls.ts';
import { traceId } from './consumer.ts';
import { loanRequest } from './loan-request.ts';
import { exchange } from './pact.ts';

const operations = Object.keys(endpoints) as OperationName[];
const missing = accounts.missing;
const noPair = { originatorId: missing, institutionId: missing };
/** No account, institution or task has this id, and no address may carry it: what a spoilt storage might hold. */
const none = 0;

/** The calls that bring a refusal about, where the plain call of the operation does not. */
const calls: { readonly [Name in OperationName]?: { readonly [Code in ProblemCode]?: SpaCall } } = {
  switchProfile: {
    'profile-not-found': spaCalls.switchProfile(missing),
    'invalid-request': spaCalls.switchProfile(none),
  },
  getMenu: {
    'menu-not-found': spaCalls.getMenu('specials'),
    'invalid-request': spaCalls.getMenu('1st'),
  },
  getLoanMenu: {
    'account-not-found': spaCalls.getLoanMenu(missing),
    'invalid-request': spaCalls.getLoanMenu(none),
  },
  getAccountByApplicationIdentifier: {
    'account-not-found': spaCalls.getAccountByApplicationIdentifier('A-MISSING'),
    'invalid-request': spaCalls.getAccountByApplicationIdentifier('A_B'),
  },
  getAccountById: {
    'account-not-found': spaCalls.getAccountById(missing),
    'invalid-request': spaCalls.getAccountById(none),
  },
  getLoanDashboard: {
    'account-not-found': spaCalls.getLoanDashboard(missing),
    'invalid-request': spaCalls.getLoanDashboard(none),
  },
  selectLoan: {
    'account-not-found': spaCalls.selectLoan(missing),
    'invalid-request': spaCalls.selectLoan(none),
  },
  selectQueueTask: {
    'account-not-found': spaCalls.selectQueueTask(missing),
    'task-not-found': spaCalls.selectQueueTask(accounts.inQueue, tasks.foreign),
    'invalid-request': spaCalls.selectQueueTask(accounts.inQueue, none),
  },
  getImageFlowAccess: {
    'account-not-found': spaCalls.getImageFlowAccess(missing),
    'invalid-request': spaCalls.getImageFlowAccess(none),
  },
  getOriginators: {
    'institution-not-found': spaCalls.getOriginators(missing),
    'invalid-request': spaCalls.getOriginators(none),
  },
  getProducts: {
    'institution-not-found': spaCalls.getProducts(noPair),
    'originator-not-found': spaCalls.getProducts({ ...pair, originatorId: missing }),
    'invalid-request': spaCalls.getProducts({ ...pair, originatorId: none }),
  },
  getLicenses: {
    'institution-not-found': spaCalls.getLicenses(noPair),
    'originator-not-found': spaCalls.getLicenses({ ...pair, originatorId: missing }),
    'invalid-request': spaCalls.getLicenses({ ...pair, originatorId: none }),
  },
  createLoan: { 'invalid-request': spaCalls.createLoan(loanRequest({ interestRate: 25.001 })) },
  requestAssistant: { 'invalid-request': spaCalls.requestAssistant('Hi') },
  reactToAnswer: { 'invalid-request': spaCalls.reactToAnswer('') },
};

/** Who may make the calls; the feature of a refused one is just what the person lacks. */
const personaOf = (name: OperationName, code: ProblemCode): PersonaId => {
  if (code === 'feature-missing') return 'no-create-features';
  return name === 'switchProfile' ? 'several-profiles' : 'lending-staff';
};

function stateOf(name: OperationName, code: ProblemCode): ProviderState {
  const persona = personaOf(name, code);
  switch (code) {
    case 'sign-in-required':
      return nobody;
    case 'token-rejected':
      return expired(persona);
    case 'internal-error':
      return endpoints[name].access === 'bearer' ? failing(name, persona) : failing(name);
    case 'idempotency-key-reused':
      return createdWith(creationKey, persona);
    case 'too-many-streams':
      return fullOfStreams(persona);
    default:
      return signedInAs(persona);
  }
}

function withoutOf(name: OperationName, code: ProblemCode): { without?: 'token' | 'anti-forgery' } {
  if (code === 'anti-forgery-missing') return { without: 'anti-forgery' };
  return code === 'sign-in-required' || endpoints[name].access === 'anonymous' ? { without: 'token' } : {};
}

interface Told {
  readonly unauthorized: number;
  /** Trace ids of what the server-error dialog would show. */
  readonly dialogs: readonly (string | null)[];
}

/** Lets a call be refused, and tells what the SPA makes of it. */
async function refused(name: OperationName, code: ProblemCode): Promise<Told> {
  const { send, ...request } = calls[name]?.[code] ?? spaCalls[name]();
  let told: Told | undefined;
  await exchange(
    { operation: name, outcome: code, state: stateOf(name, code), ...withoutOf(name, code), ...request },
    async ({ store, serverErrors, unauthorized }) => {
      const { error } = (await send(store)) as { error?: { code: string } };
      assert.equal(error?.code, code);
      const dialogs = serverErrors.map((shown) => (shown.showTraceId ? shown.traceId : null));
      told = { unauthorized: unauthorized(), dialogs };
    },
  );
  assert.ok(told);
  return told;
}

/** Who answers when the call is refused. */
function failureOf(name: OperationName, code: ProblemCode): Operation['failure'] {
  const { failure, shownByCaller = [] }: Operation = endpoints[name];
  return shownByCaller.includes(code) ? 'local' : failure;
}

const isAboutSignIn = (code: ProblemCode): boolean =>
  code === 'sign-in-required' || code === 'token-rejected';

describe('[L-6-01 L-8.1-01] without a token that is good the session ends, whoever answers for other failures', () => {
  for (const name of operations.filter((one) => one !== 'logout')) {
    for (const code of refusalsOf(name).filter(isAboutSignIn)) {
      test(`${name}: ${code}`, async () => {
        assert.deepEqual(await refused(name, code), { unauthorized: 1, dialogs: [] });
      });
    }
  }
});

describe('[C-11] a refused logout does not end the session a second time', () => {
  for (const code of refusalsOf('logout').filter(isAboutSignIn)) {
    test(`logout: ${code}`, async () => {
      assert.deepEqual(await refused('logout', code), { unauthorized: 0, dialogs: [] });
    });
  }
});

/** The refusals, other than those about the sign-in, for which one and the same answers. */
const others = (failure: Operation['failure']) =>
  operations.flatMap((name) =>
    refusalsOf(name)
      .filter((code) => !isAboutSignIn(code) && failureOf(name, code) === failure)
      .map((code) => [name, code] as const),
  );

describe('[L-8.1-02 L-8.1-03] any other refusal shows the server error with the trace id of the answer', () => {
  for (const [name, code] of others('dialog')) {
    test(`${name}: ${code}`, async () => {
      assert.deepEqual(await refused(name, code), { unauthorized: 0, dialogs: [traceId] });
    });
  }
});

describe('[L-8.4-01 L-8.4-02 L-8.4-03 S-8-15 S-8-16] nobody is told of choices, a dashboard or a selection that cannot be loaded', () => {
  for (const [name, code] of others('silent')) {
    test(`${name}: ${code}`, async () => {
      assert.deepEqual(await refused(name, code), { unauthorized: 0, dialogs: [] });
    });
  }
});

describe('who made the call answers for its failure', () => {
  for (const [name, code] of others('local')) {
    test(`${name}: ${code}`, async () => {
      assert.deepEqual(await refused(name, code), { unauthorized: 0, dialogs: [] });
    });
  }
});
