/** What a table of a feature cannot hold, by the name that stands for it. */
const characters: Readonly<Record<string, string>> = {
  backslash: '\\',
  tab: '\t',
  newline: '\n',
  return: '\r',
  null: '\0',
  blank: ' ',
  'forty times coded': `${'%25'.repeat(40)}2f`,
  overlong: `/${'a'.repeat(2_000)}`,
};

/** The text that a table means: names in braces stand for characters. */
export const unbraced = (text: string): string =>
  text.replaceAll(/\{([\w ]+)\}/g, (whole, name: string) => characters[name] ?? whole);
