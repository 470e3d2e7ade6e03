import {
  createFields as catalogue,
  type FieldPath,
  fieldPaths,
} from '../../../contracts/fields/create-screen.ts';
import { lazy } from '../../../mock-server/los/lazy.ts';
import type { CreateLoanValues } from '../../../web/create-loan/form-values.ts';
import { emptyForm } from '../../../web/create-loan/initial-values.ts';
import { messagesOf } from '../../../web/create-loan/validation.ts';
import { entriesOf, type Entry } from './entries.ts';

/** One field of the create screen, as the product's own check sees it. */
export interface CreateField {
  readonly path: FieldPath;
  readonly label: string;
  readonly forLoan: Need;
  readonly forLead: Need;
  /** What may be entered; ids in it are those of the rules that say so. */
  readonly takes: string;
  /** The messages under the field, by its value. */
  readonly says: readonly Saying[];
}

/** `while-shown`: only while the user sees the field; `with-co-borrower`: only once a co-borrower has been added. */
export type Need = 'always' | 'while-shown' | 'with-co-borrower' | 'no';

export interface Saying {
  /** Such as "nothing", or an entry. */
  readonly entry: string;
  readonly message: string;
}

/**
 * Every field of the create screen in reading order. They are the same for every model of a process.
 * @throws {Error} when a wrong entry passes, or a right one fails
 */
export const createFields: () => readonly CreateField[] = lazy(checkedFields);

function checkedFields(): CreateField[] {
  const [loan, lead] = [checksOf(false), checksOf(true)];
  return fieldPaths.map((path) => {
    const { takes, fits, wrong } = entriesOf(path);
    for (const entry of fits) {
      const message = messageFor(path, entry);
      if (message !== undefined) throw new Error(`${path} refuses ${JSON.stringify(entry)}: ${message}`);
    }
    const empty = loan[2][path] ?? lead[2][path];
    return {
      path,
      label: catalogue[path].label,
      forLoan: needOf(path, loan),
      forLead: needOf(path, lead),
      takes,
      says: [
        ...(empty === undefined ? [] : [{ entry: 'nothing', message: empty }]),
        ...wrong.map(([name, entry]) => {
          const message = messageFor(path, entry);
          if (message === undefined) throw new Error(`${path} takes ${JSON.stringify(entry)}`);
          return { entry: name, message };
        }),
      ],
    };
  });
}

/** Under the field with this entry, in a form that shows every field; undefined when nothing is wrong with it. */
function messageFor(path: FieldPath, entry: Entry): string | undefined {
  const form: CreateLoanValues = { ...emptyForm(), hasCoBorrower: true };
  const values = withEntry(form, path.split('.'), entry) as CreateLoanValues;
  return messagesOf(values, { isLead: false, showsOriginationType: true, counties: ['King'] })[path];
}

function withEntry(values: object, [name = '', ...rest]: readonly string[], entry: Entry): object {
  const inner: unknown = Object.entries(values).find(([key]) => key === name)?.[1];
  const isParent = rest.length > 0 && typeof inner === 'object' && inner !== null;
  return { ...values, [name]: isParent ? withEntry(inner, rest, entry) : entry };
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
