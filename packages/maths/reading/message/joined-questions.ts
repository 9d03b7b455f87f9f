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

/** A second question for the place or the time of what the first one asks for. */
const places: Readonly<Record<Language, RegExp>> = {
  en: /\band\s+(?:(?:at|for)\s+(?:what|which)|where|when)\s+(?:does|do|is|are|it|this|they|value)/iu,
  es: /(?<!\p{L})y\s+(?:¿\s*)?(?:(?:en|para)\s+qué|dónde|cuándo)(?!\p{L})/iu,
  fr: /(?<!\p{L})et\s+(?:(?:en|pour)\s+quel(?:le)?s?|où|quand)(?!\p{L})/iu,
};

/** "What is the maximum value, and where does it occur?": the text before the second question; null without one. */
export function withoutPlaceQuestion(text: string, language: Language): string | null {
  const found = places[language].exec(text);
  return found === null ? null : `${text.slice(0, found.index).replace(/[\s,]+$/u, '')}?`;
}
