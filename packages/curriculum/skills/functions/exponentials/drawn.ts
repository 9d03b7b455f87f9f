import { inBrackets } from '../../../items/write-formula.ts';
import type { ChoiceOptionSpec, Coordinates, ItemTemplate } from '../../skill.ts';

/** A point of an exponential curve. */
const onCurve: ItemTemplate = {
  id: 'exponentials.point_of_curve',
  skills: ['exponentials', 'coordinates'],
  level: 1,
  kind: 'point',
  prompt: {
    en: 'Put the point on the curve {curve} at {place}.',
    es: 'Coloca el punto de la curva {curve} que está en {place}.',
    fr: 'Place le point de la courbe {curve} qui se trouve en {place}.',
  },
  hint: {
    en: 'The power comes first, the number in front multiplies once, and what comes after it is added last.',
    es: 'Primero la potencia; el número de delante multiplica una vez y lo que va detrás se suma al final.',
    fr: 'La puissance d’abord ; le nombre placé devant multiplie une fois, et ce qui suit s’ajoute à la fin.',
  },
  make: (draw) => {
    const [base, x, power] = draw.pick([
      ['2', 2, 4],
      ['2', 3, 8],
      ['3', 2, 9],
      ['(1/2)', -2, 4],
      ['(1/2)', -3, 8],
      ['(1/3)', -2, 9],
    ] as const);
    const [a, shift] = [draw.int(1, 4), draw.nonZero(-6, 6)];
    const y = a * power + shift;
    if (y > 17) return onCurve.make(draw);
    const front = a === 1 ? '' : `${a}*`;
    const curve = `y = ${front}${base}^x ${shift < 0 ? '-' : '+'} ${Math.abs(shift)}`;
    const joined = (a * power ** (1 / Math.abs(x))) ** Math.abs(x) + shift;
    const added = Math.abs(x) * Number(base.length > 1 ? base[3] : base) * a + shift;
    const near = (at: Coordinates): boolean => at[1] !== y && at[1] <= 18;
    return {
      slots: { curve, place: `x = ${x}` },
      picture: { items: [], view: { x: [-6, 6], y: [-6, 18] } },
      answer: {
        kind: 'point',
        at: [x, y],
        slips: [
          { at: [x, Math.round(joined)] as const, mistake: 'start_joined_to_base' as const },
          { at: [x, added] as const, mistake: 'power_as_product' as const },
        ].filter(({ at, mistake }) => near(at) && (mistake === 'power_as_product' || x > 1)),
      },
      proof: { by: 'equal', pairs: [[`(${x}, ${y})`, `(${x}, ${a}*${base}^(${x}) + (${shift}))`]] },
      worked: [
        {
          line: `${base}^${inBrackets(x)} = ${power}`,
          why:
            x < 0
              ? {
                  en: 'The power first. A negative exponent turns the base over.',
                  es: 'Primero la potencia. Un exponente negativo invierte la base.',
                  fr: 'La puissance d’abord. Un exposant négatif inverse la base.',
                }
              : {
                  en: 'The power first: only the base has the exponent.',
                  es: 'Primero la potencia: solo la base lleva el exponente.',
                  fr: 'La puissance d’abord : seule la base porte l’exposant.',
                },
        },
        {
          line: `(${x}, ${y})`,
          why: {
            en: 'Multiplied by the number in front, with the last number added, it is the height.',
            es: 'Multiplicada por el número de delante y sumado el de detrás, es la altura.',
            fr: 'Multipliée par le nombre placé devant, avec celui qui suit, elle donne la hauteur.',
          },
        },
      ],
    };
  },
};

/** Which equation belongs to the curve drawn. */
const readCurve: ItemTemplate = {
  id: 'exponentials.read_curve',
  skills: ['exponentials', 'coordinates'],
  level: 2,
  kind: 'choice',
  prompt: {
    en: 'The curve in the picture goes through {first} and {second}. Which equation belongs to it?',
    es: 'La curva del dibujo pasa por {first} y {second}. ¿Qué ecuación le corresponde?',
    fr: 'La courbe de la figure passe par {first} et {second}. Quelle équation lui correspond ?',
  },
  hint: {
    en: 'The height on the y-axis is the number in front. By which number does one step to the right multiply it?',
    es: 'La altura en el eje y es el número de delante. ¿Por qué número la multiplica un paso a la derecha?',
    fr: 'La hauteur sur l’axe des ordonnées est le nombre placé devant. Par quel nombre un pas à droite la multiplie-t-il ?',
  },
  make: (draw) => {
    const base = draw.int(2, 6);
    const [grows, start] = [draw.chance(0.5), draw.nonZero(2, 12, [base])];
    const from = grows ? start : start * base;
    const next = grows ? start * base : start;
    const power = grows ? `${base}` : `(1/${base})`;
    const right = `y = ${from}*${power}^x`;
    const options: ChoiceOptionSpec[] = [
      { text: right, right: true },
      { text: `y = ${from}*${grows ? `(1/${base})` : base}^x`, mistake: 'growth_for_decay' },
      { text: `y = ${next}^x`, mistake: 'start_joined_to_base' },
      { text: `y = ${from}*${next}^x`, mistake: 'height_for_factor' },
    ];
    const top = Math.max(from, next) + 3;
    return {
      slots: { first: `(0, ${from})`, second: `(1, ${next})` },
      picture: {
        items: [right, `(0, ${from})`, `(1, ${next})`],
        view: { x: [-2, 5], y: [-3, top] },
        asked: {
          by: 'coordinates',
          at: [
            [0, from],
            [1, next],
          ],
        },
      },
      answer: { kind: 'choice', options },
      proof: {
        by: 'equal',
        pairs: [
          [`${from}*${power}^1`, `${next}`],
          [right, `y = ${from}*(${next}/${from})^x`],
        ],
      },
      worked: [
        {
          line: `${next}/${from}`,
          why: {
            en: 'One step to the right multiplies the height by this quotient: the base.',
            es: 'Un paso a la derecha multiplica la altura por este cociente: la base.',
            fr: 'Un pas à droite multiplie la hauteur par ce quotient : la base.',
          },
        },
        {
          line: right,
          why: {
            en: 'The height on the y-axis stands in front.',
            es: 'La altura en el eje y va delante.',
            fr: 'La hauteur sur l’axe des ordonnées se place devant.',
          },
        },
      ],
    };
  },
};

export const drawn = [onCurve, readCurve];
