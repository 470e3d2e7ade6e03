import assert from 'node:assert/strict';
import type { Fault } from '../../../contracts/schemas/mock.ts';
import type { LogoutResponse, User } from '../../../contracts/operations/session.ts';
import { paths } from '../../../web/shared/routes/paths.ts';
import { sessionApi } from '../../../web/session/api.ts';
import { addressAfterLogout } from '../../../web/session/logout.ts';
import { requestLogout } from '../../../web/session/request-logout.ts';
import { addFault } from '../../support/faults.ts';
import type { SessionActions } from '../areas/session.ts';
import { personaOf } from '../vocabulary.ts';
import { ask } from './ask.ts';
import type { HttpContext } from './context.ts';

export function sessionActions(context: HttpContext): Partial<SessionActions> {
  let logoutAnswer: LogoutResponse | null = null;
  let isProviderUser = true;
  const user = () => context.store.dispatch(sessionApi.endpoints.getUser.initiate()).unwrap();
  return {
    startAsNobody: () => context.start(),
    startSignedIn: (person) => context.startAs(person),
    startSignedInOn: (day, person) => context.startAs(person, { now: `${day}T12:00:00Z` }),
    startBeforeSettings: (person) => context.startBeforeSettings(person),
    startWithToken: async (person, kind) => {
      await context.startAs(person);
      context.token = await tokenOf(context, person, kind);
    },
    ask: (what) => ask(context, what),
    spoilLogout: async (answer) => {
      const fault = spoilt[answer];
      if (!fault) throw new Error(`No logout is answered with "${answer}"`);
      await addFault(context.client.fetch, context.server.origin, { operation: 'logout', ...fault });
    },
    askForLogout: async () => {
      isProviderUser = (await user()).authenticatedWithMicrosoft;
      logoutAnswer = await requestLogout(context.store.dispatch);
    },
    leavesSignedOut: async () => {
      assert.equal(context.logouts, 0, 'a logout begins no logout');
      assert.equal(addressAfterLogout(logoutAnswer, isProviderUser, context.server.origin), paths.signedOut);
    },
    knowsPerson: async () => assert.deepEqual(told(await user()), told(personaOf(context.person).user)),
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

/** How the server answers to a logout, as the features call it. */
const spoilt: Readonly<Record<string, Pick<Fault, 'kind' | 'status'>>> = {
  'the status 500': { kind: 'status', status: 500 },
  'the status 401': { kind: 'status', status: 401 },
  'half an answer': { kind: 'truncate' },
  'an answer of another kind': { kind: 'wrong-type' },
  'a page in place of an answer': { kind: 'html' },
};

/** What the profile menu and the landing need to know. */
const told = ({ role, initials, firstName, lastName, email, userGroupName }: User) => ({
  role,
  initials,
  firstName,
  lastName,
  email,
  userGroupName,
});

async function tokenOf(context: HttpContext, person: string, kind: string): Promise<string | null> {
  switch (kind) {
    case 'no token':
      return null;
    case 'a token somebody altered':
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
