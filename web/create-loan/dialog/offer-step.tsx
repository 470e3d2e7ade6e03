import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { ChoiceField } from '../../ui/fields/choice-field.tsx';
import { type OfferPage, offerAddress } from './create-actions.ts';
import styles from './create-dialog.module.css';
import { useOffer } from './use-offer.ts';

interface OfferStepProps {
  /** The chosen action, in words. */
  readonly label: string;
  readonly page: OfferPage;
  readonly goTo: (address: string) => void;
  readonly goBack: () => void;
}

/** The second step: for which institution and originator (S-2.5-15 to S-2.5-17). */
export function OfferStep({ label, page, goTo, goBack }: OfferStepProps) {
  const { institution, originator, pair, isSettled } = useOffer();
  const [left, setLeft] = useState({ institution: false, originator: false });
  const address = pair && offerAddress(page, pair.institutionId, pair.originatorUserId);
  useEffect(() => {
    if (isSettled && address) goTo(address);
  }, [isSettled, address, goTo]);
  return (
    <form
      className={styles['offer']}
      onSubmit={(event) => {
        event.preventDefault();
        if (address) goTo(address);
      }}
    >
      <ChoiceField
        {...fieldOf(institution)}
        id="offer-institution"
        label="Institution"
        isRequired
        placeholder="Choose or type"
        message={left.institution ? institution.message : undefined}
        onLeave={() => setLeft((fields) => ({ ...fields, institution: true }))}
      />
      <LoadFailure list="institutions" field={institution} />
      <ChoiceField
        {...fieldOf(originator)}
        id="offer-originator"
        label="Originator"
        isRequired
        placeholder={institution.value.id === null ? 'Choose an institution first' : 'Choose or type'}
        message={left.originator ? originator.message : undefined}
        onLeave={() => setLeft((fields) => ({ ...fields, originator: true }))}
      />
      <LoadFailure list="originators" field={originator} />
      <div className={styles['footer']}>
        <Button onClick={goBack}>Back</Button>
        <Button type="primary" htmlType="submit" disabled={address === null}>
          Continue To {label}
        </Button>
      </div>
    </form>
  );
}

type List = ReturnType<typeof useOffer>['institution'];

const fieldOf = ({ value, options, isLoading, isDisabled, isLocked, onChange }: List) => ({
  value,
  options,
  isLoading,
  isDisabled,
  isLocked,
  onChange,
});

/** A list that could not be loaded opens no dialog (S-8-15, S-8-16), but it can be asked for again. */
function LoadFailure({ list, field }: { readonly list: string; readonly field: List }) {
  if (!field.hasFailed) return null;
  return (
    <p className={styles['failure']} role="alert">
      The {list} could not be loaded.{' '}
      <Button type="link" size="small" onClick={field.retry}>
        Try again
      </Button>
    </p>
  );
}
