/** No id is greater; see Id in contracts/schemas/shapes.ts. */
const greatestId = 2_147_483_647;

/** The id that a path or query writes in digits. One that is too great for any id becomes 0, which nothing has. */
export function idOf(text: string): number {
  const id = Number(text);
  return id <= greatestId ? id : 0;
}
