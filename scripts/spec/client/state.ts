import type { SiteState } from '../../../mock-server/http/reader-notes.ts';

/** The state of a copy of the site that no mock server sends, such as one on a disk. */
export const closed: SiteState = {
  closed: 'This is a copy of the site, which cannot be written to.',
  repository: null,
  name: '',
  built: '',
  changed: [],
  notes: { approvals: [], questions: [], answers: [] },
};

/**
 * Asks the server for the state of the site.
 * @param root the relative address of the root of the site
 */
export async function readState(root: string): Promise<SiteState> {
  // Pages on a disk may not send requests.
  if (!location.protocol.startsWith('http')) return closed;
  try {
    const response = await fetch(`${root}state.json`);
    return response.ok ? ((await response.json()) as SiteState) : closed;
  } catch {
    return closed;
  }
}
