import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { legacyAddress, legacyPages } from '../../contracts/api/legacy.ts';
import { addressOf } from '../../contracts/operation.ts';
import { type Account, loanOperations } from '../../contracts/operations/loan.ts';
import { shellOperations } from '../../contracts/operations/shell.ts';
import { applicationIdentifierOf } from '../../mock-server/store/repositories/loan.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { expect } from '../support/users/expect.ts';
import { openAt, starting } from '../support/users/start.ts';
import { world } from '../support/users/world.ts';
import { factsIn } from '../support/vocabulary/legacy-pages.ts';
import { addressOfPage } from '../support/vocabulary/vocabulary.ts';
import { type StandardLoan, standardLead, standardLoan } from '../support/vocabulary/standard-loans.ts';

class Opened {
  /** The loan that a step of the scenario opened last. */
  loan: StandardLoan | undefined;
  /** By path of the selection request: whether the dashboard was requested before the response to the selection. */
  readonly askedBefore = new Map<string, boolean>();
}

const pipeline = 'Mortgage Pipeline';
const numberAnd = (name: string) => new RegExp(`^\\d{10} ${name}$`);

const atLoan = (borrower: string) => ({ at: dashboardOf(borrower) });
const dashboardOf = (borrower: string) => paths.dashboardOf(standardLoan(borrower).applicationIdentifier);

Given(
  'a loan is open',
  starting(
    () => atLoan('Amelia Thornquist'),
    () => haveOpen('Amelia Thornquist'),
  ),
);

Given(
  'the loan of {string} is open',
  starting(atLoan, (_start, borrower) => haveOpen(borrower)),
);

Given(
  'the lead of {string} is open',
  starting((borrower: string) => {
    const { generalAccountId } = standardLead(borrower);
    return { at: paths.dashboardOf(applicationIdentifierOf(generalAccountId)) };
  }, openAt),
);

Given('the legacy application takes its time to select a loan', () => {
  const { changedResponses, requests } = world.user.tab;
  const { askedBefore } = world.on(Opened);
  for (const { path } of [loanOperations.selectLoan, loanOperations.selectQueueTask]) {
    changedResponses.set(path, async (response) => {
      await new Promise((resolve) => void setTimeout(resolve, 50));
      askedBefore.set(
        path,
        requests.some((sent) => sent.path.endsWith('/dashboard')),
      );
      return response;
    });
  }
});

When(
  'I open the loan of {string}',
  starting(atLoan, (_start, borrower) => open(borrower)),
);

When('I open the loan of {string} from the pipeline', async (borrower: string) => {
  await world.anyUser.openFramed(pipeline);
  await open(borrower);
  await seesDashboard();
});

Then('I see the dashboard of that loan', () => seesDashboard());

Then('the page is titled with the loan number and {string}', (name: string) =>
  world.anyUser.seesTitle(numberAnd(name)),
);

Then('the lead summary of {string} opens', async (name: string) => {
  await world.user.isAt(paths.leadSummary);
  await world.user.seesTitle(numberAnd(name));
  await world.user.seesRegion('Lead Details');
});

Then('the loan summary shows:', async (table: DataTable) => {
  const { generalAccountId: accountId } = world.user.kept('account') as Account;
  const summary = legacyAddress('LoanSummary', { accountId });
  const response = await world.user.tab.send(summary, { headers: { accept: 'text/html' } });
  const shown = factsIn(await response.text());
  const facts = table.rowsHash();
  assert.deepEqual(Object.fromEntries(Object.keys(facts).map((fact) => [fact, shown[fact]])), facts);
});

Then('the legacy application selects the loan in a hidden frame', () =>
  hasHiddenFrame(
    legacyPages.SelectLoan.title,
    `/Search/SelectLoan?accountId=${world.on(Opened).loan?.seed.generalAccountId}`,
  ),
);

Then(
  /^its dashboard is requested after the legacy application has selected the (loan|task)$/,
  (what: string) => {
    const { user } = world;
    const { path } = what === 'task' ? loanOperations.selectQueueTask : loanOperations.selectLoan;
    user.expect(
      world.on(Opened).askedBefore.get(path) === false,
      `the dashboard to wait for the response of ${path}`,
    );
    const dashboard = `/api/loans/${keptInAccount('generalAccountId')}/dashboard`;
    user.expect(
      user.tab.requests.some((sent) => sent.path === dashboard),
      `a request for ${dashboard}`,
    );
  },
);

Then(
  /^the (?:(dashboard|menu)|page "([^"]*)") of the loan was requested (\d+) times?$/,
  (data: string | null, page: string | null, times: string) => {
    const generalAccountId = keptInAccount('generalAccountId');
    const operation = data === 'menu' ? shellOperations.getLoanMenu : loanOperations.getLoanDashboard;
    const path = page
      ? `${addressOfPage(page)}?accountId=${generalAccountId}`
      : addressOf(operation, { generalAccountId });
    world.user.sent({ method: 'GET', path }, Number(times));
  },
);

Then('the navigation keeps no place for a menu', () => {
  const { document } = world.user;
  const places = [...document.querySelectorAll('.ant-skeleton')].filter((place) => !place.closest('main'));
  world.user.expect(places.length === 0, 'no place for a menu');
});

Then('session storage has the account of that loan', () => {
  const { seed, applicationIdentifier } = world.on(Opened).loan ?? assert.fail('No loan was opened');
  const { generalAccountId, originatorUserId } = seed;
  const expected = { generalAccountId, applicationIdentifier, originatorUserId, isLead: false };
  assert.partialDeepStrictEqual(world.user.kept('account'), expected);
});

Then('the account in session storage has {string} {string}', (field: string, value: string) =>
  assert.equal(keptInAccount(field), value),
);

// All tabs share the open task.
Then(/^the browser keeps (the|no) task$/, (which: string) =>
  assert.equal(world.user.tab.storage.localStorage.getItem('taskId') === null, which === 'no'),
);

Then('the browser logs {string}', (text: string) =>
  world.user.expect(
    world.user.tab.console.some((line) => line.includes(text)),
    `the line "${text}" in the log`,
  ),
);

/** Opens the address of a loan in a new page, and waits for its dashboard. */
async function haveOpen(borrower: string): Promise<void> {
  const loan = standardLoan(borrower);
  world.on(Opened).loan = loan;
  await world.anyUser.open(dashboardOf(borrower));
  await seesDashboard();
  if (world.level === 'browser') await world.browser.keepSignIn();
}

/** Chooses the row of a loan in the pipeline. At the app level, where frames run no scripts, opens its address. */
async function open(borrower: string): Promise<void> {
  const loan = standardLoan(borrower);
  world.on(Opened).loan = loan;
  if (world.level === 'browser') {
    const row = world.browser.frame(pipeline).getByRole('row').filter({ hasText: borrower });
    await row.getByRole('link').click();
    return seesDashboard();
  }
  const { user } = world;
  const address = dashboardOf(borrower);
  await (user.tab.isOpen ? user.goOn(address) : user.open(address));
}

/** Asserts the dashboard of the loan that the scenario has opened, or of any loan if it has opened none by name. */
async function seesDashboard(): Promise<void> {
  const { loan } = world.on(Opened);
  const title = loan ? `${loan.seed.dashboard.loanNumber} ${loan.borrower}` : numberAnd('.*');
  await world.anyUser.seesTitle(title);
  await world.anyUser.seesRegion('Loan Details');
}

/** Asserts that a frame with a title shows an address. In a browser, asserts that it is hidden, too. */
export async function hasHiddenFrame(title: string, address: string): Promise<void> {
  if (world.level === 'app') return world.user.hasFrame(title, address);
  const frame = world.browser.page.getByTitle(title);
  await expect(frame).toHaveAttribute('src', address);
  // The frame is a pixel with a border, and clipped, so it is not visible.
  const box = await frame.boundingBox();
  expect(box?.width).toBeLessThan(10);
  expect(box?.height).toBeLessThan(10);
}

/** Returns a field of the account in session storage. */
const keptInAccount = (field: string): string =>
  String(Reflect.get(Object(world.user.kept('account')) as object, field));
