import type { ChoiceItem, Course, Lesson } from '@curvela/curriculum';
import { keysOf, shownOptions } from '#app/courses/domain/items.ts';
import { createRightAnswer, createWrongAnswer } from '#app/practice/domain/items/sample-answers.ts';
import type { GivenAnswer } from '#app/practice/index.ts';
import { questionOf } from './practice.ts';

/* A course for tests. */

const inAll = (text: string) => ({ en: text, es: `${text} (es)`, fr: `${text} (fr)` });
export const choice = (id: string): ChoiceItem => ({
  kind: 'choice',
  id,
  skill: 'retrieval',
  prompt: inAll(`Which, ${id}?`),
  options: [
    { text: inAll('This'), right: true, answer: inAll('Yes, because.') },
    { text: inAll('That'), answer: inAll('Who thinks so read too fast.') },
    { text: inAll('Neither'), answer: inAll('One of them is.') },
  ],
});
export const lesson = (id: string): Lesson => ({
  id,
  title: inAll(`Lesson ${id}`),
  can: inAll('You can.'),
  minutes: 10,
  blocks: [
    { kind: 'text', paragraphs: { en: ['One.'], es: ['Uno.'], fr: ['Un.'] } },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'fractions.simplify', seed: 3 },
        ...['a', 'b', 'c', 'd', 'e'].map(choice),
      ],
    },
  ],
});
/** Two lessons with a practice question and five choices each. */
export const small: Course = {
  id: 'small',
  version: 1,
  title: inAll('Small course'),
  lead: inAll('Two lessons.'),
  needs: inAll('nothing'),
  can: { en: ['You can.'], es: ['Puedes.'], fr: ['Tu peux.'] },
  lessons: [lesson('one'), lesson('two')],
};
/** The same with a third lesson. */
export const grown: Course = { ...small, version: 2, lessons: [...small.lessons, lesson('three')] };
export const one = { course: 'small', lesson: 'one' };

/** The keys of the questions of each lesson. */
export const keys = keysOf(lesson('one'));

/** The answer to a question that is right, or a wrong one. */
export function given(key: string, right = true): GivenAnswer {
  if (key.includes(' ')) {
    const item = questionOf('fractions.simplify', 3);
    return right ? createRightAnswer(item) : createWrongAnswer(item);
  }
  const option = shownOptions(choice(key)).findIndex((each) => (each.right === true) === right);
  return { kind: 'choice', option };
}
