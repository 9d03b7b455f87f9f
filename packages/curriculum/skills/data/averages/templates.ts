import type { Draw } from '../../../items/draw.ts';
import type { ItemTemplate } from '../../skill.ts';
import { ascending, formatList, total } from '../list.ts';
import { workedOut } from '../reasons.ts';

/** Five different values with a whole mean that differs from their median. */
function fiveValues(draw: Draw): { values: number[]; mean: number; median: number } {
  const values = draw.distinct(5, 3, 19);
  values[0] = (values[0] ?? 3) + ((5 - (total(values) % 5)) % 5);
  const [mean, median] = [total(values) / 5, ascending(values)[2] ?? 0];
  const lifted =
    mean === median ? values.map((value) => (value === Math.max(...values) ? value + 5 : value)) : values;
  return { values: lifted, mean: total(lifted) / 5, median: ascending(lifted)[2] ?? 0 };
}

export const mean: ItemTemplate = {
  id: 'averages.mean',
  skills: ['averages'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'A library lent these numbers of books on five days: {values}. What is the mean per day?',
    es: 'Una biblioteca prestó en cinco días estas cantidades de libros: {values}. ¿Cuál es la media por día?',
    fr: 'Une bibliothèque a prêté, sur cinq jours, ces nombres de livres : {values}. Quelle est la moyenne par jour ?',
  },
  hint: {
    en: 'Imagine all books spread evenly over the days.',
    es: 'Imagina todos los libros repartidos por igual entre los días.',
    fr: 'Imagine tous les livres répartis également entre les jours.',
  },
  make: (draw) => {
    const { values, mean: result, median: middle } = fiveValues(draw);
    return {
      slots: {},
      words: { values: formatList(values) },
      answer: {
        kind: 'formula',
        expected: `${result}`,
        slips: [
          { answer: `${middle}`, mistake: 'median_for_mean' },
          { answer: `${total(values)}`, mistake: 'stops_too_early' },
        ],
      },
      proof: { by: 'solve', problem: `mean of ${values.join(', ')}` },
      worked: 'engine',
    };
  },
};

export const median: ItemTemplate = {
  id: 'averages.median',
  skills: ['averages'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'Find the median of {values}.',
    es: 'Halla la mediana de {values}.',
    fr: 'Trouve la médiane de la série {values}.',
  },
  hint: {
    en: 'In which order must the values be before you look for the middle?',
    es: '¿En qué orden deben estar los datos antes de buscar el centro?',
    fr: 'Dans quel ordre faut-il ranger les valeurs avant de chercher le milieu ?',
  },
  make: (draw) => {
    const { values: five, median: middle } = fiveValues(draw);
    const even = draw.chance(0.5);
    const values = even ? [...five, Math.max(...five) + draw.int(2, 9)] : five;
    const sorted = ascending(values);
    const result = even ? (middle + (sorted[3] ?? 0)) / 2 : middle;
    const unsorted = even ? ((values[2] ?? 0) + (values[3] ?? 0)) / 2 : (values[2] ?? 0);
    const average = `${total(values)}/${values.length}`;
    return {
      slots: {},
      words: { values: formatList(values) },
      answer: {
        kind: 'formula',
        expected: `${result}`,
        slips: [
          { answer: `${unsorted}`, mistake: 'median_unsorted' as const, value: unsorted },
          { answer: average, mistake: 'mean_for_median' as const, value: total(values) / values.length },
        ]
          .filter(({ value }) => value !== result)
          .map(({ answer, mistake }) => ({ answer, mistake })),
      },
      proof: { by: 'solve', problem: `median of ${values.join(', ')}` },
      worked: 'engine',
    };
  },
};

export const nextTest: ItemTemplate = {
  id: 'averages.next_test',
  skills: ['averages'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'After {count} tests the mean is {before} points. How many points in the next test bring the mean to {after}?',
    es: 'Después de {count} pruebas, la media es de {before} puntos. ¿Con cuántos puntos en la siguiente prueba sube la media a {after}?',
    fr: 'Après {count} contrôles, la moyenne est de {before} points. Combien de points au contrôle suivant portent la moyenne à {after} ?',
  },
  hint: {
    en: 'How many points are there altogether before, and how many must there be after?',
    es: '¿Cuántos puntos hay en total antes, y cuántos tiene que haber después?',
    fr: 'Combien de points y a-t-il en tout avant, et combien en faut-il après ?',
  },
  label: { en: 'Points', es: 'Puntos', fr: 'Points' },
  make: (draw) => {
    const [count, before, rise] = [draw.int(3, 6), draw.int(50, 75), draw.int(1, 3)];
    const after = before + rise;
    const [needed, had] = [(count + 1) * after, count * before];
    return {
      slots: { count: `${count}`, before: `${before}`, after: `${after}` },
      answer: {
        kind: 'formula',
        expected: `${needed - had}`,
        slips: [
          { answer: `${2 * after - before}`, mistake: 'means_averaged' },
          { answer: `${after}`, mistake: 'means_averaged' },
        ],
      },
      proof: { by: 'equal', pairs: [[`(${count} + 1)*${after} - ${count}*${before}`, `${needed - had}`]] },
      worked: [
        {
          line: `${count}*${before} = ${had}`,
          why: {
            en: 'The mean times the number of tests is the sum so far.',
            es: 'La media por el número de pruebas es la suma hasta ahora.',
            fr: 'La moyenne multipliée par le nombre de contrôles est la somme jusqu’ici.',
          },
        },
        {
          line: `${count + 1}*${after} = ${needed}`,
          why: {
            en: 'With one more test and the new mean, the sum must be this.',
            es: 'Con una prueba más y la nueva media, la suma debe ser esta.',
            fr: 'Avec un contrôle de plus et la nouvelle moyenne, la somme doit être celle-ci.',
          },
        },
        {
          line: `${needed} - ${had}`,
          why: { en: 'This is what is missing.', es: 'Lo que falta.', fr: 'Ce qui manque.' },
        },
        { line: `${needed - had}`, why: workedOut },
      ],
    };
  },
};
