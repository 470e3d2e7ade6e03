import type { TypingActions } from '../areas/typing.ts';
import type { FieldsOnScreen } from './fields.ts';
import { expect, type Visit } from './visit.ts';

export function typingActions({ page, context }: Visit, { field }: FieldsOnScreen): Partial<TypingActions> {
  const replace = async (name: string) => {
    await field(name).focus();
    await page.keyboard.press('ControlOrMeta+A');
  };
  return {
    typeKeys: async (name, text) => {
      await replace(name);
      await page.keyboard.type(text);
    },
    pasteInto: async (name, text) => {
      await expect(field(name)).toBeVisible();
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await replace(name);
      await page.keyboard.press('ControlOrMeta+V');
    },
    pressIn: (keys, name) => field(name).press(keys),
    shows: (name, text) => expect(field(name)).toHaveValue(text),
    holds: async (name, characters) => {
      await expect
        .poll(async () => (await field(name).inputValue()).replaceAll(',', '').length)
        .toBe(characters);
    },
    saysBeside: (name, text) => expect(field(name)).toHaveAccessibleDescription(containing(text)),
    isRight: (name) => expect(field(name)).toHaveAttribute('aria-invalid', 'false'),
    announcesOnce: async (text, name) => {
      const naming = page.locator(liveRegions).filter({ hasText: name });
      await expect(naming).toHaveText([`${name}: ${text}`]);
    },

    formSays: (text) => expect(page.getByRole('form').getByText(text, { exact: true })).toBeVisible(),
    isMarkedRequired: async (name, isRequired) => {
      await expect(field(name)).toHaveAttribute('aria-required', String(isRequired));
      const label = page.locator(`label[for="${await field(name).getAttribute('id')}"]`);
      await expect(label.locator('xpath=..').getByText('*', { exact: true })).toHaveCount(isRequired ? 1 : 0);
    },

    switchIsDrawn: async (name) => {
      const { border, ground, handle } = await field(name).evaluate(coloursOfSwitch);
      expect(border).toBe('solid');
      expect(handle).not.toBe(ground);
    },
    switchIsHighlighted: async (name) => {
      await expect(field(name)).toBeChecked();
      await expect
        .poll(async () => {
          const { ground, highlight } = await field(name).evaluate(coloursOfSwitch);
          return ground === highlight;
        })
        .toBe(true);
    },
    hasOutline: async (name) => {
      await expect(field(name)).not.toBeFocused();
      expect(await field(name).evaluate(outlines)).toEqual([]);
      await field(name).focus();
      expect(await field(name).evaluate(outlines)).toEqual(['solid']);
    },
  };
}

const liveRegions = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';

/** Runs in the page: how a switch is drawn, and the highlight colour of the system. */
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

/** Runs in the page: the visible outlines of a field and of the frame around it. */
function outlines(input: Element): string[] {
  return [input, input.parentElement]
    .map((element) => element && getComputedStyle(element))
    .filter((style) => style !== null)
    .filter(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px')
    .map(({ outlineStyle }) => outlineStyle);
}

/** A description that holds a text, whatever else it says. */
export const containing = (text: string): RegExp =>
  new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
