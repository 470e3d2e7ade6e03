import { type DataTable, Then, When } from '@cucumber/cucumber';
import { eachRow } from '../support/rows.ts';
import { expect } from '../support/users/expect.ts';
import { world } from '../support/users/world.ts';
import { fieldInBrowser } from './create-form.steps.ts';

When('an input method enters {string} into {string}', async (text: string, name: string) => {
  const { page } = world.browser;
  await fieldInBrowser(name).focus();
  const session = await page.context().newCDPSession(page);
  for (let length = 1; length <= text.length; length += 1) {
    const composed = { text: text.slice(0, length), selectionStart: length, selectionEnd: length };
    await session.send('Input.imeSetComposition', composed);
    await expect(fieldInBrowser(name)).toHaveValue(composed.text);
  }
  await session.send('Input.insertText', { text });
});

Then('the whole text in {string} is in sight', async (name: string) => {
  const field = fieldInBrowser(name);
  await expect(field).toHaveValue(/./);
  expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

Then('the listed entry {string} is in sight', async (name: string) => {
  const link = world.browser.page.getByRole('form').getByRole('link', { name, exact: true });
  await expect(link).toBeInViewport({ ratio: 1 });
});

Then('the list of entries is one line without a cut entry', async () => {
  const list = world.browser.page.locator('#fields-to-fix');
  const { height, cut } = await list.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const links = [...element.querySelectorAll('a')].map((link) => link.getBoundingClientRect());
    const isShown = ({ top, bottom }: DOMRect) => bottom > box.top + 1 && top < box.bottom - 1;
    const isCut = ({ left, right, top, bottom }: DOMRect) =>
      top < box.top - 1 || bottom > box.bottom + 1 || left < box.left - 1 || right > box.right + 1;
    return { height: box.height, cut: links.filter((link) => isShown(link) && isCut(link)).length };
  });
  expect(height).toBeLessThanOrEqual(25);
  expect(cut).toBe(0);
});

Then('the switch {string} has a border and a visible handle', async (name: string) => {
  const { border, background, handle } = await fieldInBrowser(name).evaluate(switchColors);
  expect(border).toBe('solid');
  expect(handle).not.toBe(background);
});

Then('the switch {string} has the highlight color', async (name: string) => {
  await expect(fieldInBrowser(name)).toBeChecked();
  const isHighlighted = async () => {
    const { background, highlight } = await fieldInBrowser(name).evaluate(switchColors);
    return background === highlight;
  };
  await expect.poll(isHighlighted).toBe(true);
});

Then('an outline shows the focus in these fields:', (fields: DataTable) =>
  eachRow(fields, async ({ field: name = '' }) => {
    const field = fieldInBrowser(name);
    await expect(field).not.toBeFocused();
    expect(await field.evaluate(visibleOutlines)).toEqual([]);
    await field.focus();
    expect(await field.evaluate(visibleOutlines)).toEqual(['solid']);
  }),
);

/** Returns the colors of a switch, and the highlight color of the system. Runs in the page. */
function switchColors(element: Element) {
  const sample = document.body.appendChild(document.createElement('div'));
  sample.style.cssText = 'forced-color-adjust: none; background: Highlight';
  const highlight = getComputedStyle(sample).backgroundColor;
  sample.remove();
  const { borderTopStyle: border, backgroundColor: background } = getComputedStyle(element);
  const knob = element.querySelector('.ant-switch-handle');
  const handle = knob ? getComputedStyle(knob, '::before').backgroundColor : background;
  return { border, background, handle, highlight };
}

/** Returns the visible outlines of a field and of its border element. Runs in the page. */
function visibleOutlines(input: Element): string[] {
  return [input, input.parentElement]
    .map((element) => element && getComputedStyle(element))
    .filter((style) => style !== null)
    .filter(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px')
    .map(({ outlineStyle }) => outlineStyle);
}
