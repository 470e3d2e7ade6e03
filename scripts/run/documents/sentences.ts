/** The words of one section of a document. */
export interface Words {
  readonly heading: string;
  readonly sentences: readonly string[];
}

/**
 * Returns the words of a Markdown document by the number of their section, such as `4.1`; those before the first
 * numbered heading are in `introduction`. An entry of a list and a row of a table count as one sentence each; the head
 * of a table does not count. `features/rules/places.tsv` counts in the same way.
 */
export function wordsBySection(text: string): ReadonlyMap<string, Words> {
  let current: string[] = [];
  const sections = new Map([['introduction', { heading: '', sentences: current }]]);
  /** The lines of the paragraph or list entry that is being read. */
  let block: string[] = [];
  let isEntry = false;
  const close = (): void => {
    const words = block.join(' ');
    if (words !== '') current.push(...(isEntry ? [words] : words.split(betweenSentences)).map(plain));
    block = [];
    isEntry = false;
  };
  const lines = text.split(/\r?\n/);
  for (const [index, line] of lines.entries()) {
    const [, heading = '', number] = /^#{1,6}\s+(([1-9]\d*(?:\.\d+)*)\\?\.?\s+\S.*)$/.exec(line) ?? [];
    const [, entry] = /^\s*(?:[-*+]|\d+[.)])\s+(\S.*)$/.exec(line) ?? [];
    if (number !== undefined || entry !== undefined || /^\s*(?:$|#|\|)/.test(line)) close();
    if (number !== undefined) {
      const section = sections.get(number) ?? { heading: plain(heading.trim()), sentences: [] };
      sections.set(number, section);
      current = section.sentences;
    } else if (entry !== undefined) {
      block.push(entry.trim());
      isEntry = true;
    } else if (/^\s*\|/.test(line)) {
      if (!isRuler(line) && !isRuler(lines[index + 1] ?? '')) current.push(plain(cellsOf(line)));
    } else if (!/^\s*(?:$|#)/.test(line)) block.push(line.trim());
  }
  close();
  return sections;
}

/** A sentence ends before white space and a capital letter or a quote. */
const betweenSentences = /(?<=[.!?])\s+(?=[\p{Lu}"'`])/u;

/** Returns true for the line between the head of a table and its rows. */
const isRuler = (line: string): boolean => /^\s*\|[\s:|-]+\|\s*$/.test(line) && line.includes('-');

const cellsOf = (row: string): string =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
    .join(' | ');

/** Removes the marks of bold and code. */
const plain = (words: string): string => words.replace(/\*\*([^*]+)\*\*/g, '$1').replace(/`([^`]+)`/g, '$1');
