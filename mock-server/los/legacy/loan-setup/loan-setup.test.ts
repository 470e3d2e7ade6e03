import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CreateLoanResponse } from '../../../../contracts/operations/create-loan.ts';
import type { Account } from '../../../../contracts/operations/loan.ts';
import { personFields } from '../../../../contracts/fields/person.ts';
import { commonServer } from '../../../test/common-server.ts';
import { loanRequest, signedIn } from '../../../test/server.ts';
import { legacyAddress } from '../../../../contracts/api/legacy.ts';
import { newWorld } from '../../../test/world-cookie.ts';
import { messagesOf, rowsOf, textOf, worldOf } from '../../../test/legacy.ts';

const { app, store } = await commonServer();
const world = await worldOf(app, 'lending-staff');

const check = (fields: Readonly<Record<string, string>>) => world.send('CreateLoanCheck', {}, fields);

test('[C-23] the borrower check lists the loans and leads of the name', async () => {
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
  assert.match(none.body, /find any loans or leads for Nobody Atall/);
  assert.match(none.body, /data-check="\[\]"/);
});

test('[A-173] a loan can be made from a lead of the name, and starts with what the lead has', async () => {
  const names = { firstName: 'Thaddeus', lastName: 'Marlowe' };
  const { body } = await check(names);
  assert.match(body, /<button class="button">Continue from lead 1000123417</);
  assert.doesNotMatch(body, /data-lead/);
  const chosen = (await check({ ...names, lead: '123417' })).body;
  assert.match(chosen, /<h2>Create a loan from lead 1000123417</);
  const [, lead] = /data-lead="([^"]*)"/.exec(chosen) ?? [];
  assert.deepEqual(JSON.parse(textOf(lead ?? '')), {
    institutionId: 101,
    originatorUserId: 302,
    hasCoBorrower: true,
    entries: {
      institution: 'Marrowbrook Home Lending',
      originator: 'Mateo Alvarado',
      product: 'Conforming 30 Year Fixed',
      loanOriginationType: 'Retail',
      loanPurpose: 'Purchase',
      propertyType: 'Detached',
      occupancy: 'Primary Residence',
      salesPrice: '445000.00',
      estimatedOrAppraisedValue: '445000.00',
      baseLoanAmount: '356000.00',
      'borrower.emailAddress': 'thaddeus.marlowe@example.com',
      'borrower.cellPhone': '(541) 555-0117',
      'borrower.presentAddress.houseNumber': '88',
      'borrower.presentAddress.streetName': 'Juniper Loop',
      'borrower.presentAddress.state': 'OR',
      'borrower.presentAddress.city': 'Bend',
      'borrower.presentAddress.zipCode': '97701',
      'coBorrower.emailAddress': 'imelda.marlowe@example.com',
      'coBorrower.cellPhone': '(541) 555-0118',
      'coBorrower.presentAddress.houseNumber': '88',
      'coBorrower.presentAddress.streetName': 'Juniper Loop',
      'coBorrower.presentAddress.state': 'OR',
      'coBorrower.presentAddress.city': 'Bend',
      'coBorrower.presentAddress.zipCode': '97701',
      'coBorrower.firstName': 'Imelda',
      'coBorrower.lastName': 'Marlowe',
    },
  });
});

test('[A-173] a lead that knows little gives little', async () => {
  const { body } = await check({ firstName: 'Rosalind', lastName: 'Petrakis', lead: '123420' });
  const [, lead] = /data-lead="([^"]*)"/.exec(body) ?? [];
  assert.deepEqual(Object.keys(JSON.parse(textOf(lead ?? '')).entries), [
    'institution',
    'originator',
    'loanOriginationType',
  ]);
});

for (const [what, lead] of [
  ['a loan', '123401'],
  ['a lead of another name', '123417'],
  ['nothing', 'x'],
])
  test(`[A-173] no loan is made from ${what}`, async () => {
    const { statusCode, body } = await check({
      firstName: 'Amelia',
      lastName: 'Thornquist',
      lead: lead ?? '',
    });
    assert.equal(statusCode, 200);
    assert.doesNotMatch(body, /data-lead|Continue from lead/);
  });

test('[A-173] a loan that is made from a lead names it in its first note', async () => {
  const own = await worldOf(app, 'lending-staff');
  const user = await signedIn(app, 'lending-staff', own.id);
  const notesOf = async (firstName: string, lastName: string) => {
    const { borrowerDetails } = loanRequest;
    const request = { ...loanRequest, borrowerDetails: { ...borrowerDetails, firstName, lastName } };
    const { newApplyId } = (await user.post('/api/loans', request)).json<CreateLoanResponse>();
    const account = (await user.get(`/api/navigation/account/${newApplyId}`)).json<Account>();
    return (await store.in(own.id).notes.list(account.generalAccountId, 'shared')).map(({ text }) => text);
  };
  const names = { firstName: 'Thaddeus', lastName: 'Marlowe' };
  const created = () => notesOf('Thaddeus', 'Marlowe');
  const fromLead = ['Created from lead 1000123417.'];
  assert.deepEqual(await created(), [], 'no lead was chosen');
  await own.open('SelectLoan', { accountId: 123_417 });
  assert.deepEqual(await created(), [], 'the lead is only open');
  await own.send('CreateLoanCheck', {}, { ...names, lead: '123417' });
  assert.deepEqual(await notesOf('Wilhelmina', 'Ashdown'), [], 'another borrower');
  await own.send('CreateLoanCheck', {}, { ...names, lead: '123417' });
  assert.deepEqual(await created(), fromLead);
  assert.deepEqual(await created(), [], 'a second loan of the name');
  await own.send('CreateLoanCheck', {}, { ...names, lead: '123417' });
  await own.send('CreateLoanCheck', {}, names);
  assert.deepEqual(await created(), [], 'checked again, without the lead');
  await own.send('CreateLoanCheck', {}, { ...names, lead: '123417' });
  await own.open('CreateLoanCheck');
  assert.deepEqual(await created(), [], 'the check was started again');
  await own.send('CreateLoanCheck', {}, { ...names, lead: '123417' });
  await own.open('SelectLoan', { accountId: 123_401 });
  assert.deepEqual(await created(), [], 'another loan was opened');
});

test('[C-23] the borrower check has a tax identifier field only in the form that is not sent to the server', async () => {
  const first = (await world.open('CreateLoanCheck')).body;
  assert.equal(first.includes('taxIdentifier'), false);
  const { body } = await check({ firstName: 'Nobody', lastName: 'Atall' });
  const [form] = /<form class="stacked" data-check[\s\S]*?<\/form>/.exec(body) ?? [''];
  assert.match(form, /name="taxIdentifier"/);
  assert.doesNotMatch(form, /action=|method=/);
});

test('[C-23] the borrower check names the field that is wrong', async () => {
  const longest = personFields.lastName.maximum;
  const { statusCode, body } = await check({
    firstName: ' ',
    lastName: 'x'.repeat(longest + 1),
    generation: 'VI',
  });
  assert.equal(statusCode, 400);
  assert.deepEqual(
    [...body.matchAll(/<strong class="problem">([^<]*)/g)].map(([, problem]) => problem),
    ['Required', `No more than ${longest} characters`, 'Invalid'],
  );
});

test('the scenario pricer computes the level payment', async () => {
  const { body } = await world.open('scenario-pricer', {
    institutionId: 101,
    originatorUserId: 302,
    amount: 300_000,
    lockDays: 15,
  });
  assert.deepEqual(rowsOf(body), [
    ['Conforming 30 Year Fixed', '30 years', '6.450%', '$1,886.35'],
    ['Conforming 15 Year Fixed', '15 years', '5.750%', '$2,491.23'],
    ['FHA 30 Year Fixed', '30 years', '6.125%', '$1,822.83'],
    ['VA 30 Year Fixed', '30 years', '6.000%', '$1,798.65'],
  ]);
});

test('the scenario pricer prices a product within its limits: jumbo above the conforming limit', async () => {
  const { cookie } = await newWorld(app, {
    persona: 'lending-staff',
    clock: { now: '2026-06-01T13:30:00Z' },
  });
  const priced = async (amount: number) => {
    const query = { institutionId: 101, originatorUserId: 301, amount };
    const { body } = await app.inject({ url: legacyAddress('scenario-pricer', query), headers: { cookie } });
    return rowsOf(body).map(([product]) => product?.split(' ')[0]);
  };
  const others = ['FHA', 'VA', 'Construction', 'USDA'];
  assert.deepEqual(await priced(832_750), [
    'Conforming',
    'Conforming',
    'FHA',
    'VA',
    'Conforming',
    ...others.slice(2),
  ]);
  assert.deepEqual(await priced(832_751), ['FHA', 'VA', 'Jumbo', ...others.slice(2)]);
  assert.deepEqual(await priced(1_249_126), ['VA', 'Jumbo', ...others.slice(2)]);
});

test('[A-131] the scenario pricer takes an amount in the usual notations, and refuses any other in words', async () => {
  const priced = async (amount: string) =>
    (await world.open('scenario-pricer', { institutionId: 101, originatorUserId: 302, amount, lockDays: 15 }))
      .body;
  for (const amount of ['300,000', '$300,000.00', '$ 300000', '\u200E300,000\u00A0', '\uFF13\uFF10\uFF10000'])
    assert.equal(rowsOf(await priced(amount))[3]?.[3], '$1,798.65', amount);
  for (const amount of ['0,500', '30,00', '300.000,00', '300k', '3e5', '-300000', '1.500', '1,500,'])
    assert.match(await priced(amount), /<strong class="problem">Enter an amount such as 350,000\.</, amount);
  assert.doesNotMatch(await priced(''), /class="problem"/);
});

test('[A-87] a dialog of Optimal Blue sends the chosen originator to the product, and can be closed', async () => {
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
