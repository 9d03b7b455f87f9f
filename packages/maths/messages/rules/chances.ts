import { topicTexts } from './topic-texts.ts';

/** Probabilities, and percentages one after the other. */
export const chances = topicTexts({
  en: {
    formula_percent_then:
      'Each change multiplies: by 1 + p for the first, by 1 + q for the second. A decrease counts as negative.',
    formula_percent_overall:
      'Both changes multiply, so the whole is multiplied by (1 + p)(1 + q). What is more or less than 1 is the change.',
    formula_chance: 'The probability is the number of cases that fit, divided by the number of all cases.',
    formula_chance_not: 'An event and its opposite have probabilities that add up to 1.',
    formula_chance_either:
      'Add both kinds, and take away once what belongs to both: it has been counted twice.',
    formula_both_without:
      'The first draw has a of n. Then one is missing, so the second has a − 1 of n − 1. Along a path the probabilities multiply.',
    formula_both_with:
      'What was drawn goes back, so both draws have the same probability, a of n. Along a path they multiply.',
    formula_dice_sum:
      'Two dice have 36 equally likely pairs. The sum 7 has 6 of them, and every step away from 7 has one pair fewer.',
  },
  es: {
    formula_percent_then:
      'Cada cambio multiplica: el primero por 1 + p y el segundo por 1 + q. Una bajada cuenta como negativa.',
    formula_percent_overall:
      'Los dos cambios se multiplican: el total queda multiplicado por (1 + p)(1 + q). Lo que pasa de 1, o lo que falta, es la variación.',
    formula_chance: 'La probabilidad es el número de casos favorables entre el número de casos posibles.',
    formula_chance_not: 'Las probabilidades de un suceso y de su contrario suman 1.',
    formula_chance_either:
      'Suma las dos clases y resta una vez lo que está en ambas, porque se contó dos veces.',
    formula_both_without:
      'En la primera extracción hay a de n. Después falta una: en la segunda hay a − 1 de n − 1. Por un mismo camino se multiplica.',
    formula_both_with:
      'Lo que sale se devuelve: las dos extracciones tienen la misma probabilidad, a de n. Por un mismo camino se multiplica.',
    formula_dice_sum:
      'Con dos dados hay 36 parejas igual de probables. La suma 7 tiene 6, y cada paso que te alejas de 7 hay una menos.',
  },
  fr: {
    formula_percent_then:
      'Chaque évolution multiplie : la première par 1 + p, la seconde par 1 + q. Une baisse compte comme négative.',
    formula_percent_overall:
      'Les évolutions se multiplient : le tout est multiplié par (1 + p)(1 + q). L’écart avec 1 est l’évolution globale.',
    formula_chance: 'La probabilité est le nombre de cas favorables divisé par le nombre de cas possibles.',
    formula_chance_not: 'Les probabilités d’un événement et de son contraire ont pour somme 1.',
    formula_chance_either:
      'On ajoute les deux sortes et on retire une fois ce qui est dans les deux, car on l’a compté deux fois.',
    formula_both_without:
      'Au premier tirage : a sur n. Il en manque alors une : au second, a − 1 sur n − 1. Le long d’un chemin, on multiplie.',
    formula_both_with:
      'On remet ce qui a été tiré : les deux tirages ont la même probabilité, a sur n. Le long d’un chemin, on multiplie.',
    formula_dice_sum:
      'Avec deux dés il y a 36 couples équiprobables. La somme 7 en a 6, et un de moins à chaque pas qui éloigne de 7.',
  },
});
