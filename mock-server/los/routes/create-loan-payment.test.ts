import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CreateLoanResponse } from '../../../contracts/operations/create-loan.ts';
import type { LoanDashboard } from '../../../contracts/operations/dashboard.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import { newcomer } from '../../test/common-server.ts';
import { loanRequest } from '../../test/server.ts';

test('[A-27] a loan without interest has a payment, and one without a rate or term has none', async () => {
  const user = await newcomer('lending-staff');
  const paymentOf = async (changes: object) => {
    const created = await user.post('/api/loans', { ...loanRequest, ...changes });
    const { newApplyId } = created.json<CreateLoanResponse>();
    const { generalAccountId } = (await user.get(`/api/navigation/account/${newApplyId}`)).json<Account>();
    const dashboard = await user.get(`/api/loans/${generalAccountId}/dashboard`);
    return dashboard.json<LoanDashboard>().loanDetails.principalAndInterest;
  };
  assert.equal(await paymentOf({ interestRate: 0, amortizationTerm: 100 }), 2_945.66);
  assert.equal(await paymentOf({ interestRate: null }), null);
  assert.equal(await paymentOf({ amortizationTerm: 0 }), null);
});
