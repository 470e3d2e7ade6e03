import {
  type Choice,
  type CreateLoanValues,
  noChoice,
  noDependents,
  switched,
  type UnderInstitution,
} from './form-values.ts';

/**
 * Returns the id of the last chosen institution, on which originators and licenses depend; null before a choice
 * (A-133).
 */
export const institutionOf = ({ institution, byInstitution }: CreateLoanValues): number | null =>
  institution.id ?? idOf(byInstitution.chosen);

/** Returns the id of the last chosen originator, on which the products depend; null before a choice. */
export const originatorOf = ({ originator, byOriginator }: CreateLoanValues): number | null =>
  originator.id ?? idOf(byOriginator.chosen);

/**
 * Returns the form after another institution was chosen: clears the dependent fields and sets the default origination
 * type (L-4.1-02, L-4.1-10). Unlisted text changes no other field.
 */
export function withInstitution(
  values: CreateLoanValues,
  institution: Choice,
  defaults: Readonly<Record<string, string>>,
): CreateLoanValues {
  const from = institutionOf(values);
  if (institution.id === null)
    return { ...values, institution, byInstitution: kept(values.byInstitution, from) };
  if (institution.id === from) return { ...values, institution };
  const { id } = institution;
  return { ...values, institution, ...underInstitution(values, id, defaults[id] ?? '') };
}

/** Returns the form after another originator was chosen: clears the product (L-4.1-10). */
export function withOriginator(values: CreateLoanValues, originator: Choice): CreateLoanValues {
  const from = originatorOf(values);
  if (originator.id === null) return { ...values, originator, byOriginator: kept(values.byOriginator, from) };
  return originator.id === from
    ? { ...values, originator }
    : { ...values, originator, ...underOriginator(values, originator.id) };
}

/** Clears the dependent fields after the user has left the institution or originator field empty. */
export function withoutBlankChoice(
  values: CreateLoanValues,
  path: 'institution' | 'originator',
): CreateLoanValues {
  if (values[path].text.trim() !== '') return values;
  if (path === 'originator') {
    return originatorOf(values) === null ? values : { ...values, ...underOriginator(values, null) };
  }
  return institutionOf(values) === null ? values : { ...values, ...underInstitution(values, null, '') };
}

/** Returns the option of a list with one option; null for any other list and for a list that is not loaded (L-4.1-05). */
export const soleOption = <Option>(options: readonly Option[] | undefined): Option | null =>
  options?.length === 1 ? (options[0] ?? null) : null;

function underInstitution(values: CreateLoanValues, to: number | null, defaultType: string) {
  const { originator, product, loanOriginationType, byOriginator } = values;
  const present = { originator, product, loanOriginationType, byOriginator };
  const { dependents, before } = switched(
    values.byInstitution,
    [keyOf(institutionOf(values)), keyOf(to)],
    present,
  );
  return { ...(before ?? { ...nothing, loanOriginationType: defaultType }), byInstitution: dependents };
}

function underOriginator(values: CreateLoanValues, to: number | null) {
  const { product, byOriginator } = values;
  const { dependents, before } = switched(byOriginator, [keyOf(originatorOf(values)), keyOf(to)], {
    product,
  });
  return { product: noChoice, ...before, byOriginator: dependents };
}

const nothing: Omit<UnderInstitution, 'loanOriginationType'> = {
  originator: noChoice,
  product: noChoice,
  byOriginator: noDependents,
};

const kept = <Known extends object>(dependents: Known, id: number | null): Known => ({
  ...dependents,
  chosen: keyOf(id),
});

const keyOf = (id: number | null): string => (id === null ? '' : String(id));

const idOf = (key: string): number | null => (key === '' ? null : Number(key));
