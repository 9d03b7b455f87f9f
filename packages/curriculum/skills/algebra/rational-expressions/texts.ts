import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Algebraic fractions',
    can: 'You simplify, multiply, divide and add fractions with letters.',
    what: [
      'In an algebraic fraction letters stand below the line. All the rules are those of number fractions. One thing is new: the denominator must not be 0, so some numbers are excluded. {fraction} has no value for {excluded}.',
      'Cancelling means dividing above and below by the same factor. A factor multiplies the whole numerator; a term of a sum does not. So first both parts are written as products. {square} is {factored}, and only now can you see that the bracket {bracket} cancels. Picture a ribbon of equal pieces: you can count it in pairs only if everything comes in pairs.',
      'To add, bring both fractions to one denominator, as with halves and thirds. What multiplies below multiplies above as well. To divide, multiply by the reciprocal.',
      'Such fractions appear wherever something is shared or compared: travel times, densities, average costs.',
    ],
  },
  es: {
    name: 'Fracciones algebraicas',
    can: 'Simplificas, multiplicas, divides y sumas fracciones con letras.',
    what: [
      'En una fracción algebraica hay letras debajo de la raya. Las reglas son las mismas que con números, con una novedad: el denominador no puede ser 0, así que algunos números quedan excluidos. {fraction} no tiene valor si {excluded}.',
      'Simplificar es dividir arriba y abajo entre el mismo factor. Un factor multiplica a todo el numerador; un término de una suma, no. Por eso primero se escriben las dos partes como productos. {square} es {factored}, y solo entonces se ve que el paréntesis {bracket} se puede simplificar. Imagina una cinta de piezas iguales: solo se puede contar por parejas si todo va por parejas.',
      'Para sumar, lleva las dos fracciones a un mismo denominador, como con medios y tercios. Lo que multiplica abajo multiplica también arriba. Para dividir, multiplica por la inversa.',
      'Estas fracciones aparecen siempre que algo se reparte o se compara: tiempos de viaje, densidades, costes medios.',
    ],
  },
  fr: {
    name: 'Fractions rationnelles',
    can: 'Tu simplifies, multiplies, divises et additionnes des fractions avec des lettres.',
    what: [
      'Dans une fraction rationnelle, il y a des lettres au dénominateur. Les règles sont celles des fractions de nombres, avec une nouveauté : le dénominateur ne doit pas être nul, certains nombres sont donc interdits. {fraction} n’a pas de valeur pour {excluded}.',
      'Simplifier, c’est diviser en haut et en bas par le même facteur. Un facteur multiplie tout le numérateur ; un terme d’une somme, non. On écrit donc d’abord les deux parties comme des produits. {square} vaut {factored}, et c’est alors seulement que l’on voit que la parenthèse {bracket} se simplifie. Imagine un ruban de morceaux égaux : on ne compte par paires que si tout va par paires.',
      'Pour additionner, on réduit au même dénominateur, comme avec les demis et les tiers. Ce qui multiplie en bas multiplie aussi en haut. Pour diviser, on multiplie par l’inverse.',
      'De telles fractions apparaissent dès que l’on partage ou compare : durées de trajet, masses volumiques, coûts moyens.',
    ],
  },
};
