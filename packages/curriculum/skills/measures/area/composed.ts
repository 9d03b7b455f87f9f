import type { ItemTemplate } from '../../skill.ts';
import { roomSketch } from './sketches.ts';

/** A room with one corner missing. */
const corner: ItemTemplate = {
  id: 'area.corner',
  skills: ['area'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'A room is {long} long and {wide} wide, but one corner of {cutLong} by {cutWide} belongs to the lift. What is the area of the room?',
    es: 'Una sala mide {long} de largo y {wide} de ancho, pero una esquina de {cutLong} por {cutWide} es del ascensor. ¿Cuál es el área de la sala?',
    fr: 'Une salle mesure {long} de long et {wide} de large, mais un coin de {cutLong} sur {cutWide} est occupé par l’ascenseur. Quelle est l’aire de la salle ?',
  },
  hint: {
    en: 'Make a sketch. Which rectangle is too large, and what has to go from it?',
    es: 'Haz un esquema. ¿Qué rectángulo es demasiado grande y qué hay que quitarle?',
    fr: 'Fais un croquis. Quel rectangle est trop grand, et que faut-il en retirer ?',
  },
  label: { en: 'Area with its unit', es: 'Área con su unidad', fr: 'Aire avec son unité' },
  make: (draw) => {
    const [long, wide, c, d] = [draw.int(7, 12), draw.int(5, 8), draw.int(2, 4), draw.int(2, 3)];
    const left = long * wide - c * d;
    return {
      figure: roomSketch([`${long} m`, `${wide} m`, `${c} m`, `${d} m`], [long, wide, c, d]),
      slots: { long: `${long} m`, wide: `${wide} m`, cutLong: `${c} m`, cutWide: `${d} m` },
      answer: {
        kind: 'formula',
        expected: `${left} m^2`,
        slips: [
          { answer: `${long * wide} m^2`, mistake: 'part_not_taken_away' },
          { answer: `${2 * (long + wide)} m`, mistake: 'perimeter_for_area' },
        ],
      },
      proof: {
        by: 'equal',
        pairs: [
          [`${long} m * ${wide} m - ${c} m * ${d} m`, `${left} m^2`],
          [`(${long} m - ${c} m) * ${wide} m + ${c} m * (${wide} m - ${d} m)`, `${left} m^2`],
        ],
      },
      worked: [
        {
          line: `${long} m * ${wide} m = ${long * wide} m^2`,
          why: {
            en: 'The whole rectangle, with the corner.',
            es: 'El rectángulo entero, con la esquina.',
            fr: 'Le rectangle entier, coin compris.',
          },
        },
        {
          line: `${c} m * ${d} m = ${c * d} m^2`,
          why: {
            en: 'The corner that is missing.',
            es: 'La esquina que falta.',
            fr: 'Le coin qui manque.',
          },
        },
        {
          line: `${left} m^2`,
          why: {
            en: 'The corner is taken away from the whole.',
            es: 'La esquina se resta del total.',
            fr: 'On retire le coin du tout.',
          },
        },
      ],
    };
  },
};

/** Paint for a wall with a window. */
const paint: ItemTemplate = {
  id: 'area.paint',
  skills: ['area', 'units'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'A wall of {long} by {high} has a window of {wide} by {tall}. Painting costs €{price} per square metre. How many euros does it cost to paint the wall?',
    es: 'Una pared de {long} por {high} tiene una ventana de {wide} por {tall}. Pintar cuesta {price} € por metro cuadrado. ¿Cuántos euros cuesta pintar la pared?',
    fr: 'Un mur de {long} sur {high} a une fenêtre de {wide} sur {tall}. Peindre coûte {price} € par mètre carré. Combien d’euros coûte la peinture du mur ?',
  },
  hint: {
    en: 'Glass is not painted. Which area is left?',
    es: 'El cristal no se pinta. ¿Qué área queda?',
    fr: 'On ne peint pas la vitre. Quelle aire reste-t-il ?',
  },
  label: { en: 'Euros', es: 'Euros', fr: 'Euros' },
  make: (draw) => {
    const [long, high, half, price] = [draw.int(5, 10), draw.int(3, 4), draw.int(1, 3), draw.int(4, 9)];
    const [wide, tall] = [2, half];
    const inside = long * high - wide * tall;
    return {
      slots: {
        long: `${long} m`,
        high: `${high} m`,
        wide: `${wide * 100} cm`,
        tall: `${tall * 100} cm`,
        price: `${price}`,
      },
      answer: {
        kind: 'formula',
        expected: `${inside * price}`,
        slips: [{ answer: `${long * high * price}`, mistake: 'part_not_taken_away' }],
      },
      proof: {
        by: 'equal',
        pairs: [[`(${long} * ${high} - ${wide} * ${tall}) * ${price}`, `${inside * price}`]],
      },
      worked: [
        {
          line: `${long} m * ${high} m - ${wide} m * ${tall} m = ${inside} m^2`,
          why: {
            en: 'The wall without its window, all lengths in metres.',
            es: 'La pared sin la ventana, con todas las longitudes en metros.',
            fr: 'Le mur sans sa fenêtre, toutes les longueurs en mètres.',
          },
        },
        {
          line: `${inside} * ${price} = ${inside * price}`,
          why: {
            en: 'Each square metre costs the same.',
            es: 'Cada metro cuadrado cuesta lo mismo.',
            fr: 'Chaque mètre carré coûte autant.',
          },
        },
        {
          line: `${inside * price}`,
          why: {
            en: 'That is the price in euros.',
            es: 'Ese es el precio en euros.',
            fr: 'C’est le prix en euros.',
          },
        },
      ],
    };
  },
};

/** An area in terms of a letter. */
const withLetter: ItemTemplate = {
  id: 'area.with_letter',
  skills: ['area', 'expanding'],
  level: 2,
  kind: 'choice',
  prompt: {
    en: 'A rectangle is {wide} wide and {long} long. Which expression is its area?',
    es: 'Un rectángulo mide {wide} de ancho y {long} de largo. ¿Qué expresión da su área?',
    fr: 'Un rectangle a pour largeur {wide} et pour longueur {long}. Quelle expression donne son aire ?',
  },
  hint: {
    en: 'Cut the rectangle where the long side has its plus. What are the two parts?',
    es: 'Corta el rectángulo donde el lado largo tiene el signo más. ¿Cuáles son las dos partes?',
    fr: 'Coupe le rectangle là où le grand côté a son signe plus. Quelles sont les deux parties ?',
  },
  make: (draw) => {
    const [letter, k, p] = [draw.pick(['x', 'a', 'b', 'n']), draw.int(2, 6), draw.int(2, 9)];
    const [wide, long] = [`${k}${letter}`, `${letter} + ${p}`];
    const square = `${k}${letter}^2`;
    return {
      slots: { wide, long },
      answer: {
        kind: 'choice',
        options: [
          { text: `${square} + ${k * p}${letter}`, right: true },
          { text: `${square} + ${p}`, mistake: 'distributes_first_only' },
          { text: `${2 * k + 2}${letter} + ${2 * p}`, mistake: 'perimeter_for_area' },
          { text: `${k + 1}${letter} + ${p}`, mistake: 'like_terms_multiplied' },
        ],
      },
      proof: { by: 'equal', pairs: [[`${wide} * (${long})`, `${square} + ${k * p}${letter}`]] },
      worked: [
        {
          line: `${k}${letter}(${long})`,
          why: {
            en: 'Width times length; the bracket keeps the length together.',
            es: 'Ancho por largo; el paréntesis mantiene unido el largo.',
            fr: 'Largeur fois longueur ; la parenthèse garde la longueur entière.',
          },
        },
        {
          line: `${square} + ${k * p}${letter}`,
          why: {
            en: 'Both parts of the rectangle, added.',
            es: 'Las dos partes del rectángulo, sumadas.',
            fr: 'Les deux parties du rectangle, additionnées.',
          },
        },
      ],
    };
  },
};

export const composed = [withLetter, paint, corner];
