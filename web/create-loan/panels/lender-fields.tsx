import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback } from 'react';
import { originationTypes as everyOriginationType } from '../../../contracts/api/options.ts';
import type { Product } from '../../../contracts/operations/create-loan.ts';
import { ChoiceField } from '../../shared/ui/fields/choice-field.tsx';
import type { ChoiceOption } from '../../shared/ui/fields/choice-rows.ts';
import grid from '../../shared/ui/fields/grid.module.css';
import { OptionField } from '../../shared/ui/fields/option-field.tsx';
import { useFirstFocus } from '../../shared/ui/focus.ts';
import { useGetProductsQuery } from '../api.ts';
import { institutionOf, originatorOf, withInstitution, withOriginator } from '../dependent-lists.ts';
import type { Choice, CreateLoanValues } from '../form-values.ts';
import { type Choosing, useCreateForm, useFormField, useTextField, useValues } from '../form/create-form.ts';
import { fresh } from '../option-lists.ts';
import { type Lender, useLender, useOptionList } from '../use-lists.ts';

interface ChoiceFieldsProps {
  /** True if the user may see the origination type, which is shown once an institution is chosen. */
  readonly mayShowOriginationType: boolean;
}

export function ChoiceFields({ mayShowOriginationType }: ChoiceFieldsProps) {
  const values = useValues();
  const fields = {
    institution: useFormField('institution'),
    originator: useFormField('originator'),
    product: useFormField('product'),
    loanOriginationType: useTextField('loanOriginationType'),
  };
  const { institution, originator, product, originationTypes } = useChoices();
  const showsType = mayShowOriginationType && institutionOf(values) !== null;
  useFirstFocus(institution.isDisabled ? undefined : fields.institution.id, 'main');
  return (
    <div className={grid['grid']}>
      <ChoiceField {...fields.institution} {...institution} width="wide" />
      <ChoiceField {...fields.originator} {...originator} width="wide" />
      <ChoiceField {...fields.product} {...product} width="wide" />
      {showsType ? (
        <OptionField
          {...fields.loanOriginationType}
          width="wide"
          // Until the types of the server are loaded: the five of the contract.
          options={originationTypes ?? everyOriginationType}
        />
      ) : null}
    </div>
  );
}

/**
 * Returns the properties of the fields for institution and originator, and for the products of both (document 001, section
 * 4.1).
 */
function useChoices() {
  const values = useValues();
  const { choose, applyResponse } = useCreateForm();
  const institutionId = institutionOf(values);
  const originatorId = originatorOf(values);
  const pair = institutionId !== null && originatorId !== null ? { institutionId, originatorId } : skipToken;
  const products = useGetProductsQuery(pair, fresh);
  const lender = useLender(
    values,
    institutionId,
    useCallback((name, choice, defaults) => choose(name, choice, choosing(name, defaults)), [choose]),
    (name, choice, defaults) => applyResponse((form) => choosing(name, defaults)(form, choice)),
  );
  const product = useOptionList(products, productOption, values.product, (choice) =>
    applyResponse((form) => withProduct(form, choice)),
  );
  const first = originatorId === null ? { placeholder: 'Choose an originator first' } : {};
  return {
    ...lender,
    product: {
      ...product,
      ...first,
      onChange: useCallback((choice: Choice) => choose('product', choice, withProduct), [choose]),
    },
  };
}

const choosing = (name: keyof Lender, defaults: Readonly<Record<string, string>>): Choosing =>
  name === 'originator'
    ? withOriginator
    : (values, institution) => withInstitution(values, institution, defaults);

const withProduct = (values: CreateLoanValues, product: Choice): CreateLoanValues => ({ ...values, product });

const productOption = ({ loanProductId, loanProductName }: Product): ChoiceOption => ({
  id: loanProductId,
  text: loanProductName,
});
