import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Negative numbers',
    can: 'You order, add, subtract, multiply and divide numbers on both sides of 0.',
    what: [
      'Below zero the number line goes on: {first}, {second}, {third}. The further left a number is, the smaller it is, so {smaller}, even though 7 is a bigger digit than 3. Temperatures, floors below ground and debts are counted that way.',
      'Adding means walking: to the right for a positive number, to the left for a negative one. Subtracting is the walk back. Taking away a debt of five makes you richer by five, and that is why {taken} turns into {added}.',
      'In a product, like signs give plus and different signs give minus. The pattern shows it: {row_a}, {row_b}, {row_c}, and each time the first factor falls by one, the product grows by two. The next lines can only go on like that.',
    ],
  },
  es: {
    name: 'Números enteros',
    can: 'Ordenas, sumas, restas, multiplicas y divides números a los dos lados del 0.',
    what: [
      'Por debajo del cero, la recta numérica continúa: {first}, {second}, {third}. Cuanto más a la izquierda está un número, menor es; por eso {smaller}, aunque 7 parezca más que 3. Así se cuentan las temperaturas bajo cero, las plantas de un sótano y las deudas.',
      'Sumar es caminar: hacia la derecha si el número es positivo, hacia la izquierda si es negativo. Restar es el camino de vuelta. Si a alguien le quitan una deuda de cinco, tiene cinco más, y por eso {taken} se convierte en {added}.',
      'En un producto, los signos iguales dan más y los signos distintos dan menos. Se ve en esta serie: {row_a}, {row_b}, {row_c}. Cada vez que el primer factor baja uno, el producto sube dos, y las líneas siguientes solo pueden continuar igual.',
    ],
  },
  fr: {
    name: 'Nombres relatifs',
    can: 'Tu ranges, additionnes, soustrais, multiplies et divises des nombres de part et d’autre de 0.',
    what: [
      'Sous zéro, la droite graduée continue : {first}, {second}, {third}. Plus un nombre est à gauche, plus il est petit : ainsi {smaller}, même si 7 semble plus grand que 3. C’est ainsi que l’on compte les températures négatives, les étages en sous-sol et les dettes.',
      'Additionner, c’est se déplacer : vers la droite pour un nombre positif, vers la gauche pour un nombre négatif. Soustraire, c’est faire le chemin inverse. Supprimer une dette de cinq, c’est avoir cinq de plus : voilà pourquoi {taken} devient {added}.',
      'Dans un produit, deux signes identiques donnent plus, deux signes différents donnent moins. Cette suite le montre : {row_a}, {row_b}, {row_c}. Chaque fois que le premier facteur diminue de un, le produit augmente de deux, et les lignes suivantes ne peuvent que continuer ainsi.',
    ],
  },
};
