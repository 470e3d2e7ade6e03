import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pactFolder } from '../../scripts/shared/folders.ts';

/** An interaction of a pact file, with the fields that the verification uses. */
export interface PactInteraction {
  /** Name of the interaction, in the form `operation: outcome`. */
  readonly description: string;
  readonly type: string;
  readonly comments?: { readonly testname?: string };
  readonly providerStates?: readonly {
    readonly name: string;
    readonly params?: Readonly<Record<string, string>>;
  }[];
}

/** Paths of the pact files that the consumer tests have written; empty before their first run. */
export const pactFiles: readonly string[] = existsSync(pactFolder)
  ? readdirSync(pactFolder).map((file) => join(pactFolder, file))
  : [];

/** A pact, with the part that the verification uses. */
export interface Pact {
  readonly interactions: readonly PactInteraction[];
}

/** The pacts of these sources. */
export const presentPacts: readonly Pact[] = pactFiles.map(
  (file) => JSON.parse(readFileSync(file, 'utf8')) as Pact,
);

export const interactions: readonly PactInteraction[] = presentPacts.flatMap((pact) => pact.interactions);

/** Name of the state parameter that contains the description of the interaction. */
export const interactionParameter = 'interaction';

/** Temporary pact files with some interactions. A parameter of each state has the interaction's description. */
interface Selection {
  readonly files: readonly string[];
  /** Deletes the pact files. */
  remove(): void;
}

export function selectInteractions(
  pacts: readonly Pact[],
  isChosen: (interaction: PactInteraction) => boolean,
): Selection {
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
