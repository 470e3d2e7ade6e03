import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { readerNotes } from '../../scripts/test/trace/reader-notes.ts';
import { passagesOf } from '../../scripts/run/documents/documents.ts';
import { madeUp } from '../../scripts/run/documents/made-up.ts';
import { expectAccessible } from '../journeys/accessible.ts';
import { test } from '../journeys/journey.ts';
import { resize } from '../journeys/window-size.ts';
import { openSite } from '../support/app.ts';
import { writeSpec } from './write.ts';

test.describe.configure({ mode: 'default' });

let folder: string;
let address: string;
let close: () => Promise<void>;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'threshold-own-documents-'));
  writeFileSync(join(folder, '001.md'), madeUp('L').replace(/\n## 4\.7 [^]*/, '\n'));
  const site = join(folder, 'site');
  writeSpec(site);
  const notes = readerNotes({
    folder,
    closed: null,
    repository: null,
    hasDocuments: true,
    builtAt: () => new Date(),
  });
  const passages = (section: string) => passagesOf(folder, section);
  const served = await openSite({
    specification: { root: site, refresh: async () => true, notes, passages },
  });
  address = `${served.origin}/spec/`;
  close = async () => {
    await served.close();
    rmSync(folder, { recursive: true });
  };
});

test.afterAll(() => close());

test('a rule is read beside the sentence of the own document, which is not printed', async ({ page }) => {
  await page.goto(`${address}rules/L-4.5-05.html`);
  const passage = page.getByRole('figure', { name: 'Your document 001, section 4.5, passage 3' });
  await expect(passage.getByRole('blockquote')).toHaveText(
    'Sentence 2 of L-4.5. Sentence 3 of L-4.5. Sentence 4 of L-4.5.',
  );
  await expect(passage.getByRole('strong')).toHaveText('Sentence 3 of L-4.5.');
  await expectAccessible(page, { evenMinor: true });
  await page.emulateMedia({ media: 'print' });
  await expect(passage).toBeHidden();
});

test('a section shows the sentence of each rule, and says what another edition lacks', async ({ page }) => {
  await page.goto(`${address}sections/L-4.5.html`);
  const rule = page.locator('[id="L-4.5-01"]');
  await expect(rule.getByRole('figure')).toContainText('Sentence 1 of L-4.5.');
  await resize(page, [320, 844]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.goto(`${address}sections/L-4.7.html`);
  await expect(page.getByRole('status').first()).toHaveText(
    /^001\.md is another edition of document 001: it has no section 4\.7\./,
  );
  await expect(page.getByRole('figure', { name: /Your document/ })).toHaveCount(0);
});

test('the own document is a page, with the rules of each passage and their states beside it', async ({
  page,
}) => {
  await page.goto(`${address}rules.html`);
  await page.getByRole('link', { name: 'Your documents from top to bottom' }).click();
  const section = page.getByRole('region', { name: '4.5 Calculations' });
  const passages = section.getByRole('listitem').filter({ hasText: 'of L-4.5.' });
  await expect(passages.locator('blockquote')).toHaveText(
    [1, 2, 3, 4, 5, 6].map((number) => `Sentence ${number} of L-4.5.`),
  );
  const third = passages.nth(2).getByRole('listitem');
  await expect(third.first()).toHaveText(/^L-4\.5-05 .*Passed.* not approved$/);
  const other = page.getByRole('region', { name: '4.7 Dashboard loading' });
  await expect(other).toContainText('it has no section 4.7.');
  await expect(other.getByRole('link', { name: 'L-4.7-01' })).toBeVisible();
  await expectAccessible(page, { evenMinor: true });
  await resize(page, [320, 844]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
