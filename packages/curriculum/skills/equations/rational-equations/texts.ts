import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Equations with algebraic fractions',
    can: 'You solve equations with the unknown in a denominator and reject what is not allowed.',
    what: [
      'In {example} the unknown is below a fraction bar. Nothing can be divided by 0, so before anything else note the condition that keeps every denominator from being 0: here {excluded}. A value that breaks it cannot be a solution, whatever comes out later.',
      'Then every term on both sides is multiplied by the common denominator. It is as if a cake cut into odd pieces were measured with a finer knife: afterwards only whole pieces are left, {cleared}, and the equation is one of a kind already known. Terms without a fraction are multiplied as well.',
      'In the end each result is checked against the condition. In {fake} multiplying gives x = 2, but 2 is forbidden, so nothing solves it. Such equations describe work done together, speeds and times, resistances, mixtures.',
    ],
  },
  es: {
    name: 'Ecuaciones con la incógnita en el denominador',
    can: 'Resuelves ecuaciones con la incógnita en un denominador y descartas los valores no permitidos.',
    what: [
      'En {example} la incógnita está debajo de una raya de fracción. No se puede dividir entre 0; por eso, antes de nada, se anota la condición para que ningún denominador sea 0: aquí {excluded}. Un valor que no la cumple no puede ser solución, salga lo que salga después.',
      'Luego se multiplican todos los términos de los dos lados por el denominador común. Es como repartir de nuevo una tarta cortada en trozos desiguales con un cuchillo más fino: al final solo quedan trozos enteros, {cleared}, y la ecuación es de un tipo conocido. También se multiplican los términos sin fracción.',
      'Al final cada resultado se compara con la condición. En {fake}, al multiplicar sale x = 2, pero el 2 está prohibido, así que no hay solución. Estas ecuaciones describen trabajos hechos a la vez, velocidades y tiempos, resistencias o mezclas.',
    ],
  },
  fr: {
    name: 'Équations avec l’inconnue au dénominateur',
    can: 'Tu résous des équations où l’inconnue est au dénominateur, et tu écartes les valeurs interdites.',
    what: [
      'Dans {example}, l’inconnue est sous un trait de fraction. On ne divise pas par 0 ; on note donc avant tout la condition pour qu’aucun dénominateur ne soit nul : ici {excluded}. Elle donne l’ensemble de définition. Une valeur interdite ne peut pas être solution, quoi qu’il sorte ensuite.',
      'Puis on multiplie chaque terme des deux membres par le dénominateur commun. C’est comme recouper avec un couteau plus fin un gâteau aux parts inégales : il ne reste que des parts entières, {cleared}, et l’équation est d’un type connu. Les termes sans fraction sont multipliés eux aussi.',
      'À la fin, on confronte chaque résultat à la condition de départ. Dans {fake}, on trouve x = 2, mais 2 est interdit : rien ne convient. De telles équations décrivent des travaux faits ensemble, des vitesses et des durées, des résistances, des mélanges.',
    ],
  },
};
