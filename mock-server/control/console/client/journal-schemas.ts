import type { JournalEntry } from '../../../../contracts/operations/mock-schemas.ts';
import { body } from './code-block.ts';
import { element } from './dom.ts';
import { type ApiDescription, type OperationSchemas, schemasOf } from './schemas.ts';

/** The OpenAPI document of the product, loaded when a schema is first shown. */
let description: Promise<ApiDescription> | undefined;

async function described(): Promise<ApiDescription> {
  const response = await fetch('/api-docs/openapi.json');
  if (!response.ok) throw new Error(`The OpenAPI document cannot be loaded: status ${response.status}.`);
  return (await response.json()) as ApiDescription;
}

/** Draws a section with the schemas of a request and its response, loaded when the user opens the section. */
export function schemasPart({ operation, status }: JournalEntry): HTMLElement {
  const place = element('div', { class: 'block' });
  let isAsked = false;
  return element(
    'details',
    {
      class: 'schemas',
      toggle: () => {
        if (isAsked) return;
        isAsked = true;
        place.replaceChildren(element('p', { class: 'empty' }, 'Loading …'));
        description ??= described();
        description.then(
          (read) => place.replaceChildren(...shown(schemasOf(read, operation ?? '', status))),
          (error: unknown) => {
            [description, isAsked] = [undefined, false];
            place.replaceChildren(element('p', { class: 'empty' }, String(error)));
          },
        );
      },
    },
    element('summary', {}, 'Schemas'),
    place,
  );
}

function shown(schemas: OperationSchemas | null): HTMLElement[] {
  if (schemas === null) return [element('p', { class: 'empty' }, 'Pages have no schemas.')];
  return [
    ...one('Schema of the request', schemas.request, 'The request has no body.'),
    ...one('Schema of the response', schemas.response, 'The response has no body.'),
  ];
}

const one = (title: string, schema: string | null, none: string): HTMLElement[] => [
  element('h4', {}, title),
  schema === null ? element('p', { class: 'empty' }, none) : body(schema, title),
];
