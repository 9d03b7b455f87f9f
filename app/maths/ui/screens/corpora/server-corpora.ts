import { garbage, hostile } from './hostile.ts';
import { readings } from './readings.ts';
import { type LabCorpus } from '../parts/run.ts';
import { askReading, askVerdict, problemCase, readingCase, verdictCase } from '../parts/server-cases.ts';

/* Corpora whose cases are asked of the server. The large ones are loaded when they are run. */

/** Textbook problems: all, and topic by topic. */
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

/** Answers that are right in other words, and answers that only look right. */
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

/** Each must be answered: read, refused or undecided, but answered. */
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

/** The server refuses an empty text, one that is too long and one with a NUL; its own tests ask for that. */
function isText(text: string): boolean {
  return text.trim() !== '' && text.length <= 500 && !text.includes('\0');
}
