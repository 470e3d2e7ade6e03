import type { Evidence } from '../reporters/results.ts';
import type { OpenQuestion, Rule } from './catalogue.ts';
import type { Claim } from './claims.ts';
import { type Review, reviewFindings, rulesToReview } from './reviews.ts';
import { type Waiver, waiverFindings } from './waivers.ts';

/** Everything that the trace compares. */
export interface Trace {
  readonly rules: readonly Rule[];
  /** The register: what the documents leave open has a rule-like id, conflicts and ambiguities ids of their own. */
  readonly questions: readonly OpenQuestion[];
  readonly pending: readonly string[];
  /** Pending lists of earlier states of the project, by the name of the state. */
  readonly pendingBefore: ReadonlyMap<string, readonly string[]>;
  readonly waivers: readonly Waiver[];
  readonly reviews: readonly Review[];
  readonly claims: readonly Claim[];
  readonly evidence: readonly Evidence[];
}

export interface Counts {
  readonly evidenced: number;
  readonly pending: number;
  readonly waived: number;
  /** Rules whose words nobody has reviewed beside what shows them. */
  readonly toReview: number;
  readonly total: number;
}

/** How many rules the documents hold, and how many questions they leave open. */
export interface Expected {
  readonly rules: number;
  readonly questions: number;
}

/** Ids of the rules that at least one passed test shows. */
export function evidencedRules(trace: Trace): Set<string> {
  const known = new Set(trace.rules.map((rule) => rule.id));
  return new Set(trace.evidence.filter((one) => one.passed && known.has(one.rule)).map((one) => one.rule));
}

export function countsOf(trace: Trace): Counts {
  return {
    evidenced: evidencedRules(trace).size,
    pending: new Set(trace.pending).size,
    waived: new Set(trace.waivers.map((waiver) => waiver.rule)).size,
    toReview: rulesToReview(trace.rules, trace.reviews).size,
    total: trace.rules.length,
  };
}

/** All that is wrong with the trace, one line each, in an order that does not depend on the run. */
export function findingsOf(trace: Trace, expected: Expected): string[] {
  return [
    ...wrongCounts(trace, expected),
    ...duplicates(trace),
    ...wrongPending(trace),
    ...grownPending(trace),
    ...waiverFindings(trace.waivers, { ...trace, shown: evidencedRules(trace) }),
    ...unshownRules(trace),
    ...reviewFindings(trace.rules, trace.reviews, (rule) => sourcesOf(rule, trace)),
    ...wrongEvidence(trace),
  ];
}

function wrongCounts(trace: Trace, expected: Expected): string[] {
  const questions = trace.questions.filter((question) => isDocumentId(question.id)).length;
  const findings: string[] = [];
  if (trace.rules.length !== expected.rules) {
    findings.push(`the catalogue holds ${trace.rules.length} rules, the documents ${expected.rules}`);
  }
  if (questions !== expected.questions) {
    findings.push(
      `the register holds ${questions} open questions of the documents, which leave ${expected.questions}`,
    );
  }
  return findings;
}

function duplicates(trace: Trace): string[] {
  const first = new Map<string, string>();
  return [...trace.rules, ...trace.questions].flatMap(({ id, place }) => {
    const earlier = first.get(id);
    first.set(id, earlier ?? place);
    return earlier === undefined ? [] : [`${place} ${id} stands at ${earlier} too`];
  });
}

function wrongPending(trace: Trace): string[] {
  const known = new Set(trace.rules.map((rule) => rule.id));
  const shown = evidencedRules(trace);
  const seen = new Set<string>();
  return trace.pending.flatMap((id, index) => {
    const findings: string[] = [];
    const previous = trace.pending[index - 1];
    if (seen.has(id)) findings.push(`pending ${id} stands there twice`);
    else if (previous !== undefined && previous > id)
      findings.push(`pending ${id} must stand before ${previous}`);
    if (!known.has(id)) findings.push(`pending ${id} is not in the catalogue`);
    if (shown.has(id)) findings.push(`pending ${id} has evidence: take it off the list`);
    seen.add(id);
    return findings;
  });
}

function grownPending(trace: Trace): string[] {
  return [...trace.pendingBefore].flatMap(([state, ids]) => {
    const before = new Set(ids);
    return trace.pending
      .filter((id) => !before.has(id))
      .map((id) => `pending ${id} is not pending at ${state}: the list may only get shorter`);
  });
}

function unshownRules(trace: Trace): string[] {
  const shown = evidencedRules(trace);
  const excused = new Set([...trace.pending, ...trace.waivers.map((waiver) => waiver.rule)]);
  return trace.rules
    .filter((rule) => !shown.has(rule.id) && !excused.has(rule.id))
    .map((rule) => `${rule.place} ${rule.id} has no evidence and is neither pending nor waived`);
}

/** Files with tests that would show a rule. */
function sourcesOf(rule: string, { claims }: Trace): string[] {
  return [...new Set(claims.filter((claim) => claim.rule === rule).map((claim) => claim.source))];
}

function wrongEvidence(trace: Trace): string[] {
  const known = new Set([...trace.rules, ...trace.questions].map((row) => row.id));
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
  const unknown = [
    ...trace.claims.map((claim) => ({ rule: claim.rule, place: `${claim.source}:${claim.line}` })),
    ...trace.evidence.map((one) => ({ rule: one.rule, place: one.source })),
    ...trace.questions.flatMap(({ evidence, place }) =>
      evidence.split(/[\s,]+/).flatMap((rule) => (isDocumentId(rule) ? [{ rule, place }] : [])),
    ),
  ]
    .filter((one) => !known.has(one.rule))
    .map((one) => `${one.place} ${one.rule} is not in the catalogue`);
  const lines = [...notRun].map(([place, rules]) => `${place} evidence for ${rules.join(', ')} did not run`);
  return [...new Set([...unknown, ...lines, ...failed])].toSorted();
}

function isDocumentId(id: string): boolean {
  return /^[SL]-\d/.test(id);
}
