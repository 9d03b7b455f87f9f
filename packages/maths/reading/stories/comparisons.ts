import { rational } from '../../expression/rational.ts';
import { constant, minus, type QuantityValue } from '../quantities/value.ts';
import type { Story } from './story.ts';
import type { StoryQuantity } from './story-parts.ts';
import { unitNamed } from './units.ts';

/** subject = factor · base + offset, at the time of the clause around `at`. */
export type StoryComparison = {
  readonly subject: string;
  readonly base: string;
  readonly factor: QuantityValue;
  readonly offset: QuantityValue;
  readonly uses: ReadonlySet<number>;
  readonly at: number;
};

const firstPerson = /^(?:i|me|myself|mine|je|j|moi|yo)$/;
const possessive = /^(?:my|mon|mes|mi)$/;
const thirdPerson =
  /^(?:he|she|it|him|her|they|hers|his|il|elle|lui|celui|celle|ella|el|ellos|su|son|sa|ese|esta)$/;
/** Words that belong to a comparison and name nobody. */
const noEntities =
  /^(?:qu|age|edad|ages|year|old|number|amount|size|value|money|time|double|triple|half|sum|total|today|now|numero|cantidad|dinero|nombre|somme|argent|years?|part|partie|parte|friend|ami|amigo|measure|inch|prix|precio|price|valeur|suma|perimetre|perimetro|perimeter|rectangle|rectangulo|rectangulaire|terrain|terreno|champ|jardin|garden|field|room|side)$/;

/** The one that a part of the text names: a person, a thing, or a side of a figure. */
export function entityAt(story: Story, at: number): string | null {
  const part = story.parts[at];
  if (part?.kind !== 'word') return null;
  if (firstPerson.test(part.folded)) return '§I';
  const next = story.parts[at + 1];
  if (possessive.test(part.folded) && next?.kind === 'word' && story.hasIn(at + 1, at + 2, 'ages'))
    return '§I';
  if (story.has('rectangle', 'perimeter')) {
    if (story.hasIn(at, at + 1, 'length')) return '#length';
    if (story.hasIn(at, at + 1, 'width')) return '#width';
  }
  const named = part.name || part.content;
  if (!named || unitNamed(part.folded) !== null || noEntities.test(part.stem) || noEntities.test(part.folded))
    return null;
  if (
    story.hasIn(
      at,
      at + 1,
      'more',
      'less',
      'twice',
      'thrice',
      'half',
      'times',
      'total',
      'together',
      'ages',
      'greatest',
      'least',
    )
  )
    return null;
  return part.stem;
}

export const entitiesIn = (story: Story, from: number, to: number): readonly string[] =>
  story.parts.slice(from, to).flatMap((_, offset) => entityAt(story, from + offset) ?? []);

type Anchor = {
  readonly kind: 'factor' | 'more' | 'less' | 'exceed';
  readonly value: QuantityValue;
  readonly from: number;
  readonly to: number;
};

function anchorsOf(story: Story): readonly Anchor[] {
  const anchors: Anchor[] = [];
  const taken = new Set<number>();
  for (const { cue, at, end } of story.cues) {
    if (cue === 'twice') anchors.push({ kind: 'factor', value: constant(2n), from: at, to: end });
    if (cue === 'thrice') anchors.push({ kind: 'factor', value: constant(3n), from: at, to: end });
    if (cue === 'half')
      anchors.push({ kind: 'factor', value: constant(rational(1n, 2n)), from: at, to: end });
    if (cue === 'exceed') {
      const [, to] = story.sentenceAround(at);
      const next = story.quantities.find((each) => each.at > at && each.at < to);
      if (next !== undefined && !next.percent) {
        anchors.push({ kind: 'exceed', value: next.value, from: at, to: end });
        taken.add(next.id);
      }
    }
  }
  for (const each of story.quantities) {
    if (each.percent || each.per !== null || taken.has(each.id)) continue;
    const end = afterNoun(story, each);
    if (story.hasIn(each.at + 1, each.at + 2, 'times'))
      anchors.push({ kind: 'factor', value: each.value, from: each.at, to: each.at + 2 });
    else {
      const more = moreAt(story, each.at + 1, end + 3);
      const than = more === null ? false : isThan(story, more.at, each);
      if (more !== null && than)
        anchors.push({ kind: more.kind, value: each.value, from: each.at, to: more.at + 1 });
    }
  }
  return anchors.toSorted((a, b) => a.from - b.from);
}

const afterNoun = (story: Story, each: StoryQuantity): number => {
  let end = Math.max(each.at + 1, each.end);
  while (
    story.parts[end]?.kind === 'word' &&
    each.nouns.includes((story.parts[end] as { stem: string }).stem)
  )
    end += 1;
  return end;
};

function moreAt(
  story: Story,
  from: number,
  to: number,
): { readonly kind: 'more' | 'less'; readonly at: number } | null {
  for (let at = from; at < to; at += 1) {
    const part = story.parts[at];
    if (part === undefined || part.kind !== 'word') return null;
    if (story.hasIn(at, at + 1, 'more')) return { kind: 'more', at };
    if (story.hasIn(at, at + 1, 'less')) return { kind: 'less', at };
  }
  return null;
}

/** A comparison names what it compares with. */
const isThan = (story: Story, at: number, { at: start }: StoryQuantity): boolean => {
  const [, to] = story.around(start, 'stop', 'question', 'quantity', 'comma');
  const [, sentence] = story.sentenceAround(start);
  const limit = Math.min(sentence, Math.max(to, at + 8));
  return story.cues.some((cue) => cue.cue === 'than' && cue.at > at && cue.at <= limit);
};

const isJoin = (story: Story, at: number): boolean => {
  const part = story.parts[at];
  return (
    part?.kind === 'comma' ||
    part?.kind === 'stop' ||
    part?.kind === 'question' ||
    part?.kind === 'colon' ||
    (part?.kind === 'word' && /^(?:and|y|et|while|mientras|but|pero|mais|if|si)$/.test(part.folded))
  );
};

/** All comparisons of a story; null where a word for one cannot be bound. */
export function comparisonsOf(story: Story): readonly StoryComparison[] | null {
  const anchors = anchorsOf(story);
  const found: StoryComparison[] = [];
  let used = 0;
  while (used < anchors.length) {
    const first = anchors[used]!;
    let last = first;
    let [factor, offset]: [QuantityValue, QuantityValue] = [constant(1n), constant(0n)];
    const take = (anchor: Anchor): void => {
      if (anchor.kind === 'factor') factor = anchor.value;
      else if (anchor.kind === 'less') offset = minus(constant(0n), anchor.value);
      else offset = anchor.value;
    };
    take(first);
    const next = anchors[used + 1];
    const joined =
      next !== undefined &&
      (first.kind === 'factor') !== (next.kind === 'factor') &&
      !story.parts
        .slice(first.to, next.from)
        .some(
          (part, at) =>
            part.kind !== 'word' || entityAt(story, first.to + at) !== null || isJoin(story, first.to + at),
        ) &&
      next.from - first.to < 6;
    if (joined) {
      take(next);
      last = next;
      used += 1;
    }
    used += 1;
    // "three times as long as it is wide", "deux fois plus long que large".
    const subject = subjectOf(story, first, found);
    const base = first.kind === 'exceed' ? exceeded(story, first) : baseOf(story, last, found, subject);
    if (subject === null || base === null || subject === base) return null;
    found.push({
      subject,
      base,
      factor,
      offset,
      uses: new Set([...factor.uses, ...offset.uses]),
      at: first.from,
    });
  }
  return found;
}

function subjectOf(story: Story, { from }: Anchor, found: readonly StoryComparison[]): string | null {
  let start = from;
  while (start > 0 && !isJoin(story, start - 1)) start -= 1;
  const names = entitiesIn(story, start, from);
  if (names.length > 0) return names[0]!;
  const last = found.at(-1);
  // "In 4 years he will be twice as old as she": the one who was compared before.
  const word = story.parts
    .slice(start, from)
    .find((part) => part.kind === 'word' && thirdPerson.test(part.folded));
  if (last !== undefined) return last.subject;
  if (word === undefined && story.language === 'en') return null;
  const before = entitiesIn(story, 0, start);
  return new Set(before).size === 1 ? before[0]! : null;
}

function exceeded(story: Story, { to }: Anchor): string | null {
  let end = to;
  while (end < story.parts.length && !isJoin(story, end)) end += 1;
  return entitiesIn(story, to, end)[0] ?? null;
}

function baseOf(
  story: Story,
  { to }: Anchor,
  found: readonly StoryComparison[],
  subject: string | null,
): string | null {
  let end = to;
  while (end < story.parts.length && !isJoin(story, end)) end += 1;
  const pivots = story.cues
    .filter(({ cue, at }) => cue === 'than' && at >= to - 1 && at < end)
    .map(({ at }) => at);
  const names = story.parts.slice(to, end).flatMap((_, offset) => {
    const name = entityAt(story, to + offset);
    return name === null ? [] : [{ name, at: to + offset }];
  });
  // The first after the last word of comparison that a name follows.
  for (const pivot of pivots.toReversed()) {
    const after = names.find(({ at }) => at > pivot);
    if (after !== undefined && after.name !== subject) return after.name;
  }
  const [name] = names;
  if (name !== undefined && name.name !== subject) return name.name;
  const last = found.at(-1);
  if (last !== undefined) return last.subject === subject ? last.base : last.subject;
  // A pronoun for the only other one that was named.
  const others = [...new Set(entitiesIn(story, 0, to))].filter((each) => each !== subject);
  return others.length === 1 ? others[0]! : null;
}
