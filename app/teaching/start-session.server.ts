import { requireSessionLeft } from './limits.server.ts';
import { begin } from './pedagogy/start.ts';
import { insertSession, insertTurns, ownerId as ownerIdOf } from './queries.server.ts';
import { refuseWorrying } from './safety/refuse-worrying.server.ts';
import type { StartInput } from './schemas.ts';
import type { TeachingServices } from './services.ts';
import { fitFirstStep } from './focus/focus-first-step.server.ts';
import { policyFor, sprintMinutes } from './sprint.ts';
import { beginOwn } from './session/begin-own.server.ts';
import type { FocusTime, Owner, SessionRecord } from './session/record.ts';
import { requireLearning } from './session/learning.server.ts';
import { graphOf, sessionView, speakerOf, turnView } from './session/view.server.ts';
import { beginSkill, skillNamed, untaught } from './skill/begin-skill.server.ts';
import { cardOf } from './skill/card.server.ts';
import { whatToTeach } from './skill/what-to-teach.server.ts';
import { versionFor } from './versions/version-for.server.ts';
import { speak } from './voice/speak.ts';
import type { TutorTurn } from './words/tutor-words.ts';

/**
 * Begins a session. Throws 422 `worrying` with the answer of people, 422 `problem_unreadable` with the place, 422 `problem_several` with the
 * readings, 404 `unknown_profile`, 429 for a visitor who had enough for today.
 */
export async function startSession(services: TeachingServices, owner: Owner, input: StartInput) {
  await refuseWorrying(services, owner, input);
  await requireSessionLeft(services, owner);
  const { clock, random, maths } = services;
  const { model, locale } = input;
  const toTeach = await whatToTeach(services, input);
  const { skill } = toTeach;
  const now = clock.now();
  const version = await versionFor(services.db, model, ownerIdOf(owner));
  const policy = policyFor(version.policy, input.focus?.energy);
  const circumstances = { policy, at: now.getTime(), newId: random.uuid };
  const empty: SessionRecord = {
    id: random.uuid(),
    profileId: input.profileId ?? null,
    model,
    modelVersionId: version.id,
    policy,
    locale,
    problem: toTeach.skill === null ? toTeach.own.facts.problem : skillNamed(toTeach.skill, locale),
    skill,
    title: null,
    state:
      toTeach.skill === null
        ? begin(toTeach.own.facts, circumstances).state
        : untaught(toTeach.skill, locale, circumstances),
    seed: Math.floor(random.fraction() * 1_000_000),
    version: 1,
    focus: input.focus ? focusTime(input.focus, now) : null,
    createdAt: now,
    updatedAt: now,
  };
  const about = { services, session: empty, circumstances };
  const {
    state: begun,
    moments,
    phase,
  } = toTeach.skill === null ? await beginOwn(about, toTeach.own) : await beginSkill(about, toTeach.skill);
  const state = input.focus && skill === null ? await fitFirstStep(maths, begun, locale) : begun;
  const session: SessionRecord = { ...empty, state };
  const speaker = speakerOf(session, 1);
  const turn: TutorTurn = {
    id: random.uuid(),
    position: 1,
    speaker: 'tutor',
    answersCard: null,
    createdAt: now,
    content: {
      phase,
      blocks: speak(moments, speaker, graphOf(session)),
      card: cardOf(state, speaker, false),
      ...(input.problem === undefined ? {} : { asked: input.problem }),
    },
  };
  await services.db.transaction().execute(async (trx) => {
    if (input.profileId !== undefined) await requireLearning(trx, owner, input.profileId);
    await insertSession(trx, owner, session);
    await insertTurns(trx, session.id, [{ ...turn, moments }]);
  });
  const view = sessionView(session, { position: 1, now, signedIn: 'accountId' in owner });
  const said = (await services.words?.begin(owner, { session, turn, learner: null })) ?? turn;
  return { ...view, turns: [turnView(said)] };
}

function focusTime({ energy, minutes }: NonNullable<StartInput['focus']>, now: Date): FocusTime {
  return {
    energy,
    minutes: minutes ?? sprintMinutes[energy],
    usedMs: 0,
    runningSince: now.toISOString(),
    stopped: false,
  };
}
