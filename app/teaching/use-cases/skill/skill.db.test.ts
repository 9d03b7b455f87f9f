import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMaths } from '#app/maths/index.server.ts';
import { createRightAnswer, createWrongAnswer } from '#app/practice/domain/items/sample-answers.ts';
import { itemOfRecord } from '#app/practice/use-cases/items/view.server.ts';
import { loadEvidence } from '#app/practice/db/evidence.server.ts';
import { type PracticeTest, practiceTest } from '#tests/support/practice.ts';
import { lastLine } from '../../domain/pedagogy/state.ts';
import { findSession } from '../../db/teaching.server.ts';
import { readSession } from '../read-session.server.ts';
import type { TurnInput } from '../../model/schemas.server.ts';
import { startSession } from '../start-session.server.ts';
import { takeTurn } from '../turns/take-turn.server.ts';

let app: PracticeTest;
let services: Parameters<typeof startSession>[0];
beforeAll(async () => {
  app = await practiceTest(createMaths({ timeLimit: 30_000, patience: 30_000 }));
  services = { ...app.services, maths: app.practiceServices.maths };
});
afterAll(() => app.close());

type Who = Awaited<ReturnType<PracticeTest['learner']>>;
type SkillSessionOptions = {
  problem?: string;
  skill?: 'linear_equations' | 'coordinates' | 'slope';
  model?: 'socratic-guide' | 'step-by-step-coach';
};

/** A learner in a session that teaches a skill. Continues from what is stored in the database. */
async function learning(who: Who, { model = 'step-by-step-coach', ...options }: SkillSessionOptions) {
  const owner = { accountId: who.accountId };
  const about = { model, locale: who.language, profileId: who.profileId } as const;
  const { id } = await startSession(services, owner, { ...about, ...options });
  const loadStored = async () => {
    const session = await findSession(app.db, id, owner);
    if (!session?.state.track) throw new Error('no session of a skill');
    return { ...session, state: session.state, track: session.state.track };
  };
  const take = async (input: TurnInput) => {
    app.clock.advance(30_000);
    return takeTurn(services, owner, id, input);
  };
  /** Answers the pending card. */
  const on = async (right = true) => {
    const { state, track } = await loadStored();
    const { card, item } = state;
    if (!card) throw new Error('nothing is open');
    if (card.purpose === 'step') return take({ cardId: card.id, answer: card.options?.[0] ?? 'on' });
    if (card.purpose === 'question' && track.question) {
      const generated = itemOfRecord(track.question);
      return take({
        cardId: card.id,
        given: right ? createRightAnswer(generated) : createWrongAnswer(generated),
      });
    }
    if (card.purpose !== 'line') return take({ action: 'continue', cardId: card.id });
    const problem = { problem: item.problem, line: lastLine(item).formula.plain, locale: who.language };
    const next = await services.maths.nextStep(problem);
    if (next.kind !== 'step') throw new Error('no next step');
    return take({ cardId: card.id, answer: right ? next.step.after.plain : `${item.given.plain} + 3` });
  };
  const until = async (step: string) => {
    for (let turn = 0; (await loadStored()).track.step !== step; turn += 1) {
      if (turn > 30) throw new Error(`never came to ${step}`);
      await on();
    }
  };
  return { id, owner, take, on, until, kept: loadStored, view: () => readSession(services, owner, id) };
}

const shownBy = async ({ profileId }: Who) =>
  (await loadEvidence(app.db, profileId)).map(({ skill, template, right, aid }) => ({
    skill,
    template,
    right,
    aid,
  }));

describe('teaching a skill', () => {
  test(
    'guided is practice; alone on the first try counts in full, with another template',
    { timeout: 120_000 },
    async () => {
      const who = await app.learner('es');
      const me = await learning(who, { problem: 'quiero aprender ecuaciones', model: 'socratic-guide' });
      expect((await me.view()).skill).toMatchObject({ id: 'linear_equations', name: 'Ecuaciones lineales' });
      await me.until('recap');
      const [guided, alone, ...more] = await shownBy(who);
      expect(more).toEqual([]);
      expect(guided).toMatchObject({ skill: 'linear_equations', right: true, aid: 'hint' });
      expect(alone).toMatchObject({ skill: 'linear_equations', right: true, aid: 'none' });
      expect(alone?.template).not.toBe(guided?.template);
      const last = (await me.view()).turns.at(-1);
      const blocks = last?.speaker === 'tutor' ? last.blocks : [];
      expect(blocks.map(({ kind }) => kind)).toEqual(['verdict', 'say', 'say', 'changes', 'ways']);
      const ways = blocks.find(({ kind }) => kind === 'ways');
      expect(ways).toMatchObject({
        ways: [
          { to: expect.stringContaining('/ai-tutor?skill=') },
          { to: expect.stringContaining('skill=linear_equations') },
        ],
      });
      await me.on();
      expect((await me.view()).card).toBeNull();
    },
  );

  test.each([
    ['es', 'no entiendo'],
    ['es', 'otra pista'],
    ['fr', 'je bloque'],
    ['en', 'give me a hint'],
  ] as const)(
    'words in the answer field are an intent: in %s “%s”',
    { timeout: 120_000 },
    async (language, words) => {
      const who = await app.learner(language);
      const me = await learning(who, { skill: 'slope', model: 'socratic-guide' });
      const asksByFormula = async () => {
        const { state, track } = await me.kept();
        if (state.card?.purpose !== 'question' || !track.question) return false;
        return createRightAnswer(itemOfRecord(track.question)).kind === 'formula';
      };
      for (let turn = 0; !(await asksByFormula()); turn += 1) {
        if (turn > 30) throw new Error('never asked');
        await me.on();
      }
      const { state } = await me.kept();
      const card = state.card;
      if (card?.purpose !== 'question') throw new Error('no question');
      const answer = await me.take({ cardId: card.id, given: { kind: 'formula', text: words } });
      expect(answer.session.card?.question).toEqual((await me.view()).card?.question);
      const kinds = answer.turn.speaker === 'tutor' ? answer.turn.blocks.map(({ kind }) => kind) : [];
      expect(kinds).not.toContain('verdict');
      expect(kinds.length).toBeGreaterThan(0);
      expect((await me.kept()).track.question?.work).toMatchObject({ state: 'open' });
    },
  );

  test('a wrong answer alone stays wrong, and a twin follows', { timeout: 120_000 }, async () => {
    const who = await app.learner();
    const me = await learning(who, { skill: 'coordinates' });
    await me.until('alone');
    await me.on(false);
    await me.on();
    expect((await me.kept()).track.step).toBe('twin');
    expect((await shownBy(who)).at(-1)).toMatchObject({ skill: 'coordinates', right: false, aid: 'none' });
    await me.on();
    expect((await me.kept()).track.step).toBe('recap');
    expect((await shownBy(who)).at(-1)).toMatchObject({ right: true, aid: 'none' });
  });

  test(
    'an answer sent twice is one turn, and another tab gets the current state',
    { timeout: 120_000 },
    async () => {
      const who = await app.learner();
      const me = await learning(who, { skill: 'coordinates' });
      await me.until('alone');
      const { state, track } = await me.kept();
      const cardId = state.card!.id;
      const given = createRightAnswer(itemOfRecord(track.question!));
      const first = await me.take({ cardId, given });
      const again = await me.take({ cardId, given });
      expect(again.turn.id).toBe(first.turn.id);
      await expect(
        me.take({ cardId, given: createWrongAnswer(itemOfRecord(track.question!)) }),
      ).rejects.toMatchObject({
        code: 'card_answered',
      });
      expect(await shownBy(who)).toHaveLength(2);
    },
  );

  test(
    'a mastered skill may start alone; a weak prerequisite is offered first',
    { timeout: 120_000 },
    async () => {
      const who = await app.learner();
      const masters = async (skill: string, state: object) =>
        app.pool.query(
          `insert into app.skill_states (profile_id, account_id, skill, state, updated_at) values ($1, $2, $3, $4, $5)`,
          [
            who.profileId,
            who.accountId,
            skill,
            JSON.stringify({
              skill,
              p: 0.2,
              prior: 0.3,
              opportunities: 4,
              unaidedRight: 0,
              run: { right: 0, templates: [], firstDay: null, lastDay: null },
              masteredAt: null,
              spinning: false,
              card: null,
              owed: [],
              firstAt: null,
              lastAt: app.clock.now().toISOString(),
              lastRight: false,
              ...state,
            }),
            app.clock.now(),
          ],
        );
      await masters('linear_equations', {});
      await masters('coordinates', { p: 0.99, masteredAt: app.clock.now().toISOString() });
      const weak = await learning(who, { skill: 'slope' });
      expect((await weak.view()).card?.options.map(({ id }) => id)).toEqual(['first', 'on']);
      await weak.on();
      expect((await weak.kept()).skill).toBe('linear_equations');
      expect((await weak.view()).skill?.id).toBe('linear_equations');
      const known = await learning(who, { skill: 'coordinates' });
      expect((await known.view()).card?.options.map(({ id }) => id)).toEqual(['alone', 'on']);
      await known.on();
      expect((await known.kept()).track.step).toBe('alone');
    },
  );

  test(
    'messages beside the card: hints need an attempt, another example, stop keeps the position',
    { timeout: 120_000 },
    async () => {
      const who = await app.learner('fr');
      const me = await learning(who, { skill: 'coordinates' });
      const says = async (text: string) => {
        const { turn } = await me.take({ text });
        return turn.blocks.map(({ kind }) => kind);
      };
      expect(await says('dessine-le')).toEqual(['idea']);
      expect(await says('je ne comprends pas')).toEqual(['idea']);
      await me.until('example');
      expect(await says('pourquoi ?')).toEqual(['say', 'evidence']);
      await me.until('alone');
      const before = (await me.view()).card?.id;
      expect(await says('un indice')).toEqual(['say', 'offers']);
      expect(await says('la pluie est bleue')).toEqual(['say', 'offers']);
      expect(await says('stop')).toEqual(['say']);
      expect((await me.view()).card?.id).toBe(before);
      await me.take({ action: 'cannot_start', cardId: before! });
      expect(
        (await me.take({ action: 'hint', cardId: (await me.view()).card!.id })).turn.blocks.length,
      ).toBeGreaterThan(0);
      await me.take({ text: 'passer' });
      expect((await me.kept()).track.step).toBe('recap');
    },
  );
});
