import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Taking out a common factor',
    can: 'You find what all terms share and write the sum as a product.',
    what: [
      'Expanding turns a product into a sum. Taking out a common factor is the way back: {sum} becomes {product}. Both are worth the same for every number, but the product shows more. You can see when it is 0, and you can cancel with it.',
      'Look for what divides every term: first the largest number, then each letter with the smallest exponent that occurs. In {long} the numbers share 6 and the letters share {letters}. Write the shared factor in front; what is left of each term goes in the bracket, {taken}.',
      'Think of parcels. Twelve apples and eight pears can be packed into four equal bags: four bags with three apples and two pears in each. A larger number of equal bags is not possible.',
      'A term that is itself the shared factor leaves a 1 behind, because something is left to multiply. Expanding your result shows at once whether it is right.',
    ],
  },
  es: {
    name: 'Sacar factor común',
    can: 'Encuentras lo que comparten todos los términos y escribes la suma como producto.',
    what: [
      'Desarrollar convierte un producto en una suma. Sacar factor común es el camino de vuelta: {sum} pasa a ser {product}. Ambas expresiones valen lo mismo para cualquier número, pero el producto muestra más: se ve cuándo vale 0 y permite simplificar.',
      'Busca lo que divide a todos los términos: primero el número más grande posible y después cada letra con el menor exponente que aparezca. En {long} los números comparten 6 y las letras comparten {letters}. Delante se escribe el factor común; dentro del paréntesis, lo que queda de cada término: {taken}.',
      'Piensa en paquetes. Doce manzanas y ocho peras se pueden repartir en cuatro bolsas iguales, con tres manzanas y dos peras en cada una. Más bolsas iguales no se pueden hacer.',
      'Un término que coincide con el factor común deja un 1 en su lugar, porque algo tiene que quedar para multiplicar. Al desarrollar el resultado se ve enseguida si es correcto.',
    ],
  },
  fr: {
    name: 'Factoriser par un facteur commun',
    can: 'Tu repères ce que tous les termes ont en commun et tu écris la somme comme un produit.',
    what: [
      'Développer transforme un produit en somme. Mettre en facteur, c’est le chemin du retour : {sum} devient {product}. Les deux écritures ont toujours la même valeur, mais le produit en montre davantage : on voit quand il est nul et on peut s’en servir pour simplifier.',
      'Cherche ce qui divise tous les termes : d’abord le plus grand nombre possible, puis chaque lettre avec le plus petit exposant présent. Dans {long}, les nombres ont 6 en commun et les lettres {letters}. On écrit le facteur commun devant ; dans la parenthèse reste ce qui subsiste de chaque terme : {taken}.',
      'Pense à des paquets. Douze pommes et huit poires remplissent quatre sachets identiques, avec trois pommes et deux poires dans chacun. On ne peut pas en faire davantage.',
      'Un terme égal au facteur commun laisse un 1 à sa place, car il doit rester quelque chose à multiplier. Développer le résultat montre aussitôt s’il est juste.',
    ],
  },
};
