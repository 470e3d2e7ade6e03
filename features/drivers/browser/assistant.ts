import type { Locator, Page } from '@playwright/test';
import type { AssistantActions } from '../areas/assistant.ts';
import { expect, type Visit } from './visit.ts';

export function assistantActions(visit: Visit): Partial<AssistantActions> {
  const { page, context } = visit;
  const button = () => page.getByRole('banner').getByRole('button', { name: 'AI Assistant' });
  const drawer = () => page.getByRole('dialog', { name: 'AI Assistant' });
  /** A live region: what comes into it is read out. */
  const chat = () => drawer().getByRole('log', { name: 'Messages' });
  const field = () => drawer().getByRole('textbox', { name: 'Your question' });
  const answer = () => drawer().getByRole('article', { name: 'Answer of the assistant' }).last();
  let opened: Promise<Page> | undefined;
  const openedWindow = async (): Promise<Page> => {
    if (!opened) throw new Error('No window was opened');
    return opened;
  };
  return {
    open: async () => {
      await visit.haveOpened();
      await button().click();
      await expect(field()).toBeFocused();
    },
    toggle: () => button().click(),
    ask: async (prompt) => {
      await field().fill(prompt);
      await field().press('Enter');
    },
    openCitation: async (title) => {
      await context.route('https://guide.example.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Guide</title>' }),
      );
      opened = page.waitForEvent('popup');
      await answer().getByRole('button', { name: title }).click();
    },
    openTerms: async () => {
      opened = page.waitForEvent('popup');
      await drawer().getByRole('button', { name: 'Terms of Service' }).click();
      await expect(await opened).toHaveURL(`${visit.origin}/assets/terms-of-service.html`);
    },

    seesBeginning: async () => {
      const [list, whole] = [chat(), answer()];
      await expect(whole).toBeVisible();
      const isLonger = async () => (await heightOf(whole)) > (await heightOf(list));
      expect(await isLonger()).toBe(true);
      await expect.poll(async () => (await topOf(whole)) - (await topOf(list))).toBe(0);
    },
    seesDrawer: async (width) => {
      await expect(drawer()).toBeVisible();
      const place = () => drawer().boundingBox();
      await expect.poll(async () => (await place())?.width).toBe(width);
      const right = (page.viewportSize()?.width ?? 0) - width;
      await expect.poll(async () => (await place())?.x).toBe(right);
    },
    seesWindow: async (width, height) => {
      const popup = await openedWindow();
      const size = () => popup.evaluate(() => [window.innerWidth, window.innerHeight]);
      await expect.poll(size).toEqual([width, height]);
    },
    cannotReachBack: async () => {
      const popup = await openedWindow();
      await expect(popup).toHaveTitle('Guide');
      expect(await popup.evaluate(() => window.opener as unknown)).toBe(null);
    },
    windowReads: async (text) => expect((await openedWindow()).locator('main')).toContainText(text),
  };
}

const topOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.y ?? Number.NaN;
const heightOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.height ?? 0;
