import {
  type CallOutcome,
  callOutcomes,
  type Latency,
  measureModel,
  readModelUse,
} from '#app/teaching/index.server.ts';
import type { FigureKey } from '../../domain/figures/figures.ts';
import type { Over, Sums } from './over.server.ts';
import { countedSeries, givenSeries, partsOf } from '../../domain/figures/series.ts';

const latencies = [
  ['model_first_word_p50', 'first', 'half', 'heard'],
  ['model_first_word_p95', 'first', 'most', 'heard'],
  ['model_answer_p50', 'whole', 'half', 'calls'],
  ['model_answer_p95', 'whole', 'most', 'calls'],
] as const satisfies readonly (readonly [FigureKey, 'first' | 'whole', 'half' | 'most', 'heard' | 'calls'])[];

/** Calls, cost and latency of the language model. */
export async function readModel({ db, range: { edges }, layout, kept }: Over): Promise<Sums> {
  const used = await readModelUse(db, edges);
  // Percentiles are not additive: those of the whole ranges are measured over all their calls.
  const whole = await measureModel(
    db,
    [0, layout.count, layout.count + 1, edges.length - 1].flatMap((at) => edges[at] ?? []),
  );
  const months = kept('app.model_calls');
  const about = (key: FigureKey) => ({ key, keptMonths: months });
  const outcomeSums = (outcome: CallOutcome) =>
    used.map(({ step, outcomes }) => ({ step, value: outcomes[outcome] }));
  const summed = (key: 'calls' | 'costMicros' | 'pieces') =>
    used.map((row) => ({ step: row.step, value: row[key] }));
  const byOutcome = callOutcomes.flatMap((name) => outcomeSums(name).map((sum) => ({ ...sum, name })));
  return {
    series: [
      countedSeries(about('model_calls'), layout, summed('calls')),
      countedSeries(about('model_cost'), layout, summed('costMicros')),
      countedSeries(about('model_pieces'), layout, summed('pieces')),
      countedSeries(about('model_refused'), layout, outcomeSums('refused')),
      countedSeries(about('model_held_back'), layout, outcomeSums('guarded')),
      ...latencies.map(([key, part, share, base]) => {
        const took = (found: readonly Latency[]) => (step: number) => {
          const row = found.find((each) => each.step === step);
          return { value: row?.[part]?.[share] ?? null, base: row?.[base] ?? 0 };
        };
        return givenSeries(about(key), layout, {
          step: took(used),
          now: took(whole)(3),
          before: took(whole)(1),
        });
      }),
    ],
    parts: [{ key: 'model_outcomes', rows: partsOf(layout, byOutcome, callOutcomes) }],
  };
}
