import { fieldLabels } from '../../../web/create-loan/fields.ts';
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

/** `while-shown`: only while the user sees the field. */
export type Need = 'always' | 'while-shown' | 'no';

/** What Create requires: what the product's own check says about a form in which nothing has been entered. */
export function requirements(): Requirement[] {
  const form = emptyForm();
  const check = (isLead: boolean, showsOriginationType: boolean) =>
    messagesOf(form, { isLead, showsOriginationType });
  const loan = [check(false, false), check(false, true)] as const;
  const lead = [check(true, false), check(true, true)] as const;
  const labels: Readonly<Record<string, string>> = fieldLabels;
  const named = Object.keys(labels);
  const found = new Set([...loan, ...lead].flatMap((messages) => Object.keys(messages)));
  const inOrder = [
    ...named.filter((path) => found.has(path)),
    ...[...found].filter((path) => !named.includes(path)),
  ];
  return inOrder.map((path) => ({
    label: labels[path] ?? path,
    message: loan[1][path] ?? lead[1][path] ?? '',
    forLoan: needOf(path, loan),
    forLead: needOf(path, lead),
  }));
}

type Messages = Readonly<Record<string, string>>;

function needOf(path: string, [hidden, shown]: readonly [Messages, Messages]): Need {
  if (path in hidden) return 'always';
  return path in shown ? 'while-shown' : 'no';
}
