import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Equations with roots',
    can: 'You solve equations with the unknown under a root, and test what you find.',
    what: [
      'A root is undone by squaring. In an equation, first get the root on its own on one side; then both whole sides are squared, and the root is gone. From {example} comes {squared}, an equation of a known kind, and it gives {two}.',
      'Squaring has a price. 3 and −3 are different, but their squares are the same; so two sides that were unequal may become equal. Squaring loses no solution, but it can bring in false ones. That is why every candidate is put into the first equation: for 0 the left side is 1 and the right side −1, so only {one} is left.',
      'The square root of a number is never negative. If a root is to equal something below 0, there is no need to calculate: nothing solves it. Roots turn up where something grows with a square: braking distances, falling stones, the view from a tower.',
    ],
  },
  es: {
    name: 'Ecuaciones con raíces',
    can: 'Resuelves ecuaciones con la incógnita bajo una raíz y compruebas lo que sale.',
    what: [
      'Una raíz se deshace elevando al cuadrado. En una ecuación, primero se deja la raíz sola en un lado; después se elevan al cuadrado los dos lados completos y la raíz desaparece. De {example} sale {squared}, una ecuación de un tipo conocido, que da {two}.',
      'Elevar al cuadrado tiene un precio. 3 y −3 son distintos, pero sus cuadrados coinciden; así, dos lados que no eran iguales pueden llegar a serlo. No se pierde ninguna solución, pero pueden entrar falsas. Por eso cada candidato se prueba en la primera ecuación: con 0, el lado izquierdo vale 1 y el derecho −1, de modo que solo queda {one}.',
      'La raíz cuadrada de un número nunca es negativa. Si una raíz tuviera que valer menos que 0, no hace falta calcular: no hay solución. Las raíces aparecen donde algo crece con un cuadrado: distancias de frenado, piedras que caen, la vista desde una torre.',
    ],
  },
  fr: {
    name: 'Équations avec des racines',
    can: 'Tu résous des équations où l’inconnue est sous une racine, et tu vérifies ce que tu trouves.',
    what: [
      'Une racine se défait en élevant au carré. Dans une équation, on isole d’abord la racine dans un membre ; puis on élève au carré chaque membre entier, et la racine disparaît. De {example} on tire {squared}, une équation d’un type connu, qui donne {two}.',
      'Élever au carré a un prix. 3 et −3 sont différents, mais leurs carrés sont égaux ; deux membres inégaux peuvent donc le devenir. On ne perd aucune solution, mais de fausses peuvent entrer. C’est pourquoi on essaie chaque candidat dans la première équation : pour 0, le membre de gauche vaut 1 et celui de droite −1, il ne reste donc que {one}.',
      'La racine carrée d’un nombre n’est jamais négative. Si une racine devait valoir moins que 0, inutile de calculer : rien ne convient. On trouve des racines là où quelque chose croît avec un carré : distances de freinage, chute d’une pierre, vue du haut d’une tour.',
    ],
  },
};
