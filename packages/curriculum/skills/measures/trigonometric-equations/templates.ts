import { linear } from '../../../items/write-formula.ts';
import { findWrongLine } from '../../equations/prompts.ts';
import type { ItemTemplate } from '../../skill.ts';
import { irrational, oneOf, rational, slipsOf, surd, values } from './values.ts';

export const prompt = {
  en: 'Solve {equation} for {interval}.',
  es: 'Resuelve {equation} para {interval}.',
  fr: 'Résous {equation} pour {interval}.',
};
export const turn = '0° <= x < 360°';

/** A multiple of a trigonometric ratio. */
export const basic: ItemTemplate = {
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
    const [value, factor] = [draw.pick(values), draw.int(2, 12)];
    const { name, above, under, below, angles } = value;
    const equation = `${below * factor}${name}(x) = ${surd(above * factor, under)}`;
    return {
      slots: { equation, interval: turn },
      answer: { kind: 'formula', expected: oneOf(angles), slips: slipsOf(value) },
      proof: { by: 'solve', problem: `solve ${equation} for ${turn}` },
      worked: 'engine',
    };
  },
};

/** A constant is added, a number or a root of the same kind. */
export const rearranged: ItemTemplate = {
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
    const value = draw.pick(draw.chance(0.5) ? rational : irrational);
    const { name, above, under, below, angles } = value;
    const [factor, added] = [draw.int(1, 4), draw.nonZero(-9, 9)];
    const left =
      under === 1
        ? linear(below * factor, added, `${name}(x)`)
        : `${linear(below * factor, 0, `${name}(x)`)} ${added < 0 ? '-' : '+'} ${surd(Math.abs(added), under)}`;
    const equation = `${left} = ${surd(above * factor + added, under)}`;
    return {
      slots: { equation, interval: turn },
      answer: { kind: 'formula', expected: oneOf(angles), slips: slipsOf(value) },
      proof: { by: 'solve', problem: `solve ${equation} for ${turn}` },
      worked: 'engine',
    };
  },
};

const halves = values.filter(({ below }) => below === 2);

/** A factor that can be 0 must not be divided away. */
export const product: ItemTemplate = {
  id: 'trigonometric_equations.product',
  skills: ['trigonometric_equations', 'common_factor'],
  level: 3,
  kind: 'wrong_line',
  prompt: findWrongLine,
  hint: {
    en: 'Has a solution been lost on the way? Think of angles at which a factor is 0.',
    es: '¿Se ha perdido una solución por el camino? Piensa en los ángulos en que un factor vale 0.',
    fr: 'A-t-on perdu une solution en chemin ? Pense aux angles où un facteur est nul.',
  },
  make: (draw) => {
    const { name: other, above, under } = draw.pick(halves);
    const name = other === 'sin' ? 'cos' : 'sin';
    const k = draw.int(2, 20);
    const times = (factor: number): string =>
      under === 1 && Math.abs(factor) === 1
        ? factor < 0
          ? '-'
          : ''
        : surd(factor, under) + (under === 1 ? '' : '*');
    const start = `${2 * k}${name}(x)*${other}(x) = ${times(above * k)}${name}(x)`;
    const [divided, alone] = [surd(above, under), above < 0 ? `-${surd(1, under)}/2` : `${surd(1, under)}/2`];
    const factor = `2${other}(x) ${above < 0 ? '+' : '-'} ${surd(1, under)}`;
    return {
      slots: {},
      answer: {
        kind: 'wrong_line',
        lines: [
          start,
          `2${name}(x)*${other}(x) = ${times(above)}${name}(x)`,
          `2${other}(x) = ${divided}`,
          `${other}(x) = ${alone}`,
        ],
        wrong: 2,
        mistake: 'divides_by_variable',
      },
      proof: { by: 'follows' },
      worked: [
        {
          line: `${name}(x)*(${factor}) = 0`,
          why: {
            en: 'Everything is on one side, and the common factor is taken out.',
            es: 'Todo está en un lado y se saca el factor común.',
            fr: 'Tout est dans un membre, et l’on met en facteur.',
          },
        },
        {
          line: `${name}(x) = 0 or ${factor} = 0`,
          why: {
            en: 'A product is 0 when one of its factors is 0.',
            es: 'Un producto es 0 cuando lo es uno de sus factores.',
            fr: 'Un produit est nul quand l’un de ses facteurs l’est.',
          },
        },
      ],
    };
  },
};
