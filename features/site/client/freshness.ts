import type { SiteState } from '../../../mock-server/tools/specification/reader-notes.ts';
import { element } from './search-box.ts';

/** Number of changed sources that the notice names. */
const named = 5;

/**
 * Shows a notice if sources have changed since the page was built, now or when the user comes back to the page.
 * @param first the state of the site when the page was opened
 */
export function startFreshness(root: string, first: SiteState): void {
  show(root, first, first);
  addEventListener('focus', () => {
    void readState(root).then((state) => show(root, first, state));
  });
}

function show(root: string, first: SiteState, { built, changed }: SiteState): void {
  const words = staleWords(changed, built !== first.built && built !== '');
  document.querySelector('#stale')?.remove();
  if (words === null) return;
  const notice = element('section', {
    id: 'stale',
    class: 'notice',
    'aria-label': 'Changed since this page was built',
  });
  const text = element('p', { 'aria-live': 'polite' });
  const button = element('button', { type: 'button' });
  button.textContent = 'Show the current state';
  button.addEventListener('click', () => {
    button.textContent = 'Building …';
    // A request for the overview builds the site.
    void fetch(root === '' ? './' : root).finally(() => location.reload());
  });
  text.append(`${words} `, button);
  notice.append(text);
  document.querySelector('main')?.before(notice);
}

/** Returns the text of the notice about sources that have changed since a page was built; null if none has. */
export function staleWords(changed: readonly string[], isRebuilt: boolean): string | null {
  if (changed.length === 0) return isRebuilt ? 'The site was built again since this page was opened.' : null;
  const more = changed.length - named;
  const others = more > 0 ? ` and ${more} more` : '';
  return `Changed since this page was built: ${changed.slice(0, named).join(', ')}${others}.`;
}

/** The state of a copy of the site without a mock server, such as one opened from disk. */
export const closed: SiteState = {
  closed: 'This is a copy of the site, which cannot be written to.',
  repository: null,
  hasDocuments: false,
  name: '',
  built: '',
  changed: [],
  notes: { approvals: [], questions: [], answers: [] },
};

/**
 * Requests the state of the site from the server.
 * @param root the relative address of the root of the site
 */
export async function readState(root: string): Promise<SiteState> {
  // Browsers forbid requests of pages opened from disk.
  if (!location.protocol.startsWith('http')) return closed;
  try {
    const response = await fetch(`${root}state.json`);
    return response.ok ? ((await response.json()) as SiteState) : closed;
  } catch {
    return closed;
  }
}
