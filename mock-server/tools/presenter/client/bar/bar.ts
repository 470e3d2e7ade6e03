import type { PageData } from './page-data.ts';
import { button, element, link } from '../dom/element.ts';
import { keyNames } from './keys.ts';

/** The actions of the bar's buttons. */
interface Acts {
  /** Goes to a step of the demo. */
  readonly goTo: (step: number) => void;
  /** Performs the world change of the step. */
  readonly change: () => void;
  readonly toggleRules: () => void;
  readonly failNext: () => void;
  readonly reset: () => void;
  readonly hide: () => void;
}

/** The state that the bar shows. */
export interface BarState extends PageData {
  readonly isLensOn: boolean;
  /** True if a fault waits for the next request. */
  readonly isFailing: boolean;
}

export interface Bar {
  readonly node: HTMLElement;
  show(state: BarState): void;
  /** Closes the confirmation of a reset. Returns false if none is shown. */
  cancel(): boolean;
  /** Tells screen readers what has happened. */
  announce(text: string): void;
  /** Shows an error message. */
  complain(text: string): void;
}

/** The presenter's bar: the step of the demo, and tools for any world. */
export function bar(acts: Acts): Bar {
  let step = 1;
  const title = element('strong', { class: 'title' });
  const count = element('span', { class: 'count' });
  const head = element('p', { class: 'head' }, title, count);
  const toDo = element('p', { class: 'do' });
  const toSay = element('p', { class: 'say', hidden: true });
  const announced = element('p', { class: 'hidden', role: 'status' });
  const wrong = element('p', { class: 'wrong', role: 'alert' });

  const back = button('Back', () => acts.goTo(step - 1), { title: `Back (${keyNames.back})` });
  const next = button('Next', () => acts.goTo(step + 1), {
    class: 'primary',
    title: `Next (${keyNames.next})`,
  });
  const change = button('', acts.change, { class: 'primary' });
  const say = switching('What to say', toSay);
  const rules = button('Rules', acts.toggleRules, {
    'aria-pressed': 'false',
    title: `Shows the rules for what you point to (${keyNames.rules})`,
  });
  rules.append(element('kbd', { 'aria-hidden': 'true' }, keyNames.rules));
  const fail = button('Fail the next request', acts.failNext);
  const reset = button('Reset', () => ask(true));
  const links = element('span', { class: 'place' });
  const hide = button('Hide', acts.hide, { title: `Hide the bar; ${keyNames.bar} shows it again` });

  const sure = button('Reset the demo', () => (ask(false), acts.reset()), { class: 'primary' });
  const question = element(
    'p',
    { class: 'question', hidden: true },
    'Loans, settings and the step go back to the start. Unsaved entries are lost. ',
    sure,
    button('Cancel', () => ask(false)),
  );
  /** Shows or hides the confirmation of a reset. Moves the focus along, unless the focus is in the product. */
  const ask = (isAsked: boolean): void => {
    const hasFocus = isAsked ? reset.matches(':focus') : question.matches(':focus-within');
    question.hidden = !isAsked;
    tools.hidden = isAsked;
    if (hasFocus) (isAsked ? sure : reset).focus();
  };

  const steps = element('span', { class: 'steps', role: 'group', 'aria-label': 'Steps' }, change, back, next);
  const tools = element('div', { class: 'tools', id: 'tools' }, say, rules, fail, reset, links, hide);
  const more = button('More', () => node.classList.toggle('open'), {
    class: 'more',
    'aria-controls': 'tools',
  });
  more.addEventListener('click', () =>
    more.setAttribute('aria-expanded', String(node.classList.contains('open'))),
  );
  more.setAttribute('aria-expanded', 'false');
  const node = element(
    'section',
    { class: 'bar', 'aria-label': 'Presenter' },
    element('div', { class: 'story' }, head, toDo, toSay),
    steps,
    tools,
    more,
    question,
    announced,
    wrong,
  );

  return {
    node,
    show: ({ world, demo, demoName, step: present, isLensOn, isFailing }) => {
      const last = demo?.steps.length ?? 1;
      step = Math.max(1, Math.min(present, last));
      const now = demo?.steps[step - 1];
      title.textContent = demo?.title ?? `World: ${world}`;
      count.textContent = demo ? `Step ${step} of ${last}` : '';
      toDo.textContent = now?.do ?? '';
      change.textContent = now?.change ?? '';
      change.hidden = (now?.change ?? null) === null;
      toSay.textContent = now?.say ?? '';
      node.classList.toggle('without-demo', demo === null);
      steps.hidden = say.hidden = demo === null;
      if (demo === null) toSay.hidden = true;
      setDisabled(back, step <= 1);
      setDisabled(next, step >= last);
      rules.setAttribute('aria-pressed', String(isLensOn));
      fail.textContent = isFailing ? 'The next request fails' : 'Fail the next request';
      setDisabled(fail, isFailing);
      links.replaceChildren(
        ...(demo ? [link('Notes', `/mock/demos/${demoName}/notes`)] : []),
        link('Console', '/mock'),
      );
    },
    cancel: () => {
      if (question.hidden || node.hidden) return false;
      ask(false);
      return true;
    },
    announce: (text) => {
      announced.textContent = text;
      wrong.textContent = '';
    },
    complain: (text) => {
      wrong.textContent = text;
    },
  };
}

/** Returns a button that shows and hides another element. */
function switching(name: string, part: HTMLElement): HTMLButtonElement {
  const made = button(
    name,
    () => {
      part.hidden = !part.hidden;
      made.setAttribute('aria-expanded', String(!part.hidden));
    },
    { 'aria-expanded': 'false' },
  );
  return made;
}

/** Disables a button by `aria-disabled`, so that it keeps its focus. */
function setDisabled(control: HTMLButtonElement, isDisabled: boolean): void {
  control.setAttribute('aria-disabled', String(isDisabled));
}
