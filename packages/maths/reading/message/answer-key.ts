/*
 * The answers that a book or a page prints behind its problem: "Answer: x = 5", "Solución: a) x = 4  b) x = ±4".
 */

/** The words for an answer in the three languages, at the beginning of a line or behind a sentence. */
const heading =
  /(?<=^|\n|[.?!)]\s)[ \t]*(?:answers?|ans|answer key|solutions?|soluci[oó]n(?:es)?|sol|respuestas?|r[eé]ponses?|resultados?|r[eé]sultats?)\.?[ \t]*:[ \t]*(?=\S)/giu;

/** Values only: signs, numbers, letters and list marks, and what ties them. */
function isKey(text: string): boolean {
  const words = text.replaceAll(
    /(?<!\p{L})(?:and|or|y|o|et|ou|sin|sen|cos|tan|ln|log|sqrt|no|none)(?!\p{L})/giu,
    ' ',
  );
  return /\d|[a-z]\s?=/iu.test(text) && !/\p{L}{3}|[?]/u.test(words) && text.length < 200;
}

/** The text in front of the answers printed at its end; the text itself where there are none. */
export function withoutAnswerKey(text: string): string {
  const found = [...text.matchAll(heading)].at(-1);
  if (found === undefined || !isKey(text.slice(found.index + found[0].length))) return text;
  const problem = text.slice(0, found.index);
  // A problem has its own formula or numbers in front of it.
  return /\d|=/u.test(problem) && /\p{L}{3}/u.test(problem) ? problem : text;
}
