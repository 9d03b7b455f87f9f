import { isExpression, type Expression, type Tree } from '../../expression/tree.ts';
import { variablesOf } from '../../expression/tree-parts.ts';
import { assignmentOf, isConstant, Statement } from '../goals/statement.ts';
import { read } from '../../expression/read.ts';
import { unitWords } from '../../expression/unit-words.ts';
import { words as formulaWords } from '../../expression/words.ts';
import { splitAlternatives } from '../goals/relations.ts';
import { inferTask } from '../infer-task.ts';
import {
  mustBeUsed,
  objectConcepts,
  propertyConcepts,
  taskConcepts,
  type Concept,
} from '../lexicon/concepts.ts';
import { isKnownWord, languageOf } from '../lexicon/lexicon.ts';
import type { Problem } from '../problem.ts';
import { readVectors } from '../vectors/read-vectors.ts';
import { readRiddle } from '../riddles/read-riddle.ts';
import { readQuantities } from '../quantities/read-quantities.ts';
import { itemsOf, type ItemizedMessage } from './items.ts';
import type { MessageItem } from './message-item.ts';
import {
  joinApplications,
  joinAxes,
  joinLetters,
  joinLimits,
  namedMappings,
  withoutComposition,
  openConditions,
} from './layout.ts';
import { withoutFurniture } from './furniture.ts';
import { joinBrokenLines, joinLimitLines } from './broken-lines.ts';
import { joinStackedFractions } from './stacked-fractions.ts';
import { joinExponents, joinPowersOfTen } from './lost-exponents.ts';
import { withItemLines, withoutHtml } from './markup.ts';
import { groupedNumber } from './numbers.ts';
import { markChoices, splitParts } from './parts.ts';
import { joinDeterminants } from './matrices.ts';
import { withAttachedDigits, withSpokenProbabilities } from './attached-digits.ts';
import { joinDecimalGroups, splitWideSpans, withoutCopies } from './copies.ts';
import { isOpenPowerOfTen } from './signs.ts';
import { tokenize } from './tokens.ts';
import { interpret, distinct, type StatementReading } from './interpret.ts';

export { type StatementReading } from './interpret.ts';

export type PartReading = { readonly label: string; readonly reading: StatementReading };
export type MessageReading =
  StatementReading | { readonly kind: 'parts'; readonly parts: readonly PartReading[] };

/** A longer message is refused without being looked at. */
export const longestMessage = 4000;
const mostParts = 16;

/**
 * Reads a message as people write, type and paste it, in English, Spanish or French. Whatever it returns as a problem uses every number and
 * relation of the text; otherwise it offers readings to choose from, or names what it found.
 */
export function readMessage(source: string, options: { readonly locale?: string } = {}): MessageReading {
  if (source.length > longestMessage) return { kind: 'unread', found: [], reason: 'too_long' };
  const message = withSpokenProbabilities(
    withoutFurniture(
      joinDecimalGroups(
        splitWideSpans(withoutCopies(joinAxes(joinLetters(withTypedMarks(source, options.locale))))),
      ),
    ),
    options.locale,
  );
  const plain = withAttachedDigits(message, options.locale);
  const whole = joinDeterminants(openConditions(plain));
  const text = markChoices(
    withoutPoints(
      withoutComposition(
        namedMappings(
          joinLimits(joinLimitLines(joinStackedFractions(joinApplications(joinBrokenLines(whole))))),
        ),
      ),
    ),
  );
  const { stem, parts } = splitParts(text);
  if (parts.length < 2 || parts.length > mostParts)
    return readText(parts.length > mostParts ? text : stem, options.locale, true);
  const read = parts.map(({ label, text: each }, at): PartReading => {
    const reading = withExponent(readPart(stem, each, options.locale));
    const earlier =
      at === 0 || reading.kind === 'problem' ? null : formulaOf(parts[at - 1]!.text, options.locale);
    const referring =
      earlier === null ? null : (readText(`${earlier}\n${each}`, options.locale, false) as StatementReading);
    return { label, reading: referring?.kind === 'problem' && referring.stated ? referring : reading };
  });
  const all = read.every(({ reading }) => reading.kind !== 'unread');
  // Where a part is not understood, the others count only when their task is named.
  const some = read.some(({ reading }) => reading.kind === 'problem' && reading.stated);
  const guessed = read.some(({ reading }) => reading.kind === 'problem' && !reading.stated);
  if (all || (some && !guessed)) return { kind: 'parts', parts: read };
  return readText(`${stem}\n${parts.map(({ text: each }) => each).join('\n')}`, options.locale, true);
}

/** The text with the exponents, lists and named characters that copying from a page moved or spelled out. */
const withTypedMarks = (source: string, locale: string | undefined): string =>
  joinPowersOfTen(joinExponents(withItemLines(withoutHtml(source.normalize('NFC'))), locale));

/** Among several parts nothing is asked about one of them: a lost exponent is taken as one, and the answer shows the reading. */
const withExponent = (reading: StatementReading): StatementReading =>
  reading.kind === 'readings' && reading.lost === true
    ? { kind: 'problem', problem: reading.problems[0]!, stated: true }
    : reading;

/** m.c.m., p.g.c.d., d.p. without their points. */
const withoutPoints = (text: string): string =>
  text.replaceAll(/(?<![\p{L}.])(?:\p{L}\.\s?){1,3}\p{L}\.?(?!\p{L})/gu, (all) => {
    const letters = all.replaceAll(/[.\s]/g, '');
    return /^(?:mcm|mcd|pgcd|ppcm|gcf|gcd|lcm|hcf|dp|sf)$/i.test(letters) ? letters.padEnd(all.length) : all;
  });

/** The only formula of a part, to which the next one may refer: "the value of the expression when x = 2". */
function formulaOf(part: string, locale: string | undefined): string | null {
  const message = messageOf(part, locale);
  const formulas = message.items.filter((item) => item.kind === 'formula' && !item.bare);
  const [formula] = formulas;
  return formula === undefined || formulas.length > 1 ? null : message.text.slice(formula.at, formula.end);
}

/** A part together with what is said before the parts, or alone where the stem is a problem by itself. */
function readPart(stem: string, part: string, locale: string | undefined): StatementReading {
  const whole = stem.trim() === '' ? part : `${stem}\n${part}`;
  const reading = readText(whole, locale, false) as StatementReading;
  if (reading.kind === 'problem' || stem.trim() === '') return reading;
  const alone = readText(part, locale, false) as StatementReading;
  return alone.kind === 'problem' && !usesNamesOf(stem, alone.problem.expression) ? alone : reading;
}

/** Whether a letter of the formula is given a meaning in the text: u in "u = (1, 2)", E in "E = (x − 3)²". */
function usesNamesOf(text: string, expression: Tree): boolean {
  const letters = variablesOf(expression);
  return [...text.matchAll(/(?<![\p{L}\\])([a-zA-Z])\s{0,3}\}?\s{0,3}(?:=|\()/gu)].some(([, name]) =>
    letters.includes(name!),
  );
}

function messageOf(text: string, locale: string | undefined): ItemizedMessage {
  const { text: normalized, tokens } = tokenize(text);
  return itemsOf(normalized, tokens, locale);
}

/** Words that a formula may contain. */
const inFormulas = /^(?:or|and|ou|et|o|y|e|of|if|si|else|otherwise|sinon|d[xyztrsuvθ]|lim|no|solution)$/iu;

/** A message without words is one formula, whose kind decides the task; null when there is more in it. */
function readBare(text: string, locale: string | undefined): StatementReading | null {
  const { text: normalized, tokens } = tokenize(text);
  const language = languageOf(
    tokens.map(({ kind, folded }) => (kind === 'word' ? folded : null)),
    locale,
  );
  const worded = tokens.some(
    ({ kind, text: word, folded, span }) =>
      kind === 'word' &&
      span === 0 &&
      word.length > 1 &&
      !formulaWords.has(folded) &&
      !(unitWords.has(word) && word !== 'in') &&
      !inFormulas.test(word) &&
      (word === 'in' || isKnownWord(language, folded) || !/^[a-zα-ω]{2,3}$/u.test(word)),
  );
  // "90 km/h a m/s": a word of one letter between values.
  const spoken = tokens.some(
    ({ kind, text: word, spaced, span }, index) =>
      kind === 'word' &&
      span === 0 &&
      /^[aàu]$/.test(word) &&
      language !== 'en' &&
      spaced &&
      tokens[index - 1]?.kind === 'word' &&
      tokens[index + 1]?.spaced === true &&
      tokens[index + 1]!.kind !== 'sign',
  );
  const lost = tokens.some(
    (token, index) =>
      isOpenPowerOfTen(tokens, index) ||
      (token.kind === 'number' &&
        !token.spaced &&
        (tokens[index - 1]?.kind === 'word' || tokens[index - 1]?.text === ')') &&
        tokens[index - 1]!.end === token.at &&
        !formulaWords.has(tokens[index - 1]!.folded) &&
        !/^[nN]?[CP]$|^e$|^E$/.test(tokens[index - 1]!.text)),
  );
  if (worded || spoken || lost || tokens.length === 0) return null;
  const dot = tokens.some(
    ({ kind, text: digits }) => kind === 'number' && /^\d+\.(?:\d{1,2}|\d{4,})$/.test(digits),
  );
  let plain = '';
  let from = 0;
  for (const token of tokens) {
    if (token.kind !== 'number') continue;
    plain += normalized.slice(from, token.at) + groupedNumber(token.text, locale, dot);
    from = token.end;
  }
  const symbols = (plain + normalized.slice(from)).replaceAll(
    /(?<![\p{L}\d])[CP](?=\(\s*\d{1,4}\s*[,;]\s*\d{1,4}\s*\))/gu,
    (sign) => (sign === 'C' ? 'nCr' : 'nPr'),
  );
  // "ln(x) = 3, x = ?" asks for the letter of the equation before.
  const given = symbols.replace(/[,;]?\s+[a-z]\s*=[\s?]*$/u, '');
  const asked = given !== symbols && given.includes('=') ? given : symbols;
  const result = read(asked.trim().replace(/[.?\s]+$/u, ''), locale === undefined ? {} : { locale });
  if (!result.ok) return null;
  const problems = (result.ambiguous ?? [result.tree]).map((tree): Problem => {
    const split = splitAlternatives(tree);
    return split?.within === undefined
      ? { task: inferTask(tree), expression: tree }
      : { task: 'solve', expression: split.tree, within: split.within };
  });
  return problems.length === 1
    ? { kind: 'problem', problem: problems[0]!, stated: false }
    : { kind: 'readings', problems, by: 'formula' };
}

/** Whether an unknown is written as a letter: then a word such as "one" is a number, not what is looked for. */
const hasLetters = ({ items }: ItemizedMessage): boolean =>
  items.some(
    (item) =>
      item.kind === 'letter' ||
      (item.kind === 'formula' && item.trees.some((tree) => variablesOf(tree).length > 0)),
  );

function readText(text: string, locale: string | undefined, mayBeParts: boolean): MessageReading {
  const bare = readBare(text, locale);
  if (bare !== null) return bare;
  const titled = withoutTitle(text);
  const title = titled === null ? '' : text.slice(0, text.length - titled.length);
  const body = titled !== null && !asksHowMany(title, locale) ? titled : withoutTopic(text, locale);
  if (body !== null) {
    const alone = interpret(messageOf(body, locale));
    if (alone.kind === 'problem' && alone.stated) return alone;
  }
  const message = messageOf(text, locale);
  const vectors = readVectors(text, message.language);
  if (vectors.length === 1) return { kind: 'problem', problem: vectors[0]!.problem, stated: true };
  if (vectors.length > 1 && mayBeParts)
    return {
      kind: 'parts',
      parts: vectors.map(({ name, problem }) => ({
        label: name,
        reading: { kind: 'problem', problem, stated: true },
      })),
    };
  const riddle = hasLetters(message) ? null : readRiddle(text, message.language, locale);
  if (riddle !== null) return { kind: 'problem', problem: riddle, stated: true };
  const whole = interpret(message);
  const reading = whole.kind !== 'problem' && body !== null ? (numericBody(body, locale) ?? whole) : whole;
  if (reading.kind === 'problem') return reading;
  const rest = withoutRemarks(message);
  const remaining = rest === null ? null : interpret(messageOf(rest, locale));
  if (remaining?.kind === 'problem' && isTaskWithoutRemarks(remaining)) return remaining;
  return (
    (mayBeParts ? (readEach(message) ?? readCombined(message)) : null) ?? readWordProblem(message, reading)
  );
}

/** A text whose numbers are tied by words only; the reading without it where it is not understood. */
function readWordProblem(message: ItemizedMessage, reading: StatementReading): StatementReading {
  if (reading.kind === 'readings' && reading.by === 'formula') return reading;
  const { text, language, locale, items } = message;
  const isMathematical = items.some(
    (item) => item.kind === 'concept' && item.concepts.some((concept) => notInStories.has(concept)),
  );
  if (isMathematical) return reading;
  const quantities = readQuantities(text, locale === undefined ? { language } : { language, locale });
  if (quantities.kind === 'unread')
    return reading.kind === 'unread' && reading.found.length === 0
      ? { ...reading, found: quantities.found.slice(0, 8) }
      : reading;
  const { problem, ...table } = quantities;
  return { kind: 'problem', problem, stated: true, quantities: table };
}

/** "the common divisors of 12 and 18" tells of no quantities. */
const notInStories: ReadonlySet<Concept> = new Set<Concept>([
  'partial_fractions',
  'leading_coefficient',
  'coefficient',
  'euclidean_division',
  'divisors',
  'prime',
  'function_range',
  'critical_points',
  'inflection',
  'quartile_lower',
  'quartile_upper',
  'interquartile',
  'determinant',
]);

/** A named task, or a formula that has one: not a value alone. */
const isTaskWithoutRemarks = ({ problem, stated }: Extract<StatementReading, { kind: 'problem' }>): boolean =>
  stated || (assignmentOf(problem.expression) === null && !isConstant(problem.expression));

const goalConcepts: ReadonlySet<Concept> = new Set<Concept>([
  ...taskConcepts,
  ...objectConcepts,
  ...propertyConcepts,
  'find',
  'write',
  'convert',
  'how_many',
  'quantifier',
  'largest',
  'smallest',
  'comparison',
  'unsupported',
  'prove',
  'graph',
  'probability',
  'unknown_number',
]);

/**
 * The message without the sentences that only report or comment: "my friend says 16", "le signe change ou pas ?". A sentence without a report
 * is a comment when it holds no quantity and no word that could be a task. Null where there is none.
 */
function withoutRemarks(message: ItemizedMessage): string | null {
  const { items, text } = message;
  const clauses: { items: MessageItem[]; start: number }[] = [{ items: [], start: 0 }];
  items.forEach((item, index) => {
    const last = clauses.at(-1)!;
    const formula = items.slice(0, index).some(({ kind }) => kind === 'formula');
    const reports = item.kind === 'concept' && item.concepts.includes('report');
    if (reports && formula && last.items.some(({ kind }) => kind === 'formula'))
      clauses.push({ items: [item], start: item.at });
    else if (item.kind === 'break' && /^[.?,;]$|line/.test(item.sign) && last.items.length > 0)
      clauses.push({ items: [], start: item.end });
    else last.items.push(item);
  });
  const remark = clauses.map(({ items: each }) => {
    if (each.some((item) => item.kind === 'concept' && item.concepts.includes('report')))
      return !each.some((item) => item.kind === 'concept' && item.concepts.some(isTaskConcept));
    return (
      each.some((item) => item.kind === 'concept' && item.concepts.includes('negation')) &&
      each.every(
        (item) =>
          item.kind === 'word' ||
          item.kind === 'break' ||
          item.kind === 'count' ||
          (item.kind === 'concept' && !item.concepts.some((concept) => goalConcepts.has(concept))),
      )
    );
  });
  if (!remark.includes(true) || remark.every(Boolean)) return null;
  return clauses
    .flatMap(({ start }, index) =>
      remark[index] === true ? [] : [text.slice(start, clauses[index + 1]?.start)],
    )
    .join(' ');
}

const isTaskConcept = (concept: Concept): boolean =>
  (taskConcepts as readonly Concept[]).includes(concept) || concept === 'how_many' || concept === 'find';

/** The text behind a topic before a colon or full stop: "Combinations: Evaluate …". Its words ask for nothing. */
function withoutTopic(text: string, locale: string | undefined): string | null {
  const found = /^\s*[^\d\n=$\\:.?!+*/^<>()]{3,60}[:.]\s+(?=\S)/u.exec(text);
  if (found === null || found[0].trim().split(/\s+/).length > 5) return null;
  const { items } = messageOf(found[0], locale);
  const asks = items.some(
    (item) => item.kind === 'concept' && item.concepts.some((concept) => asking.has(concept)),
  );
  return asks ? null : text.slice(found[0].length);
}

const asking: ReadonlySet<Concept> = new Set<Concept>([
  'find',
  'write',
  'convert',
  'how_many',
  'quantifier',
  'largest',
  'smallest',
  'comparison',
  'negation',
  'unknown_number',
  'prove',
  'probability',
  'when',
  'graph',
  'second',
  'third',
]);

/** Numbers to calculate or an equation below a title whose words fit no task. */
function numericBody(body: string, locale: string | undefined): StatementReading | null {
  const alone = interpret(messageOf(body, locale));
  if (alone.kind !== 'problem') return null;
  const { expression } = alone.problem;
  return !isExpression(expression) || variablesOf(expression).length === 0 ? alone : null;
}

/** "The number of solutions of the equation" above an equation: no title, but what is asked. */
const asksHowMany = (title: string, locale: string | undefined): boolean =>
  messageOf(title, locale).items.some(
    (item) => item.kind === 'concept' && item.concepts.includes('how_many'),
  );

/** The text below a title: a first line of words only. Its words name a topic, not the task. */
function withoutTitle(text: string): string | null {
  const start = text.search(/\S/);
  const end = start < 0 ? -1 : text.indexOf('\n', start);
  if (end < 0) return null;
  const [title, body] = [text.slice(start, end).trim(), text.slice(end + 1)];
  return title.length < 120 && !/[=$\\:?.!+*/^<>]|\d/.test(title) && /[\d=$]/.test(body) ? body : null;
}

/** Several formulas under one task: "Factor: x² − 9, x² − 16". */
function readEach(message: ItemizedMessage): MessageReading | null {
  const statement = new Statement(message);
  const mains = statement.formulas.filter(({ item, trees }) => {
    const [tree] = trees;
    if (tree === undefined || tree.kind === 'definition' || statement.isChoice(item.at)) return false;
    if (item.calls.length > 0) return true;
    const named = assignmentOf(tree);
    const isNamed = named !== null && /^[A-Z]$/.test(named.name) && !isPlainNumber(named.value);
    if (isNamed) return true;
    return (
      assignmentOf(tree) === null &&
      !(isConstant(tree) && item.bare) &&
      (isExpression(tree) || tree.kind === 'relation')
    );
  });
  if (mains.length < 2 || mains.length > mostParts) return null;
  // They follow each other: words between them would say something of one of them only.
  const together = mains
    .slice(1)
    .every(({ index }, at) =>
      message.items
        .slice(mains[at]!.index + 1, index)
        .every(
          (item) =>
            item.kind === 'break' ||
            item.kind === 'letter' ||
            (item.kind === 'concept' && item.concepts.includes('and')),
        ),
    );
  if (!together || mains.some(({ item }) => item.unit !== null)) return null;
  const kinds = new Set(
    mains.map(({ trees: [tree], item }) =>
      item.calls.length > 0 ? 'call' : isExpression(tree!) ? 'expression' : 'relation',
    ),
  );
  // Equations in several letters hold together; each with one letter is a problem of its own.
  const apart = mains.every(({ trees: [tree] }) => isExpression(tree!) || variablesOf(tree!).length === 1);
  if (kinds.size > 1 || !apart) return null;
  const indexes = new Set(mains.map(({ index }) => index));
  const parts = mains.map(({ index }, at): PartReading => {
    const items = message.items.filter((_, place) => place === index || !indexes.has(place));
    return {
      label: String(at + 1),
      reading: interpret({
        ...message,
        items: items.filter((item) => !(item.kind === 'letter' && kinds.has('call'))),
      }),
    };
  });
  return parts.every(({ reading }) => reading.kind === 'problem' && reading.stated)
    ? { kind: 'parts', parts }
    : null;
}

const combinedConcepts: ReadonlySet<Concept> = new Set<Concept>([...objectConcepts, ...propertyConcepts]);

/** Several questions about the same formula or list: "the domain and the range of f", "the mean, the median and the mode of …". */
function readCombined(message: ItemizedMessage): MessageReading | null {
  const { items } = message;
  const asks = (item: MessageItem | undefined): boolean =>
    item?.kind === 'concept' && item.concepts.some((concept) => combinedConcepts.has(concept));
  const separates = (item: MessageItem | undefined): boolean =>
    (item?.kind === 'break' && item.sign === ',') ||
    (item?.kind === 'concept' && item.concepts.includes('and'));
  const listed = listedQuestions();
  const asked = listed ?? questionsApart();
  if (asked === null || asked.length > mostParts) return null;
  const parts = asked.map((own, at): PartReading => {
    const kept = items.filter((_, place) =>
      listed === null
        ? place === own || !asked.includes(place)
        : place < listed[0]! || place > listed.at(-1)! || place === own,
    );
    return { label: String(at + 1), reading: interpret({ ...message, items: kept }) };
  });
  const problems = parts.flatMap(({ reading }) =>
    reading.kind === 'problem' && reading.stated ? [reading.problem] : [],
  );
  return problems.length === parts.length && distinct(problems).length === parts.length
    ? { kind: 'parts', parts }
    : null;

  /** "the domain and the range": one after the other. */
  function listedQuestions(): readonly number[] | null {
    const start = items.findIndex((item, at) => asks(item) && separates(items[at + 1]));
    if (start < 0) return null;
    const found = [start];
    let end = start + 1;
    while (separates(items[end]) || (asks(items[end]) && separates(items[end - 1]))) {
      if (asks(items[end])) found.push(end);
      end += 1;
    }
    const isJoined = items
      .slice(start, found.at(-1))
      .some((item) => item.kind === 'concept' && item.concepts.includes('and'));
    return found.length > 1 && isJoined ? found : null;
  }

  /** "the gcd of 48 and 180 and also the lcm": the second behind what both are about. */
  function questionsApart(): readonly number[] | null {
    const found = items.flatMap((item, at) => (asks(item) ? [at] : []));
    const isHarmless = (item: MessageItem | undefined): boolean =>
      item?.kind === 'word' || (item?.kind === 'concept' && !item.concepts.every(mustBeUsed));
    const isAnd = (item: MessageItem | undefined): boolean =>
      item?.kind === 'concept' && item.concepts.includes('and');
    const follows = (place: number): boolean => {
      let at = place - 1;
      while (at > place - 4 && isHarmless(items[at]) && !isAnd(items[at])) at -= 1;
      return isAnd(items[at]);
    };
    return found.length > 1 && found.slice(1).every(follows) ? found : null;
  }
}

const isPlainNumber = (tree: Expression): boolean =>
  tree.kind === 'number' || (tree.kind === 'negate' && tree.of.kind === 'number');
