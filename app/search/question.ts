/** Characters of a question. */
export const longestQuestion = 100;
/** Words of a question that are looked at. */
const mostWords = 8;

/**
 * The words of what somebody types as questions to PostgreSQL (`to_tsquery`): all of them at once, and each alone. The last one may
 * still be growing, so it stands for everything that begins with it. Null where there is nothing to look for.
 */
export function questionOf(typed: string): { all: string; each: readonly string[] } | null {
  const words = typed
    .normalize('NFC')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
    .slice(0, mostWords);
  if (words.length === 0) return null;
  const terms = words.map((word, at) => (at === words.length - 1 ? `'${word}':*` : `'${word}'`));
  return { all: terms.join(' & '), each: [...new Set(terms)] };
}
