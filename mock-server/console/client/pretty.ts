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
  const parsed = parsedObject(body);
  if (!parsed) return null;
  const { code, title, detail, errors } = parsed;
  const fields = Array.isArray(errors) ? errors.flatMap((error: unknown) => fieldLine(error)) : [];
  const shown = { code: textOf(code), title: textOf(title), detail: textOf(detail), fields };
  return shown.code === null && shown.title === null && shown.detail === null ? null : shown;
}

function fieldLine(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return [];
  const { field, message } = error as Readonly<Record<string, unknown>>;
  return typeof field === 'string' ? [`${field} ${textOf(message) ?? ''}`.trim()] : [];
}

function parsedObject(body: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;
  } catch {
    return null;
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
