import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accountFixture } from '../../session/fixtures.ts';
import { placeOf } from './place.ts';

const account = accountFixture({ generalAccountId: 41, applicationIdentifier: 'APP-41' });
const open = { kind: 'loan', account } as const;
const framed = (page: string, search = '') => placeOf({ kind: 'legacy', params: { page }, search }, account);
const loanAt = (params: Parameters<typeof placeOf>[0]['params'], opened: typeof account | null = account) =>
  placeOf({ kind: 'loan', params, search: '' }, opened);

test('[A-195] the place of an address: in the open loan, in a loan that is opening, or elsewhere', () => {
  const menu = { kind: 'loan-menu', params: {}, search: '' } as const;
  const inLoan = { ...open, isFramed: false };
  const framedInLoan = { ...open, isFramed: true };
  const [opening, elsewhere] = [{ kind: 'opening' }, { kind: 'elsewhere' }];
  for (const [place, wanted] of [
    [loanAt({}), inLoan],
    [loanAt({ accountId: '41' }), inLoan],
    [loanAt({ applicationIdentifier: 'APP-41' }), inLoan],
    [loanAt({ accountId: '42' }), opening],
    [loanAt({ applicationIdentifier: 'APP-42' }), opening],
    [loanAt({}, null), opening],
    [framed('LoanSummary', '?accountId=41'), framedInLoan],
    [framed('LoanSummary'), elsewhere],
    [framed('LoanSummary', '?accountId=42'), elsewhere],
    [framed('LoanSummary', '?accountId=4'), elsewhere],
    [framed('LoanSummary', '?id=41'), elsewhere],
    [framed('WhatsNew', '?accountId=41'), elsewhere],
    [framed('toString', '?accountId=41'), elsewhere],
    [placeOf(menu, account), framedInLoan],
    [placeOf(menu, null), elsewhere],
    [framed('closing-queue'), { kind: 'pipeline', page: 'closing-queue' }],
    [placeOf({ kind: 'creation', params: {}, search: '' }, account), { kind: 'creation' }],
    [placeOf({ kind: undefined, params: {}, search: '' }, account), elsewhere],
  ] as const)
    assert.deepEqual(place, wanted);
});
