import type { FormulaPiece } from './run-pieces.ts';
import { relationText } from './signs.ts';

/**
 * The texts of a run, the likeliest first: a lost exponent as a power and as written; a sum beside a word such as "over" or "root of"
 * with and without brackets.
 */
export function textsOf(pieces: readonly FormulaPiece[], lost: boolean): readonly string[] {
  const plain = withDivisors(pieces).join('');
  if (lost) return [plain.replaceAll('\u0001', '^'), plain.replaceAll('\u0001', '')];
  const grouped = withGroups(pieces);
  if (grouped?.likelier === true && isCompactBehindWord(pieces)) return [grouped.text];
  if (grouped === null || grouped.text === plain) return [plain];
  return grouped.likelier ? [grouped.text, plain] : [plain, grouped.text];
}

/**
 * Whether a digit behind a letter or bracket can only be an exponent: nobody writes a factor behind a coefficient and a letter (3x2), behind a
 * letter that occurs again (x2 + x), or twice (a5 · a3). A 0 or 1 shows that the digits are indexes (x1 + x2).
 */
export function isPowerCertain(pieces: readonly FormulaPiece[]): boolean {
  const text = pieces.map((piece) => piece.text.replaceAll('\u0001', '↑')).join('');
  const lost = [...text.matchAll(/(\d\s*)?([^\s\d])\s*↑(\d)/gu)];
  if (lost.some(([, , , digit]) => digit === '0' || digit === '1')) return false;
  return (
    lost.length > 1 ||
    lost.some(
      ([, coefficient, base, digit]) =>
        base === ')' || coefficient !== undefined || Number(digit) > 2 || text.split(base!).length > 2,
    )
  );
}

/** "root of 2x+9": a sum without spaces behind the only word is its operand. */
function isCompactBehindWord(pieces: readonly FormulaPiece[]): boolean {
  const worded = pieces.flatMap(({ worded: each, type }, at) => (each && type === 'prefix' ? [at] : []));
  const [place, more] = worded;
  if (
    place === undefined ||
    more !== undefined ||
    pieces.slice(0, place).some(({ type }) => type === 'infix')
  )
    return false;
  const end = chunkEnd(pieces, place + 1);
  return pieces.slice(place + 2, end).every(({ text }) => !text.startsWith(' '));
}

/** The product after a word for a division is the divisor as a whole: "divided by 3x". */
function withDivisors(pieces: readonly FormulaPiece[]): string[] {
  const parts = pieces.map(({ text }) => text);
  pieces.forEach(({ worded, type, text }, place) => {
    if (worded && type === 'infix' && text.trim() === '^') return groupExponent(pieces, place + 1, parts);
    if (!worded || type !== 'infix' || text.trim() !== '/') return;
    let end = place + 1;
    let depth = 0;
    for (; end < pieces.length; end += 1) {
      const piece = pieces[end]!;
      if (piece.type === 'open') depth += 1;
      if (piece.type === 'close') depth -= 1;
      if (depth === 0 && (piece.worded || (piece.type === 'infix' && !/^\s*\^|^\/$/.test(piece.text)))) break;
    }
    if (end - place < 3) return;
    parts[place + 1] = `(${parts[place + 1]!}`;
    parts[end - 1] = `${parts[end - 1]!})`;
  });
  return parts;
}

/** "8 to the power of −2/3": a fraction without spaces is the exponent as a whole. */
function groupExponent(pieces: readonly FormulaPiece[], start: number, parts: string[]): void {
  const first = pieces[start]?.type === 'prefix' ? start + 1 : start;
  const [slash, below] = [pieces[first + 1], pieces[first + 2]];
  if (slash?.text !== '/' || slash.worded || below?.type !== 'value' || /^\s/.test(below.text)) return;
  parts[start] = `(${parts[start]!}`;
  parts[first + 2] = `${parts[first + 2]!})`;
}

/**
 * The other way to group a run with words, and whether it is the likelier one. A sum written in signs belongs to the word before or after it
 * as a whole ("root of x² + 3x"); one said in words may or may not ("root of x plus 1"). Null where there is no such sum.
 */
function withGroups(
  pieces: readonly FormulaPiece[],
): { readonly text: string; readonly likelier: boolean } | null {
  const place = pieces.findIndex(
    ({ worded, type, text }, at) =>
      worded &&
      (type === 'prefix'
        ? text !== '-'
        : type === 'infix' &&
          (text.trim() === '/' || (text.trim() === '*' && pieces[at - 1]?.worded === true))),
  );
  if (place < 0) return null;
  const parts = withDivisors(pieces);
  const group = (from: number, to: number): void => {
    parts[from] = `(${parts[from]!}`;
    parts[to - 1] = `${parts[to - 1]!})`;
  };
  const after = chunkEnd(pieces, place + 1);
  const spokenEnd = spokenSumEnd(pieces, place + 1, after);
  if (spokenEnd > 0) {
    group(place + 1, spokenEnd);
    return { text: parts.join(''), likelier: false };
  }
  const isDivision = pieces[place]!.type === 'infix' && pieces[place]!.text.trim() === '/';
  // "x plus 1 over 2"; with "all over" the numerator has its brackets.
  const enclosed = pieces[place - 1]?.type === 'close' && pieces[place - 1]!.worded;
  if (isDivision && !enclosed) {
    let start = place;
    while (start > 0 && !relationText.test(pieces[start - 1]!.text)) start -= 1;
    const spoken = pieces.slice(start, place).some(({ worded, text }) => worded && /^\s*[-+]\s*$/.test(text));
    if (spoken && pieces.slice(start, place).some(({ text }) => /[a-z]/i.test(text))) {
      group(start, place);
      return { text: parts.join(''), likelier: false };
    }
  }
  let changed = false;
  if (pieces[place]!.text.trim() !== '*' && isSum(pieces, place + 1, after)) {
    group(place + 1, after);
    changed = true;
  }
  if (isDivision) {
    const before = chunkStart(pieces, place);
    if (isSum(pieces, before, place)) {
      group(before, place);
      changed = true;
    }
  }
  return changed ? { text: parts.join(''), likelier: true } : null;
}

/**
 * The end of a sum said in words after a root or a division: "the root of x plus 1" may be of x or of x + 1. 0 when there is none, or when
 * another root follows, which shows that each stands for itself.
 */
function spokenSumEnd(pieces: readonly FormulaPiece[], start: number, after: number): number {
  const sign = pieces[after];
  if (
    sign === undefined ||
    !sign.worded ||
    !/^\s*[-+]\s*$/.test(sign.text) ||
    !pieces.slice(start, after).some(({ text }) => /[a-z]/i.test(text))
  )
    return 0;
  let end = after + 1;
  while (end < pieces.length && !relationText.test(pieces[end]!.text)) end += 1;
  if (
    pieces
      .slice(after, end)
      .some(({ worded, type, text }) => worded && (type === 'prefix' || text.trim() === '/'))
  )
    return 0;
  return end;
}

function chunkEnd(pieces: readonly FormulaPiece[], start: number): number {
  let end = start;
  let depth = 0;
  for (; end < pieces.length && !pieces[end]!.worded && !relationText.test(pieces[end]!.text); end += 1) {
    depth += pieces[end]!.type === 'open' ? 1 : pieces[end]!.type === 'close' ? -1 : 0;
    if (depth < 0) break;
  }
  return end;
}

function chunkStart(pieces: readonly FormulaPiece[], end: number): number {
  let start = end;
  let depth = 0;
  for (; start > 0 && !pieces[start - 1]!.worded && !relationText.test(pieces[start - 1]!.text); start -= 1) {
    depth += pieces[start - 1]!.type === 'close' ? 1 : pieces[start - 1]!.type === 'open' ? -1 : 0;
    if (depth < 0) break;
  }
  return start;
}

/** Whether the pieces hold a plus or minus sign outside brackets, between values. */
function isSum(pieces: readonly FormulaPiece[], start: number, end: number): boolean {
  let depth = 0;
  for (let at = start; at < end; at += 1) {
    const { type, text } = pieces[at]!;
    if (type === 'open') depth += 1;
    if (type === 'close') depth -= 1;
    if (depth === 0 && type === 'infix' && at > start && /^\s*[+\-−–]\s*$/u.test(text)) return true;
  }
  return false;
}
