import type { ItemTemplate } from '../../skill.ts';
import { heightSought, parallelogramSketch, triangleSketch, withHeight } from './sketches.ts';

/** Half of base times height. */
const triangle: ItemTemplate = {
  id: 'area.triangle',
  skills: ['area'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'A triangle has a base of {base} and a height of {height}. What is its area?',
    es: 'Un triángulo tiene una base de {base} y una altura de {height}. ¿Cuál es su área?',
    fr: 'Un triangle a une base de {base} et une hauteur de {height}. Quelle est son aire ?',
  },
  hint: {
    en: 'Draw the rectangle around the triangle. How much of it does the triangle fill?',
    es: 'Dibuja el rectángulo que rodea el triángulo. ¿Qué parte ocupa el triángulo?',
    fr: 'Dessine le rectangle autour du triangle. Quelle part le triangle en occupe-t-il ?',
  },
  label: { en: 'Area with its unit', es: 'Área con su unidad', fr: 'Aire avec son unité' },
  make: (draw) => {
    const [base, height, unit] = [draw.int(3, 15), 2 * draw.int(2, 7), draw.pick(['cm', 'm', 'dm'])];
    return {
      figure: { ...triangleSketch(base, height, [`${base} ${unit}`, `${height} ${unit}`]), ...withHeight },
      slots: { base: `${base} ${unit}`, height: `${height} ${unit}` },
      answer: {
        kind: 'formula',
        expected: `${(base * height) / 2} ${unit}^2`,
        slips: [
          { answer: `${base * height} ${unit}^2`, mistake: 'triangle_not_halved' },
          { answer: `${(base * height) / 2} ${unit}`, mistake: 'area_unit_as_length' },
        ],
      },
      proof: {
        by: 'solve',
        problem: `area of a triangle with base ${base} ${unit} and height ${height} ${unit}`,
      },
      worked: 'engine',
    };
  },
};

/** Base times height, with a slanted side that is not needed. */
const parallelogram: ItemTemplate = {
  id: 'area.parallelogram',
  skills: ['area'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'A parallelogram has sides of {base} and {side}. The height on the side of {base} is {height}. What is its area?',
    es: 'Un paralelogramo tiene lados de {base} y {side}. La altura sobre el lado de {base} es {height}. ¿Cuál es su área?',
    fr: 'Un parallélogramme a des côtés de {base} et {side}. La hauteur relative au côté de {base} mesure {height}. Quelle est son aire ?',
  },
  hint: {
    en: 'Three lengths are given. Which two of them are at a right angle to each other?',
    es: 'Hay tres longitudes. ¿Qué dos son perpendiculares entre sí?',
    fr: 'Trois longueurs sont données. Quelles sont les deux qui sont perpendiculaires ?',
  },
  label: { en: 'Area with its unit', es: 'Área con su unidad', fr: 'Aire avec son unité' },
  make: (draw) => {
    const [base, height, unit] = [draw.int(8, 15), draw.int(3, 7), draw.pick(['cm', 'm'])];
    const side = draw.int(height + 1, 9);
    return {
      figure: parallelogramSketch(`${base} ${unit}`, `${side} ${unit}`, `${height} ${unit}`),
      slots: { base: `${base} ${unit}`, side: `${side} ${unit}`, height: `${height} ${unit}` },
      answer: {
        kind: 'formula',
        expected: `${base * height} ${unit}^2`,
        slips: [
          { answer: `${base * side} ${unit}^2`, mistake: 'slanted_side_as_height' },
          { answer: `${2 * (base + side)} ${unit}`, mistake: 'perimeter_for_area' },
        ],
      },
      proof: {
        by: 'solve',
        problem: `area of a parallelogram with base ${base} ${unit} and height ${height} ${unit}`,
      },
      worked: 'engine',
    };
  },
};

/** The reverse: area and base are given. */
const height: ItemTemplate = {
  id: 'area.height',
  skills: ['area', 'linear_equations'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'A triangle has an area of {area} and a base of {base}. How high is it?',
    es: 'Un triángulo tiene un área de {area} y una base de {base}. ¿Qué altura tiene?',
    fr: 'Un triangle a une aire de {area} et une base de {base}. Quelle est sa hauteur ?',
  },
  hint: {
    en: 'Write the formula with the known numbers in it. What is left to undo?',
    es: 'Escribe la fórmula con los números conocidos. ¿Qué queda por deshacer?',
    fr: 'Écris la formule avec les nombres connus. Que reste-t-il à défaire ?',
  },
  label: { en: 'Height with its unit', es: 'Altura con su unidad', fr: 'Hauteur avec son unité' },
  make: (draw) => {
    const [base, high, unit] = [2 * draw.int(2, 8), draw.int(3, 14), draw.pick(['cm', 'm'])];
    const area = (base * high) / 2;
    return {
      figure: { ...triangleSketch(base, high, [`${base} ${unit}`, '?']), ...heightSought },
      slots: { area: `${area} ${unit}^2`, base: `${base} ${unit}` },
      answer: {
        kind: 'formula',
        expected: `${high} ${unit}`,
        slips: [{ answer: `(${area}/${base}) ${unit}`, mistake: 'triangle_not_halved' }],
      },
      proof: { by: 'equal', pairs: [[`2 * ${area} ${unit}^2 / (${base} ${unit})`, `${high} ${unit}`]] },
      worked: [
        {
          line: `${area} = (${base}h)/2`,
          why: {
            en: 'The known numbers take their places in the formula.',
            es: 'Los números conocidos ocupan su lugar en la fórmula.',
            fr: 'Les nombres connus prennent leur place dans la formule.',
          },
        },
        {
          line: `${2 * area} = ${base}h`,
          why: {
            en: 'The half is undone: both sides are doubled.',
            es: 'Se deshace la mitad: los dos lados se duplican.',
            fr: 'On défait la moitié : on double les deux membres.',
          },
        },
        {
          line: `h = ${high} ${unit}`,
          why: {
            en: 'Divided by the base; a height is a length.',
            es: 'Se divide entre la base; una altura es una longitud.',
            fr: 'On divise par la base ; une hauteur est une longueur.',
          },
        },
      ],
    };
  },
};

export const templates = [triangle, parallelogram, height];
