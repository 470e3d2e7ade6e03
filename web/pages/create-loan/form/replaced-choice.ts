import { stateCodes } from '../../../../contracts/api/options.ts';
import type { AddressPath } from '../../../../contracts/fields/create-screen.ts';
import { institutionOf, originatorOf } from '../dependent-lists.ts';
import { addressAt } from '../edits.ts';
import type { CreateLoanValues, LenderValues } from '../form-values.ts';
import { type EditPath, type Move, revert } from './edit-history.ts';

/**
 * Returns a function that brings back the former choice of a field on which other entries depend (state, institution,
 * originator) if another one has replaced it. The text of any other field with a list stays.
 */
export const formerChoice =
  (path: EditPath): Move =>
  (history, settle) => {
    const moved = revert(path)(history, settle);
    if (!moved) return null;
    const [former, present] = [choiceAt(path, moved.history.values), choiceAt(path, history.values)];
    return former !== null && present !== null && former !== present ? moved : null;
  };

function choiceAt(path: EditPath, values: LenderValues | CreateLoanValues): string | number | null {
  if (path === 'institution') return institutionOf(values);
  if (path === 'originator') return originatorOf(values);
  if (!path.endsWith('.state') || !('borrower' in values)) return null;
  const { state } = addressAt(values, path.slice(0, -'.state'.length) as AddressPath);
  return stateCodes.find((code) => code === state) ?? null;
}
