import { rulesIn } from '../reporters/results.ts';

/**
 * The names of the interactions that the tests of a consumer's file run, by the rules in the tests' names.
 * A name that the test puts together at run time stands here with a `*` for what only the run knows.
 */
export function claimedInteractions(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const test of text.split(/^(?= *test\()/m)) {
    const rules = rulesIn(/^ *test\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/.exec(test)?.[2] ?? '');
    const names = namesIn(test);
    for (const rule of rules) {
      const all = found.get(rule) ?? new Set();
      for (const name of names) all.add(name);
      if (all.size > 0) found.set(rule, all);
    }
  }
  return found;
}

/** Whether an interaction of the pact is the one that a name with `*` means. */
export function isNamed(description: string, name: string): boolean {
  const parts = name.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`).test(description);
}

function namesIn(test: string): string[] {
  const outcomes = [...test.matchAll(/\boutcome: (['"`])((?:\\.|(?!\1)[^\\])*)\1/g)].map((match) =>
    (match[2] ?? '').replaceAll(/\$\{[^}]*\}/g, '*'),
  );
  return [...test.matchAll(/\boperation: '(\w+)'/g)].map(
    ([, operation], index) => `${operation ?? ''}: ${outcomes[index] ?? '*'}`,
  );
}
