/** Matches a character that a reader sees: neither white space nor a control or zero-width character. */
export const visibleCharacter = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Matches a character that no text may contain: a control character, or half of a surrogate pair. */
export const forbiddenCharacter = /[\p{Cc}\p{Cs}]/u;

/**
 * Matches a mark that shows nothing, such as a zero-width space, a direction mark or a soft hyphen. The selectors of a
 * letter's variant are no such marks.
 */
export const invisibleMark = /(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/u;

/**
 * Returns a typed or pasted text without marks that show nothing, with plain blanks, and with the usual form of
 * full-width characters and ligatures. Other letters stay as they are. Legacy pages get the source of this
 * function, so it refers to nothing outside.
 */
export const cleanText = (text: string): string =>
  text
    .replaceAll(/(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/[\u2028\u2029]/g, '\n')
    .replaceAll(
      /[\uFB00-\uFB06\uFE50-\uFE6B\uFF01-\uFF5E\uFFE0-\uFFE2\uFFE5\uFFE6\u{1D7CE}-\u{1D7FF}]/gu,
      (form) => form.normalize('NFKC'),
    );

/**
 * Returns a text with the hyphen and the quotes of ASCII in place of typographic ones, for values that have no others:
 * numbers, dates and email addresses.
 */
export const withPlainSigns = (text: string): string =>
  text
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[\u2018-\u201B\u02B9\u02BB-\u02BD\u2032\u00B4`]/g, "'")
    .replaceAll(/[\u201C-\u201F\u2033]/g, '"');

/**
 * Returns the key by which a typed text is compared with a name of a list: without regard to case, accents, dots, and
 * the kind of dashes, quotes and blanks.
 */
export const matchKeyOf = (text: string): string =>
  (isAscii(text)
    ? text
    : withPlainSigns(cleanText(text))
        .normalize('NFKD')
        .replaceAll(/\p{M}+/gu, '')
  )
    .toLowerCase()
    .replaceAll('.', '')
    .replaceAll(/ *- */g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns true for text without typographic signs. A list of places has 40,000 of them. */
const isAscii = (text: string): boolean => /^[\t\n\r !-_a-~]*$/.test(text);
