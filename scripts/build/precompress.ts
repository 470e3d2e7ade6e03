import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/**
 * Writes a .gz and a .br beside each text asset of a built folder, so that the server never compresses one itself. Pages
 * are left out: each answer carries a nonce of its own.
 */
export async function precompress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const texts = files.filter((file) => /\.(?:js|css|svg)$/.test(file));
  await Promise.all(texts.map((file) => compressed(join(folder, file))));
}

async function compressed(file: string): Promise<void> {
  const content = await readFile(file);
  await Promise.all([
    promisify(gzip)(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
    promisify(brotliCompress)(content).then((small) => writeFile(`${file}.br`, small)),
  ]);
}
