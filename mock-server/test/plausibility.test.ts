import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoNamed, startOfStep } from '../tools/demos/library.ts';
import { dayFrom } from '../los/seeds/business-days.ts';
import { bulkLoans } from '../los/seeds/bulk.ts';
import { contentOf, seeds, usualSeed } from '../platform/recipes/rows.ts';
import type { SeedLoan } from '../store/repositories/seed.ts';
import { dateRules } from './trade-dates.ts';
import { fileRules } from './trade-file.ts';
import { factsOf } from './trade-rule.ts';
import { termRules } from './trade-terms.ts';
import { demoNames } from '../../contracts/operations/mock-schemas.ts';

// What a lending professional checks at once in every loan and lead, on whatever day a world starts.

/** Returns a line for each rule that a loan breaks, with the values that the rule is about. */
const brokenBy = (loan: SeedLoan, today: string): string[] => {
  const facts = factsOf(loan, today);
  return [...dateRules, ...termRules, ...fileRules]
    .filter(({ holds }) => !holds(facts))
    .map(({ rule, source }) => {
      const { details, criteria } = facts;
      const values = {
        ...details,
        applied: criteria.applicationDate,
        ...facts.file,
        activity: loan.updatedAt,
      };
      return `${loan.generalAccountId} on ${today}: ${rule} (${source}): ${JSON.stringify(values)}`;
    });
};

/** Every day of a leap year. */
const startDays = Array.from({ length: 366 }, (_, index) => dayFrom('2028-01-01', index));

test('each loan and lead of the standard seed stands the rules of the trade on every day of a year', () => {
  assert.ok(startDays.includes('2028-02-29') && startDays.at(-1) === '2028-12-31');
  const broken = startDays.flatMap((today) => {
    const { loans } = seeds.standard(today);
    assert.equal(loans.length, 40);
    return loans.flatMap((loan) => brokenBy(loan, today));
  });
  assert.deepEqual(broken.slice(0, 10), [], `${broken.length} in all`);
});

test('the loans of a bulk seed stand the rules of the trade', () => {
  const broken = startDays
    .filter((_day, index) => index % 7 === 0)
    .flatMap((today) => [...bulkLoans(200, today)].flatMap((loan) => brokenBy(loan, today)));
  assert.deepEqual(broken.slice(0, 10), [], `${broken.length} in all`);
});

test('no two loans of a bulk seed share a property', () => {
  const properties = [...bulkLoans(2_000, '2026-06-01')].flatMap(({ dashboard: { loanDetails } }) =>
    loanDetails.propertyAddressStreet === null
      ? []
      : `${loanDetails.propertyAddressStreet}, ${loanDetails.propertyAddressCity}`,
  );
  assert.ok(properties.length > 1_000);
  assert.equal(new Set(properties).size, properties.length);
});

for (const name of demoNames)
  test(`the loans of the demo ${name} stand the rules of the trade at each of its steps`, () => {
    const demo = demoNamed(name) ?? assert.fail(name);
    const broken = demo.steps.flatMap((_step, index) => {
      const { recipe } = startOfStep(demo, index + 1);
      const today = recipe.seedDay ?? recipe.clock?.now?.slice(0, 10) ?? assert.fail('a demo without a day');
      const { loans } = contentOf({ recipe, own: null, seed: recipe.seed ?? usualSeed, seedDay: today });
      return loans.flatMap((loan) => brokenBy(loan, today));
    });
    assert.deepEqual([...new Set(broken)].slice(0, 10), []);
  });

test('no two loans share a property, and neither first names nor credit scores nor closings come more than twice', () => {
  const { loans } = seeds.standard('2026-06-01');
  const people = loans.flatMap(({ dashboard: { primaryBorrower, primaryCoBorrower } }) =>
    [primaryBorrower, primaryCoBorrower].flatMap((person) => person?.borrowerFirstName ?? []),
  );
  const properties = loans.flatMap(
    ({ dashboard: { loanDetails } }) => loanDetails.propertyAddressStreet ?? [],
  );
  const scores = loans.flatMap(({ dashboard: { primaryBorrower, primaryCoBorrower } }) =>
    [primaryBorrower, primaryCoBorrower].flatMap((person) => person?.creditScore || []),
  );
  const closings = loans.flatMap(({ dashboard: { loanDetails } }) => loanDetails.closingDate ?? []);
  assert.ok(people.length > 40 && properties.length > 20 && scores.length > 25 && closings.length > 15);
  for (const values of [people, scores, closings])
    assert.deepEqual(
      [...Map.groupBy<string | number, string | number>(values, (value) => value)]
        .filter(([, own]) => own.length > 2)
        .map(([value]) => value),
      [],
    );
  assert.equal(new Set(properties).size, properties.length);
});
