import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Facts } from './loan-scripts.ts';
import { asksToFail, replyTo, scripts, thinkingTime } from './scripts.ts';

const noLoans = { rows: [], hasAfter: false } as unknown as Facts['pipeline']['loans'];
const nothing: Facts = { loan: null, pipeline: { loans: noLoans, leads: noLoans } };

const markersIn = (text: string): string[] =>
  [...text.matchAll(/\[(doc\d+)\]/g)].map(([, marker]) => marker ?? '');

test('every marker from doc1 to doc5 has one citation', () => {
  for (const { name, reply } of scripts) {
    const { output, citations } = reply(nothing, '');
    const ids = citations.map(({ citationId }) => citationId);
    assert.deepEqual(
      ids.toSorted(),
      ids.map((_id, index) => `doc${index + 1}`),
      name,
    );
    const known = markersIn(output).filter((marker) => /^doc[1-5]$/.test(marker));
    assert.deepEqual(
      known.filter((marker) => !ids.includes(marker)),
      [],
      name,
    );
  }
});

test('each answer cites these sections of the guide, and no others', () => {
  const cited = scripts
    .map(({ name, reply }) => [name, ...reply(nothing, '').citations.map(({ title }) => title)])
    .filter(([, ...titles]) => titles.length > 0);
  const section = (text: string) => `Lending Guide ${text}`;
  const ratios = section('2.4: DTI and housing ratios');
  const insurance = section('3.2: Mortgage insurance');
  const locks = section('4.1: Rate locks');
  const application = section('5.1: What makes an application');
  const disclosures = section('5.2: Disclosure timing');
  const credit = section('2.1: Credit score');
  const checklist = 'Processing checklist';
  assert.deepEqual(cited, [
    ['locks', locks],
    ['long', locks, insurance, ratios, credit, checklist, disclosures, application],
    ['maximum loan to value', section('3.1: Maximum loan to value')],
    ['mortgage insurance', insurance, ratios],
    ['debt ratios', ratios],
    ['application', application, checklist],
    ['credit score', credit],
    ['gift funds', section('3.7: Gift funds'), checklist, ratios],
    ['disclosures', disclosures, application],
  ]);
});

test('one answer lists its citations in another order than their ids', () => {
  const orders = scripts.map(({ reply }) =>
    reply(nothing, '')
      .citations.map(({ citationId }) => citationId)
      .join(),
  );
  assert.ok(orders.some((order) => order.startsWith('doc7,doc6')));
});

test('the long answer has the markers doc1 to doc5, an invalid marker, and citations without a marker', () => {
  const { output } = replyTo('Explain the whole process step by step', nothing);
  assert.ok(output.length > 1_000);
  assert.deepEqual([...new Set(markersIn(output))].toSorted(), [
    'doc1',
    'doc2',
    'doc3',
    'doc4',
    'doc5',
    'doc6',
  ]);
});

test('a prompt with two words of a section gets its answer; one with a single word, or of another subject, gets none', () => {
  const answers = [
    ['Maximum loan to value for a cash-out refinance?', /80% for a cash-out refinance/],
    ['Do I need mortgage insurance?', /above 80% LTV/],
    ['Is this rate locked?', /^No loan is open\. The Lending Guide says: Locks are for 30, 45 or 60 days/],
    ['When must the Closing Disclosure be sent? Closing is on Friday.', /three business days before closing/],
    ['Credit?', /couldn't find anything/],
    ['Where can I get credit for lunch?', /couldn't find anything/],
    ['Is the closing party a gift?', /couldn't find anything/],
  ] as const;
  for (const [prompt, answer] of answers) assert.match(replyTo(prompt, nothing).output, answer, prompt);
});

test('the counts of the pipelines are those of the loans and of the leads, with the loans by status', () => {
  const rows = [
    { loanStatus: 'Submitted', lockStatus: 'Locked' },
    { loanStatus: 'Funded', lockStatus: 'Lock Expired' },
    { loanStatus: 'Funded', lockStatus: 'Locked' },
    { loanStatus: null, lockStatus: null },
  ];
  const pages = (hasAfter: boolean) =>
    ({
      loan: null,
      pipeline: { loans: { rows, hasAfter }, leads: { rows: rows.slice(0, 1), hasAfter } },
    }) as unknown as Facts;
  assert.equal(
    replyTo('How many loans are in my pipeline?', pages(false)).output,
    'The pipelines have 4 loans and 1 lead.\nLoans by status: 2 Funded, 1 Submitted, 1 No status. Locked: 2.',
  );
  assert.match(
    replyTo('How many leads?', pages(true)).output,
    /^The pipelines have more than 4 loans and more than 1 lead\.\nNewest loans by status: /,
  );
  const none = { rows: [], hasAfter: false } as unknown as Facts['pipeline']['loans'];
  assert.equal(
    replyTo('How many leads?', { loan: null, pipeline: { loans: none, leads: none } }).output,
    'The pipelines have 0 loans and 0 leads.',
  );
});

test('a prompt can ask for a slow answer, five seconds late, or for a failure', () => {
  for (const prompt of ['Take your time: what is the LTV?', 'think it over', 'Answer slowly'])
    assert.equal(thinkingTime(prompt), 5_000, prompt);
  assert.equal(thinkingTime('What is the LTV?'), 0);
  assert.deepEqual([asksToFail('Please fail now'), asksToFail('Why did it fail?')], [true, false]);
});
