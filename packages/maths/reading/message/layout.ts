import { words as formulaWords } from '../../expression/words.ts';

/*
 * Text copied from a page keeps traces of its layout: a fraction over three lines, braces built from pieces. The parts are put together before
 * the text is read.
 */

/** "$x$-intercept": a letter that is part of a compound word is no formula of its own. */
export const joinLetters = (text: string): string =>
  text.replaceAll(/\$\s?([a-zA-Z])\s?\$(?=[-‐‑]\p{L}{4}|[-‐‑]?th\b)/gu, (all, letter: string) =>
    letter.padStart(all.length),
  );

/** "$ABC$", "$AB=5{,}6$ cm": names of points and lengths between them are written as in a text. */
export const joinNames = (text: string): string =>
  text.includes('$')
    ? text
        .replaceAll(/\$\s?([A-Z]{2,4})\s?\$/gu, '$1')
        .replaceAll(
          /\$\s?([A-Z]{2})\s?=\s?(\d+)(?:\{?([.,])\}?(\d+))?\s?\$/gu,
          (_all, name: string, whole: string, sign: string | undefined, decimals: string | undefined) =>
            `${name} = ${whole}${sign === undefined ? '' : `${sign}${decimals!}`}`,
        )
    : text;

/** "√(75x²y)  (x ≥ 0)": a condition in brackets apart from the formula is a clause of its own. */
export const openConditions = (text: string): string =>
  text.replaceAll(
    /(?<=[\s$,;.])\(([^()\n$]{1,40}?(?:<=?|>=?|≤|≥|≠|\\[lg]eq?(?![a-z])|\\neq?(?![a-z]))[^()\n$]{1,40})\)/gu,
    (_all, condition: string) => `, ${condition} `,
  );

/** "lim   (x² − 1)/(x − 1)" with "x → 1" below it: on one line. */
export function joinLimits(source: string): string {
  // "limx→0": the letter belongs to the sign.
  const text = source
    .replaceAll(/(?<!\p{L})(l[ií]m)(?=[a-z]\s?(?:→|⟶|->))/giu, '$1 ')
    // "lim (x→0) …": the brackets only hold what is below the sign.
    .replaceAll(
      /(?<!\p{L})(l[ií]m)\s?\(\s?([a-z]\s?(?:→|⟶|->)\s?[-−+]?[\p{L}\d∞/]{1,8}[⁺⁻]?)\s?\)/giu,
      '$1 $2',
    );
  if (!/(?:→|⟶|->)/u.test(text)) return text;
  return (
    text
      // "stuck on lim x->0 of sin(4x)/x": behind other words the sign is written so that nothing else can begin in it.
      .replaceAll(
        /(?<=\p{L}[ ,:]+)l[ií]m\s+([a-z])\s?(?:→|⟶|->)\s?([-−+]?(?:\d+|∞|pi|π|inf(?:inity)?|oo))\s+(?:of\s+|de\s+|du\s+)?(?=[\p{L}\d(\\√])/giu,
        (_all, letter: string, value: string) => `\\lim_{${letter} \\to ${value}} `,
      )
      .replaceAll(
        /(?<![\p{L}])(l[ií]m)[ \t]+(\S[^\n]{0,200})\n[ \t]*([a-z][ \t]*(?:→|⟶|->)[ \t]*[-−+]?[ \t]*[\p{L}\d∞/]{1,8}[⁺⁻+-]?)[ \t]*(?=\n|$)/giu,
        (_all, head: string, body: string, under: string) => `${head} ${under} (${body.trim()})`,
      )
  );
}

/** "eje $x$", "the $y$ axis", "cm$^3$": the letter of an axis and the power of a unit are no formulas. */
export const joinAxes = (text: string): string =>
  text
    .replaceAll(/(?<=(?<!\p{L})[cdkm]?m)\s?\$\s?\^\s?\{?([23])\}?\s?\$/gu, '^$1')
    .replaceAll(/(?<=\p{L}\s)\$\s?([xy])\s?\$(?=\s+axis)/giu, '$1')
    .replaceAll(/(?<=(?<!\p{L})(?:ejes?|axes? des|axis)\s)\$\s?([xy])\s?\$/giu, '$1');

/** "f ( x ) = …", copied with spaces, as f(x) = … ; then "f (0)" as f(0). */
export function joinApplications(text: string): string {
  const joined = text.replaceAll(
    /(?<![\p{L}\d)\\])([a-zA-Z])[ ]?\([ ]?(?!\1)([a-z])[ ]?\)(?=[ ]{0,3}=)/gu,
    (_all, name: string, letter: string) => `${name}(${letter})`,
  );
  return (
    joined
      // "f −1(12)": the exponent of an inverse function, copied behind its name.
      .replaceAll(/(?<![\p{L}\d)\\])([a-zA-Z])[ ]?[-−–][ ]?1[ ]?(?=\()/gu, (all, name: string) =>
        isDefinedIn(joined, name) ? `${name}^{-1}` : all,
      )
      .replaceAll(/(?<![\p{L}\d)\\])([a-zA-Z])[ ]?(['’′″])[ ]?(?=\([^()\n]{1,20}\))/gu, '$1$2')
      .replaceAll(/(?<![\p{L}\d)\\])([a-zA-Z])[ ](?=\([^()\n]{1,20}\))/gu, (all, name: string) =>
        isDefinedIn(joined, name) ? name : all,
      )
  );
}

/** "x ↦ ln(5 − x)": a function without a name. */
export const namedMappings = (text: string): string =>
  /↦|\\mapsto/u.test(text)
    ? text.replaceAll(
        /(?<!(?::|(?<!\p{L})\p{L})[\s$]{0,3})(?<=^|[\s$(])([a-z])\s*(?:↦|\\(?:long)?mapsto(?![a-z]))\s*/gu,
        'f($1) = ',
      )
    : text;

/** (f ∘ g)(x) as f(g(x)); fg(3) and fog(3) where both functions are given. */
export const withoutComposition = (text: string): string =>
  text
    .replaceAll(
      /(?<![\p{L}\\])([fghpq])[ ]?o?[ ]?([fghpq])[ ]?\(([^()\n]{1,20})\)/gu,
      (all, outer: string, inner: string, argument: string) =>
        isDefinedIn(text, outer) && isDefinedIn(text, inner) ? `${outer}(${inner}(${argument}))` : all,
    )
    .replaceAll(
      /\(\s*([A-Za-z])\s*(?:∘|\\circ(?![a-z]))\s*([A-Za-z])\s*(?:\\right\s*)?\)\s*(?:\\left\s*)?\(([^()\n]{1,40})\)/gu,
      (_all, outer: string, inner: string, argument: string) => `${outer}(${inner}(${argument}))`,
    );

/**
 * "| 3 | Solve 2x + 5 = 17 | 2 pts |": the only row of a table, its cells on lines of their own without the number of the problem and its marks.
 * Several rows are data, as are several numbers; bars around signs and functions are sizes.
 */
export function splitTableRow(text: string): string {
  const rows = text.match(/(?<=^|\n)[ \t]*\|[^\n]*/gu) ?? [];
  const found = rows.length === 1 ? /^[ \t]*\|[ \t]+(.+?)[ \t]+\|[ \t]*$/u.exec(rows[0]!) : null;
  if (found === null) return text;
  const cells = found[1]!.split(/[ \t]+\|[ \t]+/u);
  const texts = cells.filter((cell, at) => !isRowNumber(cell, at) && !isMarks(cell));
  const isWorded = texts.some((cell) =>
    (cell.match(/\p{L}{4,}/gu) ?? []).some((word) => !formulaWords.has(word.toLowerCase())),
  );
  const isData = texts.some((cell) => /^[-−+\d.,/\s]*$|^[-−+*/=<>·]|[-−+*/=<>·]$/u.test(cell));
  return isWorded && !isData ? text.replace(rows[0]!, () => texts.join('\n')) : text;
}

const isRowNumber = (cell: string, at: number): boolean => at === 0 && /^\d{1,3}[.)]?$/u.test(cell);
const isMarks = (cell: string): boolean => /^\d{1,3}\s?(?:pts?|marks?|points?|puntos?)\.?$/iu.test(cell);

const headerSeparator = /[ \u00a0]+[|–—›»•][ \u00a0]+/u;

/**
 * "Paper 1 – Part B – 3. a.", "MATHS 11 | Algebra | 23.": a line whose words stand apart by bars or dashes, which are then no signs of a formula.
 * Its pieces become lines of their own.
 */
export function splitHeaders(text: string): string {
  if (!headerSeparator.test(text)) return text;
  return text
    .split('\n')
    .map((line) => (isHeaderLine(line) ? line.split(headerSeparator).join('\n') : line))
    .join('\n');
}

/** "6x² – 15x", "(2a) – b": a dash between the terms of a formula. */
const dashBetweenTerms =
  /(?:\d[a-z]{1,2}\d?|[²³)]|(?<!\p{L})[a-z]\d)[ \u00a0]+[–—][ \u00a0]+[\d(]|[\d)²³][ \u00a0]+[–—][ \u00a0]+(?:\d{1,3}[a-z]{1,2}|[a-z])(?![\p{L}.)])/u;

function isHeaderLine(line: string): boolean {
  if (/[=<>≤≥≠+*^√∫∑{}\\$?−]/u.test(line) || dashBetweenTerms.test(line)) return false;
  const pieces = line.split(headerSeparator);
  const isWorded = (piece: string): boolean => /\p{L}{3}/u.test(piece);
  const isValue = (piece: string | undefined): boolean => /^\s*[\d.,]+\s*$|^\s*\p{L}\s*$/u.test(piece ?? '');
  const isBalanced = (piece: string): boolean => piece.split('(').length === piece.split(')').length;
  return (
    pieces.length > 1 &&
    pieces.every(isBalanced) &&
    pieces.some(
      (piece, at) => at > 0 && (isWorded(piece) || (isWorded(pieces[at - 1]!) && !isValue(piece))),
    ) &&
    // Between two values a dash is a sign, and bars around a value are its size.
    !pieces.some(
      (piece, at) => at > 0 && isValue(piece) && (isValue(pieces[at - 1]) || at < pieces.length - 1),
    )
  );
}

const isDefinedIn = (text: string, name: string): boolean =>
  new RegExp(`(?<!\\p{L})${name}\\s?\\(\\s?[a-z]\\s?\\)\\s*=`, 'u').test(text);
