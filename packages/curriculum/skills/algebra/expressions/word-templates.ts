import { linear } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';

/** Which expression gives the price of a gym. */
const cost: ItemTemplate = {
  id: 'expressions.cost',
  skills: ['expressions'],
  level: 2,
  kind: 'choice',
  prompt: {
    en: 'A sports club takes {fee} euros once for joining, and {rate} euros every month. Which expression gives the total cost in euros after {letter} months?',
    es: 'Un club deportivo cobra {fee} euros una sola vez por la inscripción y {rate} euros cada mes. ¿Qué expresión da el coste total en euros al cabo de {letter} meses?',
    fr: 'Un club de sport demande {fee} euros une seule fois à l’inscription, puis {rate} euros chaque mois. Quelle expression donne le coût total en euros au bout de {letter} mois ?',
  },
  hint: {
    en: 'Work it out for 2 months, then for 3. Which part of the sum stays the same, and which part grows?',
    es: 'Calcúlalo para 2 meses y después para 3. ¿Qué parte de la suma no cambia y cuál crece?',
    fr: 'Fais le calcul pour 2 mois, puis pour 3. Quelle partie de la somme ne change pas, laquelle augmente ?',
  },
  make: (draw) => {
    const letter = draw.pick(['n', 'm', 'x']);
    const [fee, rate] = [5 * draw.int(8, 15), draw.int(12, 36)];
    const right = linear(rate, fee, letter);
    return {
      slots: { fee: String(fee), rate: String(rate), letter },
      answer: {
        kind: 'choice',
        options: [
          { text: right, right: true },
          { text: linear(fee, rate, letter), mistake: 'rate_and_fixed_swapped' },
          { text: `${fee + rate}${letter}`, mistake: 'adds_unlike_terms' },
          { text: `${letter} + ${fee + rate}`, mistake: 'count_added_to_price' },
        ],
      },
      proof: { by: 'equal', pairs: [[`${fee} + ${letter}*${rate}`, right]] },
      worked: [
        {
          line: `${rate}${letter}`,
          why: {
            en: 'The monthly price is paid as often as the letter says: a product.',
            es: 'El precio mensual se paga tantas veces como dice la letra: es un producto.',
            fr: 'Le prix mensuel se paie autant de fois que l’indique la lettre : c’est un produit.',
          },
        },
        {
          line: right,
          why: {
            en: 'The joining fee is added once, whatever the number of months.',
            es: 'La inscripción se suma una vez, sea cual sea el número de meses.',
            fr: 'L’inscription s’ajoute une fois, quel que soit le nombre de mois.',
          },
        },
      ],
    };
  },
};

/** The perimeter of a rectangle with sides `ax + b` and `cx`. */
const perimeter: ItemTemplate = {
  id: 'expressions.perimeter',
  skills: ['expressions'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'A rectangular garden is {length} metres long and {width} metres wide. Write its perimeter in metres, simplified.',
    es: 'Un jardín rectangular mide {length} metros de largo y {width} metros de ancho. Escribe su perímetro en metros de la forma más corta posible.',
    fr: 'Un jardin rectangulaire mesure {length} mètres de long et {width} mètres de large. Écris son périmètre en mètres sous forme réduite.',
  },
  hint: {
    en: 'Walk once round the garden in your mind and write down every side you pass.',
    es: 'Da mentalmente una vuelta al jardín y anota cada lado por el que pasas.',
    fr: 'Fais le tour du jardin en pensée et note chaque côté que tu longes.',
  },
  make: (draw) => {
    const [a, b, c] = [draw.int(2, 7), draw.int(2, 12), draw.int(2, 8)];
    return {
      slots: { length: linear(a, b), width: `${c}x` },
      answer: {
        kind: 'formula',
        expected: linear(2 * a + 2 * c, 2 * b),
        form: 'simplified',
        slips: [
          { answer: linear(a + c, b), mistake: 'two_sides_only' },
          { answer: linear(2 * a + 2 * c, b), mistake: 'distributes_first_only' },
          { answer: `${2 * a + 2 * c + 2 * b}x`, mistake: 'adds_unlike_terms' },
        ],
      },
      proof: { by: 'solve', problem: `simplify 2(${linear(a, b)}) + 2*${c}x` },
      worked: 'engine',
    };
  },
};

export const wordTemplates = [cost, perimeter];
