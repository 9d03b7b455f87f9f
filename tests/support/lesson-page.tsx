import { expect } from 'vitest';
import type {
  LessonAnswerView,
  LessonBody,
  LessonQuestionView,
  LessonView,
} from '#app/teaching/model/lessons/views.ts';
import { LessonScreen } from '#app/teaching/ui/lessons/lesson-screen.tsx';
import { until } from './mounted.tsx';
import { partOf } from './part-of.ts';
import type { StubbedAnswers } from './stubbed-calls.ts';
import { at, carmen } from './page-part.tsx';
import { formula, openTeachingPart } from './teaching-page.tsx';

export const maths = (plain: string) => ({ ...formula(plain), html: null });
export const words = (text: string) => [{ kind: 'text' as const, text }];
export const worked = {
  lines: [
    { formula: maths('x = 5'), why: words('Divide.') },
    { formula: maths('5'), why: [] },
  ],
};
export const lessonQuestion = (prompt: string, more: object = {}): LessonQuestionView =>
  partOf<LessonQuestionView>({
    prompt: words(prompt),
    skill: { id: 'slope', name: 'Slope' },
    ask: { kind: 'formula', label: null, formText: null },
    picture: null,
    figure: null,
    ...more,
  });
export const lessonBody = (more: object = {}): LessonBody =>
  partOf<LessonBody>({
    skill: { id: 'slope', name: 'Slope' },
    can: 'You can find a slope.',
    level: 2,
    warmUp: [lessonQuestion('Warm up')],
    concept: { what: [words('A slope is steep.')], picture: null, figure: null, mistakes: [] },
    example: { ...lessonQuestion('Example'), worked },
    guided: [
      {
        prompt: words('Guided'),
        picture: null,
        figure: null,
        lines: [
          { formula: maths('2x = 8'), why: words('Given.') },
          { formula: null, why: words('Halve it.') },
          { formula: null, why: [] },
        ],
      },
    ],
    practice: [lessonQuestion('Practise')],
    leadsTo: [],
    proven: { formulas: 1, steps: 2 },
    ...more,
  });
export const lessonWith = (more: Partial<LessonView> = {}): LessonView => ({
  id: 'l1',
  skill: { id: 'slope', name: 'Slope' },
  profileId: 'maya',
  state: 'done',
  percent: 100,
  createdAt: '2026-11-22T09:00:00Z',
  language: 'en',
  variant: 3,
  waiting: false,
  failure: null,
  content: lessonBody(),
  ...more,
});
export const verdictOf = (more: Partial<LessonAnswerView> = {}): LessonAnswerView => ({
  verdict: 'equal',
  formMissed: false,
  feedback: [],
  hint: [],
  worked: null,
  answer: null,
  line: null,
  ...more,
});
const get = `GET ${at('/teaching/lessons/l1')}`;
export const answerRoute = `POST ${at('/teaching/lessons/l1/answers')}`;
export const answerCalls = 'POST /teaching/lessons/l1/answers';
export const openLesson = async (view: LessonView = lessonWith(), stubs: StubbedAnswers = {}) => {
  stubs[get] ??= { body: { lesson: view } };
  const screen = await openTeachingPart(<LessonScreen id="l1" />, {
    answers: stubs,
    path: '/ai-tutor?lesson=l1',
    auth: carmen,
  });
  await until(() => expect(screen.query('h1')).toBeTruthy());
  const groups = () => screen.page.document.querySelectorAll('[role="group"]');
  return {
    ...screen,
    /** The warm-up, the guided solution and the practice. */
    group: (at: number) => groups()[at]!,
    fillIn: async (at: number, value: string) => {
      const field = groups()[at]!.querySelectorAll('input').at(-1)!;
      field.value = value;
      await screen.fire(field, 'onChange');
    },
    submitIn: (at: number) => screen.fire(groups()[at]!.querySelector('form')!, 'onSubmit'),
    pressIn: (at: number, label: string) => {
      const buttons = groups()[at]!.querySelectorAll('button');
      return screen.fire(
        buttons.find((one) => one.textContent === label)!,
        'onClick',
      );
    },
  };
};
