import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An interaction as the verification needs it. */
export interface PactInteraction {
  /** `operation: outcome`. */
  readonly description: string;
  readonly type: string;
  readonly comments?: { readonly testname?: string };
  readonly providerStates?: readonly {
    readonly name: string;
    readonly params?: Readonly<Record<string, string>>;
  }[];
}

const folder = join(import.meta.dirname, '..', 'pacts');

/** Returns the pact of the consumer tests; null if they have not run. */
export const pactFiles: readonly string[] = existsSync(folder)
  ? readdirSync(folder).map((file) => join(folder, file))
  : [];

const pacts = pactFiles.map(
  (file) => JSON.parse(readFileSync(file, 'utf8')) as { readonly interactions: readonly PactInteraction[] },
);

export const interactions: readonly PactInteraction[] = pacts.flatMap((pact) => pact.interactions);

/** Parameter of a provider state with the name of its interaction. */
export const interactionParameter = 'interaction';

/** Writes pact files with some of the interactions. Each interaction has its own name as a parameter of its state. */
export interface Selection {
  readonly files: readonly string[];
  /** Deletes the files. */
  remove(): void;
}

export function selectInteractions(isChosen: (interaction: PactInteraction) => boolean): Selection {
  const place = mkdtempSync(join(tmpdir(), 'threshold-pacts-'));
  const files = pacts.map((pact, index) => {
    const file = join(place, `${index}.json`);
    writeFileSync(
      file,
      JSON.stringify({ ...pact, interactions: pact.interactions.filter(isChosen).map(named) }),
    );
    return file;
  });
  return { files, remove: () => rmSync(place, { recursive: true, force: true }) };
}

const named = (interaction: PactInteraction): PactInteraction => ({
  ...interaction,
  providerStates: (interaction.providerStates ?? []).map(({ name, params }) => ({
    name,
    params: { ...params, [interactionParameter]: interaction.description },
  })),
});
