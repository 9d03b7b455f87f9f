import { linear, poly } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';

/** `a/x + b/(x + c)`. */
const fractionSum: ItemTemplate = {
  id: 'rational_expressions.sum',
  skills: ['rational_expressions', 'fraction_sums'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'Write {sum} as one fraction.',
    es: 'Escribe {sum} como una sola fracción.',
    fr: 'Écris {sum} sous forme d’une seule fraction.',
  },
  hint: {
    en: 'Which denominator contains both? What each fraction lacks multiplies it above and below.',
    es: '¿Qué denominador contiene a los dos? Lo que le falta a cada fracción la multiplica arriba y abajo.',
    fr: 'Quel dénominateur contient les deux ? Ce qui manque à chaque fraction la multiplie en haut et en bas.',
  },
  make: (draw) => {
    const [a, b, c] = [draw.int(2, 9), draw.nonZero(2, 9), draw.nonZero(-7, 7)];
    const sum = `${a}/x + ${b}/(${linear(1, c)})`;
    const below = `x(${linear(1, c)})`;
    return {
      slots: { sum },
      answer: {
        kind: 'formula',
        expected: `(${linear(a + b, a * c)})/(${below})`,
        form: 'simplified',
        slips: [
          { answer: `${a + b}/(${linear(2, c)})`, mistake: 'adds_across_fractions' },
          { answer: `${a + b}/(${below})`, mistake: 'keeps_numerators' },
        ],
      },
      proof: { by: 'solve', problem: `simplify ${sum}` },
      worked: 'engine',
    };
  },
};

/** A trip with the current and back against it. */
const boat: ItemTemplate = {
  id: 'rational_expressions.boat',
  skills: ['rational_expressions', 'fraction_sums'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'A boat travels at v kilometres per hour in still water, and the river flows at {current}. The boat goes {distance} kilometres with the current and the same distance back. Write the total time in hours as one fraction with v.',
    es: 'Un barco va a v kilómetros por hora en agua quieta, y el río, a {current}. Recorre {distance} kilómetros a favor de la corriente y vuelve por el mismo camino. Escribe el tiempo total de ida y vuelta, en horas, como una sola fracción con v.',
    fr: 'Un bateau avance à v kilomètres par heure en eau calme, la rivière à {current}. Il parcourt {distance} kilomètres dans le sens du courant, puis revient. Écris le nombre d’heures de l’aller-retour sous forme d’une seule fraction en v.',
  },
  hint: {
    en: 'Time is distance over speed. How fast is the boat with the current, and how fast against it?',
    es: 'El tiempo es la distancia entre la velocidad. ¿A qué velocidad va a favor de la corriente y a cuál en contra?',
    fr: 'La durée est la distance divisée par la vitesse. Quelle est la vitesse avec le courant, et contre lui ?',
  },
  label: { en: 'Hours', es: 'Horas', fr: 'Heures' },
  make: (draw) => {
    const [current, distance] = [draw.int(2, 9), 2 * draw.int(5, 24)];
    const sum = `${distance}/(${linear(1, current, 'v')}) + ${distance}/(${linear(1, -current, 'v')})`;
    const squares = poly([1, 0, -current * current], 'v');
    return {
      slots: { current: String(current), distance: String(distance) },
      answer: {
        kind: 'formula',
        expected: `(${2 * distance}v)/(${squares})`,
        form: 'simplified',
        slips: [
          { answer: `${distance}/v`, mistake: 'adds_across_fractions' },
          { answer: `${2 * distance}/v`, mistake: 'current_left_out' },
          { answer: `${2 * distance}/(${squares})`, mistake: 'keeps_numerators' },
        ],
      },
      proof: { by: 'solve', problem: `simplify ${sum}` },
      worked: [
        {
          line: sum,
          why: {
            en: 'With the current the speeds are added, against it they are subtracted. Each time is distance over speed.',
            es: 'A favor de la corriente se suman las velocidades, en contra se restan. Cada tiempo es distancia entre velocidad.',
            fr: 'Dans le sens du courant, les vitesses s’ajoutent ; contre lui, elles se retranchent. Chaque durée est la distance divisée par la vitesse.',
          },
        },
        {
          line: `(${distance}(${linear(1, -current, 'v')}) + ${distance}(${linear(1, current, 'v')}))/(${squares})`,
          why: {
            en: 'The common denominator is the product of both, a difference of squares. What multiplies below multiplies above.',
            es: 'El denominador común es el producto de los dos, una diferencia de cuadrados. Lo que multiplica abajo multiplica arriba.',
            fr: 'Le dénominateur commun est leur produit, une différence de carrés. Ce qui multiplie en bas multiplie en haut.',
          },
        },
        {
          line: `(${2 * distance}v)/(${squares})`,
          why: {
            en: 'In the numerator the plain numbers cancel each other.',
            es: 'En el numerador los números solos se anulan.',
            fr: 'Au numérateur, les nombres seuls s’annulent.',
          },
        },
      ],
    };
  },
};

/** Cancelling with one line that does not follow. */
const wrongLine: ItemTemplate = {
  id: 'rational_expressions.wrong_line',
  skills: ['rational_expressions'],
  level: 2,
  kind: 'wrong_line',
  prompt: {
    en: 'A fraction is simplified line by line. One line is not equal to the line above it. Which one?',
    es: 'Una fracción se simplifica línea a línea. Una línea no es igual a la anterior. ¿Cuál?',
    fr: 'On simplifie une fraction ligne par ligne. L’une des lignes n’est pas égale à la précédente. Laquelle ?',
  },
  hint: {
    en: 'At each line: is what was cancelled a factor of the whole numerator and of the whole denominator?',
    es: 'En cada línea: ¿lo que se simplificó es un factor de todo el numerador y de todo el denominador?',
    fr: 'À chaque ligne : ce qui a été simplifié est-il un facteur de tout le numérateur et de tout le dénominateur ?',
  },
  make: (draw) => {
    const [a, k] = [draw.nonZero(-9, 9, [1, -1]), draw.int(2, 6)];
    const start = `(${poly([k, 0, -k * a * a])})/(${poly([1, a, 0])})`;
    const factored = `(${k}(${linear(1, a)})(${linear(1, -a)}))/(x(${linear(1, a)}))`;
    const cancelled = `(${k}(${linear(1, -a)}))/x`;
    const early = draw.chance(0.4);
    const lines = early
      ? [
          start,
          `(${k}(${linear(1, -a)})^2)/(x(${linear(1, a)}))`,
          `(${k}(${linear(1, -a)})^2)/(${poly([1, a, 0])})`,
        ]
      : [start, factored, cancelled, String(-k * a)];
    return {
      slots: {},
      answer: {
        kind: 'wrong_line',
        lines,
        wrong: early ? 1 : 3,
        mistake: early ? 'difference_as_square' : 'cancels_terms',
      },
      proof: { by: 'follows' },
      worked: [
        {
          line: factored,
          why: {
            en: 'Above and below are written as products: a difference of squares, and a common factor x.',
            es: 'Arriba y abajo se escriben como productos: una diferencia de cuadrados y un factor común x.',
            fr: 'On écrit le haut et le bas comme des produits : une différence de carrés et un facteur commun x.',
          },
        },
        {
          line: cancelled,
          why: {
            en: 'The shared bracket is cancelled. In what is left, x is only a term above, so it stays.',
            es: 'Se simplifica el paréntesis común. En lo que queda, x arriba es solo un término, así que se deja.',
            fr: 'On simplifie par la parenthèse commune. Dans ce qui reste, x n’est en haut qu’un terme : on le laisse.',
          },
        },
      ],
    };
  },
};

export const sumTemplates = [fractionSum, boat, wrongLine];
