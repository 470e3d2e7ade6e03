import { isTestCode, isWithin, type Finding, type SourceFile } from './files.ts';

/** The boxes of the mock server that are independent of lending. */
const withoutTerms = ['control', 'http', 'identity', 'html'].map((box) => `mock-server/${box}`);

/** Terms of lending in texts and names, in any case: `loan`, `LoanDebug`, `propertyTax`. */
const term =
  /loan|borrower|lender|lending|mortgage|originat(?:or|ion)|escrow|refinanc|property.?tax|amortiz/i;

/** Files that may have terms of lending, with the number of such lines and the reason. The number may only decrease. */
export const termExceptions: Readonly<Record<string, readonly [lines: number, reason: string]>> = {
  ...inFolder('mock-server/control/faults', {
    'faults.ts': [2, 'the fault create-error belongs to one request'],
    'fault-responses.ts': [2, 'the fault create-error is a response of one request'],
  }),
};

/** Returns a finding if the number of lines with terms of lending is not the allowed one. Tests are not checked. */
export function termFindings({ path, text }: SourceFile): Finding[] {
  if (isTestCode(path) || !withoutTerms.some((box) => isWithin(path, box))) return [];
  const lines = text.split('\n').flatMap((line, index) => (term.test(line) ? [index + 1] : []));
  const [allowed = 0] = termExceptions[path] ?? [];
  if (lines.length === allowed) return [];
  const first = lines[0] ?? 1;
  const message =
    lines.length > allowed
      ? `has ${lines.length} lines with terms of lending instead of ${allowed}: move them to mock-server/los or mock-server/seeds`
      : `has ${lines.length} lines with terms of lending: lower its number in scripts/architecture/terms.ts`;
  return [{ path, line: first, message }];
}

function inFolder<Exceptions extends typeof termExceptions>(folder: string, exceptions: Exceptions) {
  return Object.fromEntries(Object.entries(exceptions).map(([file, one]) => [`${folder}/${file}`, one]));
}
