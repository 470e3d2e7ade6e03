import { byKind, contractChanges } from './changes/contract-changes.ts';
import { controlContractAt, presentControlContract } from './changes/control-contract.ts';
import { contractNamed, presentContract } from './changes/read.ts';
import { linesOf } from './changes/report.ts';

// Prints what the contracts of the product and of the control API change for other teams since a commit or release:
// `npm run contracts:changes -- BASE`.
// The exit code is 1 if an operation breaks, and 2 if there is nothing to compare with.

const [base, ...others] = process.argv.slice(2);
const earlier = base === undefined || others.length > 0 ? null : contractNamed(base);
if (earlier === null) {
  console.error(
    base === undefined || others.length > 0
      ? 'Usage: npm run contracts:changes -- BASE, where BASE is a commit, a branch or the version of the last release'
      : `git has no commit or release ${base} with a contract.`,
  );
  process.exitCode = 2;
} else {
  const control = await controlContractAt(earlier.commit);
  const changed = [
    ...contractChanges(earlier.contract, presentContract()),
    ...(control ? contractChanges(control, presentControlContract()) : []),
  ].toSorted(byKind);
  for (const line of linesOf(earlier.name, changed)) console.log(line);
  if (control === null) console.log('The control API is not compared: the commit has no document of it.');
  process.exitCode = changed.some(({ kind }) => kind === 'breaking') ? 1 : 0;
}
