import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { productDocument } from '../contracts/openapi-documents.ts';
import { root } from './source-files.ts';

// Writes the OpenAPI document of the product's calls anew. A test compares it with the endpoint table.

const path = 'contracts/openapi.json';
writeFileSync(join(root, path), `${JSON.stringify(productDocument(), null, 2)}\n`);
console.log(`${path} is written`);
