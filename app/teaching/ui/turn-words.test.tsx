import { describe, expect, test, vi } from 'vitest';
import { until } from '#tests/support/mounted.tsx';
import { at, unreachable } from '#tests/support/page-part.tsx';
import { formula, openTeachingPart, tutorTurn } from '#tests/support/teaching-page.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import type { WordsView } from '../model/views.ts';
import { TurnWords } from './turn-words.tsx';

const path = '/teaching/sessions/s1/turns/turn-3/words';
const words = (more: Partial<WordsView> = {}): WordsView => ({
  text: ['In other words.'],
  state: 'done',
  by: 'a model',
  notice: null,
  ...more,
});
const open = (view: WordsView | null, answers: StubbedAnswers = {}) =>
  openTeachingPart(
    <TurnWords
      sessionId="s1"
      turn={tutorTurn(
        3,
        [
          { kind: 'verdict', verdict: 'equal', text: ['Right.'] },
          { kind: 'say', text: ['Built in.'] },
        ],
        { words: view },
      )}
      foot={(blocks) => <footer>{`${blocks.length} blocks`}</footer>}
    />,
    { answers },
  );
const event = (id: number, name: string, data: object) =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** A stream of events that the test writes to. */
function openStream() {
  let push!: ReadableStreamDefaultController<Uint8Array>;
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (push = controller) });
  const headers = { 'content-type': 'text/event-stream' };
  const stubbed = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    input === at(path) ? Promise.resolve(new Response(stream, { headers })) : stubbed(input, init),
  );
  return {
    write: (text: string) => push.enqueue(new TextEncoder().encode(text)),
    end: () => push.close(),
  };
}

describe('words of a turn', () => {
  test('are the built-in ones without a language model', async () => {
    const screen = await open(null);
    expect(screen.text()).toBe('|Right.|Built in.|2 blocks|');
  });

  test('of a language model stand in place of the prose', async () => {
    const screen = await open(words());
    expect(screen.text()).toBe('|Right.|In other words.|2 blocks|');
  });

  test('that broke off are followed by the built-in ones', async () => {
    const screen = await open(words({ state: 'cut' }));
    expect(screen.text()).toBe('|Right.|In other words.|Built in.|3 blocks|');
  });

  test.each([
    [
      { cap: 'day', left: 0 },
      'You’ve used today’s answers from the language model. The built-in tutor takes over. It teaches the same things.',
    ],
    [
      { cap: 'day', left: 1 },
      'One more answer from the language model today. After that, you get the built-in tutor. It teaches the same things.',
    ],
    [
      { cap: 'day', left: 2 },
      '2 more answers from the language model today. After that, you get the built-in tutor. It teaches the same things.',
    ],
    [
      { cap: 'month', left: 0 },
      'This month’s answers from the language model are used up. The built-in tutor takes over. It teaches the same things.',
    ],
    [
      { cap: 'month', left: 5 },
      'You’ve nearly used this month’s answers from the language model. After that, you get the built-in tutor. It teaches the same things.',
    ],
  ] as const)('announce the cap %o', async (notice, text) => {
    const screen = await open(words({ notice }));
    expect(screen.text()).toBe(`|Right.|In other words.|${text}|2 blocks|`);
  });
});

describe('words that stream', () => {
  const openStreaming = async () => {
    const answers: StubbedAnswers = {};
    let stream!: ReturnType<typeof openStream>;
    const Part = () => {
      stream ??= openStream();
      return null;
    };
    const screen = await openTeachingPart(
      <>
        <Part />
        <TurnWords
          sessionId="s1"
          turn={tutorTurn(3, [{ kind: 'say', text: ['Built in.'] }], {
            words: words({ text: [], state: 'streaming' }),
          })}
          foot={() => <footer>foot</footer>}
        />
      </>,
      { answers },
    );
    return { ...screen, stream, answers };
  };

  test('come piece by piece, are announced by sentence, and end with their tools', async () => {
    const screen = await openStreaming();
    expect(screen.outline()).toMatchInlineSnapshot(`
      "Built in.
      [div aria-live=off aria-busy]
      [span .sr] The tutor is writing.
      [span aria-live=polite .sr]
      [button type=button aria-label=Stop the tutor aria-disabled=false .btn-secondary] Stop"
    `);
    screen.stream.write(event(1, 'delta', { text: ['Look at ', formula('x²', 'x squared'), '. And th'] }));
    await until(() => expect(screen.text()).toContain('And th'));
    expect(screen.outline()).toMatchInlineSnapshot(`
      "Built in.
      [div aria-live=off aria-busy]
      Look at
      [span role=math aria-label=x squared] x²
      . And th
      [span .sr] The tutor is writing.
      [span aria-live=polite .sr]
      Look at x squared.
      [button type=button aria-label=Stop the tutor aria-disabled=false .btn-secondary] Stop"
    `);
    screen.stream.write(event(2, 'delta', { text: ['en?'] }) + event(3, 'done', { state: 'done' }));
    screen.stream.end();
    await until(() => expect(screen.text()).toContain('foot'));
    expect(screen.outline()).toMatchInlineSnapshot(`
      "Built in.
      [div aria-busy=false]
      Look at
      [span role=math aria-label=x squared] x²
      . And then?
      foot"
    `);
  });

  test('can be stopped, once', async () => {
    const screen = await openStreaming();
    screen.answers[`POST ${at(`${path}/stop`)}`] = { status: 204 };
    await screen.click('Stop the tutor');
    expect(screen.find('Stop the tutor')!.getAttribute('aria-disabled')).toBe('true');
    await screen.click('Stop the tutor');
    expect(screen.sent(`POST ${path}/stop`)).toHaveLength(1);
    screen.stream.write(event(1, 'delta', { text: ['Half'] }) + event(2, 'done', { state: 'stopped' }));
    await until(() => expect(screen.text()).toContain('|Stopped here.|'));
    expect(screen.find('Stop the tutor')).toBeNull();
  });

  test('can be stopped again when that did not arrive', async () => {
    const screen = await openStreaming();
    screen.answers[`POST ${at(`${path}/stop`)}`] = unreachable;
    await screen.click('Stop the tutor');
    await until(() => expect(screen.find('Stop the tutor')!.getAttribute('aria-disabled')).toBe('false'));
  });
});
