import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanText, matchKeyOf, withPlainSigns } from './text.ts';

const marks = [
  0xad,
  0x34f,
  0x61c,
  0x115f,
  0x17b4,
  0x180e,
  0x3164,
  0xfeff,
  0xffa0,
  0xe0041,
  ...range(0x200b, 0x200f),
  ...range(0x202a, 0x202e),
  ...range(0x2060, 0x206f),
];

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

test('[A-175] marks that show nothing are left out, wherever they stand', () => {
  for (const mark of marks.map((point) => String.fromCodePoint(point))) {
    assert.equal(cleanText(`${mark}Ma${mark}ry${mark}`), 'Mary', `U+${mark.codePointAt(0)?.toString(16)}`);
  }
});

test('[A-175] each kind of blank becomes a plain one, and line breaks stay', () => {
  for (const blank of ['\u00A0', '\u1680', '\u2003', '\u202F', '\u205F', '\u3000'])
    assert.equal(cleanText(`Mary${blank}Ann`), 'Mary Ann');
  assert.equal(cleanText('one\r\ntwo\tthree\u2028four'), 'one\r\ntwo\tthree\nfour');
});

test('[A-175] full-width forms, mathematical digits and ligatures become the usual characters', () => {
  assert.equal(cleanText('\uFF21\uFF44\uFF41 \uFF11\uFF12\uFF03\uFF0D\uFE63'), 'Ada 12#--');
  assert.equal(cleanText('\u{1D7D0}\u{1D7D7}'), '29');
  assert.equal(cleanText('Gri\uFB03th'), 'Griffith');
});

test('[A-175] letters of names stay as they are', () => {
  for (const name of [
    'José Núñez',
    'Zoë O\u2019Brien',
    'Łukasz Żółć',
    'Nguyễn Thị Ánh',
    'Straße 5½',
    '葛\u{E0100}城',
    'ﾔﾏﾀﾞ',
    'N\u00BAº 5²',
    '\u05E9\u05DC\u05D5\u05DD',
    '\u0646\u200C\u0627',
    '\u0915\u094D\u200D\u0937',
    '\u{1F469}\u200D\u{1F467}',
    '\u2764\uFE0F\u200D\u{1F525}',
  ])
    assert.equal(cleanText(name), name);
  const decomposed = 'José'.normalize('NFD');
  assert.equal(cleanText(decomposed), decomposed);
});

test('[A-175] fields of ASCII values read typographic dashes and quotes as plain ones', () => {
  assert.equal(withPlainSigns('\u2010\u2011\u2012\u2013\u2014\u2015\u2212'), '-------');
  assert.equal(withPlainSigns('\u2018\u2019\u201A\u201B\u02BC\u02BB\u2032\u00B4`'), "'''''''''");
  assert.equal(withPlainSigns('\u201CAda\u201D'), '"Ada"');
});

test('[A-178] a name is found in any case, with any dashes, quotes and blanks, without accents and dots', () => {
  for (const [typed, name] of [
    ['jr', 'Jr.'],
    ['JR.', 'Jr.'],
    ['construction\u2013permanent', 'Construction-Permanent'],
    ['Construction \u2014 Permanent', 'Construction-Permanent'],
    ['\u200Epud\u00A0 attached ', 'PUD Attached'],
    ['O\u2018Brien', "O'Brien"],
    ['O\u02BCBrien', 'O\u2019Brien'],
    ['jose', 'José'],
    ['st louis', 'St. Louis'],
    ['\uFF37\uFF21', 'WA'],
  ] as const)
    assert.equal(matchKeyOf(typed), matchKeyOf(name), typed);
  assert.notEqual(matchKeyOf('Co-op'), matchKeyOf('Coop'));
  assert.notEqual(matchKeyOf('II'), matchKeyOf('III'));
});
