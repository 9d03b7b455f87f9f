import { exactSquareRoot } from '../../../expression/rational.ts';
import { addExpressions } from '../../../expression/build.ts';
import { equation, number, product, raised, rooted } from '../../../expression/tree.ts';
import { constant, minus, over, plus, times, withUses, type QuantityValue } from '../../quantities/value.ts';
import { solvedSystem } from '../linear-system.ts';
import { calculated, type SchemaFit, type StorySchema } from '../schema.ts';
import type { Story } from '../story.ts';
import type { StoryQuantity } from '../story-parts.ts';

const two = constant(2n);

/** The longer side is `factor` times the shorter one and `more` longer. */
type SideRelation = {
  readonly longer: 'length' | 'width';
  readonly factor: QuantityValue;
  readonly more: QuantityValue | null;
};

/** 84 m², "84 square feet", "84 metros cuadrados". */
const isArea = (story: Story, { at, end, unit }: StoryQuantity): boolean =>
  unit?.dimension === 'area' || story.hasIn(at + 1, Math.min(end + 2, story.parts.length), 'square');

/** A square as a figure; "square" also is a part of a unit. */
const namesSquare = (story: Story): boolean =>
  story.cues.some(
    ({ cue, at }) => cue === 'square' && !story.quantities.some((each) => at > each.at && at < each.end + 2),
  );

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
  if (first !== undefined) return more === undefined ? first : null;
  const areas = story.needed.filter((each) => isArea(story, each) && !story.isRequested(each.at));
  return areas.length === 1 ? { size: areas[0]!, what: 'area' } : null;
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

/** The shorter side from the perimeter or the area: the positive root of factor·s² + more·s = area. */
function shorterSide(
  { size, what }: { readonly size: StoryQuantity; readonly what: 'perimeter' | 'area' },
  { factor, more }: SideRelation,
): QuantityValue | null {
  if (what === 'perimeter') {
    const half = over(size.value, two)!;
    return over(more === null ? half : minus(half, more), plus(constant(1n), factor));
  }
  const square =
    more === null
      ? over(size.value, factor)
      : plus({ ...times(more, more), tree: raised(more.tree, number(2)) }, times(constant(4n), size.value));
  const n = square === null ? null : exactSquareRoot(square.n);
  if (square === null || n === null) return null;
  const root = { tree: rooted(square.tree), n, uses: square.uses };
  return more === null ? root : over(minus(root, more), two);
}

type Side = 'length' | 'width';

/** Both sides as a system: their relation, and the perimeter or what the area gives for the shorter one. */
function bothSides(
  stated: { readonly size: StoryQuantity; readonly what: 'perimeter' | 'area' },
  { longer, factor, more }: SideRelation,
  shorter: QuantityValue,
  { order, unit }: { readonly order: readonly [Side, Side]; readonly unit: string | undefined },
): SchemaFit | null {
  const [long, short] = order[0] === longer ? [0, 1] : [1, 0];
  const place = (atLong: QuantityValue, atShort: QuantityValue): readonly QuantityValue[] =>
    long === 0 ? [atLong, atShort] : [atShort, atLong];
  const zero = constant(0n);
  const one = constant(1n);
  return solvedSystem(
    {
      unknowns: order.map(() => ({ name: '' })),
      relations: [
        {
          coefficients: place(one, minus(zero, factor)),
          value: more ?? zero,
          write: (terms) => {
            const scaled = factor.n.n === factor.n.d ? terms[short]! : product([factor.tree, terms[short]!]);
            return equation(terms[long]!, more === null ? scaled : addExpressions(scaled, more.tree));
          },
        },
        stated.what === 'perimeter'
          ? { coefficients: [two, two], value: stated.size.value }
          : { coefficients: place(zero, one), value: shorter },
      ],
      isPossible: () => true,
    },
    [0, 1],
    { uses: [], unit },
  );
}

/** The sides that the question names, in its order: one, or both. */
function requestedSides(story: Story): readonly Side[] {
  const named = story.cues
    .filter(({ cue, at }) => (cue === 'length' || cue === 'width') && story.isRequested(at))
    .toSorted((a, b) => a.at - b.at)
    .map(({ cue }) => cue as Side);
  const sides = [...new Set(named)];
  return sides.length === 0 && story.asks('every_one') ? ['length', 'width'] : sides;
}

/** A rectangle whose sides are tied to each other and to its perimeter or area. */
const rectangleSides: StorySchema = {
  name: 'rectangle_sides',
  needs: [['rectangle'], ['length'], ['width']],
  accounts: ['perimeter', 'area', 'twice', 'thrice', 'half', 'times', 'exceed', 'difference'],
  read: (story) => {
    if (
      (namesSquare(story) || story.has('ratio', 'scale', 'increase', 'reduction')) &&
      !story.has('more', 'less')
    )
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
    const uses = story.needed.map(({ id }) => id);
    const unit = stated.what === 'perimeter' ? stated.size.unit?.text : '';
    const [side, other] = requestedSides(story);
    const asksArea = story.asks('area');
    const asksPerimeter = story.asks('perimeter');
    if (Number(asksArea) + Number(asksPerimeter) + Number(side !== undefined) !== 1) return null;
    if (asksArea) return stated.what === 'area' ? null : calculated(withUses(times(shorter, longer), uses));
    if (asksPerimeter)
      return stated.what === 'perimeter'
        ? null
        : calculated(withUses(times(two, plus(shorter, longer)), uses), unit);
    if (other !== undefined) return bothSides(stated, relation, shorter, { order: [side!, other], unit });
    return calculated(withUses(relation.longer === side ? longer : shorter, uses), unit);
  },
};

export const rectangleSchemas: readonly StorySchema[] = [rectangleSides];
