import { mathsUiTexts } from '@curvela/maths-react/messages';
import { graphTexts } from '@curvela/maths/graph/messages';
import type { ReactNode } from 'react';
import { accountsTexts } from '#app/accounts/index.ts';
import { coursesTexts } from '#app/courses/messages/index.ts';
import type {
  CourseCard,
  CourseStanding,
  LessonPageView,
  LessonStanding,
  QuestionView,
  WorkView,
} from '#app/courses/model/views.ts';
import { learnerNeedsTexts } from '#app/learners/index.ts';
import { practiceAnswerTexts } from '#app/practice/index.server.ts';
import { openPagePart, type PageSetting } from './page-part.tsx';
import { partOf } from './part-of.ts';

const messages = {
  ...coursesTexts.en,
  ...mathsUiTexts.en,
  ...graphTexts.en,
  ...learnerNeedsTexts.en,
  ...practiceAnswerTexts.en,
  ...accountsTexts.en,
};

/** A part of the course pages on Sunday 22 November 2026, 10:00 UTC. */
export const openCoursePart = (part: ReactNode, setting: Partial<PageSetting> = {}) =>
  openPagePart(part, {
    messages,
    path: '/courses/fractions',
    classes: ['is-begun', 'is-complete'],
    ...setting,
  });

export const words = (text: string) => [{ kind: 'text' as const, text }];
export const maths = (plain: string) => ({ latex: plain, plain, speech: plain, html: null });

const lessonCard = (id: string, more: object = {}) => ({
  id,
  title: `Lesson ${id}`,
  can: `You can ${id}.`,
  minutes: 10,
  questions: 2,
  ...more,
});
/** A course of three lessons. */
export const fractions: CourseCard = {
  id: 'fractions',
  title: 'Fractions',
  lead: 'Parts of a whole.',
  needs: 'Nothing.',
  can: ['add', 'multiply'],
  version: 2,
  minutes: 40,
  lessons: [lessonCard('one'), lessonCard('two', { questions: 1 }), lessonCard('three')],
};

export const lessonStanding = (lesson: string, more: Partial<LessonStanding> = {}): LessonStanding => ({
  lesson,
  state: 'ahead',
  questions: 2,
  needed: 2,
  answered: 0,
  right: 0,
  isNew: false,
  ...more,
});
export const courseStanding = (more: Partial<CourseStanding> = {}): CourseStanding => ({
  course: 'fractions',
  completed: 1,
  of: 3,
  percent: 33,
  lessons: [
    lessonStanding('one', { state: 'complete', answered: 2, right: 2 }),
    lessonStanding('two', { state: 'begun', answered: 1 }),
    lessonStanding('three'),
  ],
  resume: { lesson: 'two', place: 4 },
  certificate: null,
  mayCertify: false,
  ...more,
});

export const courseQuestion = (key: string, more: object = {}): QuestionView =>
  partOf<QuestionView>({
    key,
    skill: 'Halves',
    prompt: words(`Prompt ${key}`),
    ask: {
      kind: 'choice',
      options: ['half', 'third'].map((text, number) => ({ number, parts: words(text) })),
    },
    picture: null,
    figure: null,
    ...more,
  });
/** The second lesson of the course, with the blocks. */
export const lessonPage = (
  blocks: LessonPageView['blocks'],
  more: Partial<LessonPageView> = {},
): LessonPageView => ({ ...lessonCard('two', { questions: 3 }), number: 2, needed: 2, blocks, ...more });

/** A learner’s work in that lesson. */
export const workWith = (more: Partial<WorkView> = {}): WorkView => ({
  place: 0,
  standing: lessonStanding('two', { state: 'begun', questions: 3, answered: 2, right: 1 }),
  note: { text: '', version: 1 },
  answers: [],
  ...more,
});
