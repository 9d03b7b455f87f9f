import { expect, test } from 'vitest';
import type { Text } from '../model/blocks.ts';
import { type StreamedWords, applyWordsEvent, completeSentences } from './follow-words.ts';
import { readEvents, type ServerEvent } from '../model/model-text/read-events.ts';
import { shownBlocks, withWords } from '../model/model-text/model-words.ts';
import { eventsFrom, streamPositionOf, textAfter } from '../domain/model-text/words-stream.ts';

const formula = { latex: 'x', plain: 'x', speech: 'x' };
const text: Text = ['Look at ', formula, ' again. And ', 'then?'];

test('a text is cut after any number of characters, a formula being one', () => {
  expect(textAfter(text, 0)).toEqual(text);
  expect(textAfter(text, 5)).toEqual(['at ', formula, ' again. And ', 'then?']);
  expect(textAfter(text, 8)).toEqual([formula, ' again. And ', 'then?']);
  expect(textAfter(text, 9)).toEqual([' again. And ', 'then?']);
  expect(textAfter(text, 99)).toEqual([]);
});

test('a reader gets what it has not received yet; sent text is never retracted', () => {
  const begun = eventsFrom(streamPositionOf(undefined), { text: ['Look'], state: 'streaming', tries: 1 });
  expect(begun.events).toEqual([{ id: '1.4', event: 'delta', data: '{"text":["Look"]}' }]);
  const more = eventsFrom(streamPositionOf('1.4'), { text: ['Look up.'], state: 'done', tries: 1 });
  expect(more.events.map(({ event, data }) => [event, data])).toEqual([
    ['delta', '{"text":[" up."]}'],
    ['done', '{"state":"done"}'],
  ]);
  const cut = eventsFrom(streamPositionOf('1.4'), { text: ['Look … '], state: 'cut', tries: 1 });
  expect(cut.events.map(({ event, data }) => [event, data])).toEqual([
    ['delta', '{"text":[" … "]}'],
    ['done', '{"state":"cut"}'],
  ]);
  expect(eventsFrom(streamPositionOf('2.1'), { text: [], state: 'failed', tries: 1 }).events).toMatchObject([
    { event: 'fallback' },
  ]);
  expect(streamPositionOf('nonsense')).toEqual({ tries: 0, at: 0 });
});

test('the received chunks add up to the streamed text, however the bytes are split', async () => {
  const stream =
    'id: 1.4\nevent: delta\ndata: {"text":["Look"]}\n\nid: 1.9\nevent: delta\ndata: {"text":[" ¿ahí?"]}\n\nid: 1.9\nevent: done\ndata: {"state":"done"}\n\n';
  const bytes = new TextEncoder().encode(stream);
  for (const size of [1, 3, 17, 1000]) {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    let streamed: StreamedWords = { text: [], state: 'streaming' };
    const events: ServerEvent[] = [];
    for await (const event of readEvents(body)) {
      events.push(event);
      streamed = applyWordsEvent(streamed, event);
    }
    expect(events).toHaveLength(3);
    expect(streamed).toEqual({ text: ['Look ¿ahí?'], state: 'done' });
  }
});

test('screen readers get complete sentences', () => {
  expect(completeSentences(['Look at ', formula, ' again. And th'])).toEqual(['Look at x again.']);
});

test('model words replace the prose; verdict, lines and formulas stay', () => {
  const blocks: Parameters<typeof withWords>[0] = [
    { kind: 'lines', lines: [] },
    { kind: 'verdict', verdict: 'different', text: ['No.'] },
    { kind: 'question', text: ['What?'] },
    { kind: 'hint', rung: 1, title: 'The idea', text: ['Because.'], question: ['Why?'] },
    { kind: 'say', text: ['More.'] },
  ];
  const words: Text = ['Mine.'];
  expect(withWords(blocks, words)).toEqual([
    blocks[0],
    blocks[1],
    { kind: 'hint', rung: 1, title: 'The idea', text: words },
  ]);
});

test('words that broke off are followed by all built-in words', () => {
  const say = { kind: 'say', text: ['More.'] } as const;
  const verdict = { kind: 'verdict', verdict: 'different', text: ['No.'] } as const;
  const words = ['Look at the… '];
  expect(shownBlocks([verdict, say], { text: words, state: 'cut' })).toEqual([
    verdict,
    { kind: 'say', text: words },
    say,
  ]);
  expect(shownBlocks([verdict, say], { text: [], state: 'cut' })).toEqual([verdict, say]);
  expect(shownBlocks([verdict, say], { text: words, state: 'failed' })).toEqual([verdict, say]);
});
