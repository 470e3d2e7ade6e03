import { diffArrays } from 'diff';
import { type Html, html } from '../../../mock-server/platform/html/html.ts';
import { type Answer, byWhom, dayOf, standingText } from '../../../scripts/test/trace/note-files.ts';
import { type Change, countStandings } from '../../../scripts/test/trace/notes.ts';
import type { AskedQuestion, RuleView } from '../model/rules.ts';

/**
 * Returns who approved or rejected a rule, what has changed since, and the questions about the rule. The script of the page adds
 * the buttons. An approval contains the fingerprints in the attributes: of the words, and of the tests.
 */
export function approvalPart({ rule: { id }, standing, questions }: RuleView): Html {
  const { state, valid, changed, words, evidence } = standing;
  const notes = JSON.stringify(valid.map(({ by, time, what, reason }) => ({ by, time, what, reason })));
  return html`<div class="approval" role="group" aria-label="Approval of ${id}" data-rule="${id}" data-state="${state}" data-notes="${notes}" data-words="${words}" data-evidence="${evidence}">
<p class="state">${standingText(valid) || 'Not approved.'}</p>
${changed.length === 0 ? null : html`<ul class="since">${changed.map((change) => html`<li>${changePart(change, words)}</li>`)}</ul>`}
<ul class="questions">${questions.map(questionPart)}</ul></div>`;
}

/** Returns what has changed since an approval or a rejection: the words, word by word, and the tests by name. */
function changePart({ approval, before, gone, added, rewritten }: Change, words: string): Html {
  const tests = [
    ['Lost', gone],
    ['New', added],
    ['Changed', rewritten],
  ] as const;
  return html`Changed since ${approval.by} ${approval.what} it on ${dayOf(approval.time)}${
    approval.what === 'rejected' ? `: ${approval.reason}` : '.'
  }${
    before === null ? null : html` Words: <span class="diff">${wordByWord(before, words)}</span>`
  }${tests.map(([what, names]) =>
    names.map((name) => html`<br>${what} test: ${name.slice(name.indexOf(': ') + 2)}`),
  )}`;
}

/** Returns a question of a reader with its answers. */
const questionPart = ({ id, by, time, question, reason, answers }: AskedQuestion): Html =>
  html`<li id="question-${id}" data-to="${id}"><p><b>${question}</b> <span class="quiet">${byWhom({ by, time })}${reason && `, because: ${reason}`}</span></p>${answerParts(answers)}</li>`;

/** Returns the answers to a question. */
export const answerParts = (answers: readonly Answer[]): Html[] =>
  answers.map(
    ({ by, time, answer }) =>
      html`<p class="answer" data-time="${time}">${answer} <span class="quiet">${byWhom({ by, time })}</span></p>`,
  );

/** Returns how many of these rules are approved and rejected, and by whom the last one was. */
export function approvalSummary(rules: readonly RuleView[]): string {
  const { approved, rejected, changed } = countStandings(rules.map(({ standing }) => standing));
  if (approved + rejected + changed === 0) return 'No rules approved yet.';
  return `${approved} of ${rules.length} rules approved, ${rejected} rejected, ${changed} changed since; ${lastApproval(rules)}.`;
}

/** Returns who approved or rejected the last of these rules, and when. */
function lastApproval(rules: readonly RuleView[]): string {
  const last = rules
    .flatMap(({ standing }) => standing.valid)
    .toSorted((one, other) => one.time.localeCompare(other.time))
    .at(-1);
  return last === undefined ? 'no valid approval' : `last by ${byWhom(last)}`;
}

/**
 * Returns the text after a change, with the removed words struck out and the added words marked. Ids and addresses
 * count as one word, punctuation as a separate one.
 */
function wordByWord(before: string, after: string): Html {
  const words = (text: string) => text.match(/(?:[\w{/](?:[\w./'{}-]*[\w}])?|\S)\s*/g) ?? [];
  const changes = diffArrays(words(before), words(after), {
    comparator: (one, other) => one.trim() === other.trim(),
  });
  return html`${changes.map(({ removed, added, value }, index) => {
    const text = value.join('');
    const gap = /\s$/.test(text) || (removed && changes[index + 1]?.added) ? ' ' : '';
    if (removed) return html`<del>${text.trim()}</del>${gap}`;
    return added ? html`<ins>${text.trim()}</ins>${gap}` : text;
  })}`;
}
