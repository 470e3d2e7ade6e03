import { isRecord } from '../../../../web/shared/parse.ts';
import { inWords } from './words.ts';

export type Value = boolean | number | string;

/** A field of a form: how it is shown. */
export interface FieldOfForm {
  readonly id: string;
  readonly label: string;
  readonly kind: 'switch' | 'number' | 'text' | 'date' | 'json' | 'choice' | 'list';
  /** The values of a choice or a list. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** Text of an empty field. */
  readonly placeholder?: string;
  /** What the field means. */
  readonly hint?: string;
}

/** The parts of a JSON schema that a form needs. */
export interface FormSchema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly pattern?: string;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly FormSchema[];
  readonly properties?: Readonly<Record<string, FormSchema>>;
  readonly patternProperties?: Readonly<Record<string, FormSchema>>;
  readonly required?: readonly string[];
}

/** A field of a schema. `path` has the names of the properties from the object of the schema to the value. */
export interface SchemaField extends FieldOfForm {
  readonly path: readonly string[];
  readonly isNullable: boolean;
}

export interface FieldGroup {
  readonly title: string;
  readonly fields: readonly SchemaField[];
}

/** Returns a field for each property of the object at a path of a schema, without those that are objects themselves. */
export function fieldsAt(schema: FormSchema, path: readonly string[]): SchemaField[] {
  const { properties = {} } = path.reduce<FormSchema>(
    (part, name) => valueOf(part.properties?.[name] ?? {}),
    schema,
  );
  return Object.entries(properties)
    .filter(([, member]) => !isGroup(member))
    .map(([name, member]) => fieldOf(member, [...path, name]));
}

/** The fields that a demo changes most, in the order of the form. All others are in folded groups. */
const firstFields = [
  'dashboard.loanDetails.loanStatus',
  'dashboard.primaryBorrower.borrowerFirstName',
  'dashboard.primaryBorrower.borrowerLastName',
  'dashboard.loanDetails.loanAmount',
  'dashboard.loanDetails.lockStatus',
  'dashboard.loanDetails.lockExpiration',
];

/**
 * Returns a form for the schema of a recipe's loan: the most used fields, and the others grouped by the object that they
 * belong to. A list, and an object that is valid only as a whole, is one field with JSON.
 */
export function loanForm(schema: FormSchema): {
  readonly first: readonly SchemaField[];
  readonly groups: readonly FieldGroup[];
} {
  const groups = groupsOf(schema, []);
  const all = new Map(groups.flatMap(({ fields }) => fields.map((field) => [field.id, field])));
  const first = firstFields.flatMap((path) => all.get(`loan.${path}`) ?? []);
  return {
    first,
    groups: groups.map(({ title, fields }) => ({
      title,
      fields: fields.filter((field) => !first.includes(field)),
    })),
  };
}

/** Returns the fields of a schema, grouped by the object that they belong to. */
function groupsOf(schema: FormSchema, path: readonly string[]): FieldGroup[] {
  const { properties = {} } = path.reduce<FormSchema>(
    (part, name) => valueOf(part.properties?.[name] ?? {}),
    schema,
  );
  return [
    {
      title: inWords(path.at(-1) ?? 'loan'),
      fields: fieldsAt(schema, path).map((field) => ({ ...field, id: `loan.${field.id}` })),
    },
    ...Object.entries(properties)
      .filter(([, member]) => isGroup(member))
      .flatMap(([name]) => groupsOf(schema, [...path, name])),
  ];
}

/** Returns true for an object whose properties can be changed one by one. */
const isGroup = (schema: FormSchema): boolean => {
  const { properties, required = [] } = valueOf(schema);
  return properties !== undefined && required.length === 0;
};

/** Returns the schema of the value without null. */
const valueOf = (schema: FormSchema): FormSchema =>
  schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;

function fieldOf(schema: FormSchema, path: readonly string[]): SchemaField {
  const { type, pattern, enum: options } = valueOf(schema);
  const isNullable = schema.anyOf?.some((each) => each.type === 'null') ?? false;
  return {
    id: path.join('.'),
    label: schema.title ?? inWords(path.at(-1) ?? ''),
    hint: schema.description ?? '',
    path,
    isNullable,
    ...(options === undefined
      ? { kind: kindOf(type, pattern) }
      : {
          kind: 'list',
          choices: [
            ...(isNullable ? [{ value: '', label: 'None' }] : []),
            ...options.map((value) => ({ value, label: value })),
          ],
        }),
  };
}

const kindOf = (type = '', pattern = ''): FieldOfForm['kind'] => {
  if (type === 'boolean') return 'switch';
  if (type === 'number' || type === 'integer') return 'number';
  if (type === 'string') return pattern.endsWith('[0-9]{2}$') ? 'date' : 'text';
  return 'json';
};

/** Returns the value of a field in an object of its schema as its control shows it. */
export function readField({ path, kind }: SchemaField, whole: object): Value {
  const value = path.reduce<unknown>((part, name) => (isRecord(part) ? part[name] : undefined), whole);
  if (kind === 'switch') return value === true;
  if (kind === 'json') return value === undefined ? '' : JSON.stringify(value, null, 2);
  return typeof value === 'number' || typeof value === 'string' ? value : '';
}

/**
 * Returns the part of an object that sets a field to the value of its control.
 *
 * @throws {Error} for a text that must be JSON and is not
 */
export function partWith({ path, kind, isNullable }: SchemaField, value: Value): object {
  const isEmpty = value === '' && isNullable;
  const content: unknown = isEmpty ? null : kind === 'json' ? JSON.parse(String(value)) : value;
  return path.reduceRight<unknown>((part, name) => ({ [name]: part }), content) as object;
}
