import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commonServer } from '../../test/common-server.ts';
import { control } from '../../test/control.ts';
import { dashboardOfNewLoan } from '../../store/repositories/new-loan.ts';
import { loanRequest, newWorld, problemOf, type TestResponse } from '../../test/server.ts';

const { app } = await commonServer();

/** Returns an object with one value at a path, such as `ratios.ltv`. */
const at = (path: string, value: unknown): object => {
  const [group = '', name = ''] = path.split('.');
  return { [group]: { [name]: value } };
};
const errorsOf = (response: TestResponse) =>
  (problemOf(response).errors ?? []).map(({ field, message }) => [field.split('.dashboard.')[1], message]);

const fraction = (value: string, percent: string, most = '0.25') =>
  `must be a fraction from 0 to ${most}: write ${value} for ${percent}`;
const noDay = 'is not a day of the calendar between 1900 and 2199, such as 2026-03-08';
const noForm = 'does not have the documented form, such as 2026-03-08';
const phone = 'is a phone number with its area code: write ten digits, such as (360) 555-0101';
const score = 'must be 0, or a whole number from 300 to 850';
const state = 'is the code of a state or territory: write two letters, such as WA';

for (const [path, value, message] of [
  ['loanDetails.rate', 7, fraction('0.07', '7%')],
  ['loanDetails.rate', 6.875, fraction('0.06875', '6.875%')],
  ['loanDetails.rate', 0.65, fraction('0.07', '7%')],
  ['loanDetails.rate', 0.251, fraction('0.07', '7%')],
  ['loanDetails.rate', -0.01, fraction('0.07', '7%')],
  ['loanDetails.rate', '7%', 'must be number, such as 0.065'],
  ['loanDetails.apr', 7.25, fraction('0.0725', '7.25%', '1')],
  ['ratios.ltv', 80, fraction('0.8', '80%', '3')],
  ['ratios.cltv', 90, fraction('0.9', '90%', '3')],
  ['ratios.hcltv', 95, fraction('0.95', '95%', '3')],
  ['ratios.debtRatio', 43, fraction('0.43', '43%', '3')],
  ['ratios.housingRatio', 28, fraction('0.28', '28%', '3')],
  ['loanDetails.loanAmount', '310,000', 'must be number, such as 310000'],
  ['loanDetails.salesPrice', -1, 'must be >= 0'],
  ['loanDetails.principalAndInterest', 2_539.848, 'has more decimals than 0.01 allows'],
  ['loanDetails.closingDate', '2026-02-30', noDay],
  ['loanDetails.closingDate', '1899-12-31', noDay],
  ['loanDetails.closingDate', '2200-01-01', noDay],
  ['loanDetails.lockExpiration', '12/24/2026', noForm],
  ['loanDetails.final', '2026-13-01', noDay],
  ['applicationCriteria.applicationDate', '2026-04-31', noDay],
  ['primaryBorrower.homePhone', '555-0101', phone],
  ['primaryBorrower.cellPhone', '360555010', phone],
  ['primaryCoBorrower.workPhone', '5550101', phone],
  ['primaryBorrower.creditScore', 851, score],
  ['primaryBorrower.creditScore', 299, score],
  ['primaryCoBorrower.creditScore', 1, score],
  ['primaryBorrower.zipCode', '9850', 'is a zip code: write five digits, such as 98501'],
  ['primaryBorrower.zipExtension', '22', 'is the extension of a zip code: write four digits, such as 2210'],
  ['primaryCoBorrower.state', 'Washington', state],
  ['loanDetails.propertyAddressState', 'wa', state],
  [
    'loanDetails.propertyAddressZipCode',
    '985012210',
    'is a zip code: write five digits, such as 98501, or 98501-2210',
  ],
] as const) {
  test(`[A-193] ${path} ${JSON.stringify(value)} is refused with what to write`, async () => {
    const loans = { 900_001: { originatorUserId: 301, dashboard: at(path, value) } };
    const response = await app.inject({ method: 'POST', url: '/mock/worlds', payload: { loans } });
    assert.equal(response.statusCode, 400, response.body);
    assert.deepEqual(errorsOf(response), [[path, message]]);
  });
}

test('[A-193] amounts of a running loan in another unit than its other amounts are refused', async () => {
  const id = await newWorld(app);
  const changed = (dashboard: object) => control(app, 'PATCH', id, { loans: { 123_404: { dashboard } } });
  const inCents = (path: string, amount: number, dollars: string) => [
    `loanDetails.${path}`,
    `is in US dollars, not in cents, and does not fit the other amounts of the loan: write ${amount} for ${dollars}`,
  ];
  for (const [dashboard, wrong] of [
    [{ loanDetails: { loanAmount: 31_000_000 } }, inCents('loanAmount', 310_000, '$310,000.00')],
    [
      { loanDetails: { loanAmount: 31_000_000, salesPrice: 400_000, appraisedValue: 900_000 } },
      inCents('loanAmount', 310_000, '$310,000.00'),
    ],
    [
      { loanDetails: { salesPrice: 30_500_000, appraisedValue: 30_500_000 } },
      inCents('salesPrice', 305_000, '$305,000.00'),
    ],
    [{ ratios: { ltv: 75 } }, ['ratios.ltv', fraction('0.75', '75%', '3')]],
  ] as const) {
    assert.deepEqual(errorsOf(await changed(dashboard)), [wrong], JSON.stringify(dashboard));
  }
  assert.equal((await changed({ loanDetails: { loanAmount: 310_000 } })).statusCode, 200);
});

test('[A-193] the least and the greatest values, other notations and unknown values are accepted', async () => {
  for (const dashboard of [
    { loanDetails: { rate: 0.25, apr: 1, closingDate: '1900-01-01', lockExpiration: '2199-12-31' } },
    { loanDetails: { rate: 0.07, loanAmount: 310_000, salesPrice: 388_888.5, cashToClose: -2_000 } },
    { loanDetails: { rate: 0, closingDate: '2028-02-29', propertyAddressZipCode: '98501-2210' } },
    { ratios: { ltv: 1.03, cltv: 0.9401, debtRatio: 1.2 } },
    { loanDetails: { loanAmount: 300_000, salesPrice: 100_000 }, ratios: { ltv: 3 } },
    { primaryBorrower: { creditScore: 850, cellPhone: '3605550101', state: 'PR', zipCode: '00901' } },
    { primaryBorrower: { creditScore: 300, cellPhone: '360.555.0101', homePhone: '' } },
    { primaryBorrower: { creditScore: 0 }, primaryCoBorrower: { creditScore: null } },
  ])
    await newWorld(app, { loans: { 900_001: { originatorUserId: 301, dashboard } } });
});

test('[A-193] the LTV of a created loan is known up to 300%', () => {
  const context = {
    objectId: '',
    now: new Date('2026-03-10T12:00:00Z'),
    institutionName: 'Marrowbrook',
    productCode: 'CF30',
    originator: { originatorUserId: 301, firstName: 'Nora', lastName: 'Whitfield' },
  };
  const ltvOf = (loanToValuePercent: number) =>
    dashboardOfNewLoan({ ...loanRequest, loanToValuePercent }, context, '1').ratios.ltv;
  assert.deepEqual([ltvOf(3), ltvOf(3.00001)], [3, null]);
});
