import { legacyPages } from '../../../../contracts/api/legacy.ts';
import type { Originator } from '../../../../contracts/operations/create-loan.ts';
import { percent } from '../page/format.ts';
import { html } from '../../../platform/html/html.ts';
import { nameOf, staffedInstitutions } from '../administration/delegated.ts';
import { notAllowed } from '../page/notices.ts';
import type { LegacyPageRenderer, PageContext } from '../page/page.ts';
import { actions, facts, messageButton, nothing, routeButton, table } from '../page/parts.ts';
import { lockDaysIn, lockSelect, rateOf } from '../resources/rate-sheet.ts';

const close = messageButton('Close', { type: 'closeDialog' });

/** The page on which a user with several originators chooses the originator of a pricing (S-4.4-12). */
export const optimalBlueSelectOriginator: LegacyPageRenderer = async (context) => {
  const pairs = await pairsOf(context);
  return {
    content: html`${
      pairs.length === 0
        ? nothing('There are no originators you can create loans for. Contact your administrator.')
        : table(
            'Price a loan for',
            [
              { label: 'Originator', of: ({ originator }: Pair) => nameOf(originator) },
              { label: 'Institution', of: ({ institution }) => institution.name },
              { label: 'Choose', of: (pair) => routeButton('Choose', quickLockRoute(pair)) },
            ],
            pairs,
          )
    }${actions(close)}`,
  };
};

/** The page that prices a loan in the name of the user, who is the only originator (S-4.4-13). */
export const optimalBlueCurrentUser: LegacyPageRenderer = async (context) => {
  const { user } = context;
  const [pair] = await pairsOf(context);
  return {
    content: html`<p class="lead">You are pricing in your own name.</p>
${facts([
  ['User', `${user.firstName} ${user.lastName}`],
  ['Group', user.userGroupName],
])}
${actions(pair && routeButton('Continue', quickLockRoute(pair)), close)}`,
  };
};

/** The page that searches for the lowest rate (S-6-08). */
export const optimalBlueSearch: LegacyPageRenderer = ({ user, query }) => {
  if (!user.hasOptimalBlueSearch) return notAllowed('Optimal Blue Search');
  const days = lockDaysIn(query);
  return {
    content: html`<form class="filter" method="get" action="${legacyPages.OptimalBlueSearch.path}">
<label><span>Lock</span>
${lockSelect('Choose', days)}</label>
<button class="button">Search</button>
</form>
${days === undefined ? nothing('Select a lock period.') : cheapest(days)}
${actions(close)}`,
  };
};

const cheapest = (days: Parameters<typeof rateOf>[1]) =>
  facts([
    ['30 years, fixed', percent(rateOf(501, days))],
    ['15 years, fixed', percent(rateOf(502, days))],
    ['7/6 adjustable', percent(rateOf(506, days))],
  ]);

interface Pair {
  readonly institution: { readonly institutionId: number; readonly name: string };
  readonly originator: Originator;
}

async function pairsOf(context: PageContext): Promise<Pair[]> {
  const staffed = await staffedInstitutions(context);
  return staffed.flatMap(({ institution, originators }) =>
    originators.map((originator) => ({ institution, originator })),
  );
}

const quickLockRoute = ({ institution, originator }: Pair): string =>
  `/lf/quick-lock?institutionId=${institution.institutionId}&originatorUserId=${originator.originatorUserId}`;
