import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { productOperations, type OperationName } from '../operations/all.ts';
import type { ProblemCode } from '../problems.ts';
import type { PersonaId } from '../api/personas.ts';
import { isInPact, refusalsOf } from '../operations/outcomes.ts';
import { createdWith, expired, failing, nobody, type ProviderState, signedInAs } from './states.ts';
import { creationKey, refusedRequest, spaRequests } from './requests.ts';
import { traceId } from './consumer.ts';
import { exchange } from './pact.ts';
import { onlyLogged, shownByScreen } from './reactions.ts';

const names = Object.keys(productOperations) as OperationName[];
/** Returns the persona who sends the refused request. A missing feature needs a persona without the feature. */
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
      return productOperations[name].access === 'bearer' ? failing(name, persona) : failing(name);
    case 'idempotency-key-reused':
      return createdWith(creationKey, persona);
    default:
      return signedInAs(persona);
  }
}

function withoutOf(name: OperationName, code: ProblemCode): { without?: 'token' | 'anti-forgery' } {
  if (code === 'anti-forgery-missing') return { without: 'anti-forgery' };
  return code === 'sign-in-required' || productOperations[name].access === 'anonymous'
    ? { without: 'token' }
    : {};
}

interface Result {
  readonly unauthorized: number;
  /** Trace ids of the errors that the server-error dialog would show. */
  readonly dialogs: readonly (string | null)[];
}

/** Sends a request that is refused. Returns how the SPA reacts: logouts, and the trace ids in server-error dialogs. */
async function refused(name: OperationName, code: ProblemCode): Promise<Result> {
  const { send, ...request } = refusedRequest(name, code) ?? spaRequests[name]();
  let result: Result | undefined;
  await exchange(
    { operation: name, outcome: code, state: stateOf(name, code), ...withoutOf(name, code), ...request },
    async ({ store, serverErrors, unauthorized }) => {
      const { error } = (await send(store)) as { error?: { code: string } };
      assert.equal(error?.code, code);
      const dialogs = serverErrors.map((shown) => (shown.showTraceId ? shown.traceId : null));
      result = { unauthorized: unauthorized(), dialogs };
    },
  );
  assert.ok(result);
  return result;
}

type Reaction = 'dialog' | 'log' | 'screen';

function reactionTo(name: OperationName, code: ProblemCode): Reaction {
  if (onlyLogged.includes(name)) return 'log';
  return shownByScreen.includes(name) || shownByScreen.includes(`${name} ${code}`) ? 'screen' : 'dialog';
}

const isAboutSignIn = (code: ProblemCode): boolean =>
  code === 'sign-in-required' || code === 'token-rejected';

describe('[L-6-01 L-8.1-01] a 401 ends the session', () => {
  for (const code of refusalsOf('getUser').filter(isAboutSignIn)) {
    test(`getUser: ${code}`, async () => {
      assert.deepEqual(await refused('getUser', code), { unauthorized: 1, dialogs: [] });
    });
  }
});

/** Returns the operations and problem codes of the pact with this reaction, without problems of the sign-in. */
const others = (reaction: Reaction) =>
  names.flatMap((name) =>
    refusalsOf(name)
      .filter((code) => isInPact(name, code) && !isAboutSignIn(code))
      .filter((code) => reactionTo(name, code) === reaction)
      .map((code) => [name, code] as const),
  );

describe('[L-8.1-02 L-8.1-03] any other refusal opens the server-error dialog with the trace id of the response', () => {
  for (const [name, code] of others('dialog')) {
    test(`${name}: ${code}`, async () => {
      assert.deepEqual(await refused(name, code), { unauthorized: 0, dialogs: [traceId] });
    });
  }
});

describe('[L-8.4-01 L-8.4-02 L-8.4-03 S-8-15 S-8-16] a failed option list, dashboard or selection opens no dialog', () => {
  for (const [name, code] of others('log')) {
    test(`${name}: ${code}`, async () => {
      assert.deepEqual(await refused(name, code), { unauthorized: 0, dialogs: [] });
    });
  }
});

describe('an error that the caller shows opens no dialog', () => {
  for (const [name, code] of others('screen')) {
    test(`${name}: ${code}`, async () => {
      assert.deepEqual(await refused(name, code), { unauthorized: 0, dialogs: [] });
    });
  }
});
