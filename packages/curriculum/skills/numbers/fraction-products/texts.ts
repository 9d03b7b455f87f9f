import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Multiplying and dividing fractions',
    can: 'You multiply and divide fractions and mixed numbers, and see what the result means.',
    what: [
      'Half of three quarters of a cake: every quarter is cut in two, which makes eighths, and three of them are taken. So {product}: numerators together, denominators together. “Of” means times here, and a part of a part is smaller than either.',
      'Dividing asks how many times one fraction fits into the other. A quarter fits into a whole four times, so dividing by a quarter is multiplying by 4. In the same way {quotient}: the fraction you divide by is turned over, and only that one.',
      'Cancel before multiplying, above against below; the numbers stay small. Mixed numbers become fractions first. Recipes, scales and chances of two events in a row are all products of fractions.',
    ],
  },
  es: {
    name: 'Multiplicación y división de fracciones',
    can: 'Multiplicas y divides fracciones y números mixtos, y sabes qué significa el resultado.',
    what: [
      'La mitad de tres cuartos de un pastel: cada cuarto se corta en dos, salen octavos, y se toman tres. Así, {product}: se multiplican los numeradores entre sí y los denominadores entre sí. Aquí «de» significa «por», y una parte de una parte es más pequeña que ambas.',
      'Dividir es preguntar cuántas veces cabe una fracción en otra. Un cuarto cabe cuatro veces en la unidad, así que dividir entre un cuarto es multiplicar por 4. Del mismo modo, {quotient}: se invierte la fracción que divide, y solo esa.',
      'Simplifica antes de multiplicar, un número de arriba con uno de abajo: los números quedan pequeños. Los números mixtos se pasan primero a fracción. Las recetas, las escalas y la probabilidad de dos sucesos seguidos son productos de fracciones.',
    ],
  },
  fr: {
    name: 'Multiplication et division de fractions',
    can: 'Tu multiplies et divises des fractions et des nombres mixtes, et tu sais ce que le résultat signifie.',
    what: [
      'La moitié des trois quarts d’un gâteau : chaque quart est coupé en deux, cela donne des huitièmes, et l’on en prend trois. Ainsi {product} : les numérateurs entre eux, les dénominateurs entre eux. Ici, « de » veut dire « fois », et une part d’une part est plus petite que les deux.',
      'Diviser, c’est demander combien de fois une fraction entre dans une autre. Un quart entre quatre fois dans l’unité : diviser par un quart, c’est donc multiplier par 4. De même, {quotient} : on prend l’inverse de la fraction qui divise, et d’elle seule.',
      'Simplifie avant de multiplier, un nombre du haut avec un nombre du bas : les nombres restent petits. Les nombres mixtes deviennent d’abord des fractions. Recettes, échelles et probabilités de deux événements successifs sont des produits de fractions.',
    ],
  },
};
