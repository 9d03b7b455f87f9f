import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import { readStanding } from '#app/practice/index.server.ts';
import type { SkillId } from '@curvela/curriculum';
import { AppError } from '#app/platform/errors.ts';
import type { StartInput } from '../../model/schemas.server.ts';
import type { TeachingServices } from '../../model/services.ts';
import { type OwnProblemStart, readOwnProblemStart } from '../session/begin-own-problem.server.ts';
import { readTopic, type TopicMention } from '../../domain/skill/read-topic.ts';

type ToTeach = { readonly skill: SkillId } | { readonly skill: null; readonly own: OwnProblemStart };

/**
 * What to start with: a skill by id or in words ("teach me fractions"), else a problem. Words that name a skill and are not a problem
 * start teaching it. Throws the errors of reading a problem.
 */
export async function whatToTeach(
  services: TeachingServices,
  {
    problem,
    reading,
    skill,
    locale,
    profileId,
  }: Pick<StartInput, 'problem' | 'reading' | 'skill' | 'locale' | 'profileId'>,
): Promise<ToTeach> {
  if (skill !== undefined) return { skill };
  const text = problem ?? '';
  const topic = readTopic(text, languageOfLocale(locale));
  if (topic?.isTeachingRequest) return { skill: await firstOf(services, topic, profileId) };
  try {
    return { skill: null, own: await readOwnProblemStart({ maths: services.maths, locale }, text, reading) };
  } catch (failure) {
    if (!topic || !(failure instanceof AppError) || failure.code !== 'problem_unreadable') throw failure;
    return { skill: await firstOf(services, topic, profileId) };
  }
}

/** Of several equally specific matches, the first not mastered. */
async function firstOf(
  { db, clock }: TeachingServices,
  { skills }: TopicMention,
  profileId: string | undefined,
): Promise<SkillId> {
  for (const skill of skills) {
    const { mastered } = await readStanding(db, { profileId: profileId ?? null, skill, now: clock.now() });
    if (!mastered) return skill;
  }
  const [skill] = skills;
  if (!skill) throw new Error('a topic names a skill');
  return skill;
}
