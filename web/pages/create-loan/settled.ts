import { settledAddress, withCopiedAddresses } from './address-edits.ts';
import { settledLender } from './dependent-lists.ts';
import { addressAt, addressPaths, knownFor, licensedIn, type Lists, placed } from './edits.ts';
import type { CreateLoanValues } from './form-values.ts';
import { hasNoLicense, withoutLicense } from './property.ts';

/**
 * Returns the form with all that follows from the known lists: the only options of lists, the places of zip codes and
 * the only counties of states, the copies of the borrower's address, and no state or county of the property without a
 * license. The form settles after each edit, undo, redo and response, so that the order of responses does not matter.
 * Returns the same object if nothing follows.
 */
export function settled(values: CreateLoanValues, lists: Lists): CreateLoanValues {
  const chosen = settledLender(values, lists);
  const filled = addressPaths.reduce(
    (form, path) => placed(form, path, settledAddress(addressAt(form, path), knownFor(form, path, lists))),
    chosen,
  );
  const copied = withCopiedAddresses(filled, lists.zips);
  return hasNoLicense(licensedIn(lists, copied)) ? withoutLicense(copied) : copied;
}
