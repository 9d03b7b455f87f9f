import { keysOf } from '#app/courses/domain/items.ts';
import { allCourses } from '@curvela/curriculum/courses';
import { type Fire, insistOn, keepOn } from './fire.ts';
import type { Newcomer } from './people.ts';

const lessons = allCourses.flatMap((course) =>
  course.lessons.map((lesson) => ({ course: course.id, lesson: lesson.id, keys: keysOf(lesson) })),
);

/** Reads one lesson after the other: position, a growing note, and every question up to its solution. */
export const keepReading = (fire: Fire, person: Newcomer): Promise<void> =>
  keepOn(fire, async (turn) => {
    const { course, lesson, keys } = lessons[turn % lessons.length] ?? { course: '', lesson: '', keys: [] };
    const again = Math.floor(turn / lessons.length);
    const { profileId } = person;
    const of = { person, profileId, course, lesson };
    await insistOn(fire, {
      method: 'PUT',
      path: `/functions/v1/courses/${course}/lessons/${lesson}/place`,
      person,
      body: { profileId, place: 1 },
    });
    await note(fire, of, `Read ${again + 1} times.`, again);
    for (const item of again === 0 ? keys : []) {
      if (fire.over()) return;
      await insistOn(fire, {
        path: `/functions/v1/courses/${course}/lessons/${lesson}/answers`,
        person,
        body: { profileId, item, answer: null },
      });
      fire.keep(
        'answer in a lesson',
        'select count(*)::int as kept from app.course_answers where profile_id = $1 and course = $2 and lesson = $3 and item = $4',
        profileId,
        course,
        lesson,
        item,
      );
    }
  });

type Place = { person: Newcomer; profileId: string; course: string; lesson: string };

async function note(fire: Fire, place: Place, text: string, version: number): Promise<void> {
  const { person, profileId, course, lesson } = place;
  const path = `/functions/v1/courses/${course}/lessons/${lesson}/note`;
  const stored = await insistOn(fire, { method: 'PUT', path, person, body: { profileId, text, version } });
  if (stored.version !== version + 1)
    throw new Error(`${path} is at ${String(stored.version)}, not ${version + 1}`);
  fire.keep(
    'note beside a lesson',
    'select count(*)::int as kept from app.course_notes where profile_id = $1 and course = $2 and lesson = $3 and version >= $4',
    profileId,
    course,
    lesson,
    version + 1,
  );
}
