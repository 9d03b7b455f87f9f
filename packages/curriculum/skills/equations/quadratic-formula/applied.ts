import { fraction, inBrackets, poly } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';
import { findWrongLine } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import { steps } from './steps.ts';

const filled = (a: number, b: number, c: number) =>
  `x = (${-b} ± sqrt(${inBrackets(b)}^2 - 4 * ${a} * ${inBrackets(c)}))/(2 * ${a})`;

/** The quadratic formula with its numbers substituted. */
const choose: ItemTemplate = {
  id: 'quadratic_formula.choose',
  skills: ['quadratic_formula'],
  level: 1,
  kind: 'choice',
  prompt: {
    en: 'Which line is the formula with the numbers of {equation}?',
    es: '¿Qué línea es la fórmula con los números de {equation}?',
    fr: 'Quelle ligne donne la formule appliquée à {equation} ?',
  },
  hint: {
    en: 'Write down a, b and c with their signs. Where does the formula turn a sign?',
    es: 'Escribe a, b y c con su signo. ¿Dónde cambia la fórmula un signo?',
    fr: 'Écris a, b et c avec leur signe. Où la formule change-t-elle un signe ?',
  },
  make: (draw) => {
    const [a, p, q] = [draw.int(2, 5), draw.int(1, 6), draw.int(1, 6)];
    const b = draw.pick([-1, 1]) * (p + a * q === a * p + q ? p * 2 + a : p + a * q);
    const c = -p * q;
    const under = `${inBrackets(b)}^2 - 4 * ${a} * ${inBrackets(c)}`;
    return {
      slots: { equation: `${poly([a, b, c])} = 0` },
      answer: {
        kind: 'choice',
        options: [
          { text: filled(a, b, c), right: true },
          { text: `x = (${b} ± sqrt(${under}))/(2 * ${a})`, mistake: 'sign_of_product' },
          { text: `x = (${-b} ± sqrt(${under}))/2`, mistake: 'formula_denominator' },
          { text: `x = ${-b} ± sqrt(${under})/(2 * ${a})`, mistake: 'formula_divides_part' },
        ],
      },
      proof: { by: 'solve', problem: `solve ${poly([a, b, c])} = 0` },
      worked: [
        { line: `a = ${a} and b = ${b} and c = ${c}`, why: steps.putIn },
        {
          line: filled(a, b, c),
          why: {
            en: '−b comes first, and the bar runs under everything.',
            es: 'Delante va −b, y la raya llega debajo de todo.',
            fr: 'Devant, il y a −b, et le trait passe sous tout.',
          },
        },
      ],
    };
  },
};

/** A ball that lands. */
const ball: ItemTemplate = {
  id: 'quadratic_formula.ball',
  skills: ['quadratic_formula'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'A ball is thrown from a height of {start} m. After t seconds its height in metres is {height}. After how many seconds does it reach the ground?',
    es: 'Se lanza una pelota desde {start} m de altura. A los t segundos su altura en metros es {height}. ¿A los cuántos segundos llega al suelo?',
    fr: 'On lance un ballon d’une hauteur de {start} m. Après t secondes, sa hauteur en mètres est {height}. Après combien de secondes touche-t-il le sol ?',
  },
  hint: {
    en: 'What is the height when it lands? Of two solutions, look for the one that lies after the throw.',
    es: '¿Qué altura tiene al caer? De las dos soluciones, busca la que queda después del lanzamiento.',
    fr: 'Quelle est la hauteur quand il touche le sol ? Des deux solutions, cherche celle qui vient après le lancer.',
  },
  label: { en: 'Seconds', es: 'Segundos', fr: 'Secondes' },
  make: (draw) => {
    const lands = draw.int(2, 10);
    const before = draw.int(1, Math.min(13, 5 * lands - 3)) / 5;
    const k = 5;
    const [b, c] = [Math.round(k * (lands - before)), Math.round(k * lands * before)];
    const d = b * b + 4 * k * c;
    const height = `-5t^2 + ${b}t + ${c}`;
    return {
      slots: { start: `${c}`, height },
      answer: {
        kind: 'formula',
        expected: `${lands}`,
        slips: [
          { answer: `-${before}`, mistake: 'length_negative' },
          { answer: `(${b} + sqrt(${d}))/2`, mistake: 'formula_denominator' },
        ],
      },
      proof: { by: 'equal', pairs: [[`(-${b} - sqrt(${b}^2 - 4 * (-5) * ${c}))/(2 * (-5))`, `${lands}`]] },
      worked: [
        { line: `${height} = 0`, why: reasons.setUp },
        { line: `t = (-${b} ± sqrt(${b}^2 - 4 * (-5) * ${c}))/(2 * (-5))`, why: steps.putIn },
        { line: `t = (-${b} ± ${Math.sqrt(d)})/(-10)`, why: steps.discriminant },
        {
          line: `t = ${lands}`,
          why: {
            en: 'One of the two is negative, a time before the throw. The other one is the landing.',
            es: 'Una de las dos es negativa, un tiempo anterior al lanzamiento. La otra es la caída.',
            fr: 'L’une des deux est négative, un instant avant le lancer. L’autre est l’arrivée au sol.',
          },
        },
      ],
    };
  },
};

/** A slip in the use of the formula. */
const wrongLine: ItemTemplate = {
  id: 'quadratic_formula.wrong_line',
  skills: ['quadratic_formula'],
  level: 2,
  kind: 'wrong_line',
  prompt: findWrongLine,
  hint: {
    en: 'Look at the fraction bar: what is below it, and how far does it reach?',
    es: 'Mira la raya de fracción: ¿qué hay debajo y hasta dónde llega?',
    fr: 'Regarde le trait de fraction : qu’y a-t-il dessous, et jusqu’où va-t-il ?',
  },
  make: (draw) => {
    const [a, r, t] = [draw.int(2, 4), draw.int(1, 5), draw.int(1, 5)];
    const b = a * t - r === 0 ? a * (t + 1) - r : a * t - r;
    const s = a * t - r === 0 ? t + 1 : t;
    const c = -r * s;
    const root = a * s + r;
    const parted = draw.chance(0.5);
    const evaluated = `x = (${-b} ± sqrt(${root * root}))/${2 * a}`;
    const start = `${poly([a, b, c])} = 0`;
    const lines = parted
      ? [start, filled(a, b, c), evaluated, `x = ${-b} ± ${root}/${2 * a}`]
      : [
          start,
          filled(a, b, c).replace(`/(2 * ${a})`, '/2'),
          `x = (${-b} ± sqrt(${root * root}))/2`,
          `x = (${-b} ± ${root})/2`,
        ];
    return {
      slots: {},
      answer: {
        kind: 'wrong_line',
        lines,
        wrong: parted ? 3 : 1,
        mistake: parted ? 'formula_divides_part' : 'formula_denominator',
      },
      proof: { by: 'follows' },
      worked: [
        { line: filled(a, b, c), why: steps.putIn },
        { line: evaluated, why: steps.discriminant },
        { line: `x = ${fraction(r, a)} or x = ${-s}`, why: steps.bothSigns },
      ],
    };
  },
};

export const applied = [choose, wrongLine, ball];
