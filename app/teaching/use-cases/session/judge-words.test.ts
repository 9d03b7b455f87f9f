import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeMaths, conversation, momentIds, openMaths } from './fixture.ts';

beforeAll(openMaths);
afterAll(closeMaths);

describe('a stated result is judged as a line', () => {
  test.each([
    ['en', '3x - 5 = 16', 'i did it on paper and got x = 7'],
    ['es', 'x² + 5x - 14 = 0', 'a mí me dan 2 y -7'],
    ['fr', '4x - 9 = 23', 'sur ma feuille j’ai x = 8'],
  ] as const)('right, %s', async (locale, problem, text) => {
    const talk = await conversation(problem, locale);
    const { state } = await talk.says(text);
    expect(state.item).toMatchObject({ problem, outcome: 'unaided' });
    expect(state.card?.purpose).toBe('twin');
  });

  test('wrong: the problem stays open and the line is named wrong', async () => {
    const talk = await conversation('3x - 5 = 16');
    const { moments, state } = await talk.says('is it 5?');
    expect(momentIds(moments)).toContain('different');
    expect(state.item.outcome).toBeNull();
    expect(state.item.failed).toBe(1);
  });
});
