import { asymptoteText } from '../draw/study.ts';
import { recogniseValue } from '../features/named.ts';
import type { Feature, FeatureKind } from '../features/features.ts';
import { namedText, pairText, pointText } from '../numbers.ts';
import type { ItemSketch, Study } from '../scene.ts';
import type { Parameters } from '../values.ts';
import { functionOf } from '../values.ts';
import type { View } from '../view.ts';
import { kindSentence } from './kinds.ts';
import type { Say } from './say.ts';

export type Described = {
  readonly sketched: readonly ItemSketch[];
  readonly study: Study;
  readonly parameters: Parameters;
  readonly view: View;
  readonly locale: string;
  /** The display text of each item, by id. */
  readonly texts: ReadonlyMap<string, string>;
};

/** The description of a graph in whole sentences: one list per item, and one for relations between items. */
export function describe(graph: Described, say: Say): string[][] {
  const lines = graph.sketched.map((each) => itemSentences(each, graph, say));
  const meetings = graph.study.features.filter(({ kind }) => kind === 'meeting');
  if (meetings.length > 0)
    lines.push([
      say('facts.meeting', {
        places: joinPoints(
          meetings.map((each) => placeText(each, graph.locale)),
          graph.locale,
          say,
        ),
      }),
    ]);
  return lines;
}

function itemSentences(each: ItemSketch, graph: Described, say: Say): string[] {
  const { item, sketches } = each;
  const text = graph.texts.get(item.id) ?? '';
  if (
    sketches.every(
      ({ lines, dots, fill }) =>
        dots.length + fill.length === 0 && lines.every(({ strokes }) => strokes.length === 0),
    )
  ) {
    return isNowhere(each, graph)
      ? [say('errors.nowhere', { what: text })]
      : [say('facts.outOfView', { what: text }), ...featureSentences(item.id, graph, say)];
  }
  const sentences = [kindSentence(text, each, graph, say)];
  const [plot] = item.picture.plots;
  if (plot?.kind !== 'curve' || plot.along !== 'x' || item.picture.plots.length > 1) return sentences;
  return [
    ...sentences,
    ...featureSentences(item.id, graph, say),
    ...breakSentences(each, graph, say),
    ...farSentences(each, graph, say),
  ];
}

/** Number of points at which a formula that is not visible is sampled. */
const sampleCount = 60;

/**
 * Nothing is visible because the function is undefined across the view. Cannot be decided for an equation or
 * a region.
 */
function isNowhere({ item }: ItemSketch, { parameters, view }: Described): boolean {
  const [plot, ...others] = item.picture.plots;
  if (plot?.kind !== 'curve' || others.length > 0) return false;
  const f = functionOf(plot.of, plot.along, parameters);
  const [from, to] = view[plot.along];
  return Array.from({ length: sampleCount + 1 }, (_, at) => f(from + ((to - from) * at) / sampleCount)).every(
    Number.isNaN,
  );
}

/** With more points than this, only the first few are listed, followed by "and so on". */
const most = 6;

function joinPoints(places: readonly string[], locale: string, say: Say): string {
  const shown = places.length > most ? [...places.slice(0, most), say('facts.repeats')] : places;
  return new Intl.ListFormat(locale, { type: places.length > most ? 'unit' : 'conjunction' }).format(shown);
}

const placeText = ({ x, y }: Feature, locale: string): string => pointText(x, y, locale);

function featureSentences(id: string, { study, locale }: Described, say: Say): string[] {
  const own = study.features.filter(({ item }) => item === id);
  const ofKind = (kind: FeatureKind) => own.filter((each) => each.kind === kind);
  const sentences: string[] = [];
  const roots = ofKind('root');
  if (roots.length > 0)
    sentences.push(
      say('facts.roots', {
        places: joinPoints(
          roots.map(({ x }) => namedText(x, locale)),
          locale,
          say,
        ),
      }),
    );
  else if (own.length > 0) sentences.push(say('facts.noRoots'));
  const [intercept] = ofKind('intercept');
  if (intercept !== undefined)
    sentences.push(say('facts.intercept', { place: namedText(intercept.y, locale) }));
  for (const kind of ['minimum', 'maximum', 'inflection'] as const) {
    const found = ofKind(kind);
    if (found.length > 0)
      sentences.push(
        say(`facts.${kind}`, {
          count: found.length,
          places: joinPoints(
            found.map((each) => placeText(each, locale)),
            locale,
            say,
          ),
        }),
      );
  }
  const lines = study.asymptotes
    .filter(({ item }) => item === id)
    .map(({ asymptote }) => asymptoteText(asymptote, locale));
  if (lines.length > 0)
    sentences.push(say('facts.asymptotes', { count: lines.length, places: joinPoints(lines, locale, say) }));
  return sentences;
}

function breakSentences({ sketches }: ItemSketch, { locale }: Described, say: Say): string[] {
  const breaks = sketches.flatMap((sketch) => sketch.breaks);
  const number = (value: number) => namedText(recogniseValue(value, { pi: true, logarithms: false }), locale);
  const at = (kind: string) => breaks.filter((each) => each.kind === kind);
  const places = (kind: string) =>
    joinPoints(
      at(kind).map((each) => number(each.at)),
      locale,
      say,
    );
  const sentences: string[] = [];
  if (at('pole').length > 0) sentences.push(say('facts.poles', { places: places('pole') }));
  const holes = at('hole').flatMap(({ at: x, left }) =>
    left.kind === 'finite' ? [pairText(number(x), number(left.value), locale)] : [],
  );
  if (holes.length > 0) sentences.push(say('facts.holes', { places: joinPoints(holes, locale, say) }));
  if (at('jump').length > 0) sentences.push(say('facts.jumps', { places: places('jump') }));
  for (const { at: x, left, right } of at('end').slice(0, 4)) {
    const side = left.kind === 'finite' ? left : right;
    if (side.kind === 'finite')
      sentences.push(
        say(left.kind === 'none' ? 'facts.begins' : 'facts.ends', {
          place: pairText(number(x), number(side.value), locale),
        }),
      );
  }
  return sentences;
}

/** Whether a curve rises or falls without bound, judged far from the origin. */
function farSentences({ item }: ItemSketch, { parameters }: Described, say: Say): string[] {
  const [plot] = item.picture.plots;
  if (plot?.kind !== 'curve') return [];
  const f = functionOf(plot.of, 'x', parameters);
  return (
    [
      ['farLeft', -1],
      ['farRight', 1],
    ] as const
  ).flatMap(([key, side]) => {
    const values = [30.3, 100.7, 300.1, 1000.9].map((far) => f(side * far));
    const grows = values.every((value, at) => at === 0 || Math.abs(value) > Math.abs(values[at - 1]!) * 1.5);
    const steady = values.every((value) => Math.sign(value) === Math.sign(values[0]!));
    return grows && steady ? [say(`facts.${key}`, { direction: values[0]! > 0 ? 'up' : 'down' })] : [];
  });
}
