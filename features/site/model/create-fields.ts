import {
  createFields as catalogue,
  type FieldPath,
  fieldPaths,
} from '../../../contracts/fields/create-screen.ts';
import { lazy } from '../../../mock-server/platform/lazy.ts';
import type { CreateLoanValues } from '../../../web/pages/create-loan/form-values.ts';
import { emptyForm } from '../../../web/pages/create-loan/initial-values.ts';
import { noLists } from '../../../web/pages/create-loan/edits.ts';
import { createLoanSchema, messagesOf } from '../../../web/pages/create-loan/validation.ts';
import { entriesOf, type Entry } from './entries.ts';

/** A field of the create screen, with its valid entries and the messages of the product's validation. */
export interface CreateField {
  readonly path: FieldPath;
  readonly label: string;
  readonly forLoan: Need;
  readonly forLead: Need;
  /** The valid entries in words. */
  readonly takes: string;
  /** The messages below the field, each with the entry that causes it. */
  readonly says: readonly Saying[];
}

/**
 * When a field is required. `while-shown`: only while the user sees it; `with-co-borrower`: only if there is a
 * co-borrower.
 */
export type Need = 'always' | 'while-shown' | 'with-co-borrower' | 'no';

interface Saying {
  /** The invalid entry in words, such as "nothing" or "13 characters". */
  readonly entry: string;
  readonly message: string;
}

/**
 * Returns every field of the create screen in reading order. The first call computes them.
 * @throws {Error} if the validation accepts an invalid entry or rejects a valid one
 */
export const createFields: () => readonly CreateField[] = lazy(checkedFields);

function checkedFields(): CreateField[] {
  const [loan, lead] = [checksOf(false), checksOf(true)];
  return fieldPaths.map((path) => {
    const { takes, fits, wrong } = entriesOf(path);
    for (const entry of fits) {
      const message = messageFor(path, entry);
      if (message !== undefined) throw new Error(`${path} rejects ${JSON.stringify(entry)}: ${message}`);
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
          if (message === undefined) throw new Error(`${path} accepts ${JSON.stringify(entry)}`);
          return { entry: name, message };
        }),
      ],
    };
  });
}

/** Returns the message below a field with this entry, in a form that shows every field; undefined for a valid entry. */
function messageFor(path: FieldPath, entry: Entry): string | undefined {
  const form: CreateLoanValues = { ...emptyForm(), hasCoBorrower: true };
  const values = withEntry(form, path.split('.'), entry) as CreateLoanValues;
  return messagesOf(values, wholeLoan)[path];
}

/** Validates a loan that shows every field, for a state with one county. */
const wholeLoan = createLoanSchema({
  isLead: false,
  showsOriginationType: true,
  ...noLists,
  zips: { ...noLists.zips, countiesOf: () => ['King'] },
});

function withEntry(values: object, [name = '', ...rest]: readonly string[], entry: Entry): object {
  const inner: unknown = Object.entries(values).find(([key]) => key === name)?.[1];
  const isParent = rest.length > 0 && typeof inner === 'object' && inner !== null;
  return { ...values, [name]: isParent ? withEntry(inner, rest, entry) : entry };
}

type Messages = ReturnType<typeof messagesOf>;

/** Messages of three empty forms: with the fewest fields, with all fields but a co-borrower's, and with all fields. */
type Checks = readonly [bare: Messages, shown: Messages, withCoBorrower: Messages];

function checksOf(isLead: boolean): Checks {
  const form = emptyForm();
  const bare = createLoanSchema({ isLead, showsOriginationType: false, ...noLists });
  const shown = createLoanSchema({ isLead, showsOriginationType: true, ...noLists });
  return [
    messagesOf(form, bare),
    messagesOf(form, shown),
    messagesOf({ ...form, hasCoBorrower: true }, shown),
  ];
}

function needOf(path: string, [bare, shown, withCoBorrower]: Checks): Need {
  if (path in bare) return 'always';
  if (path in shown) return 'while-shown';
  return path in withCoBorrower ? 'with-co-borrower' : 'no';
}
