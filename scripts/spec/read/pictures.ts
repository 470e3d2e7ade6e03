import { unpackIds } from '../../test/packed-ids.ts';
import { rulesIn } from '../../shared/ids.ts';
import { readTable, type Table } from '../../trace/table.ts';

/** A screenshot of the product that shows rules. */
export interface Picture {
  /** File name in the folder of pictures. */
  readonly file: string;
  /** Ids of the rules: first the rule in the file name, then the other rules that the picture shows. */
  readonly rules: readonly string[];
  /** What the picture shows, derived from the file name. */
  readonly caption: string;
  /** Width of the picture in pixels. */
  readonly width: number;
  readonly height: number;
}

/** The rules that the pictures of one subject show, at every size of the picture. */
export interface Subject {
  readonly name: string;
  readonly rules: readonly string[];
  readonly place: string;
}

/** Folder of the pictures, from the root. */
export const pictureFolder = '.results/pictures';

/** File with the subjects and their rules, from the root. */
export const subjectFile = 'features/rules/pictures.tsv';

/** Parses the subjects: tab-separated, header `picture rules`, with rules such as `S-2.2:04-06,10 S-2.4:01`. */
export function readSubjects(file: string, text: string): Table<Subject> {
  return readTable(file, text, ['picture', 'rules'], ([name, rules], place) => ({
    name,
    rules: unpackIds(rules),
    place,
  }));
}

/** Returns the data of a picture; null for a file that is not PNG or shows no rule. */
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

/**
 * Returns the subject of a picture from its file name: `dashboard` for `L-2.3-03-dashboard-1440.png` and for
 * `3-dashboard-1024.png`. Removes the width if the name ends with the width.
 */
export function subjectOf(file: string, width: number): string {
  const named = rulesIn(file).find((rule) => file.startsWith(rule));
  return file
    .slice(named === undefined ? 0 : named.length + 1)
    .replace(/\.png$/, '')
    .replace(/^\d+-/, '')
    .replace(new RegExp(`(?:-at)?-${width}$`), '');
}
