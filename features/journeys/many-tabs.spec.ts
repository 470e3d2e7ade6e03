import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '../../web/shared/routes/paths.ts';
import { open } from './console-desk.ts';
import { arriveAt, frameIsThere, knowAtProvider, test } from './journey.ts';
import { standardLoan } from '../support/vocabulary/standard-loans.ts';

const pipeline = paths.legacyPage('loan-pipeline');

/** Number of tabs, above the six connections that a browser opens to one server over HTTP/1.1. */
const tabs = 8;

/** Milliseconds that no request may wait for a connection. A slow machine makes the answer late, not this wait long. */
const longestStall = 1_000;

test('[A-166] with eight tabs and the console open, presses in the first tab are answered, and events reach it', async ({
  visitor: first,
  context,
  origin,
  site,
  world,
}) => {
  // All tabs sign in in this world: a stored sign-in has the session of another world.
  await knowAtProvider(first, origin, 'lending-staff');
  for (let count = 1; count < tabs; count += 1) await openTab(await context.newPage(), origin);
  await openTab(first, origin);
  await open(await context.newPage(), site);

  const listed = first.getByTitle('Mortgage Pipeline').contentFrame();
  for (const [number, name] of loans) {
    await test.step(`opening loan ${number}`, async () => {
      await listed.getByRole('link', { name: number }).click();
      await arriveAt(first, `${number} ${name}`);
      await expect(first.getByRole('region', { name: 'Loan Details' })).toBeVisible();
      expect(await stall(first), 'the longest wait for a connection').toBeLessThan(longestStall);
      await first.goBack();
      await arriveAt(first, 'Mortgage Pipeline');
    });
  }
  await listed.getByRole('link', { name: '1000123404' }).click();
  await arriveAt(first, '1000123404 Casimir Dombrowski');
  // The title is there before the loan is open, and an event of a loan that is not open is ignored.
  await expect(first.getByRole('region', { name: 'Loan Details' })).toBeVisible();

  // Another tab has the connection: it asked for it before.
  await expect.poll(() => world.sendEvent({ name: 'loanUpdate', data: update })).toEqual({ listeners: 1 });
  await expect(first.getByRole('button', { name: 'View Notes, 7 notes' })).toBeVisible();
});

const dashboard = paths.dashboardOf(standardLoan('Amelia Thornquist').applicationIdentifier);

/** Opens the window of a new note and writes in it. */
async function writeNote(page: Page): Promise<Locator> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Add Note' }).click();
  const note = (await opened).getByLabel('Note', { exact: true });
  await note.fill('Call back on Monday');
  return note;
}

async function logOut(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /Leila Sandoval$/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  return page.getByRole('dialog', { name: 'Log out and discard changes?' });
}

test('[A-126] Logout asks about the entries in the borrower check and in a window of another tab', async ({
  visitor: first,
  context,
  origin,
  enterAs,
}) => {
  await enterAs('lending-staff', dashboard);
  const second = await context.newPage();
  await second.goto(origin + paths.createLoanCheck);
  await frameIsThere(second, 'Create Loan');
  const check = second.getByTitle('Create Loan', { exact: true }).contentFrame();
  await check.getByLabel('First name').fill('Ada');
  await test.step('a name in the framed page of another tab', async () => {
    const question = await logOut(first);
    await expect(question).toContainText('Another tab has unsaved entries. They will be lost.');
    await question.getByRole('button', { name: 'Stay signed in' }).click();
  });
  await second.close();
  await test.step('a note in a window of another tab, also after that tab has closed', async () => {
    const third = await context.newPage();
    await third.goto(origin + dashboard);
    await writeNote(third);
    await third.close();
    const question = await logOut(first);
    await expect(question).toContainText('Another tab has unsaved entries. They will be lost.');
  });
});

test('[A-126 A-143] a page that is loaded again knows the window with a note that it opened', async ({
  visitor: page,
  context,
  world,
  enterAs,
}) => {
  await world.changeWorld({
    settings: { idle: { idleSeconds: 600, timeoutSeconds: 300, keepAliveSeconds: 60 } },
  });
  await context.clock.install();
  await enterAs('lending-staff', dashboard);
  const note = await writeNote(page);
  await page.reload();
  await test.step('the window comes to the front unchanged', async () => {
    await page.getByRole('button', { name: 'Add Note' }).click();
    await expect(note).toHaveValue('Call back on Monday');
    expect(context.pages()).toHaveLength(2);
  });
  await test.step('Logout asks about the note', async () => {
    const question = await logOut(page);
    await expect(question).toContainText('Your entries will be lost.');
    await question.getByRole('button', { name: 'Stay signed in' }).click();
  });
  await test.step('typing is activity, and the idle warning shows in the window', async () => {
    await context.clock.fastForward(500_000);
    await note.press('!');
    await context.clock.fastForward(590_000);
    const warning = note.page().getByRole('dialog', { name: 'Are you still there?' });
    await expect(warning).toBeHidden();
    await context.clock.fastForward(20_000);
    await expect(warning).toContainText('unsaved entries will be lost (Add Note)');
  });
});

const loans = [
  ['1000123402', 'Solomon Adeyemi'],
  ['1000123403', "Marguerite O'Halloran"],
] as const;

/** Returns how long a request of the page and its frames waited for a connection at most, in milliseconds. */
async function stall(page: Page): Promise<number> {
  const waits = page.frames().map((frame) =>
    frame.evaluate(() => {
      const stalls = performance
        .getEntriesByType('resource')
        .map((entry) =>
          entry instanceof PerformanceResourceTiming ? entry.requestStart - entry.fetchStart : 0,
        );
      return Math.max(0, ...stalls);
    }),
  );
  return Math.max(...(await Promise.all(waits)));
}

async function openTab(page: Page, origin: string): Promise<void> {
  await page.goto(origin + pipeline);
  await arriveAt(page, 'Mortgage Pipeline');
}

const update = {
  loanNumber: '1000123404',
  generalAccountId: 123_404,
  borrowers: [{ fullName: 'Casimir Dombrowski', initials: 'CD', borrowerPosition: 'primary borrower' }],
  icons: [],
  complianceAlerts: {
    showComplianceAlerts: true,
    showComplianceAlertsInsufficientData: false,
    showComplianceAlertsStatus: true,
    complianceAlertStatus: 'pass',
    numberOfFailureAlerts: 0,
  },
  notes: { count: 7, countShared: 7 },
  applicationCriteria: { enableApplicationDateAutomation: true, completedApplicationCriteriaRequirements: 4 },
} as const;
