import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OutcomeOf } from '../operations/outcomes.ts';
import { answered, openLoan, type ProviderState, signedInAs } from './states.ts';
import { type AssistantResponse, parseCitations } from '../../web/pages/assistant/parse-response.ts';
import { accounts, spaRequests } from './requests.ts';
import { constrainedArrayLike, eachLike, exchange, regex, string } from './pact.ts';
import { ofState } from './state-values.ts';

const staff = 'lending-staff';

const citation = {
  citationId: regex('^doc[1-9][0-9]*$', 'doc1'),
  title: string('Lending Guide 4.1: Rate locks'),
  content: string('A lock holds for 30, 45 or 60 days.'),
  url: string('https://guide.example.com/lending/4.1'),
};
const troubleshooting = { trackingId: string('an-answer') };

interface Asking {
  readonly outcome: OutcomeOf<'requestAssistant'>;
  readonly prompt: string;
  readonly answer: unknown;
  readonly state?: ProviderState;
}

function exchangeOfPrompt(
  { outcome, prompt, answer, state = signedInAs(staff) }: Asking,
  check: (answer: AssistantResponse) => void,
) {
  const { send, ...request } = spaRequests.requestAssistant(prompt);
  return exchange(
    { operation: 'requestAssistant', outcome, state, ...request, answer },
    async ({ store }) => {
      assert.deepEqual(request.body, { prompt });
      check(((await send(store)) as { data: AssistantResponse }).data);
    },
  );
}

test('[S-7-09 S-7-10] the response to a prompt has output, citations and a tracking id', () =>
  exchangeOfPrompt(
    {
      outcome: 'with citations',
      prompt: 'When does a lock expire?',
      answer: {
        output: regex(String.raw`^.*\[doc1\].*$`, 'A lock holds for 30, 45 or 60 days [doc1].'),
        citations: eachLike(citation),
        troubleshooting,
      },
    },
    ({ output, citations, trackingId }) => {
      assert.match(output, /\[doc1\]/);
      assert.equal(parseCitations(citations)[0]?.citationId, 'doc1');
      assert.equal(trackingId, 'an-answer');
    },
  ));

test('[S-7-10] an answer may have no citations', () =>
  exchangeOfPrompt(
    {
      outcome: 'without citations',
      prompt: 'What is the weather?',
      answer: { output: string('I have found nothing.'), citations: [], troubleshooting },
    },
    ({ citations }) => assert.deepEqual(citations, []),
  ));

test('[S-7-10] the output of an answer may be null', () =>
  exchangeOfPrompt(
    {
      outcome: 'an empty answer',
      prompt: 'Say nothing at all',
      answer: { output: '', citations: [], troubleshooting },
    },
    ({ output }) => assert.equal(output, ''),
  ));

test('[S-7-10] the assistant answers about the open loan', () =>
  exchangeOfPrompt(
    {
      outcome: 'about the open loan',
      prompt: 'Give me a summary of this loan',
      state: openLoan(accounts.coBorrower, staff),
      answer: {
        output: regex('^.*1000123401.*$', 'Loan 1000123401 of Amelia Thornquist: Purchase.'),
        citations: constrainedArrayLike(citation, 1, 10, 1),
        troubleshooting,
      },
    },
    ({ output }) => assert.match(output, /1000123401/),
  ));

const reactions = { liked: 'Liked', disliked: 'Disliked' } as const;

for (const [outcome, reaction] of Object.entries(reactions) as [
  'liked' | 'disliked',
  'Liked' | 'Disliked',
][]) {
  test(`[S-7-11 S-7-12] the reaction to an answer is sent: ${outcome}`, () => {
    const { send } = spaRequests.reactToAnswer('an-answer', reaction);
    return exchange(
      {
        operation: 'reactToAnswer',
        outcome,
        state: answered(staff),
        body: { trackingId: ofState('${trackingId}', 'an-answer'), reaction },
      },
      async ({ store }) => assert.deepEqual(await send(store), { data: null }),
    );
  });
}
