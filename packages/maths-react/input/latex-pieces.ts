/** LaTeX tokens: a command, a group in braces, or one character; `spaced` after white space, which is dropped outside groups. */
export type Piece =
  | { readonly kind: 'command'; readonly name: string }
  | { readonly kind: 'group'; readonly inside: readonly Piece[]; readonly text: string }
  | { readonly kind: 'sign'; readonly sign: string; readonly spaced: boolean };

/** Thrown for an unmatched brace; the caller then leaves the LaTeX unchanged. */
export class Unbalanced extends Error {
  override readonly name = 'Unbalanced';
}

/** Maximum nesting of braces; handwritten input is never deeper. */
const deepest = 60;

/** Tokenizes LaTeX. Throws `Unbalanced` when braces do not match. */
export function piecesOf(latex: string, depth = 0): Piece[] {
  if (depth > deepest) throw new Unbalanced();
  const pieces: Piece[] = [];
  let at = 0;
  while (at < latex.length) {
    const command = /^\\(?:[a-zA-Z]+|[^])/.exec(latex.slice(at, at + 40))?.[0];
    if (command !== undefined) {
      pieces.push({ kind: 'command', name: command.slice(1) });
      at += command.length;
    } else if (latex[at] === '{') {
      const end = closing(latex, at);
      const text = latex.slice(at + 1, end);
      pieces.push({ kind: 'group', inside: piecesOf(text, depth + 1), text });
      at = end + 1;
    } else if (latex[at] === '}') {
      throw new Unbalanced();
    } else {
      const sign = String.fromCodePoint(latex.codePointAt(at)!);
      if (!/\s/u.test(sign)) pieces.push({ kind: 'sign', sign, spaced: /\s/.test(latex[at - 1] ?? '') });
      at += sign.length;
    }
  }
  return pieces;
}

/** Index of the brace that closes the one at `open`. */
function closing(latex: string, open: number): number {
  let depth = 0;
  for (let at = open; at < latex.length; at += 1) {
    if (latex[at] === '\\') at += 1;
    else if (latex[at] === '{') depth += 1;
    else if (latex[at] === '}') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  throw new Unbalanced();
}
