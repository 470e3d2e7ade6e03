import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { standardLoan } from '../../support/vocabulary/standard-loans.ts';
import { fillIn } from '../../journeys/form.ts';
import { createWorld } from '../../support/worlds.ts';
import { paths } from '../../../web/shared/routes/paths.ts';
import { takeStoryboard } from './storyboard.ts';
import { browserArguments, browserExecutable } from '../../../scripts/shared/browser/browser.ts';
import { root } from '../../../scripts/shared/source-files.ts';

// Takes the pictures of the README and of the storyboard from a running server: `npm start` in one terminal,
// `npm run pictures` in another, or `npm run pictures -- demos` for the storyboard only. BASE_URL gives the address of
// the server. Each picture of the README uses a new world with a stopped clock.

const origin = new URL(process.env['BASE_URL'] || 'http://localhost:4300').origin;
const folder = join(root, 'docs', 'pictures');
const now = '2026-03-02T09:00:00Z';

interface Picture {
  readonly name: string;
  /** The signed-in persona; undefined to show the sign-in page. */
  readonly persona?: 'lending-staff';
  /** Path of the page. */
  readonly path: string;
  /** Resolves when the page shows everything that the picture needs. */
  shows(page: Page): Promise<unknown>;
}

/** A loan with all values, three findings and a closing in a few days. */
const dashboard = paths.dashboardOf(standardLoan('Casimir Dombrowski').applicationIdentifier);

const pictures: readonly Picture[] = [
  {
    name: 'sign-in',
    path: paths.root,
    shows: (page) => page.getByRole('button', { name: /Leila Sandoval/ }).waitFor(),
  },
  {
    name: 'dashboard',
    persona: 'lending-staff',
    path: dashboard,
    shows: async (page) => {
      await page.getByRole('region', { name: 'Loan Details' }).waitFor();
      await page.getByRole('button', { name: 'AI Assistant' }).click();
      const assistant = page.getByRole('dialog');
      await assistant.getByRole('textbox').fill('When does this loan close?');
      await page.keyboard.press('Enter');
      await assistant.getByText(/three business days/).waitFor();
    },
  },
  {
    name: 'create',
    persona: 'lending-staff',
    path: paths.newLoan,
    shows: async (page) => {
      await page
        .getByRole('form')
        .getByLabel('Institution', { exact: true })
        .and(page.locator(':enabled'))
        .waitFor();
      await fillIn(page, 'Ada', 'Birch');
      await page.getByRole('heading', { name: 'Loan Information' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'console',
    persona: 'lending-staff',
    path: '/mock',
    shows: async (page) => {
      const product = await page.context().newPage();
      await product.goto(origin + dashboard);
      await product.getByRole('region', { name: 'Loan Details' }).waitFor();
      await product.close();
      await page.getByRole('button', { name: '500 Message and trace id' }).click();
      await page.getByText('Live', { exact: true }).waitFor();
      await page.locator('.calls > li').first().waitFor();
    },
  },
];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: browserExecutable(), args: browserArguments() });
try {
  if (process.argv[2] !== 'demos') for (const picture of pictures) await take(picture);
  await takeStoryboard(browser, origin);
} finally {
  await browser.close();
}

async function take({ name, persona, path, shows }: Picture): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  const { cookie } = await createWorld(fetch, origin, {
    clock: { now },
    flags: { enableAiAssistant: true },
    ...(persona === undefined ? {} : { persona }),
  });
  await context.addCookies([{ ...cookie, url: origin }]);
  const page = await context.newPage();
  await page.goto(origin + path);
  await shows(page);
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete && image.naturalWidth > 0),
  );
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
  await context.close();
  console.log(`docs/pictures/${name}.png`);
}
