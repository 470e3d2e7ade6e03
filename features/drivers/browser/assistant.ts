import type { Locator, Page } from '@playwright/test';
import { assistantOperations } from '../../../contracts/operations/assistant.ts';
import type { AssistantActions } from '../areas/assistant.ts';
import { expect, type Visit } from './visit.ts';

export function assistantActions(visit: Visit): Partial<AssistantActions> {
  const { page, context } = visit;
  const button = () => page.getByRole('banner').getByRole('button', { name: 'AI Assistant' });
  const drawer = () => page.getByRole('dialog', { name: 'AI Assistant' });
  /** A live region: what comes into it is read out. */
  const talk = () => drawer().getByRole('log', { name: 'Messages' });
  const field = () => drawer().getByRole('textbox', { name: 'Your question' });
  const answer = () => drawer().getByRole('article', { name: 'Answer of the assistant' }).last();
  const action = (name: string) => answer().getByRole('button', { name, exact: true });
  let letGo: () => void = () => undefined;
  let opened: Promise<Page> | undefined;
  const openedWindow = async (): Promise<Page> => {
    if (!opened) throw new Error('No window was opened');
    return opened;
  };

  const ask = async (prompt: string) => {
    await field().fill(prompt);
    await field().press('Enter');
  };
  const press = (reaction: 'like' | 'dislike') => action(reaction === 'like' ? 'Like' : 'Dislike').click();

  return {
    open: async () => {
      await visit.haveOpened();
      await button().click();
      await expect(field()).toBeFocused();
    },
    toggle: () => button().click(),
    ask,
    askAndWait: async (prompt) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      letGo = resolve;
      await page.route(`**${assistantOperations.requestAssistant.path}`, async (route) => {
        await promise;
        await route.continue();
      });
      await ask(prompt);
    },
    answerArrives: async () => letGo(),
    react: press,
    startConversation: () => drawer().getByRole('button', { name: 'New conversation' }).click(),
    copyAnswer: async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await action('Copy').click();
      await expect(page.getByText('Answer copied')).toBeVisible();
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

    seesAnswer: (text) => expect(answer().locator('p')).toHaveText(text),
    seesFailure: async (text) => {
      // The two spaces count: the text is compared as it is laid out.
      await expect(drawer().getByText('The AI Assistant has encountered')).toBeVisible();
      expect(await drawer().getByText('The AI Assistant has encountered').textContent()).toBe(text);
    },
    // "Citation 1: its title"; which number it has in the text is the server's to say.
    refersTo: (title) => expect(answer().getByRole('button', { name: `: ${title}` })).toBeVisible(),
    listsAdditional: async (titles) => {
      const section = answer().locator('section', { hasText: 'Additional Citations' });
      await expect(section.getByRole('listitem')).toHaveText([...titles]);
    },
    seesPrompt: (prompt) => expect(talk().getByText(prompt, { exact: true })).toBeVisible(),
    seesNoPrompt: (prompt) => expect(talk().getByText(prompt, { exact: true })).toHaveCount(0),
    seesBeginning: async () => {
      const [list, whole] = [talk(), answer()];
      await expect(whole).toBeVisible();
      const isLonger = async () => (await heightOf(whole)) > (await heightOf(list));
      expect(await isLonger()).toBe(true);
      await expect.poll(async () => (await topOf(whole)) - (await topOf(list))).toBe(0);
    },
    seesWaiting: async (text) => {
      await expect(talk().getByText(text, { exact: true })).toBeVisible();
      await expect(drawer().getByRole('progressbar', { name: text })).toBeVisible();
    },
    reactionsSent: async (reactions) => {
      const path = `POST ${assistantOperations.reactToAnswer.path}`;
      await expect
        .poll(() => visit.requests.filter((request) => request === path).length)
        .toBe(reactions.length);
    },
    shows: async (reaction) => {
      await expect(action('Like')).toHaveAttribute('aria-pressed', String(reaction === 'liked'));
      await expect(action('Dislike')).toHaveAttribute('aria-pressed', String(reaction === 'disliked'));
    },
    offers: async (actions) => {
      for (const name of actions) await expect(action(name)).toBeVisible();
    },
    offersNothing: async () => {
      for (const name of ['Like', 'Dislike', 'Copy']) {
        await expect(drawer().getByRole('button', { name, exact: true })).toHaveCount(0);
      }
    },
    fieldIsEmpty: () => expect(field()).toHaveValue(''),
    copied: async (text) => expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text),
    seesDrawer: async (width) => {
      await expect(drawer()).toBeVisible();
      const place = () => drawer().boundingBox();
      await expect.poll(async () => (await place())?.width).toBe(width);
      const right = (page.viewportSize()?.width ?? 0) - width;
      await expect.poll(async () => (await place())?.x).toBe(right);
    },
    seesNoDrawer: () => expect(drawer()).toBeHidden(),
    readsDisclaimer: (sentence) => expect(drawer().getByText(sentence)).toBeVisible(),
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
