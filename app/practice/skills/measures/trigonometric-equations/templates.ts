import { linear } from '../../../items/write.ts';
import type { Template } from '../../skill.ts';

const prompt = {
  en: 'Solve {equation} for {interval}.',
  es: 'Resuelve {equation} para {interval}.',
  fr: 'Résous {equation} pour {interval}.',
};
const turn = '0° <= x < 360°';
/** A ratio, twice its value, and its angles in a turn. */
const known = [
  ['sin', 1, 30, 150], ['sin', -1, 210, 330], ['cos', 1, 60, 300], ['cos', -1, 120, 240],
] as const; // prettier-ignore
const both = (one: number, other: number) => `x = ${one}° or x = ${other}°`;
const first = (angle: number) => ({ answer: `x = ${angle}°`, mistake: 'second_angle_missing' as const });

export const basic: Template = {
  id: 'trigonometric_equations.basic',
  skills: ['trigonometric_equations'],
  level: 1,
  kind: 'formula',
  prompt,
  hint: {
    en: 'Get the ratio on its own. Where on the circle is this value reached?',
    es: 'Deja sola la razón. ¿Dónde alcanza este valor la circunferencia?',
    fr: 'Isole le rapport. Où cette valeur est-elle atteinte sur le cercle ?',
  },
  make: (draw) => {
    const [[name, value, one, other], factor] = [draw.pick(known), draw.int(2, 30)];
    const equation = `${2 * factor}${name}(x) = ${value * factor}`;
    return {
      slots: { equation, interval: turn },
      answer: { kind: 'formula', expected: both(one, other), slips: [first(one), first(other)] },
      proof: { by: 'solve', problem: `solve ${equation} for ${turn}` },
      worked: 'engine',
    };
  },
};

export const rearranged: Template = {
  id: 'trigonometric_equations.rearranged',
  skills: ['trigonometric_equations', 'linear_equations'],
  level: 2,
  kind: 'formula',
  prompt,
  hint: {
    en: 'Treat the ratio as you would treat a letter, and undo what was done to it.',
    es: 'Trata la razón como tratarías una letra y deshaz lo que se le hizo.',
    fr: 'Traite le rapport comme une lettre et défais ce qu’il a subi.',
  },
  make: (draw) => {
    const [name, value, one, other] = draw.pick(known);
    const [factor, added] = [draw.int(1, 4), draw.nonZero(-9, 9)];
    const equation = `${linear(2 * factor, added, `${name}(x)`)} = ${value * factor + added}`;
    return {
      slots: { equation, interval: turn },
      answer: { kind: 'formula', expected: both(one, other), slips: [first(one), first(other)] },
      proof: { by: 'solve', problem: `solve ${equation} for ${turn}` },
      worked: 'engine',
    };
  },
};

export const product: Template = {
  id: 'trigonometric_equations.product',
  skills: ['trigonometric_equations', 'common_factor'],
  level: 3,
  kind: 'wrong_line',
  prompt: {
    en: 'One of these lines does not follow from the line above it. Which one?',
    es: 'Una de estas líneas no se deduce de la anterior. ¿Cuál?',
    fr: 'L’une de ces lignes ne découle pas de la précédente. Laquelle ?',
  },
  hint: {
    en: 'Has a solution been lost on the way? Think of angles at which a factor is 0.',
    es: '¿Se ha perdido una solución por el camino? Piensa en los ángulos en que un factor vale 0.',
    fr: 'A-t-on perdu une solution en chemin ? Pense aux angles où un facteur est nul.',
  },
  make: (draw) => {
    const [name, other] = draw.pick([
      ['sin', 'cos'],
      ['cos', 'sin'],
    ] as const);
    const k = draw.int(2, 60);
    const start = `${2 * k}${name}(x)*${other}(x) = ${k}${name}(x)`;
    return {
      slots: {},
      answer: {
        kind: 'wrong_line',
        lines: [start, `2${name}(x)*${other}(x) = ${name}(x)`, `2${other}(x) = 1`, `${other}(x) = 1/2`],
        wrong: 2,
        mistake: 'divides_by_variable',
      },
      proof: { by: 'follows' },
      worked: [
        { line: `${name}(x)*(2${other}(x) - 1) = 0`, why: { en: 'Everything is on one side, and the common factor is taken out.', es: 'Todo está en un lado y se saca el factor común.', fr: 'Tout est dans un membre, et l’on met en facteur.' } },
        { line: `${name}(x) = 0 or 2${other}(x) - 1 = 0`, why: { en: 'A product is 0 when one of its factors is 0.', es: 'Un producto es 0 cuando lo es uno de sus factores.', fr: 'Un produit est nul quand l’un de ses facteurs l’est.' } },
      ],
    }; // prettier-ignore
  },
};
