import assert from 'node:assert/strict';
import { getTestContext, test } from 'node:test';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { type OutcomeOf, nameOf } from '../operations/outcomes.ts';
import { openLoan } from './states.ts';
import type { EventData, EventName } from '../operations/events.ts';
import { accounts } from './requests.ts';
import { boolean, eachLike, integer, pact, regex, string } from './pact.ts';

/**
 * One event of the stream, as a message of the pact. The stream never ends, so it cannot be the response of an
 * interaction.
 */
interface EventOfPact<Name extends EventName> {
  readonly outcome: OutcomeOf<'getEvents'>;
  readonly accountId: number;
  readonly name: Name;
  readonly data: unknown;
}

/** Parses an event from the lines of the stream, as the SPA does. */
async function receive<Name extends EventName>(
  { outcome, accountId, name, data }: EventOfPact<Name>,
  check: (data: EventData[Name]) => void,
): Promise<void> {
  const state = openLoan(accountId, 'lending-staff');
  await pact
    .addAsynchronousInteraction()
    .given(state.name, { ...state.parameters })
    .testName(getTestContext()?.fullName ?? '')
    .expectsToReceive(nameOf('getEvents', outcome), (message) => {
      message.withJSONContent({ event: name, data });
    })
    .executeTest(async ({ contents: { content } }) => {
      const sent = content as unknown as { readonly event: string; readonly data: unknown };
      const [event] = eventsIn(`event: ${sent.event}\ndata: ${JSON.stringify(sent.data)}\n\n`);
      assert.equal(event?.event, name);
      check(JSON.parse(event.data) as EventData[Name]);
    });
}

function eventsIn(text: string): EventSourceMessage[] {
  const events: EventSourceMessage[] = [];
  createParser({ onEvent: (event) => events.push(event) }).feed(text);
  return events;
}

const loanUpdate = (
  generalAccountId: number,
  complianceAlerts: EventData['loanUpdate']['complianceAlerts'],
) => ({
  loanNumber: string('1000123404'),
  generalAccountId: integer(generalAccountId),
  borrowers: eachLike({
    fullName: string('Casimir Dombrowski'),
    initials: string('CD'),
    borrowerPosition: regex('^(primary|secondary) (co)?borrower$', 'primary borrower'),
  }),
  icons: eachLike({
    name: regex('^[a-z-]+$', 'compliance-alerts'),
    visible: boolean(true),
    disabled: boolean(false),
  }),
  complianceAlerts,
  notes: { count: integer(2), countShared: integer(1) },
  applicationCriteria: {
    enableApplicationDateAutomation: boolean(true),
    completedApplicationCriteriaRequirements: integer(6),
  },
});

const loans = [
  [
    'a loan changed: compliance failed',
    123_404,
    {
      showComplianceAlerts: true,
      showComplianceAlertsInsufficientData: false,
      showComplianceAlertsStatus: true,
      complianceAlertStatus: 'fail',
      numberOfFailureAlerts: 3,
    },
  ],
  [
    'a loan changed: compliance passed',
    accounts.coBorrower,
    {
      showComplianceAlerts: true,
      showComplianceAlertsInsufficientData: false,
      showComplianceAlertsStatus: true,
      complianceAlertStatus: 'pass',
      numberOfFailureAlerts: 0,
    },
  ],
  [
    'a loan changed: too little for compliance',
    123_413,
    {
      showComplianceAlerts: true,
      showComplianceAlertsInsufficientData: true,
      showComplianceAlertsStatus: false,
      complianceAlertStatus: null,
      numberOfFailureAlerts: 0,
    },
  ],
] as const;

for (const [outcome, accountId, complianceAlerts] of loans) {
  test(`[S-3-30 S-3-31 S-3-32 S-3-33 S-3-34 S-3-35 S-3-36 S-3-37] ${outcome}`, () =>
    receive(
      { outcome, accountId, name: 'loanUpdate', data: loanUpdate(accountId, complianceAlerts) },
      (update) => {
        assert.equal(update.generalAccountId, accountId);
        assert.deepEqual(update.complianceAlerts, complianceAlerts);
        assert.deepEqual(update.notes, { count: 2, countShared: 1 });
      },
    ));
}

test('the event menuUpdate names the loan', () =>
  receive(
    {
      outcome: 'a menu changed',
      accountId: accounts.alone,
      name: 'menuUpdate',
      data: { generalAccountId: integer(accounts.alone) },
    },
    ({ generalAccountId }) => assert.equal(generalAccountId, accounts.alone),
  ));

test('the event sessionExtend has no data', () =>
  receive(
    { outcome: 'the session goes on', accountId: accounts.alone, name: 'sessionExtend', data: {} },
    (data) => assert.deepEqual(data, {}),
  ));
