import type { Region } from '../../../mock-server/tools/presenter/client/lens/lens-index.ts';

/** A part of the screen before its rules are looked up. */
export interface KnownRegion extends Omit<Region, 'inside'> {
  /** Sections of the documents that describe what is in the part. */
  readonly sections: readonly string[];
  /** Matches the sentences of these sections that are about the part. */
  readonly about: RegExp;
}

type Facts = Pick<KnownRegion, 'title' | 'rules' | 'sections'> &
  Partial<Pick<KnownRegion, 'names' | 'about' | 'page'>>;

const region = (
  id: string,
  role: string,
  { names = null, about = /^/, page = null, ...facts }: Facts,
): KnownRegion => ({ id, role, names, about, page, ...facts });

const panelOfDashboard = (id: string, title: string, about: RegExp, rules: readonly string[]): KnownRegion =>
  region(id, 'region', {
    names: [title],
    page: 'dashboard',
    title,
    about,
    rules,
    sections: ['L-2.3'],
  });

/** Sections that say what the create screen holds, accepts and calculates, the best first. */
const createScreen = [
  'L-2.2',
  'L-4.6',
  'L-4.1',
  'L-4.2',
  'L-4.3',
  'L-4.4',
  'L-5.1',
  'L-5.3',
  'L-5.2',
  'L-8.2',
  'L-8.3',
];

/**
 * The parts of the screen by role and name, as users and screen readers know them, with the sections of the documents
 * that describe them. Of two regions that match, the first wins.
 */
export const regions: readonly KnownRegion[] = [
  region('create-dialog', 'dialog', {
    names: ['Create Loan'],
    title: 'Create Loan dialog',
    rules: ['S-2.5-01', 'S-4.4-01', 'S-2.5-02'],
    sections: ['S-2.5', 'S-4.4', 'S-5'],
  }),
  region('server-error', 'dialog', {
    names: ['We have experienced a problem processing your request.'],
    title: 'Server-error dialog',
    rules: ['S-2.6-01', 'S-8-01', 'S-2.6-03'],
    sections: ['S-2.6', 'S-8', 'S-4.6'],
  }),
  region('create-failed', 'dialog', {
    names: ['Create Loan Failed', 'Create Lead Failed'],
    title: 'Create failed',
    rules: ['L-4.6-07', 'L-8.2-01', 'L-8.2-02', 'L-8.2-03'],
    sections: ['L-8.2', 'L-4.6'],
  }),
  region('assistant', 'dialog', {
    names: ['AI Assistant'],
    title: 'AI assistant',
    rules: ['S-2.7-01', 'S-2.7-02', 'S-2.7-03'],
    sections: ['S-2.7', 'S-4.5', 'S-5', 'S-8'],
  }),
  region('idle-warning', 'dialog', {
    names: ['Are you still there?'],
    title: 'Idle warning',
    rules: ['S-4.1-24'],
    sections: ['S-4.1'],
  }),
  region('toolbar', 'banner', { title: 'Toolbar', rules: ['S-2.2-04'], sections: ['S-2.2'] }),
  region('navigation', 'navigation', {
    names: ['Main'],
    title: 'Primary drawer',
    rules: ['S-2.4-01', 'S-2.4-31', 'S-4.2-01', 'S-4.2-02'],
    sections: ['S-2.4'],
    about: /primary drawer|icon|navigation/i,
  }),
  region('loan-menu', 'navigation', {
    names: ['Loan menu'],
    title: 'Loan menu in the secondary drawer',
    rules: ['S-2.4-17', 'S-2.4-32', 'S-2.4-33', 'S-2.4-19'],
    sections: ['S-2.4', 'S-4.2'],
  }),
  region('menu-drawer', 'navigation', {
    names: ['Rates menu', 'Reports menu', 'Delivery menu', 'Resources menu'],
    title: 'Secondary drawer',
    rules: ['S-2.4-17', 'S-2.4-18', 'S-2.4-26'],
    sections: ['S-2.4'],
  }),
  region('opened-menu', 'menu', {
    title: 'Menu',
    rules: [],
    sections: ['S-2.2', 'S-2.3'],
  }),
  region('quick-search', 'search', {
    title: 'Quick search',
    rules: ['S-2.3-18', 'S-5-07', 'S-5-08'],
    sections: ['S-5', 'S-2.3'],
    about: /quick.search/i,
  }),
  region('loan-information', 'region', {
    names: ['Loan Information', 'Lead Information'],
    title: 'Loan Information',
    rules: ['L-2.2-03', 'L-2.2-02', 'L-2.2-07'],
    sections: createScreen,
  }),
  region('co-borrower', 'region', {
    names: ['Co-Borrower Information'],
    title: 'Co-Borrower Information',
    rules: ['L-2.2-05', 'L-2.2-53', 'L-5.1-08', 'L-5.1-09', 'L-5.1-10'],
    sections: createScreen,
    about: /co-borrower/i,
  }),
  region('property', 'region', {
    names: ['Property Information'],
    title: 'Property Information',
    rules: ['L-2.2-06', 'L-2.2-55', 'L-2.2-51'],
    sections: createScreen,
    about: /property|licens|zip code|county|toggle/i,
  }),
  region('borrower', 'region', {
    names: ['Borrower Information'],
    page: 'create-loan',
    title: 'Borrower Information',
    rules: ['L-2.2-04', 'L-2.2-02'],
    sections: createScreen,
    about: /borrower|zip code|selection list/i,
  }),
  panelOfDashboard('application-date', 'Application Date', /Application Date/i, [
    'L-2.3-05',
    'L-2.3-06',
    'L-2.3-53',
  ]),
  panelOfDashboard('loan-details', 'Loan Details', /Loan Details|AU Status|US dollars/i, [
    'L-2.3-53',
    'L-2.3-03',
    'L-2.3-36',
  ]),
  panelOfDashboard('assigned-to', 'Assigned To', /Assigned To|assigned/i, [
    'L-2.3-45',
    'L-2.3-46',
    'L-2.3-47',
  ]),
  panelOfDashboard('ratios', 'Ratios', /Ratios/i, [
    'L-2.3-48',
    'L-2.3-49',
    'L-2.3-50',
    'L-2.3-51',
    'L-2.3-52',
  ]),
  panelOfDashboard('loan-borrower', 'Borrower Information', /borrower|credit score/i, [
    'L-2.3-38',
    'L-2.3-43',
    'L-2.3-44',
  ]),
  region('create-form', 'form', {
    names: ['Create Loan', 'Create Lead'],
    title: 'Create screen',
    rules: ['L-2.2-02', 'L-2.2-07', 'L-2.2-12'],
    sections: createScreen,
  }),
  region('create-loan', 'page', {
    names: ['/new-loan', '/new-lead'],
    title: 'Create screen',
    rules: ['L-2.2-01', 'L-2.1-14', 'L-2.1-15', 'L-2.2-02'],
    sections: createScreen,
  }),
  region('dashboard', 'page', {
    names: ['/dashboard'],
    title: 'Loan dashboard',
    rules: ['L-2.3-01', 'L-2.3-03', 'L-2.3-04', 'L-2.3-53', 'S-2.1-03'],
    sections: ['L-2.3', 'L-4.7'],
    // Leaves out the rules on indicators of the panel Application Date, which repeat names of lines.
    about: /^(?!.*\bindicator\b)/,
  }),
  region('lead-summary', 'page', {
    names: ['/lead-summary'],
    title: 'Lead summary',
    rules: ['L-2.1-18', 'S-4.2-09', 'L-3.3-02'],
    sections: [],
  }),
  region('error-page', 'page', {
    names: ['/error'],
    title: 'Error page',
    rules: ['L-2.4-01', 'L-2.4-02', 'L-2.4-05'],
    sections: ['L-2.4', 'L-8.5'],
  }),
  region('signed-out', 'page', {
    names: ['/signed-out'],
    title: 'Signed-out page',
    rules: ['L-2.5-01', 'L-2.5-02', 'L-2.5-05', 'L-2.5-07'],
    sections: ['L-2.5'],
  }),
  region('alert-page', 'page', {
    names: ['/alert-message'],
    title: 'Alert page',
    rules: ['L-2.1-09', 'L-2.1-10'],
    sections: ['L-2.1', 'S-8'],
  }),
  region('banner', 'main', {
    title: 'Page',
    rules: ['S-2.3-01'],
    sections: ['S-2.3', 'S-8'],
  }),
];

/** Rules whose sentences do not contain the name on the screen, by region and name. */
export const namedOtherwise: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  toolbar: {
    menu: ['S-2.2-05', 'S-4.2-02'],
    'threshold, home': ['S-2.2-06', 'S-2.2-07', 'S-2.2-08', 'S-2.2-09'],
    'mortgage loan origination system': ['S-2.2-10', 'S-1-01'],
    help: ['S-2.2-12', 'S-2.2-13'],
    'ai assistant': ['S-2.2-11', 'S-2.7-01'],
    'the signed-in user': ['S-2.2-14', 'S-2.2-15', 'S-2.2-16', 'S-2.2-17', 'S-2.2-20', 'S-2.2-21'],
  },
  navigation: {
    pipeline: ['S-2.4-02', 'S-2.4-16', 'S-4.2-16', 'S-2.4-11'],
    loan: ['S-2.4-07', 'S-2.4-08', 'S-2.4-09'],
    'equal housing opportunity': ['S-2.4-10'],
  },
  'loan-menu': {
    'filter the loan menu': ['S-2.4-22', 'S-2.4-24', 'S-2.4-25'],
    'general loan summary': ['S-2.4-19', 'S-2.3-24', 'S-4.2-29'],
    borrowers: ['S-2.4-33', 'S-2.4-34'],
  },
  'menu-drawer': {
    'filter the rates menu': ['S-2.4-22', 'S-2.4-24', 'S-2.4-25'],
    'filter the reports menu': ['S-2.4-22', 'S-2.4-24', 'S-2.4-25'],
    'filter the delivery menu': ['S-2.4-22', 'S-2.4-24', 'S-2.4-25'],
  },
  banner: {
    'application criteria': ['S-2.3-13', 'S-2.3-22', 'S-4.2-27'],
    'view notes': ['S-2.3-14', 'S-4.2-36', 'S-4.2-37'],
    'add note': ['S-2.3-15'],
    'compliance alerts': ['S-2.3-16', 'S-2.3-21', 'S-4.2-35', 'S-4.2-28'],
    'work queue dashboard': ['S-2.3-25', 'S-2.3-26', 'S-2.3-23'],
    search: ['S-2.3-17'],
    'create loan': ['S-2.3-19', 'S-2.3-20', 'S-4.2-31', 'S-4.4-10', 'S-4.4-11'],
    'optimal blue search': ['S-2.3-19', 'S-4.4-12', 'S-4.4-13'],
    'mortgage pipeline': ['S-2.3-04', 'S-2.3-02', 'S-2.3-03'],
  },
  'quick-search': {
    'quick search': ['S-2.3-18', 'S-5-07', 'S-5-06', 'S-9-06'],
    'find loans': ['S-5-07', 'S-2.3-18'],
  },
  'create-form': {
    cancel: ['L-2.2-08', 'L-2.2-09', 'L-2.2-10'],
    'create loan': ['L-2.2-08', 'L-4.6-01', 'L-4.6-02'],
    'create lead': ['L-2.2-08', 'L-4.6-01', 'L-4.6-02'],
    'add co-borrower': ['L-2.2-50', 'L-2.2-05'],
  },
  borrower: { 'present address': ['L-2.2-49'], 'tax identifier type': ['L-2.2-44'] },
  'co-borrower': {
    'present address': ['L-2.2-53', 'L-2.2-52'],
    "same as borrower's present address": ['L-2.2-52'],
  },
  property: { "same as borrower's present address": ['L-2.2-56', 'L-2.2-51'] },
  'application-date': { 'application date': ['L-2.3-07', 'L-3.1-03'] },
  'loan-details': { 'au status': ['L-2.3-34', 'L-2.3-35', 'L-4.10-01'] },
  'create-dialog': {
    'continue to': ['S-2.5-17', 'S-5-05'],
  },
  'server-error': {
    'copy reference number': ['S-8-04', 'S-8-05'],
  },
  assistant: {
    'your question': ['S-5-11', 'S-5-12', 'S-5-13'],
    messages: ['S-2.7-03', 'S-4.5-01'],
    like: ['S-4.5-05', 'S-4.5-08', 'S-4.5-09'],
    dislike: ['S-4.5-05', 'S-4.5-08', 'S-4.5-09'],
    copy: ['S-4.5-05'],
  },
};
