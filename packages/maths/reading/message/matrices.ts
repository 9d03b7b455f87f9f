/**
 * A matrix whose determinant is asked for, as the function det of its entries row by row: \\begin{vmatrix}1&2\\\\3&4\\end{vmatrix} and
 * "the determinant of [[1, 2], [3, 4]]" become det(1; 2; 3; 4). Other matrices stay as they are.
 */
export function joinDeterminants(text: string): string {
  if (!/matrix\}|\[\s{0,4}\[|\[\s{0,4}\(/.test(text)) return text;
  const matrices = [...text.matchAll(latexMatrix), ...text.matchAll(nestedList)];
  const [only, more] = matrices;
  if (only === undefined || more !== undefined) return text;
  const bars = only[0].includes('{vmatrix}');
  if (!bars && !/\bdet\b|d[eé]terminant/i.test(text)) return text;
  const rows = rowsOf(only[0]);
  if (rows === null) return text;
  const before = text
    .slice(0, only.index)
    // "the 3 × 3 matrix A =": its size and its name.
    .replace(/(?<![\d\p{L}])\$?[23]\$?\s?(?:[x×]|\\times)\s?\$?[23]\$?\s+(?=matri)/giu, '')
    .replace(/(?<![\p{L}\\])[A-Z]\s{0,3}\$?\s{0,3}=\s{0,3}\$?\s{0,3}(\$?)\s{0,3}$/u, '$1')
    .replace(/\\?det\s{0,4}\(?\s{0,4}(\${0,2})\s{0,4}$/i, '$1');
  const opened =
    text.slice(0, only.index).length - before.length > 0 &&
    /\(\s{0,4}\${0,2}\s{0,4}$/.test(text.slice(0, only.index));
  const rest = text.slice(only.index + only[0].length);
  return `${before} det(${rows.flat().join('; ')}) ${opened ? rest.replace(/^\s{0,4}\)/, '') : rest}`;
}

const latexMatrix = /\\begin\s{0,4}\{([pbv]?matrix)\}([^{}]{1,200})\\end\s{0,4}\{\1\}/g;
const nestedList = /\[(?:\s{0,4}[,;]?\s{0,4}[[(][^[\]()]{1,80}[\])]){2,3}\s{0,4}\]/g;
const entry = /^[-−+]?\s{0,4}\d{1,6}(?:[.,]\d{1,4})?$|^[-−]?\s{0,4}\d{0,3}[a-zλ]$/;

/** Two rows of two entries or three of three; null for anything else. */
function rowsOf(text: string): readonly (readonly string[])[] | null {
  const latex = text.startsWith('\\');
  const inner = latex
    ? text.replace(/^\\begin\s{0,4}\{\w+\}/, '').replace(/\\end\s{0,4}\{\w+\}$/, '')
    : text.slice(1, -1);
  const rows = latex
    ? inner.split(/\\\\/).map((row) => row.split('&'))
    : [...inner.matchAll(/[[(]([^[\]()]*)[\])]/g)].map(([, row]) =>
        row!.split(row!.includes(';') ? ';' : ','),
      );
  const cells = rows.map((row) => row.map((cell) => cell.trim())).filter((row) => row.join('') !== '');
  const size = cells.length;
  const fits = (size === 2 || size === 3) && cells.every((row) => row.length === size);
  return fits && cells.flat().every((cell) => entry.test(cell)) ? cells : null;
}
