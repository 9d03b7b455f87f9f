import type { Language } from '#app/platform/texts.ts';
import {
  figureView,
  toParts,
  pictureView,
  localize,
  shownQuestion,
  skillName,
  workedLines,
} from '#app/practice/index.server.ts';
import { isSkillId, type CourseBlock, type Course, type CourseItem, type Lesson } from '@curvela/curriculum';
import type { SentenceParts } from '#app/practice/index.ts';

import type { CoursePages } from '../model/course-pages.ts';
import { courseOf, itemsOf, keyOf, lessonOf, shownOptions, learningSkill } from '../domain/items.ts';
import { requiredRight } from '../domain/progress.ts';
import type {
  LessonBlockView,
  CourseCard,
  LessonCard,
  LessonPageView,
  QuestionView,
} from '../model/views.ts';

/** The content of the course pages, rendered on the server: the browser receives only what a page shows. */
export const coursePages = (courses: readonly Course[]): CoursePages => ({
  list: (language) => courses.map((course) => cardOf(course, language)),
  course: (id, language) => {
    const course = courseOf(courses, id);
    return course ? cardOf(course, language) : null;
  },
  lesson: (courseId, id, language) => {
    const course = courseOf(courses, courseId);
    const lesson = lessonOf(course, id);
    return course && lesson ? pageOf(course, lesson, language) : null;
  },
});

const cardOf = (course: Course, language: Language): CourseCard => ({
  id: course.id,
  title: course.title[language],
  lead: course.lead[language],
  needs: course.needs[language],
  can: course.can[language],
  version: course.version,
  minutes: course.lessons.reduce((sum, { minutes }) => sum + minutes, 0),
  lessons: course.lessons.map((lesson) => lessonCard(lesson, language)),
});

const lessonCard = (lesson: Lesson, language: Language): LessonCard => ({
  id: lesson.id,
  title: lesson.title[language],
  can: lesson.can[language],
  minutes: lesson.minutes,
  questions: itemsOf(lesson).length,
});

const pageOf = (course: Course, lesson: Lesson, language: Language): LessonPageView => ({
  ...lessonCard(lesson, language),
  number: course.lessons.indexOf(lesson) + 1,
  needed: requiredRight(itemsOf(lesson).length),
  blocks: lesson.blocks.map((block) => blockView(lesson, block, language)),
});

function blockView(lesson: Lesson, block: CourseBlock, language: Language): LessonBlockView {
  const filling = { slots: lesson.slots };
  const sentences = (texts: readonly string[]): SentenceParts[] =>
    texts.map((text) => toParts(text, language, filling));
  switch (block.kind) {
    case 'text':
      return {
        kind: 'text',
        heading: block.heading?.[language] ?? null,
        paragraphs: sentences(block.paragraphs[language]),
      };
    case 'aside':
      return { kind: 'aside', about: block.about, paragraphs: sentences(block.paragraphs[language]) };
    case 'graph': {
      const { svg, items, view, description } = pictureView(block.graph, language);
      return {
        kind: 'graph',
        svg,
        graph: { items, view, description },
        caption: localize(block.caption, language, filling),
      };
    }
    case 'figure': {
      const { svg } = figureView(block.figure, language, filling);
      return { kind: 'picture', svg, caption: localize(block.caption, language, filling) };
    }
    case 'example': {
      const own = { slots: { ...lesson.slots, ...block.slots } };
      const worked = workedLines(block.lines, language, own);
      return { kind: 'example', prompt: localize(block.prompt, language, own), worked };
    }
    case 'case':
      return {
        kind: 'case',
        situation: localize(block.situation, language, filling),
        steps: block.steps.map(({ step, why }) => ({
          step: localize(step, language, filling),
          why: localize(why, language, filling),
        })),
      };
    case 'items':
      return { kind: 'items', items: block.items.flatMap((item) => questionView(lesson, item, language)) };
  }
}

function questionView(lesson: Lesson, item: CourseItem, language: Language): QuestionView[] {
  const key = keyOf(item);
  if (item.kind === 'practice') {
    const shown = shownQuestion(item, language);
    if (!shown) return [];
    const { skill, prompt, ask, picture, figure } = shown;
    return [{ key, skill, prompt, ask, picture, figure }];
  }
  const filling = { slots: lesson.slots };
  const options = shownOptions(item).map(({ text }, number) => ({
    number,
    parts: localize(text, language, filling),
  }));
  return [
    {
      key,
      skill: isSkillId(item.skill)
        ? skillName(item.skill, language)
        : (learningSkill(item.skill)?.[language] ?? ''),
      prompt: localize(item.prompt, language, filling),
      ask: { kind: 'choice', options },
      picture: null,
      figure: null,
    },
  ];
}
