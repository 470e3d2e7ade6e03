import { isRecord } from '../../../../web/shared/parse.ts';
import type { FieldOfForm, Value } from './settings.ts';
import { inWords } from './words.ts';

/** The parts of a JSON schema that a form needs. */
export interface FormSchema {
  readonly type?: string;
  readonly description?: string;
  readonly pattern?: string;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly FormSchema[];
  readonly properties?: Readonly<Record<string, FormSchema>>;
  readonly patternProperties?: Readonly<Record<string, FormSchema>>;
  readonly required?: readonly string[];
}

/** A field of a loan. `path` has the names of the properties from the loan to the value. */
export interface LoanField extends FieldOfForm {
  readonly path: readonly string[];
  readonly isNullable: boolean;
}

export interface LoanGroup {
  readonly title: string;
  readonly fields: readonly LoanField[];
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
  readonly first: readonly LoanField[];
  readonly groups: readonly LoanGroup[];
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

function groupsOf(schema: FormSchema, path: readonly string[]): LoanGroup[] {
  const members = Object.entries(schema.properties ?? {}).map(
    ([name, member]) => [[...path, name], member] as const,
  );
  const fields = members.filter(([, member]) => !isGroup(member));
  return [
    {
      title: inWords(path.at(-1) ?? 'loan'),
      fields: fields.map(([place, member]) => fieldOf(member, place)),
    },
    ...members
      .filter(([, member]) => isGroup(member))
      .flatMap(([place, member]) => groupsOf(valueOf(member), place)),
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

function fieldOf(schema: FormSchema, path: readonly string[]): LoanField {
  const { type, pattern, enum: options } = valueOf(schema);
  const isNullable = schema.anyOf?.some((each) => each.type === 'null') ?? false;
  return {
    id: `loan.${path.join('.')}`,
    label: inWords(path.at(-1) ?? ''),
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

/** Returns the value of a field in a loan as its control shows it. */
export function readField({ path, kind }: LoanField, loan: object): Value {
  const value = path.reduce<unknown>((part, name) => (isRecord(part) ? part[name] : undefined), loan);
  if (kind === 'switch') return value === true;
  if (kind === 'json') return value === undefined ? '' : JSON.stringify(value, null, 2);
  return typeof value === 'number' || typeof value === 'string' ? value : '';
}

/**
 * Returns the part of a loan that sets a field to the value of its control.
 *
 * @throws {Error} for a text that must be JSON and is not
 */
export function partWith({ path, kind, isNullable }: LoanField, value: Value): object {
  const isEmpty = value === '' && isNullable;
  const content: unknown = isEmpty ? null : kind === 'json' ? JSON.parse(String(value)) : value;
  return path.reduceRight<unknown>((part, name) => ({ [name]: part }), content) as object;
}
