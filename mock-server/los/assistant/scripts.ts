import type { Citation } from '../../../contracts/operations/assistant.ts';
import { cited, guide } from './guide.ts';
import { loanScripts, pipelineScript, type Facts, type Reply, type Script } from './loan-scripts.ts';

/** Returns the answer to a prompt. The answer depends on prompt and facts only. */
export const replyTo = (prompt: string, facts: Facts): Reply =>
  (
    scripts.find((script) => script.prompt instanceof RegExp && script.prompt.test(prompt)) ??
    bestByWords(prompt) ??
    otherwise
  ).reply(facts);

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

const says =
  (output: string, citations: readonly Citation[] = []) =>
  (): Reply => ({ output, citations });

/** The scripts in the order in which they are matched: those about the open loan before general ones. */
export const scripts: readonly Script[] = [
  { name: 'empty', prompt: /\b(say nothing|empty|silence)\b/i, reply: says('') },
  ...loanScripts,
  pipelineScript,
  {
    name: 'long',
    prompt: /\b(explain everything|step by step|whole process)\b/i,
    reply: says(
      [
        'From application to funding a loan takes these steps.',
        '1. Application. Collect the six items that make an application [doc1]. The application date sets itself once all six are there, if your institution has switched that on.',
        '2. Disclosures. Send the Loan Estimate within three business days [doc2] and keep the intent to proceed in the file.',
        '3. Processing. Collect the documents of the checklist [doc3]. Order the appraisal, title and flood determination from Loan Services.',
        '4. Underwriting. Run the automated underwriting and read its findings. The decision score [doc4] and the ratios [doc5] decide most cases; section 3.2 on mortgage insurance is quoted as [doc6] in the printed guide.',
        '5. Lock. Lock the rate early enough that it outlives the closing date by some days, and mind that a lock which expires is priced again.',
        '6. Closing. The Closing Disclosure must be received three business days before closing [doc2]. Count Saturdays, but neither Sundays nor public holidays.',
        '7. Funding. Funds leave when the signed package has been reviewed. A refinance of a primary residence also waits out the right of rescission of three business days.',
        'If a step is blocked, the Status Tracking menu says what it waits for, and notes on the loan reach all users who work on it.',
      ].join('\n\n'),
      cited(
        guide.application,
        guide.disclosures,
        guide.checklist,
        guide.credit,
        guide.ratios,
        guide.mortgageInsurance,
        guide.locks,
      ),
    ),
  },
  {
    name: 'maximum loan to value',
    prompt: { words: /\b(?:maximum|highest|limit|loan to value|ltv|cash-out|refinance|investment)\b/g },
    reply: says(
      'A cash-out refinance of a primary residence may have a loan to value of up to 80 percent, a purchase up to 97 percent, and an investment property up to 75 percent [doc1].',
      cited(guide.loanToValue),
    ),
  },
  {
    name: 'mortgage insurance',
    prompt: { words: /\b(?:mortgage|insurance|premium|pmi|80 percent)\b/g },
    reply: says(
      'Mortgage insurance is needed when the loan to value is above 80 percent [doc1]. If the premium is financed, it raises the total loan amount and with it the loan to value that the pricing uses [doc1].',
      // The order is reversed, so that clients must find citations by id.
      cited(guide.mortgageInsurance, guide.ratios).toReversed(),
    ),
  },
  {
    name: 'credit score',
    prompt: { words: /\b(?:credit|scores?|fico|lowest|minimum)\b/g },
    reply: says(
      'Take the middle score of each borrower, then the lowest of these: that is the decision score [doc1]. Conforming products need 620, FHA products 580.',
      cited(guide.credit),
    ),
  },
  {
    name: 'gift funds',
    prompt: { words: /\b(?:gifts?|down payment|donor|funds)\b/g },
    reply: says(
      'Yes, for a primary residence the whole down payment may come from a gift [doc1]. Keep the gift letter, the transfer and the donor’s statement in the file; the usual documents are listed in the checklist.',
      cited(guide.gifts, guide.checklist, guide.ratios),
    ),
  },
  {
    name: 'disclosures',
    prompt: { words: /\b(?:disclosures?|loan estimate|closing|deadline|sent|trid)\b/g },
    reply: says(
      'The Loan Estimate must go out within three business days of the application [doc2], which is complete once six items are known [doc1]. The Closing Disclosure must be received three business days before closing [doc2].',
      cited(guide.application, guide.disclosures),
    ),
  },
  {
    name: 'locks in general',
    prompt: { words: /\b(?:rate|locks?|locked|days|long|extend|extended|extension|expires?)\b/g },
    reply: says(
      'Locks run for 30, 45 or 60 days and can be extended twice by 15 days [doc1]. Open a loan and ask again to see the state of its lock.',
      cited(guide.locks),
    ),
  },
];

const otherwise: Omit<Script, 'prompt'> = {
  name: 'otherwise',
  reply: ({ loan }) => ({
    output: `I have found nothing about this in the lending guide. Ask about rate locks, disclosures, loan to value, mortgage insurance, credit scores or gift funds, about the counts of the pipeline${
      loan
        ? `, or about the status, lock or missing items of loan ${loan.account.loanNumber}`
        : ', or open a loan and ask about it'
    }.`,
    citations: [],
  }),
};
