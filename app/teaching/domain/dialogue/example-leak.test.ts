import { describe, expect, test } from 'vitest';
import { languages } from '#app/platform/texts.ts';
import { topicsEn } from '../../messages/voice/topics-en.ts';
import type { TopicId } from '../../model/understanding/topics/topic.ts';
import { speak } from '../voice/speak.ts';
import { revealsProblem } from './example-leak.ts';
import type { TutorMoment } from '../pedagogy/moments.ts';
import { topicMoment } from './reply.ts';
import { problemIn } from './fixture.ts';

const topicIds = Object.keys(topicsEn) as TopicId[];

/** Every sentence that explains a notion during a problem. */
function sentencesFor(topic: TopicId, problem: string, language: 'en' | 'es' | 'fr'): string[] {
  const speaker = { language, locale: language, model: 'socratic-guide' as const, seed: 0, position: 1 };
  return [0, 1].flatMap((again) =>
    (['what', 'why', 'how', 'scope'] as const).flatMap((aspect) => {
      const moment = { ...topicMoment(topic, aspect, problemIn(problem)), again } as TutorMoment;
      const texts = speak([moment], speaker, null).flatMap((block) =>
        block.kind === 'say' ? block.text : [],
      );
      expect(texts).not.toEqual([]);
      return texts.flatMap((part) => (typeof part === 'string' ? part.split(/(?<=[.!?])\s+/) : []));
    }),
  );
}

describe('an example that works out the learner’s problem', () => {
  test.each([
    ['In 6x + 9 it is 3, so 6x + 9 = 3(2x + 3).', '6x + 9'],
    ['In 6x + 9 it is 3, so 6x + 9 = 3(2x + 3).', '12y + 18'],
    ['x² − 9 = (x + 3)(x − 3).', '(x + 3)(x - 3)'],
    ['2 + 3 · 4 = 2 + 12 = 14, not 20.', '7 + 7'],
    ['x + 2 = 5 has the solution 3.', '2x + 1 = 7'],
    ['In 2, 3, 3, 5 it is 3.', '3x + 5 = 20'],
  ])('%s: %s', (sentence, problem) => {
    expect(revealsProblem(sentence, problem)).toBe(true);
  });

  test('one with other numbers stays', () => {
    expect(revealsProblem('x² − 9 = (x + 3)(x − 3).', 'x^2 - 25')).toBe(false);
    expect(revealsProblem('3(x + 2) = 3x + 6: every term.', '2x = 4')).toBe(false);
  });

  test.each(languages)('is not shown for any notion, in %s', (language) => {
    const problems = [
      '6x + 9',
      'x^2 - 9',
      '(x + 3)^2',
      'x^2 + 5x',
      'x^2 + 6x',
      'x + 2 = 5',
      'x^2 = 49',
      '2 + 3 * 4',
    ];
    const shown = problems.flatMap((problem) =>
      topicIds.flatMap((topic) =>
        sentencesFor(topic, problem, language).filter((sentence) => revealsProblem(sentence, problem)),
      ),
    );
    expect(shown).toEqual([]);
  });

  test('another one takes its place', () => {
    const shown = (problem: string) => sentencesFor('common_factor', problem, 'en').join(' ');
    expect(shown('6x + 9')).toContain('10x + 25');
    expect(shown('4x + 9')).toContain('6x + 9');
  });
});
