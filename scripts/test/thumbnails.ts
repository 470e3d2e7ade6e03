import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserArguments, browserExecutable } from '../shared/browser/browser.ts';
import { root } from '../shared/source-files.ts';
import { namedRule, type Picture, pictureFolder, thumbnailFolder, thumbnailOf } from './pictures.ts';
import { picturesIn } from '../../features/site/read/sources.ts';

/** Width of a small picture in pixels: three times that on a page of the site, for readers who open the picture. */
const width = 960;

/** Quality of a small picture, from 0 to 1. */
const quality = 0.5;

/**
 * Replaces the committed small pictures by those of a run: one for each subject.
 * @param since start of the run, as ISO 8601; older pictures are left out
 * @returns the number of pictures
 */
export async function writeThumbnails(since: string): Promise<number> {
  const pictures = onePerSubject(picturesIn(pictureFolder).filter(({ path }) => dateOf(path) > since));
  rmSync(join(root, thumbnailFolder), { recursive: true, force: true });
  mkdirSync(join(root, thumbnailFolder), { recursive: true });
  const browser = await chromium.launch({ executablePath: browserExecutable(), args: browserArguments() });
  try {
    const page = await browser.newPage();
    for (const picture of pictures) {
      const small = await webpOf(page, readFileSync(join(root, picture.path)), { width, quality });
      writeFileSync(join(root, thumbnailFolder, thumbnailOf(picture)), small);
    }
  } finally {
    await browser.close();
  }
  return pictures.length;
}

/**
 * Returns a picture in PNG as WebP.
 * @param page a page that converts the picture
 * @param wanted maximum width in pixels, and quality from 0 to 1
 */
export async function webpOf(
  page: Page,
  png: Buffer,
  wanted: { readonly width: number; readonly quality: number },
): Promise<Buffer> {
  const source = `data:image/png;base64,${png.toString('base64')}`;
  return Buffer.from(await page.evaluate(smaller, { source, ...wanted }), 'base64');
}

const dateOf = (path: string): string => statSync(join(root, path)).mtime.toISOString();

/** Returns one picture for each subject: one that is named after a rule, if there is one, and the widest of them. */
function onePerSubject(pictures: readonly Picture[]): Picture[] {
  const inOrder = pictures.toSorted(
    (one, other) =>
      Number(namedRule(other.file) !== undefined) - Number(namedRule(one.file) !== undefined) ||
      other.width - one.width,
  );
  return [...Map.groupBy(inOrder, ({ caption }) => caption).values()].flatMap(([first]) => first ?? []);
}

/** Returns a picture as WebP of at most this width, in base64. Runs in the browser. */
async function smaller(wanted: { source: string; width: number; quality: number }): Promise<string> {
  const image = new Image();
  image.src = wanted.source;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(image.naturalWidth, wanted.width);
  canvas.height = Math.round((image.naturalHeight * canvas.width) / image.naturalWidth);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser has no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', wanted.quality).split(',')[1] ?? '';
}
