import { isExpression, type Tree } from '../../expression/tree.ts';
import { variablesOf } from '../../expression/tree-parts.ts';
import { assignmentOf, isConstant } from '../goals/formula-kinds.ts';
import { read } from '../../expression/read.ts';
import { unitWords } from '../../expression/unit-words.ts';
import { words as formulaWords } from '../../expression/words.ts';
import { Statement } from '../goals/statement.ts';
import { splitAlternatives } from '../goals/relations.ts';
import { inferTask } from '../infer-task.ts';
import { taskConcepts, type Concept } from '../lexicon/concepts.ts';
import { isKnownWord, languageOf } from '../lexicon/lexicon.ts';
import type { Problem } from '../problem.ts';
import { readEvents } from '../events/read-events.ts';
import { readVariation } from '../variation/read-variation.ts';
import { readMatrices } from '../vectors/read-matrices.ts';
import { readVectors } from '../vectors/read-vectors.ts';
import { readRecursion } from '../recursions/read-recursion.ts';
import { readRiddle } from '../riddles/read-riddle.ts';
import { clausesOf } from '../quantities/clauses.ts';
import { itemsOfText } from '../quantities/items.ts';
import { quantityLexicon } from '../quantities/lexicon/lexicon.ts';
import { readQuantities } from '../quantities/read-quantities.ts';
import type { ItemizedMessage } from './items.ts';
import {
  joinApplications,
  joinAxes,
  joinLetters,
  joinLimits,
  joinNames,
  namedMappings,
  withoutComposition,
  openConditions,
  splitHeaders,
  splitTableRow,
} from './layout.ts';
import { withoutPageNotes } from './page-notes.ts';
import { withoutPageSegments } from './page-segments.ts';
import { withoutAnswerKey } from './answer-key.ts';
import { withoutAnswerNotes } from './answer-notes.ts';
import { withColonOfText, withRecognizedLetters } from './recognized-text.ts';
import {
  joinBrokenLines,
  joinIntegralBounds,
  joinLimitLines,
  withTypedBounds,
  joinWrappedLines,
} from './broken-lines.ts';
import { joinBarelessFractions, joinLoneBars, joinStackedFractions } from './stacked-fractions.ts';
import { withBlankLetters } from './blanks.ts';
import {
  joinExponents,
  joinFractionalExponents,
  joinPowersOfOneBase,
  joinPowersOfTen,
  withoutBaseBraces,
} from './lost-exponents.ts';
import { withItemLines, withoutForumTags, withoutHtml } from './markup.ts';
import { groupedNumber } from './numbers.ts';
import { findOptions, readWithOptions } from './options.ts';
import { markChoices, splitParts, withPlainMarks } from './parts.ts';
import { spellFeetAndInches } from './feet-inches.ts';
import { joinDeterminants } from './matrices.ts';
import { withAttachedDigits, withSpokenProbabilities } from './attached-digits.ts';
import { joinDecimalGroups, splitWideSpans, withoutCopies } from './copies.ts';
import { withRateSigns } from './spelled-rates.ts';
import { withTimesBetweenTerms } from './times-between-terms.ts';
import { withSpokenFractions } from './spoken-fractions.ts';
import { isOpenPowerOfTen } from './signs.ts';
import { tokenize } from './tokens.ts';
import {
  distinct,
  foundIn,
  interpret,
  isNothingToDo,
  type PartReading,
  type PartsReading,
  type StatementReading,
} from './interpret.ts';
import { asksHowMany, numericBody, withoutRemarks, withoutTitle, withoutTopic } from './beside-text.ts';
import { choosePart } from './chosen-part.ts';
import { problemsBehindHeading } from './heading.ts';
import { messageOf } from './itemized.ts';
import { splitJoinedQuestions, withoutPlaceQuestion } from './joined-questions.ts';
import { unreadJoinedWords } from './joined-words.ts';
import { leavesGoalOut, readJoinedGoals } from './joined-goals.ts';
import { mostParts, readClauses, readCombined, readEach } from './several-questions.ts';

export { type PartReading, type StatementReading } from './interpret.ts';

export type MessageReading = StatementReading | PartsReading;

/** A longer message is refused without being looked at. */
export const longestMessage = 4000;

/**
 * Reads a message as people write, type and paste it, in English, Spanish or French. Whatever it returns as a problem uses every number and
 * relation of the text; otherwise it offers readings to choose from, or names what it found.
 */
export function readMessage(source: string, options: { readonly locale?: string } = {}): MessageReading {
  if (source.length > longestMessage) return { kind: 'unread', found: [], reason: 'too_long' };
  const whole = readBesideHeading(source, options);
  const plain = isComplete(whole) ? null : withoutAnswerNotes(source, options.locale);
  if (plain === null) return whole;
  const rest = readBesideHeading(plain, options);
  return (isComplete(rest) && isNamed(rest)) || (whole.kind === 'unread' && rest.kind === 'readings')
    ? rest
    : whole;
}

/** A message, or what stands behind a heading on its line. */
function readBesideHeading(source: string, options: { readonly locale?: string }): MessageReading {
  const whole = readWithHeading(source, options);
  for (const problem of problemsBehindHeading(source, options.locale)) {
    const heading = source.slice(0, source.length - problem.length);
    // The heading may be the task itself, unless a number of it got into the problem.
    if (isStated(whole) && !/[\d$\\]/u.test(heading)) continue;
    if (holdsMeasure(heading, options.locale)) continue;
    const rest = readWithHeading(problem, options);
    if (isStated(rest) || (!isComplete(whole) && isComplete(rest) && isNamed(rest))) return rest;
  }
  return whole;
}

/** "Dentro de 8 años": a time or a measure is a part of the problem. */
function holdsMeasure(heading: string, locale: string | undefined): boolean {
  const { language } = messageOf(heading, locale);
  const { nounFirst } = quantityLexicon(language).source;
  return clausesOf(itemsOfText(heading, language, locale), nounFirst).some(({ mentions }) =>
    mentions.some(
      ({ unit, prepositional }) =>
        prepositional && unit !== null && unit.kind !== 'count' && unit.kind !== 'person',
    ),
  );
}

/** A problem, or parts of which each is one, whose task a word names. */
const isStated = (reading: MessageReading): boolean =>
  reading.kind === 'parts'
    ? reading.parts.every((part) => isStated(part.reading))
    : reading.kind === 'problem' && reading.stated;

/** A message as it is, its heading taken for a part of the problem. */
function readWithHeading(source: string, options: { readonly locale?: string }): MessageReading {
  const chosen = choosePart(source);
  const all = chosen === null ? null : readMessage(chosen.rest, options);
  const part = all?.kind === 'parts' ? all.parts.find((each) => each.label === chosen!.label) : undefined;
  if (part !== undefined && part.reading.kind !== 'unread') return part.reading;
  const message = withSpokenProbabilities(
    withoutPageNotes(
      joinDecimalGroups(
        splitWideSpans(
          withoutCopies(joinAxes(joinLetters(withTypedMarks(spellFeetAndInches(source), options.locale)))),
        ),
      ),
    ),
    options.locale,
  );
  const plain = withSpokenFractions(withAttachedDigits(message, options.locale), options.locale);
  const written = onOwnLines(joinDeterminants(openConditions(plain)));
  const reading = readWhole(written, options.locale);
  const isPossible = isComplete(reading);
  // Only where the whole is not understood, the pieces of the page beside it are left out, or where a button may have named the task.
  const rest = isPossible && !/\n/.test(written) ? null : withoutPageSegments(written, options.locale);
  if (rest === null || (isPossible && !rest.buttons)) return reading;
  const remaining = readWhole(rest.text, options.locale);
  if (isPossible) return besideButton(reading, remaining);
  return (reading.kind === 'unread' || isComplete(remaining)) && isNamed(remaining) ? remaining : reading;
}

/** Where only a button names the task, the problem without it counts; both are offered where that has no task. */
function besideButton(reading: MessageReading, remaining: MessageReading): MessageReading {
  if (remaining.kind === 'unread') return reading;
  if (isNamed(remaining) || reading.kind !== 'problem' || remaining.kind !== 'problem') return remaining;
  return { kind: 'readings', problems: distinct([reading.problem, remaining.problem]), by: 'task' };
}

const readWhole = (text: string, locale: string | undefined): MessageReading =>
  readBesideOptions(text, locale) ?? readParts(markChoices(text), locale);

/** Not an expression with which something unknown is to be done, and not a number. */
function isNamed(reading: MessageReading): boolean {
  if (reading.kind !== 'problem' || reading.stated) return true;
  const { expression } = reading.problem;
  return !isExpression(expression) || (variablesOf(expression).length === 0 && expression.kind !== 'number');
}

/** A problem, or parts of which each is one. */
const isComplete = (reading: MessageReading): boolean =>
  reading.kind === 'parts'
    ? reading.parts.every((part) => part.reading.kind === 'problem')
    : reading.kind === 'problem';

/** A question in front of a list of answers; null where there is no such list, or where it may hold parts. */
function readBesideOptions(text: string, locale: string | undefined): StatementReading | null {
  const list = findOptions(text);
  if (list === null) return null;
  const reading = readWithOptions(list, locale, (stem) => {
    const alone = readParts(stem, locale);
    return alone.kind === 'parts' ? null : alone;
  });
  // Behind capital letters the whole is read with its answers marked as such.
  return reading?.kind === 'unread' && list.isCapital ? null : reading;
}

/** A text split at its list marks, each part with what is said before them. */
function readParts(text: string, locale: string | undefined): MessageReading {
  const { stem, parts } = splitParts(text);
  if (parts.length < 2 || parts.length > mostParts)
    return readText(parts.length > mostParts ? text : stem, locale, true);
  const read = parts.map(({ label, text: each }, at): PartReading => {
    const reading = withExponent(readPart(stem, each, locale));
    const earlier = at === 0 || reading.kind === 'problem' ? null : formulaOf(parts[at - 1]!.text, locale);
    const referring =
      earlier === null ? null : (readText(`${earlier}\n${each}`, locale, false) as StatementReading);
    return { label, reading: referring?.kind === 'problem' && referring.stated ? referring : reading };
  });
  const all = read.every(({ reading }) => reading.kind !== 'unread');
  // Where a part is not understood, the others count only when their task is named.
  const some = read.some(({ reading }) => reading.kind === 'problem' && reading.stated);
  const guessed = read.some(({ reading }) => reading.kind === 'problem' && !reading.stated);
  if (all || (some && !guessed)) return { kind: 'parts', parts: read };
  return readText(`${stem}\n${parts.map(({ text: each }) => each).join('\n')}`, locale, true);
}

/** What a page spreads over lines, on one line; notations without a letter of their own, with one. */
const onOwnLines = (text: string): string =>
  [
    joinBrokenLines,
    joinApplications,
    joinStackedFractions,
    joinBarelessFractions,
    joinLimitLines,
    joinIntegralBounds,
    withTypedBounds,
    joinLimits,
    namedMappings,
    withoutComposition,
    withoutPoints,
  ].reduce((current, change) => change(current), text);

/** The text with the lines, exponents, lists and named characters that copying from a page moved, broke or spelled out. */
const withTypedMarks = (source: string, locale: string | undefined): string =>
  [
    withRecognizedLetters,
    withColonOfText,
    withPlainMarks,
    withoutBaseBraces,
    withoutAnswerKey,
    joinLoneBars,
    joinWrappedLines,
    splitTableRow,
    splitHeaders,
    withoutForumTags,
    withoutHtml,
    withItemLines,
    (text: string) => joinExponents(text, locale),
    joinPowersOfOneBase,
    joinPowersOfTen,
    joinFractionalExponents,
    joinNames,
    withBlankLetters,
    withTimesBetweenTerms,
    withoutOpenPlurals,
  ].reduce((text, change) => change(text), source.normalize('NFC'));

/** "the value(s) for which", "le(s) nombre(s)": a plural left open; not the argument of a function. */
const withoutOpenPlurals = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\\])(\p{L}{4,})\((?:s|es)\)(?!\p{L})/gu, (all, word: string) =>
    formulaWords.has(word.toLowerCase()) ? all : word,
  );

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
  if (stem.trim() === '') return readText(part, locale, false) as StatementReading;
  const reading = readText(`${stem}\n${part}`, locale, false) as StatementReading;
  if (reading.kind === 'problem') return reading;
  const continued = continuationsOf(stem, part, locale)
    .map((text) => readText(text, locale, false) as StatementReading)
    .find((each) => each.kind === 'problem' && !isNothingToDo(each.problem));
  if (continued !== undefined) return continued;
  const alone = readText(part, locale, false) as StatementReading;
  const isOwn =
    alone.kind === 'problem' &&
    !usesNamesOf(stem, alone.problem.expression) &&
    !isNothingToDo(alone.problem) &&
    // A task that the sentence before them names would be lost.
    (alone.stated || !isExpression(alone.problem.expression) || !namesTask(stem, locale));
  return isOwn ? alone : reading;
}

const tasks: ReadonlySet<string> = new Set<Concept>(taskConcepts);

const namesTask = (text: string, locale: string | undefined): boolean =>
  messageOf(text, locale).items.some(
    (item) => item.kind === 'concept' && item.concepts.some((concept) => tasks.has(concept)),
  );

/** "the square root of:", "when x is:", "f(x) for:": a sentence that each part goes on with, and a value for its only letter. */
function continuationsOf(stem: string, part: string, locale: string | undefined): readonly string[] {
  const open = /:\s*$/u.test(stem) ? stem.replace(/\s*:\s*$/u, '') : null;
  if (open === null) return [];
  const value = /^\s*[-−+]?[\d.,/]+\s*$/u.test(part) ? letterOf(open, locale) : null;
  return [`${open} ${part}`, ...(value === null ? [] : [`${open} ${value} = ${part}`])];
}

/** The only letter of the formulas of a text; null for several. */
function letterOf(text: string, locale: string | undefined): string | null {
  const letters = new Set(
    messageOf(text, locale).items.flatMap((item) =>
      item.kind === 'formula' ? item.trees.flatMap((tree) => variablesOf(tree)) : [],
    ),
  );
  const [letter] = letters;
  return letters.size === 1 ? letter! : null;
}

/** Whether a letter of the formula is given a meaning in the text: u in "u = (1, 2)", E in "E = (x − 3)²". */
function usesNamesOf(text: string, expression: Tree): boolean {
  const letters = variablesOf(expression);
  return [...text.matchAll(/(?<![\p{L}\\])([a-zA-Z])\s{0,3}\}?\s{0,3}(?:=|\()/gu)].some(([, name]) =>
    letters.includes(name!),
  );
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
  const rated = withRateSigns(text);
  const conversion = rated === null ? null : interpret(messageOf(rated, locale));
  if (conversion?.kind === 'problem' && conversion.problem.question?.what === 'unit') return conversion;
  const message = messageOf(text, locale);
  const head = withoutPlaceQuestion(text, message.language);
  const value = head === null ? null : interpret(messageOf(head, locale));
  const placed = value?.kind === 'problem' && value.stated ? withPlace(value.problem) : null;
  if (placed?.question?.what === 'vertex') return { kind: 'problem', problem: placed, stated: true };
  const listed = hasUnreadWords(message)
    ? undefined
    : [
        () => readMatrices(text, message.language),
        () => readVectors(text, message.language),
        () => readRecursion(text, message.language),
        () => readEvents(text, locale),
        () => readVariation(text, message.language),
      ]
        .map((reader) => reader())
        .find(({ length }) => length > 0);
  if (listed !== undefined && (listed.length === 1 || mayBeParts)) return asParts(listed);
  const riddle = hasLetters(message) ? null : readRiddle(text, message.language, locale);
  if (riddle !== null) return { kind: 'problem', problem: riddle, stated: true };
  const whole = interpret(message);
  // "Percentage: 18 out of 24": the title says how the value is wanted.
  const isAlone =
    body !== null && (/%/.test(body) || !namesPercent(text.slice(0, text.indexOf(body)), locale));
  const reading = whole.kind !== 'problem' && isAlone ? (numericBody(body, locale) ?? whole) : whole;
  if (reading.kind === 'problem') {
    const isWhole = head === null || withPlace(reading.problem) === reading.problem;
    if (isWhole && (!reading.stated || !leavesGoalOut(message, reading.problem))) return reading;
    const goals = mayBeParts ? readJoinedGoals(message) : null;
    return goals ?? { kind: 'unread', found: foundIn(new Statement(message)), reason: 'unused' };
  }
  const rest = withoutRemarks(message);
  const remaining = rest === null ? null : interpret(messageOf(rest, locale));
  if (remaining?.kind === 'problem' && isTaskWithoutRemarks(remaining)) return remaining;
  return (
    (mayBeParts
      ? (readEach(message) ?? readCombined(message) ?? readJoinedGoals(message) ?? readClauses(message))
      : null) ??
    (mayBeParts ? readJoinedQuestions(message) : null) ??
    readWordProblem(message, reading)
  );
}

const hasUnreadWords = (message: ItemizedMessage): boolean =>
  unreadJoinedWords(new Statement(message)).length > 0;

/** A problem with the place of what it asks for: the vertex for the lowest value; null where nothing gives both. */
function withPlace(problem: Problem): Problem | null {
  switch (problem.question?.what) {
    case 'minimum_value':
    case 'maximum_value':
      return { ...problem, question: { ...problem.question, what: 'vertex' } };
    case 'vertex':
    case 'extrema':
      return problem;
    default:
      return problem.task === 'solve' ? problem : null;
  }
}

const namesPercent = (title: string, locale: string | undefined): boolean =>
  messageOf(title, locale).items.some(
    (item) =>
      item.kind === 'concept' && item.concepts.some((each) => each === 'percent' || each === 'as_percent'),
  );

/** "how many does each get, and how many are left?": each question is read by itself, and all of them count or none. */
function readJoinedQuestions({ text, language, locale }: ItemizedMessage): PartsReading | null {
  const parts = (splitJoinedQuestions(text, language) ?? []).map((each, at): PartReading => ({
    label: String(at + 1),
    reading: readText(each, locale, false) as StatementReading,
  }));
  const areRead = parts.every(({ reading }) => reading.kind === 'problem' && reading.stated);
  return parts.length > 1 && areRead ? { kind: 'parts', parts } : null;
}

/** One problem, or several with the names of what each asks for. */
function asParts(problems: readonly { readonly name: string; readonly problem: Problem }[]): MessageReading {
  const parts = problems.map(({ name, problem }): PartReading => ({
    label: name,
    reading: { kind: 'problem', problem, stated: true },
  }));
  return parts.length === 1 ? parts[0]!.reading : { kind: 'parts', parts };
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
  'term',
  'first_terms',
  'vector',
  'dot_product',
]);

/** A named task, or a formula that has one: not a value alone. */
const isTaskWithoutRemarks = ({ problem, stated }: Extract<StatementReading, { kind: 'problem' }>): boolean =>
  stated || (assignmentOf(problem.expression) === null && !isConstant(problem.expression));
