import type { LegacyPageName } from '../../../contracts/api/legacy.ts';
import { framedNameOf } from '../../shared/routes/paths.ts';

/** What Create Loan does: asks what to create, opens the create screen, or creates through Optimal Blue. */
export type CreateWay = 'dialog' | 'new-loan' | 'optimal-blue';

/**
 * What Create Loan does on the page at this address. On the Optimal Blue pipeline it creates through Optimal Blue
 * anywhere else the new workflow begins with the dialog, and without it the screen comes at once (S-4.4-10,
 * S-4.4-11).
 */
export function createWayOf(pathname: string, isNewWorkflow: boolean): CreateWay {
  if (framedNameOf(pathname) === optimalBlue) return 'optimal-blue';
  return isNewWorkflow ? 'dialog' : 'new-loan';
}

const optimalBlue: LegacyPageName = 'optimal-blue-pipeline';
