import assert from 'node:assert/strict';
import type { ZipCode } from '../../../contracts/operations/configuration.ts';
import { zipIndexOf } from '../../../web/create-loan/zip-index.ts';
import { withLookup } from '../../../web/create-loan/form/edits.ts';
import { propertyStates } from '../../../web/create-loan/property.ts';
import type { CreateFormActions } from '../areas/create-form.ts';
import { shownIn } from '../form/entries.ts';
import { addressPaths } from '../form/fields.ts';
import type { FormAtHand } from './form-at-hand.ts';

/** People and places as pure functions. */
export function createFormActions(form: FormAtHand): Partial<CreateFormActions> {
  const shows = (field: string) => shownIn(form.values, field);
  return {
    zipCodesAre: async (rows) => form.knows({ zips: zipIndexOf(rows) }),
    licensedIn: async (licensedStates) => form.knows({ licensedStates }),
    turn: async (toggle, isOn) => form.enter(toggle, isOn ? 'on' : 'off'),
    pickPlace: async (place, owner) => {
      const row = form.known.zips.search(place.slice(0, 5)).find((one) => placeText(one) === place);
      assert.ok(row, `The look-up does not know ${place}`);
      form.values = withLookup(form.values, addressPaths[owner], row, form.known);
    },

    lookUpFinds: async (typed, places) => {
      assert.deepEqual(form.known.zips.search(typed).map(placeText), places);
    },
    formShows: async (fields) => {
      const shown = Object.keys(fields).map((field) => [field, shows(field)]);
      assert.deepEqual(Object.fromEntries(shown), fields);
    },
    offers: async (field, options) => {
      const lists: Readonly<Record<string, readonly string[]>> = {
        'Property state': propertyStates(form.known.licensedStates),
        'Property county': form.known.zips.countiesOf(form.values.propertyAddress.state),
      };
      assert.deepEqual(lists[field], options);
    },
    borrowerHasNoCounty: async () => {
      assert.equal('county' in form.values.borrower.presentAddress, false);
    },
  };
}

const placeText = ({ zip, city, state, county }: ZipCode): string => `${zip} ${city}, ${state} ${county}`;
