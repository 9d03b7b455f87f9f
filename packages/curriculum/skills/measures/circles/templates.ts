import type { ItemTemplate } from '../../skill.ts';
import { circleSketch } from './sketches.ts';

const exactly = { en: 'Exact, with π', es: 'Exacto, con π', fr: 'Valeur exacte, avec π' };

/** The circumference, from the radius or the diameter. */
const around: ItemTemplate = {
  id: 'circles.around',
  skills: ['circles'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'A circle has a {which} of {length}. What is its circumference? Leave π in the answer.',
    es: 'Una circunferencia tiene un {which} de {length}. ¿Cuál es su longitud? Deja π en la respuesta.',
    fr: 'Un cercle a un {which} de {length}. Quel est son périmètre ? Garde π dans la réponse.',
  },
  hint: {
    en: 'How often does the way across go into the way around?',
    es: '¿Cuántas veces cabe el ancho de lado a lado en el contorno?',
    fr: 'Combien de fois la largeur d’un bord à l’autre tient-elle dans le tour ?',
  },
  label: exactly,
  make: (draw) => {
    const [length, unit, radius] = [draw.int(3, 30), draw.pick(['cm', 'mm', 'km']), draw.chance(0.5)];
    const times = radius ? 2 * length : length;
    return {
      figure: circleSketch(`${length} ${unit}`, radius),
      slots: { length: `${length} ${unit}` },
      words: {
        which: radius
          ? { en: 'radius', es: 'radio', fr: 'rayon' }
          : { en: 'diameter', es: 'diámetro', fr: 'diamètre' },
      },
      answer: {
        kind: 'formula',
        expected: `${times} pi ${unit}`,
        slips: [
          { answer: `${radius ? length : 2 * length} pi ${unit}`, mistake: 'radius_for_diameter' },
          { answer: `${length * length} pi ${unit}^2`, mistake: 'circumference_for_area' },
        ],
      },
      proof: {
        by: 'solve',
        problem: `circumference of a circle with ${radius ? 'radius' : 'diameter'} ${length} ${unit}`,
      },
      worked: 'engine',
    };
  },
};

/** The area. */
const inside: ItemTemplate = {
  id: 'circles.inside',
  skills: ['circles', 'powers'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'A circle has a {which} of {length}. What is its area? Leave π in the answer.',
    es: 'Un círculo tiene un {which} de {length}. ¿Cuál es su área? Deja π en la respuesta.',
    fr: 'Un disque a un {which} de {length}. Quelle est son aire ? Garde π dans la réponse.',
  },
  hint: {
    en: 'Compare your length with the one that the formula wants. Which part of the formula is squared?',
    es: 'Compara tu longitud con la que pide la fórmula. ¿Qué parte de la fórmula va al cuadrado?',
    fr: 'Compare ta longueur avec celle que la formule demande. Quelle partie de la formule est au carré ?',
  },
  label: exactly,
  make: (draw) => {
    const [r, unit, radius] = [draw.int(3, 20), draw.pick(['cm', 'mm', 'km']), draw.chance(0.5)];
    const length = radius ? r : 2 * r;
    return {
      figure: circleSketch(`${length} ${unit}`, radius),
      slots: { length: `${length} ${unit}` },
      words: {
        which: radius
          ? { en: 'radius', es: 'radio', fr: 'rayon' }
          : { en: 'diameter', es: 'diámetro', fr: 'diamètre' },
      },
      answer: {
        kind: 'formula',
        expected: `${r * r} pi ${unit}^2`,
        slips: [
          { answer: `${4 * r * r} pi ${unit}^2`, mistake: 'radius_for_diameter' },
          { answer: `${2 * r} pi ${unit}`, mistake: 'circumference_for_area' },
          { answer: `${2 * r} pi ${unit}^2`, mistake: 'power_as_product' },
        ],
      },
      proof: {
        by: 'solve',
        problem: `area of a circle with ${radius ? 'radius' : 'diameter'} ${length} ${unit}`,
      },
      worked: 'engine',
    };
  },
};

/** A rolling wheel, to one decimal place. */
const wheel: ItemTemplate = {
  id: 'circles.wheel',
  skills: ['circles', 'decimals'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'A wheel has a diameter of {d}. How many metres does it roll in {turns} turns? Round to one decimal place.',
    es: 'Una rueda tiene un diámetro de {d}. ¿Cuántos metros avanza en {turns} vueltas? Redondea a un decimal.',
    fr: 'Une roue a un diamètre de {d}. De combien de mètres avance-t-elle en {turns} tours ? Arrondis au dixième.',
  },
  hint: {
    en: 'How far does the wheel get in one turn? Mind the unit.',
    es: '¿Cuánto avanza la rueda en una vuelta? Cuidado con la unidad.',
    fr: 'De combien la roue avance-t-elle en un tour ? Attention à l’unité.',
  },
  label: { en: 'Metres', es: 'Metros', fr: 'Mètres' },
  make: (draw) => {
    const [d, turns] = [5 * draw.int(8, 15), draw.int(2, 30)];
    const product = (d * turns) / 100;
    const rounded = (value: number) => (Math.round(value * 10) / 10).toFixed(1);
    const expected = rounded(Math.PI * product);
    return {
      slots: { d: `${d} cm`, turns: `${turns}` },
      answer: {
        kind: 'formula',
        expected,
        form: 'decimal',
        places: 1,
        slips: [{ answer: rounded(2 * Math.PI * product), mistake: 'radius_for_diameter' }],
      },
      proof: { by: 'solve', problem: `round ${product} pi to 1 decimal places` },
      worked: [
        {
          line: `${d / 100} * pi`,
          why: {
            en: 'In one turn the wheel rolls its circumference: π times the diameter, in metres.',
            es: 'En una vuelta la rueda avanza su contorno: π por el diámetro, en metros.',
            fr: 'En un tour, la roue avance de son périmètre : π fois le diamètre, en mètres.',
          },
        },
        {
          line: `${turns} * ${d / 100} * pi = ${product} pi`,
          why: {
            en: 'The distance of one turn, times the number of turns.',
            es: 'Lo que avanza en una vuelta, por el número de vueltas.',
            fr: 'L’avance d’un tour, multipliée par le nombre de tours.',
          },
        },
        {
          line: expected,
          why: {
            en: 'Worked out and rounded only at the end.',
            es: 'Se calcula y se redondea solo al final.',
            fr: 'On calcule, et on arrondit seulement à la fin.',
          },
        },
      ],
    };
  },
};

/** The reverse, from the circumference or the area. */
const radius: ItemTemplate = {
  id: 'circles.radius',
  skills: ['circles', 'linear_equations'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'The circumference of a circle is {around}. What is its radius?',
    es: 'La longitud de una circunferencia es {around}. ¿Cuál es su radio?',
    fr: 'Le périmètre d’un cercle est {around}. Quel est son rayon ?',
  },
  hint: {
    en: 'Write the formula with the known length in it, and solve for r.',
    es: 'Escribe la fórmula con la longitud conocida y despeja r.',
    fr: 'Écris la formule avec la longueur connue, puis isole r.',
  },
  label: { en: 'Radius with its unit', es: 'Radio con su unidad', fr: 'Rayon avec son unité' },
  make: (draw) => {
    const [r, unit] = [draw.int(3, 40), draw.pick(['cm', 'm', 'km'])];
    return {
      slots: { around: `${2 * r} pi ${unit}` },
      answer: {
        kind: 'formula',
        expected: `${r} ${unit}`,
        slips: [
          { answer: `${2 * r} ${unit}`, mistake: 'radius_for_diameter' },
          { answer: `sqrt(${2 * r}) ${unit}`, mistake: 'circumference_for_area' },
        ],
      },
      proof: { by: 'equal', pairs: [[`${2 * r} pi ${unit} / (2 pi)`, `${r} ${unit}`]] },
      worked: [
        {
          line: `${2 * r} pi = 2 pi r`,
          why: {
            en: 'The known length takes its place in the formula.',
            es: 'La longitud conocida ocupa su lugar en la fórmula.',
            fr: 'La longueur connue prend sa place dans la formule.',
          },
        },
        {
          line: `r = ${r} ${unit}`,
          why: {
            en: 'Both sides are divided by 2π.',
            es: 'Los dos lados se dividen entre 2π.',
            fr: 'On divise les deux membres par 2π.',
          },
        },
      ],
    };
  },
};

export const templates = [around, inside, wheel, radius];
