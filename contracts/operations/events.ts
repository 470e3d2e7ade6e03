import Type from 'typebox';
import { described, Id, nullable, oneOf, strict } from '../schema.ts';
import { shapeOf } from '../shape.ts';
import { MenuBorrower, PageIcon } from './shell.ts';

/** Data for the compliance icon of a loan (S-3-30 to S-3-34). */
export const ComplianceAlerts = strict({
  showComplianceAlerts: described(
    Type.Boolean(),
    'True if the loan drawer has the compliance icon (S-3-30).',
  ),
  showComplianceAlertsInsufficientData: described(
    Type.Boolean(),
    'True if the loan has too little data for a compliance check (S-3-31).',
  ),
  showComplianceAlertsStatus: described(
    Type.Boolean(),
    'True if the icon shows the result of the check (S-3-32).',
  ),
  complianceAlertStatus: described(
    nullable(oneOf(['pass', 'fail'])),
    'Result of the check; null without a check (S-3-33).',
  ),
  numberOfFailureAlerts: described(
    Type.Integer({ minimum: 0 }),
    'Number of failed compliance rules (S-3-34).',
  ),
});

/**
 * Numbers of all notes and of shared notes, which are the only ones that originators see (S-3-35). The notes icon is
 * enabled if the user's number is above 0.
 */
export const NoteCounts = strict({
  count: described(Type.Integer({ minimum: 0 }), 'Number of all notes of the loan (S-3-35).'),
  countShared: described(Type.Integer({ minimum: 0 }), 'Number of the notes that originators see (S-3-35).'),
});

/** Data of the event that a loan has changed. Document 000, section 3. */
export const LoanUpdate = strict({
  loanNumber: described(Type.String(), 'Loan number (S-3-27).'),
  generalAccountId: described(Id, 'General account id of the loan (S-3-27).'),
  borrowers: described(
    Type.Array(MenuBorrower, { maxItems: 4 }),
    'Borrowers of the loan, at most four (S-3-28).',
  ),
  icons: described(Type.Array(PageIcon), 'Icons of the loan drawer (S-3-29).'),
  complianceAlerts: described(ComplianceAlerts, 'Data for the compliance icon (S-3-30 to S-3-34).'),
  notes: described(NoteCounts, 'Numbers of notes, for the notes icon (S-3-35).'),
  applicationCriteria: described(
    strict({
      enableApplicationDateAutomation: described(
        Type.Boolean(),
        'True if the dashboard has an Application Date panel (S-3-36).',
      ),
      completedApplicationCriteriaRequirements: described(
        Type.Integer({ minimum: 0, maximum: 6 }),
        'Number of the six parts of an application that are there (S-3-37).',
      ),
    }),
    'How complete the application is (S-3-36, S-3-37).',
  ),
});
export type LoanUpdate = Type.Static<typeof LoanUpdate>;
export const loanUpdateShape = shapeOf<LoanUpdate>(LoanUpdate);

/** Data of the event that the menu of a loan has changed. The SPA then loads the menu again. */
const MenuUpdate = strict({
  generalAccountId: described(Id, 'General account id of the loan whose menu has changed.'),
});

/** Schema of the data of each event, by event name (decision on S-4.1-30). */
export const eventSchemas = {
  loanUpdate: LoanUpdate,
  menuUpdate: MenuUpdate,
  sessionExtend: strict({}),
} as const;
export type EventName = keyof typeof eventSchemas;
export type EventData = { readonly [Name in EventName]: Type.Static<(typeof eventSchemas)[Name]> };
