import { poly } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';

/** The price with the highest revenue. */
const price: ItemTemplate = {
  id: 'extrema.price',
  skills: ['extrema', 'derivatives'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'At a price of p euros a kiosk sells {sold} drinks a day. At which price in euros does it take in the most money?',
    es: 'Con un precio de p euros, un quiosco vende {sold} bebidas al día. ¿Con qué precio en euros ingresa más dinero?',
    fr: 'Au prix de p euros, un kiosque vend {sold} boissons par jour. À quel prix en euros sa recette est-elle la plus grande ?',
  },
  hint: {
    en: 'The income is price times number of drinks. Write it as a function of p and look where its slope is 0.',
    es: 'El ingreso es el precio por el número de bebidas. Escríbelo como función de p y busca dónde su pendiente vale 0.',
    fr: 'La recette est le prix fois le nombre de boissons. Écris-la en fonction de p et cherche où sa pente est nulle.',
  },
  label: { en: 'Price in euros', es: 'Precio en euros', fr: 'Prix en euros' },
  make: (draw) => {
    const [b, best] = [draw.int(10, 40), draw.int(2, 6)];
    const a = 2 * b * best;
    return {
      slots: { sold: `${a} - ${b}p` },
      answer: {
        kind: 'formula',
        expected: String(best),
        form: 'simplified',
        slips: [
          { answer: String(2 * best), mistake: 'price_without_income' },
          { answer: String(b * best * best), mistake: 'value_for_place' },
        ],
      },
      proof: { by: 'equal', pairs: [[`${a}/(2*${b})`, String(best)]] },
      worked: [
        {
          line: `p(${a} - ${b}p)`,
          why: {
            en: 'The income: price times number of drinks.',
            es: 'El ingreso: precio por número de bebidas.',
            fr: 'La recette : prix fois nombre de boissons.',
          },
        },
        {
          line: `${a} - ${2 * b}p = 0`,
          why: {
            en: 'Expanded and differentiated with respect to p. At the greatest income the slope is 0; before that it is positive, after that negative.',
            es: 'Se desarrolla y se deriva respecto a p. En el mayor ingreso la pendiente vale 0; antes es positiva y después, negativa.',
            fr: 'On développe et on dérive par rapport à p. À la recette maximale, la pente est nulle ; avant elle est positive, après négative.',
          },
        },
        {
          line: `p = ${best}`,
          why: {
            en: 'The equation is solved for the price.',
            es: 'Se despeja el precio.',
            fr: 'On résout l’équation pour trouver le prix.',
          },
        },
      ],
    };
  },
};

/** A fence along a wall. */
const fence: ItemTemplate = {
  id: 'extrema.fence',
  skills: ['extrema', 'derivatives', 'area'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'Against a long wall, {parts} equal rectangular pens stand side by side. The fence along the front and all the fences from the wall to the front are {length} metres long in total. How many metres should each fence from the wall to the front measure, so that the total area is as great as possible?',
    es: 'Junto a un muro largo hay {parts} corrales rectangulares iguales, uno al lado de otro. La valla del frente y todas las vallas que van del muro al frente suman {length} metros. ¿Cuántos metros debe medir cada valla del muro al frente para que el área sea la mayor posible?',
    fr: 'Contre un long mur, {parts} enclos rectangulaires identiques se touchent. La clôture de devant et toutes celles qui vont du mur à l’avant mesurent ensemble {length} mètres. Combien de mètres doit mesurer chaque clôture allant du mur à l’avant pour que l’aire soit la plus grande possible ?',
  },
  hint: {
    en: 'Call this length x. How much fence is left for the front? Write the area with x alone and find where its slope is 0.',
    es: 'Llama x a esa longitud. ¿Cuánta valla queda para el frente? Escribe el área solo con x y busca dónde su pendiente vale 0.',
    fr: 'Appelle x cette longueur. Combien de clôture reste-t-il pour l’avant ? Écris l’aire avec x seul et cherche où sa pente est nulle.',
  },
  label: { en: 'Metres', es: 'Metros', fr: 'Mètres' },
  make: (draw) => {
    const [parts, x] = [draw.int(2, 6), draw.int(3, 24)];
    const sides = parts + 1;
    const length = 2 * sides * x;
    return {
      slots: { parts: String(parts), length: String(length) },
      answer: {
        kind: 'formula',
        expected: String(x),
        form: 'simplified',
        slips: [
          { answer: String(2 * x), mistake: 'derivative_factor_forgotten' },
          { answer: String(sides * x * x), mistake: 'value_for_place' },
        ],
      },
      proof: { by: 'equal', pairs: [[`${length}/(2*${sides})`, String(x)]] },
      worked: [
        {
          line: `x(${length} - ${sides}x)`,
          why: {
            en: 'The area: the fences to the front, one more than there are pens, use up their share; the rest is the front.',
            es: 'El área: las vallas hacia el frente, una más que corrales, se llevan su parte; el resto es el frente.',
            fr: 'L’aire : les clôtures vers l’avant, une de plus que d’enclos, prennent leur part ; le reste fait l’avant.',
          },
        },
        {
          line: `${length} - ${2 * sides}x = 0`,
          why: {
            en: 'The slope of the area is 0 where the area is greatest.',
            es: 'La pendiente del área vale 0 donde el área es mayor.',
            fr: 'La pente de l’aire est nulle là où l’aire est maximale.',
          },
        },
        {
          line: `x = ${x}`,
          why: {
            en: 'The equation is solved.',
            es: 'Se resuelve la ecuación.',
            fr: 'On résout l’équation.',
          },
        },
      ],
    };
  },
};

/** The maximum on an interval is at its end. */
const onInterval: ItemTemplate = {
  id: 'extrema.on_interval',
  skills: ['extrema', 'derivatives'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'What is the greatest value of {function} for {interval}?',
    es: '¿Cuál es el mayor valor de {function} para {interval}?',
    fr: 'Quelle est la plus grande valeur de {function} pour {interval} ?',
  },
  hint: {
    en: 'Candidates are the places with slope 0 and both ends. Compare the values of all of them.',
    es: 'Son candidatos los lugares con pendiente 0 y los dos extremos. Compara los valores de todos.',
    fr: 'Les candidats sont les endroits de pente nulle et les deux bornes. Compare toutes les valeurs.',
  },
  make: (draw) => {
    const [a, more, c] = [draw.int(1, 3), draw.int(1, 2), draw.nonZero(-9, 20)];
    const end = 3 * a + more;
    const greatest = end * end * more + c;
    const body = poly([1, -3 * a, 0, c]);
    return {
      slots: { function: `f(x) = ${body}`, interval: `-1 <= x <= ${end}` },
      answer: {
        kind: 'formula',
        expected: String(greatest),
        form: 'simplified',
        slips: [
          { answer: String(c), mistake: 'ends_not_tested' as const },
          { answer: String(end), mistake: 'place_for_value' as const },
        ].filter(({ answer }) => answer !== String(greatest)),
      },
      proof: { by: 'equal', pairs: [[`${end}^3 - ${3 * a}*${end}^2 + (${c})`, String(greatest)]] },
      worked: [
        {
          line: `${poly([3, -6 * a, 0])} = 0`,
          why: {
            en: 'Inside, the greatest value can only be where the slope is 0.',
            es: 'En el interior, el mayor valor solo puede estar donde la pendiente vale 0.',
            fr: 'À l’intérieur, la plus grande valeur ne peut être atteinte que là où la pente est nulle.',
          },
        },
        {
          line: `x = 0 or x = ${2 * a}`,
          why: {
            en: 'These are the candidates inside. At 0 there is a summit, at the other place a valley.',
            es: 'Los candidatos del interior. En 0 hay un máximo relativo y en el otro lugar, un mínimo.',
            fr: 'Les candidats à l’intérieur. En 0, un maximum local ; à l’autre endroit, un minimum.',
          },
        },
        {
          line: String(greatest),
          why: {
            en: 'The right end lies higher than the summit: the curve rises again after the valley.',
            es: 'El extremo derecho queda más alto que el máximo relativo: tras el mínimo la curva vuelve a subir.',
            fr: 'La borne de droite est plus haute que le maximum local : après le minimum, la courbe remonte.',
          },
        },
      ],
    };
  },
};

export const wordTemplates = [price, fence, onInterval];
