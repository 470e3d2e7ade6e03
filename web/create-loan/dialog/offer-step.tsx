import { Button } from 'antd';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { ChoiceField } from '../../shared/ui/fields/choice-field.tsx';
import { type OfferPage, offerAddress } from './create-actions.ts';
import styles from './create-dialog.module.css';
import { useOffer } from './offer.ts';

interface OfferStepProps {
  /** Label of the chosen action. */
  readonly label: string;
  readonly page: OfferPage;
  readonly goTo: (address: string) => void;
  readonly goBack: () => void;
}

/** Second step: institution and originator (S-2.5-15 to S-2.5-17). */
export function OfferStep({ label, page, goTo, goBack }: OfferStepProps) {
  const { institution, originator, pair, isSettled } = useOffer();
  const [left, setLeft] = useState({ institution: false, originator: false });
  const form = useRef<HTMLFormElement>(null);
  const address = pair && offerAddress(page, pair.institutionId, pair.originatorUserId);
  useEffect(() => {
    if (isSettled && address) goTo(address);
  }, [isSettled, address, goTo]);
  useFirstFocus(form, [institution, originator].findIndex(isOpenToChoice));
  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label={label}
      className={styles['offer']}
      onSubmit={(event) => {
        event.preventDefault();
        if (address) goTo(address);
      }}
    >
      <ChoiceField
        {...institution.field}
        id={ids[0]}
        label="Institution"
        isRequired
        placeholder={institution.isEmpty ? 'No options available' : 'Choose or type'}
        message={left.institution ? institution.message : undefined}
        onLeave={() => setLeft((fields) => ({ ...fields, institution: true }))}
      />
      <ChoiceField
        {...originator.field}
        id={ids[1]}
        label="Originator"
        isRequired
        placeholder={originatorHint(institution.field.value.id, originator.isEmpty)}
        message={left.originator ? originator.message : undefined}
        onLeave={() => setLeft((fields) => ({ ...fields, originator: true }))}
      />
      <div className={styles['footer']}>
        <Button onClick={goBack}>Back</Button>
        <Button type="primary" htmlType="submit" disabled={address === null}>
          Continue To {label}
        </Button>
      </div>
    </form>
  );
}

const ids = ['offer-institution', 'offer-originator'] as const;

type List = ReturnType<typeof useOffer>['institution'];

const isOpenToChoice = ({ field }: List): boolean => !field.isDisabled && !field.isLocked;

function originatorHint(institutionId: number | null, isEmpty: boolean): string {
  if (institutionId === null) return 'Choose an institution first';
  return isEmpty ? 'No options available' : 'Choose or type';
}

/**
 * Focuses the form, since the focused button of the first step is removed. Moves the focus to the first field once it is
 * enabled, unless the user has moved the focus.
 */
function useFirstFocus(form: RefObject<HTMLFormElement | null>, first: number): void {
  useEffect(() => form.current?.focus(), [form]);
  const field = ids[first];
  useEffect(() => {
    if (field && document.activeElement === form.current) document.getElementById(field)?.focus();
  }, [form, field]);
}
