import { matchKeyOf } from '../../../../contracts/api/text.ts';

/** An option of a choice field: its id and its text. */
export interface ChoiceOption {
  readonly id: number;
  readonly text: string;
}

interface Row {
  readonly value: string;
  /** The text of the option; with the id if other options look the same. */
  readonly label: string;
  readonly option: string;
  /** Key by which typed text is compared with the label. */
  readonly name: string;
  readonly id: number;
}

/**
 * Returns one row for each option, for the same list always the same rows. Options that look the same get labels with
 * their ids.
 */
export function rowsOf(options: readonly ChoiceOption[]): readonly Row[] {
  const known = rowsByList.get(options) ?? made(options);
  rowsByList.set(options, known);
  return known;
}

/** The rows of each list, which a long list must not make again at each key. */
const rowsByList = new WeakMap<readonly ChoiceOption[], readonly Row[]>();

function made(options: readonly ChoiceOption[]): readonly Row[] {
  const alike = Map.groupBy(options, ({ text }) => seen(text));
  return options.map(({ id, text }) => {
    const isAlone = alike.get(seen(text))?.length === 1;
    const label = isAlone ? text : `${text} (${id})`;
    return { value: label, label, option: text, name: matchKeyOf(label), id };
  });
}

/**
 * Returns the id of the option that a text names; null if none or more than one has this label. Of several options with
 * this name, the one that was chosen before stays.
 */
export function idOf(rows: readonly Row[], text: string, before: number | null = null): number | null {
  const typed = matchKeyOf(text);
  if (typed === '') return null;
  const former = rows.find(({ id }) => id === before);
  if (former && matchKeyOf(former.option) === typed) return former.id;
  const exact = rows.filter(({ label }) => label === text.trim());
  const [found, ...others] = exact.length > 0 ? exact : rows.filter(({ name }) => name === typed);
  return found && others.length === 0 ? found.id : null;
}

/** Returns the text of a field: the label of the chosen option if it was chosen by its plain text, else the text. */
export function textOf(
  rows: readonly Row[],
  { text, id }: { readonly text: string; readonly id: number | null },
): string {
  const row = id === null ? undefined : rows.find((one) => one.id === id);
  return row?.option === text ? row.label : text;
}

/** Returns a text as it looks on the screen, where a browser collapses blanks. */
const seen = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The names of options that are codes: `Washington` for `WA`. */
export type OptionNames = Readonly<Record<string, string>>;

/** Returns the option that a text names by its code or its name; the text itself if there is none. */
export function asListed(options: readonly string[], names: OptionNames, text: string): string {
  // Every edit of the form asks for its blank fields, too: no names are compared for them.
  if (text === '' || options.includes(text)) return text;
  const typed = matchKeyOf(text);
  const isTyped = (name: string | undefined) => name !== undefined && matchKeyOf(name) === typed;
  return options.find((one) => isTyped(one) || isTyped(names[one])) ?? text;
}
