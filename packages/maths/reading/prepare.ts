const numbering =
  /^\s*(?:(?:problem|exercise|question|ejercicio|problema|pregunta|exercice|probl[èe]me|n[°º]|#)\s*\d{1,3}\s*[.):]?\s+|(?:\d{1,3}|[a-h]|i{1,3}|iv|vi{0,3})\)\s*|\d{1,3}\.\s+|\((?:\d{1,3}|[a-h]|i{1,3}|iv|vi{0,3})\)\s+(?=\p{L}{4}))+/iu;
const courtesy =
  /^[¿¡\s]*(?:(?:please|por favor|s['’]il (?:te|vous) pla[îi]t|can you|could you|puedes|peux-tu)[\s,]+)+/iu;

/**
 * Replaces everything around the problem with spaces, character for character, so that positions stay
 * correct.
 */
export function prepareText(text: string): string {
  const composed = rows(text)
    .replace(/\\(?:text|textbf|textit|mathrm)\s*\{([^{}]*)\}/g, (all, inner: string) => blank(all, inner))
    .replace(/(?<!\\)\\[()[\]]/g, '  ')
    .replace(/\\(?:quad|qquad|displaystyle)\b/g, (all) => ' '.repeat(all.length));
  const dollars = composed.split('$').length - 1;
  const shown = dollars % 2 === 0 ? composed.replace(/\$/g, ' ') : composed;
  const front = numbering.exec(shown)?.[0].length ?? 0;
  const rest = shown.slice(front);
  const polite = courtesy.exec(rest)?.[0].length ?? 0;
  return ' '.repeat(front + polite) + rest.slice(polite).replace(/(?:[?.\s…]|!(?=\s*[A-Z¡]))+$/u, '');
}

/** The words of \text{…} at their original positions. */
function blank(all: string, inner: string): string {
  const start = all.indexOf('{') + 1;
  return ' '.repeat(start) + inner + ' '.repeat(all.length - start - inner.length);
}

/** Equations on separate lines, or in a LaTeX environment, are separated by semicolons. */
function rows(text: string): string {
  const plain = text.replace(
    /\\begin\s*\{(cases|array|aligned|align\*?|matrix)\}(?:\{[lcr|]*\})?([\s\S]*?)\\end\s*\{\1\}/g,
    (all, _name: string, inside: string) => (isSystem(inside.split('\\\\')) ? inBlanks(all, inside) : all),
  );
  const lines = plain.split('\n');
  const last = lines.filter((line) => line.trim() !== '');
  const equations = last.slice(-2).every((line) => line.includes('=') && !/\b(?:find|let|if)\b/i.test(line));
  if (last.length < 2 || !equations) return plain;
  return joinedRows(lines);
}

function isSystem(inside: readonly string[]): boolean {
  const filled = inside.filter((row) => row.trim() !== '');
  return (
    filled.length > 1 &&
    filled.every((row) => (row.match(/=|<|>|\\[lg]eq?/g) ?? []).length === 1 && !/text|if|,/.test(row))
  );
}

function inBlanks(all: string, inside: string): string {
  const start = all.indexOf(inside);
  const joined = inside
    .replace(/\\\\\s*$/, (end) => ' '.repeat(end.length))
    .replace(/\\\\/g, ' ;')
    .replace(/&/g, ' ');
  return ' '.repeat(start) + joined + ' '.repeat(all.length - start - inside.length);
}

function joinedRows(lines: readonly string[]): string {
  return lines
    .map((line, index) => {
      const next = lines[index + 1];
      if (next === undefined) return line;
      const both = line.includes('=') && next.includes('=') && !/[;,:]\s*$/.test(line);
      return `${line}${both ? ';' : ' '}`;
    })
    .join('');
}
