import { mockOperations } from '../../../contracts/operations/mock.ts';
import { addressOf } from '../../../contracts/operation.ts';
import type { LoanUpdate } from '../../../contracts/events.ts';
import { palettes } from '../../../contracts/palette.ts';
import type { LoanIconActions } from '../areas/banner.ts';
import { loanUpdateLike } from '../loan-update.ts';
import { addressOfPage } from '../vocabulary.ts';
import { recordWindows } from './windows.ts';
import { expect, type Visit } from './visit.ts';

/** What the server can tell, by the words of the features. */
const updates: Readonly<Record<string, Partial<LoanUpdate>>> = {
  'the loan passed its compliance check and has no notes': {},
  'too little is known of the loan': {
    complianceAlerts: {
      ...loanUpdateLike().complianceAlerts,
      showComplianceAlertsInsufficientData: true,
      complianceAlertStatus: null,
    },
  },
  'the loan has a co-borrower': {
    borrowers: [
      ...loanUpdateLike().borrowers,
      { fullName: 'Ludmila Dombrowski', initials: 'LD', borrowerPosition: 'primary coborrower' },
    ],
  },
  'the borrower has a new name': {
    borrowers: [{ fullName: 'Casimir Nowak', initials: 'CN', borrowerPosition: 'primary borrower' }],
  },
  'the borrower has a long name': {
    borrowers: [
      {
        fullName: 'Wilhelmina Featherstonehaugh-Cholmondeley',
        initials: 'WF',
        borrowerPosition: 'primary borrower',
      },
    ],
  },
  'another loan': { generalAccountId: 123_401 },
};

export function loanIconActions(visit: Visit): Partial<LoanIconActions> {
  const { page } = visit;
  const icons = () => page.getByRole('group', { name: 'Loan', exact: true });
  // The name goes on with what the badge means.
  const icon = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}(?:,|$)`) });
  let windows: Awaited<ReturnType<typeof recordWindows>> | undefined;
  return {
    tell: async (what) => {
      const data = loanUpdateLike(updates[what]);
      const address = visit.origin + addressOf(mockOperations.sendEvent, { id: 'current' });
      // An event that nobody hears is lost: the page may still be connecting.
      await expect
        .poll(async () => {
          const answer = await visit.context.request.post(address, { data: { name: 'loanUpdate', data } });
          return ((await answer.json()) as { readonly listeners: number }).listeners;
        })
        .toBe(1);
    },
    pressIcon: async (name) => {
      windows = await recordWindows(visit);
      await icon(name).click();
    },
    hasNoIcons: async () => expect(icons()).toHaveCount(0),
    showsIcons: async (labels) => {
      await expect
        .poll(() =>
          icons()
            .getByRole('button')
            .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label'))),
        )
        .toEqual(labels);
    },
    showsBadge: async (name, badge, tone) => {
      const mark = icon(name).locator('[data-tone]');
      await expect(mark).toHaveText(badge);
      const colour = palettes.light[tone === 'warn' ? 'warn' : 'pass'];
      await expect(mark).toHaveCSS('background-color', rgbOf(colour));
    },
    iconIsDisabled: async (name) => expect(icon(name)).toBeDisabled(),
    iconIsOnTheRight: async (name) => {
      await expect(icon(name)).toBeVisible();
      const [main, title, button] = await Promise.all([
        page.getByRole('main').boundingBox(),
        page.getByRole('heading', { level: 1 }).boundingBox(),
        icon(name).boundingBox(),
      ]);
      if (!main || !title || !button) throw new Error('The banner is not there');
      expect(button.x).toBeGreaterThan(title.x + title.width);
      expect(button.x).toBeGreaterThan(main.x + main.width / 2);
      // Side by side: the lines of title and icon cross.
      expect(Math.abs(button.y + button.height / 2 - (title.y + title.height / 2))).toBeLessThan(
        title.height,
      );
    },
    ignoredEvent: async () => expect(page.locator('html')).toHaveAttribute('data-ignored-events', '1'),
    openedWindow: async (title, width, height) => {
      const { generalAccountId } = loanUpdateLike();
      const address = `${addressOfPage(title)}?accountId=${generalAccountId}`;
      expect(await windows?.()).toEqual([{ address, width, height }]);
    },
  };
}

/** A colour of the palette as the browser computes it. */
function rgbOf(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}
