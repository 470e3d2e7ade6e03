import { placeOfField } from '../form/fields.ts';
import { isVisible, textOf } from './screen-text.ts';
import type { TabUser } from './tab-user.ts';

/** The screen that creates a loan or a lead. Fields go by their labels, those of a person by owner and label. */
export class CreateScreen {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Picks an option of a list that narrows as one types. */
  async choose(label: string, option: string): Promise<void> {
    this.#user.expect(this.canBeUsed(label), `the field "${label}" to be open for entries`);
    await this.#user.fill(this.field(label), option);
    await this.#user.type('{Enter}');
  }

  canBeUsed(label: string): boolean {
    const { disabled, readOnly } = this.field(label);
    return !disabled && !readOnly;
  }

  /** @throws {AssertionError} without a field of that label */
  field(label: string): HTMLInputElement {
    const found = this.#fields(label);
    this.#user.expect(found.length === 1, `one field "${label}", not ${found.length}`);
    return found[0] as HTMLInputElement;
  }

  #fields(label: string): HTMLInputElement[] {
    const { panel, label: wanted } = placeOfField(label);
    const place = panel ? this.#user.region('region', panel) : this.#user.document;
    return [...place.querySelectorAll<HTMLLabelElement>('label')]
      .filter((one) => textOf(one) === wanted && isVisible(one))
      .flatMap(({ htmlFor }) => this.#user.document.getElementById(htmlFor) ?? [])
      .map((element) => element as HTMLInputElement);
  }
}
