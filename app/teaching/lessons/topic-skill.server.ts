import type { Maths } from '#app/maths/public.ts';
import { AppError } from '#app/platform/errors.ts';
import { type Language, languages } from '#app/platform/texts.ts';
import { skillName } from '#app/practice/public.server.ts';
import { materialOf } from '#app/practice/public.material.server.ts';
import type { SkillTopic } from '#app/practice/public.material.ts';
import type { SkillId } from '#app/practice/public.ts';
import { readStart } from '../session/begin-own.server.ts';
import { teachingError } from '../problems.ts';
import { findTopic } from './find-topic.ts';
import { otherNames } from './other-names.ts';

/** Where to begin for whoever named nothing that is taught here. */
const beginnings: readonly SkillId[] = ['fractions', 'percent', 'linear_equations', 'slope', 'pythagoras'];
let topics: readonly SkillTopic[] | undefined;

/**
 * The skill of a topic in words of any of the languages, or that of a problem. Throws 404 `unknown_topic` with the nearest skills as
 * `nearest`.
 */
export async function topicSkill(
  { maths }: { readonly maths: Maths },
  topic: string,
  locale: string,
): Promise<SkillId> {
  const material = materialOf(maths);
  topics ??= [...languages.flatMap((language) => material.skills(language)), ...otherNames];
  const { best, nearest } = findTopic(topic, topics);
  if (best) return best;
  const ofProblem = /[\d=²³√^]/u.test(topic) ? await skillOfProblem(maths, topic, locale) : null;
  if (ofProblem) return ofProblem;
  const language = locale.slice(0, 2) as Language;
  const offered = nearest.length > 0 ? nearest : beginnings;
  throw teachingError('unknown_topic', {
    status: 404,
    details: { nearest: offered.map((id) => ({ id, name: skillName(id, language) })) },
  });
}

/** What cannot be read as a problem is none. */
async function skillOfProblem(maths: Maths, text: string, locale: string): Promise<SkillId | null> {
  try {
    return (await readStart({ maths, locale }, text)).facts.skill;
  } catch (refused) {
    if (refused instanceof AppError && refused.status === 422) return null;
    throw refused;
  }
}
