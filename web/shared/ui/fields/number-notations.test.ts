import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type EditKind, type Format, isRefused } from './edit.ts';
import { numberFormat } from './number-format.ts';

const money = numberFormat({ decimals: 2, unit: '$' });
const percent = numberFormat({ decimals: 3, unit: '%' });
const months = numberFormat({ decimals: 0, maximumLength: 3, unit: 'months' });

/** Returns the value of a field after a text was pasted or filled in at once; null if the field refuses it in words. */
function atOnce(format: Format, inserted: string, kind: EditKind = 'pasted'): string | null {
  const taken = format.take({ before: '', start: 0, end: 0, inserted, kind });
  if (isRefused(taken)) {
    assert.ok(taken.refusal, `words about ${inserted}`);
    return null;
  }
  return left(format, taken.text);
}

/** Returns the value after a text was typed key by key; null if the field has said anything about a key. */
function typed(format: Format, keys: string): string | null {
  let [text, caret, isSilent] = ['', 0, true];
  for (const inserted of keys) {
    const taken = format.take({ before: text, start: caret, end: caret, inserted, kind: 'typed' });
    if (!isRefused(taken)) ({ text, caret } = taken);
    else if (taken.refusal !== undefined) isSilent = false;
  }
  return isSilent ? left(format, text) : null;
}

/** Returns the value when the field is left; null for text that the validation calls wrong. */
function left(format: Format, text: string): string | null {
  const value = format.valueOnLeaving?.(text) ?? '';
  return /^\d+(?:\.\d*)?$|^\.\d+$/.test(value) ? value : null;
}

/** Returns the notations of a number that people in many countries write, by the platform's own formatter. */
const notations = (decimals: number) =>
  fc.record({
    locale: fc.constantFrom(
      'en-US',
      'en-IN',
      'de-DE',
      'de-AT',
      'de-CH',
      'fr-FR',
      'sv-SE',
      'pt-BR',
      'pl-PL',
      'es-ES',
      'ja-JP-u-nu-fullwide',
      'ar-EG',
      'hi-IN-u-nu-deva',
      'en-US-u-nu-mathbold',
    ),
    options: fc.record({
      notation: fc.constantFrom('standard', 'standard', 'standard', 'compact', 'scientific', 'engineering'),
      signDisplay: fc.constantFrom('auto', 'auto', 'always'),
      currencySign: fc.constantFrom('standard', 'accounting'),
      currencyDisplay: fc.constantFrom('symbol', 'code', 'name'),
      useGrouping: fc.constantFrom('always', 'min2', false),
      minimumFractionDigits: fc.integer({ min: 0, max: decimals }),
    }),
  });

/** Signed numbers with a count of decimals, as exact text: lone zeros, whole thousands and any others. */
const numbers = (decimals: number, largest: number) =>
  fc
    .tuple(
      fc.constantFrom('', '', '', '-'),
      fc.oneof(fc.integer({ min: 0, max: 9_999 }), fc.integer({ min: 0, max: largest })),
      fc.integer({ min: 0, max: 10 ** decimals - 1 }),
    )
    .map(([sign, whole, part]) => `${sign}${whole}.${String(part).padStart(decimals, '0')}`);

const runs = { seed: 1_311, numRuns: 4_000 };

const kinds = [
  { name: 'an amount', format: money, decimals: 2, largest: 999_999_999, style: 'currency' },
  { name: 'a percentage', format: percent, decimals: 3, largest: 999, style: 'percent' },
] as const;

for (const { name, format, decimals, largest, style } of kinds)
  test(`[A-131] ${name} in any notation keeps its number, or is refused in words`, () => {
    const taken = { pasted: 0, typed: 0 };
    fc.assert(
      fc.property(
        numbers(decimals, largest),
        notations(decimals),
        fc.constantFrom('decimal', style),
        (number, { locale, options }, shape) => {
          const shown = new Intl.NumberFormat(locale, {
            ...options,
            style: shape,
            currency: 'USD',
            maximumFractionDigits: shape === 'percent' ? decimals : 10,
          } as Intl.NumberFormatOptions);
          const written = shape === 'percent' ? `${number}e-2` : number;
          const text = shown.format(written as Intl.StringNumericLiteral);
          for (const [way, value] of [
            ['pasted', atOnce(format, text)],
            ['typed', typed(format, text)],
            ['typed', atOnce(format, text, 'filled')],
          ] as const) {
            // A percentage above 999.999 gets the message of its maximum.
            if (value === null || (style === 'percent' && Number(value) > 999.999)) continue;
            taken[way] += 1;
            assert.equal(Number(value), Number(number), `${text} ${way}`);
          }
        },
      ),
      runs,
    );
    assert.ok(taken.pasted > 200 && taken.typed > 200, `enough of them are taken: ${JSON.stringify(taken)}`);
  });

test('[A-131] a taken paste keeps each digit, and its separators stand between groups of three', () => {
  let count = 0;
  const signs = fc.constantFrom(..."0001235789,,,...  '’$%kKeE-+()xX•*_\u00A0\u202F\u200B".split(''));
  fc.assert(
    fc.property(fc.array(signs, { minLength: 1, maxLength: 9 }), (characters) => {
      const text = characters.join('');
      const value = atOnce(money, text);
      if (value === null) return;
      count += 1;
      const core = text.replaceAll(/[\u200B$]|^\s+|\s+$/g, '').trim();
      const [whole = '', part = '', ...more] = core.split('.');
      assert.deepEqual(more, [], text);
      assert.match(part, /^\d*$/, text);
      const [first = '', ...groups] = whole.split(/[^\d]/);
      assert.ok(
        groups.every((group) => group.length === 3),
        text,
      );
      if (groups.length > 0) assert.match(first, /^[1-9]\d{0,2}$/, text);
      assert.equal(Number(value), Number(`${first}${groups.join('')}.${part}0`), text);
    }),
    { seed: 1_311, numRuns: 20_000 },
  );
  assert.ok(count > 500, `${count} texts were taken`);
});

test('[A-131] a text that could be two numbers is refused with both', () => {
  assert.deepEqual(money.take({ before: '', start: 0, end: 0, inserted: '1.500', kind: 'pasted' }), {
    refusal: 'Not pasted: it could mean 1.500 or 1,500.',
  });
  assert.deepEqual(percent.take({ before: '', start: 0, end: 0, inserted: '6,125', kind: 'pasted' }), {
    refusal: 'Not pasted: it could mean 6,125 or 6.125.',
  });
  assert.equal(atOnce(months, '36.000'), null);
  assert.equal(atOnce(money, '1.500', 'filled'), null);
  assert.equal(typed(money, '1.500'), null);
});

test('[A-131] surplus zeros are dropped only where the point can be nothing else', () => {
  for (const [text, value] of [
    ['350000.000', '350000.00'],
    ['1,234.500', '1234.50'],
    ['0.500', '0.50'],
  ] as const)
    assert.equal(atOnce(money, text), value);
  assert.equal(atOnce(months, '360.0'), '360');
});

test('[A-131] a separator at an impossible place makes no other number', () => {
  for (const [format, text] of [
    [percent, '0,125'],
    [money, '0,500'],
    [money, '00,500'],
    [money, '12,34'],
    [money, '1,2345'],
    [money, ',500'],
    [money, '1,500,'],
    [money, '1.500.000'],
    [money, "1,500'000"],
    [money, '20%'],
    [percent, '$6.5'],
    [money, '360 months'],
  ] as const) {
    assert.equal(atOnce(format, text), null, text);
  }
  for (const [format, text] of [
    [percent, '0,125'],
    [money, '0,500'],
    [money, '20%'],
  ] as const)
    assert.equal(typed(format, text), null, text);
});

test('[A-131] zeros that are left after a deletion are no group', () => {
  const taken = money.take({ before: '400,000.00', start: 0, end: 1, inserted: '', kind: 'deleted' });
  assert.ok(!isRefused(taken));
  assert.equal(taken.text, '00000.00');
  assert.equal(money.valueOf(taken.text), '00000.00');
});
