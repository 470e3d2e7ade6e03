import { CannotRun, type LoadSettings, type Outcome, type Scenario } from './scenario.ts';

/** The verdict and outcome of a scenario. */
export interface ScenarioResult extends Outcome {
  readonly name: string;
  readonly verdict: 'held' | 'failed' | 'not run';
  /** Reason why the scenario was not run. */
  readonly reason?: string;
}

/** Runs a scenario. A thrown error is a fault; a CannotRun error gives the verdict 'not run'. */
export async function runScenario(scenario: Scenario, settings: LoadSettings): Promise<ScenarioResult> {
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
 * Returns one line for each failed scenario.
 * @param areNamed true if the command named the scenarios: then a scenario that cannot run counts as failed
 */
export function failures(tried: readonly ScenarioResult[], areNamed: boolean): string[] {
  return tried.flatMap(({ name, verdict, faults, reason = '' }) => {
    if (verdict === 'failed')
      return [`${name}: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`];
    return verdict === 'not run' && areNamed ? [`${name}: not run, ${reason}`] : [];
  });
}
