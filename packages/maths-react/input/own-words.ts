import { createContext } from 'react';

/** Whether the fields below take a person’s own words as well as formulas. */
export const OwnWords = createContext(false);

type Stop = { readonly at: number; readonly length: number; readonly found: string };

const letters = /^\p{L}{3,}$/u;
const besideWords = /^[\s’'?!.,;:¿¡-]?$/u;

/**
 * Whether reading stopped at a word that stands by itself: "no entiendo", "¿me ayudas con 3x = 6?". Not where it touches a formula, as
 * in `sqr(x)`.
 */
export function stopsAtOwnWords(text: string, { at, length, found }: Stop): boolean {
  if (/^[¿¡?!]$/u.test(found)) return /\p{L}{2,}/u.test(text);
  return (
    letters.test(found) && besideWords.test(text[at - 1] ?? '') && besideWords.test(text[at + length] ?? '')
  );
}
