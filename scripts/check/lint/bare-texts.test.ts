import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bareTexts } from './bare-texts.ts';

/** A file of the project, whose text the test replaces. */
const path = 'web/shared/ui/note.tsx';

const example = `
import type { ReactNode } from 'react';
import type { Elements } from './elements.ts';

interface Props { readonly a: string; readonly n: number; readonly node: ReactNode; readonly own: Elements }

export const Alone = ({ a, n, node }: Props) => <div><p>{a}</p><p>{n}</p><p>{node}</p><p>Text</p></div>;
export const Blank = ({ a, own }: Props) => <p>{' '}<b>{a}</b> {own}{a === '' ? <i /> : ''}</p>;
export const Beside = ({ a }: Props) => <p><b />{a}</p>;
export const Two = ({ a, n }: Props) => <p>{a}{n}</p>;
export const Optional = ({ a }: Props) => <p><b />{a !== '' && 'text'}</p>;
export const Slot = ({ node }: Props) => <p><b />{node}</p>;
export const Fixed = () => <p><b />text</p>;
export const Fragment = ({ a }: Props) => <><b />{a}</>;
export const List = ({ a }: Props) => <p>{[a]}</p>;
export function Value({ a, own }: Props) { return a === '' ? own : a; }
export const AnyNode = ({ node }: Props) => node;
export const elementsOf = ({ a, own }: Props) => [a].map(() => <p key={a}>{own}</p>);
`;

test('a text is found beside other content, in a list, and as the result of a component [A-180]', () => {
  const found = bareTexts([{ path, text: example }]).map(
    ({ line }) => /(?:const|function) (\w+)/.exec(example.split('\n')[line - 1] ?? '')?.[1],
  );
  assert.deepEqual(found, [
    'Beside',
    'Two',
    'Two',
    'Optional',
    'Slot',
    'Fixed',
    'Fragment',
    'List',
    'Value',
    'AnyNode',
  ]);
});
