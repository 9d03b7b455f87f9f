import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Arithmetic sequences',
    can: 'You find any term of a sequence with equal steps, its rule and the sum of its terms.',
    what: [
      'In an arithmetic sequence the same number is added from each term to the next. In {sequence} this difference is {step}. Think of a staircase with equal steps.',
      'To reach the term in position n, start at the first one and climb. There is one step fewer than there are terms, because the first term needs none: {rule}. When the difference is negative, the stairs lead down.',
      'For the sum, pair the terms: the first with the last, the second with the last but one. Every pair adds up to the same, and there are half as many pairs as terms: {sum}.',
      'Such sequences are found wherever something changes by a fixed amount: seats in the rows of a theatre, a training plan with two more minutes each day, a loan paid back in equal parts.',
    ],
  },
  es: {
    name: 'Sucesiones aritméticas',
    can: 'Hallas cualquier término de una sucesión de pasos iguales, su término general y la suma de sus términos.',
    what: [
      'En una sucesión aritmética se suma siempre el mismo número para pasar de un término al siguiente. En {sequence} esa diferencia es {step}. Piensa en una escalera de peldaños iguales.',
      'Para llegar al término que ocupa el lugar n, se parte del primero y se sube. Hay un paso menos que términos, porque el primero no necesita ninguno: {rule}. Si la diferencia es negativa, la escalera baja.',
      'Para sumar, se forman parejas: el primero con el último, el segundo con el penúltimo. Todas suman lo mismo y hay la mitad de parejas que de términos: {sum}.',
      'Estas sucesiones aparecen donde algo cambia en una cantidad fija: las butacas de las filas de un teatro, un plan de entrenamiento con dos minutos más cada día, un préstamo que se devuelve en partes iguales.',
    ],
  },
  fr: {
    name: 'Suites arithmétiques',
    can: 'Tu trouves n’importe quel terme d’une suite à pas égaux, son terme général et la somme de ses termes.',
    what: [
      'Dans une suite arithmétique, on ajoute toujours le même nombre pour passer d’un terme au suivant. Dans {sequence}, cette raison est {step}. Pense à un escalier aux marches égales.',
      'Pour atteindre le terme de rang n, on part du premier et l’on monte. Il y a un pas de moins que de termes, car le premier n’en demande aucun : {rule}. Si la raison est négative, l’escalier descend.',
      'Pour la somme, on forme des paires : le premier avec le dernier, le deuxième avec l’avant-dernier. Toutes ont le même total, et il y a moitié moins de paires que de termes : {sum}.',
      'On rencontre de telles suites dès que quelque chose varie d’une quantité fixe : les places dans les rangs d’un théâtre, un entraînement plus long de deux minutes chaque jour, un prêt remboursé en parts égales.',
    ],
  },
};
