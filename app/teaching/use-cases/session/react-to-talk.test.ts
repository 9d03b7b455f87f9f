import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMaths } from '#app/maths/index.server.ts';
import type { Maths } from '@curvela/maths';
import { settableClock } from '#app/platform/clock.ts';
import { seededRandom } from '#app/platform/random.ts';
import { policies } from '../../domain/models.ts';
import { begin } from '../../domain/pedagogy/start.ts';
import type { TutorMoment } from '../../domain/pedagogy/moments.ts';
import { speak } from '../../domain/voice/speak.ts';
import type { TurnInput } from '../../model/schemas.server.ts';
import type { TeachingServices } from '../../model/services.ts';
import type { TeachingSession } from '../../model/record.ts';
import { itemFacts } from './facts.server.ts';
import { react } from './react.server.ts';
import { speakerOf } from './view.server.ts';

/* Messages in the middle of a problem, with the engine and without a database. */

let maths: Maths;
beforeAll(() => {
  maths = createMaths({ timeLimit: 30_000, patience: 30_000 });
});
afterAll(() => maths.close());

const clock = settableClock('2026-11-20T09:00:00Z');
const random = seededRandom(1);
const services = () => ({ maths, clock, random }) as unknown as TeachingServices;

async function conversation(problem: string, locale: TeachingSession['locale'] = 'en') {
  const policy = policies['socratic-guide'];
  const facts = await itemFacts({ maths, locale }, problem);
  const { state } = begin(facts, { policy, at: clock.now().getTime(), newId: random.uuid });
  const start = { model: 'socratic-guide', policy, locale, seed: 7, state, focus: null };
  let session = start as unknown as TeachingSession;
  let position = 1;
  const take = async (input: TurnInput) => {
    clock.advance(60_000);
    const reaction = await react(services(), session, input);
    session = { ...session, state: reaction.advance.state };
    position += 2;
    const blocks = speak(reaction.advance.moments, speakerOf(session, position), null);
    const text = JSON.stringify(blocks);
    return { moments: reaction.advance.moments, text, state: session.state };
  };
  return {
    says: (text: string) => take({ text }),
    writes: (answer: string) => take({ answer, cardId: session.state.card?.id ?? '' }),
  };
}

const names = (moments: readonly TutorMoment[]) =>
  moments.map((moment) => (moment.say === 'reply' ? moment.about : moment.say));

describe('stuck goes down one rung each time', () => {
  test.each([
    ['en', '3x - 5 = 16', ['dunno', 'no clue', 'still nothing', 'i dont know', 'help']],
    ['es', '2x + 9 = 25', ['ni idea', 'que no sé', 'nada, no me sale', 'no entiendo', 'ayuda']],
    ['fr', '4x - 9 = 23', ['aucune idée', 'je ne vois pas', 'non vraiment pas', 'je sais pas', 'aide-moi']],
  ] as const)('%s', async (locale, problem, messages) => {
    const talk = await conversation(problem, locale);
    const turns = [];
    for (const text of messages) turns.push(await talk.says(text));
    expect(turns.map(({ moments }) => names(moments)[0])).toEqual([
      'orient.equation',
      'idea',
      'half_step',
      'worked',
      'lines',
    ]);
    const texts = turns.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('the first time unlocks no hint', async () => {
    const talk = await conversation('3x - 5 = 16');
    const { state } = await talk.says('hint please');
    expect(state.item.step).toMatchObject({ rung: 0, cannotStart: false });
  });

  test('two clueless messages in a row never get the same sentence, not even on the last step', async () => {
    const talk = await conversation('simplify 6/8');
    await talk.writes('3/5');
    let before = '';
    for (let turn = 0; turn < 8; turn += 1) {
      const { text, state } = await talk.says('i dont know');
      expect(text).not.toBe(before);
      expect(state.item.outcome).toBeNull();
      before = text;
    }
  });
});

describe('a stated result is judged as a line', () => {
  test.each([
    ['en', '3x - 5 = 16', 'i did it on paper and got x = 7'],
    ['es', 'x² + 5x - 14 = 0', 'a mí me dan 2 y -7'],
    ['fr', '4x - 9 = 23', 'sur ma feuille j’ai x = 8'],
  ] as const)('right, %s', async (locale, problem, text) => {
    const talk = await conversation(problem, locale);
    const { state } = await talk.says(text);
    expect(state.item).toMatchObject({ problem, outcome: 'unaided' });
    expect(state.card?.purpose).toBe('twin');
  });

  test('wrong: the problem stays open and the line is named wrong', async () => {
    const talk = await conversation('3x - 5 = 16');
    const { moments, state } = await talk.says('is it 5?');
    expect(names(moments)).toContain('different');
    expect(state.item.outcome).toBeNull();
    expect(state.item.failed).toBe(1);
  });
});

describe('another problem', () => {
  test('is offered, and the open one stays', async () => {
    const talk = await conversation('3x - 5 = 16');
    await talk.writes('3x = 21');
    const { moments, state } = await talk.says('can we do 4x + 9 = 21 instead');
    expect(names(moments)).toEqual(['other_problem', 'offers']);
    expect(state.item.problem).toBe('3x - 5 = 16');
    const asked = await talk.says('how do i solve 2x + 3 = 7');
    expect(names(asked.moments)).toEqual(['other_problem', 'offers']);
  });

  test('yes to the twin begins it, thanks does not', async () => {
    const talk = await conversation('3x - 5 = 16');
    await talk.writes('x = 7');
    const thanked = await talk.says('thanks');
    expect(thanked.state.card?.purpose).toBe('twin');
    const twin = await talk.says('sure, one more');
    expect(twin.state.item.role).toBe('twin');
  });
});

describe('why names the rule of the step', () => {
  test('an operation of the solution, with its number', async () => {
    const talk = await conversation('3x - 5 = 16');
    const { moments } = await talk.says('why do we add 5');
    expect(moments[0]).toMatchObject({
      say: 'reply',
      about: 'because.add',
      values: { term: { plain: '5' } },
    });
  });

  test.each([
    ['en', '5 - 2x < 11', 'how come the sign turns around', 'flip_sign'],
    ['en', 'log(1)', 'why is it 0', 'log_one'],
    ['en', '2/3 + 1/5', 'why not 3/8', 'common_denominator'],
    ['fr', 'développer (x + 3)²', 'pourquoi pas x² + 9 ?', 'square_of_sum'],
    ['es', '10^0', '¿por qué da 1?', 'zero_exponent'],
  ] as const)('%s %s: %s', async (locale, problem, text, topic) => {
    const talk = await conversation(problem, locale);
    const { moments } = await talk.says(text);
    expect(moments[0]).toMatchObject({ say: 'topic', topic, aspect: 'why' });
  });

  test('after a shown step: the rule of that line', async () => {
    const talk = await conversation('3x - 5 = 16');
    for (let turn = 0; turn < 5; turn += 1) await talk.says('i dont know');
    const { moments } = await talk.says('why?');
    expect(moments[0]).toMatchObject({ say: 'reason', line: 2, text: 'Add 5 to both sides.' });
  });

  test('of a wrong line: its mistake and what the line before needs', async () => {
    const talk = await conversation('3x - 5 = 16');
    await talk.writes('3x = 11');
    const { moments } = await talk.says('what was my mistake');
    expect(names(moments)).toEqual(['wrong', 'rule', 'because.add']);
  });
});

describe('answers to the tutor’s own questions', () => {
  test('the next operation', async () => {
    const talk = await conversation('3x - 5 = 16');
    await talk.writes('3x = 21');
    expect(names((await talk.says('divide by three i guess')).moments)).toEqual(['answer.right']);
    expect(names((await talk.says('multiply by 2')).moments)).toEqual(['answer.possible']);
  });

  test('where two lines part', async () => {
    const talk = await conversation('3x - 5 = 16');
    await talk.writes('3x + 5 = 16');
    expect(names((await talk.says('the minus')).moments)).toEqual(['answer.place']);
    expect(names((await talk.says('the 16')).moments)).toEqual(['answer.place_other']);
  });
});

test.each([
  ['3x - 5 = 16', 'linear'],
  ['x² + 5x - 14 = 0', 'quadratic'],
  ['x + y = 5; x - y = 1', 'system'],
  ['simplify 2x + 3x', 'other'],
  ['2/3 + 1/5', 'number'],
])('another way to solve %s is one of its kind: %s', async (problem, kind) => {
  const talk = await conversation(problem);
  expect(names((await talk.says('is there another way')).moments)).toEqual([`other_way.${kind}`]);
});

test('the same question again is answered with other words', async () => {
  const talk = await conversation('2/3 + 1/5');
  const first = await talk.says('what is a numerator');
  const again = await talk.says('what is a numerator');
  expect(again.text).not.toBe(first.text);
});

test('a message that says nothing about mathematics leaves the problem where it is', async () => {
  const talk = await conversation('3x - 5 = 16');
  const { moments, state } = await talk.says('are there aliens');
  expect(names(moments)).toEqual(['off_topic']);
  expect(state.card?.purpose).toBe('line');
});

test('a line that cannot be read keeps its position, words in its field are heard', async () => {
  const talk = await conversation('3x - 5 = 16');
  expect(names((await talk.writes('3x = ) 21')).moments)).toEqual(['unread']);
  expect(names((await talk.writes('what is a coefficient')).moments)).toEqual(['topic']);
});

test('sadness gets a human sentence, a pause and a person', async () => {
  const talk = await conversation('3x - 5 = 16');
  const { moments } = await talk.says('nobody at school likes me');
  expect(names(moments)).toEqual(['sad', 'offers', 'people']);
});

describe('a line after the answer was found', () => {
  test('a check is judged, and the offer of a twin stays', async () => {
    const talk = await conversation('3x - 5 = 16');
    await talk.writes('3x = 21');
    const solved = await talk.writes('x = 7');
    expect(solved.state.card?.purpose).toBe('twin');
    const check = await talk.writes('check: 3*7 - 5 = 16');
    expect(names(check.moments)).toEqual(['lines', 'after_end.right']);
    expect(check.state).toEqual(solved.state);
    const wrong = await talk.writes('3*7 = 22');
    expect(names(wrong.moments).slice(0, 2)).toEqual(['lines', 'after_end.wrong']);
    expect(wrong.state.item.failed).toBe(0);
  });

  test('a sentence with a formula in it is still a sentence', async () => {
    const talk = await conversation('3x - 5 = 16');
    await talk.writes('x = 7');
    const twin = await talk.writes('I first forgot that the sign changes, so I had 3x = 11');
    expect(twin.state.item.role).toBe('twin');
  });
});
