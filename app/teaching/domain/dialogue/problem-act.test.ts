import { describe, expect, test } from 'vitest';
import type { SessionState } from '../pedagogy/state.ts';
import { readMessage } from '../understanding/read-message.ts';
import { problemIn } from './fixture.ts';
import { meaningOf, readProblemAsk, type ProblemAsk } from './problem-act.ts';

const ask = (state: SessionState, text: string, language: 'en' | 'es' | 'fr' = 'en'): ProblemAsk | null => {
  const message = readMessage(text, language);
  return readProblemAsk(message, message.topics, state);
};

const equation = problemIn('3x - 5 = 16', { family: 'linear_equation' });
const quadratic = problemIn('x^2 - 9 = 0', { family: 'quadratic_equation' });
const system = problemIn('x + y = 7, x - y = 1', { family: 'system' });
const fractions = problemIn('1/4 + 1/6', { family: 'fraction', task: 'evaluate' });
const radical = problemIn('√(x + 2) = x', { family: 'radical_equation' });
const data = problemIn('mean(4, 5, 5, 6, 50)', { family: 'statistics', task: 'evaluate' });
const begun: SessionState = {
  ...equation,
  item: { ...equation.item, step: { ...equation.item.step, tried: true } },
};

describe('a question about the end', () => {
  test.each([
    ['en', 'am i done?'],
    ['en', 'is there anything else to do'],
    ['es', '¿ya terminé?'],
    ['es', '¿me falta algo?'],
    ['fr', 'j’ai fini ?'],
    ['fr', 'il manque quelque chose ?'],
  ] as const)('%s: %s', (language, text) => {
    expect(ask(begun, text, language)).toBe('finished');
  });

  test('is none before a line is written, without a mark, or when it asks how or why', () => {
    expect(ask(equation, 'i am done for today')).toBe(null);
    expect(ask(begun, 'how do i check it once im done')).not.toBe('finished');
    expect(ask(begun, 'how do i get it done')).not.toBe('finished');
    expect(ask(begun, 'why are we done')).not.toBe('finished');
    expect(ask(begun, 'am i done with 2x = 8?')).not.toBe('finished');
  });
});

describe('the way to go on', () => {
  test.each([
    ['en', 'which method is better here'],
    ['en', 'whats the quickest way'],
    ['es', '¿qué método me conviene?'],
    ['fr', 'quelle méthode est la plus simple ?'],
  ] as const)('%s: %s', (language, text) => {
    expect(ask(system, text, language)).toBe('method');
  });

  test('which letter first, in a system only', () => {
    expect(ask(system, 'does it matter which letter goes first')).toBe('choice');
    expect(ask(system, '¿da igual cuál quito?', 'es')).toBe('choice');
    expect(ask(system, 'ça change quelque chose laquelle ?', 'fr')).toBe('choice');
    expect(ask(quadratic, 'does it matter which one i take')).not.toBe('choice');
  });

  test('an easier problem is no easier way', () => {
    expect(ask(equation, 'can i have an easier one')).toBe(null);
  });

  test('the form of the result', () => {
    expect(ask(quadratic, 'should i leave it as a root or as a decimal')).toBe('exact');
    expect(ask(quadratic, 'do i round')).toBe('round');
    expect(ask(quadratic, '¿qué unidad pongo?', 'es')).toBe('unit');
    expect(ask(quadratic, 'c’est cm ou cm² ?', 'fr')).toBe('unit');
    expect(ask(quadratic, 'which rule do i use')).toBe('rule');
    expect(ask(quadratic, 'what kind of equation is that')).toBe('pattern');
  });
});

describe('a question of choice', () => {
  const inequality = problemIn('3 - x > 8', { family: 'linear_inequality' });
  const product = problemIn('x^3 * cos(x)', { family: 'derivative', task: 'differentiate' });
  const calculation = problemIn('3 + 4 * 5', { family: 'arithmetic', task: 'evaluate' });
  test.each([
    ['boundary', inequality, 'en', 'do i draw an open circle or a filled one'],
    ['boundary', inequality, 'es', '¿corchete abierto o cerrado?'],
    ['boundary', inequality, 'fr', 'crochet ouvert ou fermé ?'],
    ['smallest_denominator', fractions, 'en', 'is it 12 or 24 at the bottom'],
    ['smallest_denominator', fractions, 'es', '¿pongo 12 o 24 abajo?'],
    ['smallest_denominator', fractions, 'fr', 'faut mettre sur 12 ou sur 24 ?'],
    ['which_number', data, 'en', 'do i divide by 4 or by 5'],
    ['which_number', data, 'es', '¿divido entre 4 o entre 5?'],
    ['which_number', data, 'fr', 'je divise par 4 ou par 5 ?'],
    ['which_rule', product, 'en', 'product rule or chain rule?'],
    ['which_rule', product, 'es', '¿aquí va la regla del producto o la de la cadena?'],
    ['which_rule', equation, 'fr', 'je soustrais ou je divise d’abord ?'],
    ['order', calculation, 'en', 'add or multiply first?'],
    ['order', calculation, 'es', '¿qué va primero, la suma o la multiplicación?'],
    ['order', calculation, 'fr', 'on additionne ou on multiplie d’abord ?'],
  ] as const)('%s: %o %s: %s', (wanted, state, language, text) => {
    expect(ask(state, text, language)).toBe(wanted);
  });
});

describe('the kind of problem gives the words their meaning', () => {
  test('why it has to be checked', () => {
    expect(ask(radical, 'why do i have to check it')).toBe('verify');
    expect(ask(radical, '¿por qué hay que comprobar?', 'es')).toBe('verify');
    expect(ask(radical, 'pourquoi il faut vérifier ?', 'fr')).toBe('verify');
    expect(ask(radical, 'why do we square it')).toBe('why_square');
    expect(ask(equation, 'why do we square it')).not.toBe('why_square');
  });

  test('why the sign turns, in an inequality', () => {
    const inequality = problemIn('-4x < 20', { family: 'linear_inequality' });
    expect(ask(inequality, 'why did the sign flip')).toBe('flip');
    expect(ask(equation, 'why did the sign flip')).not.toBe('flip');
  });

  test('mean and median compared, for data', () => {
    expect(ask(data, 'which one describes it better')).toBe('measure');
    expect(ask(data, 'laquelle est mieux ici ?', 'fr')).toBe('measure');
  });

  test('a root of an equation is a solution', () => {
    expect(ask(quadratic, 'what is a root anyway')).toBe('root_of_equation');
    expect(ask(quadratic, 'what is a square root')).not.toBe('root_of_equation');
  });
});

describe('one number', () => {
  test('as the denominator of fractions', () => {
    expect(ask(fractions, 'can i use 24')).toBe('smallest_denominator');
    expect(ask(fractions, '¿puedo usar 24?', 'es')).toBe('smallest_denominator');
    expect(ask(fractions, 'why 12 and not 24')).toBe('smallest_denominator');
  });

  test('in front of a letter it has a meaning; one that is not in the problem has an origin', () => {
    expect(ask(equation, 'what does the 3 mean')).toBe('meaning');
    expect(ask(equation, 'where does the 21 come from?')).toBe('origin');
    expect(ask(equation, 'where does the 16 come from?')).not.toBe('origin');
  });
});

describe('the meaning of a number of a formula', () => {
  const line = problemIn('y = 4x - 3', { family: 'straight_line' });

  test('slope and intercept of a line', () => {
    expect(meaningOf('4', false, line)).toEqual({ about: 'slope_up', values: { number: '4', size: '4' } });
    expect(meaningOf('-3', false, line)).toEqual({ about: 'intercept', values: { number: '-3' } });
    expect(meaningOf('7', false, line)).toBe(null);
    expect(meaningOf('-2', false, problemIn('y = -2x + 1', { family: 'straight_line' }))).toEqual({
      about: 'slope_down',
      values: { number: '-2', size: '2' },
    });
  });

  test('of two equal numbers the place in front of the letter is the slope', () => {
    const same = problemIn('y = 2x + 2', { family: 'straight_line' });
    expect(meaningOf('2', true, same)?.about).toBe('slope_up');
    expect(meaningOf('2', false, same)?.about).toBe('intercept');
  });

  test('a factor of the unknown elsewhere', () => {
    expect(meaningOf('3', false, equation)).toEqual({
      about: 'coefficient',
      values: { number: '3', letter: 'x' },
    });
  });
});
