/** Characters of a note beside a lesson. */
export const longestNote = 8000;
/** Characters of the name on a certificate. */
export const longestName = 80;
