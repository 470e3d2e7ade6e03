import type { Region } from '../../../mock-server/tools/presenter/client/lens/lens-index.ts';

/** A part of the screen, which rules name as `region:toolbar`. */
export interface KnownRegion extends Pick<Region, 'id' | 'role' | 'names' | 'page' | 'title'> {
  /** Accessible names of what is in it, in lower case, by the name that rules use: `region:toolbar.help`. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
}

const region = (
  id: string,
  role: string,
  title: string,
  names: readonly string[] | null = null,
  parts: KnownRegion['parts'] = {},
  page: string | null = null,
): KnownRegion => ({ id, role, title, names, parts, page });

const panelOfDashboard = (id: string, title: string, parts: KnownRegion['parts'] = {}): KnownRegion =>
  region(id, 'region', title, [title], parts, 'dashboard');

/**
 * The parts of the screen by role and name, as users and screen readers know them. Of two regions that match, the first
 * wins.
 */
export const regions: readonly KnownRegion[] = [
  region('create-dialog', 'dialog', 'Create Loan dialog', ['Create Loan'], { continue: ['continue to'] }),
  region(
    'server-error',
    'dialog',
    'Server-error dialog',
    ['We have experienced a problem processing your request.'],
    { copy: ['copy reference number'] },
  ),
  region('create-failed', 'dialog', 'Create failed', ['Create Loan Failed', 'Create Lead Failed']),
  region('assistant', 'dialog', 'AI assistant', ['AI Assistant'], {
    question: ['your question'],
    messages: ['messages'],
    reactions: ['like', 'dislike'],
    copy: ['copy'],
  }),
  region('idle-warning', 'dialog', 'Idle warning', ['Are you still there?']),
  region('toolbar', 'banner', 'Toolbar', null, {
    menu: ['menu'],
    logo: ['threshold, home'],
    title: ['mortgage loan origination system'],
    help: ['help'],
    assistant: ['ai assistant'],
    user: ['the signed-in user'],
  }),
  region('navigation', 'navigation', 'Primary drawer', ['Main'], {
    pipeline: ['pipeline'],
    loan: ['loan'],
    logo: ['equal housing opportunity'],
  }),
  region('loan-menu', 'navigation', 'Loan menu in the secondary drawer', ['Loan menu'], {
    filter: ['filter the loan menu'],
    summary: ['general loan summary'],
    borrowers: ['borrowers'],
  }),
  region(
    'menu-drawer',
    'navigation',
    'Secondary drawer',
    ['Rates menu', 'Reports menu', 'Delivery menu', 'Resources menu'],
    { filter: ['filter the rates menu', 'filter the reports menu', 'filter the delivery menu'] },
  ),
  region('opened-menu', 'menu', 'Menu'),
  region('quick-search', 'search', 'Quick search', null, { box: ['quick search', 'find loans'] }),
  region('loan-information', 'region', 'Loan Information', ['Loan Information', 'Lead Information']),
  region('co-borrower', 'region', 'Co-Borrower Information', ['Co-Borrower Information'], {
    address: ['present address'],
  }),
  region('property', 'region', 'Property Information', ['Property Information']),
  region(
    'borrower',
    'region',
    'Borrower Information',
    ['Borrower Information'],
    { address: ['present address'] },
    'create-loan',
  ),
  panelOfDashboard('application-date', 'Application Date', { date: ['application date'] }),
  panelOfDashboard('loan-details', 'Loan Details', { 'au-status': ['au status'] }),
  panelOfDashboard('assigned-to', 'Assigned To'),
  panelOfDashboard('ratios', 'Ratios'),
  panelOfDashboard('loan-borrower', 'Borrower Information'),
  region('create-form', 'form', 'Create screen', ['Create Loan', 'Create Lead'], {
    cancel: ['cancel'],
    create: ['create loan', 'create lead'],
  }),
  region('create-loan', 'page', 'Create screen', ['/new-loan', '/new-lead']),
  region('dashboard', 'page', 'Loan dashboard', ['/dashboard']),
  region('lead-summary', 'page', 'Lead summary', ['/lead-summary']),
  region('error-page', 'page', 'Error page', ['/error']),
  region('signed-out', 'page', 'Signed-out page', ['/signed-out']),
  region('alert-page', 'page', 'Alert page', ['/alert-message']),
  region('landing', 'page', 'Landing', ['/default']),
  // What all pages of the legacy application share; it is no page of its own.
  region('legacy-page', 'page', 'Legacy page', []),
  region('banner', 'main', 'Page', null, {
    pipelines: ['mortgage pipeline'],
    'application-criteria': ['application criteria'],
    'view-notes': ['view notes'],
    'add-note': ['add note'],
    'compliance-alerts': ['compliance alerts'],
    'work-queue-dashboard': ['work queue dashboard'],
    search: ['search'],
    'create-loan': ['create loan'],
    'optimal-blue-search': ['optimal blue search'],
  }),
];
