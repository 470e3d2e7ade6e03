import assert from 'node:assert/strict';
import { test } from 'node:test';
import { personas } from '../../los/seeds/personas.ts';
import { commonServer } from '../../test/common-server.ts';
import { control, worldOf } from '../../test/control.ts';
import { newWorld, problemOf, type TestResponse } from '../../test/server.ts';

const { app } = await commonServer();

const start = { seed: 'empty', clock: { now: '2026-03-02T10:00:00.000Z' } };
const once = { operation: 'getUser', kind: 'hang' } as const;
const harbor = { name: 'Harbor', defaultOriginationType: 'Retail', originators: [] };
const loan = { originatorUserId: 301 };
const user = personas[0]?.user;
const broken = (operation: string) => `must be true for a response that breaks the contract of ${operation}`;
const stub = (operation: string, response: object) => ({ operation, kind: 'response', response });

/** A recipe, and each of its wrong parts. */
const refusals: readonly (readonly [recipe: object, errors: Readonly<Record<string, string>>])[] = [
  [[], { body: 'must be object' }],
  [
    { nmae: 'Tuesday', flags: { enableAiAsistant: true }, seed: 'standrad', persona: 'clossing' },
    {
      nmae: 'is not a documented field: did you mean name?',
      'flags.enableAiAsistant': 'is not a documented field: did you mean enableAiAssistant?',
      seed: 'must be standard, edge-cases, empty or bulk-1 to bulk-1900: did you mean standard?',
      persona: 'is not the id of a persona: did you mean closing?',
    },
  ],
  [
    { seed: 'constructor', flags: { xyz: true }, features: { lead: 1 } },
    {
      'flags.xyz': 'is not a documented field',
      'features.lead': 'must be boolean',
      seed: 'must be standard, edge-cases, empty or bulk-1 to bulk-1900',
    },
  ],
  ...['', ' ', ' a', 'a ', 'a\nb'].map((name) => [{ name }, { name: nameMessage(name) }] as const),
  [{ name: 'a'.repeat(61) }, { name: 'must NOT have more than 60 characters' }],
  ...['tomorrow', '2026-03-08T07:30', '2026-03-08'].map(
    (now) =>
      [
        { clock: { now } },
        { 'clock.now': 'does not have the documented form, such as 2026-03-08T07:30:00Z' },
      ] as const,
  ),
  ...[
    '2026-02-30T00:00:00Z',
    '2027-02-29T00:00Z',
    '2026-13-01T00:00Z',
    '2026-02-03T24:00Z',
    '2200-01-01T00:00Z',
  ].map(
    (now) =>
      [
        { clock: { now } },
        {
          'clock.now':
            'is not a date and time of the calendar between 1900 and 2199, such as 2026-03-08T07:30:00Z',
        },
      ] as const,
  ),
  [
    { clock: { now: '2199-12-31T00:00Z', advanceSeconds: 86_400 } },
    { 'clock.advanceSeconds': 'leads to a time outside of the years 1900 to 2199' },
  ],
  [
    { seedDay: '2026-02-30' },
    { seedDay: 'is not a day of the calendar between 1900 and 2199, such as 2026-03-08' },
  ],
  [
    {
      settings: {
        idle: { timeoutSeconds: 0, sensitivitySeconds: 2 },
        productTitle: ' ',
        pageAddresses: {
          LosHelp: 'javascript:alert(1)',
          LenderHelp: '//help.example.com/',
          LoanDebug: '/Debug',
          WhatsNew: '/new',
        },
      },
    },
    {
      'settings.idle.sensitivitySeconds': 'is not a documented field: did you mean keepAliveSeconds?',
      'settings.idle.timeoutSeconds': 'must be a whole number from 1 to 86400',
      'settings.productTitle': 'does not have the documented form',
      'settings.pageAddresses.WhatsNew': 'is not a documented field',
      'settings.pageAddresses.LosHelp': 'does not have the documented form',
      'settings.pageAddresses.LenderHelp': 'does not have the documented form',
      'settings.pageAddresses.LoanDebug': 'does not have the documented form',
    },
  ],
  [
    { menus: { home: [] } },
    {
      'menus.home':
        'is not a documented field: its name must be one of reports, delivery, resources, rates, loan',
    },
  ],
  [{ menus: { rate: [] } }, { 'menus.rate': 'is not a documented field: did you mean rates?' }],
  [
    {
      users: {
        'lending-stuff': {},
        closng: null,
        'several-profiles': { activeProfile: 207, profiles: { 208: {} } },
      },
    },
    {
      'users.lending-stuff': 'is not the id of a persona: did you mean lending-staff?',
      'users.closng': 'is not the id of a persona: did you mean closing?',
      'users.several-profiles.profiles.208': 'must be one of the profiles of several-profiles: 211, 221, 222',
      'users.several-profiles.activeProfile':
        'must be one of the profiles of several-profiles: 211, 221, 222',
    },
  ],
  [
    {
      institutions: {
        905: {
          ...harbor,
          originators: [1, 1].map((originatorUserId) => ({
            originatorUserId,
            firstName: 'Ona',
            lastName: 'Reyes',
            products: [],
            licensedStates: [],
          })),
        },
        906: { name: 'Bay' },
      },
    },
    {
      'institutions.906.defaultOriginationType': 'is required',
      'institutions.906.originators': 'is required',
      'institutions.905.originators.1.originatorUserId': 'must be unique: 1 is in the list twice',
    },
  ],
  [
    {
      loans: {
        900_001: { dashboard: { loanDetails: { rate: 7, loanAmuont: 1 } }, updatedAt: '2026-02-30T00:00Z' },
        900_002: { ...loan, task: { queue: 'Closing', taskId: 7_001 } },
        900_003: {
          ...loan,
          task: { queue: 'Funding', taskId: 7_001 },
          notes: [{ author: 'A', text: 'B', isShared: true, createdAt: '2026-13-01T00:00Z' }],
        },
        2_000_000: loan,
        x: loan,
      },
    },
    {
      'loans.900001.dashboard.loanDetails.loanAmuont': 'is not a documented field: did you mean loanAmount?',
      'loans.x': 'is not a documented field: its name must have the form ^[1-9][0-9]{0,9}$',
      'loans.900001.originatorUserId': 'is required: the world has no loan 900001',
      'loans.900001.dashboard.loanDetails.rate': 'must be a fraction from 0 to 0.25: write 0.07 for 7%',
      'loans.900001.updatedAt':
        'is not a date and time of the calendar between 1900 and 2199, such as 2026-03-08T07:30:00Z',
      'loans.900003.notes.0.createdAt':
        'is not a date and time of the calendar between 1900 and 2199, such as 2026-03-08T07:30:00Z',
      'loans.2000000': 'has a greater id than 999999, the greatest of a loan that a recipe adds',
      'loans.900002.task.taskId': 'must be unique: it is the task of loan 900003',
      'loans.900003.task.taskId': 'must be unique: it is the task of loan 900002',
    },
  ],
  [
    {
      faults: {
        down: { operation: 'getUsr', kind: 'status' },
        slow: { operation: 'getUser', kind: 'dealy', delayMilliseconds: 800 },
        often: { operation: 'getUser', kind: 'hang', times: 'forever' },
        late: { operation: 'getUser', kind: 'delay', status: 500 },
        '1st': once,
      },
    },
    {
      'faults.1st': 'is not a documented field: its name must have the form ^[A-Za-z][A-Za-z0-9_-]{0,39}$',
      'faults.slow.kind':
        'must be one of "status", "delay", "hang", "reset", "truncate", "wrong-type", "html", "create-error", "response": did you mean delay?',
      'faults.often.times': 'must be a whole number from 1 to 10000 or "always"',
      'faults.down.operation': 'is not the name of an operation or legacy page: did you mean getUser?',
      'faults.down.status': 'is required for a fault of kind status',
      'faults.late.delayMilliseconds': 'is required for a fault of kind delay',
      'faults.late.status': 'must be left out unless the kind is status or html',
    },
  ],
  [
    {
      faults: {
        wrong: stub('getUser', { status: 200, body: { ...user, isOriginator: 'no', extra: 1 } }),
        none: stub('getUser', { status: 200 }),
        status: stub('getUser', { status: 204 }),
        page: stub('WhatsNew', { status: 200, body: 'x' }),
        any: stub('any', { status: 500 }),
        lacking: { operation: 'getUser', kind: 'response' },
        ignored: { ...once, response: { status: 200 } },
        length: stub('getUser', { status: 204, headers: { 'content-length': '3' }, anyway: true }),
        long: stub('getUser', { status: 200, body: 'x'.repeat(100_000), anyway: true }),
        elsewhere: { operation: 'any', kind: 'create-error' },
        start: { ...once, afterStart: true },
      },
    },
    {
      'faults.wrong.response.body.extra': 'is not a documented field',
      'faults.wrong.response.body.isOriginator': 'must be boolean',
      'faults.wrong.response.anyway': broken('getUser'),
      'faults.none.response.body': 'must be object',
      'faults.none.response.anyway': broken('getUser'),
      'faults.status.response.status': 'must be one of 200, 401, 500, 503',
      'faults.status.response.anyway': broken('getUser'),
      'faults.page.response.status': 'has no contract: it is for an operation only',
      'faults.page.response.anyway': broken('WhatsNew'),
      'faults.any.response.status': 'has no contract: it is for an operation only',
      'faults.any.response.anyway': broken('any'),
      'faults.lacking.response': 'is required for a fault of kind response',
      'faults.ignored.response': 'must be left out unless the kind is response',
      'faults.length.response.headers.content-length': 'must be left out: the server sets it',
      'faults.long.response.body': 'must be at most 100,000 characters long',
      'faults.elsewhere.operation': 'must be createLoan for a fault of kind create-error',
      'faults.start.afterStart': 'must be left out unless the operation is "any"',
    },
  ],
  [
    {
      faults: {
        value: stub('getUser', { status: 204, headers: { 'x-a': 'b\r\nc' }, anyway: true }),
        name: stub('getUser', { status: 204, headers: { 'x a': 'b' }, anyway: true }),
        parameter: { ...once, when: { parameters: { id: '1' } } },
        query: { operation: 'selectLoan', kind: 'hang', when: { parameters: { id: '1' } } },
        caller: { ...once, when: { caller: 'nobody' } },
        masked: { operation: 'createLoan', kind: 'hang', when: { body: { ssn: '123-45-6789' } } },
        bodiless: { ...once, when: { body: { isLead: true } } },
      },
    },
    {
      'faults.value.response.headers.x-a': 'does not have the documented form',
      'faults.name.response.headers.x a':
        'is not a documented field: its name must have the form ^[A-Za-z0-9-]{1,60}$',
      'faults.parameter.when.parameters.id': 'getUser has no parameters',
      'faults.query.when.parameters.id': 'must be one of accountId',
      'faults.caller.when.caller': 'is not the id of a persona',
      'faults.masked.when.body':
        'has a value that the journal masks, such as a tax identifier: leave the value out',
      'faults.bodiless.when.body': 'must be left out: getUser has no body',
    },
  ],
  [
    { presenter: { demo: 'outrage', step: 0 } },
    {
      'presenter.demo':
        'must be one of "first-loan", "closing-week", "refinance", "outage", "idle", "branch-administrator", "missing-licenses", "real-backend": did you mean outage?',
      'presenter.step': 'must be a whole number from 1 to 13',
    },
  ],
  [
    { presenter: { demo: 'outage', step: 11 } },
    { 'presenter.step': 'must be a whole number from 1 to 10, the steps of outage' },
  ],
];

function nameMessage(name: string): string {
  return name === '' ? 'must NOT have fewer than 1 characters' : 'does not have the documented form';
}

const stays = 'cannot change in a running world: create a new one';

for (const [recipe, errors] of refusals) {
  test(`${JSON.stringify(recipe).slice(0, 150)} is refused with every wrong part, at the start and in a change`, async () => {
    const id = await newWorld(app, start);
    const before = await worldOf(app, id);
    const errorsOf = (response: TestResponse) => {
      assert.equal(response.statusCode, 400, response.body);
      const { code, errors: found = [] } = problemOf(response);
      assert.equal(code, 'invalid-request');
      return Object.fromEntries(found.map(({ field, message }) => [field, message]));
    };
    assert.deepEqual(
      errorsOf(await app.inject({ method: 'POST', url: '/mock/worlds', payload: recipe })),
      errors,
    );
    assert.deepEqual(errorsOf(await control(app, 'PATCH', id, recipe)), {
      ...errors,
      ...('seed' in errors && { seed: stays }),
      ...('seedDay' in errors && { seedDay: stays }),
    });
    assert.deepEqual(await worldOf(app, id), before);
  });
}
