import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { ChoiceField } from '../../shared/ui/fields/choice-field.tsx';
import { useFirstFocus } from '../../shared/ui/focus.ts';
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
  // The focused button of the first step is removed.
  useEffect(() => form.current?.focus(), []);
  useFirstFocus(ids[[institution, originator].findIndex(isOpenToChoice)], formId);
  return (
    <form
      ref={form}
      id={formId}
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

const formId = 'offer';
const ids = ['offer-institution', 'offer-originator'] as const;

type List = ReturnType<typeof useOffer>['institution'];

const isOpenToChoice = ({ field }: List): boolean => !field.isDisabled && !field.isLocked;

function originatorHint(institutionId: number | null, isEmpty: boolean): string {
  if (institutionId === null) return 'Choose an institution first';
  return isEmpty ? 'No options available' : 'Choose or type';
}
