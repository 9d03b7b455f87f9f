import type { Services } from '#app/platform/services.server.ts';
import type { Language } from '#app/platform/texts.ts';
import { toSearchTerms } from './document.ts';
import { type SearchHit, loadNamed, loadHits } from './queries.server.ts';

/** Maximum number of results. */
const mostFound = 12;

/**
 * Results in a language, the best first: matches in the name, then in the text; if nothing contains all words,
 * documents with any of them. Empty for a query without words.
 */
export async function findDocuments(
  { db }: Pick<Services, 'db'>,
  { typed, language }: { typed: string; language: Language },
): Promise<SearchHit[]> {
  const question = toSearchTerms(typed);
  if (!question) return [];
  const found = await loadMatches(db, [question.all], language);
  return found.length > 0 || question.each.length === 1 ? found : loadMatches(db, question.each, language);
}

async function loadMatches(
  db: Services['db'],
  any: readonly string[],
  language: Language,
): Promise<SearchHit[]> {
  const named = await loadNamed(db, { any, language, most: mostFound });
  if (named.length === mostFound) return named;
  const hits = await loadHits(db, { any, language, most: mostFound - named.length });
  return [...named, ...hits];
}
