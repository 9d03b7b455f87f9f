import type { Text } from '../../model/blocks.ts';
import type { ModelWords } from '../../model/model-text/model-words.ts';

/*
 * The words of a turn as events. The id says how far they go (`1.17`: seventeen characters), so that a broken stream resumes exactly
 * there, also when another process serves the words from the database. Sent text is never retracted.
 */

export type WordsEvent = { id: string; event: 'delta' | 'done' | 'fallback'; data: string };
type StreamedState = Pick<ModelWords, 'text' | 'state' | 'tries'>;
type StreamPosition = { tries: number; at: number };

/** Length in characters; a formula counts as one. */
const lengthOf = (text: Text): number =>
  text.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : 1), 0);

/** The text after this many characters. */
export function textAfter(text: Text, at: number): Text[number][] {
  const rest: Text[number][] = [];
  let passed = 0;
  for (const part of text) {
    const length = typeof part === 'string' ? part.length : 1;
    if (passed + length > at)
      rest.push(typeof part === 'string' ? part.slice(Math.max(0, at - passed)) : part);
    passed += length;
  }
  return rest;
}

/** The reader's position from the last event id; the start for anything that is not such an id. */
export function streamPositionOf(lastId: string | undefined): StreamPosition {
  const [, tries, at] = /^(\d{1,2})\.(\d{1,6})$/.exec(lastId ?? '') ?? [];
  return tries === undefined || at === undefined
    ? { tries: 0, at: 0 }
    : { tries: Number(tries), at: Number(at) };
}

/** The events after a position, and the new position. */
export function eventsFrom(
  place: StreamPosition,
  current: StreamedState,
): { events: WordsEvent[]; place: StreamPosition } {
  const events: WordsEvent[] = [];
  let { at } = place;
  const { tries, text, state } = current;
  if (state === 'failed') {
    return { events: [{ id: `${tries}.${at}`, event: 'fallback', data: '{}' }], place: { tries, at } };
  }
  const rest = textAfter(text, at);
  at = Math.max(at, lengthOf(text));
  if (rest.length > 0)
    events.push({ id: `${tries}.${at}`, event: 'delta', data: JSON.stringify({ text: rest }) });
  if (state !== 'streaming') {
    events.push({ id: `${tries}.${at}`, event: 'done', data: JSON.stringify({ state }) });
  }
  return { events, place: { tries, at } };
}
