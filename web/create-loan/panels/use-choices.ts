import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useEffect, useMemo } from 'react';
import { originationTypes as everyOriginationType } from '../../../contracts/api/options.ts';
import type { Product } from '../../../contracts/schemas/create-loan.ts';
import type { ChoiceOption } from '../../shared/ui/fields/choice-field.tsx';
import { useGetInstitutionsQuery, useGetOriginatorsQuery, useGetProductsQuery } from '../api.ts';
import { fresh, institutionOption, type ListCall, originatorOption } from '../choice-lists.ts';
import { institutionOf, originatorOf, soleOption, withInstitution, withOriginator } from '../cascade.ts';
import { type ChoicePath, type Choosing, useCreateForm } from '../form/use-create-form.ts';
import type { Choice, CreateLoanValues } from '../form-values.ts';

/**
 * The three lists that hang on each other. Document 001, section 4.1. `currentData` belongs to the present choice
 * only, so a late answer to an earlier one never shows.
 */
export function useChoices() {
  const { values } = useCreateForm();
  const institutionId = institutionOf(values);
  const originatorId = originatorOf(values);
  const pair = institutionId !== null && originatorId !== null ? { institutionId, originatorId } : skipToken;

  const institutions = useGetInstitutionsQuery(undefined, fresh);
  const originators = useGetOriginatorsQuery(institutionId ?? skipToken, fresh);
  const products = useGetProductsQuery(pair, fresh);
  const listed = institutions.currentData;

  return {
    institution: useList(
      'institution',
      institutions,
      useMemo(() => listed?.institutions.map(institutionOption), [listed]),
      values.institution,
      useCallback(
        (current: CreateLoanValues, choice: Choice) =>
          withInstitution(current, choice, listed?.defaultloanOriginationTypes ?? {}),
        [listed],
      ),
    ),
    originator: useList(
      'originator',
      originators,
      useMemo(() => originators.currentData?.map(originatorOption), [originators.currentData]),
      values.originator,
      withOriginator,
    ),
    product: useList(
      'product',
      products,
      useMemo(() => products.currentData?.map(productOption), [products.currentData]),
      values.product,
      withProduct,
    ),
    /** What the server lists; the five of the contract while it has not answered. */
    originationTypes: listed?.loanOriginationTypes ?? everyOriginationType,
  };
}

/** One list of the cascade. A list of one chooses its only option and locks it (L-4.1-05, L-4.1-06). */
function useList(
  path: ChoicePath,
  { isFetching, isError, refetch }: ListCall,
  options: readonly ChoiceOption[] | undefined,
  value: Choice,
  choosing: Choosing,
) {
  const { choose, settle } = useCreateForm();
  const sole = soleOption(options);
  useEffect(() => {
    if (sole && sole.id !== value.id) settle((current) => choosing(current, sole));
  }, [sole, value.id, choosing, settle]);
  // A choice that came back with the one above it, and is no longer on the list, is text that names nothing.
  const isGone = value.id !== null && options?.some(({ id }) => id === value.id) === false;
  useEffect(() => {
    if (isGone) settle((current) => choosing(current, { text: value.text, id: null }));
  }, [isGone, value.text, choosing, settle]);
  return {
    options: options ?? none,
    value,
    onChange: useCallback((choice: Choice) => choose(path, choice, choosing), [path, choose, choosing]),
    isLoading: isFetching,
    isLocked: sole !== null,
    /** Nothing to choose from until the choice before has been made and its answer has arrived (L-4.1-08). */
    isDisabled: options === undefined,
    onRetry: isError && !isFetching ? () => void refetch() : undefined,
  };
}

const none: readonly ChoiceOption[] = [];

const withProduct = (values: CreateLoanValues, product: Choice): CreateLoanValues => ({ ...values, product });

const productOption = ({ loanProductId, loanProductName }: Product): ChoiceOption => ({
  id: loanProductId,
  text: loanProductName,
});
