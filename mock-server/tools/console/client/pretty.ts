import { isRecord, isText, parseJson } from '../../../../web/shared/parse.ts';

/** Formats a body: JSON with a line for each value, other text unchanged. */
export function prettyBody(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

/** Breaks a curl command into a line for each option, so that the pasted lines are still one command. */
export const curlLines = (curl: string): string =>
  curl
    .split(/(\\.|'[^']*(?:'|$)|"(?:[^"\\]|\\.)*(?:"|\\?$))/)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replaceAll(/ (?=--?[A-Za-z])/g, ' \\\n  ')))
    .join('');

/** The parts of a problem body that the console shows. */
interface ShownProblem {
  readonly code: string | null;
  readonly title: string | null;
  readonly detail: string | null;
  /** A line for each invalid field: its name and what is wrong with it. */
  readonly fields: readonly string[];
}

/** Returns the problem in a response; null for any other response. */
export function problemIn(status: number, body: string | null): ShownProblem | null {
  if (status < 400 || body === null) return null;
  const parsed = parseJson(body);
  if (!isRecord(parsed)) return null;
  const { code, title, detail, errors } = parsed;
  const fields = Array.isArray(errors) ? errors.flatMap((error: unknown) => fieldLine(error)) : [];
  const shown = { code: textOf(code), title: textOf(title), detail: textOf(detail), fields };
  return shown.code === null && shown.title === null && shown.detail === null ? null : shown;
}

function fieldLine(error: unknown): string[] {
  if (!isRecord(error) || !isText(error['field'])) return [];
  return [`${error['field']} ${textOf(error['message']) ?? ''}`.trim()];
}

const textOf = (value: unknown): string | null => (isText(value) && value !== '' ? value : null);
