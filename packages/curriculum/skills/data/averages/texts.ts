import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Mean and median',
    can: 'You find the mean and the median of a list of values and know which of them says more.',
    what: [
      'An average says in one number where a whole list of values lies. There are several, and each answers its own question.',
      'The mean shares out equally. If towers of blocks are levelled until all have the same height, that height is the mean: all blocks divided by the number of towers. For 2, 3 and 7 it is {mean}. A single very large value pulls it up.',
      'The median is in the middle. Put the values in order of size; as many lie below it as above it. With an even number of values there are two in the middle, and the median lies halfway between them. A single giant does not move it, so it often tells more about wages and rents.',
      'The mean can be turned round: the mean times the number of values is their sum. With that, a missing value can be found.',
    ],
  },
  es: {
    name: 'Media y mediana',
    can: 'Hallas la media y la mediana de una lista de datos y sabes cuál de las dos dice más.',
    what: [
      'Un promedio dice con un solo número por dónde anda toda una lista de datos. Hay varios, y cada uno responde a su propia pregunta.',
      'La media reparte por igual. Si se igualan torres de bloques hasta que todas tengan la misma altura, esa altura es la media: todos los bloques divididos entre el número de torres. Para 2, 3 y 7 es {mean}. Un único valor muy grande tira de ella hacia arriba.',
      'La mediana está en el centro. Ordena los datos de menor a mayor: hay tantos por debajo como por encima. Si el número de datos es par, quedan dos en el centro y la mediana está a medio camino. Un solo gigante no la mueve, y por eso suele decir más sobre sueldos y alquileres.',
      'La media también se usa al revés: la media por el número de datos es la suma. Así se puede hallar un dato que falta.',
    ],
  },
  fr: {
    name: 'Moyenne et médiane',
    can: 'Tu trouves la moyenne et la médiane d’une série et tu sais laquelle en dit le plus.',
    what: [
      'Un indicateur de position dit en un seul nombre où se situe toute une série. Il y en a plusieurs, et chacun répond à sa propre question.',
      'La moyenne partage à égalité. Si l’on égalise des tours de cubes jusqu’à ce qu’elles aient toutes la même hauteur, cette hauteur est la moyenne : le nombre de cubes divisé par le nombre de tours. Pour 2, 3 et 7, elle vaut {mean}. Une seule très grande valeur la tire vers le haut.',
      'La médiane se tient au milieu. Range les valeurs par ordre croissant : il y en a autant au-dessous qu’au-dessus. Si l’effectif est pair, deux valeurs sont au milieu, et la médiane est à mi-chemin entre elles. Un seul géant ne la déplace pas ; elle en dit donc souvent plus sur les salaires et les loyers.',
      'La moyenne se lit aussi à l’envers : la moyenne multipliée par l’effectif donne la somme. On retrouve ainsi une valeur manquante.',
    ],
  },
};
