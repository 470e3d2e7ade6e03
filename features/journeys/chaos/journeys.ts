import type { Page } from '@playwright/test';
import { legacyPages } from '../../../contracts/api/legacy.ts';
import type { PersonaId } from '../../../contracts/api/personas.ts';
import { sessionOperations } from '../../../contracts/operations/session.ts';
import type { WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import { paths } from '../../../web/shared/routes/paths.ts';
import { expect } from '../../support/users/expect.ts';
import { fillIn } from '../form.ts';

/** A task of a user, in steps. The chaos matrix makes each request of the task fail in turn. */
export interface Journey {
  readonly name: string;
  readonly persona: PersonaId;
  readonly recipe?: Partial<WorldRecipe>;
  /**
   * Names of the operations and pages that the steps request, separated by spaces. Each request fails with each fault in
   * turn.
   */
  readonly requests: string;
  /** Opens the page on which the journey starts, before any fault. Default: the journey starts with the sign-in. */
  readonly arrive?: (page: Page) => Promise<void>;
  /** Each step ends when its result is visible. */
  readonly steps: readonly ((page: Page) => Promise<void>)[];
  /** Dialogs and drawers that belong to the journey, by their names. */
  readonly opens?: readonly string[];
  /** Number of loans that the journey creates if no request fails. */
  readonly creates?: number;
  /** True if the journey ends with a logout. */
  readonly leaves?: boolean;
  /** Entries by label of their field. None may be lost while the form is shown. */
  readonly entered?: Readonly<Record<string, string>>;
}

const frame = (page: Page, title: string) => page.getByTitle(title, { exact: true });
const hasLoaded = (page: Page, title: string) =>
  expect(frame(page, title)).toHaveAttribute('data-loaded', 'true');
const title = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
const atPipeline = async (page: Page) => {
  await page.goto('/');
  await title(page, 'Mortgage Pipeline');
  await hasLoaded(page, 'Mortgage Pipeline');
};
const openLoan = async (page: Page) => {
  await frame(page, 'Mortgage Pipeline').contentFrame().getByRole('link', { name: '1000123401' }).click();
  await title(page, '1000123401 Amelia Thornquist');
};
const dashboardIsThere = (page: Page) =>
  expect(page.getByRole('region', { name: 'Loan Details' })).toContainText('$412,500.00');
const atLoan = async (page: Page) => {
  await atPipeline(page);
  await openLoan(page);
  await dashboardIsThere(page);
};
const mainIcon = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('listitem')
    .filter({ hasText: name })
    .locator('a, button');
const openMenu = (name: string) => async (page: Page) => {
  await mainIcon(page, name).click();
  const menu = page.getByRole('navigation', { name: `${name} menu` });
  await expect(menu.locator('[data-row]').first()).toBeVisible();
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const assistant = 'AI Assistant';

/** The main tasks of users. */
export const journeys: readonly Journey[] = [
  {
    name: 'sign in',
    requests:
      'redeemCode getConfiguration getConfiguration initializeEnterpriseLos getUser loan-pipeline getMenu getMenu getMenu getMenu getEvents',
    persona: 'lending-staff',
    steps: [atPipeline],
  },
  {
    name: 'open a loan',
    requests: 'getAccountByApplicationIdentifier selectLoan SelectLoan getLoanDashboard getLoanMenu',
    persona: 'lending-staff',
    arrive: atPipeline,
    steps: [openLoan, dashboardIsThere],
  },
  {
    name: 'work on a task',
    requests: 'getAccountById selectQueueTask getLoanMenu selectQueueTask SelectQueueTask WorkOrderTask',
    persona: 'processor',
    arrive: async (page) => {
      await page.goto('/');
      await hasLoaded(page, 'Processor Queue');
    },
    steps: [
      async (page) => {
        const queue = frame(page, 'Processor Queue').contentFrame();
        await queue.getByRole('row').filter({ hasText: 'Jasper Iwu' }).getByRole('link').click();
        await title(page, /^\d{10} Jasper Iwu$/);
      },
      (page) => hasLoaded(page, legacyPages.WorkOrderTask.title),
    ],
  },
  {
    name: 'search',
    requests:
      'loan-pipeline getAccountByApplicationIdentifier selectLoan SelectLoan getLoanDashboard getLoanMenu',
    persona: 'lending-staff',
    arrive: atPipeline,
    steps: [
      async (page) => {
        await page.getByRole('textbox', { name: 'Quick search' }).fill('Thornquist');
        await page.keyboard.press('Enter');
      },
      dashboardIsThere,
    ],
  },
  {
    name: 'look into the menus',
    requests: 'ResourceRates',
    persona: 'lending-staff',
    arrive: atPipeline,
    steps: [
      ...['Reports', 'Delivery', 'Resources'].map(openMenu),
      async (page) => {
        await mainIcon(page, 'Rates').click();
        await hasLoaded(page, legacyPages.ResourceRates.title);
      },
    ],
  },
  {
    name: 'create a loan',
    requests:
      'getZipCodes getInstitutions getOriginators getLicenses getProducts createLoan getAccountByApplicationIdentifier selectLoan SelectLoan getLoanDashboard getLoanMenu',
    persona: 'lending-staff',
    arrive: atPipeline,
    creates: 1,
    entered: { 'First name': 'Grace', 'Last name': 'Steadfast', 'Base loan amount': '400,000.00' },
    steps: [
      (page) => press(page, 'Create Loan'),
      async (page) => {
        await title(page, 'Create Loan');
        await fillIn(page, 'Grace', 'Steadfast');
      },
      (page) => press(page, 'Create Loan'),
      (page) => title(page, /^\d{10} Grace Steadfast$/),
      (page) => expect(page.getByRole('region', { name: 'Loan Details' })).toContainText('$400,000.00'),
    ],
  },
  {
    name: 'look up an address',
    requests: 'getConfiguration getEvents getZipCodes getInstitutions',
    persona: 'lending-staff',
    arrive: atPipeline,
    steps: [
      async (page) => {
        await page.goto(paths.newLoan);
        await title(page, 'Create Loan');
      },
      async (page) => {
        await page.getByRole('form').getByLabel('Zip code', { exact: true }).first().fill('98030');
        await page.locator('.ant-select-item-option-content', { hasText: '98030' }).first().click();
        await expect(page.getByRole('form').getByLabel('City', { exact: true }).first()).toHaveValue('Kent');
      },
    ],
  },
  {
    name: 'ask the assistant',
    requests: 'requestAssistant reactToAnswer',
    persona: 'lending-staff',
    recipe: { flags: { enableAiAssistant: true } },
    arrive: atLoan,
    opens: [assistant],
    steps: [
      (page) => page.getByRole('banner').getByRole('button', { name: assistant }).click(),
      async (page) => {
        await page.getByRole('textbox', { name: 'Your question' }).fill('What is the loan amount?');
        await page.keyboard.press('Enter');
        const answer = page.getByRole('article', { name: 'Answer from the assistant' }).last();
        await answer.getByRole('button', { name: 'Like', exact: true }).click();
      },
    ],
  },
  {
    name: 'switch the profile',
    requests:
      'switchProfile getUser getMenu getMenu getMenu getMenu initializeEnterpriseLos getEvents loan-pipeline',
    persona: 'several-profiles',
    arrive: atPipeline,
    steps: [
      async (page) => {
        await page.getByRole('banner').getByRole('button', { name: 'Severin Castellane' }).click();
        await page.getByRole('menuitem', { name: 'Switch Profile' }).click();
        // Waits for the request first, since the pages before and after the switch look the same.
        const asked = page.waitForRequest(`**${sessionOperations.switchProfile.path}*`);
        await page.getByRole('menuitem', { name: 'Wholesale West' }).click();
        await asked;
      },
      async (page) => {
        await title(page, 'Mortgage Pipeline');
        await page.getByRole('banner').getByRole('button', { name: 'Severin Castellane' }).click();
        await page.getByRole('menuitem', { name: 'Switch Profile' }).click();
        await expect(page.getByRole('menuitem', { name: 'Retail East' })).toBeVisible();
      },
    ],
  },
  {
    name: 'log out',
    requests: 'logout',
    persona: 'lending-staff',
    arrive: atPipeline,
    leaves: true,
    steps: [
      async (page) => {
        await page.getByRole('banner').getByRole('button', { name: 'Leila Sandoval' }).click();
        await page.getByRole('menuitem', { name: 'Logout' }).click();
      },
      (page) => title(page, "You've been signed out"),
    ],
  },
];
