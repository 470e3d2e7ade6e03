import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../shared/source-files.ts';

/** Folder of the pictures of the demos, from the root. */
export const storyboardFolder = 'docs/pictures/demos';

/** Returns the file name of the picture of a step. @param step number of the step, from 1 */
export const storyboardPicture = (demo: string, step: number): string => `${demo}-${step}.webp`;

/** Returns the file names of the pictures that there are. */
export function storyboardPictures(): string[] {
  const folder = join(root, storyboardFolder);
  return existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.webp')) : [];
}
