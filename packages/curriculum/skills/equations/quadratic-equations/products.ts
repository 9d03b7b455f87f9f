import { linear, poly } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';
import { findWrongLine } from '../prompts.ts';
import { reasons } from '../reasons.ts';

/** Which product has these solutions? */
const choose: ItemTemplate = {
  id: 'quadratic_equations.choose',
  skills: ['quadratic_equations'],
  level: 1,
  kind: 'choice',
  prompt: {
    en: 'Which equation has the solutions {p} and {q}, and no others?',
    es: '¿Qué ecuación tiene las soluciones {p} y {q}, y ninguna más?',
    fr: 'Quelle équation a pour solutions {p} et {q}, et aucune autre ?',
  },
  hint: {
    en: 'Put one of the numbers in. Which product becomes 0?',
    es: 'Pon uno de los números. ¿Qué producto se hace 0?',
    fr: 'Remplace par l’un des nombres. Quel produit s’annule ?',
  },
  make: (draw) => {
    const [p, q] = [draw.int(2, 12), -draw.int(2, 12)];
    const other = p === -q ? q - 1 : q;
    const product = (a: number, b: number) => `(${linear(1, -a)})(${linear(1, -b)}) = 0`;
    return {
      slots: { p: `${p}`, q: `${other}` },
      answer: {
        kind: 'choice',
        options: [
          { text: product(p, other), right: true },
          { text: product(-p, -other), mistake: 'sign_of_solution' },
          { text: product(p, -other), mistake: 'wrong_sign_factor_pair' },
          { text: `(${linear(1, -p)})(${linear(1, -other)}) = ${p}`, mistake: 'product_not_zero' },
        ],
      },
      proof: {
        by: 'equal',
        pairs: [[product(p, other), `x = ${p} or x = ${other}`]],
      },
      worked: [
        { line: product(p, other), why: reasons.zeroProduct },
        {
          line: `x = ${p} or x = ${other}`,
          why: {
            en: 'A bracket x − a is 0 at a, a bracket x + a at −a.',
            es: 'El paréntesis x − a vale 0 en a; el paréntesis x + a, en −a.',
            fr: 'La parenthèse x − a s’annule en a, la parenthèse x + a en −a.',
          },
        },
      ],
    };
  },
};

/** A product whose value is not 0, or a division by the unknown. */
const wrongLine: ItemTemplate = {
  id: 'quadratic_equations.wrong_line',
  skills: ['quadratic_equations', 'factoring_quadratics'],
  level: 3,
  kind: 'wrong_line',
  prompt: findWrongLine,
  hint: {
    en: 'A product is 0 when one of its factors is. What is lost when you divide by a letter?',
    es: 'Un producto es 0 cuando lo es uno de sus factores. ¿Qué se pierde al dividir entre una letra?',
    fr: 'Un produit est nul quand l’un de ses facteurs l’est. Que perd-on en divisant par une lettre ?',
  },
  make: (draw) => {
    const [p, q] = [draw.int(2, 8), draw.int(3, 12)];
    if (draw.chance(0.5)) {
      const start = `${p}x^2 - ${p * q}x = 0`;
      return {
        slots: {},
        answer: {
          kind: 'wrong_line',
          lines: [start, `${p}x(x - ${q}) = 0`, `x - ${q} = 0`, `x = ${q}`],
          wrong: 2,
          mistake: 'divides_by_variable',
        },
        proof: { by: 'follows' },
        worked: [
          { line: `${p}x(x - ${q}) = 0`, why: reasons.factored },
          { line: `x = 0 or x - ${q} = 0`, why: reasons.zeroProduct },
          { line: `x = 0 or x = ${q}`, why: reasons.numberAway },
        ],
      };
    }
    const [a, b] = [p, -q - (p === q ? 1 : 0)];
    const extra = draw.pick([a - b, 2 * (a - b)]);
    const right = extra === a - b ? a - b + 1 : 2 * (a - b) + 4;
    const [x1, x2] = extra === a - b ? [a + 1, b - 1] : [a + 2, b - 2];
    const brackets = `(${linear(1, -a)})(${linear(1, -b)})`;
    return {
      slots: {},
      answer: {
        kind: 'wrong_line',
        lines: [
          `${poly([1, -a - b, a * b])} = ${right}`,
          `${brackets} = ${right}`,
          `${linear(1, -a)} = ${right} or ${linear(1, -b)} = ${right}`,
          `x = ${right + a} or x = ${right + b}`,
        ],
        wrong: 2,
        mistake: 'product_not_zero',
      },
      proof: { by: 'follows' },
      worked: [
        { line: `${poly([1, -a - b, a * b - right])} = 0`, why: reasons.allOnOneSide },
        { line: `(${linear(1, -x1)})(${linear(1, -x2)}) = 0`, why: reasons.factored },
        { line: `x = ${x1} or x = ${x2}`, why: reasons.zeroProduct },
      ],
    };
  },
};

/** A rectangle with a known area. */
const garden: ItemTemplate = {
  id: 'quadratic_equations.garden',
  skills: ['quadratic_equations', 'area'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'A rectangular garden is {more} m longer than it is wide. Its area is {area} m². How many metres wide is it?',
    es: 'Un jardín rectangular mide {more} m más de largo que de ancho. Su área es de {area} m². ¿Cuántos metros mide de ancho?',
    fr: 'Un jardin rectangulaire a {more} m de plus en longueur qu’en largeur. Son aire est de {area} m². Quelle est sa largeur, en mètres ?',
  },
  hint: {
    en: 'Call the width x. How long is the garden then, and what is its area?',
    es: 'Llama x al ancho. ¿Cuánto mide entonces el largo, y cuál es el área?',
    fr: 'Appelle x la largeur. Quelle est alors la longueur, et quelle est l’aire ?',
  },
  label: { en: 'Width', es: 'Ancho', fr: 'Largeur' },
  make: (draw) => {
    const [width, more] = [draw.int(4, 18), draw.int(2, 12)];
    const area = width * (width + more);
    return {
      slots: { more: `${more}`, area: `${area}` },
      answer: {
        kind: 'formula',
        expected: `${width}`,
        slips: [
          { answer: `${width + more}`, mistake: 'one_number_of_pair' },
          { answer: `x = ${width} or x = ${-width - more}`, mistake: 'length_negative' },
        ],
      },
      proof: {
        by: 'equal',
        pairs: [
          [`x(x + ${more}) = ${area}`, `x = ${width} or x = ${-width - more}`],
          [`sqrt(${area} + (${more}/2)^2) - ${more}/2`, `${width}`],
        ],
      },
      worked: [
        { line: `x(x + ${more}) = ${area}`, why: reasons.setUp },
        { line: `x^2 + ${more}x - ${area} = 0`, why: reasons.allOnOneSide },
        { line: `(x - ${width})(x + ${width + more}) = 0`, why: reasons.factored },
        {
          line: `x = ${width}`,
          why: {
            en: 'One bracket or the other is 0. A width is positive, so only one solution fits.',
            es: 'Uno u otro paréntesis vale 0. Un ancho es positivo, así que solo encaja una solución.',
            fr: 'L’une ou l’autre parenthèse est nulle. Une largeur est positive : une seule solution convient.',
          },
        },
      ],
    };
  },
};

export const products = [choose, garden, wrongLine];
