/** Text, at sign, text, dot, text, no spaces (specification, section 5). */
const shape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Control, format, unassigned and private characters, and those that are displayed as nothing. */
const invisible = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Whether the text can be an email address. Addresses with invisible characters, or in a form that compatibility normalisation changes
 * (full-width letters, ligatures), could be displayed like the address of another account.
 */
export const isEmailAddress = (text: string): boolean =>
  shape.test(text) && !invisible.test(text) && text.normalize('NFKC') === text;
