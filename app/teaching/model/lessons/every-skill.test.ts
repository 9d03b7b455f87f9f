import { afterAll, expect, it } from 'vitest';
import { createMaths } from '#app/maths/index.server.ts';
import { materialOf } from '#app/practice/index.server.ts';
import { skillIds } from '@curvela/curriculum';
import { shareOfRun } from '#tests/support/share-of-run.ts';
import { generator, levels } from './lesson.ts';
import { makeLesson } from '../../use-cases/lessons/make-lesson.server.ts';

const maths = createMaths({ timeLimit: 30_000, patience: 30_000 });
const material = materialOf(maths);
afterAll(() => maths.close());

const languages = ['en', 'es', 'fr'] as const;
const cases = skillIds.map(
  (skill, at) => [skill, levels[at % 3] ?? 1, languages[Math.floor(at / 3) % 3] ?? 'en'] as const,
);

it.each(shareOfRun(cases, 2))('there is a lesson on %s at level %i in %s', async (skill, level, language) => {
  const input = {
    generator,
    skill,
    language,
    profileId: null,
    level,
    warmUp: [skill],
    mistakes: [],
    variant: 0,
  };
  const lesson = await makeLesson({ maths, material, report: () => Promise.resolve() }, input);
  expect(lesson.concept.what.length).toBeGreaterThan(0);
  expect(lesson.practice).toHaveLength(3);
  for (const { blanks, worked } of lesson.guided) {
    expect(blanks.length).toBeGreaterThan(0);
    // The first line is never blank: there would be nothing to continue from.
    expect(Math.min(...blanks)).toBeGreaterThan(0);
    expect(Math.max(...blanks)).toBe(worked.lines.length - 1);
  }
  const items = [...lesson.warmUp, lesson.example, ...lesson.guided, ...lesson.practice];
  expect(new Set(items.map(({ template, seed }) => `${template} ${seed}`)).size).toBe(items.length);
});
