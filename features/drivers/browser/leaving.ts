import type { Page } from '@playwright/test';
import type { LeavingActions } from '../areas/leaving.ts';
import { routeOfPage } from '../vocabulary.ts';
import { profileSwitchActions } from './profile-switch.ts';
import { secondTabOf } from './second-tab.ts';
import { sessionActions } from './session.ts';
import { expect, type Visit } from './visit.ts';

const browserQuestion = 'the question of the browser';

export function leavingActions(visit: Visit): LeavingActions {
  const { page } = visit;
  const second = secondTabOf(visit);
  const question = (place: Page, name: string) => place.getByRole('dialog', { name, exact: true });
  /** The button that loses nothing has the focus. */
  const isAsked = (name: string) =>
    expect(question(page, name).getByRole('button', { name: /^(Keep|Stay)/ })).toBeFocused();
  const ways: Readonly<Record<string, () => Promise<unknown> | undefined>> = {
    Cancel: () => page.getByRole('button', { name: 'Cancel' }).click(),
    'the logo': () => page.getByRole('banner').getByRole('link').click(),
    'Pipeline in the menu': () =>
      page
        .getByRole('navigation', { name: 'Main', exact: true })
        .getByRole('link', { name: 'Pipeline' })
        .click(),
    Back: () => page.evaluate(() => history.back()),
    Logout: () => sessionActions(visit).askToLogOut?.(),
    'another profile': () => profileSwitchActions(visit).chooseFromMenu('Closing Department'),
    'loading the page again': () => page.evaluate(() => setTimeout(() => location.reload())),
  };
  return {
    asksAndStays: async (way, wanted) => {
      const take = ways[way];
      if (!take) throw new Error(`There is no way out by "${way}"`);
      if (wanted === browserQuestion) {
        const asked = page.waitForEvent('dialog');
        await take();
        const dialog = await asked;
        expect(dialog.type()).toBe('beforeunload');
        return dialog.dismiss();
      }
      await take();
      await isAsked(wanted);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
    isAsked,
    isAskedInSecondTab: (name) => expect(question(second.page, name)).toBeVisible(),
    answerInSecondTab: (button) => second.page.getByRole('button', { name: button, exact: true }).click(),
    openPipelineInSecondTab: () => second.open(routeOfPage('Mortgage Pipeline')),
    keepsNothingOf: async (texts) => {
      const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
      expect(kept).toContain(visit.person.user.lastName);
      for (const text of texts) expect(kept.replaceAll('-', '')).not.toContain(text);
    },
  };
}
