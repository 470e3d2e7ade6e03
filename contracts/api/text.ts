/** Matches a character that a reader sees: neither white space nor a control or zero-width character. */
export const visibleCharacter = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Matches a character that no text may contain: a control character, or half of a surrogate pair. */
export const forbiddenCharacter = /[\p{Cc}\p{Cs}]/u;
