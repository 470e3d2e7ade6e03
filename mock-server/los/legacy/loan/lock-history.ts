import type { LoanDashboard } from '../../../../contracts/operations/dashboard.ts';
import { day, given, percent } from '../page/format.ts';
import { html } from '../../../html/html.ts';
import { dayFrom } from '../../../seeds/sketch.ts';
import { actions, nothing, routeButton, table } from '../page/parts.ts';
import { dashboardRoute, forNamedLoan, titleOf } from './for-loan.ts';

interface LockEvent {
  /** Day of the event, yyyy-MM-dd. */
  readonly on: string;
  readonly what: string;
}

/** The page of the events of a loan's lock, newest first. */
export const lockHistory = forNamedLoan((_context, loan) => {
  const { loanDetails } = loan.dashboard;
  const events = eventsOf(loanDetails);
  return {
    content: html`<h2>${titleOf(loan)}</h2>
${
  events.length === 0
    ? nothing('This loan has never been locked.')
    : table(
        'Locks, newest first',
        [
          { label: 'Date', of: (event: LockEvent) => day(event.on) },
          { label: 'Event', of: ({ what }) => what },
          { label: 'Product', of: () => given(loanDetails.productCode) },
          { label: 'Rate', of: () => percent(loanDetails.rate), isNumber: true },
        ],
        events,
      )
}
${actions(routeButton('Back to the loan', dashboardRoute(loan.account)))}`,
  };
});

/** Returns the events of a lock, computed from its status and expiration: a lock lasts thirty days. */
function eventsOf({ lockStatus, lockExpiration }: LoanDashboard['loanDetails']): LockEvent[] {
  if (lockExpiration === null || lockStatus === null) return [];
  const requested = { on: dayFrom(lockExpiration, -31), what: 'Lock requested' };
  const locked = { on: dayFrom(lockExpiration, -30), what: `Locked until ${String(day(lockExpiration))}` };
  if (lockStatus === 'Lock Requested') return [requested];
  if (lockStatus === 'Locked') return [locked, requested];
  return [{ on: lockExpiration, what: lockStatus }, locked, requested];
}
