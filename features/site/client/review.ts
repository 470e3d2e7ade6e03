import type {
  NewNote,
  SiteState,
  StoredNote,
} from '../../../mock-server/tools/specification/reader-notes.ts';
import { type Approval, lineOf } from '../../../scripts/test/trace/note-files.ts';
import { deskOf } from './desk.ts';
import { buttonOf, openForm } from './note-form.ts';
import { element, isTyping } from './search-box.ts';
import { appliers, notesOn } from './shown-notes.ts';

type Kind = keyof SiteState['notes'];

/**
 * Lets readers approve and reject rules, ask and answer. In a copy of the site that cannot be written to, a note becomes an issue
 * of the repository, or a line to copy.
 * @param root the relative address of the root of the site
 */
export function startReview(root: string, state: SiteState): void {
  const rules = [...document.querySelectorAll<HTMLElement>('[data-rule]')];
  if (rules.length === 0 && document.querySelector('[data-to]') === null) return;
  const desk = deskOf(state, rules.length);
  document.body.append(desk.bar);
  // Room for the bar, whose lines depend on the window: it would cover what has the focus.
  new ResizeObserver(() => {
    document.documentElement.style.scrollPaddingBottom = `${desk.bar.offsetHeight + 16}px`;
  }).observe(desk.bar);
  /** Index of the rule that keyboard shortcuts act on; -1 until the reader chooses one on a page with several. */
  let active = rules.length === 1 ? 0 : -1;

  const send = async <K extends Kind>(kind: K, about: Omit<NewNote<K>, 'by'>): Promise<boolean> => {
    const by = desk.name.value.trim();
    if (by === '') {
      desk.say('Enter your name first.');
      desk.name.focus();
      return false;
    }
    const note = { ...about, by };
    if (state.closed !== null) return share(kind, note, state.repository, desk.say);
    const response = await fetch(`${root}${kind}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(note),
    }).catch(() => null);
    const body = (await response?.json().catch(() => null)) as StoredNote<K> & { detail?: string };
    if (!response?.ok) {
      desk.say(`Not saved. ${body?.detail ?? 'The server does not respond.'}`);
      return false;
    }
    appliers[kind](body as never, actions);
    showChoices();
    if (kind === 'answers') desk.say('Your answer is saved.');
    if (kind === 'questions') desk.say('Your question is saved.');
    return true;
  };

  /** Ids of the rules and questions whose note is being stored. */
  const underway = new Set<string>();
  /** Stores a note about a rule or question, unless a press before is still storing one. Returns true if it is stored. */
  const sendOnce = async <K extends Kind>(id: string, kind: K, about: Omit<NewNote<K>, 'by'>) => {
    if (underway.has(id)) return false;
    underway.add(id);
    return send(kind, about).finally(() => underway.delete(id));
  };
  /** Returns what the reader's own note on a rule says; `withdrawn` without one. */
  const ownOn = (rule: HTMLElement): Approval['what'] =>
    notesOn(rule).find(({ by }) => by === desk.name.value.trim())?.what ?? 'withdrawn';
  const decide = async (rule: HTMLElement, what: Approval['what'], reason = ''): Promise<boolean> => {
    const { rule: id = '', words = '', evidence = '' } = rule.dataset;
    if (ownOn(rule) === what && what !== 'rejected') return false;
    const isStored = await sendOnce(id, 'approvals', { rule: id, what, words, evidence, reason });
    if (!isStored || state.closed !== null) return isStored;
    showStandings();
    desk.say(`${id} is ${what}.${rules.length > 1 ? ` ${countNow()}`.replace('rules', 'on this page') : ''}`);
    // A late response leaves a reader alone who has gone on or types.
    const isHere = rules[active] === rule && !isTyping(document.activeElement);
    if (what === 'approved' && rules.length > 1 && isHere) move(1);
    return true;
  };

  /** Returns how many rules of the page are approved and rejected. */
  const countNow = (): string => {
    const [approved, rejected] = ['approved', 'rejected'].map(
      (what) => rules.filter(({ dataset }) => dataset['state'] === what).length,
    );
    return `${approved} of ${rules.length} rules approved${rejected === 0 ? '' : `, ${rejected} rejected`}.`;
  };
  /** The numbers that the text of the page tells. */
  let counted = countNow();
  /** Hides, for each rule, the button that says what this reader has said; tells the numbers if they have changed. */
  const showStandings = (): void => {
    for (const rule of rules) {
      const buttons = [...rule.querySelectorAll<HTMLElement>('[data-approval]')];
      const own = ownOn(rule);
      hideOne(
        buttons,
        buttons.find(({ dataset }) => dataset['approval'] === own),
      );
    }
    if (countNow() === counted) return;
    counted = countNow();
    const count = document.querySelector('[data-approved]');
    if (count !== null) count.textContent = counted;
  };

  const move = (step: 1 | -1): void => {
    const next = rules.length > 1 ? rules[active + step] : undefined;
    if (next === undefined) {
      document.querySelector<HTMLElement>(`a[rel="${step === 1 ? 'next' : 'prev'}"]`)?.click();
      return;
    }
    active += step;
    const place = next.closest<HTMLElement>('article') ?? next;
    place.tabIndex = -1;
    place.focus();
    place.scrollIntoView({ block: 'start' });
  };

  /** Adds the buttons that answer a question; each answer to a question to the owner is one press. */
  const answerActions = (place: HTMLElement): void => {
    const { to = '', keep: until, alternatives } = place.dataset;
    const others = JSON.parse(alternatives ?? '[]') as string[];
    const choice = (label: string, answer: string) => {
      const button = buttonOf(label, '', () => sendOnce(to, 'answers', { to, answer }));
      button.dataset['choice'] = answer;
      return button;
    };
    const answer = () =>
      openForm(place, [['answer', 'Answer']], 'Send answer', ({ answer: text = '' }) =>
        send('answers', { to, answer: text }),
      );
    const bar = element('p', { class: 'actions' });
    if (until !== undefined)
      bar.append(
        choice('Keep', `Keep the decision: ${until}`),
        ...others.map((other, at) =>
          choice(
            others.length === 1 ? 'Use the alternative' : `Use alternative ${at + 1}`,
            `Use the alternative: ${other}`,
          ),
        ),
      );
    bar.append(buttonOf('Answer', '', answer));
    place.append(bar);
  };

  /** Hides, for each question to the owner, the choice that is the last answer. */
  const showChoices = (): void => {
    for (const place of document.querySelectorAll('[data-keep]')) {
      const last = [...place.querySelectorAll('.answer')].at(-1)?.textContent.trim();
      const choices = [...place.querySelectorAll<HTMLElement>('[data-choice]')];
      hideOne(
        choices,
        choices.find(({ dataset }) => last?.startsWith(dataset['choice'] ?? '') === true),
      );
    }
  };

  /** Adds the buttons for notes to a rule or a question. */
  const actions = (place: HTMLElement): void => {
    const { rule } = place.dataset;
    if (rule === undefined) return answerActions(place);
    const bar = element('p', { class: 'actions' });
    const ask = () =>
      openForm(place, questionFields, 'Send question', ({ question = '', reason = '' }) =>
        send('questions', { about: rule, question, reason }),
      );
    const reject = () =>
      openForm(place, [['reason', 'Why do you reject it?']], 'Send rejection', ({ reason = '' }) =>
        decide(place, 'rejected', reason),
      );
    const choice = (label: string, key: string, what: Approval['what'], press: () => unknown) => {
      const button = buttonOf(label, key, press);
      button.dataset['approval'] = what;
      return button;
    };
    bar.append(
      choice('Approve', 'a', 'approved', () => decide(place, 'approved')),
      choice('Reject', 'r', 'rejected', reject),
      choice('Withdraw', '', 'withdrawn', () => decide(place, 'withdrawn')),
      buttonOf('Ask', 'q', ask),
    );
    place.append(bar);
  };

  for (const place of document.querySelectorAll<HTMLElement>('[data-rule], [data-to]')) actions(place);
  for (const [kind, notes] of Object.entries(state.notes) as [Kind, readonly object[]][])
    for (const note of notes) appliers[kind](note as never, actions);
  showStandings();
  showChoices();
  desk.name.addEventListener('change', showStandings);

  document.addEventListener('focusin', ({ target }) => {
    const place = target instanceof Element ? target.closest('article, [data-rule]') : null;
    const index = rules.findIndex((rule) => place?.contains(rule));
    if (index !== -1) active = index;
  });
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || !desk.keys.checked)
      return;
    const step = ({ n: 1, p: -1 } as const)[event.key as 'n'];
    const rule = rules[active];
    if (step !== undefined) move(step);
    else if (rule === undefined && rules.length > 0 && /^[aqro]$/.test(event.key)) move(1);
    else if (rule !== undefined && /^[aqr]$/.test(event.key))
      rule.querySelector<HTMLElement>(`[aria-keyshortcuts="${event.key}"]`)?.click();
    else if (rule !== undefined && event.key === 'o') toggleExamples(rule);
    else return;
    event.preventDefault();
  });
}

/** Shows buttons except one. If that one had the focus, the first of the others gets it. */
function hideOne(buttons: readonly HTMLElement[], hidden: HTMLElement | undefined): void {
  const hidesFocus = hidden !== undefined && document.activeElement === hidden;
  for (const button of buttons) button.hidden = button === hidden;
  if (hidesFocus) buttons.find((button) => button !== hidden)?.focus();
}

const questionFields = [
  ['question', 'Question'],
  ['reason', 'Why do you ask? You may leave it blank.', true],
] as const;

/** Opens or closes the scenarios of a rule on the page of a section. */
function toggleExamples(rule: HTMLElement): void {
  const all = [...(rule.closest('article')?.querySelectorAll<HTMLDetailsElement>('details.example') ?? [])];
  const opens = all.some(({ open }) => !open);
  for (const details of all) details.open = opens;
}

/** Opens an issue with the line of a note, or copies the line. Returns true if the form can be closed. */
async function share(
  kind: Kind,
  note: object,
  repository: string | null,
  say: (words: string) => void,
): Promise<boolean> {
  const time = new Date().toISOString();
  const id = [...crypto.getRandomValues(new Uint8Array(6))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  const line = lineOf(kind, { ...note, time, id });
  const file = `features/rules/${kind}.tsv`;
  if (repository?.startsWith('https://')) {
    const issue = new URLSearchParams({ title: `Append a line to ${file}`, body: `\`\`\`\n${line}\n\`\`\`` });
    open(`${repository}/issues/new?${issue.toString()}`, '_blank', 'noopener');
    say('Send the issue that has opened.');
    return true;
  }
  try {
    await navigator.clipboard.writeText(line);
    say(`Copied. Append the line to ${file}.`);
    return true;
  } catch {
    say(`Append this line to ${file}: ${line}`);
    return false;
  }
}
