import assert from 'node:assert/strict';
import type { CreateLoanValues } from '../../../web/create-loan/form-values.ts';
import { emptyForm } from '../../../web/create-loan/initial-values.ts';
import { messagesOf } from '../../../web/create-loan/validation.ts';
import { entered } from '../form/entries.ts';
import type { HttpContext } from './context.ts';
import { firstChoices } from './loan-request.ts';

/** A form with the first choices, a name and these entries, as the screen would send it. */
export async function filledIn(
  context: HttpContext,
  isLead: boolean,
  name: string,
  entries: Readonly<Record<string, string>>,
): Promise<CreateLoanValues> {
  const [firstName = '', lastName = ''] = name.split(' ');
  const all = { 'First name': firstName, 'Last name': lastName, ...entries };
  const values = Object.entries(all).reduce<CreateLoanValues>(
    (form, [field, entry]) => entered(form, field, entry),
    { ...emptyForm(), ...(await firstChoices(context)) },
  );
  assert.deepEqual(messagesOf(values, { isLead, showsOriginationType: true }), {});
  return values;
}
