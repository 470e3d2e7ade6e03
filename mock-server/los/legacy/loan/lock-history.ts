import type { OpenLoan } from '../../menus/loan-facts.ts';
import { day, given, percent } from '../page/format.ts';
import { html } from '../../../platform/html/html.ts';
import { productNameOf } from '../../seeds/products.ts';
import { actions, nothing, routeButton, table } from '../page/parts.ts';
import { dashboardRoute, forNamedLoan, titleOf } from './for-loan.ts';

interface LockEvent {
  /** Day of the event, yyyy-MM-dd; null if it is not known. */
  readonly on: string | null;
  readonly what: string;
}

/** The page of the events of a loan's lock, newest first. */
export const lockHistory = forNamedLoan((_request, loan) => {
  const { loanDetails } = loan.dashboard;
  const events = eventsOf(loan);
  return {
    content: html`<h2>${titleOf(loan)}</h2>
${
  events.length === 0
    ? nothing("This loan hasn't been locked.")
    : table(
        'Lock history, newest first',
        [
          { label: 'Date', of: (event: LockEvent) => day(event.on) },
          { label: 'Event', of: ({ what }) => what },
          { label: 'Product', of: () => given(productNameOf(loanDetails.productCode)) },
          { label: 'Rate', of: () => percent(loanDetails.rate), isNumber: true },
        ],
        events,
      )
}
${actions(routeButton('Back to the loan', dashboardRoute(loan.account)))}`,
  };
});

/** Returns the events of a lock, newest first. The day on which a lock was canceled is not known. */
function eventsOf({ dashboard, file: { lockDate: on } }: OpenLoan): LockEvent[] {
  const { lockStatus, lockExpiration } = dashboard.loanDetails;
  if (lockExpiration === null || lockStatus === null) return [];
  const requested = { on, what: 'Lock requested' };
  const locked = { on, what: `Locked until ${String(day(lockExpiration))}` };
  if (lockStatus === 'Lock Requested') return [requested];
  if (lockStatus === 'Locked') return [locked, requested];
  return [{ on: lockStatus === 'Lock Expired' ? lockExpiration : null, what: lockStatus }, locked, requested];
}
