import { type Kind, wrong } from './kinds.ts';

type SettingValue = string | number | readonly string[] | null;

/** One environment variable that the server reads. */
export interface Setting<Value extends SettingValue> {
  readonly name: string;
  readonly kind: Kind<Value>;
  /** Default value, used if the variable is missing or empty. */
  readonly fallback: Value;
  /** The fallback in words for docs/operators.md, if the value alone is not clear. */
  readonly without?: string;
  /** What the setting does, for docs/operators.md. */
  readonly does: string;
}

/** Returns the setting unchanged, and infers the type of its value. */
export const setting = <Value extends SettingValue>(described: Setting<Value>): Setting<Value> => described;

export type AnySetting = Setting<SettingValue>;

/** Error for invalid settings. Its message has a line for each invalid setting, which says what to do. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** The values of environment variables, by the names of the variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Parses a setting from the environment. Adds an error to `faults` and returns the fallback if the value is invalid.
 */
export function valueOf(
  { name, kind, fallback }: AnySetting,
  environment: Environment,
  faults: string[],
): SettingValue {
  const given = environment[name]?.trim();
  if (!given) return fallback;
  const value = kind.read(given);
  if (value !== wrong) return value;
  const entry = kind.wrongEntry?.(given) ?? given;
  const what = kind.isSecret ? 'is wrong' : `${entry === given ? 'is' : 'names'} "${entry}"`;
  faults.push(`${name} ${what}: give ${kind.words}.`);
  return fallback;
}
