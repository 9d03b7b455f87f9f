import { describe, expect, test } from 'vitest';
import { teachingTest } from '#tests/support/teaching.ts';
import {
  conversationsPerPage,
  deleteConversation,
  listMine,
  renameConversation,
} from './conversations.server.ts';
import { deletedRetentionDays, eraseConversations } from './jobs.server.ts';
import { readSession } from './read-session.server.ts';
import type { SessionOwner } from '../model/record.ts';
import { startSession } from './start-session.server.ts';
import { takeTurn } from './turns/take-turn.server.ts';

const maya: SessionOwner = { accountId: '00000000-0000-4000-a000-0000000000aa' };
const noor: SessionOwner = { accountId: '00000000-0000-4000-a000-0000000000bb' };
const visitor: SessionOwner = { visitorId: '00000000-0000-4000-a000-0000000000dd' };
const gone = { code: 'session_not_found', status: 404 };

const fixture = teachingTest();

const begin = (problem: string, owner: SessionOwner = maya) => {
  fixture.app.clock.advance(1000);
  return startSession(fixture.services, owner, { model: 'socratic-guide', problem, locale: 'en' });
};
const found = async (search: string, owner: SessionOwner = maya) =>
  (await listMine(fixture.services, owner, { search })).sessions.map(({ id }) => id);

describe('searching conversations', () => {
  test('by problem with or without spaces, by title without accents, by the learner’s words', async () => {
    const linear = await begin('3(x-2) = 9');
    const square = await begin('x^2-5x+6=0');
    await renameConversation(fixture.services, maya, square.id, 'Dérivées, chapitre 4');
    await takeTurn(fixture.services, maya, linear.id, { text: 'I mixed up the brackets' });
    expect(await found('3(x - 2)')).toEqual([linear.id]);
    expect(await found('derivees, CHAP')).toEqual([square.id]);
    expect(await found('mixed up')).toEqual([linear.id]);
    expect(await found('   ')).toHaveLength(2);
  });

  test('by the opening message, which the problem does not contain', async () => {
    const { id } = await begin('can you help me with 3x squared minus 12 = 0?');
    expect(await found('help me with 3x squared')).toEqual([id]);
    expect(await found('3x^2')).toEqual([id]);
  });

  test('the tutor’s words, pattern characters and other people’s conversations give no results', async () => {
    await begin('3(x-2)=9');
    expect(await found('You want to solve')).toEqual([]);
    expect(await found('%')).toEqual([]);
    expect(await found('3(_-2)')).toEqual([]);
    expect(await found('3(x-2)', noor)).toEqual([]);
  });

  test('pages contain each conversation once, even with equal timestamps', async () => {
    const { id } = await begin('x+1=2');
    const row = await fixture.app.db
      .selectFrom('app.teaching_sessions')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { state, focus: _, ...rest } = row;
    for (let at = 0; at < conversationsPerPage + 4; at += 1)
      await fixture.app.db
        .insertInto('app.teaching_sessions')
        .values({ ...rest, state: JSON.stringify(state), id: fixture.app.services.random.uuid() })
        .execute();
    const first = await listMine(fixture.services, maya);
    expect(first.sessions).toHaveLength(conversationsPerPage);
    const second = await listMine(fixture.services, maya, { after: first.next! });
    expect(second.next).toBeNull();
    const ids = [...first.sessions, ...second.sessions].map((session) => session.id);
    expect(new Set(ids).size).toBe(conversationsPerPage + 5);
  });

  test('an invalid cursor starts at the first page', async () => {
    const { id } = await begin('x+1=2');
    for (const after of ['', 'x', '1_2', `99999999999999999999_${id}`])
      expect((await listMine(fixture.services, maya, { after })).sessions).toHaveLength(1);
  });
});

describe('renaming a conversation', () => {
  test('keeps its position in the list, and a pending card can still be answered', async () => {
    const older = await begin('3(x-2)=9');
    const newer = await begin('x+1=2');
    await renameConversation(fixture.services, maya, older.id, 'Brackets');
    const { sessions } = await listMine(fixture.services, maya);
    expect(sessions.map(({ title }) => title)).toEqual([null, 'Brackets']);
    expect(sessions[0]?.id).toBe(newer.id);
    await takeTurn(fixture.services, maya, older.id, { cardId: older.card!.id, answer: '3x-6=9' });
    expect((await readSession(fixture.services, maya, older.id)).title).toBe('Brackets');
  });

  test('clearing the title restores the problem as title', async () => {
    const { id } = await begin('3(x-2)=9');
    await renameConversation(fixture.services, maya, id, 'Brackets');
    await renameConversation(fixture.services, maya, id, null);
    expect((await listMine(fixture.services, maya)).sessions[0]?.title).toBeNull();
  });

  test('is refused for other people’s', async () => {
    const { id } = await begin('3(x-2)=9');
    await expect(renameConversation(fixture.services, noor, id, 'mine')).rejects.toMatchObject(gone);
    await expect(renameConversation(fixture.services, visitor, id, 'mine')).rejects.toMatchObject(gone);
    expect((await listMine(fixture.services, maya)).sessions[0]?.title).toBeNull();
  });
});

describe('deleting a conversation', () => {
  test('removes it from lists, search, reading, renaming and turns; others stay', async () => {
    const session = await begin('3(x-2)=9');
    const other = await begin('x+1=2');
    await deleteConversation(fixture.services, maya, session.id);
    expect((await listMine(fixture.services, maya)).sessions.map(({ id }) => id)).toEqual([other.id]);
    expect(await found('3(x-2)')).toEqual([]);
    const { id } = session;
    await expect(readSession(fixture.services, maya, id)).rejects.toMatchObject(gone);
    await expect(takeTurn(fixture.services, maya, id, { text: 'hello' })).rejects.toMatchObject(gone);
    await expect(renameConversation(fixture.services, maya, id, 'back')).rejects.toMatchObject(gone);
  });

  test('is idempotent, and refused for other people’s', async () => {
    const { id } = await begin('3(x-2)=9');
    await expect(deleteConversation(fixture.services, noor, id)).rejects.toMatchObject(gone);
    expect((await listMine(fixture.services, maya)).sessions).toHaveLength(1);
    await deleteConversation(fixture.services, maya, id);
    await deleteConversation(fixture.services, maya, id);
    expect((await listMine(fixture.services, maya)).sessions).toEqual([]);
  });

  test('gives no additional trial without an account', async () => {
    for (const problem of ['x+1=2', 'x+2=5', 'x+3=9']) {
      const { id } = await begin(problem, visitor);
      await deleteConversation(fixture.services, visitor, id);
    }
    await expect(begin('x+4=9', visitor)).rejects.toMatchObject({ code: 'visitor_sessions' });
  });

  test('is erased within a week, as the dialog promises, except with an open safety flag', async () => {
    const quiet = await begin('3(x-2)=9');
    const flagged = await begin('x+1=2');
    const stored = await begin('x+2=5');
    const turn = flagged.turns[0]!.id;
    await fixture.app.db
      .insertInto('app.safety_flags')
      .values({
        id: fixture.app.services.random.uuid(),
        session_id: flagged.id,
        turn_id: turn,
        kind: 'threat',
        created_at: fixture.app.clock.now(),
      })
      .execute();
    await deleteConversation(fixture.services, maya, quiet.id);
    await deleteConversation(fixture.services, maya, flagged.id);
    const ids = async () => {
      await eraseConversations(fixture.app.services);
      const rows = await fixture.app.db.selectFrom('app.teaching_sessions').select('id').execute();
      return rows.map(({ id }) => id).toSorted();
    };
    expect(await ids()).toHaveLength(3);
    // The nightly run may come up to a day after the period has passed.
    expect(deletedRetentionDays).toBeLessThanOrEqual(6);
    fixture.app.clock.advance(deletedRetentionDays * 24 * 3_600_000 + 1);
    expect(await ids()).toEqual([flagged.id, stored.id].toSorted());
    await fixture.app.db.updateTable('app.safety_flags').set({ state: 'seen' }).execute();
    expect(await ids()).toEqual([stored.id]);
  });
});
