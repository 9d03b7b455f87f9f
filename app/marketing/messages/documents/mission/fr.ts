import type { InfoDocument } from '../../../domain/document.ts';

export const fr: InfoDocument = {
  title: 'Le pas suivant est à la portée de chacun.',
  lead: 'Personne ne devrait décrocher dans une matière parce qu’il lui manquait un pas et que personne ne l’a cherché.',
  sections: [
    {
      id: 'why',
      title: 'Pourquoi nous sommes là',
      blocks: [
        'On est rarement mauvais dans toute une matière. Il manque un pas, la classe avance, et tout ce qui suit repose sur du vide. De loin, on croit à un manque de talent. De près, c’est un signe perdu à la deuxième ligne.',
        'Pour trouver cette ligne, il faut quelqu’un qui a le temps, ou un outil qui relit chaque ligne. Nous proposons les deux : des professeurs, et un tuteur de maths qui vérifie chaque ligne par le calcul.',
      ],
    },
    {
      id: 'what',
      title: 'Ce que nous faisons',
      blocks: [
        {
          kind: 'rows',
          rows: [
            [
              'Les personnes d’abord',
              'Chaque professeur fixe ses prix et ses heures. Vous voyez les deux, dans votre monnaie et votre fuseau, avant de décider.',
            ],
            [
              'Une vérification honnête',
              'Une ligne est juste, ne correspond plus à la précédente, ou reste sans verdict. Sans verdict, elle n’est jamais comptée comme fausse.',
            ],
            [
              'Une aide progressive',
              'D’abord l’endroit où la ligne change, puis l’idée. Le pas tout fait vient en dernier.',
            ],
            [
              'Ouvert à tous',
              'Français, anglais et espagnol ; un style pour les élèves qui ont des difficultés d’attention ; texte, couleurs et espacement au choix.',
            ],
          ],
        },
      ],
    },
    {
      id: 'not',
      title: 'Ce que nous ne faisons pas',
      blocks: [
        'Pas de séries à ne pas perdre, pas de confettis, pas de publicité, pas de badges inutiles. Nous ne vendons pas vos données et nous ne prétendons pas qu’un logiciel remplace un professeur.',
        'Sur les notes, nous ne promettons rien que nous n’ayons mesuré. La page [Notre pédagogie](/teaching) explique ce que montre la recherche, et ses limites.',
      ],
    },
  ],
  ways: [
    ['Rencontrer l’équipe', '/meet-the-team'],
    ['Notre pédagogie', '/teaching'],
  ],
};
