import type { LensRule } from './lens-index.ts';
import { element, link } from '../dom/element.ts';
import type { Subject } from './subjects.ts';

/** Maximum number of rules whose text the card shows. Further rules are only links. */
const most = 4;

/** The card that names the rules of an element. */
export interface Card {
  readonly node: HTMLElement;
  /** Shows the rules of an element, beside its box. */
  tell(subject: Subject, date: string | null): void;
  /** Shows a sentence in place of rules, such as why there are none. */
  say(text: string): void;
  /** Moves the card beside a box. */
  place(box: DOMRect | null, floor: number): void;
  /** Moves the focus into the card. */
  enter(): void;
  /** Returns the focus to the product, if it is in the card. */
  leave(): void;
  hide(): void;
}

export function card(): Card {
  const content = element('div', {
    class: 'card-content',
    tabindex: '0',
    role: 'group',
    'aria-label': 'Rules',
  });
  const node = element('aside', { class: 'card', 'aria-label': 'Rule lens', hidden: true }, content);
  // The card changes often, with pointer and focus, so screen readers announce only this short form.
  const heard = element('p', { class: 'hidden', role: 'status' });
  node.append(heard);
  let before: Element | null = null;
  return {
    node,
    enter: () => {
      if (focusIn(node)) return;
      const root = node.getRootNode();
      before = (root instanceof ShadowRoot ? root.activeElement : null) ?? document.activeElement;
      content.focus();
    },
    leave: () => {
      if (focusIn(node) && before instanceof HTMLElement) before.focus();
    },
    tell: ({ kind, name, rules, decisions }, date) => {
      node.hidden = false;
      content.scrollTop = 0;
      const parts = [
        element('p', { class: 'kind' }, kind),
        element('h2', {}, name.length > 90 ? `${name.slice(0, 88)}…` : name),
        element('ul', {}, ...rules.slice(0, most).map((rule) => ruleItem(rule, date))),
        rules.length > most ? others(rules.slice(most)) : null,
        decisions.length > 0
          ? element('p', { class: 'decided' }, 'Decided in ', ...decisionLinks(decisions))
          : null,
      ];
      content.replaceChildren(...parts.filter((part) => part !== null));
      heard.textContent = `${name}: ${rules
        .slice(0, 2)
        .map(({ id, says }) => `${id}, ${says}`)
        .join(' ')}`;
    },
    say: (text) => {
      node.hidden = false;
      content.replaceChildren(element('p', {}, text));
      heard.textContent = text;
    },
    place: (box, floor) => Object.assign(node.style, box ? positionBeside(box, node, floor) : corner),
    hide: () => {
      node.hidden = true;
      heard.textContent = '';
    },
  };
}

const ruleItem = ({ id, says, verdict, verdictWords, decisions }: LensRule, date: string | null) =>
  element(
    'li',
    {},
    element(
      'p',
      { class: 'rule' },
      link(id, `/spec/rules/${id}`),
      element('span', { class: `verdict ${verdict}` }, verdictWords),
      date === null ? null : element('span', { class: 'date' }, date),
    ),
    element('p', { class: 'says' }, says),
    decisions.length === 0
      ? null
      : element('p', { class: 'decided' }, 'Decided in ', ...decisionLinks(decisions.slice(0, 4))),
  );

const decisionLinks = (ids: readonly string[]) =>
  ids.flatMap((id, at) => [at === 0 ? '' : ', ', link(id, `/spec/decisions.html#${id}`)]);

const others = (rules: readonly LensRule[]) =>
  element(
    'p',
    { class: 'others' },
    'Also: ',
    ...rules
      .slice(0, 12)
      .flatMap(({ id, says }, at) => [at === 0 ? '' : ', ', link(id, `/spec/rules/${id}`, { title: says })]),
    rules.length > 12 ? ` and ${rules.length - 12} more` : '',
  );

/** Returns the focused element in the card; null if the focus is elsewhere. */
function focusIn(node: HTMLElement): Element | null {
  const root = node.getRootNode();
  const focused = root instanceof ShadowRoot ? root.activeElement : null;
  return node.contains(focused) ? focused : null;
}

/** Distance of the card from the element and from the edges of the window, in CSS pixels. */
const distance = 10;

const corner = { left: 'auto', right: `${distance}px`, top: `${distance}px` };

/** Returns a position right of a box, left of it, below, above, or in the corner: the first that has room. */
function positionBeside(box: DOMRect, node: HTMLElement, floor: number): typeof corner {
  const { offsetWidth: width, offsetHeight: height } = node;
  const bottom = window.innerHeight - floor;
  const top = Math.max(distance, Math.min(box.top, bottom - height - distance));
  const left = Math.max(distance, Math.min(box.left, window.innerWidth - width - distance));
  const at = (x: number, y: number) => ({ left: `${x}px`, right: 'auto', top: `${y}px` });
  if (box.right + distance + width < window.innerWidth) return at(box.right + distance, top);
  if (box.left - distance - width > 0) return at(box.left - distance - width, top);
  if (box.bottom + distance + height < bottom) return at(left, box.bottom + distance);
  if (box.top - distance - height > 0) return at(left, box.top - distance - height);
  return corner;
}
