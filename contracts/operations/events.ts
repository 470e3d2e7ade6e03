import Type from 'typebox';
import { Id, nullable, oneOf, strict } from '../schema.ts';
import { MenuBorrower, PageIcon } from './shell.ts';

/** Data for the compliance icon of a loan (S-3-30 to S-3-34). */
export const ComplianceAlerts = strict({
  showComplianceAlerts: Type.Boolean(),
  showComplianceAlertsInsufficientData: Type.Boolean(),
  showComplianceAlertsStatus: Type.Boolean(),
  complianceAlertStatus: nullable(oneOf(['pass', 'fail'])),
  numberOfFailureAlerts: Type.Integer({ minimum: 0 }),
});

/** Numbers of notes: the notes icon is enabled if there are any. Originators see shared notes only (S-3-35). */
export const NoteCounts = strict({
  count: Type.Integer({ minimum: 0 }),
  countShared: Type.Integer({ minimum: 0 }),
});

/** Data of the event that a loan has changed. Document 000, section 3. */
export const LoanUpdate = strict({
  loanNumber: Type.String(),
  generalAccountId: Id,
  borrowers: Type.Array(MenuBorrower, { maxItems: 4 }),
  icons: Type.Array(PageIcon),
  complianceAlerts: ComplianceAlerts,
  notes: NoteCounts,
  applicationCriteria: strict({
    enableApplicationDateAutomation: Type.Boolean(),
    completedApplicationCriteriaRequirements: Type.Integer({ minimum: 0, maximum: 6 }),
  }),
});
export type LoanUpdate = Type.Static<typeof LoanUpdate>;

/** Data of the event that the menu of a loan has changed. The SPA then loads the menu again. */
const MenuUpdate = strict({ generalAccountId: Id });

/** Schema of the data of each event, by event name (decision on S-4.1-30). */
export const eventSchemas = {
  loanUpdate: LoanUpdate,
  menuUpdate: MenuUpdate,
  sessionExtend: strict({}),
} as const;
export type EventName = keyof typeof eventSchemas;
export type EventData = { readonly [Name in EventName]: Type.Static<(typeof eventSchemas)[Name]> };
