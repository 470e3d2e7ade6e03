import type { Kind } from './kinds.ts';

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
