/**
 * The pattern of rule ids: a letter, a section and two digits. S and L are the two documents, T is this project. All code
 * that parses ids uses this pattern.
 */
const section = String.raw`[SLT]-\d+(?:\.\d+)?`;
/** Regular expression source for the id of a rule. */
const ruleId = String.raw`${section}-\d{2}`;
/** Ids of conflicts between the documents (C) and of ambiguities in them (A). */
const question = String.raw`[CA]-\d{2,3}`;
/** Regular expression source for the id of a rule or of a decision, both of which tests name. */
export const claimedId = `(?:${ruleId}|${question})`;

/** The letters in the order in which rules and decisions are shown. */
const letters = 'SLTCA';

/** Matches ids of rules and of decisions in a text. */
export const anyId = new RegExp(String.raw`\b${claimedId}\b`, 'g');

const ruleIds = new RegExp(String.raw`\b${ruleId}\b`, 'g');
const wholeRuleId = new RegExp(`^${ruleId}$`);
const sectionFile = new RegExp(String.raw`/${section}\.tsv$`);

/** Returns the rule ids in a text, without duplicates. */
export function rulesIn(text: string): string[] {
  return [...new Set(text.match(ruleIds) ?? [])];
}

/** Returns the ids of rules and decisions in a text, without duplicates. */
export function idsIn(text: string): string[] {
  return [...new Set(text.match(anyId) ?? [])];
}

/** Returns true for a text in the form of a rule id. Ids of decisions on gaps in the documents have the same form. */
export const isRuleId = (text: string): boolean => wholeRuleId.test(text);

/** Returns true for the id of a rule of this project, which no document has. */
export const isOwnRule = (id: string): boolean => id.startsWith('T-');

/** Returns true for the path of a catalogue file, which has the name of its section. */
export const isSectionFile = (path: string): boolean => sectionFile.test(path);

/** Returns the section of a rule id or of the id of a decision: `S-4.1` for `S-4.1-06`. */
export const sectionIdOf = (id: string): string => id.replace(/-\d+$/, '');

/** Compares ids by letter, then by number: 2 is before 10. */
export function compareIds(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  for (let index = 0; index < 4; index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function partsOf(id: string): number[] {
  const [letter = '', chapters = '', number = ''] = id.split('-');
  const [chapter = '', part = '0'] = chapters.split('.');
  return [letters.indexOf(letter), Number(chapter), Number(part), Number(number)];
}
