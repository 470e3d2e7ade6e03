import { type LensIndex, lensIndexPath } from './lens-index.ts';
import { element } from '../dom/element.ts';
import { inEachWindow } from '../dom/windows.ts';
import { card } from './card.ts';
import { type RuleFinder, ruleFinder } from './find-rules.ts';
import { outline } from './outline.ts';
import { subjectOf } from './subjects.ts';

export interface Lens {
  readonly node: HTMLElement;
  readonly isOn: boolean;
  toggle(): void;
}

interface Known {
  readonly index: LensIndex;
  readonly finder: RuleFinder;
}

/**
 * The rule lens: while it is on, a card shows the rules of the element under the pointer or with the focus. A click
 * pins the card, so that its links can be reached; the product does not get the click. Escape turns the lens off.
 * @param host element of the presenter, whose own events the lens ignores
 * @param floor returns the height of the bar in CSS pixels, which the card does not cover
 * @param changed called when the lens turns on or off
 */
export function ruleLens(host: Element, floor: () => number, changed: () => void): Lens {
  const frame = outline();
  const rules = card();
  const node = element('div', { class: 'lens' }, frame.node, rules.node);
  let isOn = false;
  let isKept = false;
  let known: Known | null = null;
  let target: Element | null = null;
  let shown: Element | null = null;

  const place = (): void => rules.place(frame.around(shown?.isConnected ? shown : null), floor());

  const look = (): void => {
    if (!isOn || !known || !target?.isConnected) return;
    const subject = subjectOf(target, known.index, known.finder);
    shown = subject?.element ?? null;
    if (subject) rules.tell(subject, known.index.date);
    else rules.say('No rules for this part of the screen.');
    place();
  };

  const lookAt = (next: EventTarget | null): void => {
    if (isKept || next === target || next === host || !isElement(next)) return;
    // Recorded also while the lens is off, so that it starts with the element under the pointer.
    target = next;
    look();
  };

  const turn = async (on: boolean): Promise<void> => {
    isOn = on;
    isKept = false;
    rules.leave();
    rules.node.classList.remove('kept');
    shown = null;
    frame.around(null);
    rules.hide();
    changed();
    if (!on) return;
    if (known === null) {
      rules.say('Preparing the rules. This can take half a minute. Esc closes.');
      place();
      known = await read().catch(() => null);
      // The user may have turned the lens off in the meantime.
      if (!isOn) return;
    }
    rules.say(
      known === null
        ? 'The specification is not built, so there are no rules to show.'
        : 'Point to a part of the screen, or move the focus to it. Alt+Enter opens the rules, Esc closes.',
    );
    place();
    look();
  };

  inEachWindow((view) => {
    const { document: content } = view;
    content.addEventListener('pointermove', ({ target: under }) => lookAt(under), true);
    content.addEventListener('focusin', ({ target: focused }) => lookAt(focused));
    content.addEventListener('scroll', () => isOn && place(), { capture: true, passive: true });
    for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'] as const) {
      view.addEventListener(
        name,
        (event) => {
          if (!isOn || event.composedPath().includes(host) || !event.isTrusted) return;
          // Keys still operate the product: a key press on a button causes a click event with a `detail` of 0.
          if (name === 'click' && event.detail === 0) return;
          event.preventDefault();
          event.stopPropagation();
          if (name !== 'click') return;
          const isToKeep = !isKept;
          isKept = false;
          lookAt(event.target);
          isKept = isToKeep;
          rules.node.classList.toggle('kept', isKept);
        },
        true,
      );
    }
    view.addEventListener(
      'keydown',
      (event) => {
        const isIntoCard = event.altKey && event.key === 'Enter';
        if (!isOn || (event.key !== 'Escape' && !isIntoCard)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        if (isIntoCard) rules.enter();
        else void turn(false);
      },
      true,
    );
  });
  window.addEventListener('resize', () => isOn && place());

  return {
    node,
    get isOn() {
      return isOn;
    },
    toggle: () => void turn(!isOn),
  };
}

async function read(): Promise<Known | null> {
  const response = await fetch(lensIndexPath, { headers: { accept: 'application/json' } });
  if (!response.ok) return null;
  const index = (await response.json()) as LensIndex;
  return { index, finder: ruleFinder(index) };
}

/** Elements of a frame are not instances of this window's Element. */
const isElement = (target: EventTarget | null): target is Element =>
  target !== null && 'nodeType' in target && target.nodeType === 1;
