import { loadConfiguration, loadSources } from '@cucumber/cucumber/api';
import { root } from '../shared/source-files.ts';
import type { Deployment } from './deployment.ts';
import { levelsFor } from './levels.ts';

/** A scenario that cannot run against a deployment, with the reason. */
export interface NotRun {
  readonly tag: string;
  /** File, line and name of the scenario. */
  readonly scenario: string;
  readonly reason: string;
}

/** Requirements of scenarios that some deployments do not meet, by tag, with a check and the advice for the user. */
const needs: readonly {
  readonly tag: string;
  readonly reason: string;
  readonly isMet: (deployment: Deployment) => boolean;
}[] = [
  {
    tag: '@strict-worlds',
    reason: 'this deployment uses the default world for an unknown one; start it with UNKNOWN_WORLD=refuse',
    isMet: ({ refusesUnknownWorlds }) => refusesUnknownWorlds,
  },
];

/** Returns the scenarios that cannot run against this deployment. */
export async function notRunAt(deployment: Deployment): Promise<readonly NotRun[]> {
  const found: NotRun[] = [];
  for (const { tag, reason } of needs.filter(({ isMet }) => !isMet(deployment))) {
    const levels = levelsFor(deployment).map((level) => `@${level}`);
    const provided = { paths: ['features/**/*.feature'], tags: `${tag} and (${levels.join(' or ')})` };
    const { runConfiguration } = await loadConfiguration({ provided, file: false }, { cwd: root });
    const { plan } = await loadSources(runConfiguration.sources, { cwd: root });
    for (const { uri, location, name } of plan) {
      found.push({ tag, reason, scenario: `${uri}:${location.line} ${name}` });
    }
  }
  return found;
}
