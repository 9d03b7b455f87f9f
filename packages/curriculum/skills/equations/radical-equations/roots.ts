import { inBrackets, linear } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';
import { reasons } from '../reasons.ts';

/** Which equation has no solution, seen without calculating? */
const noSolution: ItemTemplate = {
  id: 'radical_equations.no_solution',
  skills: ['radical_equations'],
  level: 2,
  kind: 'choice',
  prompt: {
    en: 'Which of these equations has no solution?',
    es: '¿Cuál de estas ecuaciones no tiene solución?',
    fr: 'Laquelle de ces équations n’a pas de solution ?',
  },
  hint: {
    en: 'In your head, get each root on its own. What can a square root never be?',
    es: 'Deja mentalmente sola cada raíz. ¿Qué no puede ser nunca una raíz cuadrada?',
    fr: 'Isole chaque racine de tête. Que ne peut jamais être une racine carrée ?',
  },
  make: (draw) => {
    const [a, low, more] = [draw.int(2, 9), draw.int(2, 6), draw.int(2, 5)];
    const [b, c, d] = draw.distinct(3, 2, 9) as [number, number, number];
    const right = `sqrt(x + ${a}) + ${low + more} = ${low}`;
    return {
      slots: {},
      answer: {
        kind: 'choice',
        options: [
          { text: right, right: true },
          { text: `sqrt(x - ${b}) = ${a}`, mistake: 'sign_taken_for_impossible' },
          { text: `sqrt(x) - ${c + more} = -${c}`, mistake: 'sign_taken_for_impossible' },
          { text: `sqrt(-x) = ${d}`, mistake: 'sign_taken_for_impossible' },
        ],
      },
      proof: { by: 'equal', pairs: [[right, 'no solution']] },
      worked: [
        {
          line: `sqrt(x + ${a}) = -${more}`,
          why: {
            en: 'With the root on its own you can see it: a square root would have to be negative, and it never is.',
            es: 'Con la raíz sola se ve: una raíz cuadrada tendría que ser negativa, y nunca lo es.',
            fr: 'La racine isolée, on le voit : une racine carrée devrait être négative, ce qu’elle n’est jamais.',
          },
        },
      ],
    };
  },
};

/** The point where the root function meets a line. */
const meeting: ItemTemplate = {
  id: 'radical_equations.meeting',
  skills: ['radical_equations', 'coordinates'],
  level: 2,
  kind: 'point',
  prompt: {
    en: 'The curve {root} is drawn. Put the point on the curve at the x that solves {equation}.',
    es: 'Está dibujada la curva {root}. Coloca el punto de la curva cuya x cumple {equation}.',
    fr: 'La courbe {root} est tracée. Place le point de la courbe dont l’abscisse vérifie {equation}.',
  },
  hint: {
    en: 'The right side of the equation is a height. Where does the curve reach it?',
    es: 'El lado derecho de la ecuación es una altura. ¿Dónde la alcanza la curva?',
    fr: 'Le membre de droite est une hauteur. Où la courbe l’atteint-elle ?',
  },
  make: (draw) => {
    const [a, height, up] = [draw.int(-4, 8), draw.int(1, 4), draw.nonZero(-3, 3)];
    const x = height * height - a;
    const tail = ` ${up < 0 ? '-' : '+'} ${Math.abs(up)}`;
    const root = `sqrt(${linear(1, a)})${tail}`;
    const y = height + up;
    const equation = `${root} = ${y}`;
    return {
      slots: { root: `y = ${root}`, equation },
      answer: {
        kind: 'point',
        at: [x, y],
        slips: x === y ? [] : [{ at: [y, x], mistake: 'point_turned' }],
      },
      proof: {
        by: 'equal',
        pairs: [
          [equation, `x = ${x}`],
          [`(${x}, sqrt(${x} + ${inBrackets(a)})${tail})`, `(${x}, ${y})`],
        ],
      },
      worked: [
        { line: `sqrt(${linear(1, a)}) = ${height}`, why: reasons.numberAway },
        { line: `${linear(1, a)} = ${height * height}`, why: reasons.squared },
        { line: `x = ${x}`, why: reasons.numberAway },
      ],
      picture: { items: [`y = ${root}`], view: { x: [-9, 21], y: [-5, 9] } },
    };
  },
};

/** The speed that follows from a braking distance. */
const braking: ItemTemplate = {
  id: 'radical_equations.braking',
  skills: ['radical_equations'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'On this road {formula} links the speed v in km/h with the braking distance s in metres. How long is the braking distance at {speed} km/h?',
    es: 'En esta carretera, {formula} relaciona la velocidad v en km/h con la distancia de frenado s en metros. ¿De cuántos metros es la distancia de frenado a {speed} km/h?',
    fr: 'Sur cette route, {formula} lie la vitesse v en km/h à la distance de freinage s en mètres. Quelle est la distance de freinage à {speed} km/h ?',
  },
  hint: {
    en: 'Put the speed in, then get the root on its own.',
    es: 'Sustituye la velocidad y deja sola la raíz.',
    fr: 'Remplace la vitesse par sa valeur, puis isole la racine.',
  },
  label: { en: 'Metres', es: 'Metros', fr: 'Mètres' },
  make: (draw) => {
    const [k, root] = [draw.int(6, 15), draw.int(3, 12)];
    const speed = k * root;
    return {
      slots: { formula: `v = ${k} sqrt(s)`, speed: `${speed}` },
      answer: {
        kind: 'formula',
        expected: `${root * root}`,
        slips: [
          { answer: `${root}`, mistake: 'root_ignored' },
          { answer: `${speed * speed}/${k}`, mistake: 'squares_factor_not' },
        ],
      },
      proof: { by: 'solve', problem: `solve ${speed} = ${k} sqrt(s)` },
      worked: [
        { line: `${k} sqrt(s) = ${speed}`, why: reasons.setUp },
        { line: `sqrt(s) = ${root}`, why: reasons.divided },
        { line: `s = ${root * root}`, why: reasons.squared },
      ],
    };
  },
};

export const roots = [braking, meeting, noSolution];
