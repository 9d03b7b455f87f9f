import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeMaths, conversation, momentIds, openMaths } from './fixture.ts';

beforeAll(openMaths);
afterAll(closeMaths);

test('another problem is offered, and the open one stays', async () => {
  const talk = await conversation('3x - 5 = 16');
  await talk.writes('3x = 21');
  const { moments, state } = await talk.says('can we do 4x + 9 = 21 instead');
  expect(momentIds(moments)).toEqual(['other_problem', 'offers']);
  expect(state.item.problem).toBe('3x - 5 = 16');
  const asked = await talk.says('how do i solve 2x + 3 = 7');
  expect(momentIds(asked.moments)).toEqual(['other_problem', 'offers']);
});
