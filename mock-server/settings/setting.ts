import { type Kind, wrong } from './kinds.ts';

/** What a setting may be. */
export type SettingValue = string | number | readonly string[] | null;

/** One environment variable that the server reads. */
export interface Setting<Value extends SettingValue> {
  readonly name: string;
  readonly kind: Kind<Value>;
  /** What counts when it is not set, or empty. */
  readonly fallback: Value;
  /** The same for people, where the value alone would not say it. */
  readonly without?: string;
  /** What it is for. */
  readonly does: string;
}

/** A setting as it is described. */
export const setting = <Value extends SettingValue>(described: Setting<Value>): Setting<Value> => described;

/** Any of them. */
export type AnySetting = Setting<SettingValue>;

/** Environment variables by their names. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns what the environment says of a setting, and adds a line to the faults when it is wrong. */
export function valueOf(
  { name, kind, fallback }: AnySetting,
  environment: Environment,
  faults: string[],
): SettingValue {
  const given = environment[name]?.trim();
  if (!given) return fallback;
  const value = kind.read(given);
  if (value !== wrong) return value;
  faults.push(`${name} is ${kind.isSecret ? 'wrong' : `"${given}"`}: give ${kind.words}.`);
  return fallback;
}
