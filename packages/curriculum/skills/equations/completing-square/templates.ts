import { linear, poly } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';
import { solveIt } from '../prompts.ts';
import { completion } from './reasons.ts';

/** The missing constant. */
const missing: ItemTemplate = {
  id: 'completing_square.missing',
  skills: ['completing_square'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'Which number has to be added to {sum} to make it the square of a bracket?',
    es: '¿Qué número hay que sumar a {sum} para que sea el cuadrado de un paréntesis?',
    fr: 'Quel nombre faut-il ajouter à {sum} pour obtenir le carré d’une parenthèse ?',
  },
  hint: {
    en: 'Multiply out a square such as (x + p)². Where does p turn up, and how often?',
    es: 'Desarrolla un cuadrado como (x + p)². ¿Dónde aparece p, y cuántas veces?',
    fr: 'Développe un carré comme (x + p)². Où retrouve-t-on p, et combien de fois ?',
  },
  label: { en: 'Number', es: 'Número', fr: 'Nombre' },
  make: (draw) => {
    const letter = draw.pick(['x', 'a', 't', 'y'] as const);
    const b = draw.nonZero(-24, 24, [1, -1, 2, -2, 4, -4]);
    const odd = b % 2 !== 0;
    const half = odd ? `(${b}/2)` : `(${b / 2})`;
    const expected = odd ? `${b * b}/4` : `${(b * b) / 4}`;
    const sum = poly([1, b, 0], letter);
    const bracket = odd
      ? `(${letter} ${b < 0 ? '-' : '+'} ${Math.abs(b)}/2)`
      : `(${linear(1, b / 2, letter)})`;
    return {
      slots: { sum },
      answer: {
        kind: 'formula',
        expected,
        form: 'simplified',
        slips: [
          { answer: `${b * b}`, mistake: 'half_not_taken' },
          { answer: half.slice(1, -1), mistake: 'corner_not_squared' },
        ],
      },
      proof: {
        by: 'equal',
        pairs: [
          [`${half}^2`, expected],
          [`${sum} + ${expected}`, `${bracket}^2`],
        ],
      },
      worked: [
        {
          line: `${sum} + ${expected} = ${bracket}^2`,
          why: {
            en: 'The number in the bracket is half of the number before the letter.',
            es: 'El número del paréntesis es la mitad del que va delante de la letra.',
            fr: 'Le nombre dans la parenthèse est la moitié de celui devant la lettre.',
          },
        },
        {
          line: expected,
          why: {
            en: 'Its square is the corner that was missing.',
            es: 'Su cuadrado es la esquina que faltaba.',
            fr: 'Son carré est le coin qui manquait.',
          },
        },
      ],
    };
  },
};

/** `(x + p)^2 = q`, the form that the method leads to. */
const taken: ItemTemplate = {
  id: 'completing_square.roots',
  skills: ['completing_square', 'roots'],
  level: 1,
  kind: 'formula',
  prompt: solveIt,
  hint: {
    en: 'Leave the bracket closed. Which values can it have when its square is known?',
    es: 'No desarrolles el paréntesis. ¿Qué puede valer si se conoce su cuadrado?',
    fr: 'Laisse la parenthèse telle quelle. Que peut-elle valoir si l’on connaît son carré ?',
  },
  make: (draw) => {
    const [p, whole] = [draw.nonZero(-9, 9), draw.chance(0.5)];
    const root = draw.int(2, 9);
    const under = whole ? root * root : draw.pick([2, 3, 5, 6, 7, 10, 11, 13, 14, 15]);
    const equation = `(${linear(1, p)})^2 = ${under}`;
    const expected = whole ? `x = ${root - p} or x = ${-root - p}` : `x = ${-p} ± sqrt(${under})`;
    return {
      slots: { equation },
      answer: {
        kind: 'formula',
        expected,
        slips: [
          { answer: whole ? `x = ${root - p}` : `x = ${-p} + sqrt(${under})`, mistake: 'forgets_plus_minus' },
          {
            answer: whole ? `x = ${root + p} or x = ${p - root}` : `x = ${p} ± sqrt(${under})`,
            mistake: 'moved_without_sign_change',
          },
        ],
      },
      proof: { by: 'solve', problem: `solve ${equation}` },
      worked: 'engine',
    };
  },
};

/** Which form is the completed square? */
const choose: ItemTemplate = {
  id: 'completing_square.choose',
  skills: ['completing_square'],
  level: 2,
  kind: 'choice',
  prompt: {
    en: 'Which one is {quadratic} with the square completed?',
    es: '¿Qué expresión resulta al completar el cuadrado en {quadratic}?',
    fr: 'Quelle est la forme canonique de {quadratic} ?',
  },
  hint: {
    en: 'Halve the number before x. Which number does the square of your bracket add that was not there?',
    es: 'Toma la mitad del número que va delante de x. ¿Qué trae el cuadrado de tu paréntesis que antes no estaba?',
    fr: 'Prends la moitié du nombre devant x. Qu’apporte le carré de ta parenthèse qui n’y était pas ?',
  },
  make: (draw) => {
    const p = draw.nonZero(-7, 7, [1, -1]);
    const c = draw.nonZero(-12, 15, [p * p]);
    const quadratic = poly([1, 2 * p, c]);
    const plus = (n: number) => (n === 0 ? '' : n < 0 ? ` - ${-n}` : ` + ${n}`);
    const form = (inside: number, rest: number) => `(${linear(1, inside)})^2${plus(rest)}`;
    return {
      slots: { quadratic },
      answer: {
        kind: 'choice',
        options: [
          { text: form(p, c - p * p), right: true },
          { text: form(p, c), mistake: 'square_not_balanced' },
          { text: form(p, c + p * p), mistake: 'sign_in_sum' },
          { text: form(2 * p, c - 4 * p * p), mistake: 'half_not_taken' },
        ],
      },
      proof: { by: 'solve', problem: `complete the square ${quadratic}` },
      worked: 'engine',
    };
  },
};

/** The balanced square gives the lowest point. */
const lowest: ItemTemplate = {
  id: 'completing_square.lowest',
  skills: ['completing_square'],
  level: 2,
  kind: 'point',
  prompt: {
    en: 'Complete the square of {quadratic}. Put the point where the curve is lowest.',
    es: 'Completa el cuadrado de {quadratic}. Coloca el punto más bajo de la curva.',
    fr: 'Mets {quadratic} sous forme canonique. Place le point le plus bas de la courbe.',
  },
  hint: {
    en: 'A square is never below 0. For which x is it exactly 0, and what is left then?',
    es: 'Un cuadrado nunca baja de 0. ¿Para qué valor de x vale justo 0, y qué queda entonces?',
    fr: 'Un carré n’est jamais négatif. Pour quel x vaut-il exactement 0, et que reste-t-il alors ?',
  },
  make: (draw) => {
    const [p, q] = [draw.nonZero(-5, 5), draw.nonZero(-7, 6)];
    const quadratic = poly([1, 2 * p, p * p + q]);
    const square = `(${linear(1, p)})^2 ${q < 0 ? '-' : '+'} ${Math.abs(q)}`;
    return {
      slots: { quadratic: `y = ${quadratic}` },
      answer: { kind: 'point', at: [-p, q], slips: [{ at: [p, q], mistake: 'sign_of_solution' }] },
      proof: {
        by: 'equal',
        pairs: [
          [quadratic, square],
          [`(${-p}, ${p * p} - ${2 * p * p} + ${p * p + q})`, `(${-p}, ${q})`],
        ],
      },
      worked: [
        { line: `y = ${square}`, why: completion.addedAndTaken },
        {
          line: `(${-p}, ${q})`,
          why: {
            en: 'There the bracket is 0, and everywhere else its square adds something.',
            es: 'Ahí el paréntesis vale 0; en cualquier otro sitio su cuadrado suma algo.',
            fr: 'Là, la parenthèse est nulle ; partout ailleurs, son carré ajoute quelque chose.',
          },
        },
      ],
      picture: { items: [], view: { x: [-8, 8], y: [-9, 8] } },
    };
  },
};

export const templates = [missing, taken, choose, lowest];
