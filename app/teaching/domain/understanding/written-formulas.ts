/** A piece of mathematics inside a message. `value`: a bare result (`7`, `-3/4`, `x = 7`) rather than working. */
export type FormulaInText = {
  readonly text: string;
  readonly kind: 'value' | 'relation' | 'expression';
  /** The letter a value is given for: x in `x = 7`. */
  readonly letter: string | null;
};

const number = '[-−+]?\\s?(?:\\d+(?:[.,]\\d+)*|π|\\d*\\s?√\\s?\\d+)(?:\\s?/\\s?-?\\d+)?\\s?[%°]?';
const valueOnly = new RegExp(`^(?:${number})$`, 'u');
const valueOf = new RegExp(`^([a-zA-Z])\\s?(?:=|[<>≤≥]=?)\\s?(?:${number})$`, 'u');
const functionNames = /^(?:sqrt|log|ln|sin|cos|tan|sen|tg|exp|pi|lim|mod|abs)$/i;
const joining = /^(?:and|or|y|o|u|et|ou|&)$/i;

/** Words that are a letter of a formula only beside a sign: "x =", "3 x", never "a" or "y" alone in a sentence. */
const singleLetter = /^\p{L}$/u;

/** The formulas of a message in order, without the words around them. */
export function readFormulas(text: string): FormulaInText[] {
  const plain = text
    .replaceAll(/[−–—]/g, '-')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/(?<=^|[^\d\s=(]\s+|=\s*)(?:minus|negative|menos|moins)\s+(?=\d)/giu, '-')
    .replaceAll(/[?¿!¡;:]+/g, ' | ')
    .replaceAll(/[.,](?=\s|$)/g, ' | ');
  const tokens = plain.split(/\s+/).filter((token) => token !== '');
  const isSign = (token: string | undefined) => token !== undefined && /^[=<>≤≥+*/^·×÷:-]+$/u.test(token);
  const isFormula = (token: string) => {
    if (token === '|') return false;
    const inner = token.replaceAll(/^[("'«“]+|[)"'»”]+$/g, '');
    const words = inner.match(/\p{L}{2,}/gu) ?? [];
    if (words.some((word) => !functionNames.test(word) && !/^[xyzabcnkt]{2}$/.test(word))) return false;
    return /[\d=<>≤≥^√π²³⁰¹⁴⁵⁶⁷⁸⁹%]|\p{L}[+*/-]|[+*/-]\p{L}/u.test(token) || isSign(token);
  };
  const pieces: string[][] = [];
  let open: string[] | null = null;
  tokens.forEach((token, at) => {
    const next = tokens[at + 1];
    const beside =
      isSign(tokens[at - 1]) || isSign(next) || (next !== undefined && /^[=<>≤≥+*/^·-]/.test(next));
    const belongs = isFormula(token) || (singleLetter.test(token) && beside);
    // A letter between two results joins them: "2 y -7"; beside a sign of its own it is a letter of a formula: "2x + y".
    const joins = joining.test(token) && !isSign(tokens[at - 1]) && !isSign(next);
    if (!belongs || joins) {
      open = null;
      return;
    }
    if (open && !startsAnother(open, token)) open.push(token);
    else pieces.push((open = [token]));
  });
  return pieces
    .map((piece) =>
      piece
        .join(' ')
        .replace(/^['"«“(]+(?=[^()]*$)|['"»”]+$|[.,]+$/g, '')
        .trim(),
    )
    .filter((piece) => /[\p{L}\d]/u.test(piece))
    .map(formulaOf);
}

/** Two numbers in a row without a sign between them are two formulas: "3 -4", "2 5". */
const startsAnother = (open: readonly string[], token: string): boolean => {
  const last = open.at(-1) ?? '';
  return /[\p{L}\d)%°²³]$/u.test(last) && /^[-+]?\d/.test(token) && !/^[-+]\d/.test(token);
};

function formulaOf(text: string): FormulaInText {
  const given = valueOf.exec(text);
  if (given) return { text, kind: 'value', letter: given[1] ?? null };
  if (valueOnly.test(text)) return { text, kind: 'value', letter: null };
  return { text, kind: /[=<>≤≥]/.test(text) ? 'relation' : 'expression', letter: null };
}
