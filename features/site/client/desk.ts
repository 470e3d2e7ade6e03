import type { SiteState } from '../../../mock-server/tools/specification/reader-notes.ts';
import { element } from './search-box.ts';

/** Returns the bar at the bottom of the page: name of the reader, keyboard shortcuts, and the last message. */
export function deskOf({ closed, repository }: SiteState, rules: number) {
  const bar = element('div', { class: 'desk', role: 'region', 'aria-label': 'Review' });
  const name = element('input', { id: 'reader', maxlength: '80', autocomplete: 'name' });
  name.value = kept('spec-reader') ?? '';
  name.addEventListener('change', () => keep('spec-reader', name.value.trim()));
  const keys = element('input', { type: 'checkbox', id: 'review-keys' });
  keys.checked = kept('spec-keys') !== 'off';
  keys.addEventListener('change', () => keep('spec-keys', keys.checked ? 'on' : 'off'));
  const status = element('p', { 'aria-live': 'polite' });
  const instead = repository === null ? 'A note is copied as a line' : 'A note opens an issue with a line';
  status.textContent = closed === null ? '' : `${closed} ${instead} for the repository.`;
  const label = element('label', { for: name.id });
  label.append('Your name ', name);
  const legend = element('label', { for: keys.id, class: 'keys' });
  const names = {
    n: 'next',
    p: 'previous',
    a: 'approve',
    r: 'reject',
    q: 'ask',
    ...(rules > 1 ? { o: 'open examples' } : {}),
  };
  legend.append(keys, ' Keys ', ...Object.entries(names).flatMap(([key, does]) => [keyOf(key), ` ${does} `]));
  bar.append(label, ...(rules > 0 ? [legend] : []), status);
  const say = (words: string): void => {
    status.textContent = words;
  };
  return { bar, name, keys, say };
}

/** Returns a stored text; null if there is none, or if the browser stores nothing for this site. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text, if the browser stores anything for this site. */
export function keep(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // Storage is blocked: the text is kept for this page only.
  }
}

function keyOf(key: string): HTMLElement {
  const made = element('kbd', {});
  made.textContent = key;
  return made;
}
