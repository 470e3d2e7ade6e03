import { html } from '../../mock-server/platform/html/html.ts';
import { changeKinds, contractChanges } from '../../scripts/contracts/changes/contract-changes.ts';
import type { ContractDocument } from '../../scripts/contracts/changes/document.ts';
import { contractAt, presentContract } from '../../scripts/contracts/changes/read.ts';
import { changeLines, headings } from '../../scripts/contracts/changes/report.ts';
import type { Decision, Rule } from '../../scripts/proof/trace/catalogue.ts';
import { changesBetween, type TextChanges } from '../../scripts/proof/trace/changes.ts';
import { digest } from '../../scripts/proof/trace/digest.ts';
import type { Approval } from '../../scripts/proof/trace/note-files.ts';
import { standingsOf } from '../../scripts/proof/trace/notes.ts';
import type { Pair } from '../../scripts/proof/trace/pairs.ts';
import { readCatalogue, readPairs, stateAt } from '../../scripts/proof/trace/read.ts';
import { contentOf, testsByRule } from '../../scripts/proof/trace/snapshots.ts';
import { isTestSource } from '../../scripts/test/gherkin/claims.ts';
import { compareIds, rulesIn } from '../../scripts/shared/ids.ts';
import { filesAt, filesUnder, textOf } from '../../scripts/shared/source-files.ts';
import { wordByWord } from './pages/changes-page.ts';

/** A state of the specification: that of a commit, or the present one. */
export interface SpecState {
  /** Commit and day, or `now`. */
  readonly name: string;
  readonly rules: readonly Rule[];
  readonly decisions: readonly Decision[];
  readonly pairs: readonly Pair[];
  /** The OpenAPI document; null if the state has none. */
  readonly contract: ContractDocument | null;
  /** Sources of the product, by path. */
  readonly code?: ReadonlyMap<string, string>;
}

interface Commit {
  readonly hash: string;
  readonly day: string;
}

/** Returns what a commit changes since another one, or what the present sources change if no end is given. */
export function digestSince(base: Commit, end: Commit | null = null): string {
  const { notes, ...now } = readCatalogue();
  const before = stateOf(base);
  const after =
    end === null
      ? { name: 'now', ...now, pairs: readPairs(), contract: presentContract(), code: codeNow() }
      : stateOf(end);
  return digestOf(before, after, notes.approvals);
}

const stateOf = ({ hash, day }: Commit): SpecState => ({
  name: `${hash} of ${day}`,
  ...stateAt(hash),
  contract: contractAt(hash),
  code: codeAt(hash),
});

/** Returns the sources of the product that name a rule, without tests, by path. */
const codeNow = (): ReadonlyMap<string, string> =>
  new Map(
    filesUnder(productFolders)
      .filter(isCode)
      .map((path) => [path, textOf(path)]),
  );

const codeAt = (hash: string): ReadonlyMap<string, string> =>
  filesAt(hash, (path) => productFolders.some((folder) => path.startsWith(`${folder}/`)) && isCode(path));

const productFolders = ['contracts', 'web', 'mock-server'];

const isCode = (path: string): boolean =>
  /\.tsx?$/.test(path) && !isTestSource(path) && !path.startsWith('mock-server/test/');

/** Maximum number of lines in a part, since a comment on GitHub has at most 65,536 characters. */
const most = 40;

/**
 * Returns the differences between two states of the specification, as Markdown for a pull request: contract, evidence,
 * words, decisions and approvals.
 */
export function digestOf(before: SpecState, after: SpecState, approvals: readonly Approval[]): string {
  const [old, now] = [contentOf(before), contentOf(after)];
  const { rules, decisions, evidence } = changesBetween(old, now);
  const told = (id: string) => `**${id}** ${html`${now.rules.get(id)}`.toString()}`;
  const names = (tests: readonly string[]) =>
    tests.map((name) => html`<code>${name}</code>`.toString()).join(', ');
  const fewer = evidence.filter((change) => change.after < change.before);
  const [had, has] = [testsByRule(before.pairs), testsByRule(after.pairs)];
  const gone = (rule: string) => [...(had.get(rule) ?? [])].filter((test) => !has.get(rule)?.has(test));
  const first = evidence.filter((change) => change.before === 0 && old.rules.has(change.rule));
  const groups: readonly (readonly [title: string, lines: readonly string[]])[] = [
    ...contractGroups(before, after),
    [
      'Evidence lost',
      fewer.map(
        ({ rule, after: left }) =>
          `${told(rule)}<br>${left === 0 ? '**lost its last test**' : `${left} left, lost`}: ${names(gone(rule))}`,
      ),
    ],
    [
      'Evidence rewritten',
      rewritten(before, after).map(([rule, tests]) => `${told(rule)}<br>${names(tests)}`),
    ],
    ['Code changed', codeChanges(before, after).map(([rule, files]) => `${told(rule)}<br>${names(files)}`)],
    ['Evidence gained', first.map(({ rule }) => `${told(rule)}<br>first test`)],
    ['Rules', linesOf(rules)],
    ['Decisions', linesOf(decisions)],
    ['Approvals that no longer hold', lostApprovals(before, after, approvals)],
  ];
  const parts = groups
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => {
      const more = lines.length > most ? `\n- and ${lines.length - most} more` : '';
      const items = lines.slice(0, most).map((line) => `- ${line}`);
      return `### ${title}: ${lines.length}\n\n${items.join('\n')}${more}\n`;
    });
  const summary =
    parts.length === 0
      ? 'No rule, decision, evidence, approval, code or operation changes.\n'
      : parts.join('\n');
  return `## What Changes in the Specification\n\nSince ${before.name}.\n\n${summary}`;
}

/** Returns the operations whose contract changes, one line each, the breaking ones first. */
function contractGroups(
  { contract: old }: SpecState,
  { contract: now }: SpecState,
): (readonly [title: string, lines: readonly string[]])[] {
  const changed = old && now ? contractChanges(old, now) : [];
  return changeKinds.map((kind) => [
    `Contract, ${headings[kind].toLowerCase()}`,
    changed
      .filter((one) => one.kind === kind)
      .map((one) => {
        const told = changeLines(one).map(([where, what]) => html`<code>${where}</code> ${what}`.toString());
        return `**${one.operation}** ${one.rules.join(' ')}<br>${told.join('<br>')}`;
      }),
  ]);
}

function linesOf({ added, retired, reworded }: TextChanges): string[] {
  return [
    ...added.map(([id, text]) => `**${id}** added: ${html`${text}`.toString()}`),
    ...retired.map(([id, text]) => `**${id}** removed: ${html`<del>${text}</del>`.toString()}`),
    ...reworded.map(([id, old, text]) => `**${id}** reworded: ${wordByWord(old, text).toString()}`),
  ];
}

/** Returns the files whose lines near the id of a rule differ between the states, by rule. */
function codeChanges(
  { code: old = new Map() }: SpecState,
  { code: now = new Map() }: SpecState,
): (readonly [rule: string, files: string[]])[] {
  const changed = [...new Set([...old.keys(), ...now.keys()])]
    .filter((path) => old.get(path) !== now.get(path))
    .flatMap((path) => {
      const [before, after] = [old, now].map((code) => partsByRule(code.get(path) ?? ''));
      const rules = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
      return [...rules]
        .filter((rule) => before?.get(rule) !== after?.get(rule))
        .map((rule) => ({ rule, path }));
    });
  return [...Map.groupBy(changed, ({ rule }) => rule)]
    .toSorted(([one], [other]) => compareIds(one, other))
    .map(([rule, own]) => [rule, own.map(({ path }) => path)]);
}

/** Returns the paragraphs of a source that name a rule, by rule: the lines between two empty lines. */
function partsByRule(text: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const part of text.split(/\n\s*\n/))
    for (const rule of rulesIn(part)) parts.set(rule, `${parts.get(rule) ?? ''}${part}\n`);
  return parts;
}

/** Returns the tests whose code differs between the states, by rule. */
function rewritten(before: SpecState, after: SpecState): (readonly [rule: string, tests: string[]])[] {
  const keyOf = ({ rule, test }: Pair) => `${rule} ${test}`;
  const texts = new Map(before.pairs.map((pair) => [keyOf(pair), digest([pair.text])]));
  const changed = after.pairs.filter(
    (pair) => (texts.get(keyOf(pair)) ?? digest([pair.text])) !== digest([pair.text]),
  );
  return [...Map.groupBy(changed, ({ rule }) => rule)].map(([rule, own]) => [
    rule,
    own.map(({ test }) => test),
  ]);
}

function lostApprovals(before: SpecState, after: SpecState, approvals: readonly Approval[]): string[] {
  const now = standingsOf(after.rules, after.pairs, approvals);
  return [...standingsOf(before.rules, before.pairs, approvals)]
    .filter(([rule, { state }]) => state === 'approved' && now.get(rule)?.state !== 'approved')
    .map(([rule, { valid }]) => {
      const by = valid.map((approval) => `${approval.by} on ${approval.time.slice(0, 10)}`);
      return `**${rule}** approved by ${html`${by.join(', ')}`.toString()}`;
    });
}
