import type { SiteState } from '../../../mock-server/tools/specification/reader-notes.ts';

/** The state of a copy of the site without a mock server, such as one opened from disk. */
export const closed: SiteState = {
  closed: 'This is a copy of the site, which cannot be written to.',
  repository: null,
  hasDocuments: false,
  built: '',
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
