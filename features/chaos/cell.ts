import { writeFile } from 'node:fs/promises';
import type { Fault } from '../../contracts/operations/mock-schemas.ts';
import { brokenInvariants } from './invariants.ts';
import type { Journey } from './journeys.ts';
import { redemption } from './redemption.ts';
import { type Place, visiting } from './visit.ts';

/** Runs a journey without faults and returns its requests in order. @throws {Error} if it does not complete */
export function requestsOfJourney(place: Place, journey: Journey): Promise<string[]> {
  return visiting(place, journey, false, async (visit) => {
    await visit.arrive();
    const before = (await visit.journal()).length;
    const redeemed = visit.redemptions();
    const ending = await visit.goOn();
    const { heading, messages, dialogs } = await visit.settledState();
    if (ending !== 'arrived') {
      const seen = JSON.stringify({ heading, messages, dialogs, uncaught: visit.uncaught });
      throw new Error(`The journey "${journey.name}" does not complete without faults (${ending}): ${seen}`);
    }
    const requested = (await visit.journal()).slice(before).flatMap(({ operation }) => operation ?? []);
    return [...(visit.redemptions() > redeemed ? [redemption] : []), ...requested];
  });
}

/**
 * Runs one cell of the chaos matrix: a journey with one fault. Returns a sentence for each violated invariant.
 *
 * @param picture file for a screenshot, if an invariant is violated
 */
export function tryCell(place: Place, journey: Journey, fault: Fault, picture: string): Promise<string[]> {
  return visiting(place, journey, isSilent(fault), async (visit) => {
    await visit.arrive();
    const before = await visit.state();
    const journalled = (await visit.journal()).length;
    await visit.break(fault);
    const ending = await visit.goOn();
    const pageState = await visit.settledState();
    const seen = await visit.page.screenshot();
    const lost = await visit.lostEntries();
    const after = await visit.state();
    const faultsLeft = await visit.faultsLeft();
    const journal = (await visit.journal()).slice(journalled);
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
    if (faultsLeft > 0) findings.push('the request with the fault was never sent');
    if (findings.length > 0) await writeFile(picture, seen);
    return findings;
  });
}

/** Returns true for faults without a response, which the product notices only by its own timeout. */
const isSilent = ({ kind }: Fault) => kind === 'hang' || kind === 'reset';
