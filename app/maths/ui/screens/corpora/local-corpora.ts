import { normalised } from '../parts/normalise-text.ts';
import type { LabCase, LabCorpus } from '../parts/run.ts';
import { garbage, hostile } from './hostile.ts';
import { readings } from './readings.ts';

/* Corpora whose cases run in the page: reading and writing, without a server. */

const garbageRead = 2000;

/** Text that can be read must round-trip through writing; other text must report the position of the error. */
const backCase = (text: string, locale: string): LabCase => ({
  input: text,
  ask: () => {
    const all = normalised(text, locale);
    if (!all.ok) return { ok: all.error.at >= 0, expected: '{place}', got: all.error.code };
    return { ok: all.readsBack, expected: '{readsBack}', got: `${all.plain} | ${all.latex}` };
  },
});

export const localCorpora: readonly LabCorpus[] = [
  {
    id: 'backAll',
    load: () =>
      Promise.resolve(
        Object.values(readings)
          .flat()
          .map(([text, , locale = 'en']) => backCase(text, locale)),
      ),
  },
  {
    id: 'backGarbage',
    load: () => Promise.resolve([...hostile, ...garbage(garbageRead, 3)].map((text) => backCase(text, 'en'))),
  },
];
