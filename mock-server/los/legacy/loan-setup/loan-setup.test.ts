import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commonServer } from '../../../testing/common-server.ts';
import { factsOf, messagesOf, rowsOf, textOf, worldOf } from '../../../testing/legacy.ts';

const { app } = await commonServer();
const world = await worldOf(app, 'lending-staff');

const check = (fields: Readonly<Record<string, string>>) => world.send('CreateLoanCheck', {}, fields);

test('the borrower check lists the loans and leads of the name', async () => {
  const { statusCode, body } = await check({ firstName: 'amelia', lastName: 'THORNQUIST' });
  assert.equal(statusCode, 200);
  assert.deepEqual(rowsOf(body), [
    ['1000123401', 'Loan', 'Marrowbrook Home Lending', '$412,500.00', 'Funded'],
  ]);
  const [, matches] = /data-check="([^"]*)"/.exec(body) ?? [];
  assert.deepEqual(JSON.parse(textOf(matches ?? '')), [
    {
      generalAccountId: 123_401,
      loanNumber: '1000123401',
      borrowerName: 'Amelia Thornquist',
      isLead: false,
    },
  ]);
  const none = await check({ firstName: 'Nobody', lastName: 'Atall' });
  assert.match(none.body, /No loan or lead of Nobody Atall is known/);
  assert.match(none.body, /data-check="\[\]"/);
});

test('the borrower check has a tax identifier field only in the form that is not sent to the server', async () => {
  const first = (await world.open('CreateLoanCheck')).body;
  assert.equal(first.includes('taxIdentifier'), false);
  const { body } = await check({ firstName: 'Nobody', lastName: 'Atall' });
  const [form] = /<form class="stacked" data-check[\s\S]*?<\/form>/.exec(body) ?? [''];
  assert.match(form, /name="taxIdentifier"/);
  assert.doesNotMatch(form, /action=|method=/);
});

test('the borrower check names the field that is wrong', async () => {
  const { statusCode, body } = await check({
    firstName: ' ',
    lastName: 'x'.repeat(36),
    generation: 'VI',
  });
  assert.equal(statusCode, 400);
  assert.deepEqual(
    [...body.matchAll(/<strong class="problem">([^<]*)/g)].map(([, problem]) => problem),
    ['Required', 'At most 35 characters', 'Invalid'],
  );
});

test('pages accept only an institution and originator that are offered to the user', async () => {
  for (const name of ['register-loan', 'quick-lock', 'scenario-pricer'] as const) {
    const good = await world.open(name, { institutionId: 101, originatorUserId: 302 });
    assert.equal(factsOf(good.body)['Institution'], 'Marrowbrook Home Lending', name);
    assert.equal(factsOf(good.body)['Originator'], 'Mateo Alvarado', name);
    assert.deepEqual(messagesOf(good.body).slice(-2), [
      { type: 'navigate', route: '/new-loan' },
      { type: 'navigate', route: '/lf/loan-pipeline' },
    ]);
    assert.equal((await world.open(name, { institutionId: 103, originatorUserId: 302 })).statusCode, 404);
    assert.equal((await world.open(name)).statusCode, 400);
  }
});

test('the scenario pricer computes the level payment', async () => {
  const { body } = await world.open('scenario-pricer', {
    institutionId: 101,
    originatorUserId: 302,
    amount: 300_000,
    lockDays: 15,
  });
  assert.deepEqual(rowsOf(body)[3], ['VA 30 Year Fixed', '6.000%', '$1,798.65']);
});

test('[A-131] the scenario pricer takes an amount in the usual notations, and refuses any other in words', async () => {
  const priced = async (amount: string) =>
    (await world.open('scenario-pricer', { institutionId: 101, originatorUserId: 302, amount, lockDays: 15 }))
      .body;
  for (const amount of ['300,000', '$300,000.00', '$ 300000', '\u200E300,000\u00A0', '\uFF13\uFF10\uFF10000'])
    assert.equal(rowsOf(await priced(amount))[3]?.[2], '$1,798.65', amount);
  for (const amount of ['0,500', '30,00', '300.000,00', '300k', '3e5', '-300000', '1.500', '1,500,'])
    assert.match(await priced(amount), /<strong class="problem">Enter an amount such as 350,000\.</, amount);
  assert.doesNotMatch(await priced(''), /class="problem"/);
});

test('[S-6-08] without hasOptimalBlueSearch nobody can use Optimal Blue Search', async () => {
  assert.equal((await world.open('OptimalBlueSearch')).statusCode, 200);
  // The second user has the Optimal Blue pipeline.
  for (const persona of ['processor', 'single-institution'] as const) {
    const other = await worldOf(app, persona);
    const answer = await other.open('OptimalBlueSearch', { lockDays: 30 });
    assert.equal(answer.statusCode, 403, persona);
    assert.equal(answer.body.includes('%'), false);
  }
});

test('a user without a feature cannot open its page', async () => {
  const other = await worldOf(app, 'lead-only');
  for (const name of ['import-loan', 'register-loan', 'quick-lock', 'scenario-pricer'] as const) {
    const answer = await other.open(name, { institutionId: 101, originatorUserId: 302 });
    assert.equal(answer.statusCode, 403, name);
  }
  assert.equal((await other.open('optimal-blue-pipeline')).statusCode, 403);
});

test('a dialog of Optimal Blue sends the chosen originator to the product, and can be closed', async () => {
  const choose = messagesOf((await world.open('OptimalBlueSelectOriginator')).body);
  assert.ok(
    choose.some(
      (message) =>
        message?.type === 'navigate' &&
        message.route === '/lf/quick-lock?institutionId=101&originatorUserId=302',
    ),
  );
  const single = await worldOf(app, 'single-institution');
  const own = (await single.open('OptimalBlueCurrentUser')).body;
  assert.deepEqual(messagesOf(own), [
    { type: 'closeDialog' },
    { type: 'navigate', route: '/lf/quick-lock?institutionId=103&originatorUserId=305' },
  ]);
});
