import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commonServer } from '../../mock-server/test/common-server.ts';
import { newWorld, signedIn } from '../../mock-server/test/server.ts';
import { texts } from '../../web/pages/assistant/texts.ts';

const answers: Readonly<Record<string, RegExp>> = {
  'How many loans are in my pipeline?': /^The pipelines have 32 loans and \d+ leads\.\nThe loans by status: /,
  'What is the maximum LTV for a cash-out refinance?': /cash-out refinance .* up to 80 percent/,
  'Can the down payment be a gift?': /whole down payment may come from a gift/,
  'What is the status of this loan?': /^Loan 1000123404 of Casimir Dombrowski: .*status "Clear to Close"/,
  "What's missing from this application?": /six items of an application are there for Loan 1000123404/,
  'When does the lock on this loan expire?': /^The lock of Loan 1000123404 .*"Locked"/,
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
