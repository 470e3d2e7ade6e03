import type { Locator } from '@playwright/test';
import { paths } from '../../web/shared/routes/paths.ts';
import { expect } from '../users/expect.ts';
import type { BrowserUser } from '../users/browser-user.ts';
import { checkedBorrower, placeOfField } from './form/fields.ts';

/** The create screen in a browser: how its fields are drawn, and how a user leaves the page. */
export class CreateScreenInBrowser {
  readonly #visit: BrowserUser;

  constructor(visit: BrowserUser) {
    this.#visit = visit;
  }

  open(kind: string): Promise<void> {
    return this.#visit.open(kind === 'lead' ? paths.newLead : paths.newLoan);
  }

  async knowBorrower(borrower: Readonly<Record<string, string>>): Promise<void> {
    await this.#visit.page.addInitScript(
      (text) => sessionStorage.setItem('CreateLoanCheck', text),
      JSON.stringify(checkedBorrower(borrower)),
    );
  }

  fill(label: string, entry: string): Promise<void> {
    return this.#field(label).fill(entry);
  }

  /** Enters a text as an input method does: composes it character by character, then commits it. */
  async compose(label: string, text: string): Promise<void> {
    await this.#field(label).focus();
    const session = await this.#visit.page.context().newCDPSession(this.#visit.page);
    for (let length = 1; length <= text.length; length += 1) {
      const composed = { text: text.slice(0, length), selectionStart: length, selectionEnd: length };
      await session.send('Input.imeSetComposition', composed);
      await expect(this.#field(label)).toHaveValue(composed.text);
    }
    await session.send('Input.insertText', { text });
  }

  leaveField(): Promise<void> {
    return this.#visit.page.keyboard.press('Tab');
  }

  async turn(label: string, isOn: boolean): Promise<void> {
    await this.#field(label).click();
    await expect(this.#field(label)).toHaveAttribute('aria-checked', String(isOn));
  }

  /** Selects an option of a list that is filtered by typing. */
  async choose(label: string, option: string): Promise<void> {
    await expect(this.#field(label)).toBeEnabled();
    await this.fill(label, option);
    await this.#field(label).press('Enter');
    await expect(this.#field(label)).toHaveValue(option);
  }

  async chooseLender(): Promise<void> {
    await this.choose('Institution', 'Marrowbrook Home Lending');
    await this.choose('Originator', 'Nora Whitfield');
    await this.choose('Product', 'Conforming 30 Year Fixed');
  }

  /** Asserts the shown text of a field, with dots for a masked one. */
  async shows(label: string, text: string): Promise<void> {
    const field = this.#field(label);
    const dots = field.locator('xpath=../..').getByText('•');
    if (text.includes('•')) return expect(dots).toHaveText(text);
    await expect(field).toHaveValue(text);
    await expect(dots).toBeHidden();
  }

  /** Asserts that the text of a field is not cut off by its edge. */
  async hasRoomForText(label: string): Promise<void> {
    await expect(this.#field(label)).toHaveValue(/./);
    const cut = await this.#field(label).evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    expect(cut).toBe(0);
  }

  /** Asserts that a link of the form is completely visible without scrolling. */
  async seesLink(name: string): Promise<void> {
    await expect(this.#visit.page.getByRole('form').getByRole('link', { name, exact: true })).toBeInViewport({
      ratio: 1,
    });
  }

  async isUsable(label: string, isUsable: boolean): Promise<void> {
    if (isUsable) await expect(this.#field(label)).toBeEnabled();
    else await expect(this.#field(label)).not.toBeEditable();
  }

  async asksBeforeLeaving(): Promise<void> {
    const { page } = this.#visit;
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const asked = page.waitForEvent('dialog');
    const reloading = page.evaluate(() => setTimeout(() => location.reload()));
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await reloading;
  }

  async drawsSwitch(label: string): Promise<void> {
    const { border, ground, handle } = await this.#field(label).evaluate(coloursOfSwitch);
    expect(border).toBe('solid');
    expect(handle).not.toBe(ground);
  }

  async highlightsSwitch(label: string): Promise<void> {
    await expect(this.#field(label)).toBeChecked();
    const isHighlighted = async () => {
      const { ground, highlight } = await this.#field(label).evaluate(coloursOfSwitch);
      return ground === highlight;
    };
    await expect.poll(isHighlighted).toBe(true);
  }

  async outlinesFocus(label: string): Promise<void> {
    const field = this.#field(label);
    await expect(field).not.toBeFocused();
    expect(await field.evaluate(outlines)).toEqual([]);
    await field.focus();
    expect(await field.evaluate(outlines)).toEqual(['solid']);
  }

  #field(label: string): Locator {
    const form = this.#visit.page.getByRole('form');
    const { panel, label: wanted } = placeOfField(label);
    const place = panel ? form.getByRole('region', { name: panel, exact: true }) : form;
    return place.getByLabel(wanted, { exact: true });
  }
}

/** Returns the colours of a switch, and the highlight colour of the system. Runs in the page. */
function coloursOfSwitch(element: Element) {
  const sample = document.body.appendChild(document.createElement('div'));
  sample.style.cssText = 'forced-color-adjust: none; background: Highlight';
  const highlight = getComputedStyle(sample).backgroundColor;
  sample.remove();
  const { borderTopStyle: border, backgroundColor: ground } = getComputedStyle(element);
  const drawn = element.querySelector('.ant-switch-handle');
  const handle = drawn ? getComputedStyle(drawn, '::before').backgroundColor : ground;
  return { border, ground, handle, highlight };
}

/** Returns the visible outlines of a field and of its border element. Runs in the page. */
function outlines(input: Element): string[] {
  return [input, input.parentElement]
    .map((element) => element && getComputedStyle(element))
    .filter((style) => style !== null)
    .filter(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px')
    .map(({ outlineStyle }) => outlineStyle);
}
