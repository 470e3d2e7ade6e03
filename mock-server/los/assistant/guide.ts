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
    'The decision score of a loan is the lowest middle score among all borrowers. Conforming fixed rate products need a decision score of at least 620, FHA products 580.',
  ),
  ratios: section(
    '2.4',
    'Debt and housing ratios',
    'The total debt ratio may not exceed 45 percent, or 50 percent with an automated approval. The housing ratio is informational.',
  ),
  loanToValue: section(
    '3.1',
    'Maximum loan to value',
    'Primary residence: 97 percent for a purchase, 80 percent for a cash-out refinance. Investment property: 75 percent.',
  ),
  mortgageInsurance: section(
    '3.2',
    'Mortgage insurance',
    'Conforming loans with a loan to value above 80 percent need mortgage insurance. A financed premium is part of the total loan amount.',
  ),
  gifts: section(
    '3.7',
    'Gift funds',
    'A gift may cover the whole down payment of a primary residence. Keep the signed gift letter, proof of the transfer and proof of the donor’s funds in the file.',
  ),
  locks: section(
    '4.1',
    'Rate locks',
    'A lock holds for 30, 45 or 60 days. It can be extended twice by 15 days. After it has expired, the loan is priced again at the higher of the market rate and the expired rate.',
  ),
  disclosures: section(
    '5.2',
    'Disclosure timing',
    'The Loan Estimate goes out within three business days of the application date. The Closing Disclosure must be received at least three business days before closing.',
  ),
  application: section(
    '5.1',
    'What makes an application',
    'Six items make an application: name, income, social security number, property address, estimated value of the property and loan amount.',
  ),
  checklist: {
    title: 'Processing checklist',
    content:
      'Pay stubs of the last 30 days, W-2 forms of two years, bank statements of two months, a copy of the purchase contract and of the homeowner’s insurance.',
    url: null,
  },
} as const satisfies Readonly<Record<string, Source>>;

/** Numbers the sources of an answer in order: doc1, doc2 and so on. */
export const cited = (...sources: readonly Source[]): Citation[] =>
  sources.map((source, index) => ({ citationId: `doc${index + 1}`, ...source }));
