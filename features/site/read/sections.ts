import type { Area } from '../../../contracts/operation.ts';
import { sectionIdOf } from '../../../scripts/shared/ids.ts';

/** A source of rules: a document that the product is built from, or this project. */
interface SpecDocument {
  /** First letter of its rule ids. */
  readonly letter: 'S' | 'L' | 'T';
  readonly name: string;
  readonly title: string;
}

export const documents: readonly SpecDocument[] = [
  { letter: 'S', name: 'Document 000', title: 'Shell, navigation and sign-in' },
  { letter: 'L', name: 'Document 001', title: 'Create loan or lead, loan dashboard, error pages' },
  { letter: 'T', name: 'This project', title: 'Rules that no document has' },
];

/** A section of a document. The ids of its rules are the id of the section and two digits. */
export interface Section {
  /** Id of the section, such as `S-4.1`. */
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly document: SpecDocument;
}

/**
 * Title and area of each section. If a section is about several areas, the third text lists ranges of its rules with
 * their areas.
 */
const table: Readonly<Record<string, readonly [title: string, area: Area, apart?: string]>> = {
  'S-1': ['What the product does and for whom', 'shell'],
  'S-2.1': [
    'Routes',
    'shell',
    '01-02 landing, 03-14 loan, 15-20 session, 21-22 legacy, 23-25 errors, 26-30 landing, 31-36 legacy, 37 loan, 40-41 loan, 42 session',
  ],
  'S-2.2': ['Top toolbar', 'shell'],
  'S-2.3': ['Page banner', 'shell'],
  'S-2.4': ['Left navigation', 'shell'],
  'S-2.5': ['Create Loan dialog', 'create-loan'],
  'S-2.6': ['Server-error dialog', 'errors'],
  'S-2.7': ['AI assistant drawer', 'assistant'],
  'S-3': [
    'Entities and their fields',
    'shell',
    '01-22 session, 23-26 loan, 55-56 create-loan, 57-61 errors, 62-69 assistant, 70-78 session',
  ],
  'S-4.1': ['Sign-in and session', 'session'],
  'S-4.2': ['Navigation drawers', 'shell'],
  'S-4.3': ['Landing', 'landing'],
  'S-4.4': ['Create Loan dialog', 'create-loan'],
  'S-4.5': ['AI assistant', 'assistant'],
  'S-4.6': ['Server-error dialog', 'errors'],
  'S-5': ['Validation rules', 'shell', '01-05 create-loan, 11-15 assistant, 16-18 session'],
  'S-6': [
    'Roles and permissions',
    'shell',
    '01-04 session, 05-08 create-loan, 15-16 landing, 17 loan, 19 assistant, 20 session, 21-22 errors',
  ],
  'S-7': [
    'The calls it makes',
    'session',
    '09-12 assistant, 13-14 errors, 15-17 create-loan, 18 shell, 20 loan, 23-28 legacy, 32 assistant',
  ],
  'S-8': ['Error catalogue', 'errors', '10-14 assistant, 15-16 create-loan, 19-22 session'],
  'S-9': [
    'Business constants and limits',
    'shell',
    '07-08 assistant, 09 session, 10 errors, 13 create-loan, 14-15 legacy, 23 assistant, 24 errors, 25-26 session',
  ],
  'L-1': ['What the product does and for whom', 'loan'],
  'L-2.1': [
    'Route table',
    'session',
    '03-05 errors, 09-11 errors, 12-13 legacy, 14-15 create-loan, 16-19 loan, 20 legacy, 21-22 loan, 23 landing, 24-25 legacy',
  ],
  'L-2.2': ['Create screen', 'create-loan'],
  'L-2.3': ['Loan dashboard', 'loan'],
  'L-2.4': ['Error page', 'errors'],
  'L-2.5': ['Signed-out page', 'session'],
  'L-2.6': ['Embedded legacy pages', 'legacy'],
  'L-3.1': ['Loan dashboard response', 'loan'],
  'L-3.2': ['Borrower on the dashboard', 'loan'],
  'L-3.3': ['Stored account', 'loan'],
  'L-3.4': ['Create-loan request', 'create-loan'],
  'L-3.5': ['Create response', 'create-loan'],
  'L-3.6': ['Option lists', 'create-loan'],
  'L-3.7': ['Configuration and feature flags', 'configuration'],
  'L-4.1': ['Create flow: cascading selection', 'create-loan'],
  'L-4.2': ['Loan purpose effects', 'create-loan'],
  'L-4.3': ['Licensed states', 'create-loan'],
  'L-4.4': ['Address behaviour', 'create-loan'],
  'L-4.5': ['Calculations', 'create-loan'],
  'L-4.6': ['Create button and submission', 'create-loan'],
  'L-4.7': ['Dashboard loading', 'loan'],
  'L-4.8': ['Signed-out and error pages', 'errors'],
  'L-4.9': ['Global error handling', 'errors'],
  'L-4.10': ['Legacy report popups', 'loan'],
  'L-5.1': ['Required fields', 'create-loan'],
  'L-5.2': ['Field formats and lengths', 'create-loan'],
  'L-5.3': ['Numeric maxima', 'create-loan'],
  'L-5.4': ['Other rules', 'create-loan'],
  'L-6': ['Roles and permissions', 'create-loan', '01 session'],
  'L-7': ['Calls', 'create-loan', '01-04 session, 05-06 configuration, 16-20 loan, 21-22 session'],
  'L-8.1': ['Global handling', 'errors'],
  'L-8.2': ['Create failures', 'create-loan'],
  'L-8.3': ['Notes and messages on the create screen', 'create-loan'],
  'L-8.4': ['Silent failures', 'errors'],
  'L-8.5': ['Error page titles and messages by code', 'errors'],
  'L-9': ['Business constants and limits', 'configuration'],
  'T-1': ['Requests', 'errors'],
  'T-2': ['Texts that the product shows', 'errors'],
  'T-3': ['Limits of entries', 'create-loan'],
};

/** All sections, in the order of the documents. */
export const sections: readonly Section[] = Object.entries(table).flatMap(([id, [title]]) =>
  documents
    .filter((document) => id.startsWith(document.letter))
    .map((document) => ({ id, number: id.slice(2), title, document })),
);

/**
 * Returns the area of a rule, or of a decision whose id has the form of a rule id.
 * @throws {Error} if no document has the section of the id
 */
export function areaOf(id: string): Area {
  const section = table[sectionIdOf(id)];
  if (section === undefined) throw new Error(`${id} is in no section of the documents`);
  const [, area, apart = ''] = section;
  const number = Number(id.slice(id.lastIndexOf('-') + 1));
  for (const range of apart.split(', ')) {
    const [, from, to = from, own] = /^(\d+)(?:-(\d+))? (\S+)$/.exec(range) ?? [];
    if (Number(from) <= number && number <= Number(to)) return own as Area;
  }
  return area;
}
