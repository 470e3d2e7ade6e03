import { Button } from 'antd';
import { useFormik } from 'formik';
import { useCallback, useEffect, useRef } from 'react';
import { object } from 'yup';
import { lenderFields } from '../../../contracts/fields/loan.ts';
import { ChoiceField } from '../../shared/ui/fields/choice-field.tsx';
import grid from '../../shared/ui/fields/grid.module.css';
import { useFirstFocus } from '../../shared/ui/focus.ts';
import { useKeptEntries, useRestoredEntries } from '../../session/kept-entries.ts';
import { type Choice, noChoice } from '../form-values.ts';
import { messages } from '../messages.ts';
import { type Lender, useLender } from '../use-lists.ts';
import { ruleOfKind } from '../validation.ts';
import { type OfferPage, offerAddress } from './create-actions.ts';
import styles from './create-dialog.module.css';

interface OfferStepProps {
  readonly label: string;
  readonly page: OfferPage;
  readonly goTo: (address: string) => void;
  readonly goBack: () => void;
}

/** Second step: institution and originator (S-2.5-15, S-2.5-16, S-2.5-17). */
export function OfferStep({ label, page, goTo, goBack }: OfferStepProps) {
  const restored = useRestoredEntries<Lender>('offer');
  const { values, setValues, setFieldTouched, getFieldMeta, handleSubmit } = useFormik<Lender>({
    initialValues: restored ?? noLender,
    validationSchema: lenderSchema,
    onSubmit: () => {
      if (address) goTo(address);
    },
  });
  useKeptEntries('offer', values);
  const choose = useCallback(
    (name: keyof Lender, choice: Choice) => void setValues((lender) => chosen(lender, name, choice)),
    [setValues],
  );
  const { institution, originator } = useLender(values, values.institution.id, choose, choose);
  const form = useRef<HTMLFormElement>(null);
  const address = addressOf(page, values);
  const isSettled = institution.isLocked && originator.isLocked;
  useEffect(() => {
    if (isSettled && address) goTo(address);
  }, [isSettled, address, goTo]);
  // Focuses the form, since the focused button of the first step is gone.
  useEffect(() => form.current?.focus(), []);
  const isOpen = [institution, originator].map(({ isDisabled, isLocked }) => !isDisabled && !isLocked);
  useFirstFocus(ids[isOpen.indexOf(true)], formId);
  const messageOf = (name: keyof Lender) => {
    const { touched, error } = getFieldMeta(name);
    return touched ? error : undefined;
  };
  return (
    <form
      ref={form}
      id={formId}
      tabIndex={-1}
      aria-label={label}
      className={[grid['grid'], styles['offer']].join(' ')}
      onSubmit={handleSubmit}
    >
      <ChoiceField
        {...institution}
        id={ids[0]}
        label="Institution"
        isRequired
        message={messageOf('institution')}
        onLeave={() => void setFieldTouched('institution')}
      />
      <ChoiceField
        {...originator}
        id={ids[1]}
        label="Originator"
        isRequired
        message={messageOf('originator')}
        onLeave={() => void setFieldTouched('originator')}
      />
      <div className={styles['footer']}>
        <Button onClick={goBack}>Back</Button>
        <Button type="primary" htmlType="submit" disabled={address === null}>
          {`Continue To ${label}`}
        </Button>
      </div>
    </form>
  );
}

const formId = 'offer';
const ids = ['offer-institution', 'offer-originator'] as const;

const noLender: Lender = { institution: noChoice, originator: noChoice };

/** Institution and originator are required, and only options of the lists are valid (S-5-03, S-5-04). */
const lenderSchema = object({
  institution: ruleOfKind(lenderFields.institution).required(messages.required),
  originator: ruleOfKind(lenderFields.originator).required(messages.required),
});

/** Returns the entries after a choice. A different institution clears the originator (S-4.4-08). */
const chosen = (lender: Lender, name: keyof Lender, choice: Choice): Lender =>
  name === 'institution' && choice.id !== lender.institution.id
    ? { institution: choice, originator: noChoice }
    : { ...lender, [name]: choice };

/** Returns the address of the page; null until institution and originator are chosen (S-5-01, S-5-02, S-5-05). */
const addressOf = (page: OfferPage, { institution, originator }: Lender): string | null =>
  institution.id === null || originator.id === null
    ? null
    : offerAddress(page, institution.id, originator.id);
