import type { InfoDocument } from '../../../domain/document.ts';

export const fr: InfoDocument = {
  title: 'Le prochain pas est à la portée de chacun.',
  lead: 'Nous voulons que personne ne décroche d’une matière parce qu’il manquait un pas et que nul ne l’a cherché.',
  sections: [
    {
      id: 'why',
      title: 'Pourquoi nous sommes là',
      blocks: [
        'On échoue rarement dans une matière entière. Il manque un pas, la classe avance, et tout ce qui suit repose sur du vide. De loin, on croit à un manque de talent. De près, on voit un signe perdu à la ligne deux.',
        'Trouver cette ligne demande quelqu’un qui ait le temps, ou un outil qui regarde chaque ligne. Nous proposons les deux : des personnes à réserver, et un tuteur de maths qui vérifie chaque ligne par le calcul.',
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
              'Vérifier honnêtement',
              'Une ligne est juste, différente, ou non tranchée. « Non tranchée » n’est jamais comptée fausse.',
            ],
            [
              'Une aide qui grandit lentement',
              'D’abord l’endroit où la ligne diffère, puis l’idée. Le pas tout fait vient en dernier.',
            ],
            [
              'Ouvert à davantage de monde',
              'Français, anglais et espagnol ; un tuteur pour les élèves qui ont des difficultés d’attention ; texte, couleurs et espacement à votre choix.',
            ],
          ],
        },
      ],
    },
    {
      id: 'not',
      title: 'Ce que nous laissons de côté',
      blocks: [
        'Pas de séries qu’on peut perdre, pas de confettis, pas de publicité, pas de badges vides. Nous ne vendons pas de données et ne disons pas qu’un logiciel remplace un enseignant.',
        'Sur les notes, nous n’affirmons rien que nous n’ayons mesuré. [Notre pédagogie](/teaching) dit ce que montre la recherche, et où elle s’arrête.',
      ],
    },
  ],
  ways: [
    ['Rencontrer l’équipe', '/meet-the-team'],
    ['Notre pédagogie', '/teaching'],
  ],
};
