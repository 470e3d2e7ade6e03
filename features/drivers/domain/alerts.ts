import assert from 'node:assert/strict';
import { readAlert } from '../../../web/errors/alert.ts';
import { createStorage } from '../../../web/shared/storage.ts';
import type { AlertActions } from '../areas/alerts.ts';

export function alertActions(): Partial<AlertActions> {
  let kept: string | null = null;
  const area = { getItem: () => kept, setItem: () => undefined, removeItem: () => undefined };
  const storage = createStorage({ session: () => area, local: () => area });
  return {
    keepParts: async (parts) => {
      kept = keptText(parts);
    },
    shows: async (told) => {
      const alert = readAlert(storage);
      const words = alert && `of type ${alert.type}, titled ${alert.title}: ${alert.description}`.trim();
      assert.equal(words ?? 'none', told);
    },
  };
}

/** What stands in the storage: parts by their names, nothing, or something else altogether. */
function keptText(parts: string): string | null {
  if (parts === 'nothing') return null;
  if (!parts.startsWith('type ')) return parts;
  const named = parts.split(', ').map((part) => /^(\w+) (.*)$/.exec(part)?.slice(1) ?? []);
  return JSON.stringify(Object.fromEntries(named));
}
