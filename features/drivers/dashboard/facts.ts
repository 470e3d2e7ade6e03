import type { LoanDashboard } from '../../../contracts/operations/loan.ts';

/** A dashboard with facts written over it, each by the name of its field, wherever the field stands. Blank is null. */
export function withFacts(loan: LoanDashboard, facts: Readonly<Record<string, string>>): LoanDashboard {
  return Object.entries(facts).reduce((changed, [name, text]) => withFact(changed, name, text), loan);
}

const parts = ['loanDetails', 'ratios', 'applicationCriteria', 'primaryBorrower'] as const;

function withFact(loan: LoanDashboard, name: string, text: string): LoanDashboard {
  if (Object.hasOwn(loan, name)) return { ...loan, [name]: valueOf(text, Reflect.get(loan, name)) };
  const part = parts.find((candidate) => Object.hasOwn(loan[candidate], name));
  if (!part) throw new Error(`A dashboard has no field "${name}"`);
  return { ...loan, [part]: { ...loan[part], [name]: valueOf(text, Reflect.get(loan[part], name)) } };
}

/** Reads a text of a feature as the kind of value that stands in its place. */
function valueOf(text: string, sample: unknown): unknown {
  if (typeof sample === 'boolean') return text === 'yes';
  if (text === '') return null;
  return typeof sample !== 'string' && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}
