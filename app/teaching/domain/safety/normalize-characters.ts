/*
 * Signs of safety are some hundred expressions. Over all of Unicode each of them has tables of its own, in one form for texts of one byte
 * and in another for those of two: 26 MB, and 1.5 s in which a new process answers nobody. Over few signs they take a tenth of the time and two fifths of the memory.
 */

/** Stand for every small letter, capital letter, number, space and other sign beyond ASCII. */
const [letter, capital, number, space, other] = ['ø', 'Ø', '¹', '\u00a0', '¤'] as const;

/** What classes of letters and of numbers hold in a text of few signs. */
export const letters = `a-zA-Z${letter}${capital}`;
export const numbers = `0-9${number}`;

const beyond = /[^\p{ASCII}·]/gu;

/** Each sign where it was: ASCII stays, and of all else only the kind is told. */
export function normalizeCharacters(text: string): string {
  const few = text.replace(beyond, (sign) => kindOf(sign).repeat(sign.length));
  // Made anew, it is a text of one byte for V8: replacing keeps the two bytes of what was replaced.
  return Array.from(few, (sign) => String.fromCharCode(sign.charCodeAt(0))).join('');
}

function kindOf(sign: string): string {
  if (/\p{Lu}/u.test(sign)) return capital;
  if (/\p{L}/u.test(sign)) return letter;
  if (/\p{N}/u.test(sign)) return number;
  return /\s/.test(sign) ? space : other;
}

/** A pattern with `\p{L}` and `\p{Lu}`, alone or within brackets, as it is read over few signs. */
export function normalizePattern(pattern: string): string {
  let inClass = false;
  return pattern.replaceAll(/\\p\{(\w+)\}|\\.|[[\]]/gu, (part, kind: string | undefined) => {
    if (part === '[' || part === ']') inClass = part === '[';
    if (kind === undefined) return part;
    const held = kind === 'Lu' ? `A-Z${capital}` : letters;
    return inClass ? held : `[${held}]`;
  });
}
