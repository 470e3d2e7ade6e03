import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isComposed, isEscape, type Layer, layerToClose } from './layers.ts';

interface Open {
  readonly name: string;
  readonly kind: Layer['kind'];
  readonly hasFocus?: boolean;
}

const focus = {} as Element;

/** Returns the name of the layer that Escape closes. @param open the layers in the order of opening */
function closed(...open: readonly Open[]): string | undefined {
  let name: string | undefined;
  const layers = open.map(
    (layer): Layer => ({
      kind: layer.kind,
      level: 0,
      element: () => ({ contains: () => layer.hasFocus === true }) as unknown as Element,
      close: () => {
        name = layer.name;
      },
    }),
  );
  layerToClose(layers, focus)?.close();
  return name;
}

const panel = { name: 'panel', kind: 'beside' } as const;
const assistant = { name: 'assistant', kind: 'beside' } as const;
const drawer = { name: 'drawer', kind: 'beside' } as const;
const filter = { name: 'filter', kind: 'field' } as const;
const dialog = { name: 'dialog', kind: 'modal' } as const;
const question = { name: 'question', kind: 'modal' } as const;
const tooltip = { name: 'tooltip', kind: 'tooltip' } as const;
const hasFocus = true;

const table: readonly (readonly [readonly Open[], string | undefined])[] = [
  [[], undefined],
  [[panel], 'panel'],
  [[panel, assistant], 'assistant'],
  [[{ ...panel, hasFocus }, assistant], 'panel'],
  [[panel, { ...drawer, hasFocus }], 'drawer'],
  [[filter], undefined],
  [[{ ...filter, hasFocus }], 'filter'],
  [
    [
      { ...drawer, hasFocus },
      { ...filter, hasFocus },
    ],
    'filter',
  ],
  [[{ ...drawer, hasFocus }, filter], 'drawer'],
  [[{ ...filter, hasFocus }, dialog], 'dialog'],
  [[{ ...panel, hasFocus }, dialog], 'dialog'],
  [[dialog, question], 'question'],
  [[{ ...dialog, hasFocus }, question], 'question'],
  [[dialog, { ...filter, hasFocus }], 'filter'],
  [[dialog, panel], 'dialog'],
  [[tooltip], 'tooltip'],
  [[{ ...panel, hasFocus }, tooltip], 'tooltip'],
  [[tooltip, { ...panel, hasFocus }], 'tooltip'],
  [[{ ...dialog, hasFocus }, tooltip], 'tooltip'],
  [[tooltip, { ...dialog, hasFocus }], 'dialog'],
];

for (const [open, wanted] of table) {
  const names = open.map(({ name, hasFocus: has }) => (has ? `${name} with the focus` : name)).join(', ');
  test(`[A-184] Escape with ${names || 'nothing'} open closes ${wanted ?? 'nothing'}`, () => {
    assert.equal(closed(...open), wanted);
  });
}

const press = {
  key: 'Escape',
  keyCode: 27,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
};

test('[A-184] only Escape alone closes, once for a key that is held down, not in an input method', () => {
  assert.equal(isEscape(press), true);
  for (const other of [
    { key: 'Enter' },
    { ctrlKey: true },
    { altKey: true },
    { metaKey: true },
    { shiftKey: true },
    { repeat: true },
    { isComposing: true },
    { keyCode: 229 },
  ]) {
    assert.equal(isEscape({ ...press, ...other }), false, JSON.stringify(other));
  }
});

test('[A-184] a key of an input method is reported as composing, or in Safari by its code', () => {
  assert.equal(isComposed({ isComposing: false, keyCode: 13 }), false);
  assert.equal(isComposed({ isComposing: true, keyCode: 13 }), true);
  assert.equal(isComposed({ isComposing: false, keyCode: 229 }), true);
});
