import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeMaths, conversation, openMaths } from './fixture.ts';

beforeAll(openMaths);
afterAll(closeMaths);

test('why, after a shown step: the rule of that line', async () => {
  const talk = await conversation('3x - 5 = 16');
  for (let turn = 0; turn < 5; turn += 1) await talk.says('i dont know');
  const { moments } = await talk.says('why?');
  expect(moments[0]).toMatchObject({ say: 'reason', line: 2, text: 'Add 5 to both sides.' });
});
