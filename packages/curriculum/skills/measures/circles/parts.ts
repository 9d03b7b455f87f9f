import type { ItemTemplate } from '../../skill.ts';
import { sliceSketch } from './sketches.ts';

/** A round plate with a round hole. */
const ring: ItemTemplate = {
  id: 'circles.ring',
  skills: ['circles'],
  level: 3,
  kind: 'choice',
  prompt: {
    en: 'A round pond has a radius of {inner}. With the path around it the radius is {outer}. What is the area of the path?',
    es: 'Un estanque redondo tiene un radio de {inner}. Con el camino que lo rodea, el radio es {outer}. ¿Cuál es el área del camino?',
    fr: 'Un bassin rond a un rayon de {inner}. Avec l’allée qui l’entoure, le rayon est {outer}. Quelle est l’aire de l’allée ?',
  },
  hint: {
    en: 'Two circles, one in the other. What is left when the small one is taken out?',
    es: 'Dos círculos, uno dentro del otro. ¿Qué queda al quitar el pequeño?',
    fr: 'Deux disques, l’un dans l’autre. Que reste-t-il si l’on retire le petit ?',
  },
  make: (draw) => {
    const [inner, path] = [draw.int(3, 20), draw.int(3, 9)];
    const outer = inner + path;
    const area = outer * outer - inner * inner;
    return {
      slots: { inner: `${inner} m`, outer: `${outer} m` },
      answer: {
        kind: 'choice',
        options: [
          { text: `${area} pi m^2`, right: true },
          { text: `${path * path} pi m^2`, mistake: 'square_over_difference' },
          { text: `${outer * outer} pi m^2`, mistake: 'part_not_taken_away' },
          { text: `${2 * path} pi m^2`, mistake: 'circumference_for_area' },
        ],
      },
      proof: { by: 'equal', pairs: [[`pi * (${outer} m)^2 - pi * (${inner} m)^2`, `${area} pi m^2`]] },
      worked: [
        {
          line: `pi * (${outer} m)^2 - pi * (${inner} m)^2`,
          why: {
            en: 'The large circle without the small one; each radius is squared by itself.',
            es: 'El círculo grande sin el pequeño; cada radio se eleva al cuadrado por separado.',
            fr: 'Le grand disque sans le petit ; chaque rayon est mis au carré séparément.',
          },
        },
        {
          line: `${area} pi m^2`,
          why: {
            en: 'Both are multiples of π, so they are subtracted like letters.',
            es: 'Los dos son múltiplos de π, así que se restan como letras.',
            fr: 'Tous deux sont des multiples de π : ils se soustraient comme des lettres.',
          },
        },
      ],
    };
  },
};

/** One slice of a pizza. */
const slice: ItemTemplate = {
  id: 'circles.slice',
  skills: ['circles', 'fraction_products'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'A pizza with a diameter of {d} is cut into {n} equal slices. What is the area of one slice? Leave π in the answer.',
    es: 'Una pizza de {d} de diámetro se corta en {n} porciones iguales. ¿Cuál es el área de una porción? Deja π en la respuesta.',
    fr: 'Une pizza de {d} de diamètre est coupée en {n} parts égales. Quelle est l’aire d’une part ? Garde π dans la réponse.',
  },
  hint: {
    en: 'First the whole pizza. Which length does its formula want?',
    es: 'Primero la pizza entera. ¿Qué longitud pide su fórmula?',
    fr: 'D’abord la pizza entière. Quelle longueur sa formule demande-t-elle ?',
  },
  label: { en: 'Exact, with π', es: 'Exacto, con π', fr: 'Valeur exacte, avec π' },
  make: (draw) => {
    const [r, n] = [draw.int(10, 24), draw.pick([3, 4, 5, 6, 8, 10, 12])];
    const expected = `${r * r}/${n} * pi cm^2`;
    return {
      figure: sliceSketch(`${2 * r} cm`, n),
      slots: { d: `${2 * r} cm`, n: `${n}` },
      answer: {
        kind: 'formula',
        expected,
        slips: [
          { answer: `${4 * r * r}/${n} * pi cm^2`, mistake: 'radius_for_diameter' },
          { answer: `${2 * r}/${n} * pi cm`, mistake: 'circumference_for_area' },
          { answer: `${r * r} pi cm^2`, mistake: 'part_not_taken_away' },
        ],
      },
      proof: { by: 'equal', pairs: [[`pi * (${2 * r} cm / 2)^2 / ${n}`, expected]] },
      worked: [
        {
          line: `pi * (${r} cm)^2 = ${r * r} pi cm^2`,
          why: {
            en: 'The whole pizza: its radius is half of the diameter.',
            es: 'La pizza entera: su radio es la mitad del diámetro.',
            fr: 'La pizza entière : son rayon est la moitié du diamètre.',
          },
        },
        {
          line: expected,
          why: {
            en: 'Equal slices share the area equally.',
            es: 'Las porciones iguales se reparten el área por igual.',
            fr: 'Des parts égales se partagent l’aire également.',
          },
        },
      ],
    };
  },
};

/** A radius doubled instead of squared, or a diameter squared. */
const wrongLine: ItemTemplate = {
  id: 'circles.wrong_line',
  skills: ['circles', 'powers'],
  level: 2,
  kind: 'wrong_line',
  prompt: {
    en: 'The area of a circle with a diameter of {d} is worked out. One line is not equal to the line above it. Which one?',
    es: 'Se calcula el área de un círculo de diámetro {d}. Una línea no es igual a la anterior. ¿Cuál?',
    fr: 'On calcule l’aire d’un disque de diamètre {d}. L’une des lignes n’est pas égale à la précédente. Laquelle ?',
  },
  hint: {
    en: 'The power belongs to the whole bracket. And what does squaring mean?',
    es: 'La potencia afecta a todo el paréntesis. ¿Y qué significa elevar al cuadrado?',
    fr: 'La puissance porte sur toute la parenthèse. Et que veut dire élever au carré ?',
  },
  make: (draw) => {
    const [r, letter] = [draw.int(3, 30), draw.pick(['A', 'S'])];
    const start = `${letter} = pi * (${2 * r}/2)^2`;
    const early = draw.chance(0.5);
    const lines = early
      ? [start, `${letter} = pi * ${4 * r * r}/2`, `${letter} = ${2 * r * r} pi`]
      : [start, `${letter} = pi * ${r}^2`, `${letter} = ${2 * r} pi`];
    return {
      slots: { d: `${2 * r}` },
      answer: {
        kind: 'wrong_line',
        lines,
        wrong: early ? 1 : 2,
        mistake: early ? 'power_of_one_factor' : 'power_as_product',
      },
      proof: { by: 'follows' },
      worked: [
        {
          line: `${letter} = pi * ${r}^2`,
          why: {
            en: 'Half of the diameter is the radius.',
            es: 'La mitad del diámetro es el radio.',
            fr: 'La moitié du diamètre est le rayon.',
          },
        },
        {
          line: `${letter} = ${r * r} pi`,
          why: {
            en: 'The radius times itself, then times π.',
            es: 'El radio por sí mismo, y después por π.',
            fr: 'Le rayon fois lui-même, puis fois π.',
          },
        },
      ],
    };
  },
};

export const parts = [wrongLine, ring, slice];
