import { countModelCalls, type Latency, measureModel } from '#app/teaching/public.figures.server.ts';
import type { FigureKey } from './figures.ts';
import type { Over, Sums } from './over.server.ts';
import { countedSeries, givenSeries, partsOf } from './series.ts';

const outcomes = ['spoken', 'guarded', 'timeout', 'refused', 'broken', 'nonsense', 'stopped'];
const latencies = [
  ['model_first_word_p50', 'first', 'half', 'heard'],
  ['model_first_word_p95', 'first', 'most', 'heard'],
  ['model_answer_p50', 'whole', 'half', 'calls'],
  ['model_answer_p95', 'whole', 'most', 'calls'],
] as const satisfies readonly (readonly [FigureKey, 'first' | 'whole', 'half' | 'most', 'heard' | 'calls'])[];

/** What the language model did, what it cost, and how long it took. */
export async function readModel({ db, range: { edges }, layout, kept }: Over): Promise<Sums> {
  const used = await countModelCalls(db, edges);
  const inEach = await measureModel(db, edges);
  // Percentiles do not add up: those of both ranges are measured over all of their calls.
  const whole = await measureModel(
    db,
    [0, layout.count, layout.count + 1, edges.length - 1].flatMap((at) => edges[at] ?? []),
  );
  const months = kept('app.model_calls');
  const about = (key: FigureKey) => ({ key, keptMonths: months });
  const became = (outcome: string) =>
    used.filter((each) => each.outcome === outcome).map(({ step, calls: value }) => ({ step, value }));
  const summed = (key: 'costMicros' | 'pieces') => used.map((row) => ({ step: row.step, value: row[key] }));
  const byOutcome = used.map(({ step, outcome, calls }) => ({ step, name: outcome, value: calls }));
  return {
    series: [
      countedSeries(about('model_calls'), layout, byOutcome),
      countedSeries(about('model_cost'), layout, summed('costMicros')),
      countedSeries(about('model_pieces'), layout, summed('pieces')),
      countedSeries(about('model_refused'), layout, became('refused')),
      countedSeries(about('model_held_back'), layout, became('guarded')),
      ...latencies.map(([key, part, share, base]) => {
        const took = (found: readonly Latency[]) => (step: number) => {
          const row = found.find((each) => each.step === step);
          return { value: row?.[part]?.[share] ?? null, base: row?.[base] ?? 0 };
        };
        return givenSeries(about(key), layout, {
          step: took(inEach),
          now: took(whole)(3),
          before: took(whole)(1),
        });
      }),
    ],
    parts: [{ key: 'model_outcomes', rows: partsOf(layout, byOutcome, outcomes) }],
  };
}
