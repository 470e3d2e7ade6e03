import { expect, type Page } from '@playwright/test';
import type { WorldRecipe } from '../../contracts/operations/mock-schemas.ts';
import { assistantOperations } from '../../contracts/operations/assistant.ts';
import { applicationIdentifierOf } from '../../mock-server/store/repositories/loan.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { changeAddress } from '../support/address.ts';
import { createWorld } from '../support/worlds.ts';
import { expectWithinBounds } from './fits.ts';
import { field } from './form.ts';
import { frameIsThere, saveScreenshotOf, test } from './journey.ts';
import { inEach, resize, type Size } from './window-size.ts';

// A real backend sends values that are longer than those of the seed, without blanks, or in another script.

const sizes: readonly Size[] = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1440, 900],
];
const wide: Size = [1440, 900];

const repeated = (text: string) => (length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

const scripts = {
  'one-word': repeated('Hypothekenzwangsversteigerungsverfahren'),
  'right-to-left': repeated('مؤسسة التمويل العقاري للإسكان والاستثمار '),
} as const;

/** Id of a loan that the seed has too. */
const generalAccountId = 123_404;

/** Returns a world in which texts about the user, the loan and the menus have 40 to 400 characters. */
function recipeOf(text: (length: number) => string): WorldRecipe {
  const name = text(60).trim();
  const person = { firstName: name, lastName: name };
  const borrower = {
    borrowerFirstName: name,
    borrowerMiddleName: name,
    borrowerLastName: name,
    emailAddress: `${text(50).replaceAll(' ', '')}@example.com`,
    homePhone: '+49 (0) 30 901820-77 extension 123456',
    streetAddress: text(80),
    city: text(60),
  };
  const page = { name: 'menu-item', address: '/MenuItem/Show?item=x', kind: 'legacy-modal' } as const;
  const entry = {
    name: text(80),
    index: 0,
    badge: '1,234,567,890',
    drawer: 'Reports',
    icon: 'printer',
    page,
  } as const;
  return {
    flags: { enableAiAssistant: true },
    users: {
      'lending-staff': {
        profiles: {
          207: {
            ...person,
            userGroupName: text(80),
            email: borrower.emailAddress,
            techSupportNumber: text(60),
            otherProfiles: Array.from({ length: 30 }, (_, at) => ({
              userId: 900 + at,
              userGroupName: text(60 + at),
            })),
          },
        },
      },
    },
    menus: { reports: [entry, { name: text(70), index: 1, drawer: 'Reports', items: [entry] }] },
    institutions: {
      101: { name: text(100), defaultOriginationType: 'Retail', originators: [] },
      102: { name: text(90), defaultOriginationType: 'Retail', originators: [] },
    },
    loans: {
      [generalAccountId]: {
        accountName: text(100).trim(),
        dashboard: {
          loanNumber: '1000123404-'.repeat(4),
          primaryBorrower: borrower,
          primaryCoBorrower: borrower,
          assignedUsers: [{ ...person, roleDescription: text(60) }],
          loanDetails: {
            institution: text(100),
            loanStatus: text(60),
            productCode: text(60),
            lockStatus: text(60),
            originationType: text(60),
            propertyAddressStreet: text(80),
            underwritingStatusResults: [
              {
                underwritingService: 'Desktop Underwriter',
                statusDisplay: text(80),
              },
            ],
          },
        },
        file: { secondaryBorrower: person, compliance: { verdict: 'fail', failures: [text(300)] } },
        notes: [{ author: text(100), text: text(400), isShared: true, createdAt: '2026-01-02T09:00:00Z' }],
      },
    },
  };
}

for (const [script, text] of Object.entries(scripts)) {
  test(`long values stay inside their boxes: ${script}`, async ({ page, origin, enterAs }) => {
    const { cookie } = await createWorld(fetch, origin, recipeOf(text));
    await page.context().addCookies([{ ...cookie, url: origin }]);
    const look = (surface: string, at = sizes) =>
      inEach(page, at, (width) =>
        saveScreenshotOf(page, 'S-2.3-12', `long-values-${script}-${surface}-at-${width}`),
      );

    await resize(page, wide);
    await enterAs('lending-staff', paths.legacyPage('loan-pipeline'));
    await frameIsThere(page, 'Mortgage Pipeline');
    await look('pipeline');
    await page.getByRole('banner').locator('button[aria-haspopup="menu"]').last().click();
    await page.getByRole('menuitem', { name: 'Switch Profile' }).click();
    await look('profile-menu');
    await page.keyboard.press('Escape');

    await changeAddress(page, paths.dashboardOf(applicationIdentifierOf(generalAccountId)));
    for (const name of ['Borrower Information', 'Assigned To', 'Ratios'])
      await page.getByRole('region', { name }).getByRole('button', { name }).click();
    await look('dashboard');
    await resize(page, wide);
    await lookInDrawers(page, look);
    await page.getByRole('button', { name: 'General Loan Summary' }).click();
    await frameIsThere(page, 'Loan Summary');
    await look('loan-summary', [wide]);
    await page.getByRole('button', { name: /^Compliance Alerts/ }).click();
    await frameIsThere(page, 'Compliance Alerts');
    await look('compliance-alerts', [wide]);
    await lookAtNotes(page, look);

    await page.keyboard.press('Control+Shift+~');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Dismiss' })).toBeVisible();
    await look('error-dialog');
    await page.getByRole('button', { name: 'Dismiss' }).click();

    await lookAtAssistant(page, text, look);
    await changeAddress(page, paths.newLoan);
    await field(page, 'Institution').click();
    await expect(page.getByTitle(text(100).trim()).filter({ visible: true })).toBeVisible();
    await look('institutions');
  });
}

type Look = (surface: string, at?: readonly Size[]) => Promise<void>;

/** Checks the menu of the loan and the Reports menu. */
async function lookInDrawers(page: Page, look: Look): Promise<void> {
  await look('loan-menu', [wide]);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Reports' }).click();
  await expect(page.getByRole('navigation', { name: 'Reports menu' })).toBeVisible();
  await look('reports-menu', [wide]);
  await page.getByRole('navigation', { name: 'Reports menu' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog').locator('iframe')).toHaveAttribute('data-loaded', 'true');
  await look('legacy-dialog');
  await page.keyboard.press('Escape');
  await resize(page, wide);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /^Loan/ }).click();
}

/** Checks the notes of the loan, in their own window. */
async function lookAtNotes(page: Page, look: Look): Promise<void> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: /^View Notes/ }).click();
  const notes = await opening;
  await expect(notes.getByRole('heading', { level: 1 })).toBeVisible();
  await expectWithinBounds(notes);
  await notes.close();
  await look('panel', [wide]);
}

/** Checks a long question to the assistant and its answer. */
async function lookAtAssistant(page: Page, text: (length: number) => string, look: Look): Promise<void> {
  await page.route(`**${assistantOperations.requestAssistant.path}`, (route) =>
    route.fulfill({
      json: {
        output: `${text(300)} [doc1]`,
        citations: [
          { citationId: 'doc1', title: text(100), content: text(100), url: null },
          { citationId: 'doc2', title: text(100), content: text(100), url: null },
        ],
        trackingId: 'long',
      },
    }),
  );
  await page.getByRole('banner').getByRole('button', { name: 'AI Assistant' }).click();
  await page.getByRole('textbox', { name: 'Your question' }).fill(text(200));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Answer from the assistant' })).toBeVisible();
  await look('assistant');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'AI Assistant' })).toBeHidden();
}
