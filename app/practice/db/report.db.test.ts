import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { accountId, at, idOf, insertProfile, storeItem, storeSession } from '#tests/support/practice-rows.ts';
import { countHintDepths, countNextItems } from './figures.server.ts';
import { insertEvidence } from './evidence.server.ts';
import { decideReport, insertReport, loadReport, loadReports } from './report.server.ts';

const maya = idOf(1);
const session = idOf(11);
const founder = idOf(902);

let app: TestServices;
beforeAll(async () => {
  app = await testServices();
  await insertProfile(app, maya);
  await storeSession(app, { id: session, profileId: maya });
  const item = (n: number, more: Partial<Parameters<typeof storeItem>[1]>) =>
    storeItem(app, { id: idOf(100 + n), sessionId: session, profileId: maya, position: n, ...more });
  await item(1, { state: 'right', resolvedAt: at('09:00'), rung: -1 });
  await item(2, { state: 'wrong', resolvedAt: at('09:59'), rung: 2 });
  await item(3, { state: 'given_up', resolvedAt: at('09:30'), rung: 2 });
  await item(4, { state: 'skipped', resolvedAt: at('09:30'), rung: 1 });
  await item(5, { state: 'right', resolvedAt: at('09:30'), rung: 1, voidedAt: at('09:40') });
  await item(6, { state: 'right', resolvedAt: at('09:30'), rung: 1, role: 'exam' });
  await item(7, { state: 'right', resolvedAt: at('10:00'), rung: 0 });
});
afterAll(() => app.close());

const report = (n: number, time: string, itemId = idOf(100 + n)) =>
  insertReport(app.db, {
    id: idOf(200 + n),
    accountId,
    profileId: maya,
    itemId,
    template: `t${n}`,
    seed: n,
    language: 'fr',
    text: `wrong ${n}`,
    at: at(time),
  });

test('a question has one report; undecided ones come first, then the latest', async () => {
  await report(1, '09:00');
  await report(9, '10:00', idOf(101));
  await report(2, '11:00');
  await report(3, '12:00');
  await decideReport(app.db, idOf(203), { state: 'rejected', by: founder, at: at('13:00') });
  const texts = async (limit: number) => (await loadReports(app.db, limit)).map(({ text }) => text);
  expect(await texts(10)).toEqual(['wrong 2', 'wrong 1', 'wrong 3']);
  expect(await texts(2)).toEqual(['wrong 2', 'wrong 1']);
  expect((await loadReports(app.db, 1))[0]).toEqual({
    id: idOf(202),
    itemId: idOf(102),
    template: 't2',
    seed: 2,
    language: 'fr',
    text: 'wrong 2',
    state: 'open',
    at: at('11:00'),
  });
});

test('a report is read with whose it is; its decision is its own', async () => {
  expect(await loadReport(app.db, idOf(201))).toEqual({
    id: idOf(201),
    accountId,
    profileId: maya,
    itemId: idOf(101),
    template: 't1',
    seed: 1,
    language: 'fr',
    text: 'wrong 1',
    state: 'open',
    at: at('09:00'),
  });
  expect(await loadReport(app.db, idOf(299))).toBeUndefined();
  await decideReport(app.db, idOf(201), { state: 'upheld', by: founder, at: at('14:00') });
  expect((await loadReport(app.db, idOf(202)))!.state).toBe('open');
  const row = await app.db
    .selectFrom('app.question_reports')
    .select(['state', 'decided_by', 'decided_at'])
    .where('id', '=', idOf(201))
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ state: 'upheld', decided_by: founder, decided_at: at('14:00') });
});

const edges = [at('09:00'), at('10:00'), at('11:00')];

test('the depth of help counts finished questions of practice in their step', async () => {
  const depths = await countHintDepths(app.db, edges);
  expect(depths.toSorted((a, b) => a.step - b.step || a.rung - b.rung)).toEqual([
    { step: 1, rung: -1, items: 1 },
    { step: 1, rung: 2, items: 2 },
    { step: 2, rung: 0, items: 1 },
  ]);
});

test('a question about a skill seen before counts, and whether it was right at once without help', async () => {
  const one = (n: number, time: string, more: object = {}) => ({
    id: idOf(300 + n),
    skill: 'slope' as const,
    itemId: idOf(400 + n),
    template: 't',
    right: true,
    aid: 'none' as const,
    mistake: null,
    confidence: null,
    at: at(time),
    voided: false,
    ...more,
  });
  await insertEvidence(app.db, { profileId: maya, accountId }, [
    one(1, '09:00'),
    one(2, '09:10'),
    one(3, '09:20', { aid: 'hint' }),
    one(4, '09:30', { right: false }),
    one(5, '10:00'),
    one(6, '11:00'),
  ]);
  await app.db.updateTable('app.evidence').set({ follows: true }).where('id', '<>', idOf(301)).execute();
  await app.db.updateTable('app.evidence').set({ follows: false }).where('id', '=', idOf(301)).execute();
  expect(await countNextItems(app.db, edges)).toEqual([
    { step: 1, items: 3, right: 1 },
    { step: 2, items: 1, right: 1 },
  ]);
  await app.db
    .updateTable('app.evidence')
    .set({ voided_at: at('12:00') })
    .where('id', '=', idOf(304))
    .execute();
  expect(await countNextItems(app.db, edges)).toEqual([
    { step: 1, items: 2, right: 1 },
    { step: 2, items: 1, right: 1 },
  ]);
});
