import { expect, test } from 'vitest';
import { teachingTest } from '#tests/support/teaching.ts';
import type { TutorBlock } from '../../model/blocks.ts';
import { readSession, requireSession } from '../read-session.server.ts';
import { rephraseTurn } from './rephrase-turn.server.ts';
import type { SessionOwner } from '../../model/record.ts';
import { startSession } from '../start-session.server.ts';
import { takeTurn } from './take-turn.server.ts';
import { copiedText } from '../../domain/turns/turn-text.ts';

const maya: SessionOwner = { accountId: '00000000-0000-4000-a000-0000000000aa' };

const fixture = teachingTest();

const begin = () =>
  startSession(fixture.services, maya, { model: 'socratic-guide', problem: '3(x-2)=9', locale: 'en' });
const blocksOf = (turn: object | undefined): TutorBlock[] => (turn as { blocks: TutorBlock[] }).blocks;
/** Everything in a turn that rephrasing must not change. */
const fixed = (blocks: readonly TutorBlock[]) =>
  blocks.map((block) => ({
    kind: block.kind,
    ...('verdict' in block && { verdict: block.verdict }),
    ...('lines' in block && { lines: block.lines }),
    ...('formula' in block && { formula: block.formula }),
  }));

test('each rephrasing has other words: verdict, lines and state stay, the previous turn is stored', async () => {
  const { id, card } = await begin();
  await takeTurn(fixture.services, maya, id, { cardId: card!.id, answer: '3x-2=9' });
  const { state } = await requireSession(fixture.services, maya, id);
  let turn = (await readSession(fixture.services, maya, id)).turns.at(-1)!;
  for (let times = 1; times <= 3; times += 1) {
    const view = await rephraseTurn(fixture.services, maya, id, turn.id);
    const next = view.turns.at(-1)!;
    expect(copiedText(blocksOf(next))).not.toBe(copiedText(blocksOf(turn)));
    expect(fixed(blocksOf(next))).toEqual(fixed(blocksOf(turn)));
    expect(view.turns).toHaveLength(3);
    expect(view.earlier).toHaveLength(times);
    turn = next;
  }
  expect((await requireSession(fixture.services, maya, id)).state).toEqual(state);
  await takeTurn(fixture.services, maya, id, {
    cardId: (await readSession(fixture.services, maya, id)).card!.id,
    answer: '3x-6=9',
  });
  expect((await readSession(fixture.services, maya, id)).lines).toHaveLength(2);
});

test('pressed twice it rephrases once, also from two tabs; a repeated answer gets the current words', async () => {
  const { id, card } = await begin();
  const input = { cardId: card!.id, answer: '3x-6=9' };
  const { turn } = await takeTurn(fixture.services, maya, id, input);
  const both = await Promise.allSettled([
    rephraseTurn(fixture.services, maya, id, turn.id),
    rephraseTurn(fixture.services, maya, id, turn.id),
  ]);
  expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
  const view = await rephraseTurn(fixture.services, maya, id, turn.id);
  expect(view.turns).toHaveLength(3);
  expect(view.earlier).toHaveLength(1);
  expect((await takeTurn(fixture.services, maya, id, input)).turn.id).toBe(view.turns.at(-1)!.id);
});

test('applies to the newest turn only, and never to a safety answer', async () => {
  const { id, turns } = await begin();
  const { turn } = await takeTurn(fixture.services, maya, id, { text: 'I want to kill myself' });
  await expect(rephraseTurn(fixture.services, maya, id, turns[0]!.id)).rejects.toMatchObject({
    code: 'moved',
  });
  await expect(rephraseTurn(fixture.services, maya, id, turn.id)).rejects.toMatchObject({
    code: 'nothing_other',
  });
  await expect(
    rephraseTurn(fixture.services, { accountId: '00000000-0000-4000-a000-0000000000bb' }, id, turn.id),
  ).rejects.toMatchObject({ status: 404 });
});
