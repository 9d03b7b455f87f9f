import { compare, isInteger } from '../../expression/rational.ts';
import type { Expression } from '../../expression/tree.ts';
import { partsOf } from '../../expression/tree-parts.ts';
import { has, isContent, isVerb, isWord, type Mention, type SentenceClause } from './clauses.ts';
import type { Amount, Facts } from './facts.ts';
import type { Question } from './question.ts';
import type { StoryCue, VerbClass } from './lexicon/quantity-lexicon.ts';
import type { FoundQuantity } from './solve.ts';
import { unitNamed } from '../stories/units.ts';

/*
 * A reading is only given when it accounts for every number and every word that ties numbers. A wrong equation taught to a child is worse than
 * none, so whatever is left over makes the text unread, with the name of what was not understood.
 */

/** Words that make an amount one of several: "each", "per". */
export const distributes =
  /^(?:(?:\S+ )?(?:each|every|cada|chaque|chacun|chacune)(?: \S+)?|apiece|per|per person)$/;

/** What the statements say that no fact holds; null where nothing is left over. */
export function unaccountedStatement(clauses: readonly SentenceClause[], facts: Facts): string | null {
  const statements = clauses.filter(({ question }) => !question);
  if (statements.some((clause) => hasLooseEach(clause, clauses, facts))) return 'each';
  if (statements.some((clause) => hasLooseComparison(clause, facts))) return 'comparison';
  if (
    clauses.some(({ items }) =>
      items.some((item, at) => item.kind === 'number' && items[at + 1]?.kind === 'number'),
    )
  )
    return 'two numbers';
  if (clauses.some(hasBounds)) return 'between';
  if (hasSeveralConditions(clauses)) return 'conditions';
  if (clauses.some(hasUnreadMultiple)) return 'multiple';
  if (clauses.some(hasDimensions)) return 'dimensions';
  if (facts.amounts.some((each) => isPartOfThing(each, clauses))) return 'fraction';
  if (clauses.some(isPartOfClause)) return 'part of what';
  if (clauses.some(({ cues }) => cues.has('remainder_of'))) return 'part of the rest';
  if (clauses.some(({ items }) => items.some((item) => has(item, 'unread_part')))) return 'part';
  if (clauses.some(isLevel)) return 'level';
  return null;
}

const ageCues: ReadonlySet<StoryCue> = new Set<StoryCue>(['age', 'how_old', 'older', 'younger']);

/** The numbers of "in 8 years", "8 years ago" in a text about ages: they move ages on, and no age is one of them. */
export function momentsIn(clauses: readonly SentenceClause[]): ReadonlySet<number> {
  const isAboutAges = clauses.some(({ cues }) => [...cues].some((cue) => ageCues.has(cue)));
  return new Set(
    (isAboutAges ? clauses : []).flatMap(({ items, mentions }) =>
      mentions.flatMap(({ id, unit, from, to }) => {
        const isMoment =
          items.slice(Math.max(0, from - 2), from).some((item) => has(item, 'hence', 'ago', 'in')) ||
          items.slice(to, to + 2).some((item) => has(item, 'hence', 'ago'));
        return unit?.kind === 'time' && isMoment ? [id] : [];
      }),
    ),
  );
}

/** "half of the drift melted", "who is twice as old": a multiple or a part that no number of the text holds. */
const hasUnreadMultiple = ({ items, mentions }: SentenceClause): boolean =>
  items.some(
    (item, at) =>
      has(item, 'twice', 'thrice', 'half') &&
      !mentions.some(({ from, to }) => at >= from && at < Math.max(to, from + 1)) &&
      // "half an hour" is a measure.
      !has(items[at + 1], 'time_unit') &&
      !has(items[at + 2], 'time_unit'),
  );

/** "even numbers between 15 and 40": the bounds of a range, which are not counted together. */
const hasBounds = ({ items }: SentenceClause): boolean =>
  items.some(
    (item, at) =>
      has(item, 'between') &&
      items[at + 1]?.kind === 'number' &&
      has(items[at + 2], 'and') &&
      items[at + 3]?.kind === 'number',
  );

/** "12 inches by 9 inches": two sides of a figure, which are not added. */
const hasDimensions = ({ items, mentions }: SentenceClause): boolean =>
  mentions.some(({ to }) => {
    const word = items[to];
    return isWord(word) && /^(?:by|x|por|sur)$/.test(word.folded) && items[to + 1]?.kind === 'number';
  });

/** "each", "every", "per" in a sentence with numbers of which none is a rate. */
function hasLooseEach(clause: SentenceClause, clauses: readonly SentenceClause[], facts: Facts): boolean {
  if (clause.mentions.length === 0 || facts.periods.length > 0) return false;
  const words = clauses
    .filter(({ sentence, question }) => sentence === clause.sentence && !question)
    .flatMap(({ items }) => items.filter((item) => isWord(item) && distributes.test(item.folded)));
  // "with the same number in each": what is asked for, not a rate.
  const equal = clauses.some(
    (each) => each.sentence === clause.sentence && (each.cues.has('identical') || each.cues.has('same')),
  );
  if (words.length === 0 || equal) return false;
  const rates = facts.rates.filter((rate) => rate.sentence === clause.sentence);
  return rates.length < words.length;
}

/** "than" beside a number that compares nothing. */
function hasLooseComparison(clause: SentenceClause, facts: Facts): boolean {
  if (clause.mentions.length === 0) return false;
  if (!clause.items.some((item) => isWord(item) && item.folded === 'than')) return false;
  return !facts.comparisons.some((each) => each.sentence === clause.sentence);
}

/** A word that may be a verb nobody listed: "her husband snuck 4 cookies". */
function hasUnknownWordBeforeNumber(clause: SentenceClause, clauses: readonly SentenceClause[]): boolean {
  return clause.mentions.some(({ from }) => {
    const before = clause.items[from - 1];
    if (!isWord(before) || before.listed || before.capital || !isContent(clause.items, from - 1))
      return false;
    if (before.stem !== before.folded) return false;
    // "At the stop 8 got off": a noun follows its article.
    if (has(clause.items[from - 2], 'determiner', 'indefinite', 'in')) return false;
    const mentioned = clauses
      .flatMap(({ items }) => items)
      .filter((item) => isWord(item) && item.stem === before.stem);
    return mentioned.length < 2;
  });
}

/** A sentence of its own whose verb was not found: what happens to its numbers is unknown. */
const isVerbless = (clause: SentenceClause, clauses: readonly SentenceClause[]): boolean =>
  clause.mentions.length > 0 &&
  clause.verbs.length === 0 &&
  clauses.filter(({ sentence }) => sentence === clause.sentence).length === 1;

/** Two suppositions need not hold together. */
function hasSeveralConditions(clauses: readonly SentenceClause[]): boolean {
  const sentences = clauses
    .filter(({ items }) => items.some((item) => isWord(item) && /^(?:if|si)$/.test(item.folded)))
    .map(({ sentence }) => sentence);
  return new Set(sentences).size > 1;
}

const mentionOf = (clauses: readonly SentenceClause[], id: number): Mention | undefined =>
  clauses.flatMap(({ mentions }) => mentions).find((each) => each.id === id);

/** "1/3 to Bill": a part of something that is counted, not a number of things. */
const isPartOfThing = ({ unit, value }: Amount, clauses: readonly SentenceClause[]): boolean =>
  (unit.kind === 'count' || unit.kind === 'person' || unit.kind === 'money') &&
  [...value.uses].some((id) => {
    const mention = mentionOf(clauses, id);
    return mention !== undefined && !isInteger(mention.value) && !/\d[.,]\d/.test(mention.text);
  });

/** "0.8 of what it was last year": the whole is another quantity than the one before. */
const isPartOfClause = ({ items, mentions }: SentenceClause): boolean =>
  mentions.some(
    ({ percent, from, to }) =>
      percent &&
      items
        .slice(from + 1, to + 3)
        .some(
          (item, at) =>
            has(item, 'of') &&
            (items[from + 2 + at] === undefined || has(items[from + 2 + at], 'what', 'relative', 'than')),
        ),
  );

/** "three-eighths full": a part of what a thing can hold, which is given or asked for elsewhere. */
const isLevel = ({ items, mentions }: SentenceClause): boolean =>
  mentions.some(
    ({ value, text, from, to }) =>
      !isInteger(value) &&
      !/\d[.,]\d/.test(text) &&
      items.slice(from, to + 1).some((item) => has(item, 'full')),
  );

/** What the way to the value leaves out or takes for granted; null where it is sound. */
export function unaccountedResult(
  found: FoundQuantity,
  clauses: readonly SentenceClause[],
  facts: Facts,
  question: Question,
): string | null {
  const { way, unit, value, apart } = found;
  const counted = unit === null || unit.kind === 'count' || unit.kind === 'person';
  const mentions = clauses.flatMap((clause) => clause.mentions);
  const decimal = mentions.some(({ text }) => /\d[.,]\d/.test(text));
  if (clauses.some((clause) => hasUnknownWordBeforeNumber(clause, clauses))) return 'unknown word';
  if (way === 'total' && clauses.some(({ question: asks, cues }) => !asks && cues.has('change_money')))
    return 'change';
  const isDirect =
    facts.percents.length === 1 && facts.percents[0]!.baseId !== null && facts.amounts.length === 1;
  const isCourse = !isDirect && !/^(?:multiple|percent|part)$/.test(way);
  if (isCourse && clauses.some((clause) => !clause.question && isVerbless(clause, clauses))) return 'no verb';
  if (counted && !isInteger(value.n) && !decimal) return 'not whole';
  // What is tied by comparisons and parts is about the same thing.
  if (apart.size > 0 && facts.comparisons.length + facts.percents.length > 0) return 'apart';
  if (
    apart.size > 0 &&
    mentions.some((each) => apart.has(each.id) && !isSetApart(each, clauses, found, facts, question))
  )
    return 'apart';
  if (
    way === 'total' &&
    unit?.kind === 'time' &&
    (ownersDiffer(facts, value.uses) || isSpan(clauses, value.uses))
  )
    return 'times at once';
  if (isStartUnknown(facts, question, found)) return 'start';
  const exchanged = facts.amounts.some(({ role, verb }) => verb === 'give' || role === 'loss');
  if (way === 'difference' && facts.comparisons.length > 0 && exchanged) return 'exchange';
  if (
    (way === 'part' || way === 'left' || way === 'difference') &&
    question.kind !== 'what' &&
    unboundNoun(clauses, question)
  )
    return 'unbound';
  const goesOn = clauses.some(
    ({ sentence, index }) => sentence === question.clause.sentence && index > question.clause.index,
  );
  if (question.verb === null && isCourse && question.kind !== 'what' && unboundNoun(clauses, question))
    return 'unknown verb';
  if (question.than !== null && question.events === null && goesOn) return 'than what';
  if (/^(?:missing|left|gone|come|before|part)$/.test(way) && isOtherThing(question, mentions, value.uses))
    return 'other thing';
  const asksMore = question.clause.items.some(
    (item, at) => has(item, 'more', 'less') && has(question.clause.items[at - 1], 'how_many', 'how_much'),
  );
  if (asksMore && /^(?:total|per)$/.test(way)) return 'more than what';
  // Several kinds, each of which has its own rate: (2 + 3) · (10 + 20) uses every number twice.
  const areAllRepeated = value.uses.size > 3 && numbersIn(value.tree) >= 2 * value.uses.size;
  if (way === 'total' && facts.comparisons.length === 0 && areAllRepeated) return 'which of each';
  const areRatesCompared = facts.comparisons.some((each) =>
    facts.rates.some(({ sentence }) => sentence === each.sentence),
  );
  if (way === 'total' && areRatesCompared) return 'which of each';
  const isOneKind = question.unit !== null && question.unit.words.length + question.unit.of.length > 0;
  if (way === 'missing' && apart.size > 0 && !isOneKind) return 'apart';
  if (hasMixedUnits(mentions.filter(({ id }) => value.uses.has(id)))) return 'units';
  if (way === 'derived' && clauses.some(({ cues }) => cues.has('there_and_back'))) return 'way back';
  if (way === 'total' && facts.comparisons.length > 0 && facts.amounts.some(({ whole }) => whole))
    return 'parts of the whole';
  if (way === 'total' && facts.percents.length > 0) return 'part';
  if (way === 'derived' && facts.percents.length > 0 && unboundNoun(clauses, question)) return 'part of what';
  const extreme = clauses.some(({ cues }) => cues.has('fewest'));
  if (extreme && /^(?:groups|per|left|total|remainder)$/.test(way)) return 'extreme';
  if (comesToSomebodyElse(facts, question, value.uses) && /^(?:left|total)$/.test(way)) return 'owner';
  return null;
}

const numbersIn = (tree: Expression): number =>
  tree.kind === 'number' ? 1 : partsOf(tree).reduce((count, part) => count + numbersIn(part), 0);

/** Litres and millilitres: measures of one dimension that are not calculated with as they are. */
function hasMixedUnits(mentions: readonly Mention[]): boolean {
  const units = mentions.flatMap(({ unit }) =>
    unit?.kind === 'measure' ? (unitNamed(unit.text.toLowerCase()) ?? []) : [],
  );
  return units.some((unit) =>
    units.some((other) => other.dimension === unit.dimension && compare(other.scale, unit.scale) !== 0),
  );
}

const withoutStart: ReadonlySet<VerbClass | null> = new Set<VerbClass | null>([
  'give',
  'lose',
  'other',
  null,
]);

/**
 * "Ana gives Ben 54 stickers": what a person has afterwards is not known from gifts alone, nor what both had from what is left of one, nor what
 * the other one had, by adding the gift.
 */
function isStartUnknown(facts: Facts, question: Question, { value, way }: FoundQuantity): boolean {
  if (question.verb !== 'have') return false;
  const used = facts.amounts.filter((each) => [...each.value.uses].some((id) => value.uses.has(id)));
  const gifts = used.filter(({ verb }) => verb === 'give');
  if (gifts.length === 0) return false;
  const { items, plural } = question.clause;
  // "tenían": the Spanish plural of a verb, which needs no pronoun.
  const areBoth =
    plural ||
    items.some(
      (item, at) => has(item, 'they') || (isWord(item) && isVerb(items, at) && /[aeiou]n$/.test(item.folded)),
    );
  const others = used.filter(({ verb }) => verb !== 'give');
  const isReceived = ({ recipient }: Amount): boolean =>
    recipient?.some((word) => others.some(({ owner }) => owner.has(word))) === true;
  return (
    used.every(({ verb }) => withoutStart.has(verb)) ||
    (areBoth && gifts.some(({ recipient }) => recipient !== null)) ||
    (way === 'before' && gifts.some(isReceived))
  );
}

/** The question counts something that none of the numbers counts. */
function isOtherThing(question: Question, mentions: readonly Mention[], uses: ReadonlySet<number>): boolean {
  const { unit } = question;
  if (unit === null || unit.kind === 'money') return false;
  return !mentions.some(
    (each) =>
      uses.has(each.id) &&
      (each.unit === null ||
        each.part ||
        [each.unit.head, ...each.unit.words, ...each.unit.of].includes(unit.head)),
  );
}

/** "her only boy got 3": what comes to another person does not come to the one who is asked about. */
function comesToSomebodyElse(facts: Facts, question: Question, uses: ReadonlySet<number>): boolean {
  if (question.cues.has('total') || question.clause.plural) return false;
  const amounts = facts.amounts.filter(({ value }) => [...value.uses].some((id) => uses.has(id)));
  const holders = new Set(amounts.filter(({ role }) => role !== 'gain').flatMap(({ owner }) => [...owner]));
  return amounts.some(
    ({ role, owner, passive, part }) =>
      role === 'gain' &&
      !passive &&
      !part &&
      owner.size > 0 &&
      holders.size > 0 &&
      ![...owner].some((word) => holders.has(word)),
  );
}

/** A number that may be left out: of other things, told without a rate, a share or a comparison. */
function isSetApart(
  each: Mention,
  clauses: readonly SentenceClause[],
  found: FoundQuantity,
  facts: Facts,
  question: Question,
): boolean {
  const mentions = clauses.flatMap((clause) => clause.mentions);
  if (each.unit === null || each.per !== null || each.times || each.percent || each.than !== null)
    return false;
  const used = mentions.filter(({ id }) => found.value.uses.has(id));
  const alike = used.some(({ unit }) => unit?.head === each.unit!.head);
  if (each.unit.kind !== 'count' && each.unit.kind !== 'person' && !alike) return false;
  const head = each.unit.head;
  if (
    facts.rates.some((rate) => rate.per.head === head || (found.way === 'derived' && rate.unit.head === head))
  )
    return false;
  if (alike && /^(?:left|before|gone|come)$/.test(found.way)) {
    const amount = facts.amounts.find(({ value }) => value.uses.has(each.id));
    const others = mentions.filter((other) => other !== each).flatMap(({ unit }) => unit?.words ?? []);
    const adjectives = [...each.unit.words, ...each.unit.of].filter(
      (word) =>
        others.includes(word) || question.clause.items.some((item) => isWord(item) && item.stem === word),
    );
    if (amount !== undefined && amount.role !== 'state' && adjectives.length === 0) return false;
  }
  const isDistributed = clauses.some(({ items }) =>
    items.some(
      (item, at) =>
        isWord(item) &&
        distributes.test(item.folded) &&
        items.slice(at + 1, at + 3).some((next) => isWord(next) && next.stem === head),
    ),
  );
  if (isDistributed) return false;
  // "80 spiders with 6 legs": the one belongs to the other.
  return !used.some(
    (other) =>
      other.clause === each.clause &&
      other.from === each.to + 1 &&
      !alike &&
      !has(clauses[each.clause]!.items[each.to], 'and') &&
      clauses[each.clause]!.items[each.to]?.kind !== 'comma',
  );
}

/** "in 6 hours": how long something takes, not an amount of time. */
const isSpan = (clauses: readonly SentenceClause[], uses: ReadonlySet<number>): boolean =>
  clauses.some(({ mentions }) => mentions.some(({ id, prepositional }) => uses.has(id) && prepositional));

function ownersDiffer(facts: Facts, uses: ReadonlySet<number>): boolean {
  const amounts = facts.amounts.filter(({ value }) => [...value.uses].some((id) => uses.has(id)));
  const [first, ...others] = amounts;
  return first !== undefined && others.some(({ owner }) => ![...owner].some((word) => first.owner.has(word)));
}

/** The question names things that the statements do not: "how many boys" where only girls are told of. */
function unboundNoun(clauses: readonly SentenceClause[], question: Question): boolean {
  const known = new Set(
    clauses
      .filter((clause) => clause !== question.clause)
      .flatMap(({ items }) => items.flatMap((item) => (isWord(item) ? [item.stem] : []))),
  );
  return question.clause.items.some(
    (item, at) =>
      isWord(item) &&
      item.cues.length === 0 &&
      !item.capital &&
      isContent(question.clause.items, at) &&
      !known.has(item.stem),
  );
}
