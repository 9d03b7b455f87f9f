/** Longest text that is read at all. */
export const longestText = 500;
/** Deepest nesting of brackets, powers, roots and signs. */
export const deepestNesting = 100;
/** A power of ten in scientific notation beyond this is refused. */
export const largestPowerOfTen = 300;
