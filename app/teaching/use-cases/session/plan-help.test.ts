import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeMaths, conversation, momentIds, openMaths } from './fixture.ts';

beforeAll(openMaths);
afterAll(closeMaths);

describe('stuck goes down one rung each time', () => {
  test.each([
    ['en', '3x - 5 = 16', ['dunno', 'no clue', 'still nothing', 'i dont know', 'help']],
    ['es', '2x + 9 = 25', ['ni idea', 'que no sé', 'nada, no me sale', 'no entiendo', 'ayuda']],
    ['fr', '4x - 9 = 23', ['aucune idée', 'je ne vois pas', 'non vraiment pas', 'je sais pas', 'aide-moi']],
  ] as const)('%s', async (locale, problem, messages) => {
    const talk = await conversation(problem, locale);
    const turns = [];
    for (const text of messages) turns.push(await talk.says(text));
    expect(turns.map(({ moments }) => momentIds(moments)[0])).toEqual([
      'orient.equation',
      'idea',
      'half_step',
      'worked',
      'lines',
    ]);
    const texts = turns.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('the first time unlocks no hint', async () => {
    const talk = await conversation('3x - 5 = 16');
    const { state } = await talk.says('hint please');
    expect(state.item.step).toMatchObject({ rung: 0, cannotStart: false });
  });

  test('two clueless messages in a row never get the same sentence, not even on the last step', async () => {
    const talk = await conversation('simplify 6/8');
    await talk.writes('3/5');
    let before = '';
    for (let turn = 0; turn < 8; turn += 1) {
      const { text, state } = await talk.says('i dont know');
      expect(text).not.toBe(before);
      expect(state.item.outcome).toBeNull();
      before = text;
    }
  });
});
