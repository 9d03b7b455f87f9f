import { variablesOf } from '../../expression/tree-parts.ts';
import { bindingConcepts, mustBeUsed, type Concept } from '../lexicon/concepts.ts';
import { words as formulaWords } from '../../expression/words.ts';
import { messageOf } from './itemized.ts';
import type { ItemizedMessage } from './items.ts';
import type { FormulaItem, MessageItem } from './message-item.ts';

/*
 * What a page or a screen puts around a problem, found by its shape and not by its words: pieces of the text that hold no mathematics, ask for
 * nothing and are tied to no quantity of the problem. Pieces are lines, and parts of a line apart by wide gaps, bars, arrows or dots.
 */

/** A piece of the text with the items that begin in it. */
type PageSegment = {
  readonly at: number;
  readonly end: number;
  readonly items: readonly MessageItem[];
  readonly text: string;
  readonly line: number;
  /** It fills its line. */
  readonly alone: boolean;
};

/** Between two pieces of a line: a wide gap, or a sign that no formula has. */
const separator =
  /[ \u00a0]+[|›»•·/–—][ \u00a0]+|[ \u00a0]{3,}|(?<=[.?!:)\]])[ \u00a0]{2,}|\t|[ \u00a0]*(?![°☐☑□▢○√])\p{So}[\ufe0f\p{So}]*[ \u00a0]*/gu;

/** What is left without the pieces of the page, and whether one of these behind it names a task, as a button does. */
type PageRest = { readonly text: string; readonly buttons: boolean };

/** A message without the pieces beside its problem; null where there are none, or nothing else. */
export function withoutPageSegments(source: string, locale: string | undefined): PageRest | null {
  const message = messageOf(source, locale);
  const segments = segmentsOf(message);
  if (segments.length < 2) return null;
  const beside = segments.map(isBesideProblem);
  // "12 | Page", "Maths | 23": a number between pieces of the page.
  const isProblem = segments.map(
    (segment, place) =>
      !beside[place] &&
      !(
        !segment.alone &&
        /^\d{1,3}\.?$/.test(segment.text) &&
        segments.every(
          (other, at) =>
            other === segment ||
            other.line !== segment.line ||
            (beside[at] === true && /\p{L}/u.test(other.text)),
        )
      ),
  );
  const core = segments.filter((_, place) => isProblem[place]);
  if (core.length === 0 || core.length === segments.length) return null;
  const about = contentOf(core);
  const removed = segments.filter((segment, place) => {
    if (isProblem[place] === true) return false;
    const isOuter = !isProblem.slice(0, place).includes(true) || !isProblem.slice(place + 1).includes(true);
    if (!about.isFormal) return isOuter && (isLabel(segment) || isPageOfPages(segment));
    // "Algebra 2 / Unit 3 / Quiz B": the pieces of a heading belong together.
    const isHeading = segments.some(
      (other) => other !== segment && other.line === segment.line && other.items.some(isHeadingWord),
    );
    return isUnrelated(segment, about, isHeading);
  });
  if (removed.length === 0) return null;
  let text = message.text;
  for (const { at, end } of removed) text = text.slice(0, at) + ' '.repeat(end - at) + text.slice(end);
  const last = isProblem.lastIndexOf(true);
  return { text, buttons: removed.some((segment) => segments.indexOf(segment) > last && isButton(segment)) };
}

/** "Solution ▸ Show" behind a problem: a noun that would name a task if it stood in the problem. */
const isButton = ({ items }: PageSegment): boolean =>
  items.some((item) => item.kind === 'concept' && item.concepts.includes('roots'));

function segmentsOf({ text, items }: ItemizedMessage): readonly PageSegment[] {
  const inside = (place: number): boolean => items.some(({ at, end }) => at < place && place < end);
  const found: PageSegment[] = [];
  let lineStart = 0;
  text.split('\n').forEach((content, line) => {
    const gaps = [...content.matchAll(separator)].filter(
      ({ index, 0: gap }) => !inside(lineStart + index) && !inside(lineStart + index + gap.length),
    );
    const pieces: { readonly at: number; readonly end: number }[] = [];
    let from = 0;
    for (const { index, 0: gap } of [...gaps, { index: content.length, 0: '' }]) {
      if (content.slice(from, index).trim() !== '') pieces.push({ at: from, end: index });
      from = index + gap.length;
    }
    for (const { at, end } of pieces) {
      const place = { at: lineStart + at, end: lineStart + end };
      found.push({
        ...place,
        items: items.filter((item) => item.at >= place.at && item.at < place.end && item.kind !== 'break'),
        text: content.slice(at, end).trim(),
        line,
        alone: pieces.length === 1,
      });
    }
    lineStart += content.length + 1;
  });
  return found;
}

/** 12, 4.3, 7/12, 1,00: a number that may count pages, questions or marks. */
const isPageNumber = (item: MessageItem): item is FormulaItem =>
  item.kind === 'formula' &&
  item.unit === null &&
  !item.money &&
  (/^\s*\d{1,4}(?:\s*[.,/:-]\s*\d{1,3}){0,3}\s*$/.test(item.text) || isCode(item.text.trim()));

/** AO1, 2H, 7B: capital letters joined to a number, the name of a paper or of a set of questions. */
const isCode = (text: string): boolean => /^(?:\p{Lu}{2,4}\^?\d{1,2}|\d{1,2}\p{Lu})$/u.test(text);

const isDuration = (item: MessageItem): boolean =>
  item.kind === 'formula' && item.bare && /^(?:h|min|s|d|hour|day)/.test(item.unit ?? '');

/** Words of buttons and notes: "Show solution", "Check answer", "Share". */
const onButtons: ReadonlySet<Concept> = new Set<Concept>([
  'roots',
  'solve',
  'prove',
  'share',
  'report',
  'evaluate',
]);

/** Words that ask for something, or say how it is asked for. */
const asking: ReadonlySet<Concept> = new Set<Concept>(['find', 'write', 'convert']);

const isOfPage = (item: MessageItem): boolean => {
  switch (item.kind) {
    case 'formula':
      return isPageNumber(item) || isDuration(item);
    case 'concept':
      return item.concepts.some(
        (concept) => onButtons.has(concept) || (!mustBeUsed(concept) && !asking.has(concept)),
      );
    case 'word':
      return !formulaWords.has(item.folded);
    case 'count':
    case 'ordinal':
    case 'ellipsis':
    case 'letter':
    case 'unit':
      return true;
    case 'unreadable':
      return /^[\p{L}\d\s#§&@|/_~…★☆]*$/u.test(item.text);
    default:
      return false;
  }
};

const isWorded = ({ kind }: MessageItem): boolean => kind === 'word' || kind === 'concept';

/** Words that limit what is said of a page: "odd-numbered exercises", "do not write here". */
const ofPages: ReadonlySet<Concept> = new Set<Concept>(['quantifier', 'even', 'odd', 'negation']);

/** A piece that holds no formula and asks for nothing. */
function isBesideProblem({ items, text }: PageSegment): boolean {
  // "SIMULACRO SABER 11": a title in capital letters asks for nothing.
  const isTitle = /^[^\p{Ll}]*\p{Lu}{2}[^\p{Ll}]*\s[^\p{Ll}]*$/u.test(text);
  // "answers to odd-numbered exercises": what is said of the page.
  const isAboutPage = items.some((item) => item.kind === 'concept' && item.concepts.includes('heading'));
  const isAllowed = (item: MessageItem): boolean =>
    isOfPage(item) ||
    (item.kind === 'concept' &&
      item.concepts.every(
        (concept) => (isTitle && asking.has(concept)) || (isAboutPage && ofPages.has(concept)),
      ));
  if (!items.every(isAllowed)) return false;
  if (/[=<>≤≥≠^√∫∑{}\\]/u.test(text)) return false;
  if (/[*+\])]/u.test(text) && !/\p{L}{2}[^\n]*[\])]|\*\s?\p{L}{3}/u.test(text)) return false;
  const numbers = items.filter(({ kind }) => kind === 'formula').length;
  if (numbers > 3) return false;
  const isTask = items.some(
    (item) => item.kind === 'concept' && item.concepts.every((concept) => onButtons.has(concept)),
  );
  const words = items.filter(isWorded).length;
  // "if 3 of them": a condition with a number is one of the problem.
  if (numbers > 0 && items.some((item) => item.kind === 'concept' && item.concepts.includes('when')))
    return false;
  // A task in a sentence, or beside a number, is a task.
  const isNumbered = items[0]?.kind === 'concept' && items[0].concepts.includes('heading') && words <= 3;
  if (isTask && !isNumbered && (numbers > 0 || words > 4 || /[.?:!]$/u.test(text) || !/^\p{Lu}/u.test(text)))
    return false;
  if (items.length > 0 && items.every((item) => isPageNumber(item) && isCode(item.text.trim()))) return true;
  // "7", "(2)": a number alone may be data.
  if (words === 0)
    return numbers === 0 || /^[([…/\s]*\d{1,3}\s?\/\s?\d{1,3}[)\]\s]*$|^[….\s]*\/\s?\d/u.test(text);
  return true;
}

type Content = {
  readonly isFormal: boolean;
  readonly letters: ReadonlySet<string>;
  readonly hasUnits: boolean;
};

function contentOf(core: readonly PageSegment[]): Content {
  const items = core.flatMap((segment) => segment.items);
  const formulas = items.filter((item) => item.kind === 'formula');
  return {
    isFormal: formulas.some(
      ({ bare, text, trees }) =>
        !bare || trees.some((tree) => variablesOf(tree).length > 0) || /\d!/.test(text),
    ),
    letters: new Set(formulas.flatMap(({ trees }) => trees.flatMap((tree) => variablesOf(tree)))),
    hasUnits: formulas.some(({ unit, money }) => unit !== null || money),
  };
}

/** Beside a formula: a piece that names none of its letters, no measure, and nothing that could go on with it. */
function isUnrelated(
  { items, text }: PageSegment,
  { letters, hasUnits }: Content,
  isOfHeading: boolean,
): boolean {
  if (items.some((item) => item.kind === 'letter' && letters.has(item.name))) return false;
  if (hasUnits && items.some((item) => isDuration(item) || item.kind === 'unit')) return false;
  const numbers = items.filter(({ kind }) => kind === 'formula').length;
  // A value in a sentence: "the answer has 3 digits." A label begins with a capital letter, a number or a sign, and has no end.
  // "twice", "deux fois": a number in words belongs to the problem.
  if (items.some((item) => item.kind === 'count' && item.value > 1)) return false;
  if (numbers === 0) return true;
  if (!/^[^\p{Ll}]/u.test(text) || /[?!]$|\p{L}{3}\.$/u.test(text)) return false;
  return isOfHeading || isOfPageByShape(items, text);
}

/**
 * A number that counts pages, questions, marks or minutes: "7/12", "AO1", "Unit 3", "55 min", "12 comments", "Message modifié 3 fois". A word and a
 * number may also give a value: "Base 2", "Weights 1 2 3".
 */
function isOfPageByShape(items: readonly MessageItem[], text: string): boolean {
  if (/^[([…./\s]*\d{0,3}\s?\/\s?\d/u.test(text)) return true;
  if (items.every((item) => isPageNumber(item) && isCode(item.text.trim()))) return true;
  const isMark = (item: MessageItem): boolean => item.kind === 'word' && /^p(?:ts?|tos?)?$/.test(item.folded);
  if (items.some((item) => isHeadingWord(item) || isMark(item) || isDuration(item))) return true;
  const numbers = items.flatMap((item, place) => (item.kind === 'formula' ? [place] : []));
  const [place] = numbers;
  if (numbers.length !== 1 || items.some((item) => item.kind === 'concept' && item.concepts.every(isBinding)))
    return false;
  const words = items.filter((item) => isWorded(item) && 'text' in item && /\p{L}{3}/u.test(item.text));
  return place === 0 ? items[1]?.kind === 'word' && items[1].folded.length > 3 : words.length > 1;
}

const isHeadingWord = (item: MessageItem): boolean =>
  item.kind === 'concept' && item.concepts.includes('heading');

const isBinding = (concept: Concept): boolean => (bindingConcepts as readonly Concept[]).includes(concept);

/** Beside a problem in words: "Page 4 of 12", "Question 9.", "Unit 6 · Quiz 2"; no sentence, and no amount of something. */
function isLabel({ items, text }: PageSegment): boolean {
  const numbers = items.filter(({ kind }) => kind === 'formula' || kind === 'count');
  const isHeading = items[0]?.kind === 'concept' && items[0].concepts.includes('heading');
  if (items.length > 7 || !/^[\p{Lu}\d([#§]/u.test(text) || !/\p{L}{2}/u.test(text) || /[?!:,]$/u.test(text))
    return false;
  if (numbers.length === 0) return !text.endsWith('.');
  if (numbers.length > 2) return false;
  if (numbers.some((item) => !isPageNumber(item)) || (!isHeading && /\p{L}\.$/u.test(text))) return false;
  // Behind the number there is no thing that it could count.
  return items.every(
    (item, place) => !isPageNumber(item) || items[place + 1] === undefined || !isThing(items[place + 1]!),
  );
}

/** "4/12" alone on its line, of which the second number is no smaller. */
function isPageOfPages({ text, alone }: PageSegment): boolean {
  const found = /^(\d{1,3})\s?\/\s?(\d{1,3})$/u.exec(text);
  return alone && found !== null && Number(found[1]) <= Number(found[2]) && Number(found[1]) > 0;
}

const isThing = (item: MessageItem): boolean =>
  item.kind === 'word'
    ? item.folded.length > 2 && !/^(?:sur|pts?)$/.test(item.folded)
    : item.kind === 'unit' ||
      (item.kind === 'concept' &&
        !item.concepts.some((concept) => concept === 'of' || concept === 'heading'));
