import { isExpression } from '../../expression/tree.ts';
import {
  formConcepts,
  objectConcepts,
  propertyConcepts,
  taskConcepts,
  type Concept,
} from '../lexicon/concepts.ts';
import type { FormulaItem, MessageItem } from '../message/message-item.ts';
import type { ItemizedMessage } from '../message/items.ts';

/*
 * Items that belong to no problem: numbers of pages, questions and marks around a pasted problem, and what the writer reports beside it. A
 * claim that leaves only such items unused is complete.
 */

const asking: ReadonlySet<Concept> = new Set<Concept>([
  ...taskConcepts,
  ...objectConcepts,
  ...propertyConcepts,
  ...formConcepts,
  'find',
  'write',
  'convert',
  'how_many',
  'when',
  'largest',
  'smallest',
  'comparison',
  'unknown_number',
  'prove',
  'probability',
  'quantifier',
  'even',
  'odd',
]);

const asks = (item: MessageItem): boolean =>
  item.kind === 'concept' && item.concepts.every((concept) => asking.has(concept));

/** The items between two breaks of these signs. */
type Segment = { readonly start: number; readonly end: number };

function segmentsOf({ items, text }: ItemizedMessage, ends: RegExp): readonly Segment[] {
  const found: Segment[] = [];
  let start = 0;
  items.forEach((item, index) => {
    if (item.kind !== 'break' || !ends.test(item.sign)) return;
    if (item.sign === 'line' && text[item.at] !== '\n') return;
    if (index > start) found.push({ start, end: index });
    start = index + 1;
  });
  if (start < items.length) found.push({ start, end: items.length });
  return found;
}

/** 18, 7.62, 4/6, 00:41: what a label may have as its number. */
const isLabelNumber = (item: MessageItem): item is FormulaItem =>
  item.kind === 'formula' &&
  item.unit === null &&
  !item.money &&
  /^\s*\d{1,4}(?:\s*[.,/:-]\s*\d{1,3}){0,2}\s*$/.test(item.text);

const isYear = (item: MessageItem): boolean =>
  item.kind === 'formula' && /^\s*(?:19|20)\d\d\s*$/.test(item.text);

/** The indexes of the items beside the problem. */
export function asideItems(message: ItemizedMessage): ReadonlySet<number> {
  const { items } = message;
  const aside = new Set<number>();
  const addAll = ({ start, end }: Segment): void => {
    for (let index = start; index < end; index += 1) aside.add(index);
  };
  const lines = segmentsOf(message, /^line$/);
  lines.forEach((line, at) => {
    if (isLabelLine(message, line, at === 0 || at === lines.length - 1)) addAll(line);
    else labelAtStart(message, line).forEach((index) => aside.add(index));
    marksOf(items, line).forEach((index) => aside.add(index));
  });
  for (const sentence of segmentsOf(message, /^(?:[.?;]|line)$/)) {
    const report = reportIn(items, sentence);
    if (report !== null) addAll(report);
  }
  return aside;
}

/** "Manuel p. 62", "Reactivo 18 de 30", "DNB 2023 – Métropole": a line of a few words that ends with a number, and asks for nothing. */
function isLabelLine(message: ItemizedMessage, { start, end }: Segment, outer: boolean): boolean {
  const line = message.items.slice(start, end);
  const numbers = line.filter(isLabelNumber);
  const words = line.filter(({ kind }) => kind === 'word' || kind === 'concept');
  if (numbers.length === 0 || numbers.length > 3 || words.length > 8) return false;
  // "Weights 1 2 3": numbers side by side are a row of data.
  if (
    line.some((item, at) => isLabelNumber(item) && line[at + 1] !== undefined && isLabelNumber(line[at + 1]!))
  )
    return false;
  const rest = line.every(
    (item) =>
      isLabelNumber(item) ||
      item.kind === 'word' ||
      item.kind === 'break' ||
      item.kind === 'concept' ||
      item.kind === 'ordinal' ||
      item.kind === 'count' ||
      item.kind === 'letter',
  );
  if (!rest || line.some(asks)) return false;
  if (words.length === 0)
    return (
      outer &&
      line[0] === numbers[0] &&
      numbers.length === 1 &&
      isWhole(numbers[0]!) &&
      !isBesideFormula(message, { start, end }) &&
      // "… for:" above it: the sentence goes on with the number.
      !(message.items[start - 2]?.kind === 'break' && message.text[message.items[start - 2]!.at] === ':')
    );
  if (numbers.length === 1 && isYear(numbers[0]!)) return true;
  const last = line.findLast(({ kind }) => kind !== 'break');
  const isLink = (item: MessageItem | undefined): boolean =>
    item !== undefined &&
    ((item.kind === 'concept' && item.concepts.includes('of')) ||
      (item.kind === 'word' && /^\d+$/.test(item.text)));
  let place = line.indexOf(numbers[0]!) - 1;
  while (isLink(line[place])) place -= 1;
  if (place < 0) return isLink(line[0]) && words.length === 1 && isWhole(numbers[0]!);
  const before = line[place];
  return last !== undefined && isLabelNumber(last) && isLabelWord(message, before, line);
}

/** A number directly above or below a line that is a formula may be a part of a fraction. */
function isBesideFormula({ text, items }: ItemizedMessage, { start, end }: Segment): boolean {
  const [before, after] = [text.slice(0, items[start]!.at), text.slice(items[end - 1]!.end)];
  const [above, below] = [
    /(?:^|\n)([^\n]*)\n[^\S\n]*$/u.exec(before)?.[1] ?? '',
    /^[^\S\n]*\n([^\n]*)/u.exec(after)?.[1] ?? '',
  ];
  return [above, below].some((line) => /[=+−×÷<>]/u.test(line) && !/\p{L}{3}/u.test(line));
}

const isWhole = (item: FormulaItem): boolean => /^\s*\d{1,2}\s*$/.test(item.text);

/** "p.", "Fig.", "Lesson", "Reactivo": a heading, an abbreviation, or a word with a capital letter. */
function isLabelWord(
  { text, items }: ItemizedMessage,
  before: MessageItem | undefined,
  line: readonly MessageItem[],
): boolean {
  const word = before?.kind === 'break' ? items[items.indexOf(before) - 1] : before;
  if (word === undefined || !line.includes(word)) return false;
  if (word.kind === 'concept' && word.concepts.includes('heading')) return true;
  if (word.kind !== 'word' && word.kind !== 'letter' && word.kind !== 'concept') return false;
  // "Base 2", "Between 0 and 1": a word with a meaning of its own gives a value.
  if (
    word.kind === 'concept' &&
    !word.concepts.some((concept) => concept === 'filler' || concept === 'courtesy')
  )
    return false;
  const shown = text.slice(word.at, word.end);
  const abbreviated = before?.kind === 'break' && before.sign === '.' && shown.length <= 4;
  return abbreviated || /^\p{Lu}/u.test(shown) || /^(?:p|pp|n)$/.test(shown);
}

/** "15   Calculate", "7 ) Work out", "8 (a) Factorise", "Lección 8. …": the number of a question at the start of its line. */
function labelAtStart({ text, items }: ItemizedMessage, { start, end }: Segment): readonly number[] {
  let place = start;
  while (place < end && place - start < 4) {
    const item = items[place]!;
    if (isLabelNumber(item)) break;
    const isHeading =
      item.kind === 'break' ||
      item.kind === 'word' ||
      (item.kind === 'concept' && !asks(item) && !item.concepts.includes('when'));
    if (!isHeading) return [];
    place += 1;
  }
  const number = items[place];
  const after = items[place + 1];
  if (
    number === undefined ||
    place >= end ||
    // A line of numbers alone may be denominators.
    items.slice(start, end).every((item) => item.kind === 'formula' && item.bare) ||
    !isLabelNumber(number) ||
    after === undefined ||
    place + 1 >= end
  )
    return [];
  const gap = text.slice(number.end, after.at);
  if (
    !/^\s*\d{1,2}(?!\d)/.test(number.text) &&
    !/^\s*\./.test(gap) &&
    !(after.kind === 'break' && after.sign === '.')
  )
    return [];
  const word = items[place - 1];
  const named =
    place > start &&
    (word?.kind === 'break' || /^\p{Lu}/u.test(word === undefined ? '' : text.slice(word.at, word.end)));
  const isMarked =
    (after.kind === 'break' &&
      (/^[.:]$/.test(after.sign) ||
        (/^[()]$/.test(after.sign) && isWhole(number) && /^\s*\d{1,2}\s*$/.test(number.text)))) ||
    /\s{2}|\t|[)\]–—▪•●■►▶|·-]\s/u.test(gap) ||
    /^\s*[.)\]:]/u.test(gap) ||
    (named && /^\p{Lu}/u.test(text.slice(after.at))) ||
    // "4 Solve …", "7 Make t the subject": a word with a capital letter begins the statement.
    (place === start &&
      isWhole(number) &&
      items.slice(place + 1, end).some(asks) &&
      /^\s+\p{Lu}\p{Ll}/u.test(text.slice(number.end)));
  return isMarked && (place === start || named) ? [place] : [];
}

/** "(2,5 puntos)", "(1)" at the end of a line: marks for an answer. */
function marksOf(items: readonly MessageItem[], { start, end }: Segment): readonly number[] {
  const found: number[] = [];
  for (let place = start; place < end; place += 1) {
    const open = items[place]!;
    if (open.kind !== 'break' || open.sign !== '(') continue;
    const close = items.findIndex((item, at) => at > place && item.kind === 'break' && item.sign === ')');
    if (close < 0 || close >= end || close - place > 4) continue;
    const inside = items.slice(place + 1, close);
    const numbers = inside.filter(isLabelNumber);
    const named = inside.some(
      (item) =>
        'text' in item && /^(?:marks?|points?|pts?|puntos?|puntaje|bar[eè]me)$/iu.test(item.text.trim()),
    );
    const alone =
      inside.length === 1 && close === end - 1 && (place === start || items[place - 1]!.kind === 'ellipsis');
    if (numbers.length === 1 && (named || alone)) found.push(place + 1 + inside.indexOf(numbers[0]!));
  }
  return found;
}

/** "my calculator says 259 which is wrong", "moi j’ai trouvé x = 3": a report of values, which asks for nothing. */
function reportIn(items: readonly MessageItem[], { start, end }: Segment): Segment | null {
  const report = items.findIndex(
    (item, at) => at >= start && at < end && item.kind === 'concept' && item.concepts.includes('report'),
  );
  if (report < 0) return null;
  let from = report;
  while (from > start && isFiller(items[from - 1]!)) from -= 1;
  const told = items.slice(report, end);
  const isTold = told.every(
    (item) =>
      item.kind !== 'formula' ||
      (item.trees[0] !== undefined &&
        (isExpression(item.trees[0]) || item.trees[0].kind === 'alternatives' || isValueOfLetter(item))),
  );
  const isTask = told.some(
    (item) =>
      item.kind === 'concept' &&
      item.concepts.some((each) => each !== 'roots' && (taskConcepts as readonly Concept[]).includes(each)),
  );
  return isTold && !isTask ? { start: from, end } : null;
}

const isValueOfLetter = ({ trees: [tree] }: FormulaItem): boolean =>
  tree?.kind === 'relation' && tree.sides[0]!.kind === 'variable';

const isFiller = (item: MessageItem): boolean =>
  item.kind === 'word' ||
  item.kind === 'letter' ||
  item.kind === 'count' ||
  (item.kind === 'concept' && !asks(item) && !item.concepts.includes('negation'));
