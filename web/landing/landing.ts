import { legacyAddress } from '../../contracts/api/legacy.ts';
import type { User } from '../../contracts/schemas/session.ts';
import { paths } from '../app/paths.ts';
import { pipelineOf } from '../app/pipeline-of.ts';
import { isAdministrator } from '../session/roles.ts';

/** Where a user's work starts: an address for a full page load, or a route of the SPA. */
export type Landing =
  | { readonly kind: 'full-page'; readonly address: string }
  | { readonly kind: 'route'; readonly path: string };

/**
 * The landing of a user (document 000, section 4.3).
 * @param supportObjectId object id of the designated support administrator; empty means that there is none (S-2.1-46).
 */
export function landingOf(user: User, supportObjectId: string): Landing {
  if (isAdministrator(user)) {
    const home = isSupport(user, supportObjectId) ? 'AdminHomeSupport' : 'AdminHome';
    return { kind: 'full-page', address: legacyAddress(home) };
  }
  if (user.isOriginator) return { kind: 'route', path: paths.legacyPage('WhatsNew') };
  return { kind: 'route', path: paths.legacyPage(pipelineOf(user.workQueueType)) };
}

function isSupport(user: User, supportObjectId: string): boolean {
  return (
    user.authenticatedWithMicrosoft &&
    supportObjectId !== '' &&
    user.microsoftUserObjectId === supportObjectId
  );
}
