/** Matches a character that a reader sees: neither white space nor a control or zero-width character. */
export const visibleCharacter = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Matches a character that no text may contain: a control character, or half of a surrogate pair. */
export const forbiddenCharacter = /[\p{Cc}\p{Cs}]/u;

/**
 * Returns a text without marks that show nothing, such as a zero-width space, a direction mark or a soft hyphen. Keeps
 * what a letter needs: its variant selectors, and the joiners between letters of scripts that join, and within emojis.
 * Legacy pages get the source of this function and the two below, so these refer to nothing outside.
 */
export const withoutMarks = (text: string): string =>
  text.replaceAll(
    /(?!\p{Variation_Selector})(?!(?<=[\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Khmr}\p{sc=Mymr}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200C\u200D](?=[\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Khmr}\p{sc=Mymr}\p{Extended_Pictographic}]))\p{Default_Ignorable_Code_Point}/gu,
    '',
  );

/** Returns a text with plain blanks, and with the usual form of full-width characters and ligatures. */
export const withUsualForms = (text: string): string =>
  text
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

/** Returns a typed or pasted text as it is read and stored. Letters and line breaks stay as they are. */
export const cleanText = (text: string): string => withUsualForms(withoutMarks(text));

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
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?- ?/g, '-')
    .trim();

/** Returns true for text without typographic signs. A list of places has 40,000 of them. */
const isAscii = (text: string): boolean => /^[\t\n\r !-_a-~]*$/.test(text);
