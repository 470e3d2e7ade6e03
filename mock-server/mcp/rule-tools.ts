import Type from 'typebox';
import { strict } from '../../contracts/schema.ts';
import { type RuleBook, type RuleRecord, ruleBookPath } from './rule-book.ts';
import type { Connection, Tool } from './tool.ts';

const limit = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 1_000, description: 'Maximum number of rules; 50 by default.' }),
);
const usualLimit = 50;

/** For each state of the test results, a sentence for agents on how reliable the verdicts are. */
const resultsInWords: Readonly<Record<RuleBook['results'], string>> = {
  none: 'This server has no test results, so every verdict is not-run: run npm test, or build the image after it.',
  present: 'The verdicts are those of the present sources.',
  earlier: 'The sources have changed since the tests ran: run npm test.',
  committed:
    'The verdicts are those of the last complete run that was committed; the verdict of a rule that has changed since is changed.',
};

/** Tools that return rules of the specification with their evidence and verdicts. */
export const ruleTools: readonly Tool[] = [
  {
    name: 'getRule',
    description:
      'Returns a rule of the specification by its id: its words and verdict, its tests with their verdicts, its mutants (changes that break it on purpose), and the code that names it.',
    input: strict({ id: Type.String({ description: 'Id of a rule, such as S-2.3-01 or L-4.6-03.' }) }),
    isReadOnly: true,
    isDestructive: false,
    run: async ({ id }, connection) => {
      const { results, rules } = await ruleBook(connection);
      const rule = rules.find((one) => one.id === id);
      if (!rule)
        throw new Error(
          `There is no rule ${String(id)}: searchRules finds rules by words and by the beginning of their ids.`,
        );
      return { results: resultsInWords[results], rule };
    },
  },
  {
    name: 'searchRules',
    description: 'Finds rules of the specification whose words or id contain all the words that are given.',
    input: strict({
      words: Type.String({
        minLength: 1,
        description: 'Words in any order and case, or the beginning of an id such as S-2.3.',
      }),
      limit,
    }),
    isReadOnly: true,
    isDestructive: false,
    run: async ({ words, limit: most }, connection) => {
      const wanted = String(words).toLowerCase().split(/\s+/);
      return listed(await ruleBook(connection), most, ({ id, words: text }) => {
        const all = `${id} ${text}`.toLowerCase();
        return wanted.every((word) => all.includes(word));
      });
    },
  },
  {
    name: 'listUnprovenRules',
    description:
      'Lists the rules of the specification without a passed test: failed, changed since the committed run, not run or without any test.',
    input: strict({ limit }),
    isReadOnly: true,
    isDestructive: false,
    run: async ({ limit: most }, connection) =>
      listed(await ruleBook(connection), most, ({ isProven }) => !isProven),
  },
];

function listed({ results, rules }: RuleBook, most: unknown, matches: (rule: RuleRecord) => boolean): object {
  const found = rules.filter(matches);
  return {
    results: resultsInWords[results],
    count: found.length,
    rules: found
      .slice(0, typeof most === 'number' ? most : usualLimit)
      .map(({ id, verdict, words }) => ({ id, verdict, words })),
  };
}

/** The last rule book that was read, with its entity tag. Parsing it for each call would take most of the time. */
let last: { readonly tag: string; readonly book: RuleBook } | undefined;

async function ruleBook({ origin, fetch: send = fetch }: Connection): Promise<RuleBook> {
  const known = last;
  const response = await send(`${origin}${ruleBookPath}`, {
    headers: known ? { 'if-none-match': known.tag } : {},
  }).catch((cause: unknown) => {
    throw new Error(`No server responds at ${origin}: start it with npm start.`, { cause });
  });
  if (known && response.status === 304) return known.book;
  if (!response.ok) {
    throw new Error(
      `The server has no specification (${response.status} for ${ruleBookPath}): npm start builds it from the sources, npm run spec says what is wrong.`,
    );
  }
  const book = (await response.json()) as RuleBook;
  const tag = response.headers.get('etag');
  if (tag !== null) last = { tag, book };
  return book;
}
