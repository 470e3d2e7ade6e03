import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldsOf, type Schema } from './fields.ts';

const shown = (schema: Schema, schemas: Readonly<Record<string, Schema>> = {}) =>
  fieldsOf(schema, schemas).map(
    ({ path, type, limits, required }) => `${path}${required ? '*' : ''}: ${type}${limits && `; ${limits}`}`,
  );

test('fields stand below what holds them, with type, limits and whether they are required', () => {
  const schema = {
    type: 'object',
    required: ['rate'],
    properties: {
      rate: { anyOf: [{ type: 'number', minimum: 0, maximum: 25 }, { type: 'null' }] },
      people: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
      state: { enum: ['WA', 'OR'] },
      type: { type: 'string', const: 'create' },
    },
  };
  assert.deepEqual(shown(schema), [
    'rate*: number or null; at least 0, at most 25',
    'people: list of object',
    'people[].name: string',
    'state: "WA" | "OR"',
    'type: "create"',
  ]);
});

test('a schema that refers to itself is described once', () => {
  const node = {
    type: 'object',
    properties: { name: { type: 'string' }, items: { type: 'array', items: { $ref: '#/Node' } } },
  };
  assert.deepEqual(shown({ type: 'array', items: { $ref: '#/Node' } }, { Node: node }), [
    '[].name: string',
    '[].items: list of Node',
  ]);
});

test('fields of alternatives stand once', () => {
  const one = { type: 'object', properties: { name: { type: 'string' } } };
  assert.deepEqual(shown({ anyOf: [one, one, { type: 'null' }] }), ['name: string']);
});

test('a body without fields is described as a whole', () => {
  assert.deepEqual(shown({ type: 'string' }), ['*: string']);
});
