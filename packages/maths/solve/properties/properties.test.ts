import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { evaluator } from '../../algebra/evaluate.ts';
import { number, type Expression, type Tree } from '../../expression/tree.ts';
import { toPlain } from '../../expression/plain.ts';
import { readRequest, type Problem } from '../../reading/request.ts';
import { compareTrees } from '../../verify/compare-trees.ts';
import { checkAnswer } from '../../verify/check-answer.ts';
import { solveTree } from '../solve.ts';
import { resultOf, stepsOf } from '../solved.ts';
import { doesInvariantHold } from '../step-invariants.ts';

const problemOf = (text: string, locale = 'en'): Problem => {
  const request = readRequest(text, { locale });
  if (!request.ok) throw new Error(`not read: ${text}`);
  return request.problem;
};
const treeOf = (text: string): Tree => {
  const solved = solveTree(problemOf(text));
  if (solved.kind !== 'solved') throw new Error(`${text}: ${solved.reason}`);
  return solved.result;
};
const small = fc.integer({ min: -6, max: 6 });
const written = (value: number): string => (value < 0 ? `- ${-value}` : `+ ${value}`);
/** The polynomial with these coefficients, the constant first. */
const polynomial = (coefficients: readonly number[]): string =>
  coefficients.map((value, power) => `(${value})*x^${power}`).join(' + ');

describe('properties of polynomials', () => {
  it('the degree and the coefficients are those that the polynomial was made from', () => {
    const coefficients = fc
      .array(small, { minLength: 2, maxLength: 6 })
      .filter((each) => each.at(-1) !== 0 && each.filter((value) => value !== 0).length > 1);
    fc.assert(
      fc.property(coefficients, (each) => {
        const text = polynomial(each);
        expect(resultOf(`Find the degree of ${text}`)).toBe(String(each.length - 1));
        expect(resultOf(`Find the leading coefficient of ${text}`)).toBe(String(each.at(-1)));
        expect(resultOf(`Find the constant term of ${text}`)).toBe(String(each[0]));
        expect(resultOf(`Find the coefficient of x in ${text}`)).toBe(String(each[1]));
      }),
      { numRuns: 30, seed: 3 },
    );
  });

  it('a sum of fractions is split again into the same values, over the same factors', () => {
    const roots = fc.uniqueArray(small, { minLength: 2, maxLength: 3 });
    const above = fc.array(
      small.filter((each) => each !== 0),
      { minLength: 3, maxLength: 3 },
    );
    fc.assert(
      fc.property(roots, above, (at, tops) => {
        const below = at.map((root) => `(x ${written(-root)})`).join('');
        const numerator = at
          .map(
            (_, place) =>
              `(${tops[place]})${at
                .filter((_root, each) => each !== place)
                .map((root) => `(x ${written(-root)})`)
                .join('')}`,
          )
          .join(' + ');
        const tree = treeOf(`Write (${numerator})/(${below}) as partial fractions`) as Expression;
        const terms = tree.kind === 'add' ? tree.terms : [tree];
        expect(terms).toHaveLength(at.length);
        for (const x of [7.3, -8.1, 11.7]) {
          const wanted = at.reduce((total, root, place) => total + tops[place]! / (x - root), 0);
          expect(evaluator(tree)({ x })).toBeCloseTo(wanted, 9);
        }
      }),
      { numRuns: 30, seed: 4 },
    );
  });

  it.each([
    ['Find the partial fractions of (3x + 5)/((x + 1)(x + 2))', '1/(x + 2) + 2/(x + 1)'],
    ['Write (2x + 1)/(x - 1)^2 as partial fractions', '2/(x - 1) + 3/((x - 1)²)'],
    ['Decompose (x^2 + 2)/(x^3 + x) into partial fractions', '2/x - x/(x² + 1)'],
    ['Decompose (x^3 + 1)/(x^2 - x) into partial fractions', 'x + 1 - 1/x + 2/(x - 1)'],
    ['Decompose 3/(x + 2) into partial fractions', 'cannot family'],
    ['Find the degree of 5', 'not read'],
    ['Find the degree of (x^2 + 1)^3 - x^6', '4'],
    ['Find the degree of 1/x + 2', 'cannot family'],
    ['Find the quotient and the remainder of (x^2 + 5x + 7)/(x + 2)', 'x² + 5x + 7 = (x + 2)(x + 3) + 1'],
    ['Find the quotient and the remainder of (x^3 - 1)/(x - 1)', 'x³ - 1 = (x - 1)(x² + x + 1)'],
    ['Find the coefficient of x^3 in (x + 2)^5', '40'],
    ['Find the coefficient of x^3 in x^4 + 2x', '0'],
  ])('%s: %s', (text, expected) => {
    expect(resultOf(text)).toBe(expected);
  });

  it('the common factor of two multiples of an expression is that expression', () => {
    const linear = fc.tuple(fc.integer({ min: 1, max: 3 }), small);
    fc.assert(
      fc.property(linear, small, small, ([a, b], p, q) => {
        fc.pre(p !== q && a * -p + b !== 0 && a * -q + b !== 0);
        const common = `(${a}x ${written(b)})`;
        const [first, second] = [`${common}(x ${written(p)})`, `${common}(x ${written(q)})`];
        const divisor = toPlain(treeOf(`Find the greatest common factor of ${first} and ${second}`));
        const multiple = toPlain(treeOf(`Find the least common multiple of ${first} and ${second}`));
        expect(checkAnswer({ expected: common, answer: divisor }).verdict).toBe('equal');
        expect(checkAnswer({ expected: `${first}(x ${written(q)})`, answer: multiple }).verdict).toBe(
          'equal',
        );
      }),
      { numRuns: 25, seed: 5 },
    );
  });

  it.each([
    ['Find the greatest common factor of 6x^2 and 9x', '3x'],
    ['Find the greatest common factor of 12a^2b and 18ab^3', '6ab'],
    ['Find the least common multiple of 4x^2 and 6x', '12x²'],
    ['Find the greatest common factor of x + 1 and x + 2', '1'],
  ])('%s: %s', (text, expected) => {
    expect(resultOf(text)).toBe(expected);
  });

  it('a wrong line is rejected', () => {
    const wrong = [
      ['Find the degree of 4x^3 - 2x^5 + 7', 3],
      ['Find the leading coefficient of 4x^3 - 2x^5 + 7', 4],
      ['Find the constant term of (x + 2)^3', 2],
      ['Find the coefficient of x^2 in (x + 2)^3', 12],
      ['Find the greatest common factor of 6x^2 - 6 and 9x + 9', 3],
      ['Find the least common multiple of 6x and 9x', 54],
      ['How many divisors does 60 have?', 11],
    ] as const;
    for (const [text, value] of wrong) {
      const problem = problemOf(text);
      expect(
        doesInvariantHold(
          problem.expression,
          { rule: 'collect_terms', after: number(value), promise: 'asked' },
          problem,
        ),
      ).toBe(false);
    }
  });
});

describe('properties of whole numbers', () => {
  it('the divisors are those that trial division finds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 3000 }), (n) => {
        const all = Array.from({ length: n }, (_, at) => at + 1).filter((each) => n % each === 0);
        expect(resultOf(`List the divisors of ${n}`)).toBe(`{${all.join(', ')}}`);
        expect(resultOf(`How many divisors does ${n} have?`)).toBe(String(all.length));
      }),
      { numRuns: 60, seed: 6 },
    );
  });

  it('whether a number is prime is said with its divisors', () => {
    expect(stepsOf('Is 91 a prime number?')).toEqual(['number_is_composite: {1, 7, 13, 91}']);
    expect(stepsOf('Is 97 prime?')).toEqual(['number_is_prime: {1, 97}']);
    expect(stepsOf('Is 1 a prime number?')).toEqual(['one_is_not_prime: {1}']);
  });

  it('a list that lacks a divisor is rejected', () => {
    const problem = problemOf('List the divisors of 12');
    const after: Tree = { kind: 'list', items: [1, 2, 3, 6, 12].map((each) => number(each)) };
    expect(
      doesInvariantHold(problem.expression, { rule: 'divisor_pairs', after, promise: 'asked' }, problem),
    ).toBe(false);
  });
});

describe('values of a function', () => {
  it.each([
    ['Find the range of f(x) = 2x - 1', 'all real numbers'],
    ['Find the range of f(x) = x^2 + 4', 'y ≥ 4'],
    ['Find the range of f(x) = -2x^2 + 8x', 'y ≤ 8'],
    ['Find the range of f(x) = sqrt(x + 5) - 2', 'y ≥ -2'],
    ['Find the range of f(x) = 3 - |x - 1|', 'y ≤ 3'],
    ['Find the range of f(x) = 2^x + 1', 'y > 1'],
    ['Find the range of f(x) = 5 - 3*e^(2x)', 'y < 5'],
    ['Find the range of f(x) = ln(x - 3)', 'all real numbers'],
    ['Find the range of f(x) = 2sin(3x) + 1', '-1 ≤ y ≤ 3'],
    ['Find the range of f(x) = (2x + 1)/(x - 3)', 'y ≠ 2'],
    ['Find the range of f(x) = 4 + 1/(x - 3)', 'y ≠ 4'],
    ['Find the range of f(x) = x^4 - x', 'cannot family'],
    ['Find the range of f(x) = (2x + 6)/(x + 3)', 'cannot family'],
  ])('%s: %s', (text, expected) => {
    const solved = answer('solve', { problem: text, locale: 'en' }, null);
    const shown =
      solved.kind === 'solved' && solved.result.tree.kind === 'solutions'
        ? 'all real numbers'
        : resultOf(text);
    expect(shown).toBe(expected);
  });

  it.each([
    ['Find the range of f(x) = x^2 + 4', 'y >= 3'],
    ['Find the range of f(x) = x^2 + 4', 'y > 4'],
    ['Find the range of f(x) = 2^x + 1', 'y >= 1'],
    ['Find the range of f(x) = sqrt(x + 5) - 2', 'y > -2'],
    ['Find the range of f(x) = sin(x)', '-1 < y < 1'],
  ])('%s is not %s', (text, line) => {
    const problem = problemOf(text);
    const read = readRequest(line);
    const after = read.ok ? read.problem.expression : number(0);
    expect(
      doesInvariantHold(problem.expression, { rule: 'range_from_square', after, promise: 'asked' }, problem),
    ).toBe(false);
  });

  it('slope and intercept belong to the line that they were made from', () => {
    fc.assert(
      fc.property(small, small, fc.integer({ min: 1, max: 5 }), (m, b, by) => {
        fc.pre(m !== 0 && b !== 0);
        // by·y = by·m·x + by·b, everything on one side.
        const result = resultOf(`Find the slope and the y-intercept of ${by}y - (${by * m})x = ${by * b}`);
        expect(result).toBe(`m = ${m} and b = ${b}`);
      }),
      { numRuns: 25, seed: 7 },
    );
  });
});

describe('the same question in three languages', () => {
  const table = [
    [
      'Decompose (3x+5)/((x+1)(x+2)) into partial fractions',
      'Descompón en fracciones simples (3x+5)/((x+1)(x+2))',
      'Décomposer en éléments simples (3x+5)/((x+1)(x+2))',
    ],
    [
      'What is the degree of 4x^3 - 2x^5 + 7?',
      '¿Cuál es el grado del polinomio 4x^3 - 2x^5 + 7?',
      'Quel est le degré du polynôme 4x^3 - 2x^5 + 7 ?',
    ],
    [
      'What is the leading coefficient of 4x^3 - 2x^5?',
      '¿Cuál es el coeficiente principal de 4x^3 - 2x^5?',
      'Quel est le coefficient dominant de 4x^3 - 2x^5 ?',
    ],
    [
      'What is the constant term of (x + 2)(x - 5)?',
      'Halla el término independiente de (x + 2)(x - 5)',
      'Quel est le terme constant de (x + 2)(x - 5) ?',
    ],
    [
      'Find the coefficient of x^2 in (x + 3)^3',
      'Halla el coeficiente de x^2 en (x + 3)^3',
      'Trouve le coefficient de x^2 dans (x + 3)^3',
    ],
    ['List the divisors of 28', 'Halla los divisores de 28', 'Quels sont les diviseurs de 28 ?'],
    ['How many divisors does 60 have?', '¿Cuántos divisores tiene 60?', 'Combien de diviseurs a 60 ?'],
    ['Is 91 a prime number?', '¿Es 91 un número primo?', '91 est-il un nombre premier ?'],
    [
      'Find the GCF of x^2 - 4 and x^2 - x - 2',
      'Halla el MCD de x^2 - 4 y x^2 - x - 2',
      'Calcule le PGCD de x^2 - 4 et x^2 - x - 2',
    ],
    [
      'Find the range of f(x) = x^2 + 4',
      'Halla el recorrido de f(x) = x^2 + 4',
      "Détermine l'ensemble image de f(x) = x^2 + 4",
    ],
    [
      'Find the slope and y-intercept of 2x - 3y = 6',
      'Halla la pendiente y la ordenada en el origen de 2x - 3y = 6',
      "Détermine la pente et l'ordonnée à l'origine de 2x - 3y = 6",
    ],
    [
      'Find the quotient and remainder of (x^2 + 5x + 7)/(x + 2)',
      'Halla el cociente y el resto de (x^2 + 5x + 7)/(x + 2)',
      'Effectue la division euclidienne de x^2 + 5x + 7 par x + 2',
    ],
  ] as const;

  it.each(table)('%s', (english, spanish, french) => {
    const [first, ...others] = [
      problemOf(english, 'en'),
      problemOf(spanish, 'es-CO'),
      problemOf(french, 'fr-FR'),
    ] as const;
    const result = treeOf(english);
    for (const problem of others) {
      const solved = solveTree(problem);
      expect(problem.question).toEqual(first.question);
      expect(solved.kind === 'solved' && toPlain(solved.result)).toBe(toPlain(result));
    }
    expect(compareTrees({ expected: result, answer: result }).verdict).toBe('equal');
  });
});
