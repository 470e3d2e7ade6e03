import { type Choice, type CreateLoanValues, noChoice } from './form-values.ts';

/**
 * Another institution: what hangs on it is cleared, and its default origination type is set (L-4.1-02, L-4.1-10).
 * @param defaults origination type by institution id.
 */
export function withInstitution(
  values: CreateLoanValues,
  institution: Choice,
  defaults: Readonly<Record<string, string>>,
): CreateLoanValues {
  if (institution.id === values.institution.id) return { ...values, institution };
  const loanOriginationType = institution.id === null ? '' : (defaults[institution.id] ?? '');
  return { ...values, institution, originator: noChoice, product: noChoice, loanOriginationType };
}

/** Another originator: the product is cleared (L-4.1-10). */
export function withOriginator(values: CreateLoanValues, originator: Choice): CreateLoanValues {
  if (originator.id === values.originator.id) return { ...values, originator };
  return { ...values, originator, product: noChoice };
}

/** The only option of a list; null for a longer, an empty or a missing one (L-4.1-05). */
export const soleOption = <Option>(options: readonly Option[] | undefined): Option | null =>
  options?.length === 1 ? (options[0] ?? null) : null;
