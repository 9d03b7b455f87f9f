import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Expressions with letters',
    can: 'You work out what an expression is worth, and simplify it.',
    what: [
      'A letter stands for a number that is not known yet, or that may change. {price} says: take the number, multiply it by 3, add 5. Whoever knows the number can work the expression out. For {three} it is worth 14.',
      'Terms with the same letter and the same exponent count the same kind of thing, so they can be put together. Picture two boxes with the same number of pens in each, and a few loose pens: {boxes} is seven boxes and four loose pens. Boxes and loose pens stay apart until somebody opens a box. In the same way {short} cannot be made any shorter.',
      'A number in place of a letter is put in brackets when it is negative. Then the sign takes part in every operation, also in the square.',
      'Prices, distances and areas are written like this, and every equation begins with such an expression.',
    ],
  },
  es: {
    name: 'Expresiones con letras',
    can: 'Calculas cuánto vale una expresión y la escribes de la forma más corta posible.',
    what: [
      'Una letra representa un número que aún no se conoce o que puede cambiar. {price} dice: toma el número, multiplícalo por 3 y suma 5. Quien conoce el número puede calcular la expresión. Si {three}, vale 14.',
      'Los términos que tienen la misma letra con el mismo exponente cuentan cosas de la misma clase, y por eso se pueden reunir. Imagina cajas con el mismo número de lápices y algunos lápices sueltos: {boxes} son siete cajas y cuatro lápices sueltos. Las cajas y los lápices sueltos no se mezclan mientras nadie abra una caja. Del mismo modo, {short} no se puede acortar más.',
      'Cuando el número que ocupa el lugar de la letra es negativo, se escribe entre paréntesis. Así el signo participa en cada operación, también en el cuadrado.',
      'Así se escriben precios, distancias y áreas, y toda ecuación empieza con una expresión como estas.',
    ],
  },
  fr: {
    name: 'Expressions littérales',
    can: 'Tu calcules la valeur d’une expression et tu l’écris sous la forme la plus courte.',
    what: [
      'Une lettre représente un nombre que l’on ne connaît pas encore, ou qui peut changer. {price} signifie : prends le nombre, multiplie-le par 3, ajoute 5. Dès que l’on connaît le nombre, on peut calculer l’expression. Pour {three}, elle vaut 14.',
      'Les termes qui ont la même lettre avec le même exposant comptent des objets de même nature : on peut donc les regrouper. Imagine des boîtes contenant chacune autant de stylos, et quelques stylos à part : {boxes}, ce sont sept boîtes et quatre stylos. Tant que personne n’ouvre une boîte, boîtes et stylos ne se mélangent pas. De même, {short} ne peut pas être raccourci.',
      'Un nombre négatif qui remplace une lettre se met entre parenthèses. Ainsi, le signe participe à chaque opération, au carré aussi.',
      'On écrit ainsi des prix, des distances, des aires, et toute équation commence par une telle expression.',
    ],
  },
};
