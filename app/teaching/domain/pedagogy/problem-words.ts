/** Function names that belong to formulas. */
const functions =
  /\b(?:sin|cos|tan|sen|tg|log|ln|lim|sqrt|arcsin|arccos|arctan|frac|left|right|begin|end|cases|cdot|int)\b/giu;

/** "tan x = 1; 0° ≤ x ≤ 360°" */
const range = /;[^;=]*(?:<=?|≤)[^;=]*(?:<=?|≤)/u;

/**
 * The problem's text, if a formula alone would not express the question (an area, a point, an interval); null for "solve 3x = 9",
 * which formula and task express.
 */
export function ownWords(problem: string): string | null {
  const words = problem.replace(functions, ' ').match(/\p{L}{2,}/gu) ?? [];
  return words.length >= 2 || range.test(problem) ? problem.trim() : null;
}
