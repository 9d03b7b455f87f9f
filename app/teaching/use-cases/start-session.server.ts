import { countedForNetwork, requireSessionLeft, requireSessionLeftInOrder } from './limits.server.ts';
import type { Advance, Circumstances } from '../domain/pedagogy/moments.ts';
import { begin } from '../domain/pedagogy/start.ts';
import { insertSession, insertTurns, ownerId as ownerIdOf } from '../db/teaching.server.ts';
import { refuseFlaggedWords } from './refuse-flagged-words.server.ts';
import type { StartInput } from '../model/schemas.server.ts';
import type { TeachingServices } from '../model/services.ts';
import { fitFirstStep } from './focus/focus-first-step.server.ts';
import { policyFor, sprintMinutes } from '../domain/sprint.ts';
import { beginOwnProblem } from './session/begin-own-problem.server.ts';
import type { FocusTime, SessionOwner, TeachingSession } from '../model/record.ts';
import { recallMoments, requireLearning } from './session/learning.server.ts';
import { graphOf, sessionView, speakerOf, turnView } from './session/view.server.ts';
import { beginSkill, skillNamed, refuseUntaughtSkill } from './skill/begin-skill.server.ts';
import { cardOf } from './skill/card.server.ts';
import { whatToTeach } from './skill/what-to-teach.server.ts';
import { versionFor } from './version-for.server.ts';
import { speak } from '../domain/voice/speak.ts';
import type { TutorTurn } from '../model/model-text/tutor-words.ts';

/**
 * Starts a session. Throws 422 `worrying` with the answer to a safety flag, 422 `problem_unreadable` with the position, 422 `problem_several`
 * with the readings, 404 `unknown_profile`, 429 for a visitor over the daily limit, or in a network over its own. `network` is the client
 * address as `networkAddress` writes it.
 */
export async function startSession(
  services: TeachingServices,
  owner: SessionOwner,
  input: StartInput,
  network?: string,
) {
  await refuseFlaggedWords(services, owner, input);
  await requireSessionLeft(services, owner);
  return countedForNetwork(services.visitorLimit, { owner, network }, () =>
    beginSession(services, owner, input),
  );
}

async function beginSession(services: TeachingServices, owner: SessionOwner, input: StartInput) {
  const { clock, random, maths } = services;
  const toTeach = await whatToTeach(services, input);
  const now = clock.now();
  const version = await versionFor(services.db, input.model, ownerIdOf(owner));
  const policy = policyFor(version.policy, input.focus?.energy);
  const circumstances = { policy, at: now.getTime(), newId: random.uuid };
  const empty = untouched(services, input, toTeach, { circumstances, modelVersionId: version.id });
  const about = { services, session: empty, circumstances };
  const begun =
    toTeach.skill === null
      ? await beginOwnProblem(about, toTeach.own)
      : await beginSkill(about, toTeach.skill);
  const state =
    input.focus && toTeach.skill === null
      ? await fitFirstStep(maths, begun.state, input.locale)
      : begun.state;
  const session: TeachingSession = { ...empty, state };
  const turn = await services.db.transaction().execute(async (trx) => {
    const learning =
      input.profileId === undefined ? null : await requireLearning(trx, owner, input.profileId);
    const recalled = learning && (await recallMoments(trx, learning, session, now));
    const moments = [...begun.moments, ...(recalled ?? [])];
    const first = firstTurn(session, { ...begun, moments }, { id: random.uuid(), asked: input.problem });
    await requireSessionLeftInOrder(trx, clock, owner);
    await insertSession(trx, owner, session);
    await insertTurns(trx, session.id, [{ ...first, moments }]);
    return first;
  });
  const view = sessionView(session, { position: 1, now, signedIn: 'accountId' in owner });
  const spokenTurn = (await services.words?.begin(owner, { session, turn, learner: null })) ?? turn;
  return { ...view, turns: [turnView(spokenTurn)] };
}

/** A session before its first turn. */
function untouched(
  { random }: TeachingServices,
  { profileId, model, locale, focus }: StartInput,
  toTeach: Awaited<ReturnType<typeof whatToTeach>>,
  { circumstances, modelVersionId }: { circumstances: Circumstances; modelVersionId: string | null },
): TeachingSession {
  const { policy, at } = circumstances;
  const now = new Date(at);
  return {
    id: random.uuid(),
    profileId: profileId ?? null,
    model,
    modelVersionId,
    policy,
    locale,
    problem: toTeach.skill === null ? toTeach.own.facts.problem : skillNamed(toTeach.skill, locale),
    skill: toTeach.skill,
    title: null,
    state:
      toTeach.skill === null
        ? begin(toTeach.own.facts, circumstances).state
        : refuseUntaughtSkill(toTeach.skill, locale, circumstances),
    seed: Math.floor(random.fraction() * 1_000_000),
    version: 1,
    focus: focus ? focusTime(focus, now) : null,
    createdAt: now,
    updatedAt: now,
  };
}

function firstTurn(
  session: TeachingSession,
  { moments, phase }: Pick<Advance, 'moments' | 'phase'>,
  { id, asked: question }: { id: string; asked: string | undefined },
): TutorTurn {
  const speaker = speakerOf(session, 1);
  return {
    id,
    position: 1,
    speaker: 'tutor',
    answersCard: null,
    createdAt: session.createdAt,
    content: {
      phase,
      blocks: speak(moments, speaker, graphOf(session)),
      card: cardOf(session.state, speaker, false),
      ...(question === undefined ? {} : { asked: question }),
    },
  };
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
