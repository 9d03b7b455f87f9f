import { linear } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';
import { withSign, workedOut } from './reasons.ts';

const straight = {
  en: 'Side by side on a straight line, the two angles add up to 180°.',
  es: 'Uno junto a otro sobre una recta, los dos ángulos suman 180°.',
  fr: 'Côte à côte sur une droite, les deux angles font 180°.',
};
const away = {
  en: 'The number is taken away from both sides.',
  es: 'Se quita el número de los dos lados.',
  fr: 'On retranche ce nombre aux deux membres.',
};
const divided = {
  en: 'Both sides are divided by the number in front of the unknown.',
  es: 'Los dos lados se dividen entre el número que va delante de la incógnita.',
  fr: 'On divise les deux membres par le nombre placé devant l’inconnue.',
};

/** Two adjacent angles, both in terms of x. */
export const crossing: ItemTemplate = {
  id: 'angles.crossing',
  skills: ['angles', 'linear_equations'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'Two lines cross. Two angles side by side measure {first} and {second}, in degrees. Find x.',
    es: 'Dos rectas se cortan. Dos ángulos contiguos miden {first} y {second}, en grados. Halla x.',
    fr: 'Deux droites se coupent. Deux angles côte à côte mesurent {first} et {second}, en degrés. Trouve x.',
  },
  hint: {
    en: 'What do the two angles form together? Write that as an equation.',
    es: '¿Qué forman los dos ángulos juntos? Escríbelo como ecuación.',
    fr: 'Que forment les deux angles ensemble ? Écris-le sous forme d’équation.',
  },
  make: (draw) => {
    const [a = 2, c = 3] = draw.distinct(2, 2, 5);
    const x = draw.int(9, 16);
    const rest = 180 - (a + c) * x;
    const b = draw.int(5, 25);
    const d = rest - b;
    const [first, second] = [linear(a, b), linear(c, d)];
    return {
      slots: { first, second },
      answer: {
        kind: 'formula',
        expected: `x = ${x}`,
        slips: [{ answer: `x = (${d - b})/(${a - c})`, mistake: 'angles_set_equal' as const }].filter(
          () => d - b !== x * (a - c),
        ),
      },
      proof: { by: 'solve', problem: `solve (${first}) + (${second}) = 180` },
      worked: [
        { line: `(${first}) + (${second}) = 180`, why: straight },
        { line: `${a + c}x + ${rest} = 180`, why: workedOut },
        { line: `${a + c}x = ${180 - rest}`, why: away },
        { line: `x = ${x}`, why: divided },
      ],
    };
  },
};

export const polygon: ItemTemplate = {
  id: 'angles.polygon',
  skills: ['angles'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'All the angles of a polygon with {corners} corners are equal, except one that measures {odd}. How large is each of the others?',
    es: 'Todos los ángulos de un polígono de {corners} vértices son iguales, salvo uno que mide {odd}. ¿Cuánto mide cada uno de los demás?',
    fr: 'Tous les angles d’un polygone à {corners} sommets sont égaux, sauf un, qui mesure {odd}. Combien mesure chacun des autres ?',
  },
  hint: {
    en: 'Cut the polygon into triangles from one corner. How many are there?',
    es: 'Corta el polígono en triángulos desde un vértice. ¿Cuántos salen?',
    fr: 'Découpe le polygone en triangles à partir d’un sommet. Combien y en a-t-il ?',
  },
  label: withSign,
  make: (draw) => {
    const corners = draw.int(5, 10);
    const sum = (corners - 2) * 180;
    const least = Math.ceil((sum - 172) / (corners - 1));
    const each = draw.nonZero(least, Math.floor((sum - 30) / (corners - 1)), [sum / corners]);
    const odd = sum - (corners - 1) * each;
    return {
      slots: { corners: `${corners}`, odd: `${odd}°` },
      answer: {
        kind: 'formula',
        expected: `${each}°`,
        slips: [
          { answer: `(${corners * 180 - odd}/${corners - 1})°`, mistake: 'angle_sum_wrong' as const },
          { answer: `${180 - each}°`, mistake: 'exterior_for_interior' as const },
        ].filter(({ answer }) => answer !== `${each}°`),
      },
      proof: { by: 'equal', pairs: [[`((${corners} - 2)*180° - ${odd}°)/(${corners} - 1)`, `${each}°`]] },
      worked: [
        {
          line: `${corners - 2}*180° = ${sum}°`,
          why: {
            en: 'From one corner it is cut into triangles, two fewer than it has corners.',
            es: 'Desde un vértice se divide en triángulos, dos menos que vértices.',
            fr: 'À partir d’un sommet, il se découpe en triangles, deux de moins que de sommets.',
          },
        },
        {
          line: `(${sum}° - ${odd}°)/${corners - 1}`,
          why: {
            en: 'What is left is shared equally by the others.',
            es: 'Lo que queda se reparte por igual entre los demás.',
            fr: 'Ce qui reste se partage également entre les autres.',
          },
        },
        { line: `${each}°`, why: workedOut },
      ],
    };
  },
};

export const wrongLine: ItemTemplate = {
  id: 'angles.wrong_line',
  skills: ['angles', 'linear_equations'],
  level: 3,
  kind: 'wrong_line',
  prompt: {
    en: 'In a triangle two angles are x and {multiple} degrees, the third one is {known}. One line of this solution does not follow from the line above it. Which one?',
    es: 'En un triángulo dos ángulos miden x y {multiple} grados, y el tercero {known}. Una línea de esta resolución no se deduce de la anterior. ¿Cuál?',
    fr: 'Dans un triangle, deux angles mesurent x et {multiple} degrés, le troisième {known}. Une ligne de cette résolution ne découle pas de la précédente. Laquelle ?',
  },
  hint: {
    en: 'What was done on the left of each line, and was the same done on the right?',
    es: '¿Qué se hizo a la izquierda de cada línea, y se hizo lo mismo a la derecha?',
    fr: 'Qu’a-t-on fait à gauche de chaque ligne, et a-t-on fait de même à droite ?',
  },
  make: (draw) => {
    const factor = draw.int(2, 4);
    const x = draw.int(12, 32);
    const known = 180 - (factor + 1) * x;
    const moved = draw.chance(0.5);
    const start = [`x + ${factor}x + ${known} = 180`, `${factor + 1}x + ${known} = 180`];
    const rest = moved
      ? [`${factor + 1}x = ${180 + known}`, `x = (${180 + known})/${factor + 1}`]
      : [`${factor + 1}x = ${180 - known}`, `x = ${180 - known - factor - 1}`];
    return {
      slots: { multiple: `${factor}x`, known: `${known}°` },
      answer: {
        kind: 'wrong_line',
        lines: [...start, ...rest],
        wrong: moved ? 2 : 3,
        mistake: moved ? 'moved_without_sign_change' : 'inverse_operation_wrong',
      },
      proof: { by: 'follows' },
      worked: [
        { line: `${factor + 1}x = ${180 - known}`, why: away },
        { line: `x = ${x}`, why: divided },
      ],
    };
  },
};
