import { isSkillId, type SkillId, skillIds } from '@curvela/curriculum';
import type { Language } from '#app/platform/texts.ts';
import { parsePattern, findMatches, isWord, type WordPattern } from '../understanding/phrase.ts';
import { chatter } from '../../model/understanding/chatter.ts';
import { clauseEnd, formulaToken, tokensOf } from '../understanding/tokens.ts';
import { english } from './topics/english.ts';
import { french } from './topics/french.ts';
import { schoolNames } from './topics/school-names.ts';
import { spanish } from './topics/spanish.ts';
import type { TopicNames } from '../../model/topic-names.ts';

type Named = { readonly skill: SkillId; readonly phrase: WordPattern };
type Book = { readonly named: readonly Named[]; readonly wishes: readonly string[] };

const bookOf = ({ skills, wishes }: TopicNames, language: Language): Book => ({
  named: skillIds.flatMap((skill) =>
    [...skills[skill], ...(schoolNames[language][skill] ?? [])].map((pattern) => ({
      skill,
      phrase: parsePattern(pattern),
    })),
  ),
  wishes: wishes.split('|'),
});
let books: Readonly<Record<Language, Book>> | null = null;
const library = () =>
  (books ??= { en: bookOf(english, 'en'), es: bookOf(spanish, 'es'), fr: bookOf(french, 'fr') });

/** `isTeachingRequest`: the message asks to be taught, or consists of the topic only. */
export type TopicMention = { readonly skills: readonly SkillId[]; readonly isTeachingRequest: boolean };

/**
 * Skills named in a message, most specific first; null when it names none or contains mathematics. All three languages are
 * checked, the session's first; the first that knows all of the words wins.
 */
export function readTopic(text: string, language: Language): TopicMention | null {
  const tokens = tokensOf(text);
  if (tokens.length === 0 || tokens.includes(formulaToken)) return null;
  const languages = [language, ...(['en', 'es', 'fr'] as const).filter((one) => one !== language)];
  const topics = languages.flatMap((one) => topicIn(tokens, library()[one]) ?? []);
  return topics.find(({ isTeachingRequest }) => isTeachingRequest) ?? topics[0] ?? null;
}

function topicIn(tokens: readonly string[], { named, wishes }: Book): TopicMention | null {
  const found = named.flatMap(({ skill, phrase }) =>
    findMatches(phrase, tokens).map(({ from, to, held }) => ({ skill, from, to, held })),
  );
  const exact = found.filter(
    (one) =>
      !found.some(
        (other) => other.held.length > one.held.length && other.from <= one.from && one.to <= other.to,
      ),
  );
  if (exact.length === 0) return null;
  const held = new Set(exact.flatMap((one) => one.held));
  const rest = tokens.filter((token, at) => token !== clauseEnd && !held.has(at));
  const isRequest = rest.some((token) => wishes.some((word) => isWord(token, word, chatter)));
  const strange = rest.filter((token) => !chatter.has(token) && !wishes.includes(token));
  const skills = exact.toSorted((a, b) => b.held.length - a.held.length || a.from - b.from);
  return {
    skills: [...new Set(skills.map(({ skill }) => skill))].filter(isSkillId),
    isTeachingRequest: isRequest ? strange.length <= 2 : strange.length === 0,
  };
}
