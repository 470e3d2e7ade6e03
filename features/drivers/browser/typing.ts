import type { TypingActions } from '../areas/typing.ts';
import type { FieldsOnScreen } from './fields.ts';
import { expect, type Visit } from './visit.ts';

export function typingActions({ page, context }: Visit, { field }: FieldsOnScreen): TypingActions {
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
    announces: (text) => expect(page.getByRole('status').filter({ hasText: text })).toHaveText(text),
  };
}

/** A description that holds a text, whatever else it says. */
export const containing = (text: string): RegExp =>
  new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
