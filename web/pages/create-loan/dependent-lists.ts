import { type ChoiceOption, idOf as idOfRow, rowsOf } from '../../shared/ui/fields/choice-rows.ts';
import { type Choice, type LenderValues, noChoice } from './form-values.ts';

type Options = readonly ChoiceOption[];

/** The lists of institutions, originators and products that are known. Undefined: the server has not sent the list. */
export interface LenderLists {
  readonly institutions: Options | undefined;
  /** The default origination type of each institution, by id. */
  readonly defaults: Readonly<Record<string, string>>;
  /** The institution whose originators are listed. */
  readonly institutionId: number | null;
  readonly originators: Options | undefined;
  /** The originator whose products are listed. */
  readonly originatorId: number | null;
  readonly products: Options | undefined;
}

export type LenderPath = 'institution' | 'originator' | 'product';

/** Returns the id of the last chosen institution, on which originators and licenses depend; null before a choice. */
export const institutionOf = ({ institution }: Pick<LenderValues, 'institution'>): number | null =>
  idOf(institution);

/** Returns the id of the last chosen originator, on which the products depend; null before a choice. */
export const originatorOf = ({ originator }: Pick<LenderValues, 'originator'>): number | null =>
  idOf(originator);

/** Returns the form after an option was picked, or text was typed, in one of the lists. */
export function withChoice<Values extends LenderValues>(
  values: Values,
  path: LenderPath,
  choice: Choice,
  { defaults }: LenderLists,
): Values {
  if (choice === values[path]) return values;
  if (path === 'institution') return withInstitution(values, choice, defaults);
  if (path === 'originator') return withOriginator(values, choice);
  return { ...values, product: following(values.product, choice) };
}

/**
 * Returns the form after another institution was chosen: clears the dependent fields and sets the default origination
 * type. Unlisted text changes no other field.
 */
export function withInstitution<Values extends LenderValues>(
  values: Values,
  choice: Choice,
  defaults: LenderLists['defaults'],
): Values {
  const institution = following(values.institution, choice);
  if (idOf(institution) === institutionOf(values)) return { ...values, institution };
  const { id } = institution;
  return { ...values, ...cleared, institution, loanOriginationType: (id !== null && defaults[id]) || '' };
}

/** Returns the form after another originator was chosen: clears the product. */
export function withOriginator<Values extends LenderValues>(values: Values, choice: Choice): Values {
  const originator = following(values.originator, choice);
  return idOf(originator) === originatorOf(values)
    ? { ...values, originator }
    : { ...values, originator, product: noChoice };
}

/** Returns the form after the user has left one of the lists. An empty field clears its dependent fields. */
export function withoutBlankChoice<Values extends LenderValues>(values: Values, path: LenderPath): Values {
  if (idOf(values[path]) === null || values[path].text.trim() !== '') return values;
  if (path === 'institution')
    return { ...values, ...cleared, institution: noChoice, loanOriginationType: '' };
  if (path === 'originator') return { ...values, originator: noChoice, product: noChoice };
  return { ...values, product: noChoice };
}

/**
 * Returns the form with choices that agree with the known lists: the only option of a list is chosen, text that names
 * an option chooses it, and a choice that its list does not contain becomes unlisted text.
 */
export function settledLender<Values extends LenderValues>(values: Values, lists: LenderLists): Values {
  const settle = (form: Values, path: LenderPath, options: Options | undefined) =>
    withChoice(form, path, listed(form[path], options), lists);
  const first = settle(values, 'institution', lists.institutions);
  if (institutionOf(first) !== lists.institutionId) return first;
  const second = settle(first, 'originator', lists.originators);
  return originatorOf(second) === lists.originatorId ? settle(second, 'product', lists.products) : second;
}

/** Returns the option of a list with one option; null for any other list and for a list that is not loaded. */
export const soleOption = <Option>(options: readonly Option[] | undefined): Option | null =>
  options?.length === 1 ? (options[0] ?? null) : null;

/** Returns the choice as its list has it. Of several options with the typed text, the last chosen one stays. */
function listed(choice: Choice, options: Options | undefined): Choice {
  if (!options) return choice;
  const { text, id } = choice;
  const sole = soleOption(options);
  if (sole) return id === sole.id ? choice : sole;
  if (id !== null) return options.some((option) => option.id === id) ? choice : { text, id: null };
  const named = idOfRow(rowsOf(options), text, choice.last ?? null);
  return named === null ? choice : { text, id: named };
}

/** Returns a choice that takes the place of another one. Unlisted text keeps the id of the last option. */
const following = (before: Choice, { text, id }: Choice): Choice =>
  id === null ? { text, id, last: idOf(before) } : { text, id };

const idOf = ({ id, last = null }: Choice): number | null => id ?? last;

/** What another institution clears. */
const cleared = { originator: noChoice, product: noChoice } as const;
