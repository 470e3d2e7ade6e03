import { expect } from '@playwright/test';
import { arriveAt, test } from './journey.ts';
import { palePlaceholders } from './pale-placeholders.ts';
import { resize } from './window-size.ts';

const pages = ['/new-loan', '/new-lead', '/lf/loan-pipeline', '/mock'];

test('placeholders have a contrast of 4.5:1, in light and dark', async ({
  visitor: page,
  world,
  enterAs,
  origin,
}) => {
  await resize(page, [1440, 900]);
  await world.changeWorld({ flags: { enableAiAssistant: true } });
  await enterAs('lending-staff', '/lf/loan-pipeline');
  await arriveAt(page, 'Mortgage Pipeline');
  const pale: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${origin}/lf/loan-pipeline`);
    await page.getByRole('button', { name: 'AI Assistant' }).press('Enter');
    await expect(page.getByPlaceholder('Ask the assistant')).toBeVisible();
    pale.push(...(await palePlaceholders(page)));
    for (const path of pages) {
      await page.goto(origin + path);
      await page.locator('[placeholder], .ant-select-placeholder').first().waitFor();
      pale.push(...(await palePlaceholders(page)));
    }
  }
  expect(pale).toEqual([]);
});
