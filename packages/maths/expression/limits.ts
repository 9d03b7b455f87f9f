/** Longer texts are rejected. */
export const longestText = 500;
/** Deepest nesting of brackets, powers, roots and signs. */
export const deepestNesting = 100;
/** Larger powers of ten in scientific notation are rejected. */
export const largestPowerOfTen = 300;
