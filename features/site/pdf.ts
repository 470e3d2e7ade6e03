import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchBrowser } from '../support/browser.ts';
import { sections } from './read/sections.ts';

const footer =
  '<span style="font-size: 8px; margin: 0 auto"><span class="pageNumber"></span> of <span class="totalPages"></span></span>';

/**
 * Prints sections of the built site to a PDF file, with the browser of the tests and the print styles of the site.
 *
 * @param root folder of the built site
 * @param ids sections such as `S-4.1`, whose examples are unfolded; all sections if it is empty
 * @returns path of the file
 * @throws {Error} for an unknown section
 */
export async function writePdf(root: string, ids: readonly string[]): Promise<string> {
  const unknown = ids.filter((id) => !sections.some((section) => section.id === id));
  if (unknown.length > 0) throw new Error(`The documents have no section ${unknown.join(', ')}`);
  const told = ids.length > 0 ? ids : sections.map(({ id }) => id);
  const texts = told.map((id) => readFileSync(join(root, 'sections', `${id}.html`), 'utf8'));
  const mains = texts.map((text) => /<main[^>]*>(.*)<\/main>/s.exec(text)?.[1] ?? '');
  const [before = '', after = ''] = (texts[0] ?? '').split(/<main[^>]*>.*<\/main>/s);
  const whole = join(root, 'sections', 'print.html');
  const file = join(root, '..', ['specification', ...ids].join('-').concat('.pdf'));
  writeFileSync(whole, `${before}<main class="book">${mains.join('\n')}</main>${after}`);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(pathToFileURL(whole).href);
    await page.evaluate(async (unfolds) => {
      if (unfolds) for (const details of document.querySelectorAll('details')) details.open = true;
      // Pictures that load lazily would be missing.
      for (const image of document.images) image.loading = 'eager';
      await Promise.allSettled([...document.images].map((image) => image.decode()));
    }, ids.length > 0);
    const margin = { top: '18mm', bottom: '18mm', left: '16mm', right: '16mm' };
    const header = { displayHeaderFooter: true, headerTemplate: '<span></span>', footerTemplate: footer };
    await page.pdf({ path: file, format: 'Letter', margin, ...header });
  } finally {
    await browser.close();
    rmSync(whole);
  }
  return file;
}
