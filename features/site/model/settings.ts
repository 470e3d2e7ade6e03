import { Configuration } from '../../../contracts/operations/configuration.ts';

/** A setting in the response of GET /api/configuration. */
export interface Setting {
  readonly name: string;
  /** Path in the response, such as `idle.idleSeconds`. */
  readonly path: string;
  /** What the setting does, in sentences. */
  readonly does: string;
  /** Its type and limits, in words. */
  readonly takes: string;
  readonly isRequired: boolean;
}

/** The parts of a JSON schema that settings have. */
interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
}

const limits: Readonly<Record<string, string>> = {
  minimum: 'at least',
  minLength: 'at least this long:',
  maxLength: 'at most this long:',
  pattern: 'matches',
  minItems: 'at least this many:',
};

/** All settings of an installation, in the order of the response. */
export const settings: readonly Setting[] = settingsIn(Configuration, '');

function settingsIn({ properties = {}, required = [] }: Schema, above: string): Setting[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const { type = '', description = '', items } = schema;
    if (type === 'object') return settingsIn(schema, `${above}${name}.`);
    const words = Object.entries(schema).flatMap(([key, value]) =>
      Object.hasOwn(limits, key) ? `${limits[key]} ${value}` : [],
    );
    return {
      name,
      path: `${above}${name}`,
      does: description,
      takes: [type === 'array' ? `list of ${items?.type}` : type, ...words].join(', '),
      isRequired: required.includes(name),
    };
  });
}
