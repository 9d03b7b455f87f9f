import type { Maths } from '@curvela/maths';
import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import { AppError } from '#app/platform/errors.ts';
import { languages } from '#app/platform/texts.ts';
import { skillName } from '#app/practice/index.server.ts';
import { materialOf } from '#app/practice/index.server.ts';
import type { SkillTopic } from '#app/practice/index.ts';
import type { SkillId } from '@curvela/curriculum';
import { readOwnProblemStart } from '../session/begin-own-problem.server.ts';
import { teachingError } from '../../model/errors.ts';
import { readTopic } from '../../domain/skill/read-topic.ts';
import { findTopic } from '../../domain/lessons/find-topic.ts';

/** Suggestions when the topic is not taught here. */
const beginnings: readonly SkillId[] = ['fractions', 'percent', 'linear_equations', 'slope', 'pythagoras'];
let topics: readonly SkillTopic[] | undefined;

/**
 * The skill named by a topic, as in a conversation; else the closest skill by its own words, in any language; else that of a problem.
 * Throws 404 `unknown_topic` with the nearest skills as `nearest`.
 */
export async function topicSkill(
  { maths }: { readonly maths: Maths },
  topic: string,
  locale: string,
): Promise<SkillId> {
  const language = languageOfLocale(locale);
  const named = readTopic(topic, language);
  const [only, ...others] = named?.skills ?? [];
  if (named?.isTeachingRequest && only && others.length === 0) return only;
  const material = materialOf(maths);
  topics ??= languages.flatMap((each) => material.skills(each));
  const { best, nearest } = findTopic(topic, topics);
  if (best) return best;
  const ofProblem = /[\d=²³√^]/u.test(topic) ? await skillOfProblem(maths, topic, locale) : null;
  if (ofProblem) return ofProblem;
  const offered = nearest.length > 0 ? nearest : beginnings;
  throw teachingError('unknown_topic', {
    status: 404,
    details: { nearest: offered.map((id) => ({ id, name: skillName(id, language) })) },
  });
}

/** Null if the text cannot be parsed as a problem. */
async function skillOfProblem(maths: Maths, text: string, locale: string): Promise<SkillId | null> {
  try {
    return (await readOwnProblemStart({ maths, locale }, text)).facts.skill;
  } catch (refused) {
    if (refused instanceof AppError && refused.status === 422) return null;
    throw refused;
  }
}
