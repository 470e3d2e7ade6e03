import { personFields } from './fields/person.ts';
import { isPopupPageName, type LegacyPage, legacyPages, type PopupPageName } from './api/legacy.ts';
import { generations, taxIdentifierTypes } from './api/options.ts';

/**
 * Messages from a framed legacy page to the SPA (L-2.6-02, S-4.1-32). Each is an object with a `type`. The parsers
 * below are the schema. They use no library, which keeps the download of the SPA small.
 */
export type FrameMessage =
  /** The page asks the SPA to open a route. The route of a loan opens its dashboard. */
  | { readonly type: 'navigate'; readonly route: string }
  /** The page asks to close the panel that it is shown in. */
  | { readonly type: 'closePanel'; readonly panel: PanelName }
  /** The page has ended the session, so that the SPA logs out. */
  | { readonly type: 'logout' }
  /** The user pressed a keyboard shortcut of the SPA while the focus was in the page. */
  | { readonly type: 'shortcut'; readonly name: ShortcutName }
  /** The page asks to close the dialog that it is shown in. */
  | { readonly type: 'closeDialog' }
  /** The page asks to open another page in a window, with the documented size and only the parameters of that page. */
  | {
      readonly type: 'openPopup';
      readonly page: PopupPageName;
      readonly query: Readonly<Record<string, string>>;
    }
  /** The loans that the quick search found, and the route to open if it found only one (S-2.3-29). */
  | {
      readonly type: 'searchResult';
      readonly matches: readonly LoanMatch[];
      readonly route: string | null;
    }
  /** The result of the borrower check: the borrower, and the loans that exist under that name (C-23). */
  | {
      readonly type: 'createLoanCheck';
      readonly borrower: CheckedBorrower;
      readonly matches: readonly LoanMatch[];
    };

/** The borrower of a loan that is about to be created. Blank fields are null. */
export interface CheckedBorrower {
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string;
  readonly generation: (typeof generations)[number] | null;
  /** Nine digits. */
  readonly taxIdentifier: string;
  readonly taxIdentifierType: (typeof taxIdentifierTypes)[number];
  /** The lead that the loan is made from, if the user chose one. */
  readonly lead?: LeadEntries;
}

/** What a lead has of a new loan. */
export interface LeadEntries {
  readonly institutionId: number | null;
  readonly originatorUserId: number | null;
  readonly hasCoBorrower: boolean;
  /** Entries of the create screen by the paths of their fields, as a user would type them. */
  readonly entries: Readonly<Record<string, string>>;
}

/** A loan or lead that a search or the borrower check has found. */
export interface LoanMatch {
  readonly generalAccountId: number;
  readonly loanNumber: string;
  readonly borrowerName: string;
  readonly isLead: boolean;
}

const panelNames = ['workQueueDashboard', 'applicationCriteria', 'complianceAlerts', 'loanSummary'] as const;
export type PanelName = (typeof panelNames)[number];

/**
 * Names of shortcuts: one opens the server-error dialog as a test (S-2.2-24), one shows the debug option (S-2.2-25), one
 * opens the list of shortcuts, and Escape closes what is open over the page.
 */
const shortcutNames = ['test-error', 'debug-option', 'shortcuts', 'escape'] as const;
export type ShortcutName = (typeof shortcutNames)[number];

/** Maximum number of loans in the result of the borrower check. */
const mostMatches = 100;

/**
 * Name of the event with which a legacy page reports its window, the `detail`, to the window that opened it. It
 * reports when it has loaded, and when a page of the product has loaded and asks by a broadcast channel of this name.
 */
export const windowReport = 'threshold-window';

/**
 * Name of the broadcast channel on which the SPA says that the session has ended or the profile has changed. A legacy
 * page outside of the SPA then closes or shows no more than what the user has not sent.
 */
export const sessionChannel = 'threshold-session';

type Data = Readonly<Record<string, unknown>>;

const readers: { readonly [Type in FrameMessage['type']]: (data: Data) => FrameMessage | null } = {
  navigate: ({ route }) => (isText(route, longestRoute) ? { type: 'navigate', route } : null),
  closePanel: ({ panel }) => {
    const known = panelNames.find((name) => name === panel);
    return known ? { type: 'closePanel', panel: known } : null;
  },
  logout: () => ({ type: 'logout' }),
  shortcut: ({ name }) => {
    const known = shortcutNames.find((one) => one === name);
    return known ? { type: 'shortcut', name: known } : null;
  },
  closeDialog: () => ({ type: 'closeDialog' }),
  openPopup: ({ page, query }) => {
    if (!isPopupPageName(page)) return null;
    const read = readQuery(legacyPages[page], query);
    return read && { type: 'openPopup', page, query: read };
  },
  searchResult: ({ matches, route }) => {
    const found = readMatches(matches);
    const isSound = route === null || (isText(route, longestRoute) && found?.length === 1);
    return found && isSound ? { type: 'searchResult', matches: found, route } : null;
  },
  createLoanCheck: ({ borrower, matches }) => {
    const [whom, found] = [readBorrower(borrower), readMatches(matches)];
    return whom && found ? { type: 'createLoanCheck', borrower: whom, matches: found } : null;
  },
};

const fieldCounts: Readonly<Record<FrameMessage['type'], number>> = {
  navigate: 2,
  closePanel: 2,
  logout: 1,
  shortcut: 2,
  closeDialog: 1,
  openPopup: 3,
  searchResult: 3,
  createLoanCheck: 3,
};

/** Parses a message. Returns null for a value that is not exactly one of the messages above. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (!isRecord(data)) return null;
  const type = data['type'];
  if (typeof type !== 'string' || !Object.hasOwn(readers, type)) return null;
  const known = type as FrameMessage['type'];
  if (Object.keys(data).length !== fieldCounts[known]) return null;
  return readers[known](data);
}

const longestRoute = 2_000;
const longestParameter = 100;

function readQuery({ query: known = [] }: LegacyPage, data: unknown): Record<string, string> | null {
  if (!isRecord(data)) return null;
  const parameters = Object.entries(data).map(([name, value]) =>
    known.includes(name) && isText(value, longestParameter) ? ([name, value] as const) : null,
  );
  return parameters.every((parameter) => parameter !== null) ? Object.fromEntries(parameters) : null;
}

function readBorrower(data: unknown): CheckedBorrower | null {
  if (!isRecord(data)) return null;
  const { lead: leadData, ...fields } = data;
  const lead = leadData === undefined ? undefined : readLead(leadData);
  if (lead === null || Object.keys(fields).length !== 6) return null;
  const { firstName, middleName, lastName, taxIdentifier } = data;
  const generation = generations.find((known) => known === data['generation']) ?? null;
  const taxIdentifierType = taxIdentifierTypes.find((known) => known === data['taxIdentifierType']);
  const isSound =
    isText(firstName, personFields.firstName.maximum) &&
    isText(lastName, personFields.lastName.maximum) &&
    (middleName === null || isText(middleName, personFields.middleName.maximum)) &&
    generation === data['generation'] &&
    typeof taxIdentifier === 'string' &&
    /^\d+$/.test(taxIdentifier) &&
    taxIdentifier.length === personFields.taxIdentifier.digits;
  return isSound && taxIdentifierType
    ? { firstName, middleName, lastName, generation, taxIdentifier, taxIdentifierType, ...(lead && { lead }) }
    : null;
}

function readLead(data: unknown): LeadEntries | null {
  if (!isRecord(data) || Object.keys(data).length !== 4) return null;
  const { institutionId, originatorUserId, hasCoBorrower, entries } = data;
  if (!isOptionalId(institutionId) || !isOptionalId(originatorUserId)) return null;
  if (typeof hasCoBorrower !== 'boolean' || !isRecord(entries)) return null;
  const texts = Object.entries(entries).flatMap(([path, text]) =>
    isText(text, longestParameter) ? [[path, text] as const] : [],
  );
  const isSound = texts.length === Object.keys(entries).length && texts.length <= mostEntries;
  return isSound
    ? { institutionId, originatorUserId, hasCoBorrower, entries: Object.fromEntries(texts) }
    : null;
}

const mostEntries = 60;

const isOptionalId = (value: unknown): value is number | null =>
  value === null || (typeof value === 'number' && Number.isSafeInteger(value) && value > 0);

function readMatches(data: unknown): LoanMatch[] | null {
  if (!Array.isArray(data) || data.length > mostMatches) return null;
  const matches = data.map(readMatch);
  return matches.every((match) => match !== null) ? matches : null;
}

function readMatch(data: unknown): LoanMatch | null {
  if (!isRecord(data) || Object.keys(data).length !== 4) return null;
  const { generalAccountId, loanNumber, borrowerName, isLead } = data;
  const isId =
    typeof generalAccountId === 'number' && Number.isSafeInteger(generalAccountId) && generalAccountId > 0;
  return isId && isText(loanNumber, 40) && isText(borrowerName, 100) && typeof isLead === 'boolean'
    ? { generalAccountId, loanNumber, borrowerName, isLead }
    : null;
}

const isRecord = (data: unknown): data is Data =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longest;
