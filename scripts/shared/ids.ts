/**
 * The id of a rule: a letter for where it comes from, its section there, two digits. S and L are the two documents, T is
 * this project. All that reads ids takes the pattern from here.
 */
const section = String.raw`[SLT]-\d+(?:\.\d+)?`;
/** Source of a regular expression for the id of a rule. */
export const ruleId = String.raw`${section}-\d{2}`;
/** Conflicts between the documents and ambiguities in them. */
const question = String.raw`[CA]-\d{2,3}`;

/** The letters in the order in which their rules are shown. */
const letters = 'SLT';

/** Ids of rules and of questions in a text. */
export const anyId = new RegExp(String.raw`\b(?:${ruleId}|${question})\b`, 'g');

/** `S-4.3-06 to S-4.3-11`: section, first and last number. */
export const idRange = new RegExp(String.raw`\b(${section}-)(\d{2}) to \1(\d{2})\b`, 'g');

const ruleIds = new RegExp(String.raw`\b${ruleId}\b`, 'g');
const wholeRuleId = new RegExp(`^${ruleId}$`);
const sectionFile = new RegExp(String.raw`/${section}\.tsv$`);

/** The rule ids in a text, each once. */
export function rulesIn(text: string): string[] {
  return [...new Set(text.match(ruleIds) ?? [])];
}

/** True for the form of a rule's id. An open question of a document has one, too. */
export const isRuleId = (text: string): boolean => wholeRuleId.test(text);

/** True for the path of a file of the catalogue, which is named after its section. */
export const isSectionFile = (path: string): boolean => sectionFile.test(path);

/** The id of the section that a rule or a question of the documents is in; `S-4.1-06` is in `S-4.1`. */
export const sectionIdOf = (id: string): string => id.replace(/-\d+$/, '');

/** Orders ids by letter, then by numbers: 2 before 10. */
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
