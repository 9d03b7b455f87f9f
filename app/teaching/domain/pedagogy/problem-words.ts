/** Words that belong to a formula. */
const functions =
  /\b(?:sin|cos|tan|sen|tg|log|ln|lim|sqrt|arcsin|arccos|arctan|frac|left|right|begin|end|cases|cdot|int)\b/giu;

/** "tan x = 1; 0° ≤ x ≤ 360°" */
const range = /;[^;=]*(?:<=?|≤)[^;=]*(?:<=?|≤)/u;

/**
 * The problem in its own words, where a formula alone would not say what is asked (an area, a place, an interval); null for
 * "solve 3x = 9", which the formula and the task say.
 */
export function ownWords(problem: string): string | null {
  const words = problem.replace(functions, ' ').match(/\p{L}{2,}/gu) ?? [];
  return words.length >= 2 || range.test(problem) ? problem.trim() : null;
}
