import { ApiFailure, fetchApi } from '#app/platform/api-client.ts';
import type { Text } from '../model/blocks.ts';
import type { WordsView } from '../model/views.ts';
import { readEvents, type ServerEvent } from '../model/model-text/read-events.ts';
import { joinedText } from '../model/model-text/model-words.ts';

export type StreamedWords = Pick<WordsView, 'text' | 'state'>;

/** Milliseconds before reconnecting, by number of failures in a row. */
const pauses = [0, 300, 1000, 2000];

/** Follows a turn's word stream to its end and reports each change. Reconnects after the last event received. */
export async function followWords(
  path: string,
  signal: AbortSignal,
  changed: (words: StreamedWords) => void,
): Promise<void> {
  let streamed: StreamedWords = { text: [], state: 'streaming' };
  let lastId = '';
  for (let broken = 0; broken < pauses.length && !signal.aborted; broken += 1) {
    await new Promise((resolve) => setTimeout(resolve, pauses[broken]));
    try {
      const headers = { accept: 'text/event-stream', ...(lastId === '' ? {} : { 'last-event-id': lastId }) };
      const { body } = await fetchApi(path, { signal, headers });
      if (!body) break;
      for await (const event of readEvents(body)) {
        broken = 0;
        lastId = event.id;
        streamed = applyWordsEvent(streamed, event);
        changed(streamed);
        if (streamed.state !== 'streaming') return;
      }
    } catch (failure) {
      if (signal.aborted) return;
      if (failure instanceof ApiFailure && failure.status < 500) break;
    }
  }
  if (!signal.aborted) changed({ text: streamed.text, state: streamed.text.length > 0 ? 'cut' : 'failed' });
}

/** The state after one more event. */
export function applyWordsEvent(
  words: StreamedWords,
  { event, data }: Pick<ServerEvent, 'event' | 'data'>,
): StreamedWords {
  const value = JSON.parse(data) as { text?: Text; state?: 'done' | 'stopped' | 'cut' };
  switch (event) {
    case 'delta':
      return { ...words, text: joinedText([...words.text, ...(value.text ?? [])]) };
    case 'done':
      return { ...words, state: value.state ?? 'done' };
    case 'fallback':
      return { text: [], state: 'failed' };
    default:
      return words;
  }
}

/** The completed sentences of a text as plain text, for screen readers while the rest is still streaming. */
export function completeSentences(text: Text): string[] {
  const plain = text.map((part) => (typeof part === 'string' ? part : part.speech)).join('');
  return [...plain.matchAll(/[^.!?…]*[.!?…]+(?=\s|$)/gu)].map(([sentence]) => sentence.trim());
}
