import type { Citation } from '../../../contracts/operations/assistant.ts';
import { cited, guide, quoteOf, type Source } from './guide.ts';
import { loanScripts, pipelineScript, type Facts, type Reply, type Script } from './loan-scripts.ts';

/** Returns the answer to a prompt. The answer depends on prompt and facts only. */
export const replyTo = (prompt: string, facts: Facts): Reply =>
  (
    scripts.find((script) => script.prompt instanceof RegExp && script.prompt.test(prompt)) ??
    bestByWords(prompt) ??
    otherwise
  ).reply(facts, prompt);

/** Returns the script with the most words in the prompt; undefined if no script has at least two. */
function bestByWords(prompt: string): Script | undefined {
  const counted = scripts.flatMap((script) =>
    script.prompt instanceof RegExp ? [] : [{ script, count: countOf(script.prompt.words, prompt) }],
  );
  const most = Math.max(...counted.map(({ count }) => count));
  return most < 2 ? undefined : counted.find(({ count }) => count === most)?.script;
}

const countOf = (words: RegExp, prompt: string): number => new Set(prompt.toLowerCase().match(words)).size;

/** Returns true for a prompt with "please fail", so that a demo can show an error without the console. */
export const asksToFail = (prompt: string): boolean => /\bplease fail\b/i.test(prompt);

/** Returns the delay of the answer in milliseconds: 5 s for prompts such as "take your time", else 0. */
export const thinkingTime = (prompt: string): number =>
  /\b(take your time|slowly|think (it over|hard))\b/i.test(prompt) ? 5_000 : 0;

/** A script that answers with the words of the first source, so that the answer keeps their scope. */
const quotes = (name: string, words: RegExp, source: Source, ...others: readonly Source[]): Script => ({
  name,
  prompt: { words },
  reply: () => ({ output: quoteOf(source), citations: cited(source, ...others) }),
});

const says =
  (output: string, citations: readonly Citation[] = []) =>
  (): Reply => ({ output, citations });

/** The scripts in the order in which they are matched: those about the open loan before general ones. */
export const scripts: readonly Script[] = [
  { name: 'empty', prompt: /\b(say nothing|empty|silence)\b/i, reply: says('') },
  pipelineScript,
  ...loanScripts,
  {
    name: 'long',
    prompt: /\b(explain everything|step by step|whole process)\b/i,
    reply: says(
      [
        'A loan goes through these steps from application to funding.',
        '1. Application. Collect the six items that make an application [doc1]. If your institution uses application date automation, the application date is set when all six are received.',
        '2. Disclosures. Send the Loan Estimate within three business days [doc2] and keep the intent to proceed in the file.',
        '3. Processing. Collect the documents on the checklist [doc3]. Order the appraisal, title and flood determination from Loan Services.',
        '4. Underwriting. Run automated underwriting and review the findings. The decision score [doc4] and the ratios [doc5] drive most decisions; mortgage insurance, section 3.2, is [doc6] in the printed guide.',
        '5. Lock. Lock the rate for a few days past closing. An expired lock is repriced.',
        '6. Closing. The Closing Disclosure must be received three business days before closing [doc2]. Saturdays count; Sundays and federal holidays do not.',
        '7. Funding. Fund after the signed closing package is reviewed. A refinance of a primary residence also has a three-business-day right of rescission.',
      ].join('\n\n'),
      cited(
        guide.application,
        guide.disclosures,
        guide.checklist,
        guide.credit,
        guide.ratios,
        guide.mortgageInsurance,
        guide.locks,
        // The order is reversed, so that clients must find citations by id.
      ).toReversed(),
    ),
  },
  quotes(
    'maximum loan to value',
    /\b(?:maximum|highest|limit|loan to value|ltv|cash-out|refinance|investment)\b/g,
    guide.loanToValue,
  ),
  quotes(
    'mortgage insurance',
    /\b(?:mortgage|insurance|premium|pmi|80 percent)\b/g,
    guide.mortgageInsurance,
    guide.ratios,
  ),
  quotes('debt ratios', /\b(?:maximum|highest|limit|debt|dti|ratios?)\b/g, guide.ratios),
  quotes('application', /\b(?:six|items?|application|complete)\b/g, guide.application, guide.checklist),
  quotes('credit score', /\b(?:credit|scores?|fico|lowest|minimum)\b/g, guide.credit),
  quotes(
    'gift funds',
    /\b(?:gifts?|down payment|donor|funds)\b/g,
    guide.gifts,
    guide.checklist,
    guide.ratios,
  ),
  quotes(
    'disclosures',
    /\b(?:disclosures?|loan estimate|closing|deadline|sent|trid)\b/g,
    guide.disclosures,
    guide.application,
  ),
];

const otherwise: Omit<Script, 'prompt'> = {
  name: 'otherwise',
  reply: ({ loan }) => ({
    output: `I couldn't find anything about that in the Lending Guide. Ask about rate locks, disclosures, LTV, debt ratios, mortgage insurance, credit scores, gift funds, applications or the pipeline${
      loan
        ? `, or about the status, lock, closing, users, compliance, figures or missing items of loan ${loan.account.loanNumber}`
        : ', or open a loan and ask about it'
    }.`,
    citations: [],
  }),
};
