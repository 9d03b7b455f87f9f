import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { modelIds } from '#app/teaching/models.ts';
import { loadEvidence, loadStates } from '#app/practice/evidence-queries.server.ts';
import { behaviours } from './behaviours.ts';
import type { Fault } from './checks.ts';
import { falseMasteries } from './masteries.ts';
import type { Learner, Play, Played, World } from './play.ts';
import { playSession } from './play-session.ts';
import { broughtTo, knownWrong, oddProblem } from './problems.ts';

const languages = ['en', 'es', 'fr'] as const;
/** Hours between two sessions: a learner comes back on other days. */
const between = 7 * 3_600_000;

export type Ran = {
  readonly plays: readonly (Play & { readonly played: Played })[];
  readonly faults: readonly (Fault & { readonly where: string })[];
  readonly masteries: number;
};

/** Sessions of all kinds of learners with all tutor models in all languages, over the skill graph, one after the other. */
export async function runSessions(
  world: World,
  pool: pg.Pool,
  numbers: readonly number[],
  heard: (play: Play, played: Played) => void = () => undefined,
): Promise<Ran> {
  const learners = await newLearners(pool, world, Math.max(5, 5 * Math.ceil(numbers.length / 100)));
  const plays: (Play & { played: Played })[] = [];
  for (const number of numbers) {
    const play = playOf(number, learners);
    const played = await playSession(world, play);
    plays.push({ ...play, played });
    heard(play, played);
    world.clock.advance(between);
  }
  const faults = plays.flatMap(({ played }) => played.faults);
  let masteries = 0;
  for (const { profileId } of learners) {
    const [states, evidence] = [
      await loadStates(world.services.db, profileId),
      await loadEvidence(world.services.db, profileId),
    ];
    masteries += [...states.values()].filter(({ masteredAt }) => masteredAt !== null).length;
    faults.push(
      ...falseMasteries(states, evidence).map((what) => ({
        kind: 'false mastery' as const,
        what,
        where: profileId,
      })),
    );
  }
  return { plays, faults, masteries };
}

/** Of two runs with the same numbers, every session is the same. */
function playOf(number: number, learners: readonly Learner[]): Play {
  const behaviour = behaviours[number % 5] ?? 'careful';
  const known = behaviour === 'known-mistake' && number % 2 === 0;
  const brought =
    number % 47 === 11 ? oddProblem(number) : known ? knownWrong(Math.floor(number / 10)) : broughtTo(number);
  // A kind of learner stays the same person.
  const persons = learners.length / 5;
  return {
    number,
    behaviour,
    brought,
    model: modelIds[Math.floor(number / 5) % 5] ?? 'focus',
    language: languages[Math.floor(number / 25) % 3] ?? 'en',
    learner: learners[(number % 5) * persons + (Math.floor(number / 5) % persons)] ?? learners[0]!,
  };
}

async function newLearners(pool: pg.Pool, { clock }: World, count: number): Promise<Learner[]> {
  const learners = Array.from({ length: count }, () => ({
    accountId: randomUUID(),
    profileId: randomUUID(),
    met: new Set<string>(),
  }));
  for (const { accountId, profileId } of learners) {
    await pool.query(
      `insert into app.learner_profiles (id, account_id, name, language, created_at, extra_time) values ($1, $2, 'Maya', 'en', $3, 1)`,
      [profileId, accountId, clock.now()],
    );
  }
  return learners;
}
