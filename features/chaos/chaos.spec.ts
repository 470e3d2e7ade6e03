import { expect, test as base } from '@playwright/test';
import { openSite } from '../support/app.ts';
import { canMeet, type FaultName, faults } from './faults.ts';
import { brokenInvariants } from './invariants.ts';
import { journeys } from './journeys.ts';
import { redemption } from './redemption.ts';
import { openVisit } from './visit.ts';

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
    const before = (await visit.world.getJournal()).length;
    const redeemed = visit.redemption.count();
    expect(await visit.goOn()).toBe('arrived');
    await visit.settledState();
    const journal = (await visit.world.getJournal()).slice(before);
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
        const before = await visit.world.getWorld();
        const journalled = (await visit.world.getJournal()).length;
        await visit.break();
        const ending = await visit.goOn();
        const pageState = await visit.settledState();
        await visit.page.screenshot({ path: info.outputPath('page.png') });
        const lost = await visit.lostEntries();
        const after = await visit.world.getWorld();
        expect(await visit.faultsLeft(), 'faults that no request met').toBe(0);
        const journal = (await visit.world.getJournal()).slice(journalled);
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
