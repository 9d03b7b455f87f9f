import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Linear equations',
    can: 'You find the number that makes an equation true, in two steps.',
    what: [
      'An equation says that two sides are worth the same. In {example} a number is doubled, 3 is added, and the result is 11. Solving it means finding out which number that was.',
      'Think of a pair of scales that stands level. Whatever is done to one side is done to the other, and it stays level. So the things that were done to the unknown are undone one by one, the last one first: subtract 3 on both sides, which leaves {taken}; divide both sides by 2, which leaves {solved}.',
      'The answer can always be checked: put the number in place of the letter and see whether both sides agree. Twice 4 plus 3 is 11. It fits.',
    ],
  },
  es: {
    name: 'Ecuaciones lineales',
    can: 'Encuentras el número que cumple una ecuación, en dos pasos.',
    what: [
      'Una ecuación dice que dos lados valen lo mismo. En {example} un número se duplica, se le suma 3 y el resultado es 11. Resolverla es averiguar qué número era.',
      'Piensa en una balanza equilibrada. Lo que se hace en un lado se hace también en el otro, y sigue equilibrada. Por eso se deshace, una por una, cada cosa que se le hizo a la incógnita, empezando por la última: se resta 3 en los dos lados y queda {taken}; se dividen los dos lados entre 2 y queda {solved}.',
      'La respuesta siempre se puede comprobar: pon el número en el lugar de la letra y mira si los dos lados coinciden. El doble de 4, más 3, es 11. Encaja.',
    ],
  },
  fr: {
    name: 'Équations du premier degré',
    can: 'Tu trouves le nombre qui vérifie une équation, en deux étapes.',
    what: [
      'Une équation dit que deux membres ont la même valeur. Dans {example}, on double un nombre, on ajoute 3, et on obtient 11. La résoudre, c’est retrouver ce nombre.',
      'Pense à une balance en équilibre. Ce que l’on fait d’un côté, on le fait de l’autre, et l’équilibre demeure. On défait donc une à une les opérations subies par l’inconnue, en commençant par la dernière : on retranche 3 aux deux membres, il reste {taken} ; on divise les deux membres par 2, il reste {solved}.',
      'La réponse se vérifie toujours : remplace la lettre par le nombre et regarde si les deux membres sont égaux. Le double de 4, plus 3, donne 11. Cela convient.',
    ],
  },
};
