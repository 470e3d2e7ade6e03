import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { addressOf } from '../../contracts/operation.ts';
import { createLoanOperations } from '../../contracts/operations/create-loan.ts';
import { loanOperations } from '../../contracts/operations/loan.ts';
import { type LoanMenu, shellOperations } from '../../contracts/operations/shell.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { openImageFlow } from '../errors/image-flow.steps.ts';
import { choose } from '../create-loan/lists.steps.ts';
import { shownLines } from '../support/users/screen-text.ts';
import { delaying, starting } from '../support/users/start.ts';
import { world } from '../support/users/world.ts';
import { type LateQuery, lateQueries } from '../support/vocabulary/late-queries.ts';
import { standardLoan } from '../support/vocabulary/standard-loans.ts';
import { lenderIdOf } from '../support/vocabulary/vocabulary.ts';

/** What the user saw at each point of the scenario. */
class Seen {
  first: readonly string[] = [];
  meanwhile: readonly string[] = [];
}

interface Query {
  /** Path of the request for an owner. */
  readonly path: (owner: string) => string;
  /** Opens what needs the response for an owner. */
  readonly open: (owner: string) => Promise<void>;
}

const { getAccountByApplicationIdentifier, getAccountById, getLoanDashboard } = loanOperations;
const { getOriginators, getProducts, getLicenses } = createLoanOperations;

/** Institution of the originators that a scenario compares. */
const institution = 'Quillhaven Savings';

const seedOf = (borrower: string) => standardLoan(borrower).seed;
const accountOf = (borrower: string) => seedOf(borrower).generalAccountId;
const taskOf = (borrower: string) =>
  paths.dashboardTask(accountOf(borrower), seedOf(borrower).task?.taskId ?? 0);
const openLoan = (borrower: string) =>
  world.user.goOn(paths.dashboardOf(standardLoan(borrower).applicationIdentifier));
const openOriginator = (field: string) => async (originator: string) => {
  if (world.user.field('Institution').value === '') await choose('Institution', institution);
  await choose('Originator', originator);
  await world.user.click(world.user.field(field));
};
const openInstitution = async (name: string) => {
  await choose('Institution', name);
  await world.user.click(world.user.field('Originator'));
};
const pairOf = (originator: string) => ({
  originatorId: `${lenderIdOf(originator)}`,
  institutionId: `${lenderIdOf(institution)}`,
});
const originatorsOf = (name: string) => addressOf(getOriginators, { institutionId: `${lenderIdOf(name)}` });

const queries: Readonly<Record<LateQuery, Query>> = {
  'loan by its address': {
    path: (borrower) =>
      addressOf(getAccountByApplicationIdentifier, {
        applicationIdentifier: standardLoan(borrower).applicationIdentifier,
      }),
    open: openLoan,
  },
  'loan of a task': {
    path: (borrower) => addressOf(getAccountById, { accountId: accountOf(borrower) }),
    open: (borrower) => world.user.goOn(taskOf(borrower)),
  },
  dashboard: {
    path: (borrower) => addressOf(getLoanDashboard, { generalAccountId: accountOf(borrower) }),
    open: openLoan,
  },
  menu: {
    path: (borrower) => addressOf(shellOperations.getLoanMenu, { generalAccountId: accountOf(borrower) }),
    open: openLoan,
  },
  images: {
    path: (borrower) => addressOf(loanOperations.getImageFlowAccess, { id: accountOf(borrower) }),
    open: async (borrower) => {
      await openLoan(borrower);
      await openImageFlow();
    },
  },
  originators: { path: originatorsOf, open: openInstitution },
  products: {
    path: (originator) => addressOf(getProducts, pairOf(originator)),
    open: openOriginator('Product'),
  },
  licenses: {
    path: (originator) => addressOf(getLicenses, pairOf(originator)),
    open: openOriginator('Property state'),
  },
};

/** Returns everything that could tell one owner from another: texts, names, addresses and opened windows. */
function seen(): readonly string[] {
  const { document, tab } = world.user;
  const attributes = [...document.querySelectorAll('[aria-label], [href], iframe[src]')]
    .filter((element) => !element.closest('.ant-select-dropdown-hidden'))
    .flatMap((element) => ['aria-label', 'href', 'src'].map((name) => element.getAttribute(name) ?? ''));
  const windows = tab.opened.map(({ address }) => address);
  return [document.title, ...shownLines(document.body), ...attributes, ...windows].filter(
    (text) => text !== '',
  );
}

Given('each loan has a menu entry and a note of its own', () => {
  for (const [index, borrower] of ['Amelia Thornquist', 'Keoni Makaweli-Stroud'].entries())
    world.user.tab.changeBodies<LoanMenu>(queries.menu.path(borrower), (menu) => ({
      ...menu,
      navigationMenu: [
        ...menu.navigationMenu,
        {
          name: `Letter of ${borrower}`,
          index: -1,
          drawer: 'Loan',
          page: { name: 'menu-item', address: '/MenuItem/Show?item=x', kind: 'legacy-page' },
        },
      ],
      pageIcons: menu.pageIcons.map((icon) => ({ ...icon, disabled: false, badge: `${index + 3}` })),
    }));
});

Given(/^I have looked at the (.*) of "(.*)"$/, async (what: LateQuery, owner: string) => {
  await queries[what].open(owner);
  world.on(Seen).first = seen();
});

Given(
  /^the response with the (.*) of "(.*)" is late$/,
  starting(
    (what: LateQuery, _owner: string) => delaying(lateQueries[what]),
    (_start, what, owner) => world.user.hold({ method: 'GET', path: queries[what].path(owner) }),
  ),
);

When(/^I look at the (.*) of "(.*)" next$/, async (what: LateQuery, owner: string) => {
  await queries[what].open(owner);
  world.on(Seen).meanwhile = seen();
});

Then('nothing of {string} showed meanwhile', (owner: string) => {
  const { first, meanwhile } = world.on(Seen);
  const last = seen();
  const own = first.filter((text) => !last.includes(text));
  assert.ok(own.length > 0, `Both look the same: ${last.join('\n')}`);
  assert.deepEqual(
    own.filter((text) => meanwhile.includes(text)),
    [],
    `what only "${owner}" has is gone before the response for the next one`,
  );
});

Then('the page still shows the same', () => assert.deepEqual(seen(), world.on(Seen).meanwhile));
