import { keep, kept } from './desk.ts';
import { dayIn } from './shown-notes.ts';

/** On the overview, leads to what has changed since the last visit in this browser, on a day before today. */
export function startLastVisit(): void {
  const [today, before] = visitsOn(new Date().toISOString().slice(0, 10), kept('spec-visits') ?? '');
  keep('spec-visits', before === undefined ? today : `${today} ${before}`);
  const link = document.querySelector<HTMLAnchorElement>('a[data-news]');
  const text = link?.querySelector('span');
  if (before === undefined || !link || !text) return;
  link.hash = `since=${before}`;
  text.textContent = `What changed since your last visit on ${dayIn(before)}`;
}

/** Returns today and the last day before with a visit, as yyyy-MM-dd, from the days that the browser has stored. */
export function visitsOn(today: string, stored: string): readonly [today: string, before?: string] {
  const before = stored
    .split(' ')
    .filter((day) => /^\d{4}-\d\d-\d\d$/.test(day) && day < today)
    .toSorted()
    .at(-1);
  return before === undefined ? [today] : [today, before];
}
