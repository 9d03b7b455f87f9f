import { garbage, hostile } from './hostile.ts';
import { readings } from './readings.ts';
import { type LabCorpus } from '../parts/run.ts';
import { askReading, askVerdict, problemCase, readingCase, verdictCase } from '../parts/server-cases.ts';

/* Corpora whose cases call the server. Large ones are loaded when run. */

/** Textbook problems: all, and by topic. */
export const problemCorpora: readonly LabCorpus[] = [
  {
    id: 'problems',
    load: async () => {
      const { problemCorpus } = await import('@curvela/maths/corpus');
      return Object.values(problemCorpus)
        .flat()
        .map(([problem, answer, locale = 'en']) => problemCase(problem, answer, locale));
    },
  },
  {
    id: 'linear',
    load: async () => {
      const { problemCorpus } = await import('@curvela/maths/corpus');
      return (problemCorpus.linear ?? []).map(([problem, answer, locale = 'en']) =>
        problemCase(problem, answer, locale),
      );
    },
  },
];

const families = async () =>
  Object.values((await import('@curvela/maths/corpus/variants')).variantCorpus).flat();

/** Equivalent forms of correct answers, and answers that only look correct. */
export const verdictCorpora: readonly LabCorpus[] = [
  {
    id: 'nearMisses',
    load: async () =>
      (await families()).flatMap(({ of, near, locale = 'en' }) =>
        near.map((answer) => verdictCase(of, answer, 'not equal', locale)),
      ),
  },
  {
    id: 'variants',
    load: async () =>
      (await families()).flatMap(({ of, same, locale = 'en' }) =>
        same.map((answer) => verdictCase(of, answer, 'equal', locale)),
      ),
  },
];

export const readingCorpora: readonly LabCorpus[] = Object.entries(readings).map(([id, cases]) => ({
  id,
  load: () => Promise.resolve(cases.map(([text, plain, locale = 'en']) => readingCase(text, plain, locale))),
}));

const garbageAsked = 200;
const answered = { ok: true, expected: 'an answer', got: 'an answer' };

/** Each must get a response: read, refused or undecided. */
export const hostileCorpora: readonly LabCorpus[] = [
  {
    id: 'hostileRead',
    load: () =>
      Promise.resolve(
        hostile.filter(isText).map((text) => ({
          input: text,
          ask: async (signal: AbortSignal) => (await askReading(text, 'en', signal), answered),
        })),
      ),
  },
  {
    id: 'hostileCheck',
    load: () =>
      Promise.resolve(
        hostile.filter(isText).map((text) => ({
          input: text,
          ask: async (signal: AbortSignal) => {
            const { verdict } = await askVerdict({ expected: 'x + 1', answer: text, locale: 'en' }, signal);
            return { ok: verdict !== 'equal', expected: 'not equal', got: verdict };
          },
        })),
      ),
  },
  {
    id: 'garbageRead',
    load: () =>
      Promise.resolve(
        garbage(garbageAsked, 4)
          .filter(isText)
          .map((text) => ({
            input: text,
            ask: async (signal: AbortSignal) => (await askReading(text, 'en', signal), answered),
          })),
      ),
  },
];

/** The server rejects texts that are empty, too long or contain NUL; its own tests cover that. */
function isText(text: string): boolean {
  return text.trim() !== '' && text.length <= 500 && !text.includes('\0');
}
