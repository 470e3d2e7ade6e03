/** A finding of the compliance check, and the document of the loan that stays outstanding because of it. */
interface Finding {
  readonly text: string;
  readonly about?: 'Closing Disclosure' | 'Verification of income' | 'Appraisal review';
}

const findings = {
  closingDisclosureLate: {
    text: 'The Closing Disclosure must be received three business days before closing.',
    about: 'Closing Disclosure',
  },
  aprInaccurate: {
    text: 'The APR on the draft Closing Disclosure is inaccurate.',
    about: 'Closing Disclosure',
  },
  prorationsDiffer: {
    text: "Prorations on the draft Closing Disclosure don't match the title company's figures.",
    about: 'Closing Disclosure',
  },
  lockExpired: { text: 'The lock expired before closing. The new rate must be disclosed.' },
  loanEstimateLate: {
    text: 'The Loan Estimate was sent more than three business days after application.',
  },
  incomeUndocumented: {
    text: 'Two-year income history is not documented.',
    about: 'Verification of income',
  },
  appraisalExpired: { text: 'The appraisal is older than 180 days.', about: 'Appraisal review' },
  giftLetterMissing: { text: 'Gift letter is missing.' },
  concessionsTooHigh: { text: 'Seller concessions exceed the program limit.' },
  debtRatioTooHigh: { text: 'Debt ratio exceeds the program limit.' },
  adverseActionNoticeDue: { text: 'The adverse action notice must be sent within 30 days.' },
  spanishDisclosuresMissing: { text: 'Spanish-language disclosures are missing.' },
  floodDeterminationMissing: { text: 'Flood determination is missing.' },
} as const satisfies Readonly<Record<string, Finding>>;

export type FindingName = keyof typeof findings;
export const findingNames = Object.keys(findings) as [FindingName, ...FindingName[]];

/** Returns the text of a finding, as the pages of a loan show it. */
export const findingText = (name: FindingName): string => findings[name].text;

/** Returns true if one of the texts is the finding of this name. */
export const isFound = (texts: readonly string[], name: FindingName): boolean =>
  texts.includes(findings[name].text);

/** Returns true if one of the texts is a finding about this document. Texts that a test or a presenter wrote are about none. */
export const isFoundAbout = (texts: readonly string[], document: Finding['about']): boolean =>
  Object.values<Finding>(findings).some(({ text, about }) => about === document && texts.includes(text));
