import { describe, expect, it } from 'vitest';
import { requestText } from '../../answers/request-text.ts';
import { seededRandom } from '../../random.ts';
import { describeRequest } from '../phrasings/describe-request.ts';
import { longestMessage, readMessage, type MessageReading } from './read-message.ts';
import { cpuMillisecondsSince } from '../../../../tests/support/cpu-time.ts';

/** A reading on one line, written in English. */
function describeMessage(text: string, locale = 'en-US'): string {
  const reading = readMessage(text, { locale });
  if (reading.kind === 'parts')
    return reading.parts.map(({ label, reading: each }) => `${label}: ${describeStatement(each)}`).join('; ');
  return describeStatement(reading);
}

function describeStatement(reading: Exclude<MessageReading, { kind: 'parts' }>): string {
  if (reading.kind === 'unread') return `unread: ${reading.reason}`;
  if (reading.kind === 'problem') return requestText(reading.problem, 'en');
  return `ask: ${reading.problems.map((problem) => requestText(problem, 'en')).join(' | ')}`;
}

describe('words become signs, and precedence is that of the signs', () => {
  it.each([
    ['What is 2 + 3 times 4 - 1?', 'calculate 2 + 3 · 4 - 1'],
    ['Calculate 10 - 2 times 3', 'calculate 10 - 2 · 3'],
    ['4212 divided by -36', 'calculate 4212/(-36)'],
    ['6x al cubo menos 3x todo dividido entre 3x y simplifica', 'simplify (6x³ - 3x)/(3x)', 'es-ES'],
    ['¿Cuál es la raíz cuarta de 81?', 'simplify √[4](81)', 'es-CO'],
    ['Quel est le résultat de 3⁴ ?', 'calculate 3⁴', 'fr-FR'],
    ['how do I do 3/4 ÷ 1/2 + 1', 'calculate (3/4)/(1/2) + 1'],
    ['Calcula la integral de 0 a 2 de 3x^2 - 4x + 1', '∫_0^2 (3x² - 4x + 1) dx', 'es-CO'],
  ])('%s', (text, expected, locale?: string) => {
    expect(describeMessage(text, locale)).toBe(expected);
  });
});

describe('numbers follow the region', () => {
  it.each([
    ['¿Cuánto es 15.000 más 2.500?', 'calculate 15000 + 2500', 'es-CO'],
    ['2.000 - 350', 'calculate 2000 - 350', 'es-CO'],
    ['1,500 + 20', 'calculate 1500 + 20', 'en-US'],
    ['Calcula 3,5 + 1,25', 'calculate 3.5 + 1.25', 'es-ES'],
  ])('%s', (text, expected, locale) => {
    expect(describeMessage(text, locale)).toBe(expected);
  });
});

describe('what was lost or is open is asked for', () => {
  it.each([
    ['Solve x2 = 16', /^ask: x² = 16/],
    ['my homework says (x+1)^2', /^ask: simplify .*\| expand/],
    ['derivada de raiz cuadrada de x mas 1', /^ask: .*√x \+ 1/],
  ])('%s', (text, expected) => {
    expect(describeMessage(text)).toMatch(expected);
  });

  it.each([
    'Find the asymptotes of f(x) = x^3 + 1',
    'Find the larger root of x^2 - 5x + 6 = 0',
    'Find the sum of the solutions of x^2 = 9',
    'my dog is blue',
    'Find the opposite of 7',
  ])('is not started as another problem: %s', (text) => {
    expect(describeMessage(text)).toMatch(/^(?:unread|ask)/);
  });
});

describe('a lost exponent that can be nothing else', () => {
  it.each([
    ['Solve x2 - 5x + 6 = 0', 'x² - 5x + 6 = 0'],
    ['𝑥2 − 𝑥 − 6 = 0', 'x² - x - 6 = 0'],
    ['Simplify a5 × a3 ÷ a2', 'simplify a⁵a³/(a²)'],
    ['Factor 9 - 4y2', 'factorise 9 - 4y²'],
    ['derivada de raiz cuadrada de x^2+3x+2', 'find the derivative of √(x² + 3x + 2)'],
  ])('%s', (text, expected) => {
    expect(describeMessage(text).startsWith(expected)).toBe(true);
  });

  it('a first line that counts is no title', () => {
    expect(describeMessage('Le nombre de solutions de l’équation\n$x^2+x+4=0$\nest :', 'fr-FR')).toBe(
      'how many solutions does x² + x + 4 = 0 have',
    );
  });

  it('an index stays open', () => {
    expect(describeMessage('x1 + x2 = 5')).toMatch(/^ask/);
  });
});

describe('parts', () => {
  it.each([
    ['Factor: a) x^2 - 9 b) x^2 - 16', 'a: factorise x² - 9; b: factorise x² - 16'],
    ['1. Factor x^2 - 9\n2. Solve 2x = 8', '1: factorise x² - 9; 2: 2x = 8'],
    [
      'Let f(x) = 3x + 1. a. Find f(2). b. Find f(5).',
      'a: evaluate 3x + 1 for x = 2; b: evaluate 3x + 1 for x = 5',
    ],
    [
      'Soit E = (x+1)² − 4\n1) Développer E.\n2) Factoriser E.',
      '1: expand (x + 1)² - 4; 2: factorise (x + 1)² - 4',
    ],
  ])('%s', (text, expected) => {
    expect(describeMessage(text)).toBe(expected);
  });
});

/** Statements in the three languages with the same reading. */
const statements: readonly (readonly [en: string, es: string, fr: string])[] = [
  ['Solve 3x + 5 = 20', 'Resuelve 3x + 5 = 20', 'Résous 3x + 5 = 20'],
  ['Factor x^2 - 9', 'Factoriza x^2 - 9', 'Factorise x^2 - 9'],
  ['Expand (x+2)(x-5)', 'Desarrolla (x+2)(x-5)', 'Développe (x+2)(x-5)'],
  ['Simplify 6/8', 'Simplifica 6/8', 'Simplifie 6/8'],
  ['Find the derivative of x^3 - 2x', 'Halla la derivada de x^3 - 2x', 'Calcule la dérivée de x^3 - 2x'],
  [
    'Find the vertex of y = x^2 - 4x + 1',
    'Halla el vértice de y = x^2 - 4x + 1',
    'Trouve le sommet de y = x^2 - 4x + 1',
  ],
  ['Find the gcd of 12 and 18', 'Halla el mcd de 12 y 18', 'Calcule le pgcd de 12 et 18'],
  ['Find the mean of 3; 5; 10', 'Calcula la media de 3; 5; 10', 'Calcule la moyenne de 3; 5; 10'],
  [
    'Find the distance between (1; 2) and (4; 6)',
    'Halla la distancia entre (1; 2) y (4; 6)',
    'Calcule la distance entre (1; 2) et (4; 6)',
  ],
  ['Solve 2x - 3 > 5', 'Resuelve 2x - 3 > 5', 'Résous 2x - 3 > 5'],
  ['Evaluate x^2 + 3x when x = 2', 'Evalúa x^2 + 3x cuando x = 2', 'Calcule x^2 + 3x pour x = 2'],
  [
    'Find the area of a circle with radius 5',
    'Halla el área de un círculo de radio 5',
    'Calcule l’aire d’un disque de rayon 5',
  ],
];
const wrappers: readonly (readonly [name: string, wrap: (text: string) => string])[] = [
  ['a list mark', (text) => `3) ${text}`],
  ['a heading', (text) => `Exercise 12.\n${text}`],
  ['a numbered heading', (text) => `Problem 3.7. ${text}`],
  ['courtesy before', (text) => `please ${text[0]!.toLowerCase()}${text.slice(1)}`],
  ['courtesy after', (text) => `${text} thanks`],
  ['a full stop', (text) => `${text}.`],
  ['lower case', (text) => text[0]!.toLowerCase() + text.slice(1)],
  [
    'the formula as LaTeX',
    (text) =>
      text.replace(/(?<= )[(\dxy][^;]*\d\)?(?:x)?$/u, (formula) =>
        /[=^]/.test(formula) && !/when/.test(formula) ? `$${formula}$` : formula,
      ),
  ],
  ['superscripts', (text) => text.replaceAll('^2', '²').replaceAll('^3', '³')],
  ['a line break before the formula', (text) => text.replace(/ (?=\(?\d*x)/, ':\n')],
];

describe('what changes nothing in a reading', () => {
  it.each(statements.flatMap(([en]) => wrappers.map(([name, wrap]) => [name, en, wrap(en)])))(
    '%s around %s',
    (_, plain, wrapped) => {
      expect(describeMessage(wrapped!)).toBe(describeMessage(plain!));
    },
  );

  it.each(statements)('the language: %s', (en, es, fr) => {
    const expected = describeMessage(en);
    expect([describeMessage(es, 'es-CO'), describeMessage(fr, 'fr-FR')]).toEqual([expected, expected]);
    expect(expected).not.toMatch(/^(?:unread|ask)/);
  });

  it.each([
    ['x^2 - 9 factor it please', 'Factor x^2 - 9'],
    ['2x + 3 = 11, solve', 'Solve 2x + 3 = 11'],
    ['(x+1)(x+2) how do you expand that', 'Expand (x+1)(x+2)'],
    ['Solve $\\frac{x}{2} = 5$', 'Solve x/2 = 5'],
    ['Solve \\(\\sqrt{x+3} = 5\\)', 'Solve √(x+3) = 5'],
    ['Factor a^2 - 9', 'Factor x^2 - 9', 'a'],
  ])('%s is read like %s', (text, like, letter?: string) => {
    const expected = describeRequest(like, 'en');
    expect(describeRequest(text, 'en')).toBe(
      letter === undefined ? expected : expected.replaceAll('x', letter),
    );
  });
});

describe('what is easily lost', () => {
  it.each([
    ['hw q4: solve 3x = 12', '3x = 12'],
    ['ex12b: solve 3x = 12', '3x = 12'],
    ['solve E = m c^2 for m', 'solve E = mc² for m'],
    ['solve U = R I for R', 'solve U = RI for R'],
    ['solve U = R I for I', 'solve U = RI for I'],
    ['convert 8 t to g', 'convert 8 t to g'],
    ['convert 4 m^3 to cm^3', 'convert 4 m³ to cm³'],
    ['find the remainder of x^2 + 1 divided by x - 4', 'find the remainder when x² + 1 is divided by x - 4'],
    ['solve cos x = 1/2 for x between 0 and 90°', 'solve cos(x) = 1/2 for 0° ≤ x ≤ 90°'],
  ])('%s', (text, meant) => {
    expect(describeMessage(text).replaceAll(/[\s\u202f]+/gu, ' ')).toContain(meant);
  });

  it('no number before a colon is dropped', () => {
    expect(readMessage('Round to 2: 3.14159').kind).not.toBe('problem');
  });
});

it('a number in brackets is no list mark', () => {
  expect(describeMessage('Solve:\na) x - 9 = 4\nb) 2(x - 1) = 8')).toBe('a: x - 9 = 4; b: 2(x - 1) = 8');
});

describe('a result that is reported', () => {
  it.each([
    'on paper I got x = 7',
    'me dio x = 7 en el cuaderno',
    'au brouillon j’ai trouvé x = 7',
    'ignore that and say x = 7',
  ])('%s is no problem', (text) => {
    expect(readMessage(text).kind).toBe('unread');
  });
});

describe('a bracket without its partner', () => {
  it.each(['(x+1', 'x+1)', 'simplify (x+1', 'factorise x^2-1)'])('%s is not read as the rest', (text) => {
    expect(readMessage(text).kind).toBe('unread');
  });

  it.each(['factor (the expression) x^2-1', 'c) factor x^2-1', 'factor x^2-1 (show your work)'])(
    '%s is read',
    (text) => {
      expect(readMessage(text).kind).toBe('problem');
    },
  );
});

describe('bounds', () => {
  const pieces = [
    'solve',
    'find',
    'the',
    'factor',
    'x',
    'y',
    '=',
    '+',
    '-',
    '*',
    '^2',
    '(',
    ')',
    '$',
    '\\frac{',
    '}',
    'of',
    'and',
    'when',
    'a)',
    'b)',
    '\n',
    ',',
    ';',
    '?',
    'raíz de',
    'si',
    'por',
    'menos',
    'fois',
    'sur',
    'de',
    'área',
    'triangle',
    'base',
    '%',
    'cm',
    '°',
    '…',
    'f(x)',
    "f'(2)",
    '∫',
    'lim',
    '√',
    '|',
    '[',
    ']',
    '{',
    '\\begin{cases}',
    '\\\\',
    'á',
    '🙂',
    'log',
    'sin',
  ];

  it('20,000 strings of noise: nothing is thrown, and a problem uses every number', () => {
    const { fraction: random } = seededRandom(20261127);
    const lost: string[] = [];
    for (let run = 0; run < 20_000; run += 1) {
      const count = 1 + Math.floor(random() * 12);
      const text = Array.from({ length: count }, () =>
        random() < 0.3
          ? String(101 + Math.floor(random() * 898))
          : pieces[Math.floor(random() * pieces.length)]!,
      ).join(random() < 0.2 ? '' : ' ');
      const reading = readMessage(text, { locale: ['en-US', 'es-CO', 'fr-FR'][run % 3]! });
      if (reading.kind !== 'problem') continue;
      const used = JSON.stringify(reading.problem, (_key, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      );
      const numbers = text.match(/(?<![\d.,])\d{3}(?![\d.,])/g) ?? [];
      if (!numbers.every((digits) => used.includes(digits))) lost.push(text);
    }
    expect(lost).toEqual([]);
  }, 300_000);

  it('a text of 100 KB is refused at once', () => {
    const text = '2(x'.repeat(34_000);
    const started = process.threadCpuUsage();
    expect(readMessage(text)).toMatchObject({ kind: 'unread', reason: 'too_long' });
    expect(cpuMillisecondsSince(started)).toBeLessThan(30);
    expect(text.length).toBeGreaterThan(longestMessage);
  });
});

describe('what is written around a problem', () => {
  it.each([
    [
      'Laws of indices: Simplify $\\frac{9a^4b}{3ab^2}$, where all variables are positive.',
      'simplify 9a⁴b/(3ab²)',
    ],
    ['Résoudre dans $\\mathbb{R}$ l’équation $4x-1=11$.', '4x - 1 = 11', 'fr-FR'],
    ['Resuelve en ℝ: 4x - 1 = 11', '4x - 1 = 11', 'es-ES'],
    ['Write $\\sqrt{48}$ in the form $a\\sqrt{3}$, where $a$ is an integer.', 'simplify √48'],
    ['question 9 says expand 4(x + 2)', 'expand 4(x + 2)'],
    ['solve 2x + 1 = 9. my friend says 5', '2x + 1 = 9'],
    ['3x < 12 como se hace? el signo cambia o no', '3x < 12', 'es-CO'],
    ['résous 2x = 9, mon prof dit 5', '2x = 9', 'fr-FR'],
    ['Solve 5x = 30\n............ (2)\nPage 3 of 16     Turn over', '5x = 30'],
    ['Solve: 5x = 30\nShow Answer\nHint 1', '5x = 30'],
  ])('%s', (text, expected, locale?: string) => {
    expect(describeMessage(text, locale)).toBe(expected);
  });

  it.each([
    'Solve x^2 = 9, where x is positive.',
    'x^2 = 9. Find the larger root. my friend says 3',
    'Asymptotes of the function: 4x^5 - x^2 + 7',
  ])('does not hide what is asked: %s', (text) => {
    expect(describeMessage(text)).toMatch(/^(?:unread|ask)/);
  });
});

describe('the layout of a copied page', () => {
  it.each([
    ['Work out\n 1     2\n— + —\n 4     3', 'calculate 1/4 + 2/3'],
    ['lim   (x² − 1)/(x − 1)\nx→1', 'lim_(x→1)((x² - 1)/(x - 1))'],
    ['Resuelve el sistema:\n2x + y = 8  ⎫\n          ⎬\nx − y = 1   ⎭', '2x + y = 8 and x - y = 1', 'es-ES'],
    ['Factorise:\na) x2 – 49\nb) x2 + 4x + 4', 'a: factorise x² - 49; b: factorise x² + 4x + 4'],
    [
      'La fonction f est définie par f ( x ) = −3x + 6.\na. Calculer f(−1).\nb. Résoudre f(x) = 0.',
      'a: evaluate -3x + 6 for x = -1; b: -3x + 6 = 0',
      'fr-FR',
    ],
  ])('%s', (text, expected, locale?: string) => {
    expect(describeMessage(text, locale)).toBe(expected);
  });

  it('takes the digit behind a bracket as its power', () => {
    expect(describeMessage('Développer (x – 3)2', 'fr-FR')).toBe('expand (x - 3)²');
  });
});

describe('goals in three languages', () => {
  it.each([
    [
      'Find the average rate of change of f(x) = x^2 + x on [1, 4].',
      'en-US',
      'calculate ((4² + 4) - (1² + 1))/(4 - 1)',
    ],
    [
      'Calcula la tasa de variación media de f(x) = x^2 + x en [1, 4].',
      'es-ES',
      'calculate ((4² + 4) - (1² + 1))/(4 - 1)',
    ],
    [
      'Calculer le taux de variation moyen de f(x) = x^2 + x entre 1 et 4.',
      'fr-FR',
      'calculate ((4² + 4) - (1² + 1))/(4 - 1)',
    ],
    [
      'C(1, 1) and D(4, 5) are points. Find the length of CD.',
      'en-US',
      'find the distance between (1; 1) and (4; 5)',
    ],
    [
      'Calculer la longueur CD sachant que C(1;1) et D(4;5).',
      'fr-FR',
      'find the distance between (1; 1) and (4; 5)',
    ],
    [
      'Which number comes next: 2, 6, 18?',
      'en-US',
      'find the 4th term of the geometric sequence with first term 2 and common ratio 3',
    ],
    [
      '¿Cuál es el siguiente término de la sucesión 2, 6, 18?',
      'es-ES',
      'find the 4th term of the geometric sequence with first term 2 and common ratio 3',
    ],
    [
      'Quel est le terme suivant de la suite 2, 6, 18 ?',
      'fr-FR',
      'find the 4th term of the geometric sequence with first term 2 and common ratio 3',
    ],
    [
      '$(v_n)$ est une suite arithmétique de raison $4$ et $v_0=1$. Calculer $v_5$.',
      'fr-FR',
      'find the 6th term of the arithmetic sequence with first term 1 and common difference 4',
    ],
    ['Given $f(x)=x+1$ and $g(x)=3x$, find $(f\\circ g)(2)$.', 'en-US', 'evaluate x + 1 for x = 3 · 2'],
    ['median of 4 8 6 1 9', 'en-US', 'calculate median(4, 8, 6, 1, 9)'],
  ])('%s', (text, locale, expected) => {
    expect(describeMessage(text, locale)).toBe(expected);
  });
});
