import { beforeEach, describe, expect, test } from 'vitest';
import { foundersApi } from '../../api/routes.server.ts';
import { newApi } from '#app/platform/api.server.ts';
import { ana, carmen, codeOf, setUpFoundersTest } from '#tests/support/founders-setup.ts';
import { type Hand, handFor } from '#tests/support/founders-rows.ts';
import type { FounderFigures } from '../../model/figures-schemas.ts';

/* It is 09:00 UTC on Friday 20 November 2026. The last seven days began on 14 November; the previous seven on the 7th. */

const at = setUpFoundersTest();
let hand: Hand;
beforeEach(() => {
  hand = handFor(at.app);
});

async function figures(query = 'range=7d'): Promise<FounderFigures> {
  const { status, body } = await at.as(ana)('GET', `/founders/figures?${query}`);
  expect(status).toBe(200);
  return body.figures as FounderFigures;
}
/** Current and previous value of a figure, and the days with data. */
async function figure(key: string, query?: string) {
  const { series, steps } = await figures(query);
  const found = series.find((each) => (each.currency ? `${each.key}.${each.currency}` : each.key) === key);
  const days = (found?.points ?? []).flatMap(({ now }, step) =>
    now.value ? [[steps[step]?.now, now.value]] : [],
  );
  return { now: found?.now, before: found?.before, days: Object.fromEntries(days) as object };
}
const counted = (value: number) => ({ value, base: null });

test('sign-ups are the accounts created, by day of the zone, without deleted ones', async () => {
  await hand.account('2026-11-15T23:30:00Z', { confirmed: false });
  await hand.account('2026-11-15T12:00:00Z', { deleted: true });
  // Carmen (18th) and another account (19th) existed before; Ana signed up on the 10th.
  expect(await figure('sign_ups')).toEqual({
    now: counted(3),
    before: counted(1),
    days: { '2026-11-15': 1, '2026-11-18': 1, '2026-11-19': 1 },
  });
  expect((await figure('sign_ups', 'range=7d&zone=Europe/Paris')).days).toMatchObject({ '2026-11-16': 1 });
  expect(await figure('sign_ups_confirmed')).toMatchObject({ now: counted(1), before: counted(1) });
});

describe('activation', () => {
  const signUp = '2026-11-09T10:00:00Z';
  const sameDay = '2026-11-09T11:00:00Z';
  const nextDay = '2026-11-10T11:00:00Z';

  test('is a right answer and a return on another day within seven days, counted after the seven days', async () => {
    const returned = await hand.account(signUp);
    await hand.evidence(returned, sameDay);
    await hand.conversation(returned, nextDay);
    const never = await hand.account(signUp);
    await hand.evidence(never, sameDay);
    await hand.evidence(never, '2026-11-09T23:59:59Z');
    const wrong = await hand.account(signUp);
    await hand.evidence(wrong, sameDay, { right: false });
    await hand.evidence(wrong, nextDay, { right: false, aid: 'shown' });
    // Ana signed up on the 10th: her seven days ended in the range too.
    expect(await figure('activation')).toEqual({
      now: { value: 1 / 4, base: 4 },
      before: { value: null, base: 0 },
      days: { '2026-11-16': 1 / 3 },
    });
  });

  test('ends before the eighth day, by days of the zone', async () => {
    const late = await hand.account(signUp);
    await hand.evidence(late, sameDay);
    await hand.evidence(late, '2026-11-16T10:00:00Z');
    const justInTime = await hand.account(signUp);
    await hand.evidence(justInTime, sameDay);
    await hand.evidence(justInTime, '2026-11-16T09:59:59Z');
    expect((await figure('activation')).now).toEqual({ value: 1 / 3, base: 3 });
    // 23:30 UTC is the next day in Paris.
    const evening = await hand.account('2026-11-09T10:00:00Z');
    await hand.evidence(evening, '2026-11-09T23:30:00Z');
    expect((await figure('activation')).now).toEqual({ value: 1 / 4, base: 4 });
    expect((await figure('activation', 'range=7d&zone=Europe/Paris')).now).toEqual({ value: 2 / 4, base: 4 });
  });

  test('ignores answers to withdrawn questions, and deleted accounts', async () => {
    const voided = await hand.account(signUp);
    await hand.evidence(voided, sameDay, { voided: true });
    await hand.conversation(voided, nextDay);
    const deleted = await hand.account(signUp, { deleted: true });
    await hand.evidence(deleted, sameDay);
    await hand.conversation(deleted, nextDay);
    expect((await figure('activation')).now).toEqual({ value: 0, base: 2 });
  });
});

test('booked sessions are counted by day and by outcome; holds are not counted', async () => {
  await at.book('2026-11-14T23:30:00Z', 3200, 'GBP');
  await at.book('2026-11-15T08:00:00Z', 4200, 'GBP', 'cancelled');
  await at.book('2026-11-16T08:00:00Z', 8_000_000, 'COP');
  await at.book('2026-11-16T08:00:00Z', 3200, 'GBP', 'held');
  await at.book('2026-11-10T08:00:00Z', 3200, 'EUR');
  const query = 'range=7d&zone=Europe/Paris';
  expect(await figure('sessions_booked', query)).toEqual({
    now: counted(3),
    before: counted(1),
    days: { '2026-11-15': 2, '2026-11-16': 1 },
  });
  expect((await figures(query)).parts.find(({ key }) => key === 'booking_states')?.rows).toEqual([
    { name: 'confirmed', now: 2, before: 1 },
    { name: 'completed', now: 0, before: 0 },
    { name: 'cancelled', now: 1, before: 0 },
    { name: 'no_show', now: 0, before: 0 },
  ]);
});

test('revenue is invoices minus credit notes, each by its date of issue, and never converted between currencies', async () => {
  await hand.sale('2026-11-15T08:00:00Z', 16_000, 'GBP');
  await hand.sale('2026-11-16T08:00:00Z', 4000, 'GBP', { at: '2026-11-19T08:00:00Z', minor: 1000 });
  // Sold before the range, refunded within it.
  await hand.sale('2026-11-10T08:00:00Z', 7000, 'EUR', { at: '2026-11-18T08:00:00Z', minor: 7000 });
  expect(await figure('revenue_gross.GBP')).toMatchObject({ now: counted(20_000), before: counted(0) });
  expect(await figure('revenue_refunded.GBP')).toMatchObject({ now: counted(1000) });
  expect(await figure('revenue_net.GBP')).toEqual({
    now: counted(19_000),
    before: counted(0),
    days: { '2026-11-15': 16_000, '2026-11-16': 4000, '2026-11-19': -1000 },
  });
  expect(await figure('revenue_net.EUR')).toMatchObject({ now: counted(-7000), before: counted(7000) });
  expect((await figures()).series.filter(({ key }) => key === 'revenue_net')).toHaveLength(2);
});

test('a next item of a skill counts as right at the first answer without help; the first item of a skill is not counted', async () => {
  const [maya, leo] = [
    await hand.account('2026-10-01T08:00:00Z'),
    await hand.account('2026-10-01T08:00:00Z'),
  ];
  await hand.evidence(maya, '2026-11-08T08:00:00Z', { skill: 'slope' });
  const item = hand.id();
  await hand.evidence(maya, '2026-11-15T08:00:00Z', { skill: 'slope', item });
  await hand.evidence(maya, '2026-11-15T08:00:00Z', { skill: 'percent', item });
  await hand.evidence(maya, '2026-11-15T09:00:00Z', { skill: 'percent', right: false });
  await hand.evidence(maya, '2026-11-16T09:00:00Z', { skill: 'percent', aid: 'hint' });
  await hand.evidence(maya, '2026-11-16T10:00:00Z', { skill: 'percent', source: 'tutor' });
  await hand.evidence(maya, '2026-11-16T11:00:00Z', { skill: 'percent', voided: true });
  // Questions of another learner do not count for Maya.
  await hand.evidence(leo, '2026-11-17T08:00:00Z', { skill: 'slope' });
  expect(await figure('next_item_right')).toEqual({
    now: { value: 1 / 3, base: 3 },
    before: { value: null, base: 0 },
    days: { '2026-11-15': 1 / 2 },
  });
});

test('hint depth is the mean of the deepest rungs, zero without a hint; tests and skipped questions are excluded', async () => {
  const maya = await hand.account('2026-10-01T08:00:00Z');
  await hand.items(maya, '2026-11-15T08:00:00Z', [-1, -1, 0, 1]);
  await hand.items(maya, '2026-11-16T08:00:00Z', [4], { state: 'given_up' });
  await hand.items(maya, '2026-11-16T09:00:00Z', [-1], { role: 'exam' });
  await hand.items(maya, '2026-11-16T09:00:00Z', [-1], { state: 'skipped' });
  await hand.items(maya, '2026-11-16T09:00:00Z', [3], { voided: true });
  await hand.items(maya, '2026-11-09T08:00:00Z', [2]);
  // (0 + 0 + 1 + 2 + 5) ÷ 5, and 3 ÷ 1 before.
  expect(await figure('hint_depth')).toEqual({
    now: { value: 1.6, base: 5 },
    before: { value: 3, base: 1 },
    days: { '2026-11-15': 0.75, '2026-11-16': 5 },
  });
  expect((await figures()).parts.find(({ key }) => key === 'hints')?.rows).toEqual([
    { name: 'none', now: 2, before: 0 },
    { name: 'place', now: 1, before: 0 },
    { name: 'idea', now: 1, before: 0 },
    { name: 'aimed', now: 0, before: 1 },
    { name: 'example', now: 0, before: 0 },
    { name: 'solution', now: 1, before: 0 },
  ]);
});

test('language model figures: calls, tokens, cost, refused and withheld answers, and discrete percentiles of all calls', async () => {
  for (const first of [100, 200, 300, 400])
    await hand.call('2026-11-15T08:00:00Z', { first, whole: first * 10 });
  await hand.call('2026-11-16T08:00:00Z', { first: 900, whole: 9000, outcome: 'guarded' });
  await hand.call('2026-11-16T08:00:00Z', { first: null, whole: 50, outcome: 'refused' });
  await hand.call('2026-11-09T08:00:00Z', { first: 700, whole: 700 });
  expect(await figure('model_calls')).toMatchObject({ now: counted(6), before: counted(1) });
  expect(await figure('model_cost')).toMatchObject({ now: counted(9000), before: counted(1500) });
  expect(await figure('model_pieces')).toMatchObject({ now: counted(720), before: counted(120) });
  expect(await figure('model_refused')).toMatchObject({ now: counted(1), before: counted(0) });
  expect(await figure('model_held_back')).toMatchObject({ now: counted(1), before: counted(0) });
  expect(await figure('model_first_word_p50')).toEqual({
    now: { value: 300, base: 5 },
    before: { value: 700, base: 1 },
    days: { '2026-11-15': 200, '2026-11-16': 900 },
  });
  expect((await figure('model_first_word_p95')).now).toEqual({ value: 900, base: 5 });
  expect((await figure('model_answer_p50')).now).toEqual({ value: 2000, base: 6 });
  expect((await figure('model_answer_p95')).now).toEqual({ value: 9000, base: 6 });
});

test('started problems, flags, clicks and events are counted by name and in total', async () => {
  await hand.conversation(null, '2026-11-15T08:00:00Z');
  await hand.conversation(carmen.id, '2026-11-09T08:00:00Z');
  await hand.flag('threat', '2026-11-15T08:00:00Z');
  await hand.clicks('2026-11-19T08:00:00Z', ['ana', 'ana', 'omar']);
  await hand.clicks('2026-11-09T08:00:00Z', ['omar']);
  await hand.events(carmen.id, '2026-11-19T08:00:00Z', ['locale_preferences_saved']);
  expect(await figure('problems_begun')).toMatchObject({ now: counted(1), before: counted(1) });
  expect(await figure('safety_flags')).toMatchObject({ now: counted(1), before: counted(0) });
  expect(await figure('referral_clicks')).toMatchObject({ now: counted(3), before: counted(1) });
  expect(await figure('telemetry_events')).toMatchObject({ now: counted(1), before: counted(0) });
  const { parts } = await figures();
  expect(parts.find(({ key }) => key === 'codes')?.rows).toEqual([
    { name: 'ana', now: 2, before: 0 },
    { name: 'omar', now: 1, before: 1 },
  ]);
  expect(parts.find(({ key }) => key === 'flag_kinds')?.rows).toEqual([
    { name: 'threat', now: 1, before: 0 },
  ]);
});

test('a message of two kinds is one message, and counts in each of its kinds', async () => {
  await hand.flag('self_harm', '2026-11-15T08:00:00Z', 'what she wrote');
  await hand.flag('abuse', '2026-11-15T08:00:00Z', 'what she wrote');
  await hand.flag('abuse', '2026-11-15T09:00:00Z', 'something else');
  expect(await figure('safety_flags')).toMatchObject({ now: counted(2), before: counted(0) });
  expect((await figures()).parts.find(({ key }) => key === 'flag_kinds')?.rows).toEqual([
    { name: 'abuse', now: 2, before: 0 },
    { name: 'self_harm', now: 1, before: 0 },
  ]);
});

test('a partial day is compared with the same part of the previous day', async () => {
  await hand.clicks('2026-11-13T08:59:00Z', ['early']);
  await hand.clicks('2026-11-13T09:01:00Z', ['late']);
  const found = await figures();
  expect(found.soFar).toBe('09:00');
  expect(found.series.find(({ key }) => key === 'referral_clicks')?.before).toEqual(counted(1));
});

test('ranges whose earlier rows were erased are marked instead of compared', async () => {
  const seriesWithRetention = async (query: string) =>
    (await figures(query)).series.filter(({ keptMonths }) => keptMonths !== null).map(({ key }) => key);
  expect(await seriesWithRetention('range=90d')).toEqual([]);
  expect(await seriesWithRetention('range=12m')).toEqual(
    expect.arrayContaining(['model_calls', 'safety_flags', 'referral_clicks', 'telemetry_events']),
  );
  expect(await seriesWithRetention('range=12m')).not.toContain('sign_ups');
});

/** CSV response for a founder. */
async function fileFor(query: string) {
  const app = newApi();
  app.use(async (c, next) => {
    c.set('account', { ...ana, isAdmin: false, sessionId: undefined });
    await next();
  });
  app.route('/', foundersApi(at.app.services));
  const answer = await app.request(`/founders/figures.csv?${query}`);
  return { type: answer.headers.get('content-type'), text: await answer.text() };
}

describe('the export file', () => {
  test('contains all figures or one, and is for founders only', async () => {
    await hand.clicks('2026-11-19T08:00:00Z', ['autumn']);
    const all = await fileFor('range=7d');
    expect(all.type).toBe('text/csv; charset=utf-8');
    expect(all.text).toContain('referral_clicks,,count,part,autumn,2026-11-14,2026-11-20,1,');
    const one = await fileFor('range=7d&figure=sign_ups');
    const lines = one.text.split('\r\n');
    // Header, total, seven days, and nothing after the last line break.
    expect(lines).toHaveLength(10);
    expect(lines[1]).toBe('sign_ups,,count,total,,2026-11-14,2026-11-20,2,,2026-11-07,2026-11-13,1,');
    expect((await at.as(ana)('GET', '/founders/figures.csv?range=7d&figure=nothing')).status).toBe(404);
    expect((await at.as(carmen)('GET', '/founders/figures.csv?range=7d')).status).toBe(403);
    expect((await at.as(null)('GET', '/founders/figures.csv?range=7d')).status).toBe(401);
    expect((await at.as(carmen)('GET', '/founders/figures?range=7d')).status).toBe(403);
    expect((await at.as(null)('GET', '/founders/figures?range=7d')).status).toBe(401);
  });
});

test('an invalid range is rejected', async () => {
  for (const query of ['from=2026-11-20&to=2026-11-21', 'from=2026-11-19', 'range=7d&zone=Mars/Olympus'])
    expect(codeOf(await at.as(ana)('GET', `/founders/figures?${query}`))).toBe('range_invalid');
});
