import type { StoredNote } from '../../../mock-server/tools/specification/reader-notes.ts';
import {
  type Approval,
  byWhom,
  standingText,
  stateMarks,
  stateOf,
} from '../../../scripts/test/trace/note-files.ts';
import { element } from './search-box.ts';

/** Adds the buttons for notes to a new question. */
type AddActions = (place: HTMLElement) => void;

/** Functions by kind of note. Each shows a note on the page, unless the page has it already. */
export const appliers = {
  approvals: (note: StoredNote<'approvals'>) => {
    for (const place of placesWith('rule', note.rule)) {
      const { words, evidence } = place.dataset;
      if (note.what !== 'withdrawn' && (note.words !== words || note.evidence !== evidence)) continue;
      const before = notesOn(place);
      const others = before.filter(({ by }) => by !== note.by);
      const notes = note.what === 'withdrawn' ? others : [...others, note];
      const state = stateOf(notes) ?? 'open';
      place.dataset['notes'] = JSON.stringify(notes);
      place.dataset['state'] = state;
      const mark = (place.closest('article') ?? document).querySelector<HTMLElement>('.chip.since');
      if (mark !== null) {
        mark.textContent = stateMarks[state] ?? '';
        mark.hidden = mark.textContent === '';
      }
      const was = before.find(({ by }) => by === note.by)?.what;
      const text = place.querySelector('.state');
      if (text !== null)
        text.textContent =
          standingText(notes) ||
          `Not approved. ${note.by} withdrew the ${was === 'rejected' ? 'rejection' : 'approval'}.`;
    }
  },
  questions: ({ id, about, by, question, reason, time }: StoredNote<'questions'>, addActions: AddActions) => {
    if (document.getElementById(`question-${id}`) !== null) return;
    for (const place of placesWith('rule', about)) {
      const item = element('li', { id: `question-${id}`, 'data-to': id });
      item.append(saidBy(question, `${byWhom({ by, time })}${reason && `, because: ${reason}`}`, 'b'));
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
      place.closest('details')?.querySelector('.chip.review')?.remove();
      const said = saidBy(answer, byWhom({ by, time }), 'span');
      said.className = 'answer';
      said.dataset['time'] = time;
      if ([...place.querySelectorAll('.answer')].some((shown) => shown.isEqualNode(said))) continue;
      const before = place.querySelector(':scope > .actions');
      if (before === null) place.append(said);
      else before.before(said);
    }
  },
};

/** Returns the approvals and rejections of the present words and tests of a rule, the last one of each reader. */
export const notesOn = (place: HTMLElement): Approval[] =>
  JSON.parse(place.dataset['notes'] ?? '[]') as Approval[];

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
