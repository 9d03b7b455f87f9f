import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recomputeStates } from '#app/practice/use-cases/record-evidence.server.ts';
import { loadEvidence, loadStates } from '#app/practice/db/evidence.server.ts';
import { disputeClaim } from '#app/practice/use-cases/mastery/dispute-claim.server.ts';
import { readClaims } from '#app/practice/use-cases/mastery/read-claims.server.ts';
import { day, type PracticeTest, practiceTest } from '#tests/support/practice.ts';
import type { ModelId } from '../domain/models.ts';
import type { TurnInput } from '../model/schemas.server.ts';
import { startSession } from './start-session.server.ts';
import { takeTurn } from './turns/take-turn.server.ts';
import type { TeachingSessionView } from '../model/views.ts';

let app: PracticeTest;
let services: Parameters<typeof startSession>[0];
beforeAll(async () => {
  app = await practiceTest();
  services = { ...app.services, maths: app.practiceServices.maths };
});
afterAll(() => app.close());

type Who = { accountId: string; profileId: string };
type SessionOptions = { model?: ModelId; locale?: 'en' | 'es' | 'fr' };

/** A complete session of a learner, with half a minute between answers. */
async function tutored(
  who: Who,
  problem: string,
  { model = 'socratic-guide', locale = 'en' }: SessionOptions = {},
) {
  const owner = { accountId: who.accountId };
  const session = await startSession(services, owner, { model, problem, locale, profileId: who.profileId });
  let card = session.card;
  const take = async (input: TurnInput) => {
    app.clock.advance(30_000);
    const answer = await takeTurn(services, owner, session.id, input);
    card = answer.session.card;
    return answer;
  };
  return {
    session: session as TeachingSessionView,
    turns: session.turns,
    writes: (answer: string) => take({ cardId: card!.id, answer }),
    asks: (action: 'hint' | 'cannot_start' | 'give_up' | 'continue' | 'new_problem') =>
      take({ action, ...(card ? { cardId: card.id } : {}) }),
    again: (answer: string, cardId: string) => takeTurn(services, owner, session.id, { cardId, answer }),
  };
}

const shown = async ({ profileId }: Who) =>
  (await loadEvidence(app.db, profileId)).map(({ skill, template, right, aid, mistake }) => ({
    skill,
    template,
    right,
    aid,
    mistake,
  }));
const stateOf = async ({ profileId }: Who) => [...(await loadStates(app.db, profileId)).values()][0];
const linear = { skill: 'linear_equations', template: 'tutor.linear_equation', mistake: null };

describe('the evidence of a tutor session', () => {
  test('solved without help counts once, however often the answer is sent', { timeout: 60_000 }, async () => {
    const who = await app.learner();
    const me = await tutored(who, '3x + 5 = 20');
    const cardId = me.session.card!.id;
    await me.writes('x = 5');
    await me.again('x = 5', cardId);
    expect(await shown(who)).toEqual([{ ...linear, right: true, aid: 'none' }]);
    expect(await stateOf(who)).toMatchObject({ opportunities: 1, unaidedRight: 1, masteredAt: null });
  });

  test(
    'a correct line does not undo a wrong first line; the mistake is stored',
    { timeout: 60_000 },
    async () => {
      const who = await app.learner();
      const me = await tutored(who, '3(x - 2) = 9');
      await me.writes('3x - 2 = 9');
      await me.writes('x = 5');
      const [one, ...more] = await shown(who);
      expect(more).toEqual([]);
      expect(one).toMatchObject({ skill: 'equations_both_sides', right: false, aid: 'none' });
      expect(one?.mistake).not.toBeNull();
    },
  );

  test('after a hint it is practice; after a worked example not known', { timeout: 60_000 }, async () => {
    const hinted = await app.learner();
    const first = await tutored(hinted, '3x + 5 = 20');
    await first.asks('cannot_start');
    await first.writes('x = 5');
    expect(await shown(hinted)).toEqual([{ ...linear, right: true, aid: 'hint' }]);
    expect(await stateOf(hinted)).toMatchObject({ opportunities: 1, unaidedRight: 0 });

    const learner = await app.learner();
    const second = await tutored(learner, '3x + 5 = 20');
    await second.asks('cannot_start');
    await second.asks('hint');
    await second.writes('x = 5');
    expect(await shown(learner)).toEqual([{ ...linear, right: false, aid: 'shown' }]);
  });

  test(
    'given up is not known and due on a later day; its twin, solved alone, counts',
    { timeout: 60_000 },
    async () => {
      const who = await app.learner();
      const me = await tutored(who, 'x + 5 = 20');
      const { session } = await me.asks('give_up');
      expect(session.problem.role).toBe('twin');
      expect(await shown(who)).toEqual([{ ...linear, right: false, aid: 'shown' }]);
      const solved = await app.practiceServices.maths.solve({
        problem: session.problem.formula.plain,
        locale: 'en',
      });
      await me.writes(solved.kind === 'solved' ? solved.result.plain : '');
      expect(await shown(who)).toEqual([
        { ...linear, right: false, aid: 'shown' },
        { ...linear, right: true, aid: 'none' },
      ]);
      expect((await stateOf(who))?.owed).toMatchObject([{ template: 'tutor.linear_equation' }]);
      app.clock.advance(day);
      await (await tutored(who, '7x - 2 = 19')).writes('x = 3');
      expect((await stateOf(who))?.owed).toEqual([]);
    },
  );

  test('the same problem again is practice: it was solved before', { timeout: 60_000 }, async () => {
    const who = await app.learner();
    await (await tutored(who, '3x + 5 = 20')).writes('x = 5');
    await (await tutored(who, '3x + 5 = 20')).writes('x = 5');
    expect((await shown(who)).map(({ aid }) => aid)).toEqual(['none', 'hint']);
  });

  test(
    'more of the same family over days is one template, so no mastery; and it can be rebuilt from the events',
    { timeout: 60_000 },
    async () => {
      const who = await app.learner();
      for (const [problem, answer] of [
        ['3x + 5 = 20', 'x = 5'],
        ['2x + 9 = 23', 'x = 7'],
        ['4x + 8 = 60', 'x = 13'],
        ['9x + 5 = 32', 'x = 3'],
        ['5x - 4 = 6', 'x = 2'],
      ] as const) {
        await (await tutored(who, problem)).writes(answer);
        app.clock.advance(day);
      }
      const state = await stateOf(who);
      expect(state).toMatchObject({
        masteredAt: null,
        unaidedRight: 5,
        run: { templates: [linear.template] },
      });
      expect(state!.p).toBeGreaterThan(0.95);
      const learner = { ...who, zone: 'UTC' };
      await app.db.transaction().execute((trx) => recomputeStates(trx, app.practiceServices, learner));
      expect(await stateOf(who)).toEqual(state);
    },
  );

  test(
    'nothing is recorded for a session without a learner, or a problem outside the skill graph',
    { timeout: 60_000 },
    async () => {
      const who = await app.learner();
      await (await tutored(who, '(2+3i)(1-i)')).writes('5+i');
      const owner = { accountId: who.accountId };
      const alone = await startSession(services, owner, {
        model: 'socratic-guide',
        problem: '3x = 6',
        locale: 'en',
      });
      await takeTurn(services, owner, alone.id, { cardId: alone.card!.id, answer: 'x = 2' });
      expect(await shown(who)).toEqual([]);
    },
  );

  test(
    'a session for another account’s learner, or without an account, is refused',
    { timeout: 60_000 },
    async () => {
      const [who, other] = [await app.learner(), await app.learner()];
      const input = {
        model: 'socratic-guide',
        problem: '3x = 6',
        locale: 'en',
        profileId: other.profileId,
      } as const;
      const refused = { code: 'unknown_profile', status: 404 };
      await expect(startSession(services, { accountId: who.accountId }, input)).rejects.toMatchObject(
        refused,
      );
      const visitorId = app.practiceServices.random.uuid();
      await expect(startSession(services, { visitorId }, input)).rejects.toMatchObject(refused);
    },
  );
});

describe('the end of a session', () => {
  test.each([
    ['en', 'What this changed', 'Linear equations', 'One right without help.'],
    ['es', 'Qué cambió', 'Ecuaciones', 'sin ayuda'],
    ['fr', 'Ce qui a changé', 'quations', 'sans aide'],
  ] as const)('lists what changed and why, in %s', { timeout: 60_000 }, async (locale, title, name, why) => {
    const who = await app.learner();
    const me = await tutored(who, '3x + 5 = 20', { locale });
    await me.writes('x = 5');
    await me.writes('enough');
    const { turn } = await me.asks('continue');
    const block = turn.blocks.find(({ kind }) => kind === 'changes');
    expect(block).toMatchObject({
      title,
      profileId: who.profileId,
      rows: [
        {
          skill: 'linear_equations',
          what: 'up',
          name: expect.stringContaining(name),
          why: expect.stringContaining(why),
        },
      ],
    });
  });
});

describe('a claim on the profile', () => {
  test('names the tutor problem and the learner’s answer', { timeout: 60_000 }, async () => {
    const who = await app.learner();
    await (await tutored(who, '3x + 5 = 20')).writes('x = 5');
    const { claims } = await readClaims(app.practiceServices, who, who);
    const [{ evidence: [one] = [] } = { evidence: [] }] = claims;
    expect(one?.prompt).toMatchObject([
      { kind: 'text', text: 'With the tutor: ' },
      { kind: 'formula', formula: { plain: '3x + 5 = 20', html: expect.stringContaining('<') } },
    ]);
    expect(one?.given).toMatchObject([{ kind: 'formula', formula: { plain: 'x = 5' } }]);
  });
});

describe('a mistake that a learner repeats', () => {
  async function learnerWithHabit() {
    const who = await app.learner();
    for (const problem of ['3(x - 2) = 12', '5(x - 3) = 20']) {
      const me = await tutored(who, problem);
      // Only the first term multiplied: 3x - 2 = 12.
      await me.writes(problem.replace(/[()]/g, ''));
      app.clock.advance(day);
    }
    return who;
  }
  const opening = async (who: Who, problem: string, options: SessionOptions = {}) =>
    (await tutored(who, problem, options)).turns[0]?.blocks.find(({ kind }) => kind === 'recall');
  const textOf = (block: Awaited<ReturnType<typeof opening>>) =>
    block?.kind === 'recall'
      ? block.text.map((part) => (typeof part === 'string' ? part : part.plain)).join('')
      : null;

  test(
    'is named before the first line of such a problem, in the language of the session',
    { timeout: 60_000 },
    async () => {
      const who = await learnerWithHabit();
      const block = await opening(who, '4(x - 1) = 8');
      expect(block).toMatchObject({ profileId: who.profileId });
      expect(textOf(block)).toMatch(
        /^Watch out for a mistake you’ve made twice, last yesterday\. .*Look there first\.$/,
      );
      expect(textOf(await opening(who, '4(x - 1) = 8', { locale: 'es' }))).toMatch(
        /^Ojo con un error que ya te salió dos veces, la última ayer\. .*Míralo primero\.$/,
      );
      expect(textOf(await opening(who, '4(x - 1) = 8', { locale: 'fr' }))).toMatch(
        /^Attention à une erreur que tu as déjà faite deux fois, la dernière hier\. .*Regarde d’abord à cet endroit\.$/,
      );
      app.clock.advance(6 * day);
      expect(textOf(await opening(who, '4(x - 1) = 8'))).toContain('last a week ago.');
    },
  );

  test(
    'is not named for other skills, other learners, or without a learner',
    { timeout: 60_000 },
    async () => {
      const who = await learnerWithHabit();
      const { accountId } = who;
      expect(await opening(who, '1/2 + 1/3')).toBeUndefined();
      expect(await opening(await app.learner(), '4(x - 1) = 8')).toBeUndefined();
      const session = await startSession(
        services,
        { accountId },
        { model: 'socratic-guide', problem: '4(x - 1) = 8', locale: 'en' },
      );
      expect(session.turns[0]?.blocks.map(({ kind }) => kind)).not.toContain('recall');
    },
  );

  test('is not named while an objection to it is open on the profile', { timeout: 60_000 }, async () => {
    const who = await learnerWithHabit();
    const { claims } = await readClaims(app.practiceServices, who, who);
    const claim = claims.find(({ kind }) => kind === 'mistake')?.key ?? '';
    await disputeClaim(app.practiceServices, who, {
      profileId: who.profileId,
      claim,
      text: 'I was in a hurry',
    });
    expect(await opening(who, '4(x - 1) = 8')).toBeUndefined();
  });
});
