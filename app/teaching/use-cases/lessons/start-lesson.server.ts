import type { Kysely } from 'kysely';
import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import type { DB } from '#app/platform/database-types.ts';
import type { RateLimit } from '#app/platform/rate-limits.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { readSkillStanding } from '#app/practice/index.server.ts';
import { isSkillId, type SkillId } from '@curvela/curriculum';
import { teachingError } from '../../model/errors.ts';
import { refuseFlaggedWords } from '../refuse-flagged-words.server.ts';
import type { TeachingServices } from '../../model/services.ts';
import { requireLearning } from '../session/learning.server.ts';
import { countUnfinishedLessons, findByInput, insertLesson } from '../../db/lessons.server.ts';
import { generator, type LessonInput, type LessonRecord, madeFrom } from '../../model/lessons/lesson.ts';
import type { StartLesson } from '../../model/lessons-schemas.server.ts';
import { levelFor, warmUpFor } from '../../domain/lessons/plan.ts';
import { jobSeconds, lessonJob, mostTries } from './run-lesson.server.ts';
import { topicSkill } from './topic-skill.server.ts';

export type LessonServices = TeachingServices &
  Pick<Services, 'jobs'> & {
    /** Rate limit for newly generated lessons per account; unlimited if absent. */
    readonly lessonLimit?: RateLimit;
  };

/** Maximum number of unfinished lessons per account. */
const mostInMaking = 2;
/** Newly generated lessons per account and period. */
export const lessonFigure = { times: 20, seconds: 3600 } as const;
const mistakesNamed = 3;

/**
 * A lesson on a topic for a learner of the account: an existing or unfinished one from the same input, else a new one, queued in the same
 * transaction. Throws 404 `unknown_profile`, 404 `unknown_topic` with the nearest skills, 422 `worrying`, 429 `lessons_in_making` and
 * `lessons_full`.
 */
export async function startLesson(
  services: LessonServices,
  { accountId }: { readonly accountId: string },
  request: StartLesson,
): Promise<LessonRecord> {
  const { db } = services;
  const language = languageOfLocale(request.locale);
  const profileId = request.profileId ?? null;
  if (profileId !== null) await requireLearning(db, { accountId }, profileId);
  const skill = await resolveSkill(services, accountId, request);
  const input = await inputFor(services, { skill, language, profileId, variant: request.variant });
  const known = await findByInput(db, { accountId }, madeFrom(input));
  if (known) return known;
  return queueLesson(services, accountId, input);
}

async function resolveSkill(
  services: LessonServices,
  accountId: string,
  input: StartLesson,
): Promise<SkillId> {
  if ('skill' in input && input.skill !== undefined && isSkillId(input.skill)) return input.skill;
  const topic = input.topic ?? '';
  const about = { problem: topic, locale: input.locale, model: 'step-by-step-coach' as const };
  await refuseFlaggedWords(
    services,
    { accountId },
    { ...about, ...(input.profileId && { profileId: input.profileId }) },
  );
  return topicSkill(services, topic, input.locale);
}

/** Current estimates of the learner are part of the input: a repeated request finds the same lesson until they change. */
async function inputFor(
  { db, clock }: Pick<LessonServices, 'db' | 'clock'>,
  input: Pick<LessonInput, 'skill' | 'language' | 'profileId' | 'variant'>,
): Promise<LessonInput> {
  const standing = await readSkillStanding(db, input.profileId, input.skill, clock.now());
  return {
    generator,
    ...input,
    level: levelFor(standing),
    warmUp: warmUpFor(input.skill, standing),
    mistakes: standing.mistakes.toSorted().slice(0, mistakesNamed),
  };
}

async function queueLesson(
  services: LessonServices,
  accountId: string,
  input: LessonInput,
): Promise<LessonRecord> {
  const { db, clock, random, lessonLimit } = services;
  if ((await countUnfinishedLessons(db, { accountId })) >= mostInMaking)
    throw teachingError('lessons_in_making', { status: 429, retryAfter: 5 });
  const retryAfter = (await lessonLimit?.count(accountId)) ?? 0;
  if (retryAfter > 0)
    throw teachingError('lessons_full', {
      status: 429,
      retryAfter,
      params: { minutes: Math.ceil(retryAfter / 60) },
    });
  const now = clock.now();
  const lesson: LessonRecord = {
    id: random.uuid(),
    accountId,
    profileId: input.profileId,
    skill: input.skill,
    locale: input.language,
    madeFrom: madeFrom(input),
    state: 'queued',
    progress: { percent: 0, tries: 0, at: now.toISOString(), waiting: false, failure: null },
    content: null,
    createdAt: now,
  };
  const isNew = await db.transaction().execute(async (trx) => {
    if (lesson.profileId !== null) await requireLearning(trx, { accountId }, lesson.profileId);
    const inserted = await insertLesson(trx, lesson);
    if (inserted) await sendLessonJob(services, trx, lesson.id);
    return inserted;
  });
  if (isNew) return lesson;
  // A concurrent request inserted it first.
  await lessonLimit?.refund(accountId);
  return (await findByInput(db, { accountId }, lesson.madeFrom)) ?? lesson;
}

/** Enqueues the generation, in the caller's transaction. */
export const sendLessonJob = ({ jobs }: Pick<Services, 'jobs'>, trx: Kysely<DB>, id: string): Promise<void> =>
  jobs.send(trx, lessonJob, { id }, { retries: mostTries, expiresAfter: jobSeconds });
