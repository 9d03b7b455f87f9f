import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Equations with the letter on both sides',
    can: 'You solve equations with brackets, fractions and the unknown on both sides.',
    what: [
      'In {example} the same unknown number is on both sides. Neither side alone tells what it is, but both together do: there is only one number for which they agree.',
      'Picture a pair of scales with five bags on the left and two on the right. Take two bags from each side: the scales stay level, and the letter is left on one side only, {gathered}. From there on it is an equation in two steps, and the bag turns out to hold 5.',
      'Brackets are multiplied out first, each term of them. Fractions go away when every term is multiplied by the common denominator. Now and then the letter disappears altogether. If something true is left, such as 4 = 4, every number is a solution; if something false is left, none is. Such equations compare two offers: they find where two prices meet.',
    ],
  },
  es: {
    name: 'Ecuaciones con la incógnita en los dos lados',
    can: 'Resuelves ecuaciones con paréntesis, fracciones e incógnita en los dos lados.',
    what: [
      'En {example} el mismo número desconocido aparece en los dos lados. Ninguno de ellos dice por sí solo cuánto vale, pero los dos juntos sí: solo con un número coinciden.',
      'Imagina una balanza con cinco bolsas a la izquierda y dos a la derecha. Quita dos bolsas de cada lado: sigue equilibrada y la letra queda en un solo lado, {gathered}. A partir de ahí es una ecuación de dos pasos, y resulta que cada bolsa vale 5.',
      'Los paréntesis se desarrollan primero, término a término. Las fracciones desaparecen al multiplicar todos los términos por el denominador común. A veces la letra se va del todo. Si queda algo cierto, como 4 = 4, cualquier número es solución; si queda algo falso, no hay ninguna. Con estas ecuaciones se comparan dos ofertas: dicen dónde se igualan sus precios.',
    ],
  },
  fr: {
    name: 'Équations avec l’inconnue dans les deux membres',
    can: 'Tu résous des équations avec des parenthèses, des fractions et l’inconnue dans les deux membres.',
    what: [
      'Dans {example}, le même nombre inconnu figure dans les deux membres. Aucun des deux ne dit à lui seul ce qu’il vaut, mais ensemble ils le disent : un seul nombre les rend égaux.',
      'Imagine une balance avec cinq sacs à gauche et deux à droite. Enlève deux sacs de chaque côté : l’équilibre demeure et la lettre ne reste que d’un côté, {gathered}. C’est alors une équation en deux étapes, et l’on trouve que chaque sac vaut 5.',
      'On développe d’abord les parenthèses, terme par terme. Les fractions disparaissent quand on multiplie chaque terme par le dénominateur commun. Parfois la lettre s’en va complètement. S’il reste une égalité vraie, comme 4 = 4, tout nombre est solution ; si elle est fausse, il n’y en a aucune. De telles équations comparent deux offres : elles trouvent où leurs prix se rejoignent.',
    ],
  },
};
