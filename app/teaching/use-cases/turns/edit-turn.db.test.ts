import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadEvidence } from '#app/practice/db/evidence.server.ts';
import { type PracticeTest, practiceTest } from '#tests/support/practice.ts';
import { editTurn } from './edit-turn.server.ts';
import { readSession, requireSession } from '../read-session.server.ts';
import type { SessionOwner } from '../../model/record.ts';
import { rephraseTurn } from './rephrase-turn.server.ts';
import { startSession } from '../start-session.server.ts';
import { takeTurn } from './take-turn.server.ts';

let app: PracticeTest;
let services: Parameters<typeof startSession>[0];
beforeAll(async () => {
  app = await practiceTest();
  services = { ...app.services, maths: app.practiceServices.maths };
});
afterAll(() => app.close());

const noor: SessionOwner = { accountId: '00000000-0000-4000-a000-0000000000bb' };

/** A learner in a conversation that starts with a problem. */
async function conversation(problem = '3(x-2)=9') {
  const { accountId, profileId } = await app.learner();
  const owner: SessionOwner = { accountId };
  const started = await startSession(services, owner, {
    model: 'socratic-guide',
    problem,
    locale: 'en',
    profileId,
  });
  const { id } = started;
  const read = () => readSession(services, owner, id);
  const take = (input: Parameters<typeof takeTurn>[3]) => {
    app.clock.advance(30_000);
    return takeTurn(services, owner, id, input);
  };
  return {
    id,
    owner,
    begun: started,
    read,
    writes: async (answer: string) => take({ cardId: (await read()).card!.id, answer }),
    asks: async (action: 'hint' | 'cannot_start' | 'give_up') =>
      take({ action, cardId: (await read()).card!.id }),
    says: (text: string) => take({ text }),
    edits: async (turnId: string, text: string) =>
      editTurn(services, owner, id, turnId, { text, newest: (await read()).turns.at(-1)!.id }),
    state: async () => (await requireSession(services, owner, id)).state,
    shown: async () => (await loadEvidence(app.db, profileId)).map(({ right, aid }) => ({ right, aid })),
  };
}

describe('editing an earlier question', { timeout: 60_000 }, () => {
  test('continues from the work at that point; later turns are stored as superseded', async () => {
    const it = await conversation();
    await it.writes('3x-6=9');
    const { card: oldCard, ...then } = await it.state();
    const { learner } = await it.says('why?');
    await it.writes('3x=15');
    await it.writes('x=5');
    const view = await it.edits(learner.id, 'what do I have to do?');
    const { card, left, talk, ...now } = await it.state();
    expect(now).toEqual(then);
    // The reply to the new question is remembered, so that the same question gets other words.
    expect(talk).toEqual({ key: 'clarify task', times: 0 });
    expect(left).toEqual([]);
    expect({ ...card, id: '' }).toEqual({ ...oldCard, id: '' });
    expect(card?.id).not.toBe(oldCard?.id);
    expect(view.turns).toHaveLength(5);
    expect(view.turns.at(-2)).toMatchObject({ typed: 'what do I have to do?', edits: learner.id });
    expect(view.earlier).toHaveLength(6);
    await it.writes('3x=15');
    expect((await it.state()).item.lines).toHaveLength(3);
  });

  test('never undoes a wrong line or help, and gives no second first attempt', async () => {
    const it = await conversation();
    const { learner } = await it.says('what do I have to do?');
    await it.writes('3x-2=9');
    await it.asks('hint');
    const wrong = [{ right: false, aid: 'none' }];
    expect(await it.shown()).toEqual(wrong);
    await it.edits(learner.id, 'thanks');
    expect((await it.state()).item).toMatchObject({ failed: 1, help: 1, step: { failed: 0, rung: 0 } });
    const { turn } = await it.writes('x=5');
    expect((await it.state()).item.outcome).toBe('with_hints');
    expect(JSON.stringify(turn.blocks)).not.toContain('no help');
    expect(await it.shown()).toEqual(wrong);
  });

  test('the same problem started or met again is practice', async () => {
    const it = await conversation();
    await it.writes('x=5');
    expect(await it.shown()).toEqual([{ right: true, aid: 'none' }]);
    await it.edits(it.begun.turns[0]!.id, '3(x-2)=9');
    expect((await it.state()).left).toHaveLength(1);
    await it.writes('x=5');
    expect(await it.shown()).toEqual([
      { right: true, aid: 'none' },
      { right: true, aid: 'hint' },
    ]);
  });

  test('a mistyped problem leaves no trace, and its replacement is the first attempt', async () => {
    const it = await conversation('3(x-2)=8');
    const view = await it.edits(it.begun.turns[0]!.id, '3(x-2)=9');
    expect(view.problem.formula.plain).toBe('3(x - 2) = 9');
    expect(view.turns).toHaveLength(2);
    expect(await it.state()).toMatchObject({ past: [], left: [] });
    await it.writes('x=5');
    expect(await it.shown()).toEqual([{ right: true, aid: 'none' }]);
    const again = await it.edits(view.turns[0]!.id, 'x+1=3');
    expect(again.turns).toHaveLength(2);
    expect(again.problem.typed).toBe('x+1=3');
  });

  test('a conversation keeps its opening message beside its problem, also after rephrasing', async () => {
    const words = 'can you help me with 3x squared minus 12 = 0?';
    const it = await conversation(words);
    expect(it.begun.turns[0]).toMatchObject({ asked: words });
    expect(it.begun.problem.formula.plain).toBe('3x² - 12 = 0');
    const [first] = (await it.read()).turns;
    const rephrased = await rephraseTurn(services, it.owner, it.id, first!.id);
    expect(rephrased.turns[0]).toMatchObject({ asked: words, anew: { of: first!.id } });
    const edited = await it.edits(rephrased.turns[0]!.id, 'and 3x squared minus 27 = 0?');
    expect(edited.turns[0]).toMatchObject({ typed: 'and 3x squared minus 27 = 0?' });
    expect(edited.earlier?.[0]).toMatchObject({ asked: words });
  });

  test('a solution that was shown still counts when the problem is reopened', async () => {
    const it = await conversation();
    const { learner } = await it.says('thanks');
    await it.asks('cannot_start');
    await it.asks('give_up');
    expect(await it.shown()).toEqual([{ right: false, aid: 'shown' }]);
    await it.edits(learner.id, 'alone please');
    expect((await it.state()).item).toMatchObject({ help: 4, outcome: null });
    await it.writes('x=5');
    expect((await it.state()).item.outcome).toBe('with_steps_shown');
    expect(await it.shown()).toEqual([{ right: false, aid: 'shown' }]);
  });

  test('is idempotent; two tabs do not fork, and an outdated tab gets the current state', async () => {
    const it = await conversation();
    const { learner } = await it.says('why?');
    await it.writes('3x-6=9');
    const newestId = (await it.read()).turns.at(-1)!.id;
    const edit = { text: 'what is the task?', newest: newestId };
    const both = await Promise.all([
      editTurn(services, it.owner, it.id, learner.id, edit),
      editTurn(services, it.owner, it.id, learner.id, edit),
    ]);
    expect(both[0].turns.map(({ id }) => id)).toEqual(both[1].turns.map(({ id }) => id));
    expect((await it.read()).turns).toHaveLength(3);
    const moved = { status: 409, code: 'moved' };
    await expect(
      editTurn(services, it.owner, it.id, learner.id, { text: 'other', newest: newestId }),
    ).rejects.toMatchObject(moved);
    const newest = (await it.read()).turns;
    await it.says('thanks');
    await expect(
      editTurn(services, it.owner, it.id, newest[1]!.id, { text: 'other', newest: newest.at(-1)!.id }),
    ).rejects.toMatchObject(moved);
  });

  test('an answer to a superseded card is rejected', async () => {
    const it = await conversation();
    const { learner } = await it.says('why?');
    const cardId = (await it.read()).card!.id;
    await it.writes('3x-6=9');
    await it.edits(learner.id, 'thanks');
    await expect(takeTurn(services, it.owner, it.id, { cardId, answer: '3x-6=9' })).rejects.toMatchObject({
      code: 'card_gone',
    });
  });

  test('lines are not editable, unreadable problems change nothing, and no one edits other people’s', async () => {
    const it = await conversation();
    const { learner } = await it.writes('3x-2=9');
    await expect(it.edits(learner.id, '3x-6=9')).rejects.toMatchObject({ code: 'not_now' });
    await expect(it.edits(it.begun.turns[0]!.id, '3((=')).rejects.toMatchObject({ status: 422 });
    const { turns } = await it.read();
    expect(turns).toHaveLength(3);
    await expect(
      editTurn(services, noor, it.id, learner.id, { text: 'x', newest: turns.at(-1)!.id }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test('nothing is editable while a skill is taught: its questions are answered once', async () => {
    const { accountId, profileId } = await app.learner();
    const owner = { accountId };
    const started = await startSession(services, owner, {
      model: 'socratic-guide',
      skill: 'linear_equations',
      locale: 'en',
      profileId,
    });
    const [first] = started.turns;
    await expect(
      editTurn(services, owner, started.id, first!.id, { text: 'x+1=2', newest: first!.id }),
    ).rejects.toMatchObject({ code: 'not_now' });
  });

  test('flagged words in an edit raise a flag, and an earlier flag stays', async () => {
    const it = await conversation();
    const { learner } = await it.says('I want to kill myself');
    const view = await it.edits(learner.id, 'I want to die');
    expect(view.turns.at(-1)).toMatchObject({ blocks: [{ kind: 'care' }] });
    const flags = await app.db
      .selectFrom('app.safety_flags')
      .selectAll()
      .where('session_id', '=', it.id)
      .execute();
    expect(flags).toHaveLength(2);
  });
});
