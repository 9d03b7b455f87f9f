import { describe, expect, test } from 'vitest';
import { teachingTest } from '#tests/support/teaching.ts';
import type { TutorBlock } from '../model/blocks.ts';
import type { SessionOwner } from '../model/record.ts';
import { startSession } from './start-session.server.ts';
import { takeTurn } from './turns/take-turn.server.ts';

const fixture = teachingTest();
const maya: SessionOwner = { accountId: '00000000-0000-4000-a000-0000000000ca' };

const begin = (problem: string, locale: 'en' | 'es' | 'fr') =>
  startSession(fixture.services, maya, { model: 'socratic-guide', problem, locale });
const blocksOf = (turn: object | undefined): readonly TutorBlock[] =>
  turn !== undefined && 'blocks' in turn ? (turn.blocks as TutorBlock[]) : [];
const offersOf = (blocks: readonly TutorBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'offers' ? block.offers : []));

describe('a message that states several problems', () => {
  const messages = {
    en: 'Solve:\na) x - 9 = 4\nb) 3x + 5 = 26\nc) 2(x - 1) = 8',
    es: 'Resuelve:\na) x - 9 = 4\nb) 3x + 5 = 26\nc) 2(x - 1) = 8',
    fr: 'Résoudre :\na) x - 9 = 4\nb) 3x + 5 = 26\nc) 2(x - 1) = 8',
  };

  test.each(['en', 'es', 'fr'] as const)(
    'in %s begins with the first and offers the others',
    async (locale) => {
      const session = await begin(messages[locale], locale);
      expect(session.problem.formula.plain).toBe('x - 9 = 4');
      const blocks = blocksOf(session.turns[0]);
      expect(JSON.stringify(blocks[0])).toMatch(/3.*a\)/u);
      expect(offersOf(blocks).map((offer) => 'formula' in offer && offer.formula?.plain)).toEqual([
        '3x + 5 = 26',
        '2(x - 1) = 8',
      ]);
    },
  );

  test('another part begins when it is chosen', async () => {
    const session = await begin(messages.en, 'en');
    const [second] = offersOf(blocksOf(session.turns[0]));
    const problem = second !== undefined && 'problem' in second ? (second.problem ?? '') : '';
    const { session: after } = await takeTurn(fixture.services, maya, session.id, {
      action: 'new_problem',
      problem,
    });
    expect(after.problem.formula.plain).toBe('3x + 5 = 26');
  });

  test('one problem has no parts', async () => {
    const session = await begin('solve x - 9 = 4', 'en');
    expect(offersOf(blocksOf(session.turns[0]))).toEqual([]);
  });
});

describe('a message that can be meant in several ways', () => {
  const open = 'twice x minus seven is nineteen';
  const start = (reading?: string) =>
    startSession(fixture.services, maya, {
      model: 'socratic-guide',
      problem: open,
      locale: 'en',
      ...(reading !== undefined && { reading }),
    });

  test('is asked back without a choice, and with one that was not offered', async () => {
    await expect(start()).rejects.toMatchObject({ code: 'problem_several' });
    await expect(start('9')).rejects.toMatchObject({ code: 'problem_several' });
  });

  test('begins with the chosen reading', async () => {
    expect((await start('1')).problem.formula.plain).toBe('2x - 7 = 19');
    expect((await start('2')).problem.formula.plain).toBe('2(x - 7) = 19');
  });
});

test('a heading and marks for points change nothing', async () => {
  const session = await begin('Exercise 12.\nSolve 5x - 3 = 12. (2 points)', 'en');
  expect(session.problem.formula.plain).toBe('5x - 3 = 12');
});
