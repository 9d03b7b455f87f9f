import { greatestDivisor } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';
import { findWrongLine, simplified, workOut } from '../prompts.ts';
import {
  asProduct,
  everyFactor,
  exponentsAdded,
  exponentsMultiplied,
  exponentsSubtracted,
  multipliedOut,
  reciprocal,
} from './reasons.ts';

/** `(-3)^4` and `-3^4`: which part does the exponent apply to? */
export const signs: ItemTemplate = {
  id: 'powers.signs',
  skills: ['powers'],
  level: 1,
  kind: 'formula',
  prompt: workOut,
  hint: {
    en: 'What exactly does the exponent belong to: a number, or a bracket with its sign?',
    es: '¿A qué afecta exactamente el exponente: a un número, o a un paréntesis con su signo?',
    fr: 'Sur quoi porte exactement l’exposant : sur un nombre, ou sur une parenthèse avec son signe ?',
  },
  make: (draw) => {
    const [base, exponent] = draw.pick([
      [2, 3],
      [2, 4],
      [2, 5],
      [2, 6],
      [3, 2],
      [3, 3],
      [3, 4],
      [4, 3],
      [5, 3],
      [4, 2],
      [5, 2],
      [6, 2],
      [7, 2],
      [8, 2],
      [9, 2],
    ] as const);
    const bracket = draw.chance(0.5);
    const added = draw.int(2, 9);
    const sign = bracket && exponent % 2 === 0 ? 1 : -1;
    const size = base ** exponent;
    const task = `${bracket ? `(-${base})^${exponent}` : `-${base}^${exponent}`} + ${added}`;
    const equalFactors = Array.from({ length: exponent }, () => (bracket ? `(-${base})` : String(base))).join(
      '*',
    );
    const turned = added - sign * size;
    return {
      slots: { task },
      answer: {
        kind: 'formula',
        expected: String(sign * size + added),
        form: 'simplified',
        slips: [
          { answer: String(turned), mistake: 'square_of_negative' as const },
          { answer: String(sign * base * exponent + added), mistake: 'power_as_product' as const },
        ].filter(({ answer }) => answer !== String(sign * size + added)),
      },
      proof: { by: 'solve', problem: task },
      worked: [
        { line: `${bracket ? '' : '-'}${equalFactors} + ${added}`, why: asProduct },
        { line: `${sign * size} + ${added}`, why: multipliedOut },
        {
          line: String(sign * size + added),
          why: { en: 'Added last.', es: 'La suma, al final.', fr: 'L’addition vient à la fin.' },
        },
      ],
    };
  },
};

/** Which power equals a product of two powers? */
export const sameBase: ItemTemplate = {
  id: 'powers.same_base',
  skills: ['powers'],
  level: 1,
  kind: 'choice',
  prompt: {
    en: 'Which of these is equal to {task}?',
    es: '¿Cuál de estas expresiones vale lo mismo que {task}?',
    fr: 'Laquelle de ces expressions est égale à {task} ?',
  },
  hint: {
    en: 'Write both powers out as products. How many factors are there altogether, and which ones?',
    es: 'Escribe las dos potencias como productos. ¿Cuántos factores hay en total, y cuáles?',
    fr: 'Écris les deux puissances comme des produits. Combien de facteurs y a-t-il en tout, et lesquels ?',
  },
  make: (draw) => {
    const base = draw.pick([2, 3, 5, 6, 7, 10]);
    const [m, n] = draw.distinct(2, 2, 7);
    if (m === undefined || n === undefined) throw new Error('two are drawn');
    const task = `${base}^${m}*${base}^${n}`;
    const right = `${base}^${m + n}`;
    return {
      slots: { task },
      answer: {
        kind: 'choice',
        options: [
          { text: right, right: true },
          { text: `${base}^${m * n}`, mistake: 'multiplies_exponents' },
          { text: `${base * base}^${m + n}`, mistake: 'bases_multiplied' },
        ],
      },
      proof: { by: 'equal', pairs: [[right, task]] },
      worked: [
        { line: `${base}^(${m} + ${n})`, why: exponentsAdded },
        { line: right, why: exponentsAdded },
      ],
    };
  },
};

/** Power of a power, product and quotient combined. */
export const together: ItemTemplate = {
  id: 'powers.together',
  skills: ['powers'],
  level: 2,
  kind: 'formula',
  prompt: simplified,
  hint: {
    en: 'Begin with the bracket. How many times does its packet of factors appear?',
    es: 'Empieza por el paréntesis. ¿Cuántas veces aparece su paquete de factores?',
    fr: 'Commence par la parenthèse. Combien de fois son paquet de facteurs figure-t-il ?',
  },
  make: (draw) => {
    const [a, b, c] = [draw.int(2, 5), draw.int(2, 4), draw.int(2, 7)];
    const letter = draw.pick(['x', 'a', 'y']);
    const divides = draw.chance(0.5) && a * b > c + 1;
    const task = divides ? `(${letter}^${a})^${b}/${letter}^${c}` : `(${letter}^${a})^${b}*${letter}^${c}`;
    const expected = `${letter}^${divides ? a * b - c : a * b + c}`;
    const slip = divides ? a + b - c : a + b + c;
    return {
      slots: { task },
      answer: {
        kind: 'formula',
        expected,
        form: 'simplified',
        slips: [{ answer: `${letter}^(${slip})`, mistake: 'multiplies_exponents' as const }].filter(
          () => slip !== (divides ? a * b - c : a * b + c),
        ),
      },
      proof: { by: 'solve', problem: `simplify ${task}` },
      worked: [
        {
          line: divides ? `${letter}^${a * b}/${letter}^${c}` : `${letter}^${a * b}*${letter}^${c}`,
          why: exponentsMultiplied,
        },
        { line: expected, why: divides ? exponentsSubtracted : exponentsAdded },
      ],
    };
  },
};

export const negative: ItemTemplate = {
  id: 'powers.negative_exponent',
  skills: ['powers', 'fractions'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'Work out {task}. Give the result as a fraction in lowest terms.',
    es: 'Calcula {task}. Da el resultado como fracción irreducible.',
    fr: 'Calcule {task}. Donne le résultat sous forme de fraction irréductible.',
  },
  hint: {
    en: 'Go down from the exponent 1 step by step. What is done to the power at each step?',
    es: 'Baja paso a paso desde el exponente 1. ¿Qué se le hace a la potencia en cada paso?',
    fr: 'Descends pas à pas à partir de l’exposant 1. Que fait-on à la puissance à chaque pas ?',
  },
  make: (draw) => {
    const [base, exponent] = draw.pick([
      [2, 2],
      [2, 3],
      [2, 4],
      [2, 5],
      [2, 6],
      [3, 2],
      [3, 3],
      [3, 4],
      [4, 2],
      [4, 3],
      [5, 2],
      [5, 3],
      [6, 2],
      [7, 2],
      [8, 2],
      [9, 2],
      [10, 2],
      [10, 3],
    ] as const);
    const above = draw.pick(
      Array.from({ length: 14 }, (_, index) => index + 2).filter(
        (factor) => greatestDivisor(factor, base) === 1,
      ),
    );
    const below = base ** exponent;
    const task = `${above}*${base}^(-${exponent})`;
    return {
      slots: { task },
      answer: {
        kind: 'formula',
        expected: `${above}/${below}`,
        form: 'lowest-terms',
        slips: [
          { answer: String(-above * below), mistake: 'negative_exponent' },
          { answer: `-${above}/${below}`, mistake: 'negative_exponent' },
        ],
      },
      proof: { by: 'solve', problem: task },
      worked: [
        { line: `${above}*(1/${base}^${exponent})`, why: reciprocal },
        { line: `${above}/${below}`, why: multipliedOut },
      ],
    };
  },
};

export const wrongLine: ItemTemplate = {
  id: 'powers.wrong_line',
  skills: ['powers'],
  level: 3,
  kind: 'wrong_line',
  prompt: findWrongLine,
  hint: {
    en: 'At each line count the factors: how many numbers, how many letters?',
    es: 'En cada línea cuenta los factores: ¿cuántos números, cuántas letras?',
    fr: 'À chaque ligne, compte les facteurs : combien de nombres, combien de lettres ?',
  },
  make: (draw) => {
    const [k, a, c] = [draw.int(2, 6), draw.int(2, 5), draw.int(2, 6)];
    const b = draw.int(2, 3);
    const oneFactor = draw.chance(0.5);
    const number = k ** b;
    const lines = oneFactor
      ? [`(${k}x^${a})^${b}*x^${c}`, `${k}x^${a * b}*x^${c}`, `${k}x^${a * b + c}`]
      : [`(${k}x^${a})^${b}*x^${c}`, `${number}x^${a * b}*x^${c}`, `${number}x^${a * b * c}`];
    return {
      slots: {},
      answer: {
        kind: 'wrong_line',
        lines,
        wrong: oneFactor ? 1 : 2,
        mistake: oneFactor ? 'power_of_one_factor' : 'multiplies_exponents',
      },
      proof: { by: 'follows' },
      worked: [
        { line: `${number}x^${a * b}*x^${c}`, why: everyFactor },
        { line: `${number}x^${a * b + c}`, why: exponentsAdded },
      ],
    };
  },
};

export const scientific: ItemTemplate = {
  id: 'powers.scientific',
  skills: ['powers', 'decimals'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'Write {number} in scientific notation.',
    es: 'Escribe {number} en notación científica.',
    fr: 'Écris {number} en notation scientifique.',
  },
  hint: {
    en: 'Where must the point go so that one digit, not 0, stands in front of it? Count the places it moves.',
    es: '¿Dónde debe ir la coma para que quede delante una sola cifra distinta de 0? Cuenta los lugares que se mueve.',
    fr: 'Où placer la virgule pour qu’un seul chiffre, non nul, la précède ? Compte les rangs dont elle se déplace.',
  },
  make: (draw) => {
    const digits = draw.nonZero(11, 99, [20, 30, 40, 50, 60, 70, 80, 90]);
    const exponent = draw.chance(0.5) ? draw.int(4, 8) : -draw.int(2, 5);
    const number =
      exponent > 0 ? `${digits}${'0'.repeat(exponent - 1)}` : `0.${'0'.repeat(-exponent - 1)}${digits}`;
    const front = String(digits / 10);
    return {
      slots: { number },
      answer: {
        kind: 'formula',
        expected: `${front}*10^${exponent}`,
        form: 'scientific',
        slips: [
          { answer: `${front}*10^${-exponent}`, mistake: 'negative_exponent' },
          { answer: `${front}*10^${exponent - 1}`, mistake: 'decimal_point' },
        ],
      },
      proof: { by: 'solve', problem: `write ${number} in scientific notation` },
      worked: 'engine',
    };
  },
};
