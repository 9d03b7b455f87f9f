import type { StoryLetter } from '../contract.ts';
import { toNumber } from '../expression/rational.ts';
import { expressionsOf, variablesOf } from '../expression/tree-parts.ts';
import type { Expression } from '../expression/tree.ts';
import { fold, languageOf } from '../reading/lexicon/lexicon.ts';
import { comparisonsOf, entitiesIn, type StoryComparison } from '../reading/stories/comparisons.ts';
import { readStory } from '../reading/stories/read-story.ts';
import { isSameStem } from '../reading/stories/same-stem.ts';
import type { Story } from '../reading/stories/story.ts';
import { storyOf } from '../reading/stories/story-of-text.ts';
import type { Language } from '../texts.ts';
import type { Problem } from '../reading/request.ts';
import { knownOf } from './interpretations.ts';
import type { ProblemKnowledge } from './problem-knowledge.ts';
import { isNear, partsWithin, valueOf } from './tree-values.ts';

/** A person or thing of a story with its amount: Ana is 9, a pear costs 5, there are 18 chickens. */
export type NamedAmount = { readonly name: string; readonly value: number; readonly isAsked: boolean };

/** The persons and things whose amounts a story asks for or ties to that. */
export type StoryNames = {
  readonly amounts: readonly NamedAmount[];
  readonly language: Language;
  /** The stems of all words of the story. */
  readonly words: ReadonlySet<string>;
  /** Numbers that the story gives, and whether it speaks of two times: another value of a name may belong to these. */
  readonly given: readonly number[];
  readonly hasTwoTimes: boolean;
  /** A number directly before a name counts something else: "2 pears" where prices are asked for. */
  readonly arePrices: boolean;
};

/** The names of a story with their amounts; null where the story has none, or where it is not certain whose amount is asked for. */
export function namesOfStory(
  text: string | null,
  known: ProblemKnowledge,
  locale: string | undefined,
): StoryNames | null {
  if (text === null || known.problem.task !== 'solve' || known.problem.question !== undefined) return null;
  const language = languageOf(fold(text).match(/\p{L}+/gu) ?? [], locale);
  const story = storyOf(text, language, locale);
  if (story === null) return null;
  const reading = readStory(text, language, locale);
  const [schema] = reading?.relations ?? [];
  const lettersOfSystem = reading?.letters ?? [];
  const isCompared = schema === undefined || schema === 'parts_of_sum' || schema === 'ages_at_times';
  const isBill = schema === 'two_bundles';
  const amounts =
    lettersOfSystem.length > 0
      ? lettersOfSystem.map(({ name, value }) => ({ name, value: toNumber(value), isAsked: true }))
      : isCompared
        ? comparedAmounts(story, known, schema ?? null)
        : isBill
          ? pricesOfThings(story, known)
          : countsOfKinds(story, known);
  if (amounts === null || amounts.length < 2) return null;
  const words = story.parts.flatMap((part) => (part.kind === 'word' ? [part.stem] : []));
  const arePrices = isBill || (isCompared && (story.has('price') || story.ofDimension('money').length > 0));
  return {
    amounts,
    language,
    words: new Set(words),
    given: story.quantities.map(({ value }) => toNumber(value.n)),
    hasTwoTimes: schema === 'ages_at_times' || story.has('hence', 'ago'),
    arePrices,
  };
}

/** Whose amounts the letters are that the reading of a story chose; empty unless it is certain for each of them. */
export function lettersOfStory(
  text: string,
  problem: Problem,
  locale: string | undefined,
): readonly StoryLetter[] {
  const language = languageOf(fold(text).match(/\p{L}+/gu) ?? [], locale);
  const story = problem.task === 'solve' ? storyOf(text, language, locale) : null;
  if (story === null) return [];
  const known = knownOf(problem, [], true);
  const names = namesOfStory(text, known, locale);
  const solutions = known.interpretations.filter(({ about }) => about === 'solutions');
  const world = solutions.length === 1 && solutions[0]!.worlds.length === 1 ? solutions[0]!.worlds[0]! : null;
  if (names === null || world === null) return [];
  const letters = [...known.letters].flatMap((letter) => {
    const own = names.amounts.filter(({ value }) => isNear(value, world[letter] ?? Number.NaN));
    const word = story.parts.find((part) => part.kind === 'word' && part.stem === own[0]?.name);
    return own.length === 1 && word?.kind === 'word' ? [{ letter, name: word.text }] : [];
  });
  return letters.length === known.letters.size ? letters : [];
}

const worldsOf = (known: ProblemKnowledge): readonly (readonly number[])[] =>
  known.interpretations
    .filter(({ about }) => about === 'solutions')
    .flatMap(({ worlds }) => worlds.map((world) => [...known.letters].flatMap((name) => world[name] ?? [])));

const isSameChoice = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length &&
  some.toSorted((a, b) => a - b).every((value, at) => isNear(value, others.toSorted((a, b) => a - b)[at]!));

/** "Twice as old as", "3 € more than": from the amount that is asked for, the comparisons give the others. */
function comparedAmounts(
  story: Story,
  known: ProblemKnowledge,
  schema: string | null,
): readonly NamedAmount[] | null {
  const all = comparisonsOf(story) ?? [];
  const entities = [...new Set(all.flatMap(({ subject, base }) => [subject, base]))];
  const comparisons =
    all.length < entities.length ? all : all.filter((each) => !isOfOtherTime(story, each, all));
  if (comparisons.length !== entities.length - 1 || entities.some((each) => each.startsWith('#')))
    return null;
  // Where the ages are given, the years until something are asked for.
  if (schema === 'ages_at_times' && all.length < 2) return null;
  const named = [...new Set(entitiesIn(story, story.question.from, story.question.to))].filter((each) =>
    entities.includes(each),
  );
  const worlds = worldsOf(known);
  const isSystem = known.letters.size > 1;
  if (!isSystem && (known.result === null || schema === null)) return null;
  const choices = entities
    .flatMap((start) =>
      [...new Set(isSystem ? worlds.flat() : [known.result!])].map((value) => ({
        start,
        values: valuesFrom(start, value, comparisons),
      })),
    )
    .filter(({ start, values }) => {
      if (values.size !== entities.length || start.startsWith('§')) return false;
      const sizes = [...values.values()];
      if (isSystem) return worlds.some((world) => isSameChoice(world, sizes));
      if (named.length > 0) return named.length === 1 && named[0] === start;
      const end = story.asks('least') ? Math.min(...sizes) : Math.max(...sizes);
      return story.asks('least') !== story.asks('greatest') && values.get(start) === end;
    });
  const [first] = choices;
  const isOnly = choices.every(({ values }) =>
    entities.every((each) => isNear(values.get(each)!, first!.values.get(each)!)),
  );
  if (first === undefined || !isOnly) return null;
  return entities
    .filter((name) => !name.startsWith('§'))
    .map((name) => ({
      name,
      value: first.values.get(name)!,
      isAsked: isSystem ? named.length !== 1 || named[0] === name : name === first.start,
    }));
}

/** "In 5 years Ben will be twice as old": a time that is no part of the comparison stands in its sentence. */
function isOfOtherTime(story: Story, { at }: StoryComparison, all: readonly StoryComparison[]): boolean {
  const used = new Set(all.flatMap(({ uses }) => [...uses]));
  const [from, to] = story.sentenceAround(at);
  return story.ofDimension('calendar').some((each) => each.at >= from && each.at < to && !used.has(each.id));
}

function valuesFrom(
  start: string,
  value: number,
  comparisons: readonly StoryComparison[],
): ReadonlyMap<string, number> {
  const values = new Map([[start, value]]);
  for (let round = 0; round < comparisons.length; round += 1)
    for (const { subject, base, factor, offset } of comparisons) {
      const [times, more] = [toNumber(factor.n), toNumber(offset.n)];
      const [a, b] = [values.get(subject), values.get(base)];
      if (a === undefined && b !== undefined) values.set(subject, times * b + more);
      else if (b === undefined && a !== undefined) values.set(base, (a - more) / times);
    }
  return values;
}

/** "3 apples and 2 pears cost 19": from the price that is asked for, each bill gives the other one. */
function pricesOfThings(story: Story, known: ProblemKnowledge): readonly NamedAmount[] | null {
  const { result } = known;
  const bills = story
    .ofDimension('money')
    .filter(({ at }) => !story.isRequested(at))
    .map((cost) => ({ cost: toNumber(cost.value.n), counts: countsAround(story, cost.at) }));
  const things: string[] = [];
  for (const { counts } of bills)
    for (const thing of counts.keys())
      if (!things.some((each) => isSameStem(each, thing))) things.push(thing);
  const asked = things.filter((thing) => [...story.question.stems].some((each) => isSameStem(each, thing)));
  const [own] = asked;
  const other = things.find((thing) => thing !== own);
  if (result === null || things.length !== 2 || asked.length !== 1 || own === undefined) return null;
  const countOf = (counts: ReadonlyMap<string, number>, thing: string): number =>
    [...counts].find(([each]) => isSameStem(each, thing))?.[1] ?? 0;
  const prices = bills
    .filter(({ counts }) => countOf(counts, other!) > 0)
    .map(({ cost, counts }) => (cost - countOf(counts, own) * result) / countOf(counts, other!));
  const [price] = prices;
  if (price === undefined || !prices.every((each) => isNear(each, price))) return null;
  return [
    { name: own, value: result, isAsked: true },
    { name: other!, value: price, isAsked: false },
  ];
}

/** The things of a sentence with their numbers: "3 pens and a ruler". */
function countsAround(story: Story, at: number): ReadonlyMap<string, number> {
  const [from, to] = story.sentenceAround(at);
  const counts = new Map<string, number>();
  for (let place = from; place < to; place += 1) {
    const part = story.parts[place]!;
    const next = story.parts[place + 1];
    if (part.kind === 'quantity') {
      const { value, unit, nouns } = story.quantities[part.id]!;
      const noun = story.language === 'en' ? nouns.at(-1) : nouns[0];
      if (unit === null && noun !== undefined) counts.set(noun, toNumber(value.n));
    } else if (story.hasIn(place, place + 1, 'article') && next?.kind === 'word' && next.content)
      if (!counts.has(next.stem)) counts.set(next.stem, 1);
  }
  return counts;
}

/** "30 animals, chickens and rabbits": of two kinds one is asked for, the other is the rest of their number. */
function countsOfKinds(story: Story, known: ProblemKnowledge): readonly NamedAmount[] | null {
  const { result } = known;
  if (result === null) return null;
  const rests = expressionsOf(known.problem.expression)
    .flatMap(partsWithin)
    .filter(isRest)
    .map((part) => valueOf(part, Object.fromEntries(variablesOf(part).map((name) => [name, result]))));
  const pairs = story.parts
    .flatMap((_, at) => (story.hasIn(at, at + 1, 'and') ? [kindsAround(story, at)] : []))
    .filter((pair) => pair !== null);
  const chosen = pairs.flatMap((pair) => {
    const asked = pair.filter((kind) => story.question.stems.has(kind));
    return asked.length === 1 ? [[asked[0]!, pair.find((kind) => kind !== asked[0])!] as const] : [];
  });
  const [first] = chosen;
  const isOnly = chosen.every(([own, other]) => own === first![0] && other === first![1]);
  const [rest] = rests;
  if (first === undefined || !isOnly || rest === undefined || !rests.every((each) => isNear(each, rest)))
    return null;
  return [
    { name: first[0], value: result, isAsked: true },
    { name: first[1], value: rest, isAsked: false },
  ];
}

/** 30 − x. */
const isRest = (part: Expression): boolean =>
  part.kind === 'add' &&
  part.terms.length === 2 &&
  part.terms[0]!.kind === 'number' &&
  part.terms[1]!.kind === 'negate' &&
  part.terms[1]!.of.kind === 'variable';

/** The nouns on both sides of "and", the second one perhaps behind a number and a preposition: "8 for adults and 5 for children". */
function kindsAround(story: Story, at: number): readonly [string, string] | null {
  const before = story.parts[at - 1];
  const after = story.parts.slice(at + 1, at + 5).find((part) => part.kind === 'word' && part.content);
  if (before?.kind !== 'word' || !before.content || after?.kind !== 'word' || after.stem === before.stem)
    return null;
  return [before.stem, after.stem];
}
