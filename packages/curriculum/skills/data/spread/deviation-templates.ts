import { fraction } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';
import { formatSum, formatList } from '../list.ts';
import { deviationsSquared, meanFirst, rootLast, squaresAveraged } from './reasons.ts';
import { shifted, squares } from './values.ts';

export const variance: ItemTemplate = {
  id: 'spread.variance',
  skills: ['spread', 'averages'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'Find the variance of {values} (the mean of the squared distances from the mean).',
    es: 'Halla la varianza de {values} (la media de los cuadrados de las distancias a la media).',
    fr: 'Trouve la variance de la série {values} (la moyenne des carrés des écarts à la moyenne).',
  },
  hint: {
    en: 'Begin with the mean. How far does each value lie from it?',
    es: 'Empieza por la media. ¿A qué distancia de ella está cada dato?',
    fr: 'Commence par la moyenne. À quelle distance en est chaque valeur ?',
  },
  make: (draw) => {
    const offsets = draw.pick([
      [-4, -2, 2, 4],
      [-3, -1, 1, 3],
      [-5, -1, 1, 5],
      [-4, -3, 2, 5],
      [-5, -2, 3, 4],
      [-6, -1, 3, 4],
      [-4, 0, 1, 3, 0],
      [-3, -2, 0, 1, 4],
      [-4, -1, 0, 2, 3],
    ]);
    const mean = draw.int(7, 20);
    const values = shifted(draw, offsets, mean);
    const [sum, count] = [squares(offsets), offsets.length];
    return {
      slots: {},
      words: { values: formatList(values) },
      answer: {
        kind: 'formula',
        expected: fraction(sum, count),
        slips: [
          { answer: `${sum}`, mistake: 'spread_not_averaged' },
          { answer: '0', mistake: 'deviations_cancel' },
        ],
      },
      proof: { by: 'solve', problem: `variance of ${values.join(', ')}` },
      worked: [
        { line: `(${formatSum(values)})/${count} = ${mean}`, why: meanFirst },
        {
          line: `${values.map((value) => (value < mean ? `(${value - mean})^2` : `${value - mean}^2`)).join(' + ')} = ${sum}`,
          why: deviationsSquared,
        },
        { line: fraction(sum, count), why: squaresAveraged },
      ],
    };
  },
};

export const deviation: ItemTemplate = {
  id: 'spread.deviation',
  skills: ['spread', 'averages', 'roots'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'Find the standard deviation of {values}. Divide by the number of values.',
    es: 'Halla la desviación típica de {values}. Divide entre el número de datos.',
    fr: 'Trouve l’écart-type de la série {values}. Divise par l’effectif.',
  },
  hint: {
    en: 'Mean, distances, squares, their mean: what is left to do then?',
    es: 'Media, distancias, cuadrados, su media: ¿qué queda por hacer después?',
    fr: 'Moyenne, écarts, carrés, leur moyenne : que reste-t-il à faire ensuite ?',
  },
  make: (draw) => {
    const offsets = draw.pick([
      [-7, -1, 1, 7],
      [-3, -1, -1, 5],
      [-5, 1, 1, 3],
      [-3, -1, 0, 1, 3],
      [-6, -2, 0, 2, 6],
      [-4, 1, 1, 1, 1],
      [-1, -1, -1, -1, 4],
      [-2, -2, 2, 2],
    ]);
    const mean = draw.int(8, 24);
    const values = shifted(draw, offsets, mean);
    const [sum, count] = [squares(offsets), offsets.length];
    const result = Math.sqrt(sum / count);
    return {
      slots: {},
      words: { values: formatList(values) },
      answer: {
        kind: 'formula',
        expected: `${result}`,
        slips: [
          { answer: `${result * result}`, mistake: 'root_forgotten' },
          { answer: `sqrt(${sum})`, mistake: 'spread_not_averaged' },
        ],
      },
      proof: { by: 'solve', problem: `standard deviation of ${values.join(', ')}` },
      worked: [
        { line: `(${formatSum(values)})/${count} = ${mean}`, why: meanFirst },
        {
          line: `${values.map((value) => (value < mean ? `(${value - mean})^2` : `${value - mean}^2`)).join(' + ')} = ${sum}`,
          why: deviationsSquared,
        },
        { line: `${sum}/${count} = ${result * result}`, why: squaresAveraged },
        { line: `${result}`, why: rootLast },
      ],
    };
  },
};
