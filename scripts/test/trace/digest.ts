import { createHash } from 'node:crypto';

/** Returns twelve hexadecimal digits of the SHA-256 hash of these texts in this order. */
export const digest = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\t')).digest('hex').slice(0, 12);
