import type { Offer } from '../../../store/repositories/offer.ts';
import { type Html, html } from '../../../html/html.ts';
import { isAccountId } from '../loan/for-loan.ts';
import type { LegacyPageRenderer, PageContext, PageView } from '../page/page.ts';
import { actions, facts, notice, routeButton } from '../page/parts.ts';

/** Renders a page for the institution and originator that the Create Loan dialog passes in the query. */
export const forOffer =
  (render: (context: PageContext, offer: Offer) => Html): LegacyPageRenderer =>
  async (context): Promise<PageView> => {
    const { store, objectId, query } = context;
    const { institutionId, originatorUserId } = query;
    if (!isAccountId(institutionId) || !isAccountId(originatorUserId)) {
      return notice(
        400,
        'Choose First',
        'Choose an institution and an originator in the Create Loan dialog.',
      );
    }
    const ids = [Number(institutionId), Number(originatorUserId)] as const;
    const offer = await store.choices.offer(objectId, ...ids);
    if (!offer) return notice(404, 'Not Offered', 'This institution and originator are not offered to you.');
    return {
      content: html`${facts([
        ['Institution', offer.institution.name],
        ['Originator', `${offer.originator.firstName} ${offer.originator.lastName}`],
        ['Licensed states', statesOf(offer)],
      ])}
${render(context, offer)}
${actions(routeButton('Continue to the new loan', '/new-loan'), routeButton('Cancel', '/lf/loan-pipeline'))}`,
    };
  };

function statesOf({ licensedStates }: Offer): string {
  if (licensedStates.length === 0) return 'none';
  return licensedStates.length > 20 ? `${licensedStates.length} of 59` : licensedStates.join(', ');
}
