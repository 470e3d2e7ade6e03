import { productOperations } from '../../../contracts/operations/all.ts';
import type { Operation } from '../../../contracts/operation.ts';
import { type ProblemCode, problems } from '../../../contracts/problems.ts';
import { refusalsOf } from '../../../contracts/operations/outcomes.ts';
import { type Field, fieldsOf } from '../read/fields.ts';
import type { Interaction } from '../read/interactions.ts';
import type { DescribedCall, Sources } from '../read/sources.ts';

/** An operation of the contract: request, responses, problems, interactions, and the files that send the request. */
export interface OperationView {
  readonly name: string;
  readonly operation: Operation;
  readonly parameters: readonly { readonly name: string; readonly where: string; readonly type: string }[];
  /** Fields of the request body; null without a body. */
  readonly request: readonly Field[] | null;
  readonly answers: readonly { readonly status: string; readonly fields: readonly Field[] }[];
  readonly problems: readonly { readonly code: string; readonly status: number; readonly title: string }[];
  readonly interactions: readonly Interaction[];
  /** Files of the SPA that send the request. */
  readonly callers: readonly string[];
}

type Name = keyof typeof productOperations;

export function operationViews({ description, interactions, files }: Sources): OperationView[] {
  const { schemas } = description.components;
  const web = files.filter(({ path }) => path.startsWith('web/') && !/\.test\.tsx?$|\/api\.ts$/.test(path));
  return (Object.keys(productOperations) as Name[]).map((name) => {
    const operation: Operation = productOperations[name];
    const call: DescribedCall = description.paths[operation.path]?.[operation.method.toLowerCase()] ?? {
      responses: {},
    };
    const body = Object.values(call.requestBody?.content ?? {})[0]?.schema;
    return {
      name,
      operation,
      parameters: (call.parameters ?? [])
        .filter((parameter) => parameter.in !== 'header')
        .map((parameter) => ({
          name: parameter.name,
          where: parameter.in,
          type: fieldsOf(parameter.schema, schemas)
            .map(({ type, limits }) => (limits === '' ? type : `${type}, ${limits}`))
            .join(', '),
        })),
      request: body === undefined ? null : fieldsOf(body, schemas),
      answers: Object.entries(call.responses)
        .filter(([status]) => /^[23]/.test(status))
        .map(([status, { content = {} }]) => ({
          status,
          fields: Object.values(content).flatMap(({ schema }) => fieldsOf(schema, schemas)),
        })),
      problems: refusalsOf(name).map((code) => ({ code, ...problems[code] })),
      interactions: interactions.filter((interaction) => interaction.operation === name),
      callers: web.filter(({ text }) => calls(text, name)).map(({ path }) => path),
    };
  });
}

/** Returns the operations that can respond with this problem. */
export function operationsAnswering(
  code: ProblemCode,
  operations: readonly OperationView[],
): OperationView[] {
  return operations.filter((view) => view.problems.some((problem) => problem.code === code));
}

/** Returns true if a file uses an operation, by its hook, its endpoint, or its entry in a table of operations. */
function calls(text: string, name: string): boolean {
  const inHooks = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return new RegExp(
    `\\buse(?:Lazy)?${inHooks}(?:Query|Mutation)\\b|\\b(?:endpoints|Operations)\\.${name}\\b`,
  ).test(text);
}
