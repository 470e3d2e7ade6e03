import assert from 'node:assert/strict';
import { getTestContext, test } from 'node:test';
import { followSession } from '../../web/app/events/follow-session.ts';
import { accountFixture, userFixture } from '../../web/session/fixtures.ts';
import { api } from '../../web/shared/api/api.ts';
import { fakeTransport } from '../../web/shared/api/fake-transport.ts';
import {
  accountOpened,
  logoutStarted,
  sessionExtended,
  userLoaded,
} from '../../web/shared/store/session-slice.ts';
import { type AppStore, createAppStore, type Listeners } from '../../web/shared/store/store.ts';
import { sessionOperations } from '../operations/session.ts';
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

/** What the SPA has done with an event about its open loan. */
interface Received {
  readonly store: AppStore;
  /** Paths of its requests, without that for the stream. */
  readonly requested: readonly string[];
  /** Number of times that the session was extended. */
  readonly extensions: number;
  /** Number of events that the SPA has ignored. */
  readonly ignored: number;
}

/** Sends an event of the pact to the SPA, which has the loan open, and checks what the SPA does with it. */
async function receive<Name extends EventName>(
  { outcome, accountId, name, data }: EventOfPact<Name>,
  check: (received: Received) => void,
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
      assert.equal(sent.event, name);
      check(await received(accountId, `event: ${sent.event}\ndata: ${JSON.stringify(sent.data)}\n\n`));
    });
}

/** Returns what the SPA has done at the end of a stream. @param accountId the loan that is open */
async function received(accountId: number, stream: string): Promise<Received> {
  let extensions = 0;
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const { transport, happened } = fakeTransport(({ url }) =>
    url.endsWith(sessionOperations.getEvents.path)
      ? new Response(stream, { headers: { 'content-type': 'text/event-stream' } })
      : Response.json({ navigationMenu: [], pageIcons: [], borrowers: [] }),
  );
  // The connection would wait before it reconnects: the stream has ended, and the events have arrived.
  const wait = (_milliseconds: number, signal: AbortSignal) => {
    end();
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  };
  const extended: Listeners = (startListening) =>
    startListening({
      actionCreator: sessionExtended,
      effect: () => {
        extensions += 1;
      },
    });
  const store = createAppStore(transport, [followSession(wait, new EventTarget()), extended]);
  store.dispatch(accountOpened(accountFixture({ generalAccountId: accountId })));
  store.dispatch(userLoaded(userFixture()));
  await ended;
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  const requested = happened.sent.map(({ url }) => new URL(url).pathname);
  store.dispatch(logoutStarted());
  store.dispatch(api.util.resetApiState());
  return {
    store,
    requested: requested.filter((path) => path !== sessionOperations.getEvents.path),
    extensions,
    ignored: happened.logs.filter((line) => line.startsWith('An event was ignored')).length,
  };
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
      ({ store, ignored }) => {
        const { loanUpdate: update } = store.getState().ui;
        assert.deepEqual(update, {
          loanNumber: '1000123404',
          generalAccountId: accountId,
          borrowers: [
            { fullName: 'Casimir Dombrowski', initials: 'CD', borrowerPosition: 'primary borrower' },
          ],
          icons: [{ name: 'compliance-alerts', visible: true, disabled: false, badge: null }],
          complianceAlerts,
          notes: { count: 2, countShared: 1 },
          applicationCriteria: {
            enableApplicationDateAutomation: true,
            completedApplicationCriteriaRequirements: 6,
          },
        });
        assert.equal(ignored, 0);
      },
    ));
}

test('the event menuUpdate loads the menu of the open loan again', () =>
  receive(
    {
      outcome: 'a menu changed',
      accountId: accounts.alone,
      name: 'menuUpdate',
      data: { generalAccountId: integer(accounts.alone) },
    },
    ({ requested, ignored }) => {
      assert.deepEqual(requested, [`/api/navigation/menu/loan/${accounts.alone}`]);
      assert.equal(ignored, 0);
    },
  ));

test('the event sessionExtend, which has no data, extends the session', () =>
  receive(
    { outcome: 'the session goes on', accountId: accounts.alone, name: 'sessionExtend', data: {} },
    ({ extensions, ignored }) => assert.deepEqual([extensions, ignored], [1, 0]),
  ));
