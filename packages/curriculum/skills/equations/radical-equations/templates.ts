import { fraction, linear } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';
import { findWrongLine, solveIt } from '../prompts.ts';
import { reasons } from '../reasons.ts';

/** `sqrt(ax + b) = c`. */
const simple: ItemTemplate = {
  id: 'radical_equations.simple',
  skills: ['radical_equations'],
  level: 1,
  kind: 'formula',
  prompt: solveIt,
  hint: {
    en: 'Which operation undoes a square root? Do it to both whole sides.',
    es: '¿Qué operación deshace una raíz cuadrada? Hazla en los dos lados completos.',
    fr: 'Quelle opération défait une racine carrée ? Fais-la sur chaque membre entier.',
  },
  make: (draw) => {
    const [a, x, c] = [draw.int(1, 5), draw.nonZero(-9, 15), draw.int(2, 9)];
    const b = c * c - a * x;
    if (b === 0) return simple.make(draw);
    const equation = `sqrt(${linear(a, b)}) = ${c}`;
    return {
      slots: { equation },
      answer: {
        kind: 'formula',
        expected: `x = ${x}`,
        slips: [
          { answer: `x = ${fraction(c - b, a)}`, mistake: 'root_ignored' },
          { answer: `x = ${fraction(c * c + b, a)}`, mistake: 'moved_without_sign_change' },
        ],
      },
      proof: { by: 'solve', problem: `solve ${equation}` },
      worked: 'engine',
    };
  },
};

/** A further term beside the root. */
const beside: ItemTemplate = {
  id: 'radical_equations.beside',
  skills: ['radical_equations'],
  level: 2,
  kind: 'formula',
  prompt: solveIt,
  hint: {
    en: 'Get the root on its own on one side before you square.',
    es: 'Deja la raíz sola en su lado antes de elevar al cuadrado.',
    fr: 'Isole la racine dans son membre avant d’élever au carré.',
  },
  make: (draw) => {
    const [k, root, a, b] = [
      draw.pick([1, 1, 2, 3]),
      draw.int(2, 8),
      draw.nonZero(-9, 9),
      draw.nonZero(-8, 9),
    ];
    const [x, c] = [root * root - a, k * root + b];
    const equation = `${k === 1 ? '' : `${k} `}sqrt(${linear(1, a)}) ${b < 0 ? '-' : '+'} ${Math.abs(b)} = ${c}`;
    return {
      slots: { equation },
      answer: {
        kind: 'formula',
        expected: `x = ${x}`,
        slips: [
          { answer: `x = ${fraction(c * c - b * b - k * k * a, k * k)}`, mistake: 'squares_each_term' },
        ],
      },
      proof: { by: 'solve', problem: `solve ${equation}` },
      worked: 'engine',
    };
  },
};

/** `sqrt(x + a) = x - m`: one of two candidates is extraneous. */
const falseOne: ItemTemplate = {
  id: 'radical_equations.false_one',
  skills: ['radical_equations', 'quadratic_equations'],
  level: 3,
  kind: 'formula',
  prompt: solveIt,
  hint: {
    en: 'Squaring may bring in a false solution. Check what you find by putting it into the first line.',
    es: 'Al elevar al cuadrado puede entrar una solución falsa. Prueba en la primera línea lo que encuentres.',
    fr: 'Élever au carré peut faire entrer une fausse solution. Essaie dans la première ligne ce que tu trouves.',
  },
  make: (draw) => {
    const [k, m] = [draw.int(2, 6), draw.nonZero(-6, 8)];
    const a = k * (k - 1) - m;
    if (a === 0) return falseOne.make(draw);
    const [x, wrong] = [m + k, m + 1 - k];
    const equation = draw.chance(0.6)
      ? `sqrt(${linear(1, a)}) = ${linear(1, -m)}`
      : `x - sqrt(${linear(1, a)}) = ${m}`;
    return {
      slots: { equation },
      answer: {
        kind: 'formula',
        expected: `x = ${x}`,
        slips: [
          { answer: `x = ${x} or x = ${wrong}`, mistake: 'extraneous_kept' },
          { answer: `x = ${wrong}`, mistake: 'extraneous_kept' },
        ],
      },
      proof: { by: 'solve', problem: `solve ${equation}` },
      worked: 'engine',
    };
  },
};

/** Squared term by term. */
const wrongLine: ItemTemplate = {
  id: 'radical_equations.wrong_line',
  skills: ['radical_equations'],
  level: 2,
  kind: 'wrong_line',
  prompt: findWrongLine,
  hint: {
    en: 'Squaring takes each side as a whole. Is that what was done?',
    es: 'El cuadrado se aplica a cada lado entero. ¿Es eso lo que se hizo?',
    fr: 'Le carré porte sur chaque membre entier. Est-ce bien ce qui a été fait ?',
  },
  make: (draw) => {
    const [root, b] = [draw.int(3, 9), draw.int(2, 6)];
    const a = draw.nonZero(-9, 9, [-b * b]);
    const [inside, c] = [linear(1, a), root + b];
    const early = draw.chance(0.5);
    const alone = `sqrt(${inside}) = ${root}`;
    const start = `sqrt(${inside}) + ${b} = ${c}`;
    const lines = early
      ? [start, `${linear(1, a + b * b)} = ${c * c}`, `x = ${c * c - a - b * b}`]
      : [start, alone, `${inside} = ${2 * root}`, `x = ${2 * root - a}`];
    return {
      slots: {},
      answer: {
        kind: 'wrong_line',
        lines,
        wrong: early ? 1 : 2,
        mistake: early ? 'squares_each_term' : 'power_as_product',
      },
      proof: { by: 'follows' },
      worked: [
        { line: alone, why: reasons.numberAway },
        { line: `${inside} = ${root * root}`, why: reasons.squared },
        { line: `x = ${root * root - a}`, why: reasons.numberAway },
      ],
    };
  },
};

export const templates = [simple, beside, wrongLine, falseOne];
