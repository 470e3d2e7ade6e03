const adjectives =
  'amber autumn brave bright calm clear copper early gentle golden green happy hidden honest little lively lucky merry morning northern open patient quiet silver simple steady sunny tidy velvet warm western winter'.split(
    ' ',
  );
const nouns =
  'anchor bay bridge canyon cedar cliff cove creek delta dune falls field forest garden harbour hill island lagoon lake maple meadow mill orchard pine pond prairie ridge river summit valley village willow'.split(
    ' ',
  );

/**
 * Returns the name of a world that nobody has named: two words, always the same for the same id. Several ids can have
 * the same name; only the id `default` has the name 'default world'.
 */
export function worldName(id: string): string {
  if (id === 'default') return 'default world';
  // FNV-1a, because ids that are made one after another differ in few characters.
  let hash = 2_166_136_261;
  for (const character of id) hash = Math.imul(hash ^ character.charCodeAt(0), 16_777_619) >>> 0;
  return `${adjectives[(hash >>> 8) % adjectives.length]} ${nouns[(hash >>> 16) % nouns.length]}`;
}
