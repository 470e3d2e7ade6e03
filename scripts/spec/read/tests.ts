import { claimsIn } from '../../trace/claims.ts';
import { rulesIn } from '../../shared/ids.ts';
import type { Evidence, Level, TestVerdict } from './evidence.ts';

/** A test other than a scenario that shows a rule. */
export interface RuleTest {
  readonly level: Level;
  /** From the project's root. */
  readonly source: string;
  /** Null for a test that is known from the results only. */
  readonly line: number | null;
  readonly name: string;
  readonly verdict: TestVerdict;
}

/** A source file with its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** The tests of each rule that are no scenarios: those that ran, then those whose source says that they would show it. */
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

interface ClaimedTest {
  readonly rule: string;
  readonly source: string;
  readonly line: number;
  readonly name: string;
}

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

/** The first quoted text: the name of the test that begins there. */
function quotedIn(text: string): string {
  const name = /(['"`])((?:\\.|(?!\1)[^\\])*)\1/.exec(text)?.[2] ?? '';
  return name.replaceAll(/\\(.)/g, '$1');
}

function levelOf(source: string): Level {
  if (source.startsWith('features/journeys/')) return 'journey';
  return /^contracts\/(?:consumer|provider)\//.test(source) ? 'contract' : 'unit';
}

/** `[S-4.1-06 L-7-01] the user is fetched` without the brackets: the page says already which rules they are. */
function withoutIds(name: string): string {
  return name
    .replaceAll(/\[([^\]]*)\]\s*/g, (all, ids: string) => (rulesIn(ids).length > 0 ? '' : all))
    .trim();
}
