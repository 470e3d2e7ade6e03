import { stateCodes } from '../../../contracts/api/options.ts';
import type { AddressPath } from '../../../contracts/fields/create-screen.ts';
import { institutionOf, originatorOf } from '../dependent-lists.ts';
import { addressAt } from '../edits.ts';
import type { CreateLoanValues } from '../form-values.ts';
import type { EditPath } from './edit-history.ts';

/**
 * Returns true if a choice on which other entries depend (state, institution, originator) has been replaced by another
 * one. Only then does Escape bring the former choice back; the text of any other field with a list stays.
 */
export function hasReplacedChoice(path: EditPath, before: CreateLoanValues, now: CreateLoanValues): boolean {
  const [former, present] = [choiceAt(path, before), choiceAt(path, now)];
  return former !== null && present !== null && former !== present;
}

function choiceAt(path: EditPath, values: CreateLoanValues): string | number | null {
  if (path === 'institution') return institutionOf(values);
  if (path === 'originator') return originatorOf(values);
  if (!path.endsWith('.state')) return null;
  const { state } = addressAt(values, path.slice(0, -'.state'.length) as AddressPath);
  return stateCodes.find((code) => code === state) ?? null;
}
