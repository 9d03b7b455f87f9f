import type { Language } from '../../texts.ts';

/** Words that join two questions, and words that begin one. */
const joints: Readonly<Record<Language, RegExp>> = {
  en: /,?\s+and\s+(?=(?:how|what|which)\s)/giu,
  es: /,?\s+y\s+(?=(?:¿\s*)?(?:cu[áa]nt[oa]s?|cu[áa]l|qu[ée])\s)/giu,
  fr: /,?\s+et\s+(?=(?:combien|quel(?:le)?s?)\s)/giu,
};

/**
 * "How many does each get, and how many are left?": the text with one of the questions each; null where there is only one. What was said
 * before holds for both.
 */
export function splitJoinedQuestions(text: string, language: Language): readonly string[] | null {
  const end = text.lastIndexOf('?');
  if (end < 0 || text.indexOf('?') !== end) return null;
  const starts = [...text.slice(0, end).matchAll(joints[language])];
  const [joint, more] = starts;
  if (joint === undefined || more !== undefined) return null;
  const before = text.slice(0, joint.index);
  // The first question begins behind the last sentence.
  const stop = Math.max(...[...before.matchAll(/[.;!¿](?=\s|\p{L}|$)/gu)].map(({ index }) => index), -1);
  if (stop < 0) return null;
  const context = text.slice(0, stop + 1);
  const rest = text.slice(joint.index + joint[0].length);
  return [`${before}?${text.slice(end + 1)}`, `${context} ${rest}`];
}
