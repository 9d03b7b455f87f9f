import { createContext } from 'react';

/** Whether fields accept messages in words as well as formulas. */
export const OwnWords = createContext(false);

type Stop = { readonly at: number; readonly length: number; readonly found: string };

const letters = /^\p{L}{3,}$/u;
const besideWords = /^[\s’'?!.,;:¿¡-]?$/u;

/**
 * Whether parsing stopped at a separate word: "no entiendo", "¿me ayudas con 3x = 6?". Not where the word touches a formula, as in
 * `sqr(x)`.
 */
export function stopsAtOwnWords(text: string, { at, length, found }: Stop): boolean {
  if (/^[¿¡?!]$/u.test(found)) return /\p{L}{2,}/u.test(text);
  return (
    letters.test(found) && besideWords.test(text[at - 1] ?? '') && besideWords.test(text[at + length] ?? '')
  );
}
