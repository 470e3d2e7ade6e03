import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commonServer } from '../../mock-server/test/common-server.ts';
import { newWorld, signedIn } from '../../mock-server/test/server.ts';
import { texts } from '../../web/pages/assistant/texts.ts';

const answers: Readonly<Record<string, RegExp>> = {
  'How many loans are in my pipeline?': /^The pipelines have 32 loans and 8 leads\.\nLoans by status: /,
  'What is the maximum LTV for a cash-out refinance?': /80% for a cash-out refinance/,
  'Can the down payment be a gift?': /entire down payment may be a gift/,
  'What is the status of this loan?': /^Loan 1000123404 \(Casimir Dombrowski\): .*Status: Clear to Close/,
  "What's missing from this application?": /Loan 1000123404 .* has all six items of an application/,
  'When does the lock on this loan expire?': /^Loan 1000123404 .* is locked at /,
};

test('each suggested question gets an answer to it', async () => {
  const { app } = await commonServer();
  const user = await signedIn(app, 'lending-staff', await newWorld(app));
  await user.get('/Pipeline/Search/SelectLoanNewUi?accountId=123404');
  for (const prompt of [...texts.suggestions, ...texts.loanSuggestions]) {
    const response = await user.post('/api/ai-service/request', { prompt });
    assert.match(response.json<{ output: string }>().output, answers[prompt] ?? /^$/, prompt);
  }
});
