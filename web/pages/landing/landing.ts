import { legacyAddress } from '../../../contracts/api/legacy.ts';
import type { User } from '../../../contracts/operations/session.ts';
import { isAdministrator } from '../../session/roles.ts';
import { paths } from '../../shared/routes/paths.ts';
import { pipelineOf } from '../../shared/routes/pipelines.ts';

/** First page of a user: an address for a full page load, or a route of the SPA. */
export type Landing =
  | { readonly kind: 'full-page'; readonly address: string }
  | { readonly kind: 'route'; readonly path: string };

/**
 * Returns the landing of a user (document 000, section 4.3).
 * @param supportObjectId object id of the support administrator; blank or missing if none is designated
 */
export function landingOf(user: User, supportObjectId: string | null | undefined): Landing {
  if (isAdministrator(user)) {
    const home = isSupport(user, supportObjectId) ? 'AdminHomeSupport' : 'AdminHome';
    return { kind: 'full-page', address: legacyAddress(home) };
  }
  if (user.isOriginator) return { kind: 'route', path: paths.legacyPage('WhatsNew') };
  return { kind: 'route', path: paths.legacyPage(pipelineOf(user.workQueueType)) };
}

/** Returns true for the designated support administrator. Two blank or missing object ids do not match. */
function isSupport(user: User, supportObjectId: string | null | undefined): boolean {
  const isDesignated = (supportObjectId ?? '').trim() !== '';
  return isDesignated && user.authenticatedWithMicrosoft && user.microsoftUserObjectId === supportObjectId;
}
