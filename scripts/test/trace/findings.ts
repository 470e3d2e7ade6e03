import type { Evidence } from './evidence.ts';
import { type Claim, mostRules } from '../gherkin/claims.ts';
import type { Catalogue } from './catalogue.ts';

/** The data that the trace compares: the catalogue, the claims and the evidence. */
export interface Trace extends Omit<Catalogue, 'malformed' | 'notes'> {
  readonly claims: readonly Claim[];
  readonly evidence: readonly Evidence[];
}

/** Returns the ids of the rules and decisions with evidence: a passed test that counts (`isClose`). */
export function evidencedIds(trace: Trace): Set<string> {
  const known = new Set([...trace.rules, ...trace.decisions].map(({ id }) => id));
  const counting = trace.evidence.filter((one) => one.passed && one.isClose && known.has(one.rule));
  return new Set(counting.map((one) => one.rule));
}

/** Returns all findings, one line each, in the same order for each run. */
export function findingsOf(trace: Trace): string[] {
  return [...withoutEvidence(trace), ...wrongEvidence(trace)];
}

/** Returns a line for each rule, and for each decision that tests name, without evidence. */
function withoutEvidence(trace: Trace): string[] {
  const shown = evidencedIds(trace);
  const claimed = new Set(trace.claims.map(({ rule }) => rule));
  return [...trace.rules, ...trace.decisions.filter(({ id }) => claimed.has(id))]
    .filter(({ id }) => !shown.has(id))
    .map(({ place, id }) => {
      const far = trace.evidence.filter((one) => one.rule === id && one.passed);
      return far.length === 0
        ? `${place} ${id} has no evidence`
        : `${place} ${id} has no evidence that counts: each of its tests claims more than ${mostRules} rules (${far.map(({ source, name }) => `${source}: ${name}`).join(', ')})`;
    });
}

/**
 * Returns the words of a rule or decision, then a line for each test: its result, or file and line of a test that did
 * not run.
 */
export function testsOf(rule: string, { rules, decisions, claims, evidence }: Trace): string[] {
  const ran = evidence.filter((one) => one.rule === rule);
  const sources = new Set(ran.map(({ source }) => source));
  return [
    ...rules.filter(({ id }) => id === rule).map(({ id, rule: words }) => `${id} ${words}`),
    ...decisions
      .filter(({ id }) => id === rule)
      .map(({ id, decided, shown }) =>
        [id, decided, ...(shown === '' ? [] : [`(shown: ${shown})`])].join(' '),
      ),
    ...ran.map(({ passed, isClose, source, name }) => {
      const verdict = passed ? 'passed' : 'FAILED';
      return `${verdict}  ${source}: ${name}${isClose ? '' : ` (does not count: claims more than ${mostRules} rules)`}`;
    }),
    ...claims
      .filter((claim) => claim.rule === rule && !sources.has(claim.source))
      .map(({ source, line }) => `not run ${source}:${line}`),
  ];
}

function wrongEvidence(trace: Trace): string[] {
  const known = new Set([...trace.rules, ...trace.decisions].map((row) => row.id));
  const ran = new Set(trace.evidence.map((one) => `${one.rule} ${one.source}`));
  const failed = trace.evidence
    .filter((one) => !one.passed)
    .map((one) => `${one.source} evidence for ${one.rule} did not pass: ${one.name}`);
  const notRun = new Map<string, string[]>();
  for (const { rule, source, line } of trace.claims) {
    if (ran.has(`${rule} ${source}`)) continue;
    const place = `${source}:${line}`;
    notRun.set(place, [...(notRun.get(place) ?? []), rule]);
  }
  const unknown = trace.evidence
    .filter((one) => !known.has(one.rule))
    .map((one) => `${one.source} ${one.rule} is not in the catalogue`);
  const lines = [...notRun].map(([place, rules]) => `${place} evidence for ${rules.join(', ')} did not run`);
  return [...new Set([...unknown, ...lines, ...failed])].toSorted();
}
