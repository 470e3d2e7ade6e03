import type { LensIndex, Region } from './lens-index.ts';
import type { Found, RuleFinder } from './find-rules.ts';
import { accessibleName, controls, namesOf, regionRole, textOf } from './names.ts';

/** The element under the pointer or with the focus, and its rules. */
export interface Subject extends Found {
  readonly element: Element;
  /** Kind of the element in words: `Field`, `Panel`. */
  readonly kind: string;
  readonly name: string;
}

/** Length of the longest text that is looked up, in characters. The longest message has 300. */
const longestText = 400;

/**
 * Returns the innermost element around a target that has rules: a control, a line, a message, a part of the screen, or
 * the page. Null if no rule is known.
 */
export function subjectOf(target: Element, index: LensIndex, finder: RuleFinder): Subject | null {
  const page = pageOf(target, index);
  const path = ancestorsOf(target);
  const around = path.map((element) => regionAt(element, index, page));
  const title = textOf(document.querySelector('h1'));
  for (const [at, element] of path.entries()) {
    const regions = idsOf([...around.slice(at), page]);
    const region = around[at];
    const subject = region
      ? regionSubject(element, region, finder)
      : elementSubject(element, regions, finder);
    if (subject) return subject;
  }
  const found = page && finder.ofRegion(page.id);
  return page && found
    ? { ...found, element: pageElement(target), kind: 'Page', name: title === '' ? page.title : title }
    : null;
}

/** Returns the ids of regions, the innermost first. The `main` region, which every page has, comes last. */
function idsOf(regions: readonly (Region | null)[]): string[] {
  const all = regions.filter((region) => region !== null);
  return [...all.filter(({ role }) => role !== 'main'), ...all.filter(({ role }) => role === 'main')].map(
    ({ id }) => id,
  );
}

function regionSubject(element: Element, region: Region, finder: RuleFinder): Subject | null {
  // The `main` region has no rules of its own: those of its page are used.
  if (region.role === 'main') return null;
  const found = finder.ofRegion(region.id);
  return found && { ...found, element, kind: kinds[region.role] ?? 'Part', name: region.title };
}

const kinds: Readonly<Record<string, string>> = {
  dialog: 'Dialog',
  form: 'Form',
  menu: 'Menu',
  navigation: 'Navigation',
  region: 'Panel',
  search: 'Search',
};

function elementSubject(element: Element, regions: readonly string[], finder: RuleFinder): Subject | null {
  if (isPartOfOther(element)) return null;
  const control = element.matches(controls) ? element : onlyControlOf(element);
  if (control) {
    const [name = '', ...others] = namesOf(control);
    const found = finder.ofElement({
      names: [name, ...others, ...ofToolbar(control)],
      regions,
      isText: false,
    });
    const isInField = isField(control);
    return (
      found && {
        ...found,
        element: isInField ? rowOf(control) : element,
        kind: isInField ? 'Field' : 'Control',
        name,
      }
    );
  }
  const term = element.parentElement?.matches('dl') ? element.querySelector(':scope > dt') : null;
  if (term) {
    const name = textOf(term);
    const found = finder.ofElement({ names: [name], regions, isText: false });
    return found && { ...found, element, kind: 'Line', name };
  }
  if (element.matches('[role="img"], img, [role="log"], ul[aria-label], [role="progressbar"]')) {
    const name = accessibleName(element);
    const found = finder.ofElement({ names: [name], regions, isText: false });
    return found && { ...found, element, kind: 'Picture', name };
  }
  return textSubject(element, regions, finder);
}

/**
 * Returns true for an element whose rules are those of an element around it: text in a control, label or value of a
 * line, title of a panel or page.
 */
function isPartOfOther(element: Element): boolean {
  if (element.matches('dt, dd')) return true;
  if (!element.matches(controls) && element.closest(controls) !== null) return true;
  const heading = element.closest('h1, h2');
  if (heading?.matches('h1')) return heading.querySelector(controls) === null;
  const panel = heading?.closest('section[aria-labelledby]');
  return panel ? accessibleName(panel) === textOf(element) : false;
}

function textSubject(element: Element, regions: readonly string[], finder: RuleFinder): Subject | null {
  const text = textOf(element);
  if (text === '' || text.length > longestText) return null;
  const found = finder.ofElement({ names: [text], regions, isText: true });
  return found && { ...found, element, kind: element.matches('h1, h2, h3') ? 'Heading' : 'Text', name: text };
}

/** Returns the control to which a label, message or row of a field belongs; null unless there is exactly one. */
function onlyControlOf(element: Element): Element | null {
  const [label] = element.matches('label') ? [element.control] : [];
  if (label) return label;
  const inside = element.querySelectorAll(fields);
  const [only] = inside;
  return inside.length === 1 &&
    only &&
    element.querySelectorAll('button, a[href]').length <= 1 &&
    isRow(element)
    ? only
    : null;
}

/** Returns the row of a field: its label, the field and its message. */
function rowOf(control: Element): Element {
  let row = control;
  while (row.parentElement && onlyControlOf(row.parentElement) === control) row = row.parentElement;
  return row;
}

const fields = 'input:not([type="hidden"]), textarea, select, [role="switch"]';

const isField = (control: Element): boolean => control.matches(`${fields}, [role="combobox"]`);

/** Returns true for an element that is no higher than a field with its label and message. */
const isRow = (element: Element): boolean => element.getBoundingClientRect().height < 160;

/** The name of the profile button is that of the user. The index has this name in its place. */
const ofToolbar = (control: Element): string[] =>
  control.querySelector('bdi') && control.closest('header') ? ['the signed-in user'] : [];

function regionAt(element: Element, { regions }: LensIndex, page: Region | null): Region | null {
  const role = regionRole(element);
  if (role === '') return null;
  const name = accessibleName(element);
  return (
    regions.find(
      (region) =>
        region.role === role &&
        (region.page === null || region.page === page?.id) &&
        (region.names === null || region.names.includes(name)),
    ) ?? null
  );
}

/** Returns the page of an element: a legacy page for an element in its frame or for the frame itself. */
function pageOf(target: Element, { regions }: LensIndex): Region | null {
  const framed = target instanceof HTMLIFrameElement ? target.contentDocument : null;
  const address = (framed ?? target.ownerDocument).location.pathname;
  const isBelow = (name: string) => address === name || address.startsWith(`${name}/`);
  return regions.find(({ role, names }) => role === 'page' && names?.some(isBelow)) ?? null;
}

const pageElement = (target: Element): Element =>
  target.ownerDocument.defaultView?.frameElement ??
  (target instanceof HTMLIFrameElement ? target : (document.querySelector('main') ?? document.body));

function ancestorsOf(target: Element): Element[] {
  const path: Element[] = [];
  for (let element: Element | null = target; element; element = element.parentElement) path.push(element);
  return path;
}
