import { expect, type Page } from '@playwright/test';
import { paths } from '../../web/shared/routes/paths.ts';
import { open } from './console-desk.ts';
import { arriveAt, knowAtProvider, test } from './journey.ts';

const pipeline = paths.legacyPage('loan-pipeline');

/** Number of tabs, above the six connections that a browser opens to one server over HTTP/1.1. */
const tabs = 8;

test('[A-166] with eight tabs and the console open, a press in the first tab is answered, and events reach it', async ({
  visitor: first,
  context,
  origin,
  site,
  world,
}) => {
  // All tabs sign in in this world: a stored sign-in has the session of another world.
  await knowAtProvider(first, origin, 'lending-staff');
  await first.goto(origin + pipeline);
  await arriveAt(first, 'Mortgage Pipeline');
  for (let count = 1; count < tabs; count += 1) await openTab(await context.newPage(), origin);
  await open(await context.newPage(), site);

  const listed = first.getByTitle('Mortgage Pipeline').contentFrame();
  await listed.getByRole('link', { name: '1000123404' }).click();
  await arriveAt(first, '1000123404 Casimir Dombrowski');

  // The first tab is not the one that has the connection.
  await expect.poll(() => world.sendEvent({ name: 'loanUpdate', data: update })).toEqual({ listeners: 1 });
  await expect(first.getByRole('button', { name: 'View Notes, 7 notes' })).toBeVisible();
});

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
