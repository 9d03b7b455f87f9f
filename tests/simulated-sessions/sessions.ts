import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { SkillId } from '@curvela/curriculum';
import { modelIds } from '#app/teaching/domain/models.ts';
import { loadEvidence, loadStates } from '#app/practice/db/evidence.server.ts';
import { type Behaviour, behaviours } from './behaviours.ts';
import type { SessionFault } from './checks.ts';
import { type Mastery, masteriesOf } from './masteries.ts';
import { Observed } from './observed.ts';
import type { Learner, Play, Played, PlayKind, PlayContext } from './play.ts';
import { playSession } from './play-session.ts';
import { playSkill } from './play-skill.ts';
import { playTrial } from './play-trial.ts';
import { type Brought, broughtTo, knownWrong, oddProblem, skillBrought, skillsTaught } from './problems.ts';

/** Learners of each kind, one for each tutor model. */
const persons = modelIds.length;
const languages = ['en', 'es', 'fr'] as const;
/** Milliseconds between two sessions: a learner returns on other days. */
const between = 7 * 3_600_000;

const players: Record<PlayKind, (context: PlayContext, play: Play) => Promise<Played>> = {
  problem: playSession,
  focus: playSession,
  skill: playSkill,
  trial: playTrial,
};

export type Ran = {
  readonly plays: readonly (Play & { readonly played: Played })[];
  readonly faults: readonly (SessionFault & { readonly where: string })[];
  readonly masteries: readonly Mastery[];
};

/** Sessions of all kinds of learners with all tutor models in all languages, over the skill graph, in sequence. */
export async function runSessions(
  context: PlayContext,
  pool: pg.Pool,
  numbers: readonly number[],
  heard: (play: Play, played: Played) => void = () => undefined,
): Promise<Ran> {
  const learners = await newLearners(pool, context, behaviours.length * persons);
  const opening = context.clock.now().getTime();
  const plays: (Play & { played: Played })[] = [];
  for (const number of numbers) {
    const play = playOf(number, learners);
    // The date of a session is fixed, whichever others are played with it.
    context.clock.set(new Date(Math.max(context.clock.now().getTime(), opening + number * between)));
    const played = await players[play.kind](context, play).catch((error: unknown) => brokenOff(play, error));
    plays.push({ ...play, played });
    heard(play, played);
  }
  const faults = plays.flatMap(({ played }) => played.faults);
  const masteries: Mastery[] = [];
  for (const { profileId } of learners) {
    const [states, evidence] = [
      await loadStates(context.services.db, profileId),
      await loadEvidence(context.services.db, profileId),
    ];
    const reached = masteriesOf(states, evidence);
    masteries.push(...reached);
    const wrong = reached.filter(({ ruled }) => !ruled);
    faults.push(
      ...wrong.map((one) => ({ kind: 'false mastery' as const, what: one.shown, where: profileId })),
    );
  }
  return { plays, faults, masteries };
}

function brokenOff(play: Play, error: unknown): Played {
  const seen = new Observed(play);
  seen.look([{ kind: 'dead end', what: `broken off: ${String(error)}` }]);
  return seen.played;
}

/** The index of a learner within its kind: the same person always has the same tutor model. */
export const personOf = (number: number): number => Math.floor(number / 5) % persons;

/** Every third session teaches a skill; of each twelve others, one is a focus session and one a trial without an account. */
const kindOf = (number: number): PlayKind =>
  number % 3 === 1 ? 'skill' : number % 12 === 5 ? 'focus' : number % 12 === 3 ? 'trial' : 'problem';

/** How often a careful learner returns to one skill before the next. */
const visits = 3;

/** Skills in turn; a careful learner returns to the same one on other days. */
function skillOf(number: number, behaviour: Behaviour): SkillId {
  const group = Math.floor(number / 75 / visits);
  const at = behaviour === 'careful' ? 7 * (personOf(number) + persons * group) + 3 : Math.floor(number / 3);
  return skillsTaught[at % skillsTaught.length] ?? 'linear_equations';
}

/** Problems in turn, over the sessions that begin with one. */
function problemOf(number: number, behaviour: Behaviour): Brought {
  if (number % 47 === 11) return oddProblem(number);
  const known = behaviour === 'known-mistake' && number % 2 === 0;
  const rank = Math.floor(number / 3) * 2 + (number % 3 === 2 ? 1 : 0);
  return known ? knownWrong(Math.floor(number / 10)) : broughtTo(rank);
}

/** Three of seven sessions belong to the learners who differ by how they talk. */
const behaviourOf = (number: number): Behaviour =>
  behaviours[(number % 5) + ([2, 4, 5].includes(number % 7) ? 5 : 0)] ?? 'careful';

/** Deterministic: equal numbers give equal sessions. */
function playOf(number: number, learners: readonly Learner[]): Play {
  const behaviour = behaviourOf(number);
  const kind = kindOf(number);
  const skill = kind === 'skill' ? skillOf(number, behaviour) : null;
  return {
    number,
    kind,
    skill,
    behaviour,
    brought: skill === null ? problemOf(number, behaviour) : skillBrought(skill),
    model: kind === 'focus' ? 'focus' : (modelIds[personOf(number)] ?? 'focus'),
    language: languages[Math.floor(number / 25) % 3] ?? 'en',
    learner: learners[behaviours.indexOf(behaviour) * persons + personOf(number)] ?? learners[0]!,
  };
}

async function newLearners(pool: pg.Pool, { clock }: PlayContext, count: number): Promise<Learner[]> {
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
