/** A part of a message with its list mark: "b)". */
export type Part = { readonly label: string; readonly text: string };
/** A message split at its list marks: what is before the first one belongs to every part. */
export type Parts = { readonly stem: string; readonly parts: readonly Part[] };

type Mark = { readonly at: number; readonly end: number; readonly label: string; readonly line: boolean };

const headingWords =
  'q|exercises|problems|questions|examples|ejercicios|problemas|preguntas|exercices|problèmes|taller|guía|worksheet|punto|item|ítem|numeral|problem|exercise|question|example|task|ex|part|ejercicio|problema|pregunta|actividad|ejemplo|tarea|exercice|problème|probleme|exo|activité|activite|exemple|partie|qcm|quiz|section|chapter';
/** "Problem 3.7.", "Ejercicio nº 12.-", "## 3️⃣ …", "\textbf{Problem 5.}" at the beginning of a line. */
const heading = new RegExp(
  `^[\\s#>*]*(?:\\\\(?:textbf|section|subsection|noindent)\\*?\\s*\\{?\\s*)?(?:(?:${headingWords})\\.?\\s{0,3}(?:n\\s?[º°o]\\.?|#|№|no\\.?)?\\s{0,3}[A-D]?\\d{1,4}(?:\\.\\d{1,3}){0,3}[a-z]?|\\d{1,2}(?:\\.\\d{1,3}){2,3}(?=\\.?\\s+\\p{Lu})|n\\s?[º°]\\s?\\d{1,3}|\\d{1,2}\\s?[º°](?=\\s?[).-]))\\s{0,2}(?:p(?:\\.|ág\\.|age)\\s?\\d{1,4}\\s{0,3})?[.:)\\]-]{0,2}-?(?:\\s*\\})?(?=\\s|$|[(.])`,
  'iu',
);
const keycap = /^[\s#>*]*(?:#{1,6}\s*)?(?:\d\ufe0f?\u20e3\s*)?/u;
const lineMark =
  /^[\s>*•-]*(?:\(?([a-h]|\d{1,2}|i{1,3}|iv|vi{0,3}|[A-H])\)|(\d{1,2}|[a-h])\s?\.\s?[-–)]?(?=\s|$)|(\d{1,2})\s?(?:[-–]\s|[°º]\s?[.)-]?\s)(?=\p{Lu})|[•▪◦‣*]\s|-\s(?=\p{L}))\s*/u;
const inlineMark = /(?:^|[\s:;.,?!])(?:\(?([a-h]|\d|i{1,3}|iv)\)|([a-h])\.|([1-9])\.(?=\s+\p{Lu}))(?=\s|$)/gu;

/** The message without headings and equation labels, split at its list marks. */
export function splitParts(text: string): Parts {
  const lines = text.split('\n').map(withoutHeading);
  const marks: Mark[] = [];
  let offset = 0;
  const cleaned = lines.join('\n');
  for (const line of lines) {
    const found = lineMark.exec(line);
    if (found !== null && !isFormulaStart(line, found)) {
      const label = found[1] ?? found[2] ?? found[3] ?? '';
      marks.push({ at: offset, end: offset + found[0].length, label, line: true });
      // "2) b) …": the inner mark names the part.
      const inner = lineMark.exec(line.slice(found[0].length));
      if (inner !== null && !isFormulaStart(line.slice(found[0].length), inner)) {
        marks.pop();
        marks.push({
          at: offset,
          end: offset + found[0].length + inner[0].length,
          label: inner[1] ?? inner[2] ?? label,
          line: true,
        });
      }
    }
    marks.push(...inlineMarks(line, offset, marks.at(-1)), ...wideMarks(line, offset, marks.at(-1)));
    offset += line.length + 1;
  }
  return cut(cleaned, marks);
}

/** `a) x − 9 = 4   b) 3x + 5 = 26` on one line: letters in their order. */
function inlineMarks(line: string, offset: number, last: Mark | undefined): readonly Mark[] {
  const from = last !== undefined && last.at >= offset ? last.end - offset : 0;
  const found: Mark[] = [];
  for (const each of line.matchAll(inlineMark)) {
    const label = each[1] ?? each[2] ?? each[3]!;
    const at = each.index + (each[0].startsWith('(') || /^[a-z\d]/iu.test(each[0]) ? 0 : 1);
    if (at < from || isOpenBefore(line, at, each[0])) continue;
    // "a." is a mark only when another one follows in order; a single "c)" is the label of the only part.
    found.push({ at: offset + at, end: offset + each.index + each[0].length, label, line: false });
  }
  const ordered = inOrder(found, last !== undefined && last.at >= offset ? last.label : undefined);
  if (ordered.length > 0 && (ordered.length > 1 || (last !== undefined && last.at >= offset))) return ordered;
  return found.length === 1 &&
    /\)\s*$/.test(line.slice(found[0]!.at - offset, found[0]!.end - offset)) &&
    isAfterColon(line, found[0]!.at - offset)
    ? found
    : [];
}

/** "1. 3a + 2a     2. 5b − b": numbers that count on behind wide gaps. */
function wideMarks(line: string, offset: number, last: Mark | undefined): readonly Mark[] {
  if (last === undefined || last.at < offset || !/^\d+$/.test(last.label)) return [];
  const found: Mark[] = [];
  let next = Number(last.label) + 1;
  for (const { 0: all, 1: label, index } of line.matchAll(/[ \u00a0]{3,}(\d{1,2})\.\s+(?=[^\s\p{Lu}])/gu)) {
    if (Number(label) !== next || offset + index < last.end) continue;
    const at = index + all.search(/\d/);
    found.push({ at: offset + at, end: offset + index + all.length, label: label!, line: false });
    next += 1;
  }
  return found;
}

const isAfterColon = (line: string, at: number): boolean => /(?:^|[:.])\s*\(?$/.test(line.slice(0, at));

/** The marks that count up: a, b, c or 1, 2, 3, after the label of the line. */
function inOrder(found: readonly Mark[], first: string | undefined): readonly Mark[] {
  const ordered: Mark[] = [];
  let last = first;
  for (const mark of found) {
    const begins =
      /^(?:a|1|i)$/.test(mark.label) && (last === undefined || /^\d/.test(last) !== /^\d/.test(mark.label));
    if (begins || (last !== undefined && follows(last, mark.label))) {
      ordered.push(mark);
      last = mark.label;
    }
  }
  return ordered;
}

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi'];
function follows(before: string, label: string): boolean {
  if (/^\d+$/.test(before)) return Number(label) === Number(before) + 1;
  const roman = romans.indexOf(before);
  if (roman >= 0 && romans[roman + 1] === label) return true;
  return before.length === 1 && label.length === 1 && label.charCodeAt(0) === before.charCodeAt(0) + 1;
}

/** "A) 5 B) 6 C) 7": answers to choose from, marked as such. */
export function markChoices(source: string): string {
  const empty = [...source.matchAll(/\(\s+\)(?=\s*\S)/gu)].length;
  const text =
    empty > 1 ? source.replaceAll(/\(\s+\)(?=\s*\S)/gu, (all) => `☐${' '.repeat(all.length - 1)}`) : source;
  const found = [...text.matchAll(/(?<=^|[\s:.?])\(?([A-E])[).]\s+(?=\S)/gu)];
  const ordered =
    found.length >= 3 && found.every(({ 1: label }, index) => label!.charCodeAt(0) === 65 + index);
  const short = found.every(({ index }, at) => (found[at + 1]?.index ?? text.length) - index < 40);
  if (!ordered || !short || found[0]!.index < 8) return text;
  return text.replaceAll(/(?<=^|[\s:.?])\(?[A-E][).]\s+(?=\S)/gu, (all) => `☐${' '.repeat(all.length - 1)}`);
}

/** In "f(a) " the bracket was opened before; in "(a) " it belongs to the mark. */
function isOpenBefore(line: string, at: number, mark: string): boolean {
  let depth = 0;
  for (let place = 0; place < at; place += 1) {
    if (line[place] === '(') depth += 1;
    // The bracket of a list mark closes nothing.
    if (line[place] === ')') depth = Math.max(0, depth - 1);
  }
  return depth > 0 || (mark.includes('(') && /[\p{L}\d]$/u.test(line.slice(0, at)));
}

/** "1.5x + 2 = 3", "2) " before nothing, "a) = 3" begin no part; "- 3x" is a formula. */
function isFormulaStart(line: string, found: RegExpExecArray): boolean {
  const rest = line.slice(found[0].length);
  if (/^\s*[=+*/^<>]/.test(rest)) return true;
  return /^\s*[-*]\s/.test(found[0]) && !/\p{L}{3}/u.test(rest);
}

/** "homework q3: …", "ex4b: …": a word joined to its number before a colon labels the statement behind it. */
const label = /^[\s>]*(?:\p{L}{1,12}[.\s]{1,2}){0,2}[a-w]\p{L}{0,4}\d{1,3}[a-z]?\s?:(?=\s+\p{L}{3})/iu;

/** A line without its heading, its Markdown signs and the number of an equation at its end. */
function withoutHeading(line: string): string {
  const bare = line.replace(keycap, (all) => ' '.repeat(all.length));
  const found = heading.exec(bare);
  const head = found?.[0] ?? label.exec(bare)?.[0] ?? '';
  // A brace that the heading opened is closed with it.
  const cutLine = ' '.repeat(head.length) + bare.slice(head.length);
  return cutLine
    .replace(/\(\s*\d{1,2}\s*(?:marks?|points?|pts|puntos?)\.?\s*\)/iu, (all) => ' '.repeat(all.length))
    .replace(/(?<=[\p{L}.,;=\d)])\s+\((?:\d{1,2}|[*]{1,2}|i{1,3})\)\s*$/u, (all) => ' '.repeat(all.length));
}

const isNumber = (label: string): boolean => /^\d+$/.test(label);

function cut(text: string, marks: readonly Mark[]): Parts {
  if (marks.length === 0) return { stem: text, parts: [] };
  const stem = text.slice(0, marks[0]!.at);
  const parts = marks.map(({ end, label }, index): Part => ({
    label,
    text: text.slice(end, marks[index + 1]?.at ?? text.length),
  }));
  const filled = parts.filter(({ text: each }) => each.trim() !== '');
  // "4. Calculate: a) … b) …": the outer mark numbers the whole.
  const [outer, inner] = marks;
  if (
    inner !== undefined &&
    isNumber(outer!.label) &&
    !isNumber(inner.label) &&
    marks.slice(1).every(({ label }) => !isNumber(label))
  )
    return withoutSinglePart({
      stem: `${stem}${text.slice(outer!.end, inner.at)}`,
      parts: filled.slice(parts[0]!.text.trim() === '' ? 0 : 1),
    });
  if (filled.length <= 1)
    return { stem: `${stem}${stem.trim() === '' ? '' : '\n'}${filled[0]?.text ?? ''}`, parts: [] };
  return { stem, parts: filled };
}

/** "1. Calculate: a) 2/5 + 1/3": the only part goes on with what is before it. */
const withoutSinglePart = ({ stem, parts }: Parts): Parts =>
  parts.length === 1 ? { stem: `${stem}\n${parts[0]!.text}`, parts: [] } : { stem, parts };

const circled = /(?<=^|\n)([ \t]*)([①-⑳❶-❿])[ \t]*(?=\S)/gu;

/** "③ Expand …": a circled number at the beginning of a line as a list mark. */
export const withPlainMarks = (text: string): string =>
  text.replaceAll(circled, (_all, indent: string, mark: string) => {
    const code = mark.codePointAt(0)!;
    return `${indent}${code - (code >= 0x2776 ? 0x2775 : 0x245f)}) `;
  });
