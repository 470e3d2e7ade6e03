import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the verification has to know of an interaction. */
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

/** The pact as the consumer tests have written it; none before they ran. */
export const pactFiles: readonly string[] = existsSync(folder)
  ? readdirSync(folder).map((file) => join(folder, file))
  : [];

const pacts = pactFiles.map(
  (file) => JSON.parse(readFileSync(file, 'utf8')) as { readonly interactions: readonly PactInteraction[] },
);

export const interactions: readonly PactInteraction[] = pacts.flatMap((pact) => pact.interactions);

/** The parameter by which a state says for which interaction it is set up. */
export const interactionParameter = 'interaction';

/** Pact files that hold some interactions only, each of which names itself to its state. */
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
