import { expect, type Locator, type Page } from '@playwright/test';
import { assistantOperations } from '../../contracts/operations/assistant.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { texts } from '../../web/pages/assistant/texts.ts';
import { inDialog } from './accessible.ts';
import { additionalCitations, malformedCitations } from './malformed-citations.ts';
import { arriveAt, checkAndSaveScreenshot, failedRequests, saveScreenshotOf, test } from './journey.ts';

test.use({ expectedErrors: failedRequests });

test('[S-8-11 S-5-15] the talk with the assistant: empty, awaited, answered, without words, with strange citations, and failed', async ({
  visitor: page,
  world,
  enterAs,
}) => {
  await world.changeWorld({ flags: { enableAiAssistant: true } });
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs('lending-staff', paths.legacyPage('WhatsNew'));
  await arriveAt(page, "What's New");
  await page.getByRole('banner').getByRole('button', { name: 'AI Assistant' }).click();
  const drawer = page.getByRole('dialog', { name: 'AI Assistant' });
  const field = drawer.getByRole('textbox', { name: 'Your question' });
  await expect(field).toBeFocused();
  const main = await page.locator('main').boundingBox();
  const { x: edge } = (await drawer.boundingBox()) ?? { x: 0 };
  expect((main?.x ?? 0) + (main?.width ?? 0)).toBeLessThanOrEqual(edge);
  await checkAndSaveScreenshot(page, 'S-2.7-01', 'assistant-empty', inDialog);

  const { promise: letGo, resolve: answer } = Promise.withResolvers<void>();
  const address = `**${assistantOperations.requestAssistant.path}`;
  await page.route(address, async (route) => {
    await letGo;
    await route.continue();
  });
  await field.fill('Can the down payment be a gift?');
  await field.press('Enter');
  await expect(drawer.getByText(texts.waiting)).toBeVisible();
  await checkAndSaveScreenshot(page, 'S-4.5-02', 'assistant-awaited', inDialog);

  answer();
  await expect(drawer.getByText(texts.additionalCitations)).toBeVisible();
  await checkAndSaveScreenshot(page, 'S-5-15', 'assistant-answered', inDialog);
  await showWindow(
    page,
    drawer.getByRole('button', { name: 'Processing checklist' }),
    'S-4.5-11',
    'citation',
  );
  await showWindow(page, drawer.getByRole('button', { name: 'Terms of Service' }), 'S-7-32', 'terms');

  await field.fill('Say nothing at all');
  await field.press('Enter');
  await expect(drawer.getByText(texts.noOutput)).toBeVisible();
  await saveScreenshotOf(page, 'S-8-11', 'assistant-without-words');

  await page.unroute(address);
  await page.route(address, (route) => route.fulfill({ json: malformedCitations }), { times: 1 });
  await field.fill('Show me the citations');
  await field.press('Enter');
  const strange = drawer.getByRole('article').last();
  await expect(strange.getByText('<b>bold</b>')).toBeVisible();
  await expect(strange.getByRole('listitem')).toHaveText([...additionalCitations]);
  await expect(strange.locator('a, img, b, script')).toHaveCount(0);
  const scripted = await showWindow(
    page,
    strange.getByRole('button', { name: /^Citation 2/ }),
    'S-4.5-11',
    'citation-of-a-script',
  );
  expect(scripted).toContain('<script>window.wasRun = true</script>');
  expect(
    await showWindow(
      page,
      strange.getByRole('button', { name: /^Citation 4/ }),
      'S-4.5-11',
      'citation-without-text',
    ),
  ).toContain(texts.noContent);
  expect(await page.evaluate(() => Reflect.get(window, 'wasRun'))).toBe(undefined);
  await checkAndSaveScreenshot(page, 'S-5-14', 'assistant-strange-citations', inDialog);

  await field.fill('Would you please fail?');
  await field.press('Enter');
  await expect(drawer.getByText('The AI Assistant has encountered')).toBeVisible();
  await checkAndSaveScreenshot(page, 'S-8-10', 'assistant-failed', inDialog);
});

/** Takes a screenshot of the window that a button opens. Returns the text of the window. */
async function showWindow(page: Page, button: Locator, rule: string, name: string): Promise<string> {
  const opening = page.waitForEvent('popup');
  await button.click();
  const popup = await opening;
  await expect(popup.getByRole('heading', { level: 1 })).toBeVisible();
  const text = await popup.locator('body').innerText();
  await saveScreenshotOf(popup, rule, `window-of-${name}`);
  await popup.close();
  return text;
}
