const adjectives =
  'amber autumn brave bright calm clear copper early gentle golden green happy hidden honest little lively lucky merry morning northern open patient quiet silver simple steady sunny tidy velvet warm western winter'.split(
    ' ',
  );
const nouns =
  'anchor bay bridge canyon cedar cliff cove creek delta dune falls field forest garden harbor hill island lagoon lake maple meadow mill orchard pine pond prairie ridge river summit valley village willow'.split(
    ' ',
  );

/**
 * Returns the default name of a world: two words that depend on the id only. Names are not unique, except 'default
 * world' for the id `default`.
 */
export function worldName(id: string): string {
  if (id === 'default') return 'default world';
  // FNV-1a: it gives different hashes for consecutive ids, which differ in few characters.
  let hash = 2_166_136_261;
  for (const character of id) hash = Math.imul(hash ^ character.charCodeAt(0), 16_777_619) >>> 0;
  return `${adjectives[(hash >>> 8) % adjectives.length]} ${nouns[(hash >>> 16) % nouns.length]}`;
}
