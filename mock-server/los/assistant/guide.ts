import type { Citation } from '../../../contracts/operations/assistant.ts';

/** A section of the guide without a citation id. Each answer numbers its own citations. */
export type Source = Omit<Citation, 'citationId'>;

const section = (number: string, title: string, content: string): Source => ({
  title: `Lending Guide ${number}: ${title}`,
  content,
  url: `https://guide.example.com/lending/${number}`,
});

/** Sections of the invented lending guide that the answers cite. One section has no address. */
export const guide = {
  credit: section(
    '2.1',
    'Credit score',
    "The decision score is the lowest of the borrowers' middle scores. Conforming fixed-rate products require a decision score of at least 620, and FHA products require 580.",
  ),
  ratios: section(
    '2.4',
    'DTI and housing ratios',
    'The total debt ratio may not exceed 45%, or 50% with an automated underwriting approval. The housing ratio is informational.',
  ),
  loanToValue: section(
    '3.1',
    'Maximum loan to value',
    'Conventional loans. Primary residence: 97% for a purchase, 80% for a cash-out refinance. Investment property: 75%. FHA, VA and USDA loans have limits of their own.',
  ),
  mortgageInsurance: section(
    '3.2',
    'Mortgage insurance',
    'Conforming loans above 80% LTV require mortgage insurance. A financed premium is part of the total loan amount.',
  ),
  gifts: section(
    '3.7',
    'Gift funds',
    'Gift funds may cover the entire down payment on a primary residence. Keep the signed gift letter, evidence of the transfer and evidence of the donor’s funds in the file.',
  ),
  locks: section(
    '4.1',
    'Rate locks',
    'Locks are for 30, 45 or 60 days and can be extended twice, 15 days each. An expired lock is repriced at the higher of the market rate and the expired rate.',
  ),
  disclosures: section(
    '5.2',
    'Disclosure timing',
    'The Loan Estimate must be sent within three business days of the application date. The Closing Disclosure must be received at least three business days before closing.',
  ),
  application: section(
    '5.1',
    'What makes an application',
    'An application consists of six items: name, income, Social Security number, property address, estimated property value and loan amount.',
  ),
  checklist: {
    title: 'Processing checklist',
    content:
      'Most recent 30 days of pay stubs, two years of W-2s, two months of bank statements, the purchase contract and the homeowners insurance policy.',
    url: null,
  },
} as const satisfies Readonly<Record<string, Source>>;

/** Returns the words of a section as a quotation. The answer must cite the section first. */
export const quoteOf = ({ content }: Source): string => `The Lending Guide says: ${content} [doc1]`;

/** Numbers the sources of an answer in order: doc1, doc2 and so on. */
export const cited = (...sources: readonly Source[]): Citation[] =>
  sources.map((source, index) => ({ citationId: `doc${index + 1}`, ...source }));
