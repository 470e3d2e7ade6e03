import type { TypingActions } from '../areas/typing.ts';
import type { FieldsOnScreen } from './fields.ts';
import { expect } from './visit.ts';

export function typingActions({ field }: FieldsOnScreen): Partial<TypingActions> {
  return {
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
