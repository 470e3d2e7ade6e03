import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Mode, type Palette, palettes } from './palette.ts';

const texts: readonly (readonly [keyof Palette, readonly (keyof Palette)[]])[] = [
  ['ink', ['layout', 'card', 'quiet', 'primary-soft']],
  ['muted', ['layout', 'card', 'quiet']],
  ['primary', ['layout', 'card', 'quiet', 'primary-soft']],
  ['on-primary', ['primary', 'primary-hover', 'primary-active']],
  ['warn', ['layout', 'card', 'warn-soft']],
  ['caution', ['layout', 'card', 'caution-soft']],
  ['pass', ['layout', 'card', 'pass-soft']],
  ['bar-ink', ['bar']],
  ['bar-muted', ['bar']],
  ['mark', ['bar']],
  ['on-borrower', ['borrower', 'borrower-1', 'borrower-2', 'borrower-3', 'borrower-4']],
];

for (const mode of ['light', 'dark'] as const satisfies readonly Mode[]) {
  const palette = palettes[mode];
  test(`texts of the ${mode} palette have a contrast of at least 4.5 to 1`, () => {
    for (const [text, grounds] of texts) {
      for (const ground of grounds) {
        const ratio = contrast(palette[text], palette[ground]);
        assert.ok(ratio >= 4.5, `${text} on ${ground}: ${ratio.toFixed(2)}`);
      }
    }
  });
  test(`edges of the ${mode} palette have a contrast of at least 3 to 1`, () => {
    assert.ok(contrast(palette.edge, palette.card) >= 3, contrast(palette.edge, palette.card).toFixed(2));
  });
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
