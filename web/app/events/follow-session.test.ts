import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoanUpdate } from '../../../contracts/operations/events.ts';
import { accountFixture, userFixture } from '../../session/fixtures.ts';
import { api } from '../../shared/api/api.ts';
import { fakeTransport, type SentRequest } from '../../shared/api/fake-transport.ts';
import type { Transport } from '../../shared/api/transport.ts';
import {
  accountClosed,
  accountOpened,
  logoutStarted,
  sessionExtended,
  userLoaded,
} from '../../shared/store/session-slice.ts';
import { createAppStore, type Listeners } from '../../shared/store/store.ts';
import { loanUpdated } from '../../shared/store/ui-slice.ts';
import { loanApi } from '../../pages/loan/api.ts';
import { applyEvent, catchUp, followSession } from './follow-session.ts';

const account = (generalAccountId: number) => accountFixture({ generalAccountId });
const update = (generalAccountId: number): LoanUpdate => ({
  loanNumber: '1000123404',
  generalAccountId,
  borrowers: [],
  icons: [],
  complianceAlerts: {
    showComplianceAlerts: true,
    showComplianceAlertsInsufficientData: false,
    showComplianceAlertsStatus: true,
    complianceAlertStatus: 'pass',
    numberOfFailureAlerts: 0,
  },
  notes: { count: 2, countShared: 1 },
  applicationCriteria: { enableApplicationDateAutomation: true, completedApplicationCriteriaRequirements: 4 },
});

function started(
  answer: (request: SentRequest) => Response = () => Response.json([]),
  listeners: readonly Listeners[] = [],
) {
  const { transport, happened } = fakeTransport(answer);
  return {
    transport,
    happened,
    store: createAppStore(transport, listeners),
  };
}

test('[S-4.2-19] an event of the open loan loads its dashboard again, once for each event, and no other query', async () => {
  const { store, happened } = started((request) =>
    Response.json(request.url.includes('dashboard') ? { loanDetails: {} } : []),
  );
  store.dispatch(accountOpened(account(404)));
  void store.dispatch(loanApi.endpoints.getLoanDashboard.initiate(404));
  await rested();
  const asked = () => happened.sent.length;
  assert.equal(asked(), 1);
  store.dispatch(applyEvent('loanUpdate', JSON.stringify(update(404))));
  await rested();
  assert.equal(asked(), 2);
  store.dispatch(applyEvent('loanUpdate', JSON.stringify(update(404))));
  await rested();
  assert.equal(asked(), 3);
  store.dispatch(applyEvent('loanUpdate', JSON.stringify(update(405))));
  await rested();
  assert.equal(asked(), 3);
  assert.equal(new Set(happened.sent.map(({ url }) => url)).size, 1);
  // The timers of the cache would keep the process alive.
  store.dispatch(api.util.resetApiState());
});

test('[A-165] after a lost connection the dashboard of the open loan is loaded again', async () => {
  const { store, happened } = started((request) =>
    Response.json(
      request.url.includes('dashboard')
        ? { loanDetails: {} }
        : { navigationMenu: [], pageIcons: [], borrowers: [] },
    ),
  );
  store.dispatch(accountOpened(account(404)));
  void store.dispatch(loanApi.endpoints.getLoanDashboard.initiate(404));
  await rested();
  await store.dispatch(catchUp());
  await rested();
  assert.equal(happened.sent.filter(({ url }) => url.includes('dashboard')).length, 2);
  // The timers of the cache would keep the process alive.
  store.dispatch(api.util.resetApiState());
});

/** Resolves when all code that awaited a response has run. */
const rested = async () => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
};

test('[S-3-27] events of another loan and malformed events are ignored and logged without their data', async () => {
  const { store, happened } = started();
  store.dispatch(accountOpened(account(404)));
  const before = store.getState();
  assert.equal(store.dispatch(applyEvent('loanUpdate', JSON.stringify(update(405)))), 'another-loan');
  assert.equal(store.dispatch(applyEvent('menuUpdate', '{"generalAccountId":405}')), 'another-loan');
  assert.equal(store.dispatch(applyEvent('loanUpdate', '{"generalAccountId":404}')), 'unreadable');
  assert.equal(store.dispatch(applyEvent('surprise', '{}')), 'unreadable');
  store.dispatch(accountClosed());
  assert.equal(store.dispatch(applyEvent('loanUpdate', JSON.stringify(update(404)))), 'another-loan');
  await new Promise(setImmediate);
  assert.equal(store.getState().ui, before.ui);
  assert.deepEqual(happened.sent, []);
  assert.equal(happened.logs.length, 5);
  assert.doesNotMatch(happened.logs.join(), /404|1000123404/);
});

test('[A-165] after a lost connection the menu is loaded again, and an event during the loading takes precedence', async () => {
  let meanwhile: () => void = () => undefined;
  const menu = { navigationMenu: [], pageIcons: [], borrowers: [] };
  const { store, happened } = started(() => {
    meanwhile();
    return happened.sent.length === 3 ? Response.json({}, { status: 500 }) : Response.json(menu);
  });
  await store.dispatch(catchUp());
  assert.deepEqual(happened.sent, [], 'no loan is open');
  store.dispatch(accountOpened(account(404)));
  store.dispatch(loanUpdated(update(404)));
  await store.dispatch(catchUp());
  assert.equal(happened.sent.length, 1);
  assert.equal(store.getState().ui.loanUpdate, null);
  const newer = { ...update(404), icons: [] };
  store.dispatch(loanUpdated(update(404)));
  meanwhile = () => store.dispatch(loanUpdated(newer));
  await store.dispatch(catchUp());
  assert.equal(store.getState().ui.loanUpdate, newer);
  meanwhile = () => undefined;
  await store.dispatch(catchUp());
  assert.equal(happened.sent.length, 3);
  assert.equal(store.getState().ui.loanUpdate, newer, 'the event stays when the menu cannot be loaded');
});

/** Returns a store that follows `answer` as its stream, and the functions that end each pause between two attempts. */
function following(answer: () => Response, changes: Partial<Transport> = {}) {
  const pauses: (() => void)[] = [];
  const wait = (_milliseconds: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      pauses.push(resolve);
      signal.addEventListener('abort', () => resolve());
    });
  const menu = { navigationMenu: [], pageIcons: [], borrowers: [] };
  const { transport, happened } = fakeTransport(
    ({ url }) => (url.endsWith('/events') ? answer() : Response.json(menu)),
    changes,
  );
  const store = createAppStore(transport, [followSession(wait, new EventTarget())]);
  const paths = () => happened.sent.map(({ url }) => new URL(url).pathname);
  return { store, happened, pauses, paths };
}

const endedStream = () => new Response('', { headers: { 'content-type': 'text/event-stream' } });

test('[A-165] a reconnection loads the menu again, the first connection does not', async () => {
  const { store, happened, pauses, paths } = following(endedStream);
  store.dispatch(accountOpened(account(404)));
  store.dispatch(userLoaded(userFixture()));
  await rested();
  assert.deepEqual(paths(), ['/api/events']);
  assert.equal(happened.sent[0]?.headers['authorization'], 'Bearer token-for-access');
  pauses[0]?.();
  await rested();
  assert.deepEqual(paths(), ['/api/events', '/api/events', '/api/navigation/menu/loan/404']);
  store.dispatch(logoutStarted());
  await rested();
  assert.equal(
    happened.logs[0],
    'The connection to the event service ended {"reason":"ended","nextAttemptAfter":1000}',
  );
});

test('[L-6-01] a refused stream ends the session', async () => {
  const { store, happened } = following(() => new Response('', { status: 401 }));
  store.dispatch(userLoaded(userFixture()));
  await rested();
  assert.deepEqual([happened.sent.length, happened.unauthorized], [1, 1]);
});

test('a missing token leads to another attempt after a pause', async () => {
  const { store, happened, pauses } = following(endedStream, {
    accessToken: async () => {
      throw new Error('interaction required');
    },
  });
  store.dispatch(userLoaded(userFixture()));
  await rested();
  assert.deepEqual([happened.sent.length, pauses.length], [0, 1]);
  store.dispatch(logoutStarted());
});

test('[S-4.1-28] the event sessionExtend extends the session', () => {
  let extensions = 0;
  const { store } = started(undefined, [
    (startListening) => startListening({ actionCreator: sessionExtended, effect: () => void extensions++ }),
  ]);
  assert.equal(store.dispatch(applyEvent('sessionExtend', '{}')), 'applied');
  assert.equal(extensions, 1);
});

test('[S-4.1-05] the connection begins with the user and ends with the session', async () => {
  const { store, happened, pauses } = following(endedStream);
  assert.deepEqual(happened.sent, []);
  store.dispatch(userLoaded(userFixture()));
  await rested();
  store.dispatch(userLoaded(userFixture({ initials: 'XX' })));
  await rested();
  assert.equal(happened.sent.length, 1);
  store.dispatch(userLoaded(userFixture({ userGroupName: 'Closing Department' })));
  await rested();
  assert.equal(happened.sent.length, 2);
  store.dispatch(logoutStarted());
  for (const goOn of pauses) goOn();
  await rested();
  assert.equal(happened.sent.length, 2);
});
