import type { LoanDashboard } from '../../../contracts/operations/loan.ts';

/** What a scenario makes of a dashboard that the server sends. */
const malformed: Readonly<Record<string, (sound: LoanDashboard) => unknown>> = {
  'nothing but nulls': (sound) =>
    Object.fromEntries(
      Object.entries(sound).map(([key, value]) => [
        key,
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.keys(value).map((field) => [field, null]))
          : null,
      ]),
    ),
  'no ratios and no people': ({ ratios: _ratios, assignedUsers: _people, ...rest }) => rest,
  'no parts at all': () => ({}),
  'a long role description': (sound) => ({
    ...sound,
    assignedUsers: [
      {
        firstName: 'Maximiliana',
        lastName: 'Oosterhuizen-Vandermeer',
        roleDescription: 'Senior Regional Underwriting and Collateral Review Supervisor for Jumbo Loans',
      },
    ],
  }),
  'too much of everything': (sound) => ({
    ...sound,
    assignedUsers: Array.from({ length: 50 }, (_, index) => ({
      firstName: '<img src=x onerror="window.wasRun = true">',
      lastName: `Number${index}`.repeat(index === 0 ? 40 : 1),
      roleDescription: 'Loan Officer',
    })),
    loanDetails: {
      ...sound.loanDetails,
      loanAmount: Number.MAX_VALUE,
      rate: -1e21,
      underwritingStatusResults: Array.from({ length: 20 }, (_, index) => ({
        underwritingService: 'Desktop Underwriter',
        statusDisplay: `<b>Run ${index}</b>`,
      })),
    },
  }),
};

/** Returns the malformed dashboard. @throws {Error} when no fault has the name */
export function malformedDashboard(fault: string, dashboard: LoanDashboard): unknown {
  const change = malformed[fault];
  if (!change) throw new Error(`No dashboard has "${fault}"`);
  return change(dashboard);
}
