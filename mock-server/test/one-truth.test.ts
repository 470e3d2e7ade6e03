import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LegacyPageName, legacyAddress } from '../../contracts/api/legacy.ts';
import { workQueueTypes } from '../../contracts/api/options.ts';
import type { LoanMenu, MenuEntry } from '../../contracts/operations/shell.ts';
import type { LoanDashboard } from '../../contracts/operations/dashboard.ts';
import { documentsOf, outstandingFor } from '../los/legacy/loan/documents.ts';
import { day, given, usd } from '../los/legacy/page/format.ts';
import { dayFrom, officeDay } from '../los/seeds/business-days.ts';
import { hasReached, isFinished, queueOf } from '../los/seeds/statuses.ts';
import { emptyFile, lockStatusOn } from '../store/repositories/loan.ts';
import type { Recipe } from '../store/repositories/world-document.ts';
import { demoNamed, startOfStep } from '../tools/demos/library.ts';
import { commonServer } from './common-server.ts';
import { factsOf, rowsOf, textOf } from './legacy.ts';
import { signedIn } from './server.ts';
import { newWorld } from './world-cookie.ts';
import { demoNames } from '../../contracts/operations/mock-schemas.ts';

// Every page that names a loan says of it what the one function for it says.

const { app, store } = await commonServer();

/** Days on which a standard world starts, and how many days later it is looked at. The nightly run takes 15. */
const days = Array.from({ length: Number(process.env['WALK_DAYS'] ?? 3) }, (_, index) =>
  dayFrom('2028-01-05', index * 23),
);
const worlds: readonly (readonly [name: string, recipe: Recipe])[] = [
  ...days.map((seedDay, index): readonly [string, Recipe] => [
    `a world of ${seedDay}, ${index * 11} days later`,
    { seedDay, clock: { now: `${dayFrom(seedDay, index * 11)}T20:00:00.000Z` } },
  ]),
  ...demoNames.map((name): readonly [string, Recipe] => {
    const demo = demoNamed(name) ?? assert.fail(name);
    return [`the last step of the demo ${name}`, startOfStep(demo, demo.steps.length).recipe];
  }),
];

const read = (value: unknown): string => textOf(String(value));
const queuePages = {
  Closing: 'closing-queue',
  Funding: 'funding-queue',
  LoanOpener: 'loan-opener-queue',
  Processor: 'processor-queue',
  Underwriter: 'underwriting-queue',
} as const;

for (const [name, recipe] of worlds)
  test(`each page of each loan says the same, in ${name}`, async () => {
    const world = await newWorld(app, { ...recipe, persona: 'lending-staff' });
    const user = await signedIn(app, 'lending-staff', world.id);
    const { now } = (await app.worlds.find(world.id)) ?? assert.fail(name);
    const today = officeDay(now());
    const open = async (page: LegacyPageName, query: Readonly<Record<string, string | number>> = {}) => {
      const url = legacyAddress(page, query);
      return (await app.inject({ url, headers: { cookie: world.cookie } })).body;
    };
    const queued = new Map<string, string>();
    for (const queue of workQueueTypes)
      for (const [number = ''] of rowsOf(await open(queuePages[queue]))) queued.set(number, queue);
    const listed = new Map(rowsOf(await open('loan-pipeline')).map((row) => [row[0], row]));
    for (const { generalAccountId: accountId } of await store.in(world.id).loans.list({ kind: 'loan' })) {
      const stored = (await store.in(world.id).loans.stored(accountId)) ?? assert.fail(String(accountId));
      const { dashboard, file = emptyFile, task } = stored;
      const { loanDetails: details, loanNumber } = dashboard;
      const status = details.loanStatus;
      const lockStatus = lockStatusOn(details, today);
      const shown = { dashboard: { ...dashboard, loanDetails: { ...details, lockStatus } }, file };
      const sent = (await user.get(`/api/loans/${accountId}/dashboard`)).json<LoanDashboard>();
      assert.deepEqual(sent, shown.dashboard, loanNumber);

      assert.equal(queued.get(loanNumber) ?? null, queueOf(details), loanNumber);
      const row = listed.get(loanNumber) ?? assert.fail(loanNumber);
      const closing = read(day(details.closingDate));
      assert.deepEqual(
        [row[4], row[5], row[6], row[7]?.slice(0, closing.length)],
        [read(usd(details.loanAmount)), read(given(status)), read(given(lockStatus)), closing],
        loanNumber,
      );

      const summary = factsOf(await open('LoanSummary', { accountId }));
      assert.equal(summary['Status'], read(given(status)), loanNumber);
      assert.ok(summary['Lock']?.startsWith(read(given(lockStatus))), loanNumber);
      assert.equal(summary['Closing date'], closing, loanNumber);

      const [newest] = rowsOf(await open('lock-history', { accountId }));
      const locked = details.lockExpiration && `Locked until ${read(day(details.lockExpiration))}`;
      const words = { Locked: locked, 'Lock Requested': 'Lock requested', 'Not Locked': undefined };
      assert.equal(
        newest?.[1],
        { ...words }[lockStatus ?? ''] ?? (locked ? lockStatus : undefined),
        loanNumber,
      );

      const done = rowsOf(await open('menu-item', { item: 'milestones', accountId })).flatMap(
        ([milestone, , state]) => (state === 'Done' ? milestone : []),
      );
      assert.equal(done.includes('Clear to close'), hasReached(status, 'Clear to Close'), loanNumber);
      assert.equal(done.includes('Closing'), hasReached(status, 'Docs Signed'), loanNumber);
      assert.equal(done.includes('Rate locked'), lockStatus === 'Locked', loanNumber);

      const images = rowsOf(await open('ImageFlow', { accountId })).map(([document, state]) => [
        document,
        state,
      ]);
      const documents = documentsOf(shown).map((each) => [
        each.name,
        each.isReceived ? 'Received' : 'Missing',
      ]);
      assert.deepEqual(images, documents, loanNumber);
      if (task) {
        const order = await open('WorkOrderTask', { accountId, taskId: task.taskId });
        assert.deepEqual(
          [...order.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => read(text)),
          [...file.compliance.failures, ...outstandingFor(task.queue, shown)],
          loanNumber,
        );
      }

      const menu = (await user.get(`/api/navigation/menu/loan/${accountId}`)).json<LoanMenu>();
      const items = menu.navigationMenu.flatMap(({ items: own }) => (own ?? []) as MenuEntry[]);
      const isDisabled = (entry: string) => items.find((one) => one.name === entry)?.isDisabled === true;
      if (lockStatus === 'Locked' || isFinished(status)) assert.ok(isDisabled('Request Lock'), loanNumber);
      assert.equal(isDisabled('Adverse Action'), status !== 'Denied', loanNumber);
      assert.equal(isDisabled('Closing Package'), !hasReached(status, 'Clear to Close'), loanNumber);
      assert.equal(isDisabled('Closing Disclosure'), !hasReached(status, 'Clear to Close'), loanNumber);
      if (status !== 'Application' && status !== 'Processing')
        assert.ok(isDisabled('Submit to Underwriting'), loanNumber);
    }
  });
