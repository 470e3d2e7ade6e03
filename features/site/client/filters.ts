import { hasWord } from './words.ts';

/**
 * Filters the rows of a page, which are elements with the attribute `data-row`. Stores the filter in the fragment of
 * the address, so that a link can contain it.
 */
export function startFilters(form: HTMLFormElement): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const texts = rows.map((row) => row.textContent.toLowerCase());
  const groups = [...document.querySelectorAll<HTMLElement>('section:has([data-row])')];
  // Elements elsewhere on the page that are shown and hidden together with their row.
  const parts = [...document.querySelectorAll<HTMLElement>('[data-of]')];
  const found = document.querySelector('#found');
  form.hidden = false;

  /** Returns a text with the ids of the shown decisions that wait for the owner; empty on pages without decisions. */
  const waitingWords = (): string => {
    if (rows[0]?.dataset['state'] === undefined) return '';
    const waiting = rows.filter((row) => !row.hidden && row.dataset['state'] === 'waiting');
    if (waiting.length === 0) return '; none of them waits for the owner';
    return `; waiting for the owner: ${waiting.map(({ id }) => id).join(', ')}`;
  };

  const apply = (): void => {
    const wanted = wantedBy(form);
    let shown = 0;
    for (const [index, row] of rows.entries()) {
      const isShown = Object.entries(wanted).every(([name, value]) =>
        name === 'words'
          ? wordsOf(value).every((word) => hasWord(texts[index] ?? '', word))
          : (row.dataset[name] ?? '').split(' ').includes(value),
      );
      row.hidden = !isShown;
      if (isShown) shown += 1;
    }
    for (const section of groups) {
      section.hidden = section.querySelector('[data-row]:not([hidden])') === null;
    }
    for (const part of parts)
      part.hidden = document.getElementById(part.dataset['of'] ?? '')?.hidden === true;
    if (found !== null)
      found.textContent =
        shown === rows.length ? '' : `${shown} of ${rows.length} ${form.dataset['rows']}${waitingWords()}`;
  };

  const remember = (): void => {
    const filter = new URLSearchParams(wantedBy(form)).toString();
    // Changes only the fragment, since a page opened from disk cannot change its path.
    history.replaceState(null, '', filter === '' ? '#' : `#${filter}`);
    apply();
  };

  const readAddress = (): void => {
    const fragment = location.hash.slice(1);
    // A fragment without = is the id of a section, to which the browser scrolls.
    if (fragment !== '' && !fragment.includes('=')) return;
    const wanted = new URLSearchParams(fragment);
    for (const control of controlsOf(form)) control.value = wanted.get(control.name) ?? '';
    apply();
  };

  form.addEventListener('input', remember);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    for (const control of controlsOf(form)) control.value = '';
    remember();
  });
  addEventListener('hashchange', readAddress);
  readAddress();
}

function wantedBy(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    controlsOf(form).flatMap(({ name, value }) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  );
}

function wordsOf(value: string): string[] {
  return value.toLowerCase().split(/\s+/);
}

function controlsOf(form: HTMLFormElement): (HTMLInputElement | HTMLSelectElement)[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
}
