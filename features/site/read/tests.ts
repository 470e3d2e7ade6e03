import { claimsIn } from '../../../scripts/test/gherkin/claims.ts';
import { idsIn } from '../../../scripts/shared/ids.ts';
import type { Evidence, Level, TestVerdict } from './evidence.ts';

/** A test that shows a rule and is not a scenario. */
export interface RuleTest {
  readonly level: Level;
  /** Path of the test file, from the project's root. */
  readonly source: string;
  /** Line of the test in its file; null for a test that is only in the results. */
  readonly line: number | null;
  readonly name: string;
  readonly verdict: TestVerdict;
}

/** A source file with its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/**
 * Returns the tests of each rule that are not scenarios: first those that ran, then those that claim the rule but did
 * not run.
 */
export function testsByRule(evidence: Evidence, sources: readonly Source[]): Map<string, RuleTest[]> {
  const byRule = new Map<string, RuleTest[]>();
  const add = (rule: string, test: RuleTest) => byRule.set(rule, [...(byRule.get(rule) ?? []), test]);
  const claims = sources.flatMap(claimedTests);
  const lineOf = new Map(claims.map((claim) => [`${claim.source} ${claim.name}`, claim.line]));
  for (const { level, source, name, passed, rules } of evidence.tests) {
    if (source.endsWith('.feature')) continue;
    const line = lineOf.get(`${source} ${name.split(' › ').at(-1) ?? ''}`) ?? null;
    const test = {
      level,
      source,
      line,
      name: withoutIds(name),
      verdict: passed ? 'passed' : 'failed',
    } as const;
    for (const rule of rules) add(rule, test);
  }
  const shown = new Set(
    evidence.tests.flatMap(({ source, rules }) => rules.map((rule) => `${rule} ${source}`)),
  );
  for (const { rule, source, line, name } of claims) {
    if (shown.has(`${rule} ${source}`)) continue;
    add(rule, { level: levelOf(source), source, line, name: withoutIds(name), verdict: 'not-run' });
  }
  return byRule;
}

/** A test in the sources that claims a rule. */
export interface ClaimedTest {
  readonly rule: string;
  readonly source: string;
  readonly line: number;
  readonly name: string;
}

/** Returns the tests of a source file that claim rules; none for a feature. */
export function claimedTests({ path, text }: Source): ClaimedTest[] {
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
