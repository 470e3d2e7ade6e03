import assert from 'node:assert/strict';
import type { LogoutResponse, User } from '../../../contracts/operations/session.ts';
import { requestLogout } from '../../../web/session/request-logout.ts';
import type { SessionActions } from '../areas/session.ts';
import { personaOf } from '../vocabulary.ts';
import { ask } from './ask.ts';
import type { HttpContext } from './context.ts';

export function sessionActions(context: HttpContext): Partial<SessionActions> {
  let logoutAnswer: LogoutResponse | null = null;
  return {
    startSignedOut: () => context.start(),
    startSignedIn: (person) => context.startAs(person),
    startSignedInOn: (day, person) => context.startAs(person, { now: `${day}T12:00:00Z` }),
    startWithToken: async (person, kind) => {
      await context.startAs(person);
      context.token = await tokenOf(context, person, kind);
    },
    ask: (what) => ask(context, what),
    askForLogout: async () => {
      logoutAnswer = await requestLogout(context.store.dispatch);
    },
    wasTold: async (field, value) => {
      const told = JSON.parse(context.client.last.answer) as User;
      assert.equal(Reflect.get(told, field), value);
    },
    knowsLogout: async () => {
      const { customerIdentifier, ...addresses } = logoutAnswer ?? ({} as LogoutResponse);
      assert.match(addresses.authenticationAuthority, /^https?:\/\//);
      assert.match(addresses.msAuthLogoutRedirectUri, /\/signed-out\b/);
      assert.match(addresses.losAuthLogoutRedirectUri, /\/signed-out\b/);
      assert.notEqual(addresses.msAuthLogoutRedirectUri, addresses.losAuthLogoutRedirectUri);
      assert.notEqual(customerIdentifier, '');
    },
    wasLoggedOutOnce: async () => {
      await ask(context, 'the institutions');
      assert.equal(context.logouts, 1);
    },
  };
}

async function tokenOf(context: HttpContext, person: string, kind: string): Promise<string | null> {
  switch (kind) {
    case 'no token':
      return null;
    case 'an altered token':
      return altered(await context.tokenOf(person));
    case 'a token that has expired':
      return context.tokenOf(person, 'expired');
    case 'a token for another product':
      return context.tokenOf(person, 'foreign');
    default:
      throw new Error(`No kind of token is called "${kind}"`);
  }
}

/** The same token, speaking of somebody else under the old signature. */
function altered(token: string): string {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const other = {
    ...JSON.parse(Buffer.from(claims, 'base64url').toString()),
    oid: personaOf('administrator').objectId,
  };
  return [header, Buffer.from(JSON.stringify(other)).toString('base64url'), signature].join('.');
}
