import { tableOf } from '../../shared/table.ts';
import { changeKinds, type OperationChanges } from './contract-changes.ts';
import type { ChangeKind } from './other-changes.ts';

/** Headings of the kinds of changes. */
export const headings: Readonly<Record<ChangeKind, string>> = {
  breaking: 'Breaking',
  compatible: 'Compatible',
  words: 'Other words only',
};

/** Maximum length of a change in a report, in characters. A pattern may be long. */
const longest = 200;

/** Returns the changes of an operation, one line each. Changes of words are only counted, in the last line. */
export function changeLines({ changes }: OperationChanges): (readonly [where: string, what: string])[] {
  const told = changes.filter(({ kind }) => kind !== 'words');
  const reworded = changes.length - told.length;
  return [
    ...told.map(
      ({ where, what }) => [where, what.length > longest ? `${what.slice(0, longest)}…` : what] as const,
    ),
    ...(reworded > 0 ? [['words', `${reworded} changed`] as const] : []),
  ];
}

/** Returns the report for the terminal. @param base the commit or release that the present contract is compared with */
export function linesOf(base: string, changed: readonly OperationChanges[]): string[] {
  return [
    ...changed.flatMap((one) => [
      `${headings[one.kind].toUpperCase()}  ${one.operation}${one.rules.map((rule) => ` ${rule}`).join('')}`,
      ...tableOf(changeLines(one).map((cells) => [...cells])),
      '',
    ]),
    `Since ${base}: ${summaryOf(changed)}.`,
  ];
}

/** Returns how many operations have changes of each kind, in one line. */
export function summaryOf(changed: readonly OperationChanges[]): string {
  const counts = changeKinds.map((name) => changed.filter(({ kind }) => kind === name).length);
  const [breaking = 0, compatible = 0, words = 0] = counts;
  return `${breaking} breaking, ${compatible} compatible and ${words} reworded operations`;
}
