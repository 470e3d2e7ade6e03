import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import type { JsonObject } from './components.ts';
import { mockDocument, productDocument } from './documents.ts';

/** Returns the errors and warnings of Redocly and Spectral, as lines `linter rule place`. */
async function findingsIn(document: JsonObject): Promise<string[]> {
  // An operation without input has no 4xx of its own: `default` describes those of any operation.
  const rules = { 'operation-4xx-response': 'off' } as const;
  const config = await createConfig({ extends: ['recommended'], rules });
  const source = JSON.stringify(document);
  const redocly = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({ extends: [[spectralRulesets.oas as RulesetDefinition, 'recommended']] });
  return [
    ...redocly.map(({ ruleId, location: [place] }) => `redocly ${ruleId} ${place?.pointer}`),
    ...(await spectral.run(source)).map(({ code, path }) => `spectral ${code} #/${path.join('/')}`),
  ];
}

test('Redocly and Spectral report only accepted findings in the document of the product', async () => {
  assert.deepEqual(await findingsIn(productDocument()), [
    // The specification documents require this path and /api/loans/{generalAccountId}/dashboard. The linter finds them
    // ambiguous, but no request matches both, since the id of an institution is a number.
    'redocly no-ambiguous-paths #/paths/~1api~1loans~1originators~1{institutionId}',
  ]);
});

test('Redocly and Spectral report no findings in the document of the control API', async () => {
  assert.deepEqual(await findingsIn(mockDocument()), []);
});

test('both linters check the whole document', async () => {
  const { servers: _servers, ...rest } = productDocument();
  const findings = await findingsIn({ ...rest, components: {} });
  for (const rule of [
    'redocly no-empty-servers',
    'redocly no-unresolved-refs',
    'spectral oas3-api-servers',
    'spectral invalid-ref',
  ]) {
    assert.ok(
      findings.some((finding) => finding.startsWith(`${rule} `)),
      `${rule}: ${findings.slice(0, 5).join('; ')}`,
    );
  }
});
