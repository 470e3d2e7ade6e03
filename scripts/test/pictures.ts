import { rulesIn } from '../shared/ids.ts';
import { readTable, type Table } from '../shared/tsv.ts';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/source-files.ts';

/** A screenshot of the product that shows rules. */
export interface Picture {
  /** File name in the folder of pictures of the site. */
  readonly file: string;
  /** Path of the picture, from the root. */
  readonly path: string;
  /** Ids of the rules: first the rule in the file name, then the other rules that the picture shows. */
  readonly rules: readonly string[];
  /** Caption, derived from the file name. */
  readonly caption: string;
  /** Width of the original screenshot in pixels, also for a reduced picture. */
  readonly width: number;
  readonly height: number;
}

/** The rules that the pictures of one subject show, at every size of the picture. */
export interface Subject {
  readonly name: string;
  readonly rules: readonly string[];
  readonly place: string;
}

/** Folder of the pictures that a run takes, from the root. */
export const pictureFolder = '.results/pictures';

/** Folder of the small pictures that are committed, from the root. A name ends with the size of the screenshot. */
export const thumbnailFolder = 'docs/pictures/rules';

/** File with the subjects and their rules, from the root. */
export const subjectFile = 'features/rules/pictures.tsv';

/** Parses the subjects: tab-separated, header `picture rules`, with rules such as `S-2.2-04 S-2.4-01`. */
export function readSubjects(file: string, text: string): Table<Subject> {
  return readTable(file, text, ['picture', 'rules'], ([name, rules], place) => ({
    name,
    rules: rulesIn(rules),
    place,
  }));
}

/**
 * Returns the data of a picture, or of a small one; null for a file that is neither or shows no rule.
 * @param path the path of the file, from the root
 * @param content the first bytes of the file
 */
export function readPicture(
  path: string,
  content: Uint8Array,
  subjects: ReadonlyMap<string, Subject>,
): Picture | null {
  const file = path.slice(path.lastIndexOf('/') + 1);
  const size = sizeInName(file) ?? sizeOfPng(file, content);
  if (size === null) return null;
  const [width, height] = size;
  const name = subjectOf(file, width);
  const named = namedRule(file);
  const rules = new Set([...(named === undefined ? [] : [named]), ...(subjects.get(name)?.rules ?? [])]);
  if (rules.size === 0) return null;
  return { file, path, rules: [...rules], caption: name.replaceAll('-', ' '), width, height };
}

/** Returns the name of the small form of a picture. */
export const thumbnailOf = ({ file, width, height }: Picture): string =>
  file.replace(/\.png$/, `.${width}x${height}.webp`);

/** Returns the name of a picture without size and type, which its small form shares. */
export const baseOf = (file: string): string => file.replace(/(?:\.\d+x\d+)?\.(?:png|webp)$/, '');

/** Returns the rule at the beginning of the name of a picture. */
export const namedRule = (file: string): string | undefined =>
  rulesIn(file).find((rule) => file.startsWith(rule));

function sizeInName(file: string): [width: number, height: number] | null {
  const [, width, height] = /\.(\d+)x(\d+)\.webp$/.exec(file) ?? [];
  return width === undefined ? null : [Number(width), Number(height)];
}

function sizeOfPng(file: string, content: Uint8Array): [width: number, height: number] | null {
  if (!file.endsWith('.png') || content.length < 24) return null;
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  return [view.getUint32(16), view.getUint32(20)];
}

/**
 * Returns the subject of a picture from its file name: `dashboard` for `L-2.3-03-dashboard-1440.png` and for
 * `3-dashboard-1024.png`. Removes the width if the name ends with the width.
 */
export function subjectOf(file: string, width: number): string {
  const named = namedRule(file);
  return baseOf(file)
    .slice(named === undefined ? 0 : named.length + 1)
    .replace(/^\d+-/, '')
    .replace(new RegExp(`(?:-at)?-${width}$`), '');
}

/** Folder of the pictures of the demos, from the root. */
export const storyboardFolder = 'docs/pictures/demos';

/** Returns the file name of the picture of a step. @param step number of the step, from 1 */
export const storyboardPicture = (demo: string, step: number): string => `${demo}-${step}.webp`;

/** Returns the names of the existing picture files. */
export function storyboardPictures(): string[] {
  const folder = join(root, storyboardFolder);
  return existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.webp')) : [];
}
