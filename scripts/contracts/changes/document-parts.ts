/** What belongs to the earlier and to the later document. */
export interface Sides<Part> {
  readonly before: Part;
  readonly after: Part;
}

/** Returns the part of a document that a reference names, such as `#/components/schemas/Problem`; else undefined. */
export type Resolve = (reference: string) => unknown;

export const resolveIn =
  (document: object): Resolve =>
  (reference) => {
    const [start, ...names] = reference.split('/');
    if (start !== '#') return undefined;
    return names
      .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((part, name) => (isObject(part) ? part[name] : undefined), document);
  };

const isObject = (part: unknown): part is Readonly<Record<string, unknown>> =>
  typeof part === 'object' && part !== null;

/** Names of parts that only describe, at every place of an OpenAPI document. `x-` extensions describe, too. */
const words = [
  ['summary', 'description', 'title', '$comment', 'bearerFormat'],
  ['example', 'examples', 'externalDocs', 'tags'],
].flat();
export const isWords = (name: string): boolean => words.includes(name) || name.startsWith('x-');

/**
 * Returns what a part refers to, over any number of references, with the words beside the references. A schema that
 * limits the same beside its reference must meet both. A reference that leads nowhere stays.
 */
export function followed<Part extends object>(part: Part, resolve: Resolve): Part {
  const passed: unknown[] = [];
  let whole = part as Readonly<Record<string, unknown>>;
  for (;;) {
    const { $ref, ...own } = whole;
    const target = typeof $ref === 'string' && !passed.includes($ref) ? resolve($ref) : undefined;
    if (!isObject(target)) return whole as Part;
    passed.push($ref);
    const { allOf = [] } = target as { readonly allOf?: readonly unknown[] };
    whole = Object.keys(own).some((name) => !isWords(name) && name in target)
      ? { ...target, allOf: [...allOf, own] }
      : { ...target, ...own };
  }
}

/** Parts whose names are chosen by the author of the document, who may choose `description`. */
const maps = [
  ['properties', 'patternProperties', 'dependentSchemas', '$defs', 'mapping', 'scopes', 'variables'],
  ['responses', 'headers', 'content', 'callbacks', 'links', 'encoding', 'security'],
].flat();
/** Parts that are values: no name in them describes or refers. */
const values = ['enum', 'const', 'default'];

/**
 * Returns a part without words, and with what it refers to, so that parts of two documents can be compared.
 *
 * @param name name of the part, or of the list that has it, in the part around it
 */
export function meaningOf(
  part: unknown,
  name: string,
  resolve: Resolve,
  around: readonly unknown[] = [],
): unknown {
  if (!isObject(part) || values.includes(name)) return part;
  if (Array.isArray(part)) return part.map((one) => meaningOf(one, name, resolve, around));
  if (around.includes(part['$ref'])) return part;
  const isMap = maps.includes(name);
  const inside = part['$ref'] === undefined ? around : [...around, part['$ref']];
  return Object.fromEntries(
    Object.entries(followed(part, resolve))
      .filter(([own]) => isMap || !isWords(own))
      .map(([own, value]) => [own, meaningOf(value, isMap ? '' : own, resolve, inside)]),
  );
}
