import { Session } from 'node:inspector/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMaths } from '#app/maths/index.server.ts';
import type { Maths } from '@curvela/maths';
import { settableClock } from '#app/platform/clock.ts';
import { seededRandom } from '#app/platform/random.ts';
import { policies } from '../../domain/models.ts';
import { begin } from '../../domain/pedagogy/start.ts';
import type { TeachingSession } from '../../model/record.ts';
import type { TurnInput } from '../../model/schemas.server.ts';
import type { TeachingServices } from '../../model/services.ts';
import { itemFacts } from './facts.server.ts';
import { react } from './react.server.ts';

/* A message passes each module once: its words are read once, and the engine is asked nothing twice. */

/** Functions counted, by the file that holds them. */
const counted = [
  ['understand', 'message/understand.ts'],
  ['readIntent', 'understanding/read-intent.ts'],
  ['readMessage', 'understanding/read-message.ts'],
  ['judge', 'session/judge.server.ts'],
  ['decide', 'message/decide.ts'],
] as const;
const questions: string[] = [];
const inspector = new Session();

beforeAll(async () => {
  inspector.connect();
  await inspector.post('Profiler.enable');
  await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
});
afterAll(async () => {
  await inspector.post('Profiler.stopPreciseCoverage');
  inspector.disconnect();
});

const engine = createMaths({ timeLimit: 30_000, patience: 30_000 });
const maths = new Proxy(engine, {
  get: (target, name: keyof Maths) => (question: never) => {
    questions.push(`${name} ${JSON.stringify(question)}`);
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

/** How often each module is passed on the way of one input. */
async function countPasses(session: TeachingSession, input: TurnInput): Promise<Record<string, number>> {
  await inspector.post('Profiler.takePreciseCoverage');
  questions.length = 0;
  await react(services, session, input);
  const { result } = await inspector.post('Profiler.takePreciseCoverage');
  const callsOf = (name: string, file: string) =>
    result
      .filter(({ url }) => url.includes(`app/teaching/domain/${file}`) || url.includes(`use-cases/${file}`))
      .flatMap(({ functions }) => functions.filter(({ functionName }) => functionName === name))
      .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
  return Object.fromEntries(counted.map(([name, file]) => [name, callsOf(name, file)]));
}

const line = { understand: 1, readIntent: 1, readMessage: 0, judge: 1, decide: 1 };
const words = { ...line, readMessage: 1 };

test.each(['3x = 21', '3x = 11'])('a typed line: %s', async (answer) => {
  const session = await sessionAfter();
  expect(await countPasses(session, typed(session, answer))).toEqual(line);
  expect(questions).toHaveLength(1);
});

test('a question in the line field', async () => {
  const session = await sessionAfter();
  expect(await countPasses(session, typed(session, 'why do we add 5'))).toEqual(words);
  expect(new Set(questions).size).toBe(questions.length);
});

test.each([
  ['i got 7', 1],
  ['what is a coefficient?', 0],
  ['can i divide by 3 first?', 3],
  ['i am stuck', 0],
])('a message beside the card: %s', async (text, asked) => {
  const session = await sessionAfter();
  expect(await countPasses(session, { text })).toEqual(words);
  expect(new Set(questions).size).toBe(questions.length);
  expect(questions).toHaveLength(asked);
});

test('a question about a wrong line', async () => {
  const session = await sessionAfter('3x = 11');
  expect(await countPasses(session, { text: 'why is it wrong?' })).toEqual(words);
  expect(new Set(questions).size).toBe(questions.length);
});

test('pasted lines are judged one after the other', async () => {
  const session = await sessionAfter();
  expect(await countPasses(session, { text: '3x - 5 = 16\n3x = 21\nx = 7' })).toEqual(words);
  expect(questions.filter((one) => one.startsWith('checkLine'))).toHaveLength(2);
});
