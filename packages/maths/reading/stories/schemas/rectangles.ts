import { exactSquareRoot } from '../../../expression/rational.ts';
import { rooted } from '../../../expression/tree.ts';
import { constant, minus, over, plus, times, withUses, type QuantityValue } from '../../quantities/value.ts';
import { calculated, type StorySchema } from '../schema.ts';
import type { Story } from '../story.ts';
import type { StoryQuantity } from '../story-parts.ts';

const two = constant(2n);

/** The longer side is `factor` times the shorter one and `more` longer. */
type SideRelation = {
  readonly longer: 'length' | 'width';
  readonly factor: QuantityValue;
  readonly more: QuantityValue | null;
};

/** The perimeter or area that is stated: the number nearest behind or before its word. */
function statedSize(
  story: Story,
): { readonly size: StoryQuantity; readonly what: 'perimeter' | 'area' } | null {
  const found = (['perimeter', 'area'] as const).flatMap((what) =>
    story.cues
      .filter(({ cue, at }) => cue === what && !story.isRequested(at))
      .flatMap(({ at }) => {
        const [from, to] = story.clauseAround(at);
        const near = story.needed
          .filter((each) => each.at >= from && each.at < to)
          .toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at));
        return near[0] === undefined ? [] : [{ size: near[0], what }];
      }),
  );
  const [first, more] = found;
  return first === undefined || more !== undefined ? null : first;
}

/** "twice as long as wide", "5 cm more than its width": the sides by each other. */
function relationOf(story: Story, others: readonly StoryQuantity[]): SideRelation | null {
  const [number, more] = others;
  if (more !== undefined) return null;
  const ties = story.cues.filter(
    ({ cue, at }) =>
      !story.isRequested(at) && ['twice', 'thrice', 'times', 'more', 'less', 'exceed', 'half'].includes(cue),
  );
  if (ties.length === 0) return null;
  const place = number?.at ?? ties[0]!.at;
  const [from, to] = story.sentenceAround(place);
  const sides = story.cues
    .filter(({ cue, at }) => (cue === 'length' || cue === 'width') && at >= from && at < to)
    .toSorted((a, b) => a.at - b.at);
  const [subject, object] = sides;
  const named = new Set(sides.map(({ cue }) => cue));
  if (subject === undefined || object === undefined || named.size !== 2) return null;
  const inside = (cue: string): boolean =>
    ties.some((tie) => tie.cue === cue && tie.at >= from && tie.at < to);
  const own = subject.cue as 'length' | 'width';
  const flipped = own === 'length' ? 'width' : 'length';
  if (number === undefined) {
    if (inside('more') && inside('less')) return null;
    if (inside('half')) return inside('twice') ? null : { longer: flipped, factor: two, more: null };
    const factor = inside('twice') ? 2n : inside('thrice') ? 3n : null;
    return factor === null ? null : { longer: own, factor: constant(factor), more: null };
  }
  if (number.percent || number.per !== null) return null;
  if (inside('times') && number.unit === null) return { longer: own, factor: number.value, more: null };
  if (inside('twice') || inside('thrice') || inside('half') || inside('times')) return null;
  if (number.unit !== null && number.unit.dimension !== 'length') return null;
  const isMore = inside('more') || inside('exceed');
  if (isMore === inside('less')) return null;
  return { longer: isMore ? own : flipped, factor: constant(1n), more: number.value };
}

/** The shorter side from the perimeter or the area. */
function shorterSide(
  { size, what }: { readonly size: StoryQuantity; readonly what: 'perimeter' | 'area' },
  { factor, more }: SideRelation,
): QuantityValue | null {
  if (what === 'perimeter') {
    const half = over(size.value, two)!;
    return over(more === null ? half : minus(half, more), plus(constant(1n), factor));
  }
  if (more !== null) return null;
  const square = over(size.value, factor);
  const root = square === null ? null : exactSquareRoot(square.n);
  return square === null || root === null ? null : { tree: rooted(square.tree), n: root, uses: square.uses };
}

/** A rectangle whose sides are tied to each other and to its perimeter or area. */
const rectangleSides: StorySchema = {
  name: 'rectangle_sides',
  needs: [['rectangle'], ['perimeter', 'area'], ['length'], ['width']],
  accounts: ['perimeter', 'area', 'twice', 'thrice', 'half', 'times', 'exceed', 'difference'],
  read: (story) => {
    if (story.has('ratio', 'square', 'scale', 'increase', 'reduction') && !story.has('more', 'less'))
      return null;
    const stated = statedSize(story);
    if (stated === null || stated.size.percent || stated.size.per !== null) return null;
    const relation = relationOf(
      story,
      story.needed.filter((each) => each !== stated.size),
    );
    const shorter = relation === null ? null : shorterSide(stated, relation);
    if (relation === null || shorter === null || shorter.n.n <= 0n) return null;
    const scaled = relation.factor.n.n === relation.factor.n.d ? shorter : times(relation.factor, shorter);
    const longer = relation.more === null ? scaled : plus(scaled, relation.more);
    const asked = (['area', 'perimeter', 'length', 'width'] as const).filter((what) => story.asks(what));
    const uses = story.needed.map(({ id }) => id);
    const unit = stated.what === 'perimeter' ? stated.size.unit?.text : '';
    const [only] = asked;
    if (only === undefined || asked.length > 1) return null;
    switch (only) {
      case 'area':
        return stated.what === 'area' ? null : calculated(withUses(times(shorter, longer), uses));
      case 'perimeter':
        return stated.what === 'perimeter'
          ? null
          : calculated(withUses(times(two, plus(shorter, longer)), uses), unit);
      default:
        return calculated(withUses(relation.longer === only ? longer : shorter, uses), unit);
    }
  },
};

export const rectangleSchemas: readonly StorySchema[] = [rectangleSides];
