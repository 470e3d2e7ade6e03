import { expect } from '@playwright/test';
import { assistantOperations } from '../../contracts/api/assistant.ts';
import { paths } from '../../web/app/paths.ts';
import { texts } from '../../web/assistant/texts.ts';
import { createWorld } from '../support/worlds.ts';
import { inDialog } from './accessible.ts';
import { arriveAt, exhibit, test } from './journey.ts';

test('the talk with the assistant: empty, awaited, answered and failed', async ({
  page,
  origin,
  enterAs,
}) => {
  const { cookie } = await createWorld(fetch, origin, { flags: { enableAiAssistant: true } });
  await page.context().addCookies([{ ...cookie, url: origin }]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs('lending-staff', paths.legacyPage('WhatsNew'));
  await arriveAt(page, "What's New");
  await page.getByRole('banner').getByRole('button', { name: 'AI Assistant' }).click();
  const drawer = page.getByRole('dialog', { name: 'AI Assistant' });
  const field = drawer.getByRole('textbox', { name: 'Your question' });
  await expect(field).toBeFocused();
  await exhibit(page, 'S-2.7-01', 'assistant-empty', inDialog);

  const { promise: letGo, resolve: answer } = Promise.withResolvers<void>();
  const address = `**${assistantOperations.requestAssistant.path}`;
  await page.route(address, async (route) => {
    await letGo;
    await route.continue();
  });
  await field.fill('Can the down payment be a gift?');
  await field.press('Enter');
  await expect(drawer.getByText(texts.waiting)).toBeVisible();
  await exhibit(page, 'S-4.5-02', 'assistant-awaited', inDialog);

  answer();
  await expect(drawer.getByText(texts.additionalCitations)).toBeVisible();
  await exhibit(page, 'S-5-15', 'assistant-answered', inDialog);

  await field.fill('Would you please fail?');
  await field.press('Enter');
  await expect(drawer.getByText('The AI Assistant has encountered')).toBeVisible();
  await exhibit(page, 'S-8-10', 'assistant-failed', inDialog);
});
