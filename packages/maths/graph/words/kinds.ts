import { fractionOf } from '../features/fraction.ts';
import { namedSurd, recogniseValue } from '../features/named.ts';
import { fraction } from '../features/surd.ts';
import { isOfPi } from '../of-pi.ts';
import { namedText, numberText, pairText } from '../numbers.ts';
import type { Plot } from '../plots.ts';
import type { ItemSketch } from '../scene.ts';
import { planeFunctionOf, valueOf, type Parameters } from '../values.ts';
import { conicOf } from './conic.ts';
import type { Say } from './say.ts';

type Context = { readonly parameters: Parameters; readonly locale: string };
const algebraic = { pi: false, logarithms: false };

/** The kind of an item: "… is a parabola that opens upwards." */
export function kindSentence(
  what: string,
  { item, sketches }: ItemSketch,
  context: Context,
  say: Say,
): string {
  const { plots } = item.picture;
  const [plot] = plots;
  if (plot === undefined) return what;
  switch (plot.kind) {
    case 'curve':
      if (plots.length > 1) return say('kinds.curve', { what });
      if (plot.along === 'y') return say('kinds.sideways', { what });
      if (sketches[0]!.lines.length === 0) return say('kinds.dots', { what });
      return curveSentence(what, plot, isOfPi([item]), context, say);
    case 'vertical':
      return say('kinds.vertical', { what });
    case 'implicit':
      return implicitSentence(what, plot, context, say);
    case 'region':
      return say('kinds.region', { what, border: borderOf(plot) });
    case 'points':
      return say('kinds.points', { what, points: pointsText(plots, context) });
    case 'interval':
      return say('kinds.interval', { what });
    case 'parametric':
      return say('kinds.path', { what });
    case 'polar':
      return say('kinds.polar', { what });
  }
}

function curveSentence(
  what: string,
  plot: Plot & { kind: 'curve' },
  waves: boolean,
  { parameters, locale }: Context,
  say: Say,
): string {
  const quotient = fractionOf(plot.of, 'x', parameters);
  if (quotient === null) return say(waves ? 'kinds.wave' : 'kinds.curve', { what });
  if (quotient.bottom.length > 1 || quotient.whole.length > 1) return say('kinds.rational', { what });
  const degree = quotient.top.length - 1;
  const leading = quotient.top.at(-1);
  const direction = leading !== undefined && leading.n * (quotient.bottom[0]?.n ?? 1n) > 0n ? 'up' : 'down';
  if (degree < 1) return say('kinds.horizontal', { what });
  if (degree === 1)
    return say('kinds.line', {
      what,
      direction,
      slope: namedText(
        namedSurd(fraction({ n: leading!.n * quotient.bottom[0]!.d, d: leading!.d * quotient.bottom[0]!.n })),
        locale,
      ),
    });
  if (degree === 2) return say('kinds.parabola', { what, direction });
  return degree === 3 ? say('kinds.cubic', { what }) : say('kinds.polynomial', { what, degree });
}

function implicitSentence(
  what: string,
  plot: Plot & { kind: 'implicit' },
  { parameters, locale }: Context,
  say: Say,
): string {
  const conic = conicOf(planeFunctionOf(plot.of, parameters));
  if (conic === null) return say('kinds.implicit', { what });
  const text = (value: number) => namedText(recogniseValue(value, algebraic), locale);
  const centre = pairText(text(conic.x), text(conic.y), locale);
  return conic.kind === 'circle'
    ? say('kinds.circle', { what, centre, radius: text(conic.radius) })
    : say(`kinds.${conic.kind}`, { what, centre });
}

function borderOf({ any }: Plot & { kind: 'region' }): string {
  const signs = any.flatMap((all) => all.flatMap((relation) => relation.signs));
  const strict = signs.filter((sign) => sign === '<' || sign === '>').length;
  return strict === signs.length ? 'open' : strict === 0 ? 'closed' : 'mixed';
}

function pointsText(plots: readonly Plot[], { parameters, locale }: Context): string {
  const points = plots.flatMap((plot) => (plot.kind === 'points' ? plot.points : []));
  const texts = points.map(
    ({ x, y, name }) =>
      `${name ?? ''}${pairText(numberText(valueOf(x, parameters), locale), numberText(valueOf(y, parameters), locale), locale)}`,
  );
  return new Intl.ListFormat(locale).format(texts);
}
