import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeMaths, conversation, momentIds, openMaths } from './fixture.ts';

/* Messages in the middle of a problem, with the engine and without a database. */

beforeAll(openMaths);
afterAll(closeMaths);

describe('the offer of another problem', () => {
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

  test('of a wrong line: its mistake and what the line before needs', async () => {
    const talk = await conversation('3x - 5 = 16');
    await talk.writes('3x = 11');
    const { moments } = await talk.says('what was my mistake');
    expect(momentIds(moments)).toEqual(['wrong', 'rule', 'evidence', 'because.add']);
  });

  test.each([
    ['en', '5x + 8 = 33', '5x = 41', 'why is my line wrong?', 'x = 41/5'],
    ['es', '4x + 6 = 30', '4x = 36', '¿qué hice mal?', 'x = 9'],
    ['fr', 'a^2 * a^3', 'a^6', 'où est mon erreur ?', 'a = 2'],
  ] as const)('of a wrong line, with numbers: %s %s', async (locale, problem, line, text, numbers) => {
    const talk = await conversation(problem, locale);
    await talk.writes(line);
    expect((await talk.says(text)).text).toContain(numbers);
  });

  test('an operation whose number is no step of the solution gets the general reason', async () => {
    const talk = await conversation('x/5 - 1 = 3', 'fr');
    const { moments } = await talk.says('pourquoi ajouter 1 avant de multiplier ?');
    expect(moments[0]).toMatchObject({ say: 'topic', topic: 'undo', aspect: 'why' });
  });

  test('a common denominator is not needed in a product', async () => {
    const talk = await conversation('2/5 * 3/4');
    const { moments } = await talk.says('why do we not need a common denominator here');
    expect(moments[0]).toMatchObject({ topic: 'common_denominator', aspect: 'scope' });
  });

  test('why one of two solutions is not all', async () => {
    const talk = await conversation('x^2 - 9 = 16');
    await talk.writes('x = 5');
    const { moments } = await talk.says('but 5 works, why not finished');
    expect(momentIds(moments)).toEqual(['problem.finished.other_solution']);
  });

  test('how to be sure, after the answer, is no refusal of the next problem', async () => {
    const talk = await conversation('2x + 3 = x + 10', 'fr');
    await talk.writes('x = 7');
    const { moments } = await talk.says('comment être sûr que c’est bon ?');
    expect(momentIds(moments)).toEqual(['check.solve']);
  });
});

describe('answers to the tutor’s own questions', () => {
  test('the next operation', async () => {
    const talk = await conversation('3x - 5 = 16');
    await talk.writes('3x = 21');
    expect(momentIds((await talk.says('divide by three i guess')).moments)).toEqual(['answer.right']);
    expect(momentIds((await talk.says('multiply by 2')).moments)).toEqual(['answer.possible']);
  });

  test('where two lines part', async () => {
    const talk = await conversation('3x - 5 = 16');
    await talk.writes('3x + 5 = 16');
    expect(momentIds((await talk.says('the minus')).moments)).toEqual(['answer.place']);
    expect(momentIds((await talk.says('the 16')).moments)).toEqual(['answer.place_other']);
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
  expect(momentIds((await talk.says('is there another way')).moments)).toEqual([`other_way.${kind}`]);
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
  expect(momentIds(moments)).toEqual(['off_topic']);
  expect(state.card?.purpose).toBe('line');
});

test('a line that cannot be read keeps its position, words in its field are heard', async () => {
  const talk = await conversation('3x - 5 = 16');
  expect(momentIds((await talk.writes('3x = ) 21')).moments)).toEqual(['unread']);
  expect(momentIds((await talk.writes('what is a coefficient')).moments)).toEqual(['topic']);
});

test('sadness gets a human sentence, a pause and a person', async () => {
  const talk = await conversation('3x - 5 = 16');
  const { moments } = await talk.says('nobody at school likes me');
  expect(momentIds(moments)).toEqual(['sad', 'offers', 'people']);
});

describe('a line after the answer was found', () => {
  test('a check is judged, and the offer of a twin stays', async () => {
    const talk = await conversation('3x - 5 = 16');
    await talk.writes('3x = 21');
    const solved = await talk.writes('x = 7');
    expect(solved.state.card?.purpose).toBe('twin');
    const check = await talk.writes('check: 3*7 - 5 = 16');
    expect(momentIds(check.moments)).toEqual(['lines', 'after_end.right']);
    expect(check.state).toEqual(solved.state);
    const wrong = await talk.writes('3*7 = 22');
    expect(momentIds(wrong.moments).slice(0, 2)).toEqual(['lines', 'after_end.wrong']);
    expect(wrong.state.item.failed).toBe(0);
  });

  test('a sentence with a formula in it is still a sentence', async () => {
    const talk = await conversation('3x - 5 = 16');
    await talk.writes('x = 7');
    const twin = await talk.writes('I first forgot that the sign changes, so I had 3x = 11');
    expect(twin.state.item.role).toBe('twin');
  });
});
