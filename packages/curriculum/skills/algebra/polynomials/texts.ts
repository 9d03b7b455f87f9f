import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Polynomials',
    can: 'You subtract, divide and factorise polynomials, and find where they are 0.',
    what: [
      'A polynomial is a sum of powers of one letter, each with a number in front, such as {cubic}. The highest exponent is its degree. It decides how the curve runs far out to the left and right.',
      'Polynomials are calculated with much as whole numbers are. The powers play the part of hundreds, tens and ones: only the same powers are added. Division works as on paper too: how often does the highest power go in, multiply back, subtract, bring down the next.',
      'When {divisor} is the divisor, the remainder is the value of the polynomial at 2. For the polynomial above this is 0, so nothing is left over and {divisor} is a factor. In this way every place where the curve meets the horizontal axis gives one bracket: {factored}.',
      'Volumes, paths and approximations of complicated curves are written with polynomials.',
    ],
  },
  es: {
    name: 'Polinomios',
    can: 'Restas, divides y factorizas polinomios y encuentras dónde valen 0.',
    what: [
      'Un polinomio es una suma de potencias de una letra, cada una con un número delante, como {cubic}. El mayor exponente es su grado, y de él depende cómo va la curva muy a la izquierda y muy a la derecha.',
      'Con los polinomios se opera casi como con los números naturales. Las potencias hacen el papel de centenas, decenas y unidades: solo se suman las iguales. La división también se hace como en el papel: cuántas veces cabe la potencia mayor, se multiplica, se resta y se baja el siguiente término.',
      'Si el divisor es {divisor}, el resto es el valor del polinomio en 2. Para el polinomio de arriba ese valor es 0: no sobra nada y {divisor} es un factor. Así, cada punto donde la curva corta el eje horizontal da un paréntesis: {factored}.',
      'Con polinomios se escriben volúmenes, trayectorias y aproximaciones de curvas complicadas.',
    ],
  },
  fr: {
    name: 'Polynômes',
    can: 'Tu soustrais, divises et factorises des polynômes, et tu trouves où ils s’annulent.',
    what: [
      'Un polynôme est une somme de puissances d’une lettre, chacune précédée d’un nombre, comme {cubic}. Le plus grand exposant est son degré ; c’est lui qui décide de l’allure de la courbe très loin à gauche et à droite.',
      'On calcule avec les polynômes presque comme avec les entiers. Les puissances jouent le rôle des centaines, des dizaines et des unités : on n’additionne que celles qui sont identiques. La division aussi se pose : combien de fois le plus haut terme est-il contenu, on multiplie, on soustrait, on abaisse le suivant.',
      'Quand le diviseur est {divisor}, le reste est la valeur du polynôme en 2. Pour le polynôme ci-dessus, cette valeur est 0 : il ne reste rien et {divisor} est un facteur. Ainsi, chaque point où la courbe coupe l’axe des abscisses donne une parenthèse : {factored}.',
      'Volumes, trajectoires et approximations de courbes compliquées s’écrivent avec des polynômes.',
    ],
  },
};
