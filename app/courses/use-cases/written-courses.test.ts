import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMaths } from '#app/maths/index.server.ts';
import { type Maths, languages } from '@curvela/maths';
import { materialOf } from '#app/practice/index.server.ts';
import { findLessonFaults } from '../domain/check-lesson.ts';
import { itemsOf } from '#app/courses/domain/items.ts';
import type { Lesson } from '@curvela/curriculum';
import { allCourses } from '@curvela/curriculum/courses';

let maths: Maths;
beforeAll(() => {
  // Long limits: the content is tested here, not the speed of the machine.
  maths = createMaths({ timeLimit: 30_000, patience: 30_000 });
});
afterAll(() => maths.close());

const lessons = allCourses.flatMap((course) =>
  course.lessons.map((lesson) => [`${course.id}/${lesson.id}`, lesson] as const),
);

describe.each(allCourses.map((course) => [course.id, course] as const))('%s', (_, course) => {
  it('has six to eight lessons, each named once', () => {
    const ids = course.lessons.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(6);
    expect(ids.length).toBeLessThanOrEqual(8);
  });

  it.each(languages)('lists as many outcomes as in English (%s)', (language) => {
    expect(course.can[language]).toHaveLength(course.can.en.length);
  });
});

describe.each(lessons)('%s', (_, lesson) => {
  it('meets the minimum content of a lesson', () => {
    expect(findLessonFaults(lesson)).toEqual([]);
  });

  it('uses proven practice questions, each once', async () => {
    const keys = itemsOf(lesson).map((item) =>
      item.kind === 'practice' ? `${item.template} ${item.seed}` : item.id,
    );
    expect(new Set(keys).size).toBe(keys.length);
    const faults = itemsOf(lesson).map(async (item) =>
      item.kind === 'practice' ? materialOf(maths).faults(item) : [],
    );
    expect((await Promise.all(faults)).flat()).toEqual([]);
  });

  it('has formulas that parse, and example lines that follow', async () => {
    expect(await faultsOfFormulas(maths, lesson)).toEqual([]);
  });
});

/** Formulas that cannot be parsed, and lines of worked examples that are neither true on their own nor follow from an earlier line. */
async function faultsOfFormulas(engine: Maths, lesson: Lesson): Promise<string[]> {
  const examples = lesson.blocks.flatMap((block) => (block.kind === 'example' ? [block] : []));
  const graphs = lesson.blocks.flatMap((block) => (block.kind === 'graph' ? block.graph.items : []));
  const formulas = [
    ...Object.values(lesson.slots ?? {}),
    ...graphs,
    ...examples.flatMap(({ slots, lines }) => [...Object.values(slots), ...lines.map(({ line }) => line)]),
  ];
  const unread = await Promise.all(
    formulas.map(async (text) =>
      (await engine.parse({ text, locale: 'en' })).ok ? [] : [`cannot read ${text}`],
    ),
  );
  const wrong = await Promise.all(
    examples.flatMap(({ lines }) =>
      lines.map(async ({ line }, at) => {
        const above = lines.slice(0, at).map((one) => one.line);
        return (await holds(engine, line, above)) ? [] : [`${line} is neither true nor follows`];
      }),
    ),
  );
  return [...unread, ...wrong].flat();
}

/** The first line is the problem; any later one is a true equality, or follows from an earlier one. */
async function holds(engine: Maths, line: string, above: readonly string[]): Promise<boolean> {
  if (above.length === 0) return true;
  const [left = '', ...rest] = line.split('=');
  const equal = await Promise.all(
    rest.map(async (side) => {
      const checked = await engine.check({ expected: left.trim(), answer: side.trim(), locale: 'en' });
      return checked.verdict === 'equal';
    }),
  );
  if (rest.length > 0 && equal.every(Boolean)) return true;
  for (const previous of above.toReversed()) {
    const checked = await engine.checkLine({ previous, line, locale: 'en' });
    if (checked.ok && checked.verdict === 'equal') return true;
  }
  return false;
}
