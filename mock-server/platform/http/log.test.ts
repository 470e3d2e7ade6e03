import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legacyPages } from '../../../contracts/api/legacy.ts';
import { providerPaths } from '../../../contracts/api/provider-paths.ts';
import type { Loans } from '../../store/repositories/loans.ts';
import { authorizeAddress, codeFor, redeem, signIn } from '../../test/sign-in.ts';
import { antiForgery, loanRequest, newWorld, storeWith, testApp } from '../../test/server.ts';
import { openStore } from '../worlds/open-store.ts';

test('at level trace the log has one JSON line each, and no token, code, cookie, address or body', async (context) => {
  const sound = await openStore(':memory:');
  context.after(() => sound.close());
  const loansIn = (worldId: string): Partial<Loans> => ({
    create: (...creation) => sound.in(worldId).loans.create(...creation),
    dashboardJson: () =>
      Promise.reject(Object.assign(new Error('gone'), { authorization: 'Bearer planted' })),
  });
  const lines: string[] = [];
  const app = await testApp(context, {
    store: storeWith(sound, 'loans', loansIn),
    logLevel: 'trace',
    logTo: { write: (line) => void lines.push(line) },
  });
  const place = { 'x-world': await newWorld(app) };
  const { accessToken, refreshToken, idToken, cookie } = await signIn(app, 'lending-staff', place);
  const code = await codeFor(app, { ...place, cookie });
  const headers = { ...place, ...antiForgery, authorization: `Bearer ${accessToken}` };
  await redeem(app, { code, code_verifier: 'wrong' }, place);
  await app.inject({ method: 'POST', url: '/api/loans', headers, payload: loanRequest });
  for (const [url, more] of [
    ['/api/loans/123401/dashboard', headers],
    ['/api/navigation/account/000121234', headers],
    [`/nowhere?code=${code}&access_token=${accessToken}`, headers],
    [`/%zz?id_token_hint=${idToken}`, headers],
    [`${legacyPages['loan-pipeline'].path}?search=Steadfast`, { ...headers, cookie }],
    [authorizeAddress({}, { login_hint: 'grace.steadfast@example.org' }), { ...place, cookie }],
    [`${providerPaths.logout}?id_token_hint=${idToken}`, { ...place, cookie }],
  ] as const)
    await app.inject({ url, headers: more });
  const log = lines.join('');
  assert.deepEqual(
    lines.map((line) => typeof JSON.parse(line)),
    lines.map(() => 'object'),
  );
  assert.match(log, /"url":"\/api\/navigation\/account\/:applicationIdentifier"/);
  assert.match(log, /"url":"\(no route\)"/);
  assert.match(log, /"authorization":"\*\*\*"/);
  const session = cookie.split('=')[1] ?? '';
  const secrets = [accessToken, refreshToken, idToken, code, session, '000121234', 'planted'];
  const personal = ['Steadfast', 'steadfast', loanRequest.borrowerDetails.lastName];
  for (const text of [...secrets, ...personal]) assert.ok(!log.includes(text), text);
});
