import { expect, test as base } from '@playwright/test';
import { openSite } from '../../support/app.ts';
import { brokenInvariants } from './invariants.ts';
import { journeys } from './journeys.ts';
import { redemption } from './redemption.ts';
import { openVisit } from './visit.ts';
import type { createLoanOperations } from '../../../contracts/operations/create-loan.ts';
import type { Fault } from '../../../contracts/operations/fault.ts';

/** The faults of the chaos matrix, by name, as the mock server injects them. */
const faults = {
  'status 500': { kind: 'status', status: 500, message: 'Something broke on purpose.' },
  'status 503, no body': { kind: 'status', status: 503, withTraceId: false },
  'status 401': { kind: 'status', status: 401 },
  'status 403': { kind: 'status', status: 403, message: 'Not for you, on purpose.' },
  late: { kind: 'delay', delayMilliseconds: 1_500 },
  'no answer': { kind: 'hang' },
  'broken off': { kind: 'reset' },
  'cut short': { kind: 'truncate' },
  'wrong shape': { kind: 'wrong-type' },
  'a page': { kind: 'html' },
  /** Affects createLoan only: a successful response that says that no loan was created. */
  'not created': { kind: 'create-error', message: 'The loan number range is used up.' },
} as const satisfies Readonly<Record<string, Omit<Fault, 'operation'>>>;

type FaultName = keyof typeof faults;

/** Returns true if a fault can affect a request. */
const canMeet = (name: FaultName, call: string): boolean =>
  faults[name].kind !== 'create-error' || call === ('createLoan' satisfies keyof typeof createLoanOperations);

// Each journey runs once without faults, and once for each of its requests and each fault that can affect the request.

const test = base.extend<object, { readonly origin: string }>({
  origin: [
    async ({ browserName: _browserName }, provide) => {
      const site = await openSite();
      await provide(site.origin);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, provide) => provide(origin),
});

for (const journey of journeys) {
  const requests = journey.requests.split(' ');

  test(`${journey.name} without faults`, async ({ context, origin }) => {
    const visit = await openVisit(context, origin, journey);
    await journey.arrive?.(visit.page);
    const before = (await visit.world.searchJournal({})).count;
    const redeemed = visit.redemption.count();
    expect(await visit.goOn()).toBe('arrived');
    await visit.settledState();
    const journal = (await visit.world.searchJournal({})).entries.slice(before);
    const sent = [
      ...(visit.redemption.count() > redeemed ? [redemption] : []),
      ...journal.flatMap(({ operation }) => operation ?? []),
    ];
    expect(sent.toSorted(), 'the requests in journeys.ts').toEqual(requests.toSorted());
  });

  for (const [index, call] of requests.entries()) {
    const nth = requests.slice(0, index + 1).filter((one) => one === call).length;
    for (const name of Object.keys(faults) as FaultName[]) {
      if (!canMeet(name, call)) continue;

      test(`${journey.name} / ${call} ${nth}: ${name}`, async ({ context, origin }, info) => {
        const fault = { operation: call, nth, ...faults[name] };
        const visit = await openVisit(context, origin, journey, fault);
        await journey.arrive?.(visit.page);
        const { state: before } = await visit.world.getWorld();
        const journalled = (await visit.world.searchJournal({})).count;
        await visit.break();
        const ending = await visit.goOn();
        const pageState = await visit.settledState();
        await visit.page.screenshot({ path: info.outputPath('page.png') });
        const lost = await visit.lostEntries();
        const { state: after } = await visit.world.getWorld();
        expect(await visit.faultsLeft(), 'faults that no request met').toBe(0);
        const journal = (await visit.world.searchJournal({})).entries.slice(journalled);
        const findings = brokenInvariants(journey, {
          arrived: ending === 'arrived',
          hadMessage: ending === 'stopped',
          pageState,
          lost,
          loansCreated: after.loans + after.leads - before.loans - before.leads,
          journal,
          uncaught: visit.uncaught,
          opensAgain: await visit.opensAgain(),
        });
        expect(findings).toEqual([]);
      });
    }
  }
}
