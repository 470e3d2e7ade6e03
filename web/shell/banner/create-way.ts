import type { LegacyPageName } from '../../../contracts/api/legacy.ts';
import { framedNameOf } from '../../shared/routes/pipelines.ts';

/** What the _Create Loan_ button opens: the create dialog, the create screen or Optimal Blue. */
export type CreateWay = 'dialog' | 'new-loan' | 'optimal-blue';

/**
 * Returns the effect of Create Loan on a page. On the Optimal Blue pipeline it creates through Optimal Blue.
 * Elsewhere the new workflow opens the dialog; without it the screen opens at once (S-4.4-10, S-4.4-11).
 */
export function createWayOf(pathname: string, isNewWorkflow: boolean): CreateWay {
  if (framedNameOf(pathname) === optimalBlue) return 'optimal-blue';
  return isNewWorkflow ? 'dialog' : 'new-loan';
}

const optimalBlue: LegacyPageName = 'optimal-blue-pipeline';
