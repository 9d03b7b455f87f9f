import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Whole numbers',
    can: 'You calculate with whole numbers in the right order, round them, and choose the operation that a story needs.',
    what: [
      'In {number} the digit 3 is worth three hundred, because of the place where it stands. Each place counts ten times as much as the one on its right. That is why numbers can be added column by column, and why rounding to hundreds only asks for one digit: the one after the hundreds.',
      'When several operations meet, an agreement says what comes first. Brackets go before all else. Multiplying and dividing go before adding and subtracting. {mixed} is two bags with five apples each, and three single apples: first count the bags, then add. What is on the same level is worked out from left to right.',
      'A story does not name its operation. Putting together is adding, taking away or comparing is subtracting, equal groups are multiplying, sharing is dividing. A rough estimate with round numbers shows whether the result can be true.',
    ],
  },
  es: {
    name: 'Números naturales',
    can: 'Calculas con números naturales en el orden correcto, los redondeas y eliges la operación que pide un problema.',
    what: [
      'En {number} la cifra 3 vale trescientos por el lugar que ocupa. Cada posición vale diez veces más que la que tiene a su derecha. Por eso se puede sumar en columnas, y por eso, para redondear a las centenas, basta con mirar una cifra: la que sigue a las centenas.',
      'Cuando se juntan varias operaciones, hay un acuerdo sobre cuál va primero. Antes que nada, los paréntesis. Después, las multiplicaciones y las divisiones; al final, las sumas y las restas. {mixed} son tres manzanas sueltas y dos bolsas de cinco: primero se cuentan las bolsas y luego se suma. Las operaciones del mismo nivel se hacen de izquierda a derecha.',
      'Un problema no dice su operación. Juntar es sumar; quitar o comparar es restar; repetir grupos iguales es multiplicar; repartir es dividir. Una estimación con números redondos muestra si el resultado es posible.',
    ],
  },
  fr: {
    name: 'Nombres entiers',
    can: 'Tu calcules avec des entiers en respectant les priorités, tu les arrondis et tu choisis l’opération qui convient à un problème.',
    what: [
      'Dans {number}, le chiffre 3 vaut trois cents, à cause de sa place. Chaque rang vaut dix fois celui qui se trouve à sa droite. C’est pourquoi on peut additionner colonne par colonne, et pourquoi arrondir à la centaine ne demande de regarder qu’un seul chiffre : celui des dizaines.',
      'Quand plusieurs opérations se suivent, une convention dit laquelle passe en premier. D’abord les parenthèses, ensuite les multiplications et les divisions, enfin les additions et les soustractions. {mixed}, ce sont trois pommes et deux sacs de cinq pommes : on compte d’abord les sacs, puis on ajoute. À priorité égale, on calcule de gauche à droite.',
      'Un énoncé ne nomme pas son opération. Réunir, c’est additionner ; enlever ou comparer, c’est soustraire ; répéter des groupes égaux, c’est multiplier ; partager, c’est diviser. Un ordre de grandeur, avec des nombres ronds, montre si le résultat est plausible.',
    ],
  },
};
