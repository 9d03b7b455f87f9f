import { afterAll, expect, test, vi } from 'vitest';
import { createMaths } from '#app/maths/index.server.ts';
import type { Maths } from '@curvela/maths';
import { settableClock } from '#app/platform/clock.ts';
import { seededRandom } from '#app/platform/random.ts';
import { policies } from '../../domain/models.ts';
import { begin } from '../../domain/pedagogy/start.ts';
import type { TeachingSession } from '../../model/record.ts';
import type { TurnInput } from '../../model/schemas.server.ts';
import type { TeachingServices } from '../../model/services.ts';
import type * as readIntentModule from '../../domain/understanding/read-intent.ts';
import type * as readMessageModule from '../../domain/understanding/read-message.ts';
import type * as understandModule from '../../domain/message/understand.ts';
import type * as judgeModule from './judge.server.ts';
import type * as decideModule from '../../domain/message/decide.ts';
import { itemFacts } from './facts.server.ts';
import { react } from './react.server.ts';

/* A message passes each module once: its words are read once, and the engine is asked nothing twice. */

const passes: string[] = [];
const { calls, wrap } = vi.hoisted(() => {
  const calls: string[] = [];
  const wrap = <T extends (...args: never[]) => unknown>(name: string, call: T): T =>
    ((...args: never[]) => {
      calls.push(name);
      return call(...args);
    }) as T;
  return { calls, wrap };
});
vi.mock('../../domain/understanding/read-intent.ts', async (original) => {
  const module = await original<typeof readIntentModule>();
  return { ...module, readIntent: wrap('readIntent', module.readIntent) };
});
vi.mock('../../domain/understanding/read-message.ts', async (original) => {
  const module = await original<typeof readMessageModule>();
  return { ...module, readMessage: wrap('readMessage', module.readMessage) };
});
vi.mock('../../domain/message/understand.ts', async (original) => {
  const module = await original<typeof understandModule>();
  return { ...module, understand: wrap('understand', module.understand) };
});
vi.mock('./judge.server.ts', async (original) => {
  const module = await original<typeof judgeModule>();
  return { ...module, judge: wrap('judge', module.judge) };
});
vi.mock('../../domain/message/decide.ts', async (original) => {
  const module = await original<typeof decideModule>();
  return { ...module, decide: wrap('decide', module.decide) };
});

const engine = createMaths({ timeLimit: 30_000, patience: 30_000 });
const maths = new Proxy(engine, {
  get: (target, name: keyof Maths) => (question: never) => {
    passes.push(`${name} ${JSON.stringify(question)}`);
    return (target[name] as (question: never) => unknown)(question);
  },
});
afterAll(() => engine.close());

const clock = settableClock('2026-11-20T09:00:00Z');
const random = seededRandom(1);
const services = { maths, clock, random } as unknown as TeachingServices;

async function sessionAfter(...lines: string[]): Promise<TeachingSession> {
  const policy = policies['socratic-guide'];
  const facts = await itemFacts({ maths: engine, locale: 'en' }, '3x - 5 = 16');
  const { state } = begin(facts, { policy, at: clock.now().getTime(), newId: random.uuid });
  let session = { model: 'socratic-guide', policy, locale: 'en', seed: 7, state, focus: null } as unknown;
  for (const answer of lines) {
    clock.advance(60_000);
    const { advance } = await react(services, session as TeachingSession, typed(session, answer));
    session = { ...(session as TeachingSession), state: advance.state };
  }
  return session as TeachingSession;
}
const typed = (session: unknown, answer: string): TurnInput => ({
  answer,
  cardId: (session as TeachingSession).state.card?.id ?? '',
});

async function modulesPassed(session: TeachingSession, input: TurnInput): Promise<string[]> {
  calls.length = 0;
  passes.length = 0;
  await react(services, session, input);
  return [...calls];
}

const line = ['understand', 'readIntent', 'judge', 'decide'];
const words = ['understand', 'readIntent', 'readMessage', 'judge', 'decide'];

test.each(['3x = 21', '3x = 11'])('a typed line: %s', async (answer) => {
  const session = await sessionAfter();
  expect(await modulesPassed(session, typed(session, answer))).toEqual(line);
  expect(passes).toHaveLength(1);
});

test('a question in the line field', async () => {
  const session = await sessionAfter();
  expect(await modulesPassed(session, typed(session, 'why do we add 5'))).toEqual(words);
  expect(new Set(passes).size).toBe(passes.length);
});

test.each([
  ['i got 7', 1],
  ['what is a coefficient?', 0],
  ['can i divide by 3 first?', 3],
  ['i am stuck', 0],
])('a message beside the card: %s', async (text, questions) => {
  const session = await sessionAfter();
  expect(await modulesPassed(session, { text })).toEqual(words);
  expect(new Set(passes).size).toBe(passes.length);
  expect(passes).toHaveLength(questions);
});

test('a question about a wrong line', async () => {
  const session = await sessionAfter('3x = 11');
  expect(await modulesPassed(session, { text: 'why is it wrong?' })).toEqual(words);
  expect(new Set(passes).size).toBe(passes.length);
});

test('pasted lines are judged one after the other', async () => {
  const session = await sessionAfter();
  expect(await modulesPassed(session, { text: '3x - 5 = 16\n3x = 21\nx = 7' })).toEqual(words);
  expect(passes.filter((one) => one.startsWith('checkLine'))).toHaveLength(2);
});
