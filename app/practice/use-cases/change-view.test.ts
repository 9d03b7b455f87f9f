import { expect, test } from 'vitest';
import type { BeliefChange } from '../domain/mastery/changes.ts';
import { changeViews } from './change-view.server.ts';

const change = (why: BeliefChange['why']): BeliefChange =>
  ({
    skill: 'slope',
    before: 0.4,
    after: 0.7,
    what: 'up',
    why,
    dueAt: '2026-12-01',
  }) as unknown as BeliefChange;
const none = { unaidedRight: 0, afterHint: 0, wrong: 0 };
const whyOf = (why: Partial<BeliefChange['why']>, language: 'en' | 'es' | 'fr' = 'en') =>
  changeViews([change({ ...none, ...why })], language)[0]!.why;

test('a change names its skill, its numbers and its reason', () => {
  expect(changeViews([change({ ...none, unaidedRight: 2, afterHint: 1 })], 'en')).toEqual([
    {
      skill: { id: 'slope', name: expect.any(String) as string },
      before: 0.4,
      after: 0.7,
      what: 'up',
      why: whyOf({ unaidedRight: 2, afterHint: 1 }),
      dueAt: '2026-12-01',
    },
  ]);
  expect(changeViews([], 'en')).toEqual([]);
});

test.each([
  [
    'en',
    '2 right without help, one after a hint, 3 not right yet.',
    'One not right yet.',
    'Nothing that counts.',
  ],
  [
    'es',
    '2 correctas sin ayuda, una tras una pista, 3 que aún no salen.',
    'Una que aún no sale.',
    'Ninguna respuesta que cuente.',
  ],
  [
    'fr',
    '2 justes sans aide, une après un indice, 3 à revoir.',
    'Une à revoir.',
    'Aucune réponse qui compte.',
  ],
] as const)(
  'the reason is a sentence that leaves out what did not happen (%s)',
  (language, all, wrong, nothing) => {
    expect(whyOf({ unaidedRight: 2, afterHint: 1, wrong: 3 }, language)).toBe(all);
    expect(whyOf({ wrong: 1 }, language)).toBe(wrong);
    expect(whyOf({}, language)).toBe(nothing);
  },
);
