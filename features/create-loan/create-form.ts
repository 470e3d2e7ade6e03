import assert from 'node:assert/strict';
import type { ZipCode } from '../../contracts/operations/configuration.ts';
import type { FieldPath } from '../../contracts/fields/create-screen.ts';
import { emptyAmounts } from '../../web/create-loan/calculation.ts';
import { isShown } from '../../web/create-loan/fields.ts';
import { type LoadedLists, withLeft, withLookup } from '../../web/create-loan/form/edits.ts';
import { propertyStates } from '../../web/create-loan/property.ts';
import { messagesOf } from '../../web/create-loan/validation.ts';
import { zipIndexOf } from '../../web/create-loan/zip-index.ts';
import { amountText } from './form/amount-text.ts';
import { completedForm } from './form/completed-form.ts';
import { entered, noLists, shownIn } from './form/entries.ts';
import { addressPaths, amountFields, pathOfField, purposeOf } from './form/fields.ts';

/** A row of a feature table, by column title: an edit, and the amounts after the edit. */
type AmountRow = Readonly<Record<string, string>>;

/** The create form as pure functions: edits, and the messages of the validation. */
export class CreateForm {
  #values = completedForm({ isLead: false });
  #kind = { isLead: false, showsOriginationType: false };
  #lists: LoadedLists = noLists;
  #entered = '';

  /** Starts with a completed form. */
  start(kind: string, showsOriginationType: boolean, withAmounts: boolean): void {
    const isLead = kind === 'lead';
    this.#kind = { isLead, showsOriginationType };
    this.#values = { ...completedForm({ isLead }), ...(withAmounts ? {} : emptyAmounts()) };
  }

  /** Starts with a form that is complete except for its amounts, and has this loan purpose. */
  startFor(kind: string, purpose: string): void {
    this.start(kind, false, true);
    this.#values = { ...this.#values, ...emptyAmounts(purposeOf(purpose)) };
  }

  /** Passes option lists of the server to the form. */
  know(lists: Partial<LoadedLists>): void {
    this.#lists = { ...this.#lists, ...lists };
  }

  knowZipCodes(rows: readonly ZipCode[]): void {
    this.know({ zips: zipIndexOf(rows) });
  }

  fill(label: string, entry: string): void {
    this.#values = entered(this.#values, label, entry, this.#lists);
    this.#entered = label;
  }

  /** Fills a field with a number of fives. */
  fillWith(label: string, length: number): void {
    this.fill(label, '5'.repeat(length));
  }

  /** Leaves the field that was filled last. */
  leaveField(): void {
    this.#values = withLeft(this.#values, pathOfField(this.#entered) as FieldPath, this.#lists);
  }

  turn(label: string, isOn: boolean): void {
    this.fill(label, isOn ? 'on' : 'off');
  }

  /** Selects a row of the zip look-up, such as "98101 Seattle, WA King". */
  pickPlace(place: string, owner: keyof typeof addressPaths): void {
    const row = this.#lists.zips.search(place.slice(0, 5)).find((one) => placeText(one) === place);
    assert.ok(row, `The look-up does not know ${place}`);
    this.#values = withLookup(this.#values, addressPaths[owner], row, this.#lists);
  }

  lookUpFinds(typed: string, places: readonly string[]): void {
    assert.deepEqual(this.#lists.zips.search(typed).map(placeText), places);
  }

  shows(label: string, text: string): void {
    assert.equal(shownIn(this.#values, label), text, `"${label}" of the form`);
  }

  has(label: string): boolean {
    const { loanPurpose } = this.#values;
    return isShown(pathOfField(label), { isLead: this.#kind.isLead, loanPurpose });
  }

  /** Asserts the options of the list of states or counties of the property. */
  offers(label: string, options: readonly string[]): void {
    const lists: Readonly<Record<string, readonly string[]>> = {
      'Property state': propertyStates(this.#lists.licensedStates),
      'Property county': this.#counties,
    };
    assert.deepEqual(lists[label], options);
  }

  amountsFollow(edits: readonly AmountRow[]): void {
    for (const edit of edits) {
      const { Field: label = '', Entry: entry = '' } = edit;
      this.fill(label, entry);
      const amounts = Object.entries(amountFields).map(([title, field]) => [
        title,
        amountText(this.#values, field),
      ]);
      assert.deepEqual({ Field: label, Entry: entry, ...Object.fromEntries(amounts) }, edit);
    }
  }

  says(label: string, message: string): void {
    assert.equal(this.#messageOf(label), message);
  }

  accepts(label: string, isAccepted: boolean): void {
    const message = this.#messageOf(label);
    assert.equal(message === undefined, isAccepted, `"${label}" says "${message}"`);
  }

  canBeSent(possible: boolean): void {
    const messages = this.#messages;
    assert.equal(Object.keys(messages).length === 0, possible, JSON.stringify(messages));
  }

  get #counties(): readonly string[] {
    return this.#lists.zips.countiesOf(this.#values.propertyAddress.state);
  }

  get #messages(): Readonly<Record<string, string>> {
    const { licensedStates } = this.#lists;
    return messagesOf(this.#values, { ...this.#kind, licensedStates, counties: this.#counties });
  }

  #messageOf(label: string): string | undefined {
    return this.#messages[pathOfField(label)];
  }
}

const placeText = ({ zip, city, state, county }: ZipCode): string => `${zip} ${city}, ${state} ${county}`;
