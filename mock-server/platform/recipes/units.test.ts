import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commonServer } from '../../test/common-server.ts';
import { dashboardOfNewLoan } from '../../store/repositories/new-loan.ts';
import { loanRequest, problemOf } from '../../test/server.ts';

const { app } = await commonServer();

/** Sends a recipe with one loan whose dashboard has these values. */
const createdWith = (dashboard: object) =>
  app.inject({
    method: 'POST',
    url: '/mock/worlds',
    payload: { loans: { 900_001: { originatorUserId: 301, dashboard } } },
  });

const ofDetails = (values: object) => ({ loanDetails: values });
const ofRatios = (values: object) => ({ ratios: values });
const ofBorrower = (values: object) => ({ primaryBorrower: values });
const ofCoBorrower = (values: object) => ({ primaryCoBorrower: values });

const refused: readonly (readonly [dashboard: object, field: string, message: RegExp])[] = [
  [ofDetails({ rate: 7 }), 'loanDetails.rate', /^must be a fraction from 0 to 0\.25: write 0\.07 for 7%$/],
  [ofDetails({ rate: 6.875 }), 'loanDetails.rate', /write 0\.06875 for 6\.875%$/],
  [ofDetails({ rate: 0.65 }), 'loanDetails.rate', /from 0 to 0\.25: write 0\.07 for 7%$/],
  [ofDetails({ rate: -0.01 }), 'loanDetails.rate', /must be a fraction/],
  [ofDetails({ rate: '7%' }), 'loanDetails.rate', /^must be number, such as 0\.065$/],
  [ofDetails({ apr: 7.25 }), 'loanDetails.apr', /write 0\.0725 for 7\.25%$/],
  [ofRatios({ ltv: 80 }), 'ratios.ltv', /write 0\.8 for 80%$/],
  [ofRatios({ cltv: 90 }), 'ratios.cltv', /write 0\.9 for 90%$/],
  [ofRatios({ hcltv: 95 }), 'ratios.hcltv', /write 0\.95 for 95%$/],
  [ofRatios({ debtRatio: 43 }), 'ratios.debtRatio', /write 0\.43 for 43%$/],
  [ofRatios({ housingRatio: 28 }), 'ratios.housingRatio', /write 0\.28 for 28%$/],
  [ofDetails({ loanAmount: '310,000' }), 'loanDetails.loanAmount', /^must be number, such as 310000$/],
  [ofDetails({ salesPrice: -1 }), 'loanDetails.salesPrice', /^must be >= 0$/],
  [
    ofDetails({ principalAndInterest: 2_539.848 }),
    'loanDetails.principalAndInterest',
    /more decimals than 0\.01/,
  ],
  [
    ofDetails({ loanAmount: 31_000_000, salesPrice: 400_000 }),
    'loanDetails.loanAmount',
    /in US dollars, not in cents, .*write 310000 for \$310,000\.00$/,
  ],
  [
    ofDetails({ loanAmount: 31_000_000, salesPrice: 400_000, appraisedValue: 900_000 }),
    'loanDetails.loanAmount',
    /in US dollars, not in cents/,
  ],
  [ofDetails({ closingDate: '2026-02-30' }), 'loanDetails.closingDate', /not a day of the calendar/],
  [ofDetails({ closingDate: '1899-12-31' }), 'loanDetails.closingDate', /not a day of the calendar/],
  [ofDetails({ closingDate: '2200-01-01' }), 'loanDetails.closingDate', /not a day of the calendar/],
  [ofDetails({ lockExpiration: '12/24/2026' }), 'loanDetails.lockExpiration', /such as 2026-03-08$/],
  [ofDetails({ final: '2026-13-01' }), 'loanDetails.final', /not a day of the calendar/],
  [
    { applicationCriteria: { applicationDate: '2026-04-31' } },
    'applicationCriteria.applicationDate',
    /not a day of the calendar/,
  ],
  [
    ofBorrower({ cellPhone: '555-0101' }),
    'primaryBorrower.cellPhone',
    /ten digits, such as \(360\) 555-0101$/,
  ],
  [ofCoBorrower({ workPhone: '5550101' }), 'primaryCoBorrower.workPhone', /ten digits/],
  [ofDetails({ rate: 0.251 }), 'loanDetails.rate', /from 0 to 0\.25/],
  [ofBorrower({ cellPhone: '360555010' }), 'primaryBorrower.cellPhone', /ten digits/],
  [ofBorrower({ creditScore: 851 }), 'primaryBorrower.creditScore', /^must be a whole number from 0 to 850$/],
  [ofBorrower({ creditScore: 299 }), 'primaryBorrower.creditScore', /300 to 850/],
  [ofBorrower({ creditScore: 74 }), 'primaryBorrower.creditScore', /300 to 850/],
  [ofBorrower({ zipCode: '9850' }), 'primaryBorrower.zipCode', /five digits/],
  [ofBorrower({ zipExtension: '22' }), 'primaryBorrower.zipExtension', /four digits/],
  [ofCoBorrower({ state: 'Washington' }), 'primaryCoBorrower.state', /two letters, such as WA$/],
  [ofDetails({ propertyAddressState: 'wa' }), 'loanDetails.propertyAddressState', /two letters/],
  [ofDetails({ propertyAddressZipCode: '985012210' }), 'loanDetails.propertyAddressZipCode', /98501-2210$/],
];

for (const [dashboard, field, message] of refused) {
  test(`[A-193] ${JSON.stringify(dashboard)} is refused with what to write`, async () => {
    const response = await createdWith(dashboard);
    assert.equal(response.statusCode, 400, response.body);
    const [error] = problemOf(response).errors ?? [];
    assert.equal(error?.field, `loans.900001.dashboard.${field}`);
    assert.match(error?.message ?? '', message);
  });
}

const accepted: readonly object[] = [
  ofDetails({ rate: 0.25, apr: 1 }),
  ofBorrower({ creditScore: 850, cellPhone: '3605550101' }),
  ofBorrower({ creditScore: 300 }),
  ofDetails({ closingDate: '1900-01-01', lockExpiration: '2199-12-31' }),
  ofDetails({ rate: 0.07, apr: 0.071, loanAmount: 310_000, salesPrice: 388_888.5, cashToClose: -2_000 }),
  ofDetails({ rate: 0, closingDate: '2028-02-29', propertyAddressZipCode: '98501-2210' }),
  ofRatios({ ltv: 1.03, cltv: 0.9401, debtRatio: 1.2 }),
  { ...ofDetails({ loanAmount: 300_000, salesPrice: 100_000 }), ...ofRatios({ ltv: 3 }) },
  ofBorrower({ cellPhone: '360.555.0101', homePhone: '', creditScore: 0, state: 'PR', zipCode: '00901' }),
];
for (const dashboard of accepted) {
  test(`[A-193] ${JSON.stringify(dashboard)} is accepted`, async () => {
    const response = await createdWith(dashboard);
    assert.equal(response.statusCode, 201, response.body);
  });
}

test('[A-193] a change of a running loan is checked with the amounts that the loan has', async () => {
  const { id } = (await app.inject({ method: 'POST', url: '/mock/worlds', payload: {} })).json<{
    id: string;
  }>();
  const changed = (dashboard: object) =>
    app.inject({
      method: 'PATCH',
      url: `/mock/worlds/${id}`,
      payload: { loans: { 123_404: { dashboard } } },
    });
  for (const [dashboard, field] of [
    [ofDetails({ loanAmount: 31_000_000 }), 'loanDetails.loanAmount'],
    [ofRatios({ ltv: 75 }), 'ratios.ltv'],
    [ofDetails({ rate: 7 }), 'loanDetails.rate'],
  ] as const) {
    const response = await changed(dashboard);
    assert.equal(response.statusCode, 400, response.body);
    assert.equal(problemOf(response).errors?.[0]?.field, `loans.123404.dashboard.${field}`);
  }
  assert.equal((await changed(ofDetails({ loanAmount: 310_000 }))).statusCode, 200);
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
