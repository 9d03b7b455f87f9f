import { taskConcepts, type Concept } from '../lexicon/concepts.ts';
import { messageOf } from './itemized.ts';

/*
 * What a page says about typing the answer: "Enter your answer as (a, b)", "(if there are several, separate them with commas)", "Type DNE where
 * none exists". It asks for nothing, and its formulas are forms or examples.
 */

/** What is done with an answer. */
const entering =
  /\b(?:enter|input|type|write|answer in|give|put|express|include|separate|format|list|use|leave|report|round|escrib|introdu[cz]|ingres|separ|responde|indica|teclea|saisi|[ée]cri[stv]|donne|entre[rz]|r[ée]pond|indique)/iu;
/** Only keys are typed, whatever is named. */
const typing =
  /\b(?:enter|input|type (?!of\b)|ingrese?|introdu(?:ce|zca|cir)|teclee?|saisi(?:s|ssez|r)|entre[rz])\b/iu;
const answers =
  /\b(?:answers?|solutions?|commas?|coma|quotes|quotation|parenthes[ei]s|brackets?|spaces?|union|endpoints?|DNE|variable=answer|respuestas?|soluci[óo]n(?:es)?|comillas|espacios?|r[ée]ponses?|virgules?|guillemets|espaces?)\b/iu;
/** An example or a remark follows. */
const example =
  /^[\s(]*(?:e\.?\s?g\.?|ex\.|examples?\b|for example|for instance|note\b|reminder\b|p\.?\s?ej\.?|ejemplo|por ejemplo|nota\b|observaci[óo]n|p\.?\s?ex\.?|exemple|par exemple|remarque)[\s.:,]/iu;
/** "If there is more than one …, …", "where a < b", "Let a be the smaller value": goes on with what is said of the answer. */
const continuing =
  /^[\s,(]*(?:if (?:there|your|the answer|you|it|no|multiple|needed)|where|let [a-z]\b|use [^\p{L}]|pay attention|si (?:hay|tu|su|la respuesta|no|il y a|votre|ta|la réponse)|donde|où)/iu;
/** Forms of an answer that change it. */
const forms =
  /\b(?:fractions?|decimals?|percent\w*|scientific|standard form|radians?|degrees?|nearest|places?|digits?|figures?|interval notation|radical|exponents?|simplest|lowest|exact|terms? of|fracci[óo]n|decimal(?:es)?|porcentaje|cient[íi]fica|radianes|grados|d[ée]cimal\w*|pourcentage|scientifique|degr[ée]s)\b/iu;

const hidden = '\uFFFC';

type Clause = { readonly start: number; readonly end: number };

/** The text without what it says about typing the answer; null where it says nothing. */
export function withoutAnswerNotes(text: string, locale?: string): string | null {
  if (!entering.test(text)) return null;
  const masked = text.replaceAll(/\$[^$\n]*\$/g, (span) => hidden.repeat(span.length));
  const brackets = bracketed(masked).filter(({ start, end }) => isNote(masked.slice(start + 1, end - 1)));
  const outside = brackets.reduce((all, place) => blank(all, place), masked);
  const removed: Clause[] = [...brackets];
  let follows = false;
  for (const clause of clausesOf(outside)) {
    // A formula in front of the note belongs to the problem.
    const formula = leadingFormula.exec(outside.slice(clause.start, clause.end))?.[0].length ?? 0;
    const start = clause.start + formula;
    const words = outside.slice(start, clause.end);
    const note: boolean = (isNote(words) || (follows && continuing.test(words))) && !namesTask(words, locale);
    follows = note && !endsWithFormula(words);
    if (note) removed.push({ start, end: start + noteLength(words) });
  }
  if (removed.length === 0) return null;
  const rest = removed.reduce((all, place) => blank(all, place), text);
  return /\S/u.test(rest) ? rest : null;
}

const leadingFormula = /^\s*\uFFFC[\uFFFC\s=+*/.-]*(?=\p{Lu})/u;

/** "Solve it and multiply the answer by 2": something else is to be done than typing. */
const namesTask = (clause: string, locale: string | undefined): boolean =>
  messageOf(clause.replaceAll(hidden, ' '), locale).items.some(
    (item) => item.kind === 'concept' && item.concepts.some((concept) => otherTasks.has(concept)),
  );

const otherTasks: ReadonlySet<Concept> = new Set<Concept>(
  taskConcepts.filter((concept) => concept !== 'roots' && concept !== 'round'),
);

const blank = (text: string, { start, end }: Clause): string =>
  text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/gu, ' ') + text.slice(end);

function isNote(clause: string): boolean {
  if (!/\p{L}/u.test(clause)) return false;
  if (example.test(clause)) return true;
  if (forms.test(clause) && !/["“”«]/u.test(clause)) return false;
  return typing.test(clause) || (entering.test(clause) && answers.test(clause));
}

const endsWithFormula = (clause: string): boolean => clause.trimEnd().endsWith(hidden);

/** "enter No if there is none $16^{1/4}$": a formula at the end belongs to the problem, unless a word such as "as" is before it. */
function noteLength(clause: string): number {
  let at = clause.length;
  while (at > 0 && /[\s=+*/-]/u.test(clause[at - 1]!)) at -= 1;
  if (clause[at - 1] !== hidden) return clause.length;
  while (at > 0 && (clause[at - 1] === hidden || /[\s=+*/-]/u.test(clause[at - 1]!))) at -= 1;
  const before = clause.slice(0, at);
  const belongs =
    /(?:\bas|\bform|\blike|\bis|\bof|\bfor|\bcomo|\bforma|\bes|\bcomme|\bforme|\best|[:,="“(])\s*$/iu;
  return belongs.test(before) || example.test(clause) ? clause.length : at;
}

/** Brackets that hold a few words. */
function bracketed(text: string): readonly Clause[] {
  const found: Clause[] = [];
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') open.push(at);
    else if (text[at] === ')' && open.length > 0) {
      const start = open.pop()!;
      const words = text.slice(start, at).match(/\p{L}{2,}/gu)?.length ?? 0;
      if (words > 2 && open.length === 0) found.push({ start, end: at + 1 });
    }
  }
  return found;
}

/** Sentences, and their parts before and after a colon. */
function clausesOf(text: string): readonly Clause[] {
  const found: Clause[] = [];
  let start = 0;
  for (const { index, 0: sign } of text.matchAll(/(?<!\b(?:e\.?g|ex|i\.e|p|ej))[.?!:;](?=[\s"”]|$)|\n/giu)) {
    found.push({ start, end: index + sign.length });
    start = index + sign.length;
  }
  if (text.slice(start).trim() !== '') found.push({ start, end: text.length });
  return found;
}
