import { claimsIn } from '../../../scripts/test/gherkin/claims.ts';
import { idsIn } from '../../../scripts/shared/ids.ts';
import { levels as featureLevels } from '../../support/users/level.ts';

/** All levels of tests, those of scenarios first. */
export const levels = [...featureLevels, 'unit', 'contract', 'journey'] as const;
export type Level = (typeof levels)[number];

/** A test that shows a rule and is not a scenario. */
export interface RuleTest {
  readonly level: Level;
  /** Path of the test file, from the project's root. */
  readonly source: string;
  readonly line: number;
  readonly name: string;
}

/** A source file with its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** Returns the tests of each rule that are not scenarios. */
export const testsByRule = (sources: readonly Source[]): Map<string, RuleTest[]> =>
  Map.groupBy(
    sources.flatMap(claimedTests).map((claim) => ({
      ...claim,
      level: levelOf(claim.source),
      name: withoutIds(claim.name),
    })),
    ({ rule }) => rule,
  );

/** A test in the sources that claims a rule. */
interface ClaimedTest {
  readonly rule: string;
  readonly source: string;
  readonly line: number;
  readonly name: string;
}

/** Returns the tests of a source file that claim rules; none for a feature. */
function claimedTests({ path, text }: Source): ClaimedTest[] {
  if (path.endsWith('.feature')) return [];
  const lines = text.split('\n');
  return claimsIn(path, text).map(({ rule, source, line }) => ({
    rule,
    source,
    line,
    name: quotedIn(lines.slice(line - 1, line + 1).join('\n')),
  }));
}

/** Returns the first text in quotes that is not a list of ids: the name of the test or row that begins there. */
function quotedIn(text: string): string {
  const quoted = [...text.matchAll(/(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)].map(([, , words = '']) => words);
  const name = quoted.find((words) => words.split(' ').some((word) => idsIn(word).length === 0)) ?? '';
  return name.replaceAll(/\\(.)/g, '$1');
}

function levelOf(source: string): Level {
  if (/^features\/(?:journeys|site)\/[^:]*\.spec\.ts/.test(source)) return 'journey';
  return source.startsWith('contracts/') ? 'contract' : 'unit';
}

/**
 * Removes the ids from a test name such as `[S-4.1-06 L-7-01] the user is fetched`, since the page shows them anyway.
 */
function withoutIds(name: string): string {
  return name.replaceAll(/\[([^\]]*)\]\s*/g, (all, ids: string) => (idsIn(ids).length > 0 ? '' : all)).trim();
}
