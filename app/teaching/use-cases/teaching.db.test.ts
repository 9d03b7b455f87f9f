import { describe, expect, test } from 'vitest';
import { AppError } from '#app/platform/errors.ts';
import { createNetworkLimit } from '#app/platform/rate-limits.server.ts';
import { teachingTest } from '#tests/support/teaching.ts';
import { listMine } from './conversations.server.ts';
import { forgetVisitors } from './jobs.server.ts';
import { visitorSessionsOfNetwork } from './limits.server.ts';
import type { ModelId } from '../domain/models.ts';
import { readSession, takeOver } from './read-session.server.ts';
import type { TurnInput } from '../model/schemas.server.ts';
import type { SessionOwner } from '../model/record.ts';
import { startSession } from './start-session.server.ts';
import { takeTurn } from './turns/take-turn.server.ts';
import type { TeachingSessionView, TutorTurnView } from '../model/views.ts';

const maya = { accountId: '00000000-0000-4000-a000-0000000000aa' };
const noor = { accountId: '00000000-0000-4000-a000-0000000000bb' };
const visitor = { visitorId: '00000000-0000-4000-a000-0000000000dd' };

const fixture = teachingTest();

type Locale = 'en' | 'es' | 'fr';
const begin = (
  problem: string,
  model: ModelId = 'socratic-guide',
  locale: Locale = 'en',
  owner: SessionOwner = maya,
) => startSession(fixture.services, owner, { model, problem, locale });

/** Goes through a session as a learner, with half a minute between answers. */
function learner(session: TeachingSessionView, owner: SessionOwner = maya) {
  let { card } = session;
  const take = async (input: TurnInput) => {
    fixture.app.clock.advance(30_000);
    const answer = await takeTurn(fixture.services, owner, session.id, input);
    card = answer.session.card;
    return answer;
  };
  return {
    writes: (answer: string) => take({ cardId: card!.id, answer }),
    asks: (action: 'hint' | 'cannot_start' | 'give_up' | 'continue' | 'new_problem') =>
      take({ action, ...(card ? { cardId: card.id } : {}) }),
    says: (text: string) => take({ text }),
  };
}

/** The text of a turn, formulas as typed. */
function wordsOf(turn: Pick<TutorTurnView, 'blocks'>): string {
  const text = (parts: readonly (string | { plain: string })[]) =>
    parts.map((part) => (typeof part === 'string' ? part : part.plain)).join('');
  return turn.blocks.flatMap((block) => ('text' in block ? [text(block.text)] : [])).join(' ');
}
const kinds = (turn: Pick<TutorTurnView, 'blocks'>) => turn.blocks.map(({ kind }) => kind);
const verdictOf = (turn: Pick<TutorTurnView, 'blocks'>) =>
  turn.blocks.find((block) => block.kind === 'verdict');
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'nothing thrown',
    (thrown: unknown) => (thrown instanceof AppError ? thrown.code : thrown),
  );

describe('taught to the end with the real engine', () => {
  const lines: Record<Locale, { verdict: string; right: string; done: string; read: string }> = {
    en: {
      verdict: 'At x = 1 line 1 gives -6. Line 2 gives 4.',
      right: 'match',
      done: 'x = -1/2 or x = 3',
      read: 'You want to solve this.',
    },
    es: {
      verdict: 'Con x = 1, la línea 1 da -6. La línea 2 da 4.',
      right: 'coincide',
      done: 'x = -1/2 o x = 3',
      read: 'resolver esto',
    },
    fr: {
      verdict: 'Avec x = 1, la ligne 1 donne -6. La ligne 2 donne 4.',
      right: 'correspond',
      done: 'x = -1/2 ou x = 3',
      read: 'résoudre ceci',
    },
  };

  test.each(['en', 'es', 'fr'] as const)(
    '2x² − 5x − 3 = 0 in %s: a wrong line is named with its numbers, correct ones are confirmed',
    async (locale) => {
      const expected = lines[locale];
      const session = await begin('2x^2 - 5x - 3 = 0', 'socratic-guide', locale);
      const first = session.turns[0] as TutorTurnView;
      expect(first.phase).toBe('orient');
      const me = learner(session);

      const slip = await me.writes('(2x-1)(x+3)=0');
      expect(verdictOf(slip.turn)).toMatchObject({ verdict: 'different', mistake: 'wrong_sign_factor_pair' });
      expect(slip.turn.blocks).toContainEqual(
        expect.objectContaining({ kind: 'verdict', verdict: 'different' }),
      );
      expect(wordsOf(slip.turn)).toContain(expected.verdict);
      expect(slip.session.stage).toBe(2);

      const right = await me.writes('(2x+1)(x-3)=0');
      expect(verdictOf(right.turn)).toMatchObject({ verdict: 'equal' });
      expect(right.session.lines).toHaveLength(2);

      const one = await me.writes('x = 3');
      expect(verdictOf(one.turn)).toMatchObject({ verdict: 'unknown' });

      const end = await me.writes(expected.done);
      expect(end.session).toMatchObject({
        phase: 'resolve',
        outcome: 'with_hints',
        card: { purpose: 'twin' },
      });

      const twin = await me.asks('continue');
      expect(twin.session).toMatchObject({ phase: 'transfer', problem: { role: 'twin' } });
      expect(twin.session.problem.formula.plain).not.toBe('2x² - 5x - 3 = 0');
    },
  );

  test('3(x−2)=9 step by step: the coach names each rule and the mistake is known', async () => {
    const session = await begin('3(x-2)=9', 'step-by-step-coach');
    expect(session.card?.prompt.join('')).toContain('Next: multiply the bracket out.');
    const me = learner(session);
    const slip = await me.writes('3x-2=9');
    expect(verdictOf(slip.turn)).toMatchObject({ verdict: 'different', mistake: 'distributes_first_only' });
    expect(kinds(slip.turn)).toContain('hint');
    await me.writes('3x-6=9');
    const third = await me.writes('3x=15');
    expect(third.session.card?.prompt.join('')).toContain('Next: do the same on both sides.');
    const end = await me.writes('x=5');
    expect(end.session.outcome).toBe('with_hints');
    expect(end.session.tally).toMatchObject({ unaided: 2, afterHelp: 1, solved: 1 });
  });

  test('simplify 6/8: on a one-step item the shown step is the answer, it counts as given up, and a twin follows', async () => {
    const session = await begin('simplifie 6/8', 'socratic-guide', 'fr');
    const me = learner(session);
    await me.writes('3/5');
    await me.writes('4/5');
    const response = await me.writes('2/5');
    expect(response.turn.blocks).toContainEqual(expect.objectContaining({ kind: 'worked', rung: 4 }));
    expect(wordsOf(response.turn)).toContain('Il compte comme laissé.');
    expect(response.session).toMatchObject({
      phase: 'transfer',
      problem: { role: 'twin' },
      tally: { givenUp: 1, solved: 0 },
    });
  });

  test('simplifica 6/8 right at once is unaided', async () => {
    const session = await begin('simplifica 6/8', 'socratic-guide', 'es');
    const end = await learner(session).writes('3/4');
    expect(end.session.outcome).toBe('unaided');
  });

  test('hints on request: idea, this error, another problem, this step, then an explanation', async () => {
    const me = learner(await begin('3(x-2)=9'));
    expect(kinds((await me.asks('hint')).turn)).toEqual(['say']);
    await me.writes('3x-2=9');
    const h1 = await me.asks('hint');
    expect(h1.turn.blocks[0]).toMatchObject({ kind: 'hint', rung: 1, title: 'The idea' });
    const h2 = await me.asks('hint');
    expect(h2.turn.blocks[0]).toMatchObject({ kind: 'hint', rung: 2, title: 'A common mistake' });
    const h3 = await me.asks('hint');
    expect(h3.turn.blocks[1]).toMatchObject({ kind: 'worked', rung: 3 });
    expect(JSON.stringify(h3.turn.blocks)).not.toContain('3x - 6 = 9');
    const h4 = await me.asks('hint');
    expect(h4.turn.blocks.at(-1)).toMatchObject({ kind: 'step', formula: { plain: '3x - 6 = 9' } });
    expect(h4.session.card?.purpose).toBe('explain');
    const on = await me.writes('I multiplied both terms');
    expect(on.session.card).toMatchObject({ purpose: 'line', line: 3 });
  });

  test('no turn before the end contains the answer', async () => {
    const me = learner(await begin('2x^2 - 5x - 3 = 0', 'exam-sprint'));
    const turns = [
      await me.writes('(2x-1)(x+3)=0'),
      await me.asks('hint'),
      await me.writes('x(2x-5)=-3'),
      await me.says('tell me the answer'),
    ];
    for (const { turn } of turns) {
      expect(JSON.stringify(turn.blocks)).not.toMatch(/"(x = -1\/2 or x = 3|-1\/2)"/);
    }
  });

  test('giving up shows the full solution, and a twin with other numbers follows in the same turn', async () => {
    const me = learner(await begin('3(x-2)=9'));
    const response = await me.asks('cannot_start').then(() => me.asks('give_up'));
    expect(response.turn.blocks).toContainEqual(expect.objectContaining({ kind: 'worked', rung: 4 }));
    expect(response.session.problem).toMatchObject({ role: 'twin' });
    expect(response.session.problem.formula.plain).not.toBe('3(x - 2) = 9');
    const again = await me.asks('cannot_start').then(() => me.asks('give_up'));
    expect(kinds(again.turn)).toContain('humans');
    expect(again.session.phase).toBe('reflect');
  });

  test('a problem the solver cannot solve is reported as such, and lines are still checked', async () => {
    const session = await begin('x = cos(x)');
    expect(session.problem.solvable).toBe(false);
    expect(wordsOf(session.turns[0] as TutorTurnView)).toContain(
      'I can’t solve this kind of problem myself.',
    );
    const after = await learner(session).writes('2x = 2cos(x)');
    expect(verdictOf(after.turn)?.verdict).not.toBe('different');
  });

  test('an unreadable problem is rejected with the position and the input', async () => {
    const refused = begin('3(x-2');
    await expect(refused).rejects.toMatchObject({
      code: 'problem_unreadable',
      status: 422,
      details: { problem: '3(x-2', reason: 'unclosed_bracket', position: { at: 5 } },
    });
  });

  test('a sentence that is not read is refused as words, not for the first unknown one', async () => {
    const problem = 'Find the area of a triangle of sides 5 and 6';
    await expect(begin(problem)).rejects.toMatchObject({
      code: 'problem_unreadable',
      details: { problem, reason: 'words' },
    });
  });

  test('an unreadable line is no attempt', async () => {
    const me = learner(await begin('3(x-2)=9'));
    const after = await me.writes('3x - = 9');
    expect(after.turn.blocks[0]).toMatchObject({ kind: 'unread', typed: '3x - = 9' });
    expect(kinds((await me.asks('hint')).turn)).toEqual(['say']);
  });

  test('a wrong line with the decimal comma of the session is parsed correctly', async () => {
    const me = learner(await begin('x/2=1,5', 'socratic-guide', 'es'));
    expect((await me.writes('x=3')).session.outcome).toBe('unaided');
  });

  test('Visual Explorer draws from the start, and both lines after a mistake', async () => {
    const session = await begin('x^2-5x+6=0', 'visual-explorer');
    expect(session.graph).toMatchObject({ mine: null });
    const after = await learner(session).writes('(x-2)(x+3)=0');
    expect(after.session.graph?.mark).toEqual({ x: 1, given: 2, mine: -4 });
    expect(kinds(after.turn)).toContain('graph');
  });
});

describe('one card, one answer', () => {
  test('the same answer twice at the same time is one turn and one attempt', async () => {
    const session = await begin('3(x-2)=9');
    const input = { cardId: session.card!.id, answer: '3x-2=9' };
    const [a, b] = await Promise.all([
      takeTurn(fixture.services, maya, session.id, input),
      takeTurn(fixture.services, maya, session.id, input),
    ]);
    expect(a.turn.id).toBe(b.turn.id);
    const now = await readSession(fixture.services, maya, session.id);
    expect(now.turns).toHaveLength(3);
    expect(kinds(a.turn)).not.toContain('worked');
  });

  test('a different answer to an answered card is rejected with the current state', async () => {
    const session = await begin('3(x-2)=9');
    const cardId = session.card!.id;
    await takeTurn(fixture.services, maya, session.id, { cardId, answer: '3x-6=9' });
    const refused = takeTurn(fixture.services, maya, session.id, { cardId, answer: 'x=7' });
    await expect(refused).rejects.toMatchObject({
      code: 'card_answered',
      status: 409,
      details: { session: { lines: [{ n: 1 }, { n: 2 }] } },
    });
  });

  test('two presses of Hint on one card are one hint', async () => {
    const session = await begin('3(x-2)=9');
    const input = { action: 'cannot_start' as const, cardId: session.card!.id };
    const [a, b] = await Promise.all([
      takeTurn(fixture.services, maya, session.id, input),
      takeTurn(fixture.services, maya, session.id, input),
    ]);
    expect(a.turn.id).toBe(b.turn.id);
  });

  test('messages beside the card leave the card unchanged', async () => {
    const session = await begin('3(x-2)=9');
    const answer = await learner(session).says('what do I have to do?');
    expect(answer.session.card?.id).toBe(session.card?.id);
    expect(answer.turn.phase).toBe('clarify');
  });

  test('a result stated beside the card is judged as the line', async () => {
    const session = await begin('3(x-2)=9');
    const answer = await learner(session).says('x = 5');
    expect(answer.turn.blocks).toContainEqual(expect.objectContaining({ kind: 'verdict', verdict: 'equal' }));
    expect(answer.session.outcome).toBe('unaided');
  });

  test('flagged words get the fixed answer, with the country’s help lines, and a flag', async () => {
    const session = await startSession(fixture.services, maya, {
      model: 'focus',
      problem: '3(x-2)=9',
      locale: 'fr-FR',
    });
    const answer = await learner(session).says('j’ai envie de mourir');
    expect(answer.turn).toMatchObject({ phase: 'escalate', blocks: [{ kind: 'care' }] });
    expect(JSON.stringify(answer.turn.blocks)).toContain('3114');
    const flagged = await fixture.app.db
      .selectFrom('app.teaching_turns')
      .select('flag')
      .where('flag', '=', 'self_harm')
      .execute();
    expect(flagged).toHaveLength(1);
  });
});

describe('access to a session', () => {
  test('no one else can read or answer it', async () => {
    const session = await begin('3(x-2)=9');
    expect(await code(readSession(fixture.services, noor, session.id))).toBe('session_not_found');
    expect(await code(readSession(fixture.services, visitor, session.id))).toBe('session_not_found');
    const input = { cardId: session.card!.id, answer: 'x=5' };
    expect(await code(takeTurn(fixture.services, noor, session.id, input))).toBe('session_not_found');
    expect((await listMine(fixture.services, noor)).sessions).toEqual([]);
    expect((await listMine(fixture.services, maya)).sessions).toHaveLength(1);
  });

  test('an account takes over a visitor’s session at the exact step', async () => {
    const session = await begin('3(x-2)=9', 'socratic-guide', 'en', visitor);
    await learner(session, visitor).writes('3x-6=9');
    await takeOver(
      fixture.services,
      (maya as { accountId: string }).accountId,
      (visitor as { visitorId: string }).visitorId,
    );
    const mine = await readSession(fixture.services, maya, session.id);
    expect(mine.lines.map(({ formula }) => formula.plain)).toEqual(['3(x - 2) = 9', '3x - 6 = 9']);
    expect(mine.card).toMatchObject({ line: 3 });
    expect(await code(readSession(fixture.services, visitor, session.id))).toBe('session_not_found');
  });

  describe('visitors of one network', () => {
    const limited = () => ({
      ...fixture.services,
      visitorLimit: createNetworkLimit(fixture.app.pool, 'visitors-test', visitorSessionsOfNetwork),
    });
    const input = { model: 'focus', problem: 'x+1=2', locale: 'en' } as const;
    const beginFrom = (network: string, owner: SessionOwner, problem = input.problem as string) =>
      startSession(limited(), owner, { ...input, problem }, network);
    const newVisitor = (): SessionOwner => ({ visitorId: fixture.services.random.uuid() });
    const leave = (left: number) =>
      fixture.app.pool.query(`update app.rate_limits set points = $1 where key like 'visitors-test:%'`, [
        visitorSessionsOfNetwork.times - left,
      ]);

    test('begin a hundred a day together, however often the cookie is dropped; accounts are not counted', async () => {
      await beginFrom('203.0.113.9', newVisitor());
      await leave(1);
      await beginFrom('203.0.113.9', newVisitor());
      const refusal = await beginFrom('203.0.113.9', newVisitor()).catch((thrown: unknown) => thrown);
      expect(refusal).toMatchObject({ code: 'visitor_network', status: 429 });
      expect((refusal as AppError).messageIn('en')).toContain('Sign in, or create a free account');
      expect((refusal as AppError).retryAfter).toBeGreaterThan(23 * 3600);
      expect((await beginFrom('203.0.113.9', maya)).card).not.toBeNull();
      expect((await beginFrom('203.0.113.10', newVisitor())).card).not.toBeNull();
    });

    test('are not charged for a problem that could not begin', async () => {
      await beginFrom('203.0.113.9', newVisitor());
      await leave(1);
      await expect(beginFrom('203.0.113.9', newVisitor(), '((')).rejects.toMatchObject({ status: 422 });
      expect((await beginFrom('203.0.113.9', newVisitor())).card).not.toBeNull();
    });

    test('count together in the networks of a household', async () => {
      await beginFrom('2001:db8:1:2::', newVisitor());
      await fixture.app.pool.query(
        `update app.rate_limits set points = $1 where key like 'visitors-test-around-1:%'`,
        [visitorSessionsOfNetwork.times * 4],
      );
      await expect(beginFrom('2001:db8:1:3::', newVisitor())).rejects.toMatchObject({
        code: 'visitor_network',
      });
      expect((await beginFrom('2001:db8:1:102::', newVisitor())).card).not.toBeNull();
    });
  });

  test('a visitor has three sessions a day, then an invitation to sign up', async () => {
    for (const problem of ['x+1=2', 'x+2=5', 'x+3=9']) {
      await begin(problem, 'focus', 'en', visitor);
      fixture.app.clock.advance(3_600_000);
    }
    await expect(begin('x+4=9', 'focus', 'en', visitor)).rejects.toMatchObject({
      code: 'visitor_sessions',
      status: 429,
      retryAfter: 21 * 3600,
    });
    fixture.app.clock.advance(21 * 3_600_000 + 1000);
    expect((await begin('x+4=9', 'focus', 'en', visitor)).card).not.toBeNull();
  });

  test('a visitor who begins several sessions at once has three as well', async () => {
    const begun = await Promise.all(
      ['x+1=2', 'x+2=5', 'x+3=9', 'x+4=9', 'x+5=9', 'x+6=9'].map((problem) =>
        code(begin(problem, 'focus', 'en', visitor)),
      ),
    );
    expect(begun.toSorted()).toEqual([
      'nothing thrown',
      'nothing thrown',
      'nothing thrown',
      'visitor_sessions',
      'visitor_sessions',
      'visitor_sessions',
    ]);
  });

  test('a visitor has sixty turns in a day', async () => {
    const session = await begin('3(x-2)=9', 'focus', 'en', visitor);
    const me = learner(session, visitor);
    for (let turn = 0; turn < 60; turn += 1) await me.says('thanks');
    expect(await code(me.says('thanks'))).toBe('visitor_turns');
  });

  test('a visitor’s sessions are deleted after thirty days, an account’s are not', async () => {
    await begin('x+1=2', 'focus', 'en', visitor);
    await begin('x+1=2', 'focus', 'en', maya);
    fixture.app.clock.advance(30 * 24 * 3_600_000 + 1);
    await forgetVisitors(fixture.app.services);
    expect((await listMine(fixture.services, visitor)).sessions).toEqual([]);
    expect((await listMine(fixture.services, maya)).sessions).toHaveLength(1);
  });
});
