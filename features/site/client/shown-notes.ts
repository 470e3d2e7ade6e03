import type { StoredNote } from '../../../mock-server/tools/specification/reader-notes.ts';
import { element } from './search-box.ts';

/** Adds the buttons for notes to a new question. */
type AddActions = (place: HTMLElement) => void;

/** Functions by kind of note. Each shows a note on the page, unless the page has it already. */
export const appliers = {
  approvals: ({ rule, by, what, words, evidence, time }: StoredNote<'approvals'>) => {
    for (const place of placesWith('rule', rule)) {
      const names = new Set(JSON.parse(place.dataset['by'] ?? '[]') as string[]);
      if (what === 'withdrawn') names.delete(by);
      else if (words === place.dataset['words'] && evidence === place.dataset['evidence']) names.add(by);
      else continue;
      place.dataset['by'] = JSON.stringify([...names]);
      place.dataset['state'] = names.size > 0 ? 'approved' : 'open';
      (place.closest('article') ?? document).querySelector('.chip.since')?.remove();
      const text = place.querySelector('.state');
      if (text === null) continue;
      const others = [...names].filter((name) => name !== by);
      const approved = names.has(by) ? [...others, `${by} on ${dayIn(time)}`] : others;
      text.textContent =
        names.size > 0
          ? `Approved by ${approved.join(', and by ')}.`
          : `Not approved. ${by} withdrew the approval.`;
    }
  },
  questions: ({ id, about, by, question, reason, time }: StoredNote<'questions'>, addActions: AddActions) => {
    if (document.getElementById(`question-${id}`) !== null) return;
    for (const place of placesWith('rule', about)) {
      const item = element('li', { id: `question-${id}`, 'data-to': id });
      item.append(saidBy(question, `${by} on ${dayIn(time)}, because: ${reason}`, 'b'));
      place.querySelector('.questions')?.append(item);
      addActions(item);
    }
  },
  answers: ({ to, by, answer, time }: StoredNote<'answers'>) => {
    const decision = document.getElementById(to);
    if (decision?.dataset['state'] === 'waiting') decision.dataset['state'] = 'answered';
    const waiting = document.querySelector('[data-waiting]');
    if (waiting !== null)
      waiting.textContent = String(document.querySelectorAll('[data-state="waiting"]').length);
    for (const place of placesWith('to', to)) {
      const said = saidBy(answer, `${by} on ${dayIn(time)}`, 'span');
      said.className = 'answer';
      said.dataset['time'] = time;
      if ([...place.querySelectorAll('.answer')].some((shown) => shown.isEqualNode(said))) continue;
      const before = place.querySelector(':scope > .actions');
      if (before === null) place.append(said);
      else before.before(said);
    }
  },
};

const placesWith = (name: string, value: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`[data-${name}]`)].filter(
    ({ dataset }) => dataset[name] === value,
  );

function saidBy(words: string, by: string, tag: 'b' | 'span'): HTMLElement {
  const [said, told, quiet] = [element('p', {}), element(tag, {}), element('span', { class: 'quiet' })];
  told.textContent = words;
  quiet.textContent = by;
  said.append(told, ' ', quiet);
  return said;
}

/** Returns the day of a time in UTC, such as November 24, 2026. */
const dayIn = (time: string): string =>
  new Date(time).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
