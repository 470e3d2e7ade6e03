import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoanDashboard } from '../../contracts/operations/dashboard.ts';
import type { PageIcon } from '../../contracts/operations/shell.ts';
import { commonServer } from '../../mock-server/test/common-server.ts';
import { type LegacyPageName, legacyAddress } from '../../contracts/api/legacy.ts';
import { rowsOf, textOf } from '../../mock-server/test/legacy.ts';
import { signedIn } from '../../mock-server/test/server.ts';
import { newWorld } from '../../mock-server/test/world-cookie.ts';
import { dashboardView } from '../../web/pages/loan/dashboard-view.ts';
import { texts } from '../../web/pages/assistant/texts.ts';

/** What the screens show of a loan. */
interface Shown extends LoanDashboard {
  readonly icons: readonly PageIcon[];
  /** The documents that Image Flow shows as missing. */
  readonly missing: readonly string[];
  /** The result of the compliance check in the panel of its alerts. */
  readonly findings: string;
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
const items: Topic = ({ icons, missing }) => {
  const { visible, badge } = icons.find(({ name }) => name === 'application-criteria') ?? assert.fail();
  const [completed] = badge?.split('/') ?? [];
  return [
    ...(visible ? [`has ${completed} of the 6 items`] : []),
    missing.length === 0
      ? "I don't know about conditions."
      : `Documents not received: ${missing.join(', ')}.`,
    "I don't know about conditions.",
  ];
};
const compliance: Topic = ({ findings }) => [findings];
/** A line of the dashboard, as its screen shows it. */
const line =
  (label: string): Topic =>
  (shown) => {
    const panels = dashboardView(shown).panels.filter(({ key }) => key !== 'application-date');
    const { value } =
      panels
        .flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines))
        .find((one) => one.label === label) ?? assert.fail(label);
    return [`${label}: ${value === '' ? 'not known' : value}`];
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
  'Are there compliance findings?': compliance,
  'Did compliance pass?': compliance,
  'Why is compliance flagged?': compliance,
  'Is the appraisal in?': unknown,
  'Is the title clear?': unknown,
  'Has the borrower signed?': unknown,
  'Does the borrower qualify?': unknown,
  'What is the APR?': line('APR'),
  "What's the rate on this loan?": line('Rate'),
  'What is the loan amount?': line('Loan Amount'),
  "What's the LTV on this loan?": line('LTV'),
  "What's the borrower's DTI?": line('Debt Ratio'),
  'What is the housing ratio?': line('Housing Ratio'),
  'What is the monthly payment?': (shown) => [...line('P & I')(shown), ...line('PITI')(shown)],
  'How much is the cash to close?': line('Cash To Close'),
  'What is the appraised value?': line('Appraised Value'),
  'What was the sales price?': line('Sales Price'),
  'Which product is it?': line('Product Code'),
  "What's the borrower's credit score?": line('Credit Score'),
  'Is this loan approved?': status,
  'Has it been funded?': status,
  'Is it in underwriting yet?': status,
  'Why was it denied?': status,
  'Should I float or lock?': lock,
  'What happens when the lock expires?': lock,
  'Will rates go down next week?': unknown,
  'Can I pull credit again?': unknown,
  'Is the borrower married?': unknown,
  "What is the borrower's income?": unknown,
  'Has the earnest money cleared?': unknown,
  'Who is the title company?': unknown,
  'What are the seller concessions?': unknown,
  'Are there notes on this loan?': unknown,
  'Can we waive the appraisal?': unknown,
  'Is this a high-cost loan?': unknown,
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
  'What is the maximum DTI?': quoted('The total debt ratio may not exceed 45%, or 50% with'),
  'What are the six items of an application?': quoted('An application consists of six items'),
  'When must the Loan Estimate be sent?': quoted('The Loan Estimate must be sent within three business days'),
  'How many days before closing must the Closing Disclosure be received?': quoted(
    'The Loan Estimate must be sent within three business days',
  ),
  'Can I use gift funds for a second home?': quoted(
    'Gift funds may cover the entire down payment on a primary',
  ),
  'What is the minimum credit score for FHA?': quoted('The decision score is the lowest'),
  'Is PMI required above 80 percent?': quoted('Conforming loans above 80% LTV require mortgage insurance.'),
  'How many leads do we have?': pipeline,
  'How many loans are in my pipeline?': pipeline,
  'How many loans are locked?': pipeline,
};

/** A funded loan, one with three findings, one with an expired lock, one without date automation, a denied one, a lead. */
const loans = [123_401, 123_404, 123_406, 123_415, 123_430, 123_417];

test('the assistant says what the screens show of a loan, and nothing that it does not know', async () => {
  const { app } = await commonServer();
  const { id: world, cookie } = await newWorld(app, { persona: 'lending-staff' });
  const user = await signedIn(app, 'lending-staff', world);
  for (const id of loans) {
    await user.get(`/Pipeline/Search/SelectLoanNewUi?accountId=${id}`);
    const dashboard = (await user.get(`/api/loans/${id}/dashboard`)).json<LoanDashboard>();
    const { pageIcons } = (await user.get(`/api/navigation/menu/loan/${id}`)).json<{
      pageIcons: PageIcon[];
    }>();
    const open = async (page: LegacyPageName) =>
      (await app.inject({ url: legacyAddress(page, { accountId: id }), headers: { cookie } })).body;
    const missing = rowsOf(await open('ImageFlow')).flatMap(([name = '', , state]) =>
      state === 'Missing' ? [name] : [],
    );
    const [, verdict = ''] = /<p class="verdict[^>]*>(.*?)<\/p>/.exec(await open('ComplianceAlerts')) ?? [];
    const shown = { ...dashboard, icons: pageIcons, missing, findings: textOf(verdict) };
    for (const [prompt, topic] of Object.entries(questions)) {
      const response = await user.post('/api/ai-service/request', { prompt });
      const { output } = response.json<{ output: string }>();
      for (const part of topic(shown))
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
