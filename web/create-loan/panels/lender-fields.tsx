import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useEffect, useMemo } from 'react';
import { originationTypes as everyOriginationType } from '../../../contracts/api/options.ts';
import type { Product } from '../../../contracts/operations/create-loan.ts';
import { ChoiceField, type ChoiceOption } from '../../shared/ui/fields/choice-field.tsx';
import grid from '../../shared/ui/fields/grid.module.css';
import { OptionField } from '../../shared/ui/fields/option-field.tsx';
import { useFirstFocus } from '../../shared/ui/focus.ts';
import { Note } from '../../shared/ui/note.tsx';
import { useGetInstitutionsQuery, useGetOriginatorsQuery, useGetProductsQuery } from '../api.ts';
import {
  institutionOf,
  originatorOf,
  soleOption,
  withInstitution,
  withOriginator,
} from '../dependent-lists.ts';
import type { Choice, CreateLoanValues } from '../form-values.ts';
import {
  type ChoicePath,
  type Choosing,
  useCreateForm,
  useField,
  useTextField,
  useValues,
} from '../form/create-form.ts';
import { noLicenseNote } from '../messages.ts';
import { fresh, institutionOption, type ListQuery, originatorOption } from '../option-lists.ts';
import { hasNoLicense } from '../property.ts';
import { lenderLayout } from './layout.ts';

interface ChoiceFieldsProps {
  /** True if the user may see the origination type, which is shown once an institution is chosen. */
  readonly mayShowOriginationType: boolean;
}

/** The fields for institution, originator, product and origination type. */
export function ChoiceFields({ mayShowOriginationType }: ChoiceFieldsProps) {
  const { licensedStates } = useCreateForm();
  const values = useValues();
  const fields = {
    institution: useField('institution'),
    originator: useField('originator'),
    product: useField('product'),
    loanOriginationType: useTextField('loanOriginationType'),
  };
  const { institution, originator, product, originationTypes } = useChoices();
  const showsType = mayShowOriginationType && institutionOf(values) !== null;
  const span = lenderLayout(mayShowOriginationType, showsType);
  useFirstFocus(institution.isDisabled ? undefined : fields.institution.id, 'main');
  return (
    <>
      <div className={grid['grid']}>
        <ChoiceField
          {...fields.institution}
          {...institution}
          span={span.institution}
          placeholder={hintOf(institution)}
        />
        <ChoiceField
          {...fields.originator}
          {...originator}
          span={span.originator}
          placeholder={institutionOf(values) === null ? 'Choose an institution first' : hintOf(originator)}
        />
        <ChoiceField
          {...fields.product}
          {...product}
          span={span.product}
          placeholder={originatorOf(values) === null ? 'Choose an originator first' : hintOf(product)}
        />
        {showsType ? (
          <OptionField
            {...fields.loanOriginationType}
            span={span.loanOriginationType}
            options={originationTypes}
          />
        ) : null}
      </div>
      {hasNoLicense(licensedStates) ? <Note kind="warning" text={noLicenseNote} /> : null}
    </>
  );
}

/**
 * Returns the placeholder of a field with a list. A loaded list can be empty, as for an institution without
 * originators.
 */
const hintOf = ({ isDisabled, options }: ReturnType<typeof useChoices>['institution']): string =>
  !isDisabled && options.length === 0 ? 'No options available' : 'Choose or type';

/**
 * Loads institutions, originators of the chosen institution, and products of institution and originator (document 001,
 * section 4.1). `currentData` belongs to the current choice only, so a late response to an earlier choice is ignored.
 */
function useChoices() {
  const values = useValues();
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
    /** Origination types of the server; until they are loaded, the five types of the contract. */
    originationTypes: listed?.loanOriginationTypes ?? everyOriginationType,
  };
}

/** Returns the properties of one list. If there is only one option, it is chosen and locked (L-4.1-05, L-4.1-06). */
function useList(
  path: ChoicePath,
  { isFetching, isError, refetch }: ListQuery,
  options: readonly ChoiceOption[] | undefined,
  value: Choice,
  choosing: Choosing,
) {
  const { choose, applyResponse } = useCreateForm();
  const sole = soleOption(options);
  useEffect(() => {
    if (sole && sole.id !== value.id) applyResponse((current) => choosing(current, sole));
  }, [sole, value.id, choosing, applyResponse]);
  // A restored choice that the list no longer contains becomes unlisted text.
  const isGone = value.id !== null && options?.some(({ id }) => id === value.id) === false;
  useEffect(() => {
    if (isGone) applyResponse((current) => choosing(current, { text: value.text, id: null }));
  }, [isGone, value.text, choosing, applyResponse]);
  return {
    options: options ?? none,
    value,
    onChange: useCallback((choice: Choice) => choose(path, choice, choosing), [path, choose, choosing]),
    isLoading: isFetching,
    isLocked: sole !== null,
    /** True until the options are loaded. Loading needs a choice in the preceding field (L-4.1-08). */
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
