import { fieldsToFix } from '../../../web/create-loan/fields.ts';
import { emptyForm } from '../../../web/create-loan/form-values.ts';
import { messagesOf } from '../../../web/create-loan/validation.ts';

/** One field without which nothing is created. */
export interface Requirement {
  readonly label: string;
  /** Said under the field while it is empty. */
  readonly message: string;
  readonly forLoan: Need;
  readonly forLead: Need;
}

/** `while-shown`: only while the user sees the field; `with-co-borrower`: only once a co-borrower has been added. */
export type Need = 'always' | 'while-shown' | 'with-co-borrower' | 'no';

/** What Create requires: what the product's own check says about a form in which nothing has been entered. */
export function requirements(): Requirement[] {
  const [loan, lead] = [checksOf(false), checksOf(true)];
  const everything = Object.assign({}, ...loan, ...lead) as Messages;
  return fieldsToFix(everything).map(({ path, label }) => ({
    label,
    message: everything[path] ?? '',
    forLoan: needOf(path, loan),
    forLead: needOf(path, lead),
  }));
}

type Messages = Readonly<Record<string, string>>;

/** What is said of an empty form, of one that shows every field, and of one with a co-borrower besides. */
type Checks = readonly [bare: Messages, shown: Messages, withCoBorrower: Messages];

function checksOf(isLead: boolean): Checks {
  const form = emptyForm();
  return [
    messagesOf(form, { isLead, showsOriginationType: false }),
    messagesOf(form, { isLead, showsOriginationType: true }),
    messagesOf({ ...form, hasCoBorrower: true }, { isLead, showsOriginationType: true }),
  ];
}

function needOf(path: string, [bare, shown, withCoBorrower]: Checks): Need {
  if (path in bare) return 'always';
  if (path in shown) return 'while-shown';
  return path in withCoBorrower ? 'with-co-borrower' : 'no';
}
