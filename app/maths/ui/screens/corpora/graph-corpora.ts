import { type GraphFacts, graphFacts } from '../parts/graph-facts.ts';
import type { CaseAnswer, LabCase, LabCorpus } from '../parts/run.ts';
import { type GraphCase, type GraphExpectation, graphs, withoutPicture } from './graphs.ts';
import { garbage, hostile } from './hostile.ts';

/* Corpora whose cases are plotted in the page. */

/** Tolerance for found points, which the corpus names with three decimals. */
const near = 2e-3;
const garbageDrawn = 2000;
/** Milliseconds after which a graph is too late for a typing user. */
const longest = 250;

/** Checks that the graph has at least the named special points, or a reason for having none. */
const graphCase = ([text, expects = {}, locale]: GraphCase): LabCase => ({
  input: text,
  ask: () => judged(graphFacts(text, locale ?? 'en'), expects),
});

function judged(facts: GraphFacts, { drawn = true, ...places }: GraphExpectation): CaseAnswer {
  if (!facts.ok) return { ok: !drawn, expected: drawn ? '{picture}' : '{noPicture}', got: facts.reason };
  if (!drawn) return { ok: false, expected: '{noPicture}', got: facts.shapes.join(' ') };
  const found = placesIn(facts);
  const missing = Object.entries(places).flatMap(([kind, wanted]) =>
    wanted
      .filter((at) => !found[kind as keyof typeof found].some((each) => Math.abs(each - at) < near))
      .map((at) => `{${kind}} ${at}`),
  );
  const hasPoints = facts.points > 0;
  const got = Object.entries(found)
    .flatMap(([kind, all]) =>
      all.length > 0 ? [`{${kind}} ${all.map((at) => at.toFixed(3)).join(' ')}`] : [],
    )
    .join(', ');
  return { ok: missing.length === 0 && hasPoints, expected: missing.join(', ') || '{somethingSeen}', got };
}

function placesIn({ study, breaks }: GraphFacts & { ok: true }) {
  const of = (...kinds: string[]) =>
    study.features.filter(({ kind }) => kinds.includes(kind)).map(({ x }) => x.value);
  const broken = (kind: string) => breaks.filter((each) => each.kind === kind).map(({ at }) => at);
  return {
    roots: of('root'),
    extrema: of('minimum', 'maximum'),
    poles: broken('pole'),
    holes: broken('hole'),
    jumps: broken('jump'),
  };
}

/** Checks that any input gets a result in time. */
const survives = (text: string): LabCase => ({
  input: text,
  ask: () => {
    const started = performance.now();
    const facts = graphFacts(text, 'en');
    const took = performance.now() - started;
    return {
      ok: took <= longest,
      expected: `≤ ${longest} ms`,
      got: `${took.toFixed(0)} ms, ${facts.ok ? facts.shapes.join(' ') : facts.reason}`,
    };
  },
});

export const graphCorpora: readonly LabCorpus[] = [
  ...Object.entries(graphs).map(([id, cases]) => ({ id, load: () => Promise.resolve(cases.map(graphCase)) })),
  {
    id: 'withoutPicture',
    load: () => Promise.resolve(withoutPicture.map((text) => graphCase([text, { drawn: false }]))),
  },
];

export const hostileGraphCorpora: readonly LabCorpus[] = [
  { id: 'hostileGraph', load: () => Promise.resolve(hostile.map(survives)) },
  { id: 'garbage', load: () => Promise.resolve(garbage(garbageDrawn, 11).map(survives)) },
];
