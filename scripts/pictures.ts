import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserArguments, browserExecutable } from './browser.ts';
import { root } from './source-files.ts';

// Takes the pictures of the README from the running product: `npm start` in one window, `npm run pictures` in another.
// BASE_URL names another address. Every picture has a world of its own, whose clock stands still.

const origin = new URL(process.env['BASE_URL'] || 'http://localhost:4300').origin;
const folder = join(root, 'docs', 'pictures');
const recipe = { persona: 'lending-staff', seed: 'standard', now: '2026-03-02T09:00:00Z' };

type Show = (page: Page) => Promise<void>;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** The pictures by name, and how each state is reached. */
const pictures: Readonly<Record<string, Show>> = {
  'sign-in': async (page) => {
    await page.request.delete(`${origin}/mock/worlds/current`);
    await page.context().clearCookies();
    await page.goto(origin);
    await page.getByRole('button', { name: /Leila Sandoval/ }).waitFor();
  },
  dashboard: async (page) => {
    await openLoan(page);
    await page.getByRole('region', { name: 'Loan Details' }).waitFor();
  },
  create: async (page) => {
    await page.goto(`${origin}/create-loan`);
    await heading(page, /Create/).waitFor();
  },
  console: async (page) => {
    await page.goto(`${origin}/mock`);
    await page.locator('#world .facts').waitFor();
  },
  specification: async (page) => {
    await page.goto(`${origin}/spec/`);
    await heading(page, /./).first().waitFor();
  },
};

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: browserExecutable(), args: browserArguments() });
try {
  for (const [name, show] of Object.entries(pictures)) await take(browser, name, show);
} finally {
  await browser.close();
}

async function take(from: Browser, name: string, show: Show): Promise<void> {
  const context = await from.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  const made = await page.request.post(`${origin}/mock/worlds`, { data: recipe });
  if (!made.ok()) throw new Error(`No world from ${origin}: ${made.status()}`);
  const { id, cookie } = (await made.json()) as { id: string; cookie: { name: string; value: string } };
  await context.addCookies([{ ...cookie, url: origin }]);
  await show(page);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.request.delete(`${origin}/mock/worlds/${id}`);
  await context.close();
  console.log(`docs/pictures/${name}.png`);
}

async function openLoan(page: Page): Promise<void> {
  await page.goto(origin);
  const row = page.frameLocator('iframe').getByRole('link', { name: /Dombrowski/ }).first();
  await row.click();
}
