import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import type { Institution, Originator, Product } from '../../contracts/schemas/create-loan.ts';
import type { ChoiceOption } from '../ui/fields/choice-field.tsx';
import {
  useGetInstitutionsQuery,
  useGetLicensesQuery,
  useGetOriginatorsQuery,
  useGetProductsQuery,
} from './api.ts';
import { soleOption, withInstitution, withOriginator } from './cascade.ts';
import type { Choice } from './form-values.ts';
import { useCreateForm } from './use-create-form.ts';

/** Every choice asks the server again. */
const fresh = { refetchOnMountOrArgChange: true };

/**
 * The three lists that hang on each other. Document 001, section 4.1. `currentData` belongs to the present choice
 * only, so a late answer to an earlier one never shows.
 */
export function useChoices() {
  const { values, change } = useCreateForm();
  const institutionId = values.institution.id;
  const originatorId = values.originator.id;
  const pair = institutionId !== null && originatorId !== null ? { institutionId, originatorId } : skipToken;

  const institutions = useGetInstitutionsQuery(undefined, fresh);
  const originators = useGetOriginatorsQuery(institutionId ?? skipToken, fresh);
  const products = useGetProductsQuery(pair, fresh);
  const licenses = useGetLicensesQuery(pair, fresh);
  const {
    institutions: listed,
    defaultloanOriginationTypes: defaults = {},
    loanOriginationTypes = [],
  } = institutions.currentData ?? {};

  return {
    institution: useList(listed?.map(institutionOption), values.institution, (choice) =>
      change((current) => withInstitution(current, choice, defaults)),
    ),
    originator: useList(originators.currentData?.map(originatorOption), values.originator, (choice) =>
      change((current) => withOriginator(current, choice)),
    ),
    product: useList(products.currentData?.map(productOption), values.product, (choice) =>
      change((current) => ({ ...current, product: choice })),
    ),
    isLoading: {
      institution: institutions.isFetching,
      originator: originators.isFetching,
      product: products.isFetching,
    },
    originationTypes: loanOriginationTypes,
    /** Known only after a successful answer: a fault of the network is no missing license. */
    hasNoLicense: licenses.currentData?.length === 0,
  };
}

/** One list of the cascade. A list of one chooses its only option and locks it (L-4.1-05, L-4.1-06). */
function useList(
  options: readonly ChoiceOption[] | undefined,
  value: Choice,
  onChange: (choice: Choice) => void,
) {
  const sole = soleOption(options);
  useEffect(() => {
    if (sole && sole.id !== value.id) onChange(sole);
  });
  return {
    options: options ?? [],
    value,
    onChange,
    isLocked: sole !== null,
    /** Nothing to choose from until the choice before has been made and its answer has arrived (L-4.1-08). */
    isDisabled: options === undefined,
  };
}

const institutionOption = ({ institutionId, name }: Institution): ChoiceOption => ({
  id: institutionId,
  text: name,
});

const originatorOption = ({ originatorUserId, firstName, lastName }: Originator): ChoiceOption => ({
  id: originatorUserId,
  text: `${firstName} ${lastName}`.trim(),
});

const productOption = ({ loanProductId, loanProductName }: Product): ChoiceOption => ({
  id: loanProductId,
  text: loanProductName,
});
