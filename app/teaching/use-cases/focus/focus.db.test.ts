import { describe, expect, test } from 'vitest';
import { AppError } from '#app/platform/errors.ts';
import { teachingTest } from '#tests/support/teaching.ts';
import { focusPlan } from './focus-plan.server.ts';
import { changeFocusTime, parkThought } from './focus-time.server.ts';
import { readSession } from '../read-session.server.ts';
import type { SessionOwner } from '../../model/record.ts';
import type { Energy } from '../../domain/sprint.ts';
import { startSession } from '../start-session.server.ts';
import { takeTurn } from '../turns/take-turn.server.ts';
import type { TeachingSessionView } from '../../model/views.ts';

const maya = { accountId: '00000000-0000-4000-a000-0000000000aa' };
const visitor = { visitorId: '00000000-0000-4000-a000-0000000000dd' };

const fixture = teachingTest();

const begin = (energy: Energy, problem = '3(x-2)=9', owner: SessionOwner = maya) =>
  startSession(fixture.services, owner, { model: 'focus', problem, locale: 'en', focus: { energy } });
const writes = (session: TeachingSessionView, answer: string, owner: SessionOwner = maya) => {
  fixture.app.clock.advance(30_000);
  return readSession(fixture.services, owner, session.id).then(({ card }) =>
    takeTurn(fixture.services, owner, session.id, { cardId: card!.id, answer }),
  );
};
const plain = (text: readonly (string | { plain: string })[]) =>
  text.map((part) => (typeof part === 'string' ? part : part.plain)).join('');

describe('energy', () => {
  test('determines whether a step starts with a small question, the name of the idea, or without help', async () => {
    const [low, okay, high] = await Promise.all([begin('low'), begin('okay'), begin('high')]);
    expect(plain(low.card!.prompt)).toContain('?');
    expect(plain(okay.card!.prompt)).toContain('multiply the bracket out');
    expect(plain(high.card!.prompt)).toBe('Just this: write line 2.');
    expect([low, okay, high].map(({ focus }) => focus?.minutes)).toEqual([5, 10, 15]);
    const next = await writes(low, '3x-6=9');
    expect(plain(next.session.card!.prompt)).toContain('?');
    expect(plain((await writes(high, '3x-6=9')).session.card!.prompt)).toBe('Just this: line 3.');
  });

  test('the plan names ideas only where the session does, and fills up with the lines', async () => {
    const low = await begin('low');
    const first = await focusPlan(fixture.services, maya, low.id);
    expect(first!.length).toBeLessThanOrEqual(3);
    expect(first![0]).toMatchObject({ name: 'multiply the bracket out', done: 0 });
    await writes(low, '3x-6=9');
    expect((await focusPlan(fixture.services, maya, low.id))![0]).toMatchObject({ done: 1 });
    const high = await begin('high', 'x^2-5x+6=0');
    expect(await focusPlan(fixture.services, maya, high.id)).toMatchObject([{ name: null }, { name: null }]);
    await expect(focusPlan(fixture.services, visitor, low.id)).rejects.toMatchObject({
      code: 'session_not_found',
    });
  });

  test('no first step is longer than two minutes: a long line starts with a small question', async () => {
    const problem = '(x+1)(x+2)+(x+3)(x+4)+(x+5)(x+6)+(x+7)(x+8)+(x+9)(x+10)+(x+11)(x+12)';
    const long = await begin('high', `expand ${problem}`);
    expect(plain(long.card!.prompt)).toContain('?');
  });
});

describe('the step', () => {
  test('an intent in the answer field is handled, and the card stays', async () => {
    const session = await begin('okay');
    const answer = await writes(session, 'I don’t get it');
    expect(answer.learner).toMatchObject({ kind: 'talk' });
    expect(answer.turn.blocks.map(({ kind }) => kind)).toContain('offers');
    expect(answer.session.card?.id).toBe(session.card?.id);
  });

  test('the response to the last line of a sprint has the current time, so that the clock never runs back', async () => {
    const session = await begin('okay');
    fixture.app.clock.advance(120_000);
    const answer = await writes(session, '3x-6=9');
    expect(answer.session.focus).toMatchObject({ secondsLeft: 450 });
    fixture.app.clock.advance(600_000);
    const late = await writes(session, '3x=15');
    expect(late.session.focus).toMatchObject({ secondsLeft: 0, running: true });
    expect(Date.parse(late.learner.createdAt)).toBeGreaterThan(Date.parse(late.session.focus!.overSince!));
  });

  test('a break is stored with its length and survives a reload', async () => {
    const session = await begin('okay');
    await changeFocusTime(fixture.services, maya, session.id, { action: 'break', minutes: 5 });
    fixture.app.clock.advance(60_000);
    const again = await readSession(fixture.services, maya, session.id);
    expect(again.focus).toMatchObject({ running: false, rest: { minutes: 5, secondsLeft: 240 } });
    expect(again.card?.id).toBe(session.card?.id);
  });
});

describe('parked thoughts', () => {
  const park = (owner: SessionOwner, session: string, text: string, id = fixture.services.random.uuid()) =>
    parkThought(fixture.services, owner, session, { id, text });

  test('retried after a lost response, a thought is parked once', async () => {
    const session = await begin('okay');
    const id = fixture.services.random.uuid();
    await park(maya, session.id, 'ask Dad', id);
    expect(await park(maya, session.id, 'ask Dad', id)).toEqual({ id, text: 'ask Dad' });
    expect((await readSession(fixture.services, maya, session.id)).focus?.parked).toHaveLength(1);
  });

  test('two tabs that park at the same time never exceed thirty', async () => {
    const session = await begin('okay');
    for (let at = 0; at < 28; at += 1) await park(maya, session.id, `thought ${at}`);
    const parked = await Promise.allSettled(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((text) => park(maya, session.id, text)),
    );
    expect(parked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await readSession(fixture.services, maya, session.id)).focus?.parked).toHaveLength(30);
  });

  test('flagged words get the fixed answer and are not parked; a visitor’s answer mentions no adult', async () => {
    for (const [owner, expected] of [
      [maya, 'The adult on this account'],
      [visitor, 'We don’t know who you are'],
    ] as const) {
      const session = await begin('okay', '3(x-2)=9', owner);
      const refused = await park(owner, session.id, 'I want to kill myself').catch(
        (thrown: unknown) => thrown,
      );
      expect(refused).toBeInstanceOf(AppError);
      expect(refused).toMatchObject({ code: 'worrying', status: 422 });
      expect(JSON.stringify((refused as AppError).details)).toContain(expected);
      expect((await readSession(fixture.services, owner, session.id)).focus?.parked).toEqual([]);
    }
    const flags = await fixture.app.db
      .selectFrom('app.safety_flags')
      .select(['kind', 'words', 'account_id'])
      .execute();
    expect(flags.map(({ account_id }) => account_id).toSorted()).toEqual([maya.accountId, null].toSorted());
    expect(flags[0]).toMatchObject({ kind: 'self_harm', words: 'I want to kill myself' });
  });

  test('a visitor’s flagged words in a session mention no adult either', async () => {
    const session = await begin('okay', '3(x-2)=9', visitor);
    const answer = await writes(session, 'I want to die', visitor);
    expect(JSON.stringify(answer.turn.blocks)).toContain('We don’t know who you are');
    expect(JSON.stringify(answer.turn.blocks)).not.toContain('adult on this account');
  });
});
