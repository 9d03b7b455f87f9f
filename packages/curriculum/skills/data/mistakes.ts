import type { LocalizedText } from '../../localized-text.ts';

export const dataMistakes = {
  median_unsorted: {
    en: 'You looked at the places in the list as it is written. In which order do the values stand for a median?',
    es: 'Has mirado los lugares de la lista tal como está escrita. ¿En qué orden están los datos para la mediana?',
    fr: 'Tu as regardé les places dans la série telle qu’elle est écrite. Dans quel ordre range-t-on les valeurs pour une médiane ?',
  },
  mean_for_median: {
    en: 'You thought of the mean. The median does not look at the sum: it looks at what is in the middle.',
    es: 'Has pensado en la media. La mediana no mira la suma: mira quién está en el centro.',
    fr: 'Tu as pensé à la moyenne. La médiane ne regarde pas la somme : elle regarde qui est au milieu.',
  },
  median_for_mean: {
    en: 'You thought of the median. For the mean every value counts with its size: what is their sum?',
    es: 'Has pensado en la mediana. En la media cuenta el tamaño de cada dato: ¿cuánto suman?',
    fr: 'Tu as pensé à la médiane. Dans la moyenne, chaque valeur compte pour ce qu’elle vaut : quelle est leur somme ?',
  },
  frequencies_ignored: {
    en: 'Each value counts as often as it occurs. How often does each of yours occur?',
    es: 'Cada valor cuenta tantas veces como aparece. ¿Cuántas veces aparece cada uno?',
    fr: 'Chaque valeur compte autant de fois qu’elle apparaît. Combien de fois chacune apparaît-elle ?',
  },
  counts_wrong_number: {
    en: 'The sum fits. Among how many is it shared?',
    es: 'La suma encaja. ¿Entre cuántos se reparte?',
    fr: 'La somme convient. Entre combien de valeurs la partage-t-on ?',
  },
  means_averaged: {
    en: 'The old mean stands for several values, the new one for a single value. Compare the sums instead of the means.',
    es: 'La media anterior representa varios valores, y el nuevo es uno solo. Compara las sumas en lugar de las medias.',
    fr: 'L’ancienne moyenne représente plusieurs valeurs, la nouvelle valeur est seule. Compare les sommes plutôt que les moyennes.',
  },
  odds_for_probability: {
    en: 'You compared the favourable outcomes with the others. A probability compares them with all.',
    es: 'Has comparado los casos favorables con los demás. Una probabilidad los compara con todos.',
    fr: 'Tu as comparé les issues favorables aux autres. Une probabilité les compare à toutes les issues.',
  },
  complement_for_event: {
    en: 'You found how likely the opposite is. Which of the two is asked for?',
    es: 'Has hallado la probabilidad del suceso contrario. ¿Cuál de los dos se pide?',
    fr: 'Tu as trouvé la probabilité du contraire. Lequel des deux demande-t-on ?',
  },
  probabilities_added: {
    en: 'You added the probabilities of steps that follow each other. What is done with them along a path of the tree?',
    es: 'Has sumado las probabilidades de pasos seguidos. ¿Qué se hace con ellas a lo largo de un camino del árbol?',
    fr: 'Tu as additionné les probabilités d’étapes qui se suivent. Qu’en fait-on le long d’un chemin de l’arbre ?',
  },
  never_for_all: {
    en: 'That is the probability of success in every try. Is every try needed here?',
    es: 'Esa es la probabilidad de acertar en todos los intentos. ¿Hacen falta todos aquí?',
    fr: 'C’est la probabilité de réussir à chaque essai. Les faut-il tous ici ?',
  },
  replaced_though_kept: {
    en: 'In your calculation the first one goes back. What is different at the second draw, in the numerator and in the denominator?',
    es: 'En tu cálculo, lo primero que se saca vuelve. ¿Qué cambia en la segunda extracción, arriba y abajo?',
    fr: 'Dans ton calcul, le premier tiré est remis. Qu’est-ce qui change au second tirage, en haut et en bas ?',
  },
  choices_added: {
    en: 'You added. Does one choice replace the other, or does each go with every other one?',
    es: 'Has sumado. ¿Una elección sustituye a la otra, o cada una va con todas las demás?',
    fr: 'Tu as additionné. Un choix remplace-t-il l’autre, ou chacun va-t-il avec tous les autres ?',
  },
  order_counted: {
    en: 'You counted the same selection several times, in different orders. Does the order matter here?',
    es: 'Has contado la misma selección varias veces, en órdenes distintos. ¿Importa aquí el orden?',
    fr: 'Tu as compté plusieurs fois la même sélection, dans des ordres différents. L’ordre compte-t-il ici ?',
  },
  order_ignored: {
    en: 'You counted selections without order. Would it be the same result if two of them changed places?',
    es: 'Has contado selecciones sin orden. ¿Sería el mismo resultado si dos cambiaran de lugar?',
    fr: 'Tu as compté des sélections sans ordre. Le résultat serait-il le même si deux échangeaient leurs places ?',
  },
  repeats_allowed: {
    en: 'In your count the same one may be taken again. Is that possible here?',
    es: 'En tu recuento, el mismo puede repetirse. ¿Es posible aquí?',
    fr: 'Dans ton décompte, le même élément peut être repris. Est-ce possible ici ?',
  },
  repeats_forbidden: {
    en: 'In your count there is one choice fewer at each place. Is something that was used gone here?',
    es: 'En tu recuento hay una opción menos en cada posición. ¿Aquí desaparece lo ya usado?',
    fr: 'Dans ton décompte, il y a un choix de moins à chaque place. Ce qui a servi disparaît-il ici ?',
  },
  base_and_exponent_swapped: {
    en: 'Base and exponent have changed places. How many choices does one place have, and how many places are there?',
    es: 'La base y el exponente han cambiado de lugar. ¿Cuántas opciones tiene una posición, y cuántas posiciones hay?',
    fr: 'La base et l’exposant ont échangé leurs places. Combien de choix par place, et combien de places ?',
  },
  spread_not_averaged: {
    en: 'You added the squares. A variance is their mean: how many are there?',
    es: 'Has sumado los cuadrados. La varianza es su media: ¿cuántos hay?',
    fr: 'Tu as additionné les carrés. La variance est leur moyenne : combien y en a-t-il ?',
  },
  deviations_cancel: {
    en: 'Distances to the left and to the right cancel when they are added as they are. What is done to each of them first?',
    es: 'Las distancias a izquierda y derecha se anulan si se suman tal cual. ¿Qué se le hace antes a cada una?',
    fr: 'Les écarts à gauche et à droite s’annulent si on les additionne tels quels. Que fait-on d’abord à chacun ?',
  },
  root_forgotten: {
    en: 'You found something squared. The standard deviation has the unit of the values: which step leads back to it?',
    es: 'Has hallado algo al cuadrado. La desviación típica tiene la unidad de los datos: ¿qué paso lleva de vuelta a ella?',
    fr: 'Ton résultat est encore au carré. L’écart-type a l’unité des valeurs : quelle étape y ramène ?',
  },
  shift_changes_spread: {
    en: 'You also counted what was added to all values. Do two values move apart when both grow by the same amount?',
    es: 'Has contado también lo que se sumó a todos los datos. ¿Se separan dos datos si ambos crecen lo mismo?',
    fr: 'Tu as aussi compté ce qui a été ajouté à toutes les valeurs. Deux valeurs s’écartent-elles si toutes deux augmentent d’autant ?',
  },
  size_for_spread: {
    en: 'These values are large, but how far do they lie from each other?',
    es: 'Estos datos son grandes, pero ¿qué distancia hay entre ellos?',
    fr: 'Ces valeurs sont grandes, mais quelle distance les sépare ?',
  },
  range_for_deviation: {
    en: 'You looked at the two outer values. The standard deviation counts all: where do the others lie?',
    es: 'Has mirado los dos datos extremos. La desviación típica los cuenta todos: ¿dónde están los demás?',
    fr: 'Tu as regardé les deux valeurs extrêmes. L’écart-type les compte toutes : où sont les autres ?',
  },
} as const satisfies Record<string, LocalizedText>;
