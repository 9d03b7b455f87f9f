import { linear, poly } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';

const prompt = { en: 'Find {limit}.', es: 'Calcula {limit}.', fr: 'Calcule {limit}.' };

/** Substitution gives the limit. */
const putIn: ItemTemplate = {
  id: 'limits.put_in',
  skills: ['limits'],
  level: 1,
  kind: 'formula',
  prompt,
  hint: {
    en: 'Does anything go wrong when the number itself is put in? If nothing does, its value is the limit.',
    es: '¿Pasa algo raro al sustituir el propio número? Si no pasa nada, ese valor es el límite.',
    fr: 'Y a-t-il un obstacle quand on remplace par le nombre lui-même ? S’il n’y en a pas, cette valeur est la limite.',
  },
  make: (draw) => {
    const [n, b, c] = [draw.int(2, 4), draw.nonZero(-5, 5), draw.nonZero(-9, 9)];
    const inside = poly([1, b, c]);
    return {
      slots: { limit: `lim_(x→-${n})(${inside})` },
      answer: {
        kind: 'formula',
        expected: String(n * n - b * n + c),
        form: 'simplified',
        slips: [
          { answer: String(n * n + b * n + c), mistake: 'sign_of_product' },
          { answer: String(-n * n - b * n + c), mistake: 'square_of_negative' },
        ],
      },
      proof: { by: 'solve', problem: `limit of ${inside} as x approaches -${n}` },
      worked: 'engine',
    };
  },
};

/** The missing point of a line, to be placed on the graph. */
const hole: ItemTemplate = {
  id: 'limits.hole',
  skills: ['limits', 'coordinates'],
  level: 1,
  kind: 'point',
  prompt: {
    en: 'The graph shows {function}. At {place} one point is missing. Put the point that fills the gap.',
    es: 'La gráfica muestra {function}. Si {place}, falta un punto. Coloca el punto que cierra el hueco.',
    fr: 'Le graphique montre {function}. Pour {place}, il manque un point. Place le point qui comble le trou.',
  },
  hint: {
    en: 'Walk along the graph from both sides. Which height do you come to at this place?',
    es: 'Recorre la gráfica desde los dos lados. ¿A qué altura llegas en ese lugar?',
    fr: 'Suis la courbe des deux côtés. À quelle hauteur arrives-tu à cet endroit ?',
  },
  make: (draw) => {
    const a = draw.nonZero(-6, 6);
    const b = draw.nonZero(-8, 8, [a]) - a;
    const fraction = `(${poly([1, b - a, -a * b])})/(${linear(1, -a)})`;
    return {
      slots: { function: `y = ${fraction}`, place: `x = ${a}` },
      picture: { items: [`y = ${fraction}`], view: { x: [-10, 10], y: [-10, 10] } },
      answer: { kind: 'point', at: [a, a + b], slips: [{ at: [a, 0], mistake: 'zero_over_zero' }] },
      proof: {
        by: 'equal',
        pairs: [
          [fraction, linear(1, b)],
          [`(${a}, ${a + b})`, `(${a}, (${a}) + (${b}))`],
        ],
      },
      worked: [
        {
          line: `((${linear(1, -a)})(${linear(1, b)}))/(${linear(1, -a)})`,
          why: {
            en: 'The numerator is 0 at the gap too, so it contains the same bracket.',
            es: 'El numerador también vale 0 en el hueco, así que contiene el mismo paréntesis.',
            fr: 'Le numérateur s’annule lui aussi à cet endroit : il contient la même parenthèse.',
          },
        },
        {
          line: linear(1, b),
          why: {
            en: 'Everywhere else the bracket can be cancelled: the graph is this line.',
            es: 'En todos los demás lugares se puede simplificar: la gráfica es esta recta.',
            fr: 'Partout ailleurs, on peut simplifier : la courbe est cette droite.',
          },
        },
        {
          line: `(${a}, ${a + b})`,
          why: {
            en: 'The height of the line at the gap is the limit.',
            es: 'La altura de la recta en el hueco es el límite.',
            fr: 'La hauteur de la droite à l’endroit du trou est la limite.',
          },
        },
      ],
    };
  },
};

/** 0/0: factor and cancel. */
const cancel: ItemTemplate = {
  id: 'limits.cancel',
  skills: ['limits', 'rational_expressions'],
  level: 2,
  kind: 'formula',
  prompt,
  hint: {
    en: 'Put the number in: 0 above and 0 below. Which bracket do both contain, then?',
    es: 'Sustituye el número: 0 arriba y 0 abajo. ¿Qué paréntesis contienen entonces los dos?',
    fr: 'Remplace par le nombre : 0 en haut et 0 en bas. Quelle parenthèse les deux contiennent-ils alors ?',
  },
  make: (draw) => {
    const a = draw.nonZero(-6, 6);
    const b = draw.nonZero(-7, 7, [-a]);
    const fraction = `(${poly([1, b - a, -a * b])})/(${linear(1, -a)})`;
    return {
      slots: { limit: `lim_(x→${a})(${fraction})` },
      answer: {
        kind: 'formula',
        expected: String(a + b),
        form: 'simplified',
        slips: [
          { answer: '0', mistake: 'zero_over_zero' },
          ...(a === b ? [] : [{ answer: String(a - b), mistake: 'wrong_sign_factor_pair' as const }]),
        ],
      },
      proof: { by: 'solve', problem: `limit of ${fraction} as x approaches ${a}` },
      worked: 'engine',
    };
  },
};

export const templates = [putIn, hole, cancel];
