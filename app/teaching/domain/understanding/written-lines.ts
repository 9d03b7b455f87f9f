import { readIntent } from './read-intent.ts';
import { tokensOf, formulaToken } from './tokens.ts';

/** Several lines of working pasted together: each contains mathematics; words above the first belong to it ("Factorise:"). Null for anything else. */
export function writtenLines(text: string): string[] | null {
  const rows = text
    .split(/\r?\n|\s*(?:⇒|⟹|=>|⇔|<=>|;\s*(?=[^;]*=))\s*/u)
    .map((row) => row.trim())
    .filter((row) => row !== '');
  if (!/\n|⇒|⟹|=>|⇔/u.test(text.trim())) return null;
  const lines = rows.filter(hasMathematics).map(bareLine);
  if (lines.length < 2) return null;
  const above = rows.slice(0, rows.findIndex(hasMathematics)).filter((row) => readIntent(row, 'en') === null);
  return [[...above, lines[0]].join(' '), ...lines.slice(1)];
}

const hasMathematics = (row: string): boolean => tokensOf(row).includes(formulaToken);

/** A line without its number and without the sign that continues the previous line: "2) = 3x + 2". */
const bareLine = (row: string): string =>
  row
    .replace(
      /^\s*(?:(?:step|line|paso|l[ií]nea|[ée]tape|ligne)\s*\d{1,2}\s*[:.)-]|\d{1,2}\)|\(\d{1,2}\)|[-•*]\s(?=.*=))\s*/iu,
      '',
    )
    .replace(/^=(?!=)\s*/, '')
    .trim();

/** A request to check one line: "is x = 3 right?", "check: 2x = 4". Returns the line without the words; null for anything else. */
export function claimedLine(text: string): string | null {
  const found = claim.exec(text.trim());
  const line = found?.groups?.line?.trim();
  return line ? line : null;
}

/** The longest part of a sentence without words: "is this right: x = 5". Null without mathematics. */
export function formulaIn(text: string): string | null {
  const pieces = text
    .split(/(?:^|\s+)\p{L}{2,}[,.:;!?]*(?=\s|$)/u)
    .map((piece) => piece.trim().replace(/^[:;,.]+\s*|[?.!,]+$/g, ''));
  const longest = pieces.toSorted((a, b) => b.length - a.length)[0] ?? '';
  return /[\d=]/.test(longest) ? longest : null;
}

const claim =
  /^(?:(?:so |and |y |et |ok,? |hmm,? )*(?:is it|is the answer|is|i got|i get|i have|i think (?:it['’]?s|it is|the answer is)?|the answer is|my answer is|it['’]?s|would it be|check|es|ser[aá]|me da|me dio|me sale|me sali[oó]|la respuesta es|creo que es|obtengo|obtuve|revisa|c['’]est|je trouve|j['’]ai trouv[ée]|j['’]obtiens|la r[ée]ponse est|[cç]a (?:fait|donne)|est-ce que c['’]est|v[ée]rifie)\s*:?\s+|¿\s*(?:es|ser[aá])\s+)(?<line>[^?]*[\d=][^?]*?)\s*(?:(?:right|correct|ok|bien|correcto|juste|bon|exact)\s*)?[?.!]*$/iu;
