import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stateCodes } from '../../contracts/api/options.ts';
import { amountFields } from '../../contracts/fields/loan.ts';
import { constants } from '../../web/shared/constants.ts';
import { emptyForm } from '../../web/pages/create-loan/initial-values.ts';
import { noLists } from '../../web/pages/create-loan/edits.ts';
import { createLoanSchema, messagesOf } from '../../web/pages/create-loan/validation.ts';
import { dashboardView } from '../../web/pages/loan/dashboard-view.ts';
import { currency, percent0, percent3 } from '../../web/pages/loan/format.ts';
import { reportPopup } from '../../web/pages/loan/report-popup.ts';
import { dashboardFixture } from '../../web/pages/loan/dashboard-fixture.ts';

// The constants of document 001, section 9. Formats, form and timers must use them.

const interestMessage = (interestRate: string): string | undefined =>
  messagesOf({ ...emptyForm(), interestRate }, schema)['interestRate'];
const schema = createLoanSchema({ isLead: false, showsOriginationType: false, ...noLists });

test('[L-9-01] the interest rate is capped', () => {
  const { maximum, tooLarge } = amountFields.interestRate;
  assert.equal(interestMessage(String(maximum)), undefined);
  assert.equal(interestMessage(String(maximum + 0.001)), tooLarge);
});

test('[L-9-01] rates and debt ratios have three decimals, LTV ratios none, and amounts are US dollars', () => {
  assert.equal(percent3(0.0655), '6.550%');
  assert.equal(percent0(0.8), '80%');
  assert.equal(currency(1234.5), '$1,234.50');
});

test('[L-9-01] there are 59 codes of states and territories, and two types of tax identifier, ssn first', () => {
  assert.equal(new Set(stateCodes).size, 59);
  assert.equal(emptyForm().borrower.taxIdentifierType, 'ssn');
});

test('[L-9-01] a report opens in 420 by 1025, and the signed-out page stays for 3 seconds', () => {
  const status = { underwritingService: 'Desktop Underwriter', statusDisplay: 'Approve/Eligible' };
  assert.deepEqual(reportPopup(status, 1)?.size, { width: 420, height: 1025 });
  assert.equal(constants.signedOutSeconds, 3);
});

test('[L-9-01] the dashboard opens its first two panels', () => {
  const { panels } = dashboardView(dashboardFixture);
  assert.deepEqual(
    panels.map(({ isOpen }) => isOpen),
    panels.map((_panel, place) => place < 2),
  );
});
