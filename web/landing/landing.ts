import { legacyAddress } from '../../contracts/api/legacy.ts';
import type { User } from '../../contracts/operations/session.ts';
import { paths } from '../shared/routes/paths.ts';
import { pipelineOf } from '../shared/routes/pipelines.ts';
import { isAdministrator } from '../session/roles.ts';

/** Where a user's work starts: an address for a full page load, or a route of the SPA. */
export type Landing =
  | { readonly kind: 'full-page'; readonly address: string }
  | { readonly kind: 'route'; readonly path: string };

/**
 * The landing of a user (document 000, section 4.3).
 * @param supportObjectId object id of the designated support administrator; a blank or missing one means that there is
 *   none (S-2.1-46).
 */
export function landingOf(user: User, supportObjectId: string | null | undefined): Landing {
  if (isAdministrator(user)) {
    const home = isSupport(user, supportObjectId) ? 'AdminHomeSupport' : 'AdminHome';
    return { kind: 'full-page', address: legacyAddress(home) };
  }
  if (user.isOriginator) return { kind: 'route', path: paths.legacyPage('WhatsNew') };
  return { kind: 'route', path: paths.legacyPage(pipelineOf(user.workQueueType)) };
}

/** An object id that is blank or missing on both sides is no match: support home stays closed. */
function isSupport(user: User, supportObjectId: string | null | undefined): boolean {
  const isDesignated = (supportObjectId ?? '').trim() !== '';
  return isDesignated && user.authenticatedWithMicrosoft && user.microsoftUserObjectId === supportObjectId;
}
