import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the verification has to know of an interaction. */
export interface PactInteraction {
  readonly description: string;
  readonly providerStates?: readonly { readonly name: string }[];
}

const folder = join(import.meta.dirname, '..', 'pacts');

/** The pact as the consumer tests have written it; none before they ran. */
export const pactFiles: readonly string[] = existsSync(folder)
  ? readdirSync(folder).map((file) => join(folder, file))
  : [];

export const interactions: readonly PactInteraction[] = pactFiles.flatMap(
  (file) =>
    (JSON.parse(readFileSync(file, 'utf8')) as { readonly interactions: readonly PactInteraction[] })
      .interactions,
);
