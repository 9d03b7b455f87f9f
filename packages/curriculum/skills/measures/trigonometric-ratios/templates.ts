import { fraction } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';
import { legSketch, ratioSketch } from './sketches.ts';
import { triples } from '../pythagoras/reasons.ts';
import { definition, specialValue, unknownAlone, workedOut } from './reasons.ts';

/** A ratio read from three sides. */
export const read: ItemTemplate = {
  id: 'trigonometric_ratios.read',
  skills: ['trigonometric_ratios'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'In a right-angled triangle the leg opposite the angle α is {opposite}, the other leg {adjacent} and the hypotenuse {long}. Give {asked} as a fraction in lowest terms.',
    es: 'En un triángulo rectángulo, el cateto opuesto al ángulo α mide {opposite}, el otro cateto {adjacent} y la hipotenusa {long}. Da {asked} como fracción irreducible.',
    fr: 'Dans un triangle rectangle, le côté opposé à l’angle α mesure {opposite}, le côté adjacent {adjacent} et l’hypoténuse {long}. Donne {asked} sous forme de fraction irréductible.',
  },
  hint: {
    en: 'Which two of the three sides does this ratio compare?',
    es: '¿Qué dos de los tres lados compara esta razón?',
    fr: 'Lesquels des trois côtés ce rapport compare-t-il ?',
  },
  make: (draw) => {
    const [a, b, c] = draw.pick(triples);
    const [opposite, adjacent] = draw.chance(0.5) ? [a, b] : [b, a];
    const [factor, name] = [draw.int(1, 4), draw.pick(['sin', 'cos', 'tan'] as const)];
    const [above, below] = { sin: [opposite, c], cos: [adjacent, c], tan: [opposite, adjacent] }[name] as [
      number,
      number,
    ];
    const mixed = { sin: fraction(adjacent, c), cos: fraction(opposite, c), tan: fraction(opposite, c) }[
      name
    ];
    const of = (length: number) => `${length * factor} cm`;
    return {
      figure: ratioSketch(adjacent, opposite, [of(adjacent), of(opposite), of(c)]),
      slots: { opposite: of(opposite), adjacent: of(adjacent), long: of(c), asked: `${name}(α)` },
      answer: {
        kind: 'formula',
        expected: fraction(above, below),
        form: 'lowest-terms',
        slips: [
          { answer: mixed, mistake: 'ratio_mixed_up' },
          { answer: fraction(below, above), mistake: 'ratio_upside_down' },
        ],
      },
      proof: { by: 'equal', pairs: [[`${above * factor}/${below * factor}`, fraction(above, below)]] },
      worked: [
        { line: `${above * factor}/${below * factor}`, why: definition },
        { line: fraction(above, below), why: workedOut },
      ],
    };
  },
};

/** Which calculation gives the side? */
export const whichEquation: ItemTemplate = {
  id: 'trigonometric_ratios.which_equation',
  skills: ['trigonometric_ratios'],
  level: 1,
  kind: 'choice',
  prompt: {
    en: 'A tree casts a shadow of {shadow} on level ground while the sun stands {angle} above the horizon. Which calculation gives the height of the tree in metres?',
    es: 'Un árbol proyecta una sombra de {shadow} en suelo llano cuando el sol está a {angle} sobre el horizonte. ¿Qué cálculo da la altura del árbol en metros?',
    fr: 'Un arbre projette une ombre de {shadow} sur un sol plat quand le soleil est à {angle} au-dessus de l’horizon. Quel calcul donne la hauteur de l’arbre en mètres ?',
  },
  hint: {
    en: 'Seen from the angle of the sun: which of the two is opposite, the tree or the shadow?',
    es: 'Desde el ángulo del sol: ¿cuál de los dos es el cateto opuesto, el árbol o la sombra?',
    fr: 'Vu depuis l’angle du soleil : lequel des deux est le côté opposé, l’arbre ou l’ombre ?',
  },
  make: (draw) => {
    const [shadow, angle] = [draw.int(5, 25), draw.nonZero(21, 69, [30, 45, 60])];
    const right = `${shadow}*tan(${angle}°)`;
    return {
      slots: { shadow: `${shadow} m`, angle: `${angle}°` },
      answer: {
        kind: 'choice',
        options: [
          { text: right, right: true },
          { text: `${shadow}*sin(${angle}°)`, mistake: 'ratio_mixed_up' },
          { text: `${shadow}/cos(${angle}°)`, mistake: 'ratio_mixed_up' },
          { text: `${shadow}/tan(${angle}°)`, mistake: 'ratio_upside_down' },
        ],
      },
      proof: { by: 'equal', pairs: [[right, `${shadow}*sin(${angle}°)/cos(${angle}°)`]] },
      worked: [
        { line: `tan(${angle}°) = h/${shadow}`, why: definition },
        { line: `h = ${right}`, why: unknownAlone },
      ],
    };
  },
};

const values = {
  sin: { 30: '1/2', 45: 'sqrt(2)/2', 60: 'sqrt(3)/2' },
  cos: { 30: 'sqrt(3)/2', 45: 'sqrt(2)/2', 60: '1/2' },
} as const;

/** An exact side with a special angle. */
export const side: ItemTemplate = {
  id: 'trigonometric_ratios.side',
  skills: ['trigonometric_ratios', 'roots'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'In a right-angled triangle the hypotenuse is {long} and one angle is {angle}. How long is the leg {place} this angle? Give the exact number of centimetres.',
    es: 'En un triángulo rectángulo, la hipotenusa mide {long} y un ángulo {angle}. ¿Cuánto mide el cateto {place} ese ángulo? Da el número exacto de centímetros.',
    fr: 'Dans un triangle rectangle, l’hypoténuse mesure {long} et un angle {angle}. Combien mesure le côté {place} cet angle ? Donne le nombre exact de centimètres.',
  },
  hint: {
    en: 'Which ratio joins this leg with the hypotenuse? It has an exact value here.',
    es: '¿Qué razón relaciona este cateto con la hipotenusa? Aquí tiene un valor exacto.',
    fr: 'Quel rapport relie ce côté à l’hypoténuse ? Il a ici une valeur exacte.',
  },
  label: { en: 'Centimetres', es: 'Centímetros', fr: 'Centimètres' },
  make: (draw) => {
    const [angle, name] = [draw.pick([30, 45, 60] as const), draw.pick(['sin', 'cos'] as const)];
    const half = draw.int(2, 20);
    const value = values[name][angle];
    const expected = value === '1/2' ? `${half}` : `${half}${value.slice(0, -2)}`;
    const swapped = value === '1/2' ? `${half}sqrt(3)` : `${half}`;
    return {
      figure: legSketch(angle, `${2 * half} cm`, name === 'sin'),
      slots: { long: `${2 * half} cm`, angle: `${angle}°` },
      words: {
        place:
          name === 'sin'
            ? { en: 'opposite', es: 'opuesto a', fr: 'opposé à' }
            : { en: 'adjacent to', es: 'contiguo a', fr: 'adjacent à' },
      },
      answer: {
        kind: 'formula',
        expected,
        form: 'simplified',
        slips: [
          ...(angle === 45 ? [] : [{ answer: swapped, mistake: 'ratio_mixed_up' as const }]),
          {
            answer: value === '1/2' ? `${4 * half}` : `${2 * half}/(${value})`,
            mistake: 'ratio_upside_down',
          },
        ],
      },
      proof: { by: 'solve', problem: `${2 * half} ${name}(${angle}°)` },
      worked: [
        { line: `${2 * half}*${name}(${angle}°)`, why: definition },
        { line: `${2 * half}*(${value})`, why: specialValue },
        { line: expected, why: workedOut },
      ],
    };
  },
};
