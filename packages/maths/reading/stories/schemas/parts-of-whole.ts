import { compare } from '../../../expression/rational.ts';
import { constant, minus, over, times, total, withUses, type QuantityValue } from '../../quantities/value.ts';
import type { Language } from '../../../texts.ts';
import { schemaLexicon } from '../lexicon/lexicon.ts';
import { areOpposites, oppositesOf } from '../lexicon/opposites.ts';
import { calculated, type StorySchema } from '../schema.ts';
import type { Story } from '../story.ts';
import type { StoryQuantity } from '../story-parts.ts';
import { isSameStem } from '../same-stem.ts';

/** What is counted in total, the counted parts of it, and whether the parts make up all of it. */
type Division = { readonly whole: QuantityValue; readonly parts: readonly StoryQuantity[] };

/** "4 of the 18 eggs", "Sur 30 places", "De los 28": a number that the others are parts of. */
function isMarkedWhole(story: Story, { at }: StoryQuantity): boolean {
  const { parts } = story;
  let place = at - 1;
  const isDefinite = story.hasIn(place, place + 1, 'determiner');
  if (isDefinite) place -= 1;
  if (story.hasIn(place, place + 1, 'out_of')) return true;
  if (!story.hasIn(place, place + 1, 'part_of')) return false;
  const before = parts[place - 1];
  return isDefinite || before === undefined || before.kind === 'stop' || before.kind === 'quantity';
}

type NamedWhole = {
  readonly stem: string;
  /** The other nouns and adjectives of its phrase. */
  readonly beside: readonly string[];
  readonly definite: boolean;
};

/** The noun behind "fraction of": what the fraction is taken of, and whether it stands with an article. */
function namedWhole(story: Story): NamedWhole | null {
  const { parts, question } = story;
  const cue = story.cues.find(
    ({ cue: each, at }) => (each === 'fraction' || each === 'percentage') && story.isRequested(at),
  );
  if (cue === undefined) return null;
  let at = cue.end;
  if (!story.hasIn(at, at + 1, 'part_of')) return null;
  const definite = story.hasIn(at, at + 1, 'part_of_the') || story.hasIn(at + 1, at + 2, 'determiner');
  at += 1;
  while (at < question.to && story.hasIn(at, at + 1, 'determiner')) at += 1;
  let end = at;
  for (; end < question.to; end += 1) {
    const part = parts[end];
    if (part?.kind !== 'word' || !part.content) break;
  }
  const phrase = story.stemsIn(at, end);
  const stem = story.language === 'en' ? phrase.at(-1) : phrase[0];
  if (stem === undefined) return null;
  // Behind a noun an unknown word is an adjective only where a verb follows it.
  const isPhrase = story.language === 'en' || story.hasIn(end, end + 1, 'copula');
  return { stem, beside: isPhrase ? phrase.filter((each) => each !== stem) : [], definite };
}

/** Nouns, adjectives and participles of a piece of the text. */
function descriptionsIn(story: Story, from: number, to: number): readonly string[] {
  const { participles } = schemaLexicon(story.language).source;
  const isParticiple = (word: string): boolean =>
    participles.some((ending) => word.length > ending.length + 1 && word.endsWith(ending));
  return story.parts
    .slice(from, to)
    .flatMap((part) =>
      part.kind === 'word' && (part.content || isParticiple(part.folded)) ? [part.stem] : [],
    );
}

function descriptionBehind(story: Story, { at }: StoryQuantity): readonly string[] {
  const [, end] = story.around(at + 1, 'stop', 'question', 'comma', 'colon', 'quantity');
  return descriptionsIn(story, at + 1, end);
}

/** What is said of a number; of the first in "4 of the 18 eggs are cracked", what stands behind the second. */
function describedBy(story: Story, part: StoryQuantity, all: readonly StoryQuantity[]): readonly string[] {
  const own = descriptionBehind(story, part);
  const next = all.find(({ id }) => id === part.id + 1);
  if (next === undefined || !isMarkedWhole(story, next) || story.clauseAround(part.at)[1] < next.at)
    return own;
  return [...own, ...descriptionBehind(story, next).filter((stem) => !next.nouns.includes(stem))];
}

/** The word behind a number and its nouns: in "30 pupils of a class", "of". */
function wordBehind(story: Story, { at }: StoryQuantity): number | null {
  let place = at + 1;
  for (; ; place += 1) {
    const part = story.parts[place];
    if (part?.kind !== 'word') return null;
    const next = story.parts[place + 1];
    const joins = story.hasIn(place, place + 1, 'part_of') && next?.kind === 'word' && next.content;
    if (!part.content && !joins) return place;
  }
}

/** "30 pupils", "30 pupils in a class": nothing is said of them that may hold for some only. */
function isUndescribed(story: Story, quantity: StoryQuantity): boolean {
  const place = wordBehind(story, quantity);
  if (place === null) return true;
  return story.hasIn(place, place + 1, 'place', 'and', 'part_of');
}

/** "12 are red", "5 of them": a number that counts some of what was named before. */
function isSomeOfThem(story: Story, { at, nouns }: StoryQuantity): boolean {
  if (nouns.length > 0) return false;
  const [before, next] = [story.parts[at - 1], story.parts[at + 1]];
  if (next?.kind !== 'word' || story.hasIn(at + 1, at + 2, 'place')) return false;
  return (
    story.hasIn(at + 1, at + 2, 'part_of') ||
    before === undefined ||
    before.kind !== 'word' ||
    story.hasIn(at - 1, at, 'and')
  );
}

/** "ate 5." */
const isBare = (story: Story, { at }: StoryQuantity): boolean => {
  const next = story.parts[at + 1];
  return next === undefined || next.kind === 'stop' || next.kind === 'comma';
};

const names = (stems: readonly string[], stem: string, language: Language): boolean =>
  stems.some((each) => isSameStem(each, stem) && !areOpposites(each, stem, language));

/** The kinds are listed side by side: "16 pears and 24 apples", "6 red pens, 9 green and 15 blue". */
const areListed = (story: Story, all: readonly StoryQuantity[]): boolean =>
  all.every(
    ({ nouns, at }, index) =>
      nouns.length > 0 && (index < all.length - 1 || index === 0 || story.hasIn(at - 1, at, 'and')),
  );

/** "a class of 28 pupils" where the class or the pupils are divided. */
function isInContainer(story: Story, { at, nouns }: StoryQuantity, named: NamedWhole | null): boolean {
  const container = story.parts[at - 2];
  if (!story.hasIn(at - 1, at, 'part_of') || container?.kind !== 'word' || !container.content) return false;
  return named === null || names([container.stem, ...nouns], named.stem, story.language);
}

/** Not the next thing of a list. */
function isApart(story: Story, quantity: StoryQuantity): boolean {
  const before = story.parts[quantity.at - 1];
  return (
    isSomeOfThem(story, quantity) ||
    (quantity.nouns.length > 0 &&
      before?.kind === 'word' &&
      !story.hasIn(quantity.at - 1, quantity.at, 'and'))
  );
}

/** Which number is the whole, or that the whole is all numbers together; null where both are possible. */
function divisionOf(story: Story, all: readonly StoryQuantity[], named: NamedWhole | null): Division | null {
  const sumOf = (parts: readonly StoryQuantity[]): QuantityValue => total(parts.map(({ value }) => value));
  const within = (whole: StoryQuantity): Division | null => {
    const parts = all.filter((each) => each !== whole);
    return compare(sumOf(parts).n, whole.value.n) <= 0 ? { whole: whole.value, parts } : null;
  };
  const together: Division = { whole: sumOf(all), parts: all };
  const marked = all.filter((each) => isMarkedWhole(story, each));
  const [only] = marked;
  if (only !== undefined) return marked.length === 1 ? within(only) : null;
  const [first, ...others] = all as [StoryQuantity, ...StoryQuantity[]];
  const owners = named === null ? [] : all.filter(({ nouns }) => names(nouns, named.stem, story.language));
  if (isInContainer(story, first, named)) {
    // "In a class of 25 pupils, 10 wear glasses": the main clause counts some of them.
    const [start] = story.sentenceAround(first.at);
    const isIntroduced = others.length === 1 && story.hasIn(start, start + 1, 'place');
    if (isIntroduced || others.every((each) => isApart(story, each))) return within(first);
  }
  const isFirstNamed = owners.length === 1 && owners[0] === first && first.nouns.length === 1;
  if (isUndescribed(story, first)) {
    if (first.nouns.length > 0 && others.every((each) => isSomeOfThem(story, each))) return within(first);
    const isTaken = (each: StoryQuantity): boolean =>
      isBare(story, each) ||
      (story.hasIn(story.clauseAround(each.at)[0], each.at, 'take') &&
        each.nouns.length > 0 &&
        names(each.nouns, first.nouns[0]!, story.language));
    if (first.nouns.length > 0 && story.asks('left', 'rest') && others.every(isTaken)) return within(first);
    const areKinds = others.every((each) => each.nouns.length > 0 || isSomeOfThem(story, each));
    if (isFirstNamed && named!.definite && areKinds) return within(first);
  } else if (isFirstNamed && others.every((each) => isSomeOfThem(story, each) || each.nouns.length > 0))
    return together;
  // "30 pupils, 18 girls and 12 boys" or "25 novels, 10 comics and 15 atlases": only a name tells them apart.
  if (others.length > 1 && compare(sumOf(others).n, first.value.n) === 0) return null;
  const isPartNamed = owners.length === 1 && !named!.definite;
  if (owners.length > 0 && owners.length < all.length && first.nouns.length < 2 && !isPartNamed) return null;
  return areListed(story, all) ? together : null;
}

/** The part that the question describes, or all others where it denies it. */
function requestedShare(
  story: Story,
  { whole, parts }: Division,
  named: NamedWhole | null,
): QuantityValue | null {
  const rest = (): QuantityValue => minus(whole, total(parts.map(({ value }) => value)));
  const asked = descriptionsIn(story, story.question.from, story.question.to);
  const described = parts.map((part) => describedBy(story, part, story.needed));
  const ownersOf = (stem: string): readonly number[] => {
    const exact = described.flatMap((stems, at) => (stems.includes(stem) ? [at] : []));
    const owners =
      exact.length > 0
        ? exact
        : described.flatMap((stems, at) => (names(stems, stem, story.language) ? [at] : []));
    return owners.length === 1 ? owners : [];
  };
  const isNamed = (stem: string): boolean => named !== null && isSameStem(stem, named.stem);
  // "fraction of the red pens": not of all.
  if (named?.definite === true && named.beside.some((stem) => ownersOf(stem).length > 0)) return null;
  const found = new Set(asked.filter((stem) => !isNamed(stem)).flatMap(ownersOf));
  // "the percentage of dogs": the part itself stands behind the word.
  if (named !== null && !named.definite) for (const at of ownersOf(named.stem)) found.add(at);
  const denied = story.asks('not');
  const [place] = found;
  if (found.size > 1) return null;
  if (place !== undefined) return denied ? minus(whole, parts[place]!.value) : parts[place]!.value;
  if (story.asks('left', 'rest')) return denied ? null : rest();
  if (denied) return null;
  const [single] = parts;
  const opposites = asked.flatMap((stem) => oppositesOf(stem, story.language));
  const isOpposite =
    parts.length === 1 && opposites.some((stem) => described[0]!.some((each) => isSameStem(each, stem)));
  return isOpposite ? minus(whole, single!.value) : null;
}

/** "18 out of 24" where the question names nothing else: "What percentage is this?" */
function scoreOf(story: Story, [part, whole, more]: readonly StoryQuantity[]): QuantityValue | null {
  if (part === undefined || whole === undefined || more !== undefined) return null;
  const [from, to] = [part.end, whole.at];
  const isScore = story.hasIn(from, to, 'out_of') && story.stemsIn(from, to).length === 0 && to - from <= 2;
  const { question } = story;
  const isPlain = descriptionsIn(story, question.from, question.to).every((stem) =>
    story.stemsIn(0, question.from).includes(stem),
  );
  return isScore && isPlain && compare(part.value.n, whole.value.n) <= 0
    ? over(part.value, whole.value)
    : null;
}

/** "12 girls and 18 boys: what fraction are girls?", "4 of the 18 eggs are cracked: what percentage is left?" */
const partOfWhole: StorySchema = {
  name: 'part_of_whole',
  needs: [['fraction', 'percentage']],
  accounts: ['fraction', 'percentage', 'percent_question', 'left', 'rest', 'ratio', 'reduction'],
  read: (story) => {
    const all = story.needed;
    const isCount = ({ value, unit, per, percent }: StoryQuantity): boolean =>
      value.n.d === 1n && value.n.n > 0n && unit === null && per === null && !percent;
    if (all.length < 2 || all.length > 5 || !all.every(isCount)) return null;
    if (
      !story.asks('fraction', 'percentage') ||
      all.some((each) => story.isRequested(each.at) && !isMarkedWhole(story, each))
    )
      return null;
    if (story.has('extra', 'mixture', 'twice') || story.asks('or')) return null;
    const named = namedWhole(story);
    const score = scoreOf(story, all);
    if (score !== null && named === null && story.asks('percentage') && !story.asks('not', 'left', 'rest'))
      return calculated(times(score, constant(100n)), '%');
    const division = divisionOf(story, all, named);
    const share = division === null ? null : requestedShare(story, division, named);
    if (division === null || share === null) return null;
    const value = over(share, division.whole);
    if (value === null) return null;
    const uses = all.map(({ id }) => id);
    return story.asks('fraction')
      ? calculated(withUses(value, uses))
      : calculated(withUses(times(value, constant(100n)), uses), '%');
  },
};

export const partSchemas: readonly StorySchema[] = [partOfWhole];
