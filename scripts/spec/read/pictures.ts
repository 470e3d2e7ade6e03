import { unpackIds } from '../../test/packed-ids.ts';
import { rulesIn } from '../../shared/ids.ts';
import { readTable, type Table } from '../../trace/table.ts';

/** A picture of the running product that shows rules. */
export interface Picture {
  /** File name in the folder of pictures. */
  readonly file: string;
  /** The one that it is named after, then those that can be seen in it as well. */
  readonly rules: readonly string[];
  /** What is to be seen, from the file's name. */
  readonly caption: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** What can be seen in the pictures of one subject, whatever their size. */
export interface Subject {
  readonly name: string;
  readonly rules: readonly string[];
  readonly place: string;
}

/** The folder of the pictures, from the root. */
export const pictureFolder = '.results/pictures';

/** Where the subjects stand, from the root. */
export const subjectFile = 'features/rules/pictures.tsv';

/** Reads the subjects: tab-separated, header `picture rules`; rules such as `S-2.2:04-06,10 S-2.4:01`. */
export function readSubjects(file: string, text: string): Table<Subject> {
  return readTable(file, text, ['picture', 'rules'], ([name, rules], place) => ({
    name,
    rules: unpackIds(rules),
    place,
  }));
}

/** Reads a picture; null for one that shows no rule or is no PNG. */
export function readPicture(
  file: string,
  content: Uint8Array,
  subjects: ReadonlyMap<string, Subject>,
): Picture | null {
  if (!file.endsWith('.png') || content.length < 24) return null;
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const width = view.getUint32(16);
  const named = rulesIn(file).find((rule) => file.startsWith(rule));
  const name = subjectOf(file, width);
  const rules = new Set([...(named === undefined ? [] : [named]), ...(subjects.get(name)?.rules ?? [])]);
  if (rules.size === 0) return null;
  return {
    file,
    rules: [...rules],
    caption: name.replaceAll('-', ' '),
    width,
    height: view.getUint32(20),
  };
}

/** `L-2.3-03-dashboard-1440.png` and `3-dashboard-1024.png` both show the dashboard; `error-400.png` names no width. */
export function subjectOf(file: string, width: number): string {
  const named = rulesIn(file).find((rule) => file.startsWith(rule));
  return file
    .slice(named === undefined ? 0 : named.length + 1)
    .replace(/\.png$/, '')
    .replace(/^\d+-/, '')
    .replace(new RegExp(`(?:-at)?-${width}$`), '');
}
