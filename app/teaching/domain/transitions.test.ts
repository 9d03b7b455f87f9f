import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMaths } from '#app/maths/index.server.ts';
import type { Maths } from '@curvela/maths';
import { type SettableClock, settableClock } from '#app/platform/clock.ts';
import { AppError } from '#app/platform/errors.ts';
import { seededRandom } from '#app/platform/random.ts';
import { languages } from '#app/platform/texts.ts';
import { countsOf } from '#tests/simulated-sessions/prose.ts';
import { modelIds, policies } from './models.ts';
import type { Advance } from './pedagogy/moments.ts';
import type { SessionState } from './pedagogy/state.ts';
import { begin } from './pedagogy/start.ts';
import {
  type TransitionCell,
  type LearnerAction,
  learnerActions,
  stationOf,
  type Station,
  stations,
  transitions,
} from './transition-table.ts';
import type { TurnInput } from '../model/schemas.server.ts';
import type { TeachingServices } from '../model/services.ts';
import { intents } from '../model/intents.ts';
import { cardView } from './voice/card.ts';
import { speak } from './voice/speak.ts';
import { itemFacts } from '../use-cases/session/facts.server.ts';
import { react } from '../use-cases/session/react.server.ts';
import type { TeachingSession } from '../model/record.ts';

/*
 * Every cell of the transition table, on one problem with the engine itself: x² − 5x + 6 = 0.
 */

let maths: Maths;
const clock: SettableClock = settableClock('2026-11-20T09:00:00Z');
const random = seededRandom(1);
const policy = policies['socratic-guide'];
const standing = new Map<Station, SessionState>();

const lines = {
  right: 'x^2 + 6 = 5x',
  finished: 'x = 2 or x = 3',
  partial: 'x = 2',
  aside: '2 · 3 = 6',
  different: 'x = 7',
  unknown: 'R',
  repeated: 'x^2 - 5x + 6 = 0',
  same_wrong: 'x = 9',
  guessing: 'x = 8',
  unread: 'x - = 9',
} as const;
const texts: Record<string, string> = {
  hint: 'hint please',
  not_understood: 'I don’t get it',
  show_me: 'show me how',
  why: 'why?',
  another_example: 'another example',
  slower: 'slower',
  skip: 'skip this',
  draw_it: 'draw it',
  check_this: 'check this',
  give_up: 'I give up',
  stop: 'stop for today',
  thanks: 'thanks',
  task: 'what do I do?',
  alone: 'let me try alone',
  other: 'the cat sat on the mat',
};

const turn = (state: SessionState, input: TurnInput) =>
  react(
    { maths, clock, random } as unknown as TeachingServices,
    { model: 'socratic-guide', policy, locale: 'en', seed: 7, state } as TeachingSession,
    input,
  );
const cardOf = (state: SessionState) => state.card?.id ?? random.uuid();

/** The input that causes an action. The problem of a twin is a different one: its lines are made from its own data. */
async function inputFor(happening: LearnerAction, state: SessionState): Promise<TurnInput> {
  const cardId = cardOf(state);
  if (happening === 'worry') return { text: 'I want to die' };
  if (happening.startsWith('say ')) return { text: texts[happening.slice(4)] ?? '' };
  if (happening.startsWith('press '))
    return { action: happening.slice(6) as 'hint', ...(state.card ? { cardId } : {}) };
  if (happening === 'words' || happening === 'no words')
    return { cardId, answer: happening === 'words' ? 'the signs' : '' };
  if (happening === 'no thanks') return { cardId, answer: 'enough' };
  return { cardId, answer: await lineFor(happening as keyof typeof lines, state) };
}

async function lineFor(judgement: keyof typeof lines, { item }: SessionState): Promise<string> {
  if (judgement === 'different')
    return ['x = 7', 'x = 4'].find((line) => !item.step.wrong.some(({ plain }) => plain === line)) ?? '';
  if (item.role === 'given' && !(judgement === 'right' && item.lines.length > 1)) return lines[judgement];
  const solved = await maths.solve({ problem: item.problem, locale: 'en' });
  if (solved.kind !== 'solved') throw new Error('the twin is solved');
  const [first = ''] = (solved.solutions ?? []).map(({ plain }) => plain);
  const own = {
    right: solved.steps[0]?.after.plain,
    finished: solved.result.plain,
    partial: `x = ${first}`,
    repeated: item.given.plain,
  };
  return own[judgement as keyof typeof own] ?? lines[judgement];
}

async function go(state: SessionState, ...happened: LearnerAction[]): Promise<SessionState> {
  for (const happening of happened) {
    clock.advance(60_000);
    state = (await turn(state, await inputFor(happening, state))).advance.state;
  }
  return state;
}

beforeAll(async () => {
  maths = createMaths({ timeLimit: 30_000, patience: 30_000 });
  const facts = await itemFacts({ maths, locale: 'en' }, 'x^2 - 5x + 6 = 0');
  const start = begin(facts, { policy, at: clock.now().getTime(), newId: random.uuid }).state;
  const ways: Record<Station, LearnerAction[]> = {
    diagnose: [],
    attempt: ['right'],
    feedback: ['same_wrong'],
    hint: ['press cannot_start'],
    example: ['same_wrong', 'different'],
    transfer: ['finished', 'words'],
    explain: ['press cannot_start', 'press hint', 'press hint'],
    twin: ['finished'],
    reflect: ['finished', 'no thanks'],
    schedule: ['finished', 'no thanks', 'words'],
  };
  for (const station of stations) standing.set(station, await go(start, ...ways[station]));
});
afterAll(() => maths.close());

/** The actual cell, and every voice with more than one question in that turn, card included. */
async function cellOf(
  station: Station,
  happening: LearnerAction,
): Promise<{ cell: TransitionCell; asksTwice: string[] }> {
  const state = standing.get(station);
  if (!state) throw new Error(`nobody stands at ${station}`);
  const last = state.item.step.wrong.at(-1)?.at ?? 0;
  clock.set(new Date(happening === 'guessing' ? last + 2000 : clock.now().getTime() + 60_000));
  try {
    const { advance } = await turn(state, await inputFor(happening, state));
    return { cell: `${advance.phase}>${stationOf(advance.state) as Station}`, asksTwice: asksTwice(advance) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_now') return { cell: 'refused', asksTwice: [] };
    throw error;
  }
}

function asksTwice({ state, moments }: Advance): string[] {
  const voices = languages.flatMap((language) =>
    modelIds.map((model) => ({ language, locale: language, model })),
  );
  return voices.flatMap((voice) =>
    [1, 2, 3].flatMap((position) => {
      const speaker = { ...voice, policy: policies[voice.model], seed: 0, position };
      const card = state.card ? cardView(state.card, state, speaker) : null;
      const blocks = speak(moments, speaker, null);
      return countsOf(blocks, card).questions > 1 ? [JSON.stringify([voice, blocks, card?.prompt])] : [];
    }),
  );
}

test('the table has every action, including each of the fourteen intents', () => {
  const wanted = [...learnerActions, ...[...intents, 'other'].map((intent) => `say ${intent}`)];
  expect(Object.keys(transitions).toSorted()).toEqual(wanted.toSorted());
  expect(intents).toHaveLength(14);
});

test.each(stations)('a session can be at %s', (station) => {
  expect(stationOf(standing.get(station) as SessionState)).toBe(station);
});

describe.each(Object.entries(transitions))('%s', (happening, row) => {
  const cells = stations
    .map((station, at) => [station, row[at] as TransitionCell] as const)
    .filter(([, cell]) => cell !== '-');
  test.each(cells)('at %s: %s', async (station, cell) => {
    expect(await cellOf(station, happening as LearnerAction)).toEqual({ cell, asksTwice: [] });
  });
});

test('a side phase returns to the pending step within its own turn', () => {
  const aside = Object.entries(transitions).flatMap(([happening, row]) =>
    row.flatMap((cell, at) => {
      const [phase = '', to] = cell.split('>');
      return ['clarify', 'break', 'escalate'].includes(phase) ? [{ happening, to, at: stations[at] }] : [];
    }),
  );
  expect(aside.length).toBeGreaterThan(100);
  expect(aside.filter(({ to, at }) => to !== at)).toEqual([]);
});
