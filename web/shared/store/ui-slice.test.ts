import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoanUpdate } from '../../../contracts/operations/events.ts';
import {
  assistantClosed,
  assistantToggled,
  createDialogClosed,
  debugToggled,
  drawerClosed,
  drawerSelected,
  legacyDialogClosed,
  legacyDialogOpened,
  loanAwaited,
  loanStatusReset,
  loanUpdated,
  navigated,
  noticeDismissed,
  noticeRaised,
  panelClosed,
  panelsClosed,
  panelToggled,
  parseDrawerChoice,
  primaryDrawerToggled,
  selectLoanUpdate,
  serverErrorDismissed,
  serverErrorRaised,
  type UiState,
  uiSlice,
  widthChanged,
} from './ui-slice.ts';

const { reducer } = uiSlice;
const start = reducer(undefined, { type: 'start' });

test('another page closes the panel, the dialog and a drawer over the page; the same page keeps the panel', () => {
  const dialog = legacyDialogOpened({ title: 'Notes', address: '/Notes/View' });
  const opened = [navigated('/dashboard'), panelToggled('loanSummary'), dialog, primaryDrawerToggled()];
  const narrow = opened.reduce(reducer, start);
  const left = reducer(narrow, navigated('/lf/WhatsNew'));
  assert.deepEqual([left.panel, left.legacyDialog, left.isPrimaryFlipped], [null, null, false]);
  const same = reducer(narrow, navigated('/dashboard'));
  assert.deepEqual([same.panel, same.legacyDialog], ['loanSummary', null]);
  const wide = [widthChanged(true), primaryDrawerToggled(), navigated('/lf/WhatsNew')].reduce(reducer, start);
  assert.equal(wide.isPrimaryFlipped, true);
});

const update: LoanUpdate = {
  loanNumber: '1000123404',
  generalAccountId: 404,
  borrowers: [],
  icons: [],
  complianceAlerts: {
    showComplianceAlerts: false,
    showComplianceAlertsInsufficientData: false,
    showComplianceAlertsStatus: false,
    complianceAlertStatus: 'pass',
    numberOfFailureAlerts: 0,
  },
  notes: { count: 1, countShared: 0 },
  applicationCriteria: {
    enableApplicationDateAutomation: false,
    completedApplicationCriteriaRequirements: 0,
  },
};
const error = {
  traceId: 't1',
  errorMessage: 'The first',
  showErrorMessage: true,
  showTraceId: true,
  returnToDefault: false,
};
const notice = { id: 'n1', owner: 'o', kind: 'success', title: 'Created', text: 'Ann Smith' } as const;
/** Everything that can be open is open. */
const full: UiState = {
  pathname: '/dashboard',
  isWide: false,
  isPrimaryFlipped: true,
  selection: 'Loan',
  subMenu: 'Forms',
  isLoanAwaited: true,
  panel: 'loanSummary',
  legacyDialog: { title: 'Notes', address: '/Notes/View' },
  isAssistantOpen: true,
  isCreateDialogOpen: true,
  isDebugShown: true,
  serverError: error,
  loanUpdate: update,
  notices: [notice, { ...notice, id: 'n2' }],
};
const dialog = { title: 'Add Note', address: '/Notes/Add' };
const later = { ...update, loanNumber: '1000123405' };

const changes: readonly (readonly [string, Parameters<typeof reducer>[1], Partial<UiState>])[] = [
  ['[S-4.2-02] toggling the primary drawer', primaryDrawerToggled(), { isPrimaryFlipped: false }],
  ['[S-4.2-02] a wide window', widthChanged(true), { isWide: true, isPrimaryFlipped: false }],
  [
    '[S-2.4-17] choosing a menu',
    drawerSelected({ drawer: 'Reports' }),
    { selection: 'Reports', subMenu: null },
  ],
  ['[S-2.4-17] closing the menu', drawerClosed(), { selection: null, subMenu: null }],
  ['[A-195] the end of opening a loan', loanAwaited(false), { isLoanAwaited: false }],
  ['[S-4.2-24] another panel', panelToggled('complianceAlerts'), { panel: 'complianceAlerts' }],
  ['[S-4.2-25] closing a panel', panelClosed('loanSummary'), { panel: null }],
  ['[S-4.2-25] closing every panel', panelsClosed(), { panel: null }],
  ['a legacy dialog', legacyDialogOpened(dialog), { legacyDialog: dialog }],
  ['closing the legacy dialog', legacyDialogClosed(), { legacyDialog: null }],
  ['[S-2.7-01] toggling the assistant', assistantToggled(), { isAssistantOpen: false }],
  ['[S-2.7-01] closing the assistant', assistantClosed(), { isAssistantOpen: false }],
  ['[S-4.4-02] closing the create dialog', createDialogClosed(), { isCreateDialogOpen: false }],
  ['[S-2.2-25] toggling the debug option', debugToggled(), { isDebugShown: false }],
  ['[S-4.6-03] closing the server-error dialog', serverErrorDismissed(), { serverError: null }],
  ['[A-165] a newer event', loanUpdated(later), { loanUpdate: later }],
  ['[S-4.2-30] leaving the loan', loanStatusReset(), { loanUpdate: null }],
  ['[A-125] closing a notification', noticeDismissed('n1'), { notices: [{ ...notice, id: 'n2' }] }],
];
for (const [what, action, changed] of changes) {
  test(`${what} changes nothing else that is open`, () => {
    assert.deepEqual(reducer(full, action), { ...full, ...changed });
  });
}

test('at the start nothing is open', () => {
  const open = Object.entries(start).filter(([, value]) => value !== false && value !== null);
  assert.deepEqual(Object.fromEntries(open), { pathname: '', notices: [] });
});

test('an error that is shown stays when another one comes', () => {
  const second = { ...error, errorMessage: 'The second' };
  assert.deepEqual(reducer(start, serverErrorRaised(second)), { ...start, serverError: second });
  assert.deepEqual(reducer(full, serverErrorRaised(second)), full);
});

test('[A-125] a new notification is added to those that are shown', () => {
  const { notices, ...rest } = reducer(full, noticeRaised({ ...notice, title: 'Refused' }));
  assert.deepEqual({ ...rest, notices: full.notices }, full);
  assert.deepEqual(
    notices.map(({ title }) => title),
    ['Created', 'Created', 'Refused'],
  );
});

test('[S-3-76] a stored drawer is one of the menus, or none', () => {
  for (const drawer of ['Loan', 'Reports', 'Delivery', 'Resources', 'Rates'])
    assert.equal(parseDrawerChoice(drawer), drawer);
  for (const other of ['Pipeline', 'loan', '', null]) assert.equal(parseDrawerChoice(other), null);
});

test('[A-165] the newest event counts for its own loan only', () => {
  assert.equal(selectLoanUpdate({ ui: full }, 404), update);
  assert.equal(selectLoanUpdate({ ui: full }, 405), null);
  assert.equal(selectLoanUpdate({ ui: start }, 404), null);
});
