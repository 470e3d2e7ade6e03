import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stateCodes } from '../../../contracts/api/options.ts';
import type { Institutions, Originator, Product } from '../../../contracts/operations/create-loan.ts';
import { newWorld, problemOf, signedIn } from '../../test/server.ts';
import { commonServer, newcomer } from '../../test/common-server.ts';

test('[L-7-08 L-3.6-09] the institutions have origination types and a default for each', async () => {
  const user = await newcomer('lending-staff');
  const answer = (await user.get('/api/loans/institutions')).json<Institutions>();
  assert.deepEqual(answer.loanOriginationTypes, [
    'Retail',
    'Wholesale',
    'Brokered Out',
    'Correspondent',
    'Purchased',
  ]);
  assert.deepEqual(
    new Set(Object.keys(answer.defaultloanOriginationTypes).map(Number)),
    new Set(answer.institutions.map(({ institutionId }) => institutionId)),
  );
});

test('[S-7-15 L-3.6-08] the institutions have ids and names', async () => {
  const user = await newcomer('lending-staff');
  const { institutions } = (await user.get('/api/loans/institutions')).json<Institutions>();
  assert.deepEqual(institutions, [
    { institutionId: 105, name: 'Fennimore Partners' },
    { institutionId: 101, name: 'Marrowbrook Home Lending' },
    { institutionId: 104, name: 'Oxley Ridge Credit Union' },
    { institutionId: 102, name: 'Quillhaven Savings' },
    { institutionId: 103, name: 'Tarnfield Community Bank' },
  ]);
});

test('[L-3.6-09] each institution has a default origination type of its own', async () => {
  const user = await newcomer('lending-staff');
  const answer = (await user.get('/api/loans/institutions')).json<Institutions>();
  assert.deepEqual(answer.defaultloanOriginationTypes, {
    101: 'Retail',
    102: 'Retail',
    103: 'Correspondent',
    104: 'Wholesale',
    105: 'Brokered Out',
  });
});

test('[L-7-10 L-3.6-10] originators belong to their institution', async () => {
  const user = await newcomer('lending-staff');
  const originators = (await user.get('/api/loans/originators/102')).json<Originator[]>();
  assert.deepEqual(originators, [
    { originatorUserId: 304, firstName: 'Desmond', lastName: 'Achebe' },
    { originatorUserId: 302, firstName: 'Mateo', lastName: 'Alvarado' },
  ]);
});

test('[L-7-11 L-7-12] the paths of products and licenses have the originator before the institution', async () => {
  const states = stateCodes.filter((code) => !['AA', 'AE', 'AP'].includes(code));
  const user = await newcomer('lending-staff');
  const productsAt = async (institutionId: number) =>
    (await user.get(`/api/loans/products/304/${institutionId}`))
      .json<Product[]>()
      .map(({ loanProductId }) => loanProductId);
  assert.deepEqual([await productsAt(102), await productsAt(105)], [[501, 502, 507], [505]]);
  assert.equal((await user.get('/api/loans/products/102/304')).statusCode, 404);
  assert.deepEqual((await user.get('/api/loans/licenses/305/103')).json(), ['NH', 'VT']);
  assert.deepEqual((await user.get('/api/loans/licenses/307/104')).json(), []);
  assert.deepEqual((await user.get('/api/loans/licenses/301/101')).json(), states);
  assert.equal(states.length, 56);
});

test('[L-3.6-12] an originator has other licensed states at another institution', async () => {
  const user = await newcomer('lending-staff');
  const statesAt = async (institutionId: number) =>
    (await user.get(`/api/loans/licenses/302/${institutionId}`)).json<string[]>();
  assert.deepEqual(await statesAt(101), ['AZ', 'CA', 'NV', 'NM', 'OR', 'TX', 'UT', 'WA']);
  assert.deepEqual(await statesAt(102), ['OR', 'WA']);
});

test('[L-6-02 L-6-03] a user gets the options of their own institutions only', async () => {
  const { app } = await commonServer();
  const single = await signedIn(app, 'single-institution');
  const { institutions } = (await single.get('/api/loans/institutions')).json<Institutions>();
  assert.deepEqual(institutions, [{ institutionId: 103, name: 'Tarnfield Community Bank' }]);
  assert.equal((await single.get('/api/loans/originators/103')).json<Originator[]>().length, 1);
  assert.equal((await single.get('/api/loans/products/305/103')).json<Product[]>().length, 1);
  const foreign = await single.get('/api/loans/originators/101');
  assert.equal(problemOf(foreign).code, 'institution-not-found');
  const other = await single.get('/api/loans/products/306/103');
  assert.equal(problemOf(other).code, 'originator-not-found');
});

test('[A-37] the persona without licenses has no licensed states in any institution', async () => {
  const user = await newcomer('no-licensed-states');
  const { institutions } = (await user.get('/api/loans/institutions')).json<Institutions>();
  assert.ok(institutions.length > 1);
  for (const { institutionId } of institutions) {
    const originators = (await user.get(`/api/loans/originators/${institutionId}`)).json<Originator[]>();
    for (const { originatorUserId } of originators) {
      assert.deepEqual(
        (await user.get(`/api/loans/licenses/${originatorUserId}/${institutionId}`)).json(),
        [],
      );
    }
  }
});

test('[S-7-16] an institution without originators, a pair without products and a user without institutions get empty lists', async () => {
  const { app } = await commonServer();
  const user = await signedIn(app, 'no-licensed-states');
  assert.deepEqual((await user.get('/api/loans/originators/105')).json(), []);
  assert.deepEqual((await user.get('/api/loans/products/305/103')).json(), []);
  const refused = await user.get('/api/loans/products/308/105');
  assert.equal(problemOf(refused).code, 'originator-not-found');
  const reader = await signedIn(app, 'no-create-features');
  const none = (await reader.get('/api/loans/institutions')).json<Institutions>();
  assert.deepEqual([none.institutions, none.defaultloanOriginationTypes], [[], {}]);
  assert.equal(none.loanOriginationTypes.length, 5);
  const others = await reader.get('/LoanSetup/UserHasOtherActiveOriginators');
  assert.deepEqual(others.json(), { HasOtherActiveOriginators: false });
});

test('[S-7-17] the response says whether the user has several originators', async () => {
  const { app } = await commonServer();
  const has = async (persona: Parameters<typeof signedIn>[1], world?: string) =>
    (await (await signedIn(app, persona, world)).get('/LoanSetup/UserHasOtherActiveOriginators')).json();
  assert.deepEqual(await has('lending-staff'), { HasOtherActiveOriginators: true });
  assert.deepEqual(await has('single-institution'), { HasOtherActiveOriginators: false });
  const harbor = { name: 'Harbor', defaultOriginationType: 'Retail' as const, originators: [] };
  const world = await newWorld(app, { institutions: { 905: harbor } });
  assert.deepEqual(await has('single-institution', world), { HasOtherActiveOriginators: false });
});
