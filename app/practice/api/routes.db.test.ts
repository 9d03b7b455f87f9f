import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsOf } from '#tests/support/api.ts';
import { type PracticeTest, practiceTest, questionOf } from '#tests/support/practice.ts';
import { practiceApi } from './routes.server.ts';
import { createRightAnswer } from '../domain/items/sample-answers.ts';
import { toPlainText } from '../use-cases/items/parts.server.ts';
import { templates } from '@curvela/curriculum/skills';
import type { MapView } from '../model/mastery/views.ts';
import type { ItemView, PracticeSessionView, TodayView } from '../model/views.ts';

let test: PracticeTest;
beforeAll(async () => {
  test = await practiceTest();
});
afterAll(() => test.close());

const as = (id: string | null) =>
  callsOf(practiceApi(test.practiceServices), id === null ? null : { id, email: 'carmen@example.org' });

describe('without an account', () => {
  it(
    'skills are available in three languages and can be tried; nothing is stored',
    { timeout: 60_000 },
    async () => {
      const visitor = as(null);
      const { body } = await visitor('GET', '/practice/skills/linear_equations');
      expect(body).toMatchObject({ name: 'Linear equations', strand: 'equations' });
      expect(JSON.stringify(body.mistakes)).not.toMatch(/\{\w+\}/);
      const tried = (await visitor('GET', '/practice/tries/linear_equations?seed=5')).body as {
        item: ItemView;
        template: string;
        seed: number;
      };
      expect(tried.item).toMatchObject({ state: 'open', solution: null, answer: null });
      const answer = createRightAnswer(questionOf(tried.template, tried.seed));
      const graded = await visitor('POST', '/practice/tries', {
        template: tried.template,
        seed: tried.seed,
        answer,
      });
      expect(graded.body).toMatchObject({ attempt: { verdict: 'equal' }, item: { state: 'right' } });
      const unread = await visitor('POST', '/practice/tries', {
        template: tried.template,
        seed: tried.seed,
        answer: { kind: 'formula', text: '3+(' },
      });
      expect(unread).toMatchObject({
        status: 422,
        body: { error: { code: 'unreadable' }, place: { at: 3 } },
      });
      const { rows } = await test.pool.query('select from app.practice_attempts');
      expect(rows).toEqual([]);
      expect((await visitor('POST', '/practice/sessions', {})).status).toBe(400);
      const input = { profileId: test.practiceServices.random.uuid(), mode: 'mix' };
      expect((await visitor('POST', '/practice/sessions', input)).status).toBe(401);
    },
  );
});

describe('a learner', () => {
  it(
    'starts, answers, reloads, and finds the result on the map and among the claims',
    { timeout: 60_000 },
    async () => {
      const who = await test.learner();
      const call = as(who.accountId);
      const today = async () =>
        (await call('GET', `/practice/profiles/${who.profileId}/today`)).body as TodayView;
      expect(await today()).toMatchObject({ newcomer: true, open: null, doneToday: 0 });
      const input = { profileId: who.profileId, mode: 'skill', skills: ['linear_equations'] };
      const session = (await call('POST', '/practice/sessions', input)).body as PracticeSessionView;
      const item = session.item as ItemView;
      expect(await today()).toMatchObject({ open: { id: session.id, pending: item.prompt } });
      const { rows } = await test.pool.query<{ template: string; seed: number }>(
        'select template, seed from app.practice_items where id = $1',
        [item.id],
      );
      const answer = createRightAnswer(questionOf(rows[0]?.template ?? '', rows[0]?.seed ?? 0));
      const attempt = { id: test.practiceServices.random.uuid(), answer, tookMs: 4000 };
      const path = `/practice/items/${item.id}/attempts`;
      const [once, twice] = [await call('POST', path, attempt), await call('POST', path, attempt)];
      expect(once).toMatchObject({
        status: 200,
        body: { item: { state: 'right' }, changes: [{ what: 'up' }] },
      });
      expect(twice.body).toEqual(once.body);
      const map = (await call('GET', `/practice/profiles/${who.profileId}/map`)).body as MapView;
      const skills = map.strands.flatMap((strand) => strand.skills);
      expect(skills.find(({ id }) => id === 'linear_equations')).toMatchObject({ opportunities: 1 });
      expect(await today()).toMatchObject({ newcomer: false, doneToday: 1 });
      const claims = await call('GET', `/practice/profiles/${who.profileId}/claims`);
      expect(claims.body.claims).toMatchObject([
        { key: 'on_the_way:linear_equations', evidence: [{ right: true }] },
      ]);
    },
  );

  it('disputes a claim once, and it does not count meanwhile', { timeout: 60_000 }, async () => {
    const who = await test.learner('es');
    const call = as(who.accountId);
    const input = { profileId: who.profileId, mode: 'skill', skills: ['linear_equations'] };
    const { item } = (await call('POST', '/practice/sessions', input)).body as PracticeSessionView;
    await call('POST', `/practice/items/${item?.id}/give-up`);
    const path = `/practice/profiles/${who.profileId}/disputes`;
    const object = (claim: string) => call('POST', path, { claim, text: 'I was ill' });
    expect((await object('mastered:slope')).status).toBe(404);
    const [one, two] = await Promise.all([1, 2].map(() => object('on_the_way:linear_equations')));
    expect(one?.body.disputes).toHaveLength(1);
    expect(two?.body.disputes).toEqual(one?.body.disputes);
    expect(one?.body.claims).toMatchObject([{ dispute: { text: 'I was ill' } }]);
  });

  it('reads a question again, and reading ends nothing', { timeout: 60_000 }, async () => {
    const [who, other] = [await test.learner(), await test.learner()];
    const call = as(who.accountId);
    const input = { profileId: who.profileId, mode: 'skill', skills: ['linear_equations'] };
    const { item } = (await call('POST', '/practice/sessions', input)).body as PracticeSessionView;
    const path = `/practice/items/${item?.id}`;
    expect(await call('GET', path)).toMatchObject({ status: 200, body: { item } });
    expect((await call('GET', path)).body).toMatchObject({ item: { state: 'open', solution: null } });
    const over = (await call('POST', `${path}/give-up`)).body as { item: ItemView };
    const { state, answer, twin } = over.item;
    expect((await call('GET', path)).body).toMatchObject({ item: { state, answer, twin } });
    expect(state).toBe('given_up');
    expect(await as(other.accountId)('GET', path)).toMatchObject({ status: 404 });
    expect((await as(null)('GET', path)).status).toBe(401);
  });

  it('of another account is not found by any call', { timeout: 60_000 }, async () => {
    const [who, other] = [await test.learner(), await test.learner()];
    const call = as(other.accountId);
    for (const what of ['today', 'map', 'claims'])
      expect((await call('GET', `/practice/profiles/${who.profileId}/${what}`)).status).toBe(404);
    const dispute = { claim: 'mastered:slope', text: 'no' };
    expect((await call('POST', `/practice/profiles/${who.profileId}/disputes`, dispute)).status).toBe(404);
  });
});

it('every question renders in three languages without an unfilled name', { timeout: 120_000 }, async () => {
  const { questionView } = await import('../use-cases/items/view.server.ts');
  const holes = [...templates.keys()].flatMap((id) =>
    (['en', 'es', 'fr'] as const).flatMap((language) => {
      const view = questionView(questionOf(id, 3), language);
      const undrawn = view.prompt.filter((part) => part.kind === 'formula' && part.formula.html === null);
      return toPlainText(view.prompt).includes('{') || undrawn.length > 0 ? [`${id} ${language}`] : [];
    }),
  );
  expect(holes).toEqual([]);
});
