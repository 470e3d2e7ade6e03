import { Button } from 'antd';
import { useFormik } from 'formik';
import { useEffect, useMemo, useRef } from 'react';
import { object } from 'yup';
import { lenderFields } from '../../../../contracts/fields/loan.ts';
import { ChoiceField } from '../../../shared/ui/fields/choice-field.tsx';
import grid from '../../../shared/ui/fields/grid.module.css';
import { useFirstFocus } from '../../../shared/ui/focus.ts';
import { useKeptEntries, useRestoredEntries } from '../../../session/kept-entries.ts';
import { settledLender, withChoice, withoutBlankChoice } from '../dependent-lists.ts';
import { fieldId } from '../fields.ts';
import { useFormEdits } from '../form/use-form-edits.ts';
import { type Choice, type LenderValues, noLender } from '../form-values.ts';
import { messages } from '../messages.ts';
import { useLenderLists } from '../use-lists.ts';
import { ruleOfKind } from '../validation.ts';
import { type OfferPage, offerAddress } from './create-actions.ts';
import styles from './create-dialog.module.css';

interface OfferStepProps {
  readonly label: string;
  readonly page: OfferPage;
  readonly goTo: (address: string) => void;
  readonly goBack: () => void;
}

/** Second step: institution and originator, which behave as on the create screen. */
export function OfferStep({ label, page, goTo, goBack }: OfferStepProps) {
  const restored = useRestoredEntries<LenderValues>('offer');
  const formik = useFormik<LenderValues>({
    initialValues: restored ?? noLender,
    validationSchema: lenderSchema,
    onSubmit: () => {
      if (address) goTo(address);
    },
  });
  const { values, getFieldMeta, handleSubmit } = formik;
  useKeptEntries('offer', values);
  const { lists, choices } = useLenderLists(values);
  const element = useRef<HTMLFormElement>(null);
  const settle = useMemo(() => (lender: LenderValues) => settledLender(lender, lists), [lists]);
  const { edit, leave } = useFormEdits(formik, { settle, schema: lenderSchema });
  const { institution, originator } = choices;
  const address = addressOf(page, values);
  const isSettled = institution.isLocked && originator.isLocked;
  useEffect(() => {
    if (isSettled && address) goTo(address);
  }, [isSettled, address, goTo]);
  // Focuses the form, since the focused button of the first step is gone.
  useEffect(() => element.current?.focus(), []);
  const firstOpen = names.find((name) => !choices[name].isDisabled && !choices[name].isLocked);
  useFirstFocus(firstOpen && fieldId(firstOpen, formId), formId);
  const fieldOf = (name: LenderName) => {
    const { touched, error } = getFieldMeta(name);
    return {
      ...choices[name],
      id: fieldId(name, formId),
      label: lenderFields[name].label,
      isRequired: true,
      value: values[name],
      message: touched ? error : undefined,
      onChange: (choice: Choice) => edit(name, (lender) => withChoice(lender, name, choice, lists)),
      onLeave: () => leave(name, (lender) => withoutBlankChoice(lender, name)),
    };
  };
  return (
    <form
      ref={element}
      id={formId}
      tabIndex={-1}
      aria-label={label}
      className={[grid['grid'], styles['offer']].join(' ')}
      onSubmit={handleSubmit}
    >
      <ChoiceField {...fieldOf('institution')} />
      <ChoiceField {...fieldOf('originator')} />
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
const names = ['institution', 'originator'] as const;
type LenderName = (typeof names)[number];

/** Institution and originator are required, and only options of the lists are valid. */
const lenderSchema = object({
  institution: ruleOfKind(lenderFields.institution).required(messages.required),
  originator: ruleOfKind(lenderFields.originator).required(messages.required),
});

/** Returns the address of the page; null until institution and originator are chosen. */
const addressOf = (page: OfferPage, { institution, originator }: LenderValues): string | null =>
  institution.id === null || originator.id === null
    ? null
    : offerAddress(page, institution.id, originator.id);
