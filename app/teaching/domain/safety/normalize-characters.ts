/*
 * The safety rules are some hundred regular expressions. Over all of Unicode, V8 builds tables for each, once for one-byte and once
 * for two-byte strings: 26 MB, and 1.5 s in which a new process cannot respond. Over a reduced alphabet they need a tenth of the time
 * and two fifths of the memory.
 */

/** Stand-ins for every lower-case letter, upper-case letter, number, space and other character beyond ASCII. */
const [letter, capital, number, space, other] = ['ø', 'Ø', '¹', '\u00a0', '¤'] as const;

/** Contents of letter and number classes in the reduced alphabet. */
export const letters = `a-zA-Z${letter}${capital}`;
export const numbers = `0-9${number}`;

const beyond = /[^\p{ASCII}·]/gu;

/** Maps each character in place: ASCII stays, others become the stand-in of their class. */
export function normalizeCharacters(text: string): string {
  const few = text.replace(beyond, (sign) => kindOf(sign).repeat(sign.length));
  // A newly built string is one-byte in V8; `replace` would keep the two-byte representation.
  return Array.from(few, (sign) => String.fromCharCode(sign.charCodeAt(0))).join('');
}

function kindOf(sign: string): string {
  if (/\p{Lu}/u.test(sign)) return capital;
  if (/\p{L}/u.test(sign)) return letter;
  if (/\p{N}/u.test(sign)) return number;
  return /\s/.test(sign) ? space : other;
}

/** Rewrites a pattern with `\p{L}` and `\p{Lu}`, alone or inside brackets, for the reduced alphabet. */
export function normalizePattern(pattern: string): string {
  let inClass = false;
  return pattern.replaceAll(/\\p\{(\w+)\}|\\.|[[\]]/gu, (part, kind: string | undefined) => {
    if (part === '[' || part === ']') inClass = part === '[';
    if (kind === undefined) return part;
    const held = kind === 'Lu' ? `A-Z${capital}` : letters;
    return inClass ? held : `[${held}]`;
  });
}
