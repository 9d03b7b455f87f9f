import { compare, exactSquareRoot, rational } from '../../../expression/rational.ts';
import { number, raised, rooted } from '../../../expression/tree.ts';
import { addExpressions, subtractExpressions } from '../../../expression/build.ts';
import { over, times, withUses, type QuantityValue } from '../../quantities/value.ts';
import { calculated, type SchemaFit, type StorySchema } from '../schema.ts';
import { inUnit, type Story } from '../story.ts';
import type { StoryQuantity } from '../story-parts.ts';
import { unitNamed } from '../units.ts';
import { convert } from './rates.ts';

/** A slope, an upright and the ground: the third side of a right triangle. */
const rightTriangle: StorySchema = {
  name: 'right_triangle',
  needs: [['ladder', 'hypotenuse'], ['upright']],
  accounts: ['shadow', 'scale', 'rest'],
  read: (story): SchemaFit | null => {
    const [first, second, more] = story.needed;
    if (first === undefined || second === undefined || more !== undefined || story.has('shadow', 'total'))
      return null;
    if (
      first.unit?.dimension !== 'length' ||
      second.unit?.dimension !== 'length' ||
      first.per !== null ||
      second.per !== null
    )
      return null;
    const unit = first.unit;
    const [a, b] = [inUnit(first, unit)!, inUnit(second, unit)!];
    const [leg, hypotenuse] = compare(a.n, b.n) < 0 ? [a, b] : [b, a];
    const slopes = story.cues.filter(({ cue }) => cue === 'ladder' || cue === 'hypotenuse');
    const asksSlope = slopes.some(({ at }) => story.isRequested(at)) && isLengthRequested(story);
    const tellsSlope = slopes.some(
      ({ at }) =>
        !story.isRequested(at) && Math.min(...[first, second].map((each) => Math.abs(each.at - at))) < 7,
    );
    if (compare(a.n, b.n) === 0) return null;
    const square = (each: QuantityValue) => raised(each.tree, number(2));
    const result = (tree: ReturnType<typeof addExpressions>, n: ReturnType<typeof rational>): SchemaFit => {
      const root = exactSquareRoot(n);
      return {
        problem: { task: 'evaluate', expression: rooted(tree) },
        values: root === null ? null : [root],
        uses: new Set([first.id, second.id]),
        unit: unit.text,
      };
    };
    if (asksSlope && !isHeightRequested(story))
      return result(addExpressions(square(a), square(b)), add2(a, b));
    if (!tellsSlope || story.asks('area', 'perimeter')) return null;
    return result(subtractExpressions(square(hypotenuse), square(leg)), sub2(hypotenuse, leg));
  },
};

const add2 = (a: QuantityValue, b: QuantityValue): ReturnType<typeof rational> => {
  const [p, q] = [times(a, a).n, times(b, b).n];
  return rational(p.n * q.d + q.n * p.d, p.d * q.d);
};
const sub2 = (a: QuantityValue, b: QuantityValue): ReturnType<typeof rational> => {
  const [p, q] = [times(a, a).n, times(b, b).n];
  return rational(p.n * q.d - q.n * p.d, p.d * q.d);
};
const hasRequested = (story: Story, pattern: RegExp): boolean =>
  story.parts
    .slice(story.question.from, story.question.to)
    .some((part) => part.kind === 'word' && pattern.test(part.folded));
const isLengthRequested = (story: Story): boolean =>
  hasRequested(story, /^(?:long|length|longitud|mide|longueur|mesure|medir|larg)/);
const isHeightRequested = (story: Story): boolean =>
  hasRequested(story, /^(?:high|height|tall|altura|alto|hauteur|haut|far|lejos|loin|distan|separ)/);

/** Two things in the same light: heights are in proportion to shadows. */
const shadows: StorySchema = {
  name: 'shadows',
  needs: [['shadow']],
  accounts: ['shadow'],
  read: (story) => {
    const lengths = story.needed.filter(({ unit, per }) => unit?.dimension === 'length' && per === null);
    if (lengths.length !== 3 || story.needed.length !== 3) return null;
    const isShadow = (each: StoryQuantity): boolean => {
      if (story.hasIn(each.end, Math.min(each.end + 2, story.parts.length), 'shadow')) return true;
      const before = story.quantities[each.id - 1];
      const [from] = story.sentenceAround(each.at);
      return (
        story.hasIn(Math.max(from, before?.end ?? 0), each.at, 'shadow') &&
        !shadowOfPrevious(story, before, each)
      );
    };
    const asksShadow = story.asks('shadow');
    const marked = lengths.filter(isShadow);
    // "that of the tree is 12 m … how high is the tree": what is asked for is not given.
    const isOfRequested = (each: StoryQuantity): boolean =>
      story.stemsIn(...story.clauseAround(each.at)).some((stem) => story.question.stems.has(stem));
    const others = lengths.filter((each) => !marked.includes(each) && isOfRequested(each));
    const cast = !asksShadow && marked.length === 1 && others.length === 1 ? [...marked, ...others] : marked;
    const heights = lengths.filter((each) => !cast.includes(each));
    if (asksShadow ? cast.length !== 1 || heights.length !== 2 : cast.length !== 2 || heights.length !== 1)
      return null;
    const [lone] = asksShadow ? cast : heights;
    const pair = (asksShadow ? heights : cast).toSorted(
      (a, b) => distance(story, a, lone!) - distance(story, b, lone!),
    );
    const [own, other] = pair as [StoryQuantity, StoryQuantity];
    const value = over(times(lone!.value, inUnit(other, own.unit)!), own.value);
    if (value === null) return null;
    const asked = story.question.unit?.dimension === 'length' ? story.question.unit : lone!.unit!;
    return calculated(convert(value, lone!.unit!.scale, asked.scale), asked.text);
  },
};

/** "…casts a 4-foot shadow": the word belongs to the number before. */
const shadowOfPrevious = (story: Story, before: StoryQuantity | undefined, each: StoryQuantity): boolean =>
  before !== undefined &&
  story.hasIn(before.end, Math.min(before.end + 2, each.at), 'shadow') &&
  story.cues.filter(({ cue, at }) => cue === 'shadow' && at >= before.end && at < each.at).length === 1;

const distance = (story: Story, a: StoryQuantity, b: StoryQuantity): number => {
  const [from, to] = story.sentenceAround(a.at);
  return Math.abs(a.at - b.at) + (b.at >= from && b.at < to ? 0 : 100);
};

/** A map or plan of scale 1 : n. */
const mapScale: StorySchema = {
  name: 'map_scale',
  needs: [['scale']],
  accounts: ['scale', 'ratio'],
  read: (story) => {
    const at = story.quantities.findIndex(
      ({ value, at: place }, index) =>
        value.n.n === 1n &&
        value.n.d === 1n &&
        story.parts[place + 1]?.kind === 'colon' &&
        story.quantities[index + 1]?.at === place + 2,
    );
    if (at < 0) return null;
    const [first, scale] = [story.quantities[at]!, story.quantities[at + 1]!];
    const others = story.needed.filter((each) => each !== first && each !== scale && !isCount(each));
    const counts = story.needed.filter((each) => each !== first && each !== scale && isCount(each));
    const [drawn, more] = others;
    if (
      drawn === undefined ||
      more !== undefined ||
      drawn.unit?.dimension !== 'length' ||
      scale.unit !== null
    )
      return null;
    const asked = requestedLength(story);
    const uses = [first.id, scale.id, ...counts.map(({ id }) => id)];
    const asksMap = story.asks('scale');
    const real = hasRequested(story, /^(?:real|really|actual|reel|terrain|realidad|reality)/);
    if (asksMap && !real && drawn.unit.scale.n * drawn.unit.scale.d !== drawn.unit.scale.n)
      return mapLength(story, drawn, scale, uses);
    if (asksMap && !real) return mapLength(story, drawn, scale, uses);
    if (asked === null) return null;
    return calculated(
      withUses(convert(times(drawn.value, scale.value), drawn.unit.scale, asked.scale), uses),
      asked.text,
    );
  },
};

const isCount = ({ unit, worded, percent }: StoryQuantity): boolean => unit === null && worded && !percent;

function mapLength(
  story: Story,
  real: StoryQuantity,
  scale: StoryQuantity,
  uses: readonly number[],
): SchemaFit | null {
  const asked = requestedLength(story) ?? unitNamed('cm')!;
  if (compare(real.unit!.scale, rational(1n)) < 0) return null;
  const value = over(convert(real.value, real.unit!.scale, asked.scale), scale.value);
  return value === null ? null : calculated(withUses(value, uses), asked.text);
}

function requestedLength(story: Story): ReturnType<typeof unitNamed> {
  for (const part of story.parts.slice(story.question.from, story.question.to)) {
    if (part.kind !== 'word' || part.folded.length < 1) continue;
    const unit = unitNamed(part.folded);
    if (unit?.dimension === 'length') return unit;
  }
  return null;
}

export const figureSchemas: readonly StorySchema[] = [rightTriangle, shadows, mapScale];
