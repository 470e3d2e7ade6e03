import { rulesIn } from '../../reporters/results.ts';

/** A picture of the running product that shows a rule. */
export interface Picture {
  /** File name in the folder of pictures. */
  readonly file: string;
  readonly rule: string;
  /** What is to be seen, from the file's name. */
  readonly caption: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Reads a picture named `<rule id>-<name>.png`; null for one that names no rule or is no PNG. */
export function readPicture(file: string, content: Uint8Array): Picture | null {
  const [rule] = rulesIn(file);
  if (rule === undefined || !file.startsWith(rule) || !file.endsWith('.png') || content.length < 24)
    return null;
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const name = file.slice(rule.length, -'.png'.length).replace(/^-/, '');
  return {
    file,
    rule,
    caption: name.replaceAll('-', ' '),
    width: view.getUint32(16),
    height: view.getUint32(20),
  };
}
