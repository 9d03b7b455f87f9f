import { inBrackets, linear } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';

/** A term far along the sequence. */
const term: ItemTemplate = {
  id: 'arithmetic_sequences.term',
  skills: ['arithmetic_sequences'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'A sequence with equal steps begins {a}, {b}, {c}, … Which number is in position {n}?',
    es: 'Una sucesión aritmética empieza por {a}, {b}, {c}, … ¿Qué número ocupa el lugar {n}?',
    fr: 'Une suite arithmétique commence par {a}, {b}, {c}, … Quel est le terme de rang {n} ?',
  },
  hint: {
    en: 'First find how large one step is. How many such steps lead from the first position to the one that is asked for?',
    es: 'Busca primero cuánto mide un paso. ¿Cuántos pasos así llevan del primer lugar al que se pregunta?',
    fr: 'Cherche d’abord combien vaut un pas. Combien de tels pas mènent du premier rang à celui qui est demandé ?',
  },
  make: (draw) => {
    const [a, d, n] = [draw.nonZero(-9, 20), draw.nonZero(-9, 12, [-1, 1]), draw.int(9, 41)];
    if (a === -d) return term.make(draw);
    return {
      slots: { a: `${a}`, b: `${a + d}`, c: `${a + 2 * d}`, n: `${n}` },
      answer: {
        kind: 'formula',
        expected: `${a + (n - 1) * d}`,
        slips: [
          { answer: `${a + n * d}`, mistake: 'one_step_too_many' },
          { answer: `${(n - 1) * d}`, mistake: 'steps_without_start' },
        ],
      },
      proof: {
        by: 'solve',
        problem: `find the ${n}th term of the arithmetic sequence ${a}, ${a + d}, ${a + 2 * d}`,
      },
      worked: 'engine',
    };
  },
};

/** The rule for the nth term. */
const rule: ItemTemplate = {
  id: 'arithmetic_sequences.rule',
  skills: ['arithmetic_sequences', 'expressions'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'A sequence with equal steps begins {a}, {b}, {c}, … Write the term in position {n}, simplified.',
    es: 'Una sucesión aritmética empieza por {a}, {b}, {c}, … Escribe su término general, el del lugar {n}, simplificado.',
    fr: 'Une suite arithmétique commence par {a}, {b}, {c}, … Écris son terme de rang {n}, sous forme réduite.',
  },
  hint: {
    en: 'Start at the first term and take one step fewer than n. Then put like terms together.',
    es: 'Parte del primer término y da un paso menos que n. Después agrupa los términos semejantes.',
    fr: 'Pars du premier terme et fais un pas de moins que n. Réduis ensuite.',
  },
  make: (draw) => {
    const [a, d] = [draw.nonZero(-12, 20), draw.nonZero(-9, 12, [-1, 1])];
    if (Math.abs(a) === Math.abs(d)) return rule.make(draw);
    const expected = linear(d, a - d, 'n');
    return {
      slots: { a: `${a}`, b: `${a + d}`, c: `${a + 2 * d}`, n: 'n' },
      answer: {
        kind: 'formula',
        expected,
        form: 'simplified',
        slips: [
          { answer: linear(d, a, 'n'), mistake: 'one_step_too_many' },
          { answer: linear(d, -d, 'n'), mistake: 'steps_without_start' },
        ],
      },
      proof: { by: 'solve', problem: `find the nth term of ${a}, ${a + d}, ${a + 2 * d}, ${a + 3 * d}` },
      worked: 'engine',
    };
  },
};

/** A term as a point on the line that contains all of them. */
const point: ItemTemplate = {
  id: 'arithmetic_sequences.next_point',
  skills: ['arithmetic_sequences', 'coordinates'],
  level: 1,
  kind: 'point',
  prompt: {
    en: 'The first terms of a sequence with equal steps are drawn as points: the position to the right, the value upwards. Put the point for position {n}.',
    es: 'Los primeros términos de una sucesión aritmética están dibujados como puntos: el lugar hacia la derecha, el valor hacia arriba. Coloca el punto del lugar {n}.',
    fr: 'Les premiers termes d’une suite arithmétique sont dessinés comme des points : le rang vers la droite, la valeur vers le haut. Place le point de rang {n}.',
  },
  hint: {
    en: 'From one point to the next it is always the same move. Repeat it.',
    es: 'De un punto al siguiente el desplazamiento es siempre el mismo. Repítelo.',
    fr: 'D’un point au suivant, le déplacement est toujours le même. Répète-le.',
  },
  make: (draw) => {
    const [a, d, n] = [draw.int(-11, 11), draw.pick([-4, -3, -2, 2, 3, 4]), draw.int(4, 8)];
    const at = (place: number): number => a + (place - 1) * d;
    const drawn = [1, 2, 3].map((place) => `(${place}, ${at(place)})`);
    if (Math.abs(at(n + 1)) > 12) return point.make(draw);
    return {
      slots: { n: `${n}` },
      picture: { items: drawn, view: { x: [-2, 9], y: [-12, 12] } },
      answer: {
        kind: 'point',
        at: [n, at(n)],
        slips: [{ at: [n, at(n + 1)], mistake: 'one_step_too_many' }],
      },
      proof: { by: 'equal', pairs: [[`(${n}, ${at(n)})`, `(${n}, ${a} + (${n} - 1)*(${d}))`]] },
      worked: [
        {
          line: `${at(2)} - ${inBrackets(at(1))} = ${d}`,
          why: {
            en: 'One position to the right changes the height by this much.',
            es: 'Un lugar a la derecha cambia la altura en esta cantidad.',
            fr: 'Un rang vers la droite change la hauteur d’autant.',
          },
        },
        {
          line: `(${n}, ${at(n)})`,
          why: {
            en: 'From the first point this step is taken one time fewer than the position says.',
            es: 'Desde el primer punto se da ese paso una vez menos que el número del lugar.',
            fr: 'À partir du premier point, on fait ce pas une fois de moins que le rang.',
          },
        },
      ],
    };
  },
};

/** A term far along the sequence, with one line that does not follow. */
const wrongLine: ItemTemplate = {
  id: 'arithmetic_sequences.wrong_line',
  skills: ['arithmetic_sequences'],
  level: 2,
  kind: 'wrong_line',
  prompt: {
    en: 'A sequence begins {a}, {b}, {c}, … The term in position {n} is worked out. Which line does not follow from the one above it?',
    es: 'Una sucesión empieza por {a}, {b}, {c}, … Se calcula el término del lugar {n}. ¿Qué línea no se deduce de la anterior?',
    fr: 'Une suite commence par {a}, {b}, {c}, … On calcule le terme de rang {n}. Quelle ligne ne découle pas de la précédente ?',
  },
  hint: {
    en: 'Look at the number of steps, and at what is worked out first.',
    es: 'Mira el número de pasos y qué se calcula primero.',
    fr: 'Regarde le nombre de pas, et ce qui est calculé en premier.',
  },
  make: (draw) => {
    const [a, d, n] = [draw.int(2, 9), draw.int(2, 9), draw.int(8, 25)];
    const early = draw.chance(0.5);
    const start = `${a} + (${n} - 1)*${d}`;
    const lines = early
      ? [start, `${a} + ${n}*${d}`, `${a} + ${n * d}`, `${a + n * d}`]
      : [start, `${a} + ${n - 1}*${d}`, `${a + n - 1}*${d}`, `${(a + n - 1) * d}`];
    return {
      slots: { a: `${a}`, b: `${a + d}`, c: `${a + 2 * d}`, n: `${n}` },
      answer: {
        kind: 'wrong_line',
        lines,
        wrong: early ? 1 : 2,
        mistake: early ? 'one_step_too_many' : 'order_of_operations',
      },
      proof: { by: 'follows' },
      worked: [
        {
          line: `${a} + ${n - 1}*${d}`,
          why: {
            en: 'One step fewer than the position says.',
            es: 'Un paso menos que el número del lugar.',
            fr: 'Un pas de moins que le rang.',
          },
        },
        {
          line: `${a + (n - 1) * d}`,
          why: {
            en: 'The product comes before the sum.',
            es: 'El producto va antes que la suma.',
            fr: 'Le produit passe avant la somme.',
          },
        },
      ],
    };
  },
};

/** All the seats of a theatre. */
const seats: ItemTemplate = {
  id: 'arithmetic_sequences.seats',
  skills: ['arithmetic_sequences'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'The first row of a theatre has {first} seats, and every row has {more} seats more than the one before it. There are {rows} rows. How many seats are there in all?',
    es: 'La primera fila de un teatro tiene {first} butacas y cada fila tiene {more} más que la anterior. Hay {rows} filas. ¿Cuántas butacas hay en total?',
    fr: 'Le premier rang d’un théâtre compte {first} places, et chaque rang en a {more} de plus que le précédent. Il y a {rows} rangs. Combien y a-t-il de places en tout ?',
  },
  hint: {
    en: 'How many seats has the last row? Then pair the rows, first with last.',
    es: '¿Cuántas butacas tiene la última fila? Después forma parejas: la primera con la última.',
    fr: 'Combien de places a le dernier rang ? Forme ensuite des paires, le premier avec le dernier.',
  },
  label: { en: 'Seats', es: 'Butacas', fr: 'Places' },
  make: (draw) => {
    const [first, more, rows] = [draw.int(8, 20), draw.int(2, 5), draw.int(10, 24)];
    const last = first + (rows - 1) * more;
    const total = (rows * (first + last)) / 2;
    return {
      slots: { first: `${first}`, more: `${more}`, rows: `${rows}` },
      answer: {
        kind: 'formula',
        expected: `${total}`,
        slips: [
          { answer: `${last}`, mistake: 'term_for_sum' },
          { answer: `${2 * total}`, mistake: 'pairs_not_halved' },
          { answer: `${total + (rows * more) / 2}`, mistake: 'one_step_too_many' },
        ],
      },
      proof: {
        by: 'solve',
        problem: `find the sum of the first ${rows} terms of the arithmetic sequence ${first}, ${first + more}, ${first + 2 * more}`,
      },
      worked: [
        {
          line: `${first} + (${rows} - 1)*${more} = ${last}`,
          why: {
            en: 'The seats of the last row: from the first row on, one step fewer than there are rows.',
            es: 'Las butacas de la última fila: desde la primera, un paso menos que filas.',
            fr: 'Les places du dernier rang : à partir du premier, un pas de moins que de rangs.',
          },
        },
        {
          line: `${rows}*(${first} + ${last})/2`,
          why: {
            en: 'First and last row make a pair; there are half as many pairs as rows.',
            es: 'La primera y la última forman una pareja; hay la mitad de parejas que de filas.',
            fr: 'Le premier et le dernier rang forment une paire ; il y a moitié moins de paires que de rangs.',
          },
        },
        { line: `${total}`, why: { en: 'Worked out.', es: 'Se calcula.', fr: 'On calcule.' } },
      ],
    };
  },
};

export const templates = [term, point, rule, wrongLine, seats];
