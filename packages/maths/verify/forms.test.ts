import { describe, expect, it } from 'vitest';
import type { RequiredForm } from '../contract.ts';
import { checkAnswer } from './check-answer.ts';

/** The form check of an answer with the right value. */
function form(
  expected: string,
  answer: string,
  requiredForm: RequiredForm,
  places?: number,
): boolean | string {
  const { verdict, formOk, formText } = checkAnswer({ expected, answer, form: requiredForm, places });
  expect(formText !== undefined).toBe(formOk === false);
  return verdict === 'equal' && formOk !== undefined ? formOk : verdict;
}

const tables: Record<RequiredForm, { yes: [string, string][]; no: [string, string][] }> = {
  simplified: {
    yes: [['2x+3x', '5x'], ['√12', '2√3'], ['x=6/8', 'x=3/4'], ['(x^2-1)/(x-1)', 'x+1'], ['2(x+1)', '2(x+1)'], ['1/√2', '√2/2']],
    no: [['5x', '2x+3x'], ['2√3', '√12'], ['x=3/4', 'x=6/8'], ['x+1', '(x^2-1)/(x-1)'], ['8', '2^3'], ['√2/2', '1/√2']],
  },
  'lowest-terms': {
    yes: [['6/8', '3/4'], ['-6/8', '-3/4'], ['4/2', '2'], ['x=6/8', 'x=3/4']],
    no: [['3/4', '6/8'], ['3/4', '0.75'], ['2', '4/2'], ['x=3/4', 'x=6/8']],
  },
  factored: {
    yes: [['x^2-5x+6', '(x-2)(x-3)'], ['2x^2-8', '2(x-2)(x+2)'], ['x^2+1', 'x^2+1'], ['x^2+2x', 'x(x+2)'], ['x^2-5x+6=0', '(x-2)(x-3)=0']],
    no: [['x^2-5x+6', 'x^2-5x+6'], ['2x^2-8', '(2x-4)(x+2)'], ['x^2+2x', 'x^2+2x'], ['x^2-5x+6=0', 'x^2-5x+6=0']],
  },
  expanded: {
    yes: [['(x+1)^2', 'x^2+2x+1'], ['2(x-3)', '2x-6'], ['y=(x+1)^2', 'y=x^2+2x+1']],
    no: [['(x+1)^2', 'x^2+x+x+1'], ['(x+1)^2', '(x+1)(x+1)'], ['y=x^2+2x+1', 'y=(x+1)^2']],
  },
  solved: {
    yes: [['2x=6', 'x=3'], ['x^2=5', 'x=±√5'], ['2x<6', 'x<3'], ['x^2<4', '-2<x<2'], ['x+y=3, x-y=1', 'x=2, y=1']],
    no: [['x=3/4', 'x=6/8'], ['x=3', '2x=6'], ['x=3', 'x=1+2'], ['x=2, y=1', 'x+y=3, x-y=1']],
  },
  mixed: {
    yes: [['7/3', '2 1/3'], ['6/3', '2'], ['-7/3', '-2 1/3'], ['2/4', '1/2']],
    no: [['7/3', '7/3'], ['8/3', '2 4/6'], ['1/2', '0.5'], ['3/2', '3/2']],
  },
  decimal: {
    yes: [['1/2', '0.5'], ['-3/4', '-0.75'], ['x=1/2', 'x=0.5'], ['4', '4']],
    no: [['0.5', '1/2'], ['0.5', '50%'], ['0.25', '0.5^2'], ['2.5', '2 1/2']],
  },
  scientific: {
    yes: [['30000', '3*10^4'], ['0.0025', '2.5*10^-3'], ['-500', '-5*10^2'], ['1000', '1*10^3']],
    no: [['30000', '30*10^3'], ['30000', '30000'], ['0.0025', '0.25*10^-2'], ['300', '3*100']],
  },
  interval: {
    yes: [['x<3', '(-∞, 3)'], ['-2<x<=5', '(-2, 5]'], ['x^2<4', '(-2, 2)'], ['x^2<0', '∅']],
    no: [['x<3', 'x<3'], ['-2<x<=5', '-2<x<=5'], ['x^2<4', '-2<x<2']],
  },
  set: {
    yes: [['x^2=4', '{-2, 2}'], ['x^2=4', '\\{2, -2\\}'], ['x^2=-1', '∅']],
    no: [['x^2=4', 'x=±2'], ['x^2=4', '2, -2'], ['x^2=-1', 'no solution']],
  },
  line: {
    yes: [['y=2x+1', 'y=2x+1'], ['y=2x+1', '2x-y=-1'], ['y=2x+1', '2x-y+1=0'], ['x=3', 'x=3'], ['y=x/2', 'y=x/2'], ['y=4', 'y=4'], ['y=2x+1', 'y=1+2x']],
    no: [['y=2x+1', 'y-1=2x'], ['y=2x+1', '4x-2y=-2'], ['y=2x+1', 'y=x+x+1'], ['y=2x+2', 'y=2(x+1)'], ['y=x/2', 'x/2-y=0']],
  },
  unit: {
    yes: [['3 km', '3 km'], ['1.5 h', '1.5 h'], ['$12', '$12'], ['20 cm^2', '20 cm^2']],
    no: [['3 km', '3000 m'], ['1.5 h', '90 min'], ['20 cm^2', '0.002 m^2']],
  },
}; // oxfmt-ignore

describe.each(Object.entries(tables) as [RequiredForm, (typeof tables)[RequiredForm]][])(
  'the form %s',
  (requiredForm, { yes, no }) => {
    it.each(yes)('for %s, %s has the form', (expected, answer) => {
      expect(form(expected, answer, requiredForm)).toBe(true);
    });
    it.each(no)('for %s, %s does not have the form', (expected, answer) => {
      expect(form(expected, answer, requiredForm)).toBe(false);
    });
  },
);

describe('required number of decimals', () => {
  it.each<[string, string, number, boolean | string]>([
    ['1/3', '0.33', 2, true],
    ['1/2', '0.50', 2, true],
    ['√2', '1.41', 2, true],
    ['ln 3', '1.10', 2, true],
    ['x^2=2', 'x=±1.41', 2, true],
    ['x^2=2', 'x=1.41', 2, 'different'],
    ['2.345', '2.35', 2, true],
    ['-2.345', '-2.35', 2, true],
    ['1/3', '0.333', 2, false],
    ['1/2', '0.5', 2, false],
    ['1/3', '1/3', 2, false],
    ['1/3', '0.334', 2, 'different'],
    ['2/3', '0.66', 2, 'different'],
    ['√2', '1.42', 2, 'different'],
    ['7', '7', 0, true],
    ['20/3', '7', 0, true],
  ])('%s, %s with %s places: %s', (expected, answer, places, outcome) => {
    expect(form(expected, answer, 'decimal', places)).toBe(outcome);
  });

  it('counts the digits after a decimal comma', () => {
    const check = (answer: string) =>
      checkAnswer({ expected: '1/3', answer, form: 'decimal', places: 2, locale: 'es' }).formOk;
    expect([check('0,33'), check('0,333')]).toEqual([true, false]);
  });
});

describe('text for a wrong form', () => {
  it.each([
    ['en', 'Write it as a fraction in lowest terms.'],
    ['es-CO', 'Escríbelo como fracción irreducible.'],
    ['fr-FR', 'Écris-le sous forme de fraction irréductible.'],
  ])('is in the language of the reader (%s)', (locale, text) => {
    const { formText } = checkAnswer({ expected: '3/4', answer: '6/8', form: 'lowest-terms', locale });
    expect(formText).toBe(text);
  });

  it('names the number of decimals, and shows a set in the notation of the locale', () => {
    const places = checkAnswer({ expected: '1/3', answer: '0.333', form: 'decimal', places: 2 });
    expect(places.formText).toBe('Write it as a decimal number with this many places: 2.');
    const set = checkAnswer({ expected: 'x^2=4', answer: 'x=±2', form: 'set', locale: 'es' });
    expect(set.formText).toBe('Escríbelo como conjunto, entre llaves, por ejemplo {2; 5}.');
  });

  it('the form of a wrong value is not checked', () => {
    expect(checkAnswer({ expected: '3/4', answer: '6/9', form: 'lowest-terms' })).not.toHaveProperty(
      'formOk',
    );
  });
});
