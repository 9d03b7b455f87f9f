import { fold } from '../reading/lexicon/lexicon.ts';

/** What a line says of the probability of an event: "P(both red) = 5/8 × 4/7". */
export type EventClaim = { readonly calculation: string; readonly isAsked: boolean };

const claim = /^\s*(?:so |so, |donc |entonces |luego )?p(?:rob)?\s*\(([^()=]{2,60})\)\s*=\s*(?=[\d(])/iu;
/** Words that say nothing about which event it is. */
const fewestLetters = 3;

/** The probability of an event in words; null for any other line, and for problems about something else. */
export function eventClaimOf(line: string, story: string | null, problemText: string): EventClaim | null {
  const found = story === null || !/probab/iu.test(problemText) ? null : claim.exec(line);
  if (found === null || story === null || !/\p{L}{2}/u.test(found[1]!)) return null;
  const [head, event] = found as unknown as [string, string];
  return { calculation: line.slice(head.length), isAsked: isEventIn(event, story) };
}

/** The event that the text asks for: P(both red) itself, or one whose words all stand in the question. */
function isEventIn(event: string, story: string): boolean {
  const named = [...story.matchAll(/(?<!\p{L})p(?:rob)?\s*\(([^()]+)\)/giu)].map(([, inside]) =>
    wordsIn(inside!),
  );
  if (named.length > 0) return named.some((words) => words.join() === wordsIn(event).join());
  const asked = wordsIn(story.split(/(?<=[.!;])\s/u).at(-1)!);
  const own = wordsIn(event);
  const isWhole = /(?<!\p{L})(?:both|two|ambas|ambos|dos|deux|all|todas|todos|toutes|tous)(?!\p{L})/u;
  return (
    own.every((word) => asked.includes(word)) && isWhole.test(asked.join(' ')) === isWhole.test(own.join(' '))
  );
}

const wordsIn = (text: string): readonly string[] =>
  (fold(text).match(/\p{L}+/gu) ?? []).filter(({ length }) => length >= fewestLetters);
