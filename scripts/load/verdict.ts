import { CannotRun, type LoadSettings, type Outcome, type Scenario } from './scenario.ts';

/** A scenario that was tried, and how it went. */
export interface Tried extends Outcome {
  readonly name: string;
  readonly verdict: 'held' | 'failed' | 'not run';
  /** Why it was not run. */
  readonly reason?: string;
}

/** Runs a scenario. What it throws is a fault, unless this machine cannot run it at all. */
export async function triedOut(scenario: Scenario, settings: LoadSettings): Promise<Tried> {
  const { name } = scenario;
  try {
    const outcome = await scenario.run(settings);
    return { name, ...outcome, verdict: outcome.faults.length === 0 ? 'held' : 'failed' };
  } catch (error) {
    if (error instanceof CannotRun) {
      return { name, figures: {}, faults: [], verdict: 'not run', reason: error.message };
    }
    return { name, figures: {}, faults: [String(error)], verdict: 'failed' };
  }
}

/**
 * Why a run did not go well, a line each; none when it did.
 * @param areNamed whether the command named these scenarios: then one that cannot run is a failure
 */
export function failures(tried: readonly Tried[], areNamed: boolean): string[] {
  return tried.flatMap(({ name, verdict, faults, reason = '' }) => {
    if (verdict === 'failed')
      return [`${name}: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`];
    return verdict === 'not run' && areNamed ? [`${name}: not run, ${reason}`] : [];
  });
}
