import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoanDashboard } from '../../contracts/operations/dashboard.ts';
import type { PageIcon } from '../../contracts/operations/shell.ts';
import { commonServer } from '../../mock-server/test/common-server.ts';
import { newWorld, signedIn } from '../../mock-server/test/server.ts';
import { texts } from '../../web/pages/assistant/texts.ts';

/** What the screens show of a loan. */
interface Shown extends LoanDashboard {
  readonly icons: readonly PageIcon[];
}

type Topic = (shown: Shown) => readonly string[];

const unknown: Topic = () => ["I couldn't find anything about that"];
const quoted =
  (words: string): Topic =>
  () => [`The Lending Guide says: ${words}`];
const pipeline: Topic = () => ['The pipelines have 32 loans and 8 leads.\nLoans by status: '];
const status: Topic = ({ loanDetails }) => [
  `Loan status: ${loanDetails.loanStatus}.`,
  `Lock status: ${loanDetails.lockStatus}.`,
];
const lock: Topic = ({ loanDetails: { lockStatus, lockExpiration } }) => [
  `lock status ${lockStatus}`,
  lockExpiration === null
    ? '. The Lending Guide'
    : `, expiration ${dayOf(lockExpiration)}. The Lending Guide`,
];
const closing: Topic = ({ loanDetails: { closingDate, final } }) => [
  closingDate === null ? 'has no closing date' : dayOf(closingDate),
  final === null ? "isn't finaled yet" : `was finaled on ${dayOf(final)}`,
];
const users: Topic = ({ assignedUsers }) =>
  assignedUsers.map(
    ({ firstName, lastName, roleDescription }) =>
      `${roleDescription ?? 'Assigned user'}: ${firstName} ${lastName}`,
  );
const items: Topic = ({ icons }) => {
  const { visible, badge } = icons.find(({ name }) => name === 'application-criteria') ?? assert.fail();
  const [completed] = badge?.split('/') ?? [];
  const unknownFacts = "I don't know about documents, conditions or compliance findings.";
  return visible ? [`has ${completed} of the 6 items`, unknownFacts] : [unknownFacts];
};

const dayOf = (day: string): string => day.replace(/^(\d+)-(\d+)-(\d+).*$/, '$2/$3/$1');

/** Questions of a loan officer about the open loan, each with what its answer must contain. */
const questions: Readonly<Record<string, Topic>> = {
  'What is the status of this loan?': status,
  'Give me a summary.': status,
  'Is this loan clear to close?': status,
  "What's missing from this application?": items,
  'Is anything missing?': items,
  'Which documents are outstanding?': items,
  'Are there outstanding conditions?': items,
  'What do we still need from the borrower?': items,
  'When does the lock on this loan expire?': lock,
  'Is this rate locked?': lock,
  'Can I still lock?': lock,
  'How long can a rate lock be extended?': lock,
  'When does this loan close?': closing,
  'Has this loan closed?': closing,
  'Who works on this loan?': users,
  'Who is the underwriter?': users,
  'Are there compliance findings?': unknown,
  'Is the appraisal in?': unknown,
  'Is the title clear?': unknown,
  'Has the borrower signed?': unknown,
  'Does the borrower qualify?': unknown,
  'What is the APR?': unknown,
  'Did we get the pay stubs?': unknown,
  'Is flood insurance required?': unknown,
  'Can the down payment be a gift?': quoted(
    'Gift funds may cover the entire down payment on a primary residence.',
  ),
  'Are gift funds fine for this investment property?': quoted(
    'Gift funds may cover the entire down payment on a primary',
  ),
  'Is mortgage insurance required for VA?': quoted(
    'Conforming loans above 80% LTV require mortgage insurance.',
  ),
  'What is the maximum LTV for a cash-out refinance?': quoted(
    'Conventional loans. Primary residence: 97% for a purchase, 80%',
  ),
  'Has the Closing Disclosure been sent?': quoted(
    'The Loan Estimate must be sent within three business days',
  ),
  'What is the lowest credit score?': quoted('The decision score is the lowest'),
  'How many loans are in my pipeline?': pipeline,
  'How many loans are locked?': pipeline,
};

/** A funded loan, one with three findings, one with an expired lock, one without date automation, a denied one, a lead. */
const loans = [123_401, 123_404, 123_406, 123_415, 123_430, 123_417];

test('the assistant says what the screens show of a loan, and nothing that it does not know', async () => {
  const { app } = await commonServer();
  const user = await signedIn(app, 'lending-staff', await newWorld(app));
  for (const id of loans) {
    await user.get(`/Pipeline/Search/SelectLoanNewUi?accountId=${id}`);
    const dashboard = (await user.get(`/api/loans/${id}/dashboard`)).json<LoanDashboard>();
    const { pageIcons } = (await user.get(`/api/navigation/menu/loan/${id}`)).json<{
      pageIcons: PageIcon[];
    }>();
    for (const [prompt, topic] of Object.entries(questions)) {
      const response = await user.post('/api/ai-service/request', { prompt });
      const { output } = response.json<{ output: string }>();
      for (const part of topic({ ...dashboard, icons: pageIcons }))
        assert.ok(output.includes(part), `${id}: ${prompt} ${output}\nlacks "${part}"`);
      assert.doesNotMatch(output, /^(?:yes|no)\b|nothing is missing/i);
    }
  }
});

test('each suggested question is one of these', () => {
  const asked = Object.keys(questions);
  for (const prompt of [...texts.suggestions, ...texts.loanSuggestions])
    assert.ok(asked.includes(prompt), prompt);
});
