import {
  isSpanOf,
  matchSpans,
  readLineSpans,
  spanPattern,
  type LineSpan,
  type SpanPattern,
} from './line-spans.ts';

/*
 * What a page or a screen puts around a problem: headers, footers, marks, buttons, bullets, hints. A note is a row of spans of certain kinds at
 * a certain position of its line.
 */

/** A note that fills its line belongs to the page as a whole. */
const wholeLines: readonly SpanPattern[] = [
  // "Page 4 of 12"
  'page number',
  'page number any number',
  'page number any number gap any*',
  'page number gap any*',
  // "(Total for Question 3 is 5 marks)"
  'open? total plain* number marks? close? stop?',
  'hint number?',
  // "Show the answer", "Turn over ▶"
  'reveal article? revealed',
  'turn_over stop|bullets*',
  // "Exercise Set 2.3", "Ejercicio 7 (2 puntos)"
  'heading heading_group? number_sign? stop? capital? code number_end*',
  'heading heading_group? number_sign? stop? capital? code number_end* round_open any* round_close',
  // "Not yet answered", "Marked out of 1.00"
  'number? quiz_state stop?',
  'number? quiz_score any? any? any?',
  // "*P48147A0324*": the code of a page
  'star? capital long_number star?',
  'star? capital long_number capital number|long_number? star?',
].map((pattern) => spanPattern(`${pattern} > edge`));

/** A line without a sign of a formula that says where a problem was taken from, or who holds its rights. */
const isSource = (spans: readonly LineSpan[]): boolean =>
  (isSpanOf('source')(spans[0]!) || spans.some(isSpanOf('rights'))) && !spans.some(isSpanOf('formula_sign'));

type NoteRule = {
  readonly pattern: SpanPattern;
  /** At the start of the line, or anywhere. */
  readonly isFirst: boolean;
  /** Left in place of the note. */
  readonly leaves: string;
};

const atStart = (...patterns: readonly string[]): readonly NoteRule[] =>
  patterns.map((pattern) => ({ pattern: spanPattern(pattern), isFirst: true, leaves: '' }));
const anywhere = (...patterns: readonly string[]): readonly NoteRule[] =>
  patterns.map((pattern) => ({ pattern: spanPattern(pattern), isFirst: false, leaves: ' ' }));
const atEnd = (...patterns: readonly string[]): readonly NoteRule[] =>
  patterns.map((pattern) => ({ pattern: spanPattern(`${pattern} > edge`), isFirst: false, leaves: '' }));

const page = 'page stop? place separator*';
const exercise = 'exercise stop? place separator*';

/** Notes beside a problem on its line, in the order in which they are left out. */
const notes: readonly NoteRule[] = [
  ...atStart('bullets bullets*', 'number < bullets bullets*'),
  ...anywhere('gap? clock'),
  // "Question flash n° 8 :"
  ...atStart('word|exercise|part_heading|heading* number_sign code number_end number_end? > any'),
  // "ex 12 p 45", "pag 34 ej 5:": the position of a problem in a book
  ...[`${page} ${exercise}`, `${exercise} ${exercise} ${page}`, `${exercise} ${page}`].flatMap((position) =>
    atStart(`${position} > edge`, `${position} > long_word`),
  ),
  // A sentence may begin with a page: "page 3 has twice as many words".
  ...atStart(
    `${page} > edge`,
    'page stop? place > capital_word',
    'page stop? place separator separator* > long_word',
  ),
  ...atEnd(`open? ${exercise} ${page} close?`, `open? ${page} ${exercise} close?`),
  // "A.2. [2,5 puntos] Calcule …", "B1) Halla …", "3/ Un rectangle …": the code of a question
  ...atStart(
    'section_letter stop? number stop? letter? number_end apart > open|long_word',
    'section_letter stop number apart > capital_word',
    'number slash apart > capital_word',
  ),
  // "16   f(x) = …"
  ...atStart('number gap > letter round_open letter round_close equals'),
  // "Page 63. 2x = 6"
  ...atStart('page stop? number separator apart > any'),
  // "Hint: …" up to the end of the line
  ...atStart('hint number? colon rest'),
  ...atEnd('gap|open hint number? colon rest'),
  // "For the following exercises, …": the group of problems that one belongs to
  ...anywhere(
    'in_the article? following exercise_group comma',
    'in_the article? exercise_group following comma',
  ),
  // "in terms of π": the form that an exact answer has anyway
  ...anywhere('comma? give_answer? in_terms_of dollar? backslash? pi dollar?'),
  // "x = ........", "……… (2)": room for the answer, with its marks
  ...anywhere('letter equals blank'),
  ...atEnd('wide_blank', 'wide_blank open number close'),
  // "(3 marks)", "[0,75 p]", "(1,5 puntos c/u)"
  ...anywhere(
    'open amount marks stop? each? close',
    'square_open amount marks|marks_initial stop? each? square_close',
    'round_open amount only_initial stop round_close',
  ),
  // "Exercice 1. Inéquation 4 points"
  ...atStart('heading|part_heading any* < dash? amount marks stop? > edge'),
  // "   (0,5 p)", "      /1,5", "Solve. [2]"
  ...atEnd(
    'gap round_open amount only_initial stop? round_close',
    'wide_gap slash amount',
    'end_mark < square_open number square_close',
    'gap square_open number square_close',
  ),
];

type Note = { readonly start: number; readonly end: number };

/** The notes of a rule from left to right; none overlaps another one. */
function findNotes({ pattern, isFirst }: NoteRule, spans: readonly LineSpan[]): readonly Note[] {
  const found: Note[] = [];
  const last = isFirst ? Math.min(1, spans.length) : spans.length;
  for (let from = 0; from < last; from = Math.max(from + 1, found.at(-1)?.end ?? 0)) {
    const note = matchSpans(pattern, spans, from);
    if (note !== null && note.end > note.start) found.push(note);
  }
  return found;
}

/** A line without the notes beside its problem. */
function withoutNotes(line: string): string {
  let [rest, spans] = [line, readLineSpans(line)];
  for (const rule of notes) {
    const found = findNotes(rule, spans);
    if (found.length === 0) continue;
    let remaining = '';
    let place = 0;
    for (const { start, end } of found) {
      // White space around a note at an edge of the line goes with it.
      const isEdge = start === 0 || end === spans.length;
      remaining += start === 0 ? '' : rest.slice(place, spans[start]!.at) + (isEdge ? '' : rule.leaves);
      place = end === spans.length ? rest.length : start === 0 ? spans[end]!.at : spans[end - 1]!.end;
    }
    rest = remaining + rest.slice(place);
    spans = readLineSpans(rest);
  }
  return rest;
}

const longestPiece = 6;

/**
 * "Name: ______   Date: ____   Factoring": a line of pieces apart by spaces or blanks, none of which holds a formula, without those that belong to
 * a header; null for another line.
 */
function withoutHeader(line: string, spans: readonly LineSpan[]): string | null {
  if (/[=<>≤≥+^√∫{}\\$?]/u.test(line)) return null;
  const isBetween = isSpanOf('gap|blank_or_short|bullets|bar');
  const pieces: LineSpan[][] = [[]];
  for (const span of spans) {
    if (isBetween(span)) pieces.push([]);
    else pieces.at(-1)!.push(span);
  }
  const filled = pieces
    .filter(({ length }) => length > 0)
    .map((piece) => ({ text: line.slice(piece[0]!.at, piece.at(-1)!.end), first: piece[0]! }));
  const others = filled.filter(({ first }) => !first.cues.has('header') || first.next === '-');
  // A row of a table holds numbers alone.
  const isShort = ({ text }: { readonly text: string }): boolean =>
    text.split(/\s+/).length <= longestPiece && !/[.;]\s|^[\d.,\s]+$/.test(text);
  const isHeader =
    others.length < filled.length &&
    (filled.length > 1 || spans.some(isSpanOf('blank'))) &&
    filled.every(isShort);
  // A word without a number may name the task of what is below.
  return isHeader ? others.flatMap(({ text }) => (/[\d:]/.test(text) ? [] : [text])).join('   ') : null;
}

/** The text without what a page or a screen puts around a problem. */
export const withoutPageNotes = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const spans = readLineSpans(line);
      if (spans.length === 0) return line;
      const isOfPage =
        isSource(spans) || wholeLines.some((pattern) => matchSpans(pattern, spans, 0) !== null);
      return isOfPage ? '' : withoutNotes(withoutHeader(line, spans) ?? line);
    })
    .join('\n');
