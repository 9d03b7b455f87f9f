import { fraction } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';
import { formatSum, ascending, formatList, total } from '../list.ts';
import { workedOut } from '../reasons.ts';

/** A weighted mean. */
export const shop: ItemTemplate = {
  id: 'averages.shop',
  skills: ['averages'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'A stall sold {many} bags at €{low} each and {few} bags at €{high} each. What was the mean price of a bag, in euros?',
    es: 'Un puesto vendió {many} bolsos a {low} € cada uno y {few} bolsos a {high} € cada uno. ¿Cuál fue el precio medio de un bolso, en euros?',
    fr: 'Un stand a vendu {many} sacs à {low} € pièce et {few} sacs à {high} € pièce. Quel a été le prix moyen d’un sac, en euros ?',
  },
  hint: {
    en: 'How much money came in, and for how many bags?',
    es: '¿Cuánto dinero entró, y por cuántos bolsos?',
    fr: 'Combien d’argent est rentré, et pour combien de sacs ?',
  },
  label: { en: 'Euros', es: 'Euros', fr: 'Euros' },
  make: (draw) => {
    const [few, times, step] = [draw.int(2, 9), draw.int(2, 4), draw.int(2, 6)];
    const many = few * times;
    const low = draw.int(6, 20);
    const high = low + step * (times + 1);
    const income = many * low + few * high;
    const expected = low + step;
    return {
      slots: { many: `${many}`, few: `${few}`, low: `${low}`, high: `${high}` },
      answer: {
        kind: 'formula',
        expected: `${expected}`,
        slips: [
          { answer: fraction(low + high, 2), mistake: 'frequencies_ignored' },
          { answer: fraction(income, 2), mistake: 'counts_wrong_number' },
        ],
      },
      proof: {
        by: 'equal',
        pairs: [[`(${many}*${low} + ${few}*${high})/(${many} + ${few})`, `${expected}`]],
      },
      worked: [
        {
          line: `${many}*${low} + ${few}*${high} = ${income}`,
          why: {
            en: 'All the money that came in.',
            es: 'Todo el dinero que entró.',
            fr: 'Tout l’argent rentré.',
          },
        },
        {
          line: `${income}/${many + few}`,
          why: {
            en: 'Shared equally among all bags.',
            es: 'Repartido por igual entre todos los bolsos.',
            fr: 'Réparti également entre tous les sacs.',
          },
        },
        { line: `${expected}`, why: workedOut },
      ],
    };
  },
};

/** The effect of one outlier. */
export const outlier: ItemTemplate = {
  id: 'averages.outlier',
  skills: ['averages'],
  level: 3,
  kind: 'choice',
  prompt: {
    en: 'In the list {values} the value {old} was a typing error and becomes {now}. Which averages change?',
    es: 'En la lista {values}, el valor {old} era un error al teclear y pasa a ser {now}. ¿Qué promedios cambian?',
    fr: 'Dans la série {values}, la valeur {old} était une faute de frappe et devient {now}. De la moyenne et de la médiane, qu’est-ce qui change ?',
  },
  hint: {
    en: 'Compare the sum, and the value in the middle, before and after: what has changed?',
    es: 'Compara la suma y el valor del centro antes y después: ¿qué ha cambiado?',
    fr: 'Compare la somme et la valeur du milieu avant et après : qu’est-ce qui a changé ?',
  },
  make: (draw) => {
    const sorted = ascending(draw.distinct(5, 4, 25));
    const [middle = 0, old = 0] = [sorted[2], sorted[4]];
    const both = draw.chance(0.35);
    const now = both ? middle - 2 : old + 5 * draw.int(4, 9);
    const after = sorted.map((value) => (value === old ? now : value));
    const right = both ? 'both' : 'mean';
    const means = `(${formatSum(after)})/5`;
    return {
      slots: { old: `${old}`, now: `${now}` },
      words: { values: formatList(draw.shuffle(sorted)) },
      answer: {
        kind: 'choice',
        options: [
          {
            text: { en: 'only the mean', es: 'solo la media', fr: 'seulement la moyenne' },
            ...(right === 'mean' ? { right: true as const } : { mistake: 'median_unsorted' as const }),
          },
          {
            text: { en: 'only the median', es: 'solo la mediana', fr: 'seulement la médiane' },
            mistake: 'mean_for_median' as const,
          },
          {
            text: {
              en: 'the mean and the median',
              es: 'la media y la mediana',
              fr: 'la moyenne et la médiane',
            },
            ...(right === 'both' ? { right: true as const } : { mistake: 'median_for_mean' as const }),
          },
          {
            text: { en: 'neither of the two', es: 'ninguna de las dos', fr: 'aucune des deux' },
            mistake: 'median_for_mean' as const,
          },
        ],
      },
      proof: {
        by: 'equal',
        pairs: [
          [means, fraction(total(after), 5)],
          [`(${formatSum(sorted)})/5`, fraction(total(sorted), 5)],
        ],
      },
      worked: [
        {
          line: means,
          why: {
            en: 'The sum has changed, so the mean has changed too.',
            es: 'La suma ha cambiado, así que la media también.',
            fr: 'La somme a changé, donc la moyenne aussi.',
          },
        },
        {
          line: `${ascending(after)[2] ?? 0}`,
          why: both
            ? {
                en: 'This value is in the middle now, and it was not before: the median moves as well.',
                es: 'Este valor está ahora en el centro y antes no: la mediana también se mueve.',
                fr: 'Cette valeur est maintenant au milieu, et elle ne l’était pas : la médiane change aussi.',
              }
            : {
                en: 'The greatest value stays the greatest, so the middle one is still this: the median stays.',
                es: 'El mayor sigue siendo el mayor, y en el centro sigue este: la mediana no cambia.',
                fr: 'La plus grande valeur reste la plus grande, celle du milieu est toujours celle-ci : la médiane ne change pas.',
              },
        },
      ],
    };
  },
};
