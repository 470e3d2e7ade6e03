/** Remembers which codes have been redeemed. */
export interface UsedCodes {
  /** Marks a code as used; false when it was used before. */
  spend(code: string): boolean;
}

/**
 * Codes carry their own content, so the only thing to remember is that one is spent. The memory ends with the process
 * and after the newest entries; a code lives for a minute and needs its verifier, so neither reopens it in practice.
 */
export function createUsedCodes(remembered = 10_000): UsedCodes {
  const spent = new Set<string>();
  return {
    spend(code) {
      if (spent.has(code)) return false;
      spent.add(code);
      const [oldest] = spent;
      if (spent.size > remembered && oldest !== undefined) spent.delete(oldest);
      return true;
    },
  };
}
