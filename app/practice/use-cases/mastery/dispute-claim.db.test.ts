import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PracticeTest, practiceTest } from '#tests/support/practice.ts';
import { insertEvidence, loadDisputes, saveStates } from '../../db/evidence.server.ts';
import { lockPractice } from '../../db/practice.server.ts';
import { initialState } from '../../domain/mastery/skill-state.ts';
import type { Evidence, SkillState } from '../../model/mastery/evidence.ts';
import { disputeClaim } from './dispute-claim.server.ts';
import { readMap } from './read-map.server.ts';
import { readWeek } from '../sessions/read-week.server.ts';

let practice: PracticeTest;
beforeAll(async () => {
  practice = await practiceTest();
});
afterAll(() => practice.close());

const evidence = (n: number, at: string, more: Partial<Evidence> = {}): Evidence => ({
  id: practice.practiceServices.random.uuid(),
  skill: 'slope',
  itemId: practice.practiceServices.random.uuid(),
  template: `t${n}`,
  right: true,
  aid: 'none',
  mistake: null,
  confidence: null,
  at: new Date(at),
  voided: false,
  ...more,
});
const mastered = (more: Partial<SkillState> = {}): SkillState => ({
  ...initialState('slope', 0.3),
  p: 0.97,
  opportunities: 4,
  unaidedRight: 4,
  masteredAt: '2026-11-18T10:00:00.000Z',
  firstAt: '2026-11-16T10:00:00.000Z',
  lastAt: '2026-11-18T10:00:00.000Z',
  ...more,
});

async function learnerWithMastery(state: SkillState = mastered()) {
  const who = await practice.learner();
  const rows = ['2026-11-16', '2026-11-17', '2026-11-18'].map((day, n) => evidence(n, `${day}T10:00:00Z`));
  await insertEvidence(practice.db, who, rows);
  await saveStates(practice.db, who, [state], new Date('2026-11-18T10:00:00Z'));
  return who;
}
const dispute = (who: Awaited<ReturnType<typeof learnerWithMastery>>, claim = 'mastered:slope') =>
  disputeClaim(practice.practiceServices, who, { profileId: who.profileId, claim, text: 'I guessed' });
const statusOf = async (who: Awaited<ReturnType<typeof learnerWithMastery>>) => {
  const map = await readMap(practice.practiceServices, who, who);
  return map.strands.flatMap(({ skills }) => skills).find(({ id }) => id === 'slope')!;
};

test('a claim is disputed once, and no other learner’s', async () => {
  const who = await learnerWithMastery();
  const other = await learnerWithMastery();
  await dispute(who);
  await dispute(who);
  expect(await loadDisputes(practice.db, who.profileId)).toMatchObject([
    { claim: 'mastered:slope', text: 'I guessed', state: 'open', at: practice.clock.now() },
  ]);
  expect(await loadDisputes(practice.db, other.profileId)).toEqual([]);
  expect([(await statusOf(who)).status, (await statusOf(other)).status]).toEqual(['disputed', 'mastered']);
});

test('a claim that nobody made cannot be disputed', async () => {
  const who = await learnerWithMastery();
  await expect(dispute(who, 'mastered:linear_equations')).rejects.toMatchObject({
    code: 'unknown_claim',
    status: 404,
  });
  expect(await loadDisputes(practice.db, who.profileId)).toEqual([]);
});

test('a dispute waits for the answer that is being counted', async () => {
  const who = await learnerWithMastery();
  const { promise: isLocked, resolve: haveLocked } = Promise.withResolvers<void>();
  const { promise: end, resolve: letEnd } = Promise.withResolvers<void>();
  const answering = practice.db.transaction().execute(async (trx) => {
    await lockPractice(trx, who.profileId);
    haveLocked();
    await end;
    // The answer that ended the mastery.
    await saveStates(trx, who, [mastered({ masteredAt: null })], practice.clock.now());
  });
  await isLocked;
  const disputing = dispute(who).then(
    () => 'disputed',
    (failure: { code: string }) => failure.code,
  );
  const waiting = () =>
    practice.pool.query<{ count: string }>(
      `select count(*) from pg_locks where locktype = 'advisory' and not granted and database =
        (select oid from pg_database where datname = current_database())`,
    );
  await expect.poll(async () => (await waiting()).rows[0]!.count, { timeout: 10_000 }).toBe('1');
  letEnd();
  await answering;
  expect(await disputing).toBe('unknown_claim');
});

test('a skill without counted questions is ahead; one that is not mastered is on the way', async () => {
  expect(
    await statusOf(await learnerWithMastery(mastered({ opportunities: 0, masteredAt: null }))),
  ).toMatchObject({
    status: 'ahead',
    opportunities: 0,
  });
  expect((await statusOf(await learnerWithMastery(mastered({ masteredAt: null })))).status).toBe(
    'on_the_way',
  );
  const who = await practice.learner();
  expect(await statusOf(who)).toMatchObject({
    status: 'ahead',
    dueAt: null,
    masteredAt: null,
    opportunities: 0,
    unaidedRight: 0,
  });
});

test('the map counts what is mastered, due and on the way, and names what comes before', async () => {
  const who = await learnerWithMastery();
  const map = await readMap(practice.practiceServices, who, who);
  const all = map.strands.flatMap(({ skills }) => skills);
  expect(map.counts).toEqual({ mastered: 1, onTheWay: 0, ahead: all.length - 1, due: 0 });
  expect(all.find(({ id }) => id === 'slope')).toMatchObject({ unaidedRight: 4, opportunities: 4 });
  expect(all.filter(({ current }) => current)).toHaveLength(1);
});

test('the week names what was mastered and what was retained, with the days between', async () => {
  practice.clock.set('2026-11-20T09:00:00Z');
  const who = await practice.learner();
  const rows = [
    evidence(1, '2026-11-01T10:00:00Z'),
    evidence(2, '2026-11-02T10:00:00Z'),
    evidence(3, '2026-11-03T10:00:00Z'),
    evidence(4, '2026-11-19T09:00:00Z'),
  ];
  await insertEvidence(practice.db, who, rows);
  const state = mastered({ masteredAt: '2026-11-03T10:00:00.000Z' });
  await saveStates(practice.db, who, [state], new Date('2026-11-19T09:00:00Z'));
  const week = await readWeek(practice.practiceServices, who, { profileId: who.profileId, first: 1 });
  expect(week.mastered).toEqual([]);
  expect(week.kept).toEqual([
    { skill: { id: 'slope', name: expect.any(String) as string }, days: 16, nextAt: null },
  ]);
  expect(week).toMatchObject({ today: '2026-11-20', undecided: null });
  expect(week.days).toHaveLength(7);
  const recent = await learnerWithMastery();
  const other = await readWeek(practice.practiceServices, recent, { profileId: recent.profileId, first: 1 });
  expect(other.mastered).toMatchObject([
    { skill: { id: 'slope' }, at: '2026-11-18T10:00:00.000Z', answers: 3 },
  ]);
});
