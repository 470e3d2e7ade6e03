import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stateCodes } from '../../../contracts/api/options.ts';
import type { PersonaId } from '../../../contracts/api/personas.ts';
import type { Institutions, Originator } from '../../../contracts/operations/create-loan.ts';
import { newWorld, signedIn } from '../../test/server.ts';
import { commonServer, newcomer } from '../../test/common-server.ts';

const states = stateCodes.filter((code) => !['AA', 'AE', 'AP'].includes(code));
const loanOriginationTypes = ['Retail', 'Wholesale', 'Brokered Out', 'Correspondent', 'Purchased'];
const tarnfield = { institutionId: 103, name: 'Tarnfield Community Bank' };
const originators = '/api/loans/originators';
const products = '/api/loans/products';
const licenses = '/api/loans/licenses';
const product = (loanProductId: number, loanProductName: string) => ({ loanProductId, loanProductName });
const fixed = product(501, 'Conforming 30 Year Fixed');
const shortFixed = product(502, 'Conforming 15 Year Fixed');
const jumbo = product(505, 'Jumbo 30 Year Fixed');
const construction = product(507, 'Construction to Permanent 30 Year');

/** What each list has for a user, whole. Paths of products and licenses have the originator before the institution. */
const lists: readonly (readonly [rules: string, persona: PersonaId, url: string, body: unknown])[] = [
  [
    'L-7-08 L-3.6-09 S-7-15 L-3.6-08',
    'lending-staff',
    '/api/loans/institutions',
    {
      loanOriginationTypes,
      defaultloanOriginationTypes: {
        101: 'Retail',
        102: 'Retail',
        103: 'Correspondent',
        104: 'Wholesale',
        105: 'Brokered Out',
      },
      institutions: [
        { institutionId: 105, name: 'Fennimore Partners' },
        { institutionId: 101, name: 'Marrowbrook Home Lending' },
        { institutionId: 104, name: 'Oxley Ridge Credit Union' },
        { institutionId: 102, name: 'Quillhaven Savings' },
        tarnfield,
      ],
    },
  ],
  [
    'L-6-02',
    'single-institution',
    '/api/loans/institutions',
    {
      loanOriginationTypes,
      defaultloanOriginationTypes: { 103: 'Correspondent' },
      institutions: [tarnfield],
    },
  ],
  [
    'S-7-16',
    'no-create-features',
    '/api/loans/institutions',
    { loanOriginationTypes, defaultloanOriginationTypes: {}, institutions: [] },
  ],
  [
    'L-7-10 L-3.6-10',
    'lending-staff',
    `${originators}/102`,
    [
      { originatorUserId: 304, firstName: 'Desmond', lastName: 'Achebe' },
      { originatorUserId: 302, firstName: 'Mateo', lastName: 'Alvarado' },
    ],
  ],
  [
    'L-6-02',
    'single-institution',
    `${originators}/103`,
    [{ originatorUserId: 305, firstName: 'Hana', lastName: 'Kobayashi' }],
  ],
  ['S-7-16', 'no-licensed-states', `${originators}/105`, []],
  ['L-7-11', 'lending-staff', `${products}/304/102`, [fixed, shortFixed, construction]],
  ['L-7-11', 'lending-staff', `${products}/304/105`, [jumbo]],
  ['L-6-03', 'single-institution', `${products}/305/103`, [fixed]],
  ['S-7-16', 'no-licensed-states', `${products}/305/103`, []],
  ['L-7-12', 'lending-staff', `${licenses}/305/103`, ['NH', 'VT']],
  ['L-7-12', 'lending-staff', `${licenses}/307/104`, []],
  ['L-7-12', 'lending-staff', `${licenses}/301/101`, states],
  // An originator has other licensed states at another institution.
  ['L-3.6-12', 'lending-staff', `${licenses}/302/101`, ['AZ', 'CA', 'NV', 'NM', 'OR', 'TX', 'UT', 'WA']],
  ['L-3.6-12', 'lending-staff', `${licenses}/302/102`, ['OR', 'WA']],
  [
    'S-7-17',
    'lending-staff',
    '/LoanSetup/UserHasOtherActiveOriginators',
    { HasOtherActiveOriginators: true },
  ],
  [
    'S-7-17',
    'single-institution',
    '/LoanSetup/UserHasOtherActiveOriginators',
    { HasOtherActiveOriginators: false },
  ],
  [
    'S-7-17',
    'no-create-features',
    '/LoanSetup/UserHasOtherActiveOriginators',
    { HasOtherActiveOriginators: false },
  ],
];
for (const [rules, persona, url, body] of lists) {
  test(`[${rules}] ${url} has the choices of ${persona}`, async () => {
    assert.deepEqual((await (await newcomer(persona)).get(url)).json(), body);
  });
}

test('[A-37] the persona without licenses has no licensed states in any institution', async () => {
  const user = await newcomer('no-licensed-states');
  const { institutions } = (await user.get('/api/loans/institutions')).json<Institutions>();
  assert.ok(institutions.length > 1);
  for (const { institutionId } of institutions) {
    const own = (await user.get(`/api/loans/originators/${institutionId}`)).json<Originator[]>();
    for (const { originatorUserId } of own) {
      assert.deepEqual(
        (await user.get(`/api/loans/licenses/${originatorUserId}/${institutionId}`)).json(),
        [],
      );
    }
  }
});

test('[S-7-17] an institution without originators gives its user no other originator', async () => {
  const { app } = await commonServer();
  const harbor = { name: 'Harbor', defaultOriginationType: 'Retail' as const, originators: [] };
  const world = await newWorld(app, { institutions: { 905: harbor } });
  const user = await signedIn(app, 'single-institution', world);
  const response = await user.get('/LoanSetup/UserHasOtherActiveOriginators');
  assert.deepEqual(response.json(), { HasOtherActiveOriginators: false });
});
