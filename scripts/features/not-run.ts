import { loadConfiguration, loadSources } from '@cucumber/cucumber/api';
import { root } from '../shared/source-files.ts';
import type { Deployment } from './deployment.ts';
import { levelsFor } from './levels.ts';

/** A scenario that a deployment cannot show, and why. */
export interface NotRun {
  readonly tag: string;
  /** File, line and name. */
  readonly scenario: string;
  readonly reason: string;
}

/** What a scenario may need that not every deployment has: its tag, whether it is there, and what to do when it is not. */
const needs: readonly {
  readonly tag: string;
  readonly reason: string;
  readonly isMet: (deployment: Deployment) => boolean;
}[] = [
  {
    tag: '@strict-worlds',
    reason:
      'this deployment leads an unknown world into its default world; start it with UNKNOWN_WORLD=refuse',
    isMet: ({ refusesUnknownWorlds }) => refusesUnknownWorlds,
  },
];

/** The scenarios of the levels that ask a server, as far as this one cannot show them. */
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
