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
