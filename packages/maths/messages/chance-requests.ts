import type { ChanceQuestion, PercentQuestion } from '../reading/measure-request.ts';

type Place = ChanceQuestion | Extract<PercentQuestion, 'percent_then' | 'percent_overall'>;

/** Probabilities and percentages one after the other as text that reads back to the same problem. */
export const chanceRequests: Readonly<Record<'en' | 'es' | 'fr', Readonly<Record<Place, string>>>> = {
  en: {
    percent_then: 'a price of {u} changes by {p} and then by {q}. Find the final price',
    percent_overall: 'a price changes by {p} and then by {q}. Find the overall change',
    chance: 'of {n} balls {a} are red. One ball is drawn. Find the probability of a red one',
    chance_not: 'an event has the probability {p}. Find the probability that it does not happen',
    chance_either:
      'of {n} cases {a} are of the first kind, {b} of the second kind and {c} of both kinds. Find the probability of the first or the second kind',
    both_without:
      'of {n} balls {a} are red. Two balls are drawn without replacement. Find the probability that both are red',
    both_with:
      'of {n} balls {a} are red. Two balls are drawn with replacement. Find the probability that both are red',
    dice_sum: 'two dice are rolled. Find the probability of the sum {s}',
  },
  es: {
    percent_then: 'un precio de {u} cambia un {p} y después un {q}. Halla el precio final',
    percent_overall: 'un precio cambia un {p} y después un {q}. Halla la variación total',
    chance: 'de {n} bolas {a} son rojas. Se saca una bola. Halla la probabilidad de una roja',
    chance_not: 'un suceso tiene la probabilidad {p}. Halla la probabilidad de que no ocurra',
    chance_either:
      'de {n} casos {a} son de la primera clase, {b} de la segunda clase y {c} de ambas clases. Halla la probabilidad de la primera o la segunda clase',
    both_without:
      'de {n} bolas {a} son rojas. Se sacan dos bolas sin reposición. Halla la probabilidad de que las dos sean rojas',
    both_with:
      'de {n} bolas {a} son rojas. Se sacan dos bolas con reposición. Halla la probabilidad de que las dos sean rojas',
    dice_sum: 'se lanzan dos dados. Halla la probabilidad de la suma {s}',
  },
  fr: {
    percent_then: 'un prix de {u} varie de {p} puis de {q}. Trouver le prix final',
    percent_overall: 'un prix varie de {p} puis de {q}. Trouver l’évolution globale',
    chance: 'sur {n} boules {a} sont rouges. On tire une boule. Calculer la probabilité d’une rouge',
    chance_not: 'un événement a la probabilité {p}. Calculer la probabilité qu’il ne se produise pas',
    chance_either:
      'sur {n} cas {a} sont du premier type, {b} du second type et {c} des deux types. Calculer la probabilité du premier ou du second type',
    both_without:
      'sur {n} boules {a} sont rouges. On tire deux boules sans remise. Calculer la probabilité que les deux soient rouges',
    both_with:
      'sur {n} boules {a} sont rouges. On tire deux boules avec remise. Calculer la probabilité que les deux soient rouges',
    dice_sum: 'on lance deux dés. Calculer la probabilité de la somme {s}',
  },
};
