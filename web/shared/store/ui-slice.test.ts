import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoanUpdate } from '../../../contracts/operations/events.ts';
import {
  assistantClosed,
  assistantToggled,
  createDialogClosed,
  createDialogOpened,
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
  primaryDrawerSettled,
  primaryDrawerToggled,
  selectIsPrimaryOpen,
  selectLoanUpdate,
  serverErrorDismissed,
  serverErrorRaised,
  type UiState,
  uiSlice,
  widthChanged,
} from './ui-slice.ts';

const { reducer } = uiSlice;
const start = reducer(undefined, { type: 'start' });
const compliance = reducer(start, panelToggled('complianceAlerts'));

test('[S-4.2-24] a panel toggles open and closed', () => {
  assert.equal(compliance.panel, 'complianceAlerts');
  assert.equal(reducer(compliance, panelToggled('complianceAlerts')).panel, null);
});

test('[S-4.2-24] another panel replaces the open one', () => {
  assert.equal(reducer(compliance, panelToggled('loanSummary')).panel, 'loanSummary');
});

test('[S-4.2-25] closing by name affects only the panel of that name, and a click in a menu closes every panel', () => {
  assert.equal(reducer(compliance, panelClosed('loanSummary')).panel, 'complianceAlerts');
  assert.equal(reducer(compliance, panelClosed('complianceAlerts')).panel, null);
  assert.equal(reducer(compliance, panelsClosed()).panel, null);
});

test('[S-4.2-02] the primary drawer toggles, and settles by the width of the window', () => {
  const toggled = reducer(start, primaryDrawerToggled());
  assert.equal(toggled.isPrimaryFlipped, true);
  assert.deepEqual(reducer(toggled, primaryDrawerToggled()), start);
  assert.deepEqual(reducer(toggled, primaryDrawerSettled()), start);
  assert.equal(reducer(toggled, widthChanged(true)).isPrimaryFlipped, false);
});

test('[S-2.4-17] the secondary drawer opens with a menu, with or without a group, and closes', () => {
  const forms = reducer(start, drawerSelected({ drawer: 'Loan', subMenu: 'Forms' }));
  assert.deepEqual([forms.selection, forms.subMenu], ['Loan', 'Forms']);
  const reports = reducer(forms, drawerSelected({ drawer: 'Reports' }));
  assert.deepEqual([reports.selection, reports.subMenu], ['Reports', null]);
  assert.deepEqual(reducer(reports, drawerClosed()), start);
});

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

test('[S-4.4-02] each navigation closes the create dialog', () => {
  const open = [navigated('/dashboard'), createDialogOpened()].reduce(reducer, start);
  assert.deepEqual(open, { ...start, pathname: '/dashboard', isCreateDialogOpen: true });
  assert.equal(reducer(open, navigated('/dashboard')).isCreateDialogOpen, false);
});

test('[S-4.2-18] a pipeline and the rates page close the secondary drawer', () => {
  const open = reducer(start, drawerSelected({ drawer: 'Reports' }));
  assert.equal(reducer(open, navigated('/lf/WhatsNew')).selection, 'Reports');
  for (const page of ['/lf/loan-pipeline', '/lf/ResourceRates'])
    assert.equal(reducer(open, navigated(page)).selection, null, page);
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

test('[S-4.2-01 S-4.2-02] the primary drawer starts open on a wide window only, and the toggle turns it', () => {
  for (const [isWide, isPrimaryFlipped, isOpen] of [
    [true, false, true],
    [true, true, false],
    [false, false, false],
    [false, true, true],
  ] as const)
    assert.equal(selectIsPrimaryOpen({ ui: { ...start, isWide, isPrimaryFlipped } }), isOpen);
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
