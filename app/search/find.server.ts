import type { Services } from '#app/platform/services.server.ts';
import type { Language } from '#app/platform/texts.ts';
import { questionOf } from './question.ts';
import { type Found, loadFound } from './queries.server.ts';

/** Results at once: more is a question to narrow. */
export const mostFound = 12;

/**
 * What the words of a question find in a language, the best first: what has all of them or, where nothing has, what has any. Nothing
 * for a question without words.
 */
export async function find(
  { db }: Pick<Services, 'db'>,
  { typed, language }: { typed: string; language: Language },
): Promise<Found[]> {
  const question = questionOf(typed);
  if (!question) return [];
  const found = await loadFound(db, { question: question.all, language, most: mostFound });
  if (found.length > 0 || question.all === question.any) return found;
  return loadFound(db, { question: question.any, language, most: mostFound });
}
