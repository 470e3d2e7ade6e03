import { useState } from 'react';
import { useAfterPause } from '../../shared/ui/use-after-pause.ts';
import { calculatedAmounts, changedAmounts } from '../changed-amounts.ts';
import { type FieldPath, fieldId, fieldLabels } from '../fields.ts';
import { useCreateForm } from '../form/use-create-form.ts';

/** Announces calculated amounts to screen readers, once, when typing pauses (WCAG 4.1.3). */
export function AmountAnnouncement() {
  const { isLead, values } = useCreateForm();
  const amounts = calculatedAmounts(values, isLead);
  const [known, setKnown] = useState({ amounts, words: '' });
  useAfterPause(Object.values(amounts).join(), () => {
    const words = changedAmounts(known.amounts, amounts, focusedField());
    setKnown({ amounts, words: words || known.words });
  });
  return (
    <p role="status" className="visually-hidden">
      {known.words}
    </p>
  );
}

const focusedField = (): FieldPath | undefined =>
  (Object.keys(fieldLabels) as FieldPath[]).find((path) => fieldId(path) === document.activeElement?.id);
