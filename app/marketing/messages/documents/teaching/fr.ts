import type { InfoDocument } from '../../../domain/document.ts';

export const fr: InfoDocument = {
  title: 'Notre pédagogie',
  lead: 'On apprend en faisant soi-même le pas suivant. Tout le reste en découle : quand nous aidons, quand nous attendons, et comment nous savons que cela marche.',
  sections: [
    {
      id: 'one',
      title: 'Le pas suivant',
      blocks: [
        'Ceux qui se disent nuls en maths ont souvent dû, un jour, passer trop vite sur un seul pas. Ils savaient compléter le carré, par exemple, mais oubliaient de retirer ce qu’ils avaient ajouté.',
        'Nous cherchons donc d’abord le pas. Le professeur, ou notre tuteur de maths, commence là et non au début du chapitre.',
      ],
    },
    {
      id: 'hints',
      title: 'Une aide progressive',
      blocks: [
        'Si l’aide arrive trop tôt, l’élève ne fait plus le pas lui-même. Si elle arrive trop tard, il se décourage. Les indices de notre tuteur de maths ont cinq niveaux : pour passer au suivant, il faut avoir essayé, ou dire qu’on ne sait pas par où commencer.',
        {
          kind: 'rungs',
          rungs: [
            ['H0', 'Où', 'La ligne qui ne correspond pas est marquée. Rien d’autre.'],
            ['H1', 'L’idée', 'Une question sur la notion en jeu.'],
            ['H2', 'Cette erreur', 'Une question sur l’erreur qui a été faite.'],
            ['H3', 'Un semblable', 'Un problème semblable, résolu, avec d’autres nombres.'],
            ['H4', 'Ce pas', 'Nous le montrons, puis l’élève l’explique à son tour.'],
          ],
        },
        'Nous ne disons jamais combien d’indices il reste. Après deux essais manqués sur un pas, nous passons à H3 ou H4, car les questions sans fin n’aident pas non plus.',
      ],
    },
    {
      id: 'check',
      title: 'Qui décide si c’est juste',
      blocks: [
        'Ce n’est pas un modèle de langage. Chaque ligne est comparée à la précédente par le calcul. Trois réponses sont possibles, et la troisième est la plus honnête :',
        {
          kind: 'verdicts',
          equal: 'C’est juste. La ligne 2 correspond à la ligne 1.',
          different: 'La ligne 2 n’est plus équivalente à la ligne 1.',
          unknown: 'Nous n’avons pas pu trancher.',
        },
        'Dans le deuxième cas, nous montrons un nombre qui le prouve, chaque fois qu’il en existe un. Le troisième ne compte jamais contre l’élève.',
      ],
    },
    {
      id: 'people',
      title: 'Ce que les personnes font mieux',
      blocks: [
        'Le tuteur de maths est un logiciel, et il ne s’en cache pas. Les professeurs enseignent leurs matières, des sciences aux langues et à la musique. Ils entendent ce qui n’est pas écrit, changent de plan et remarquent quand la difficulté est ailleurs que dans l’exercice.',
        '[Trouvez un professeur](/tutor) par matière, langue, prix et heure.',
      ],
    },
    {
      id: 'evidence',
      title: 'Ce que dit la recherche, et ce qu’elle ne dit pas',
      blocks: [
        'Nous nous appuyons sur trois études. Aucune ne parle de nous, et aucune ne prouve que notre tuteur fonctionne.',
        {
          kind: 'study-plot',
          practice: 'Exercices, chat libre',
          exam: 'Examen, chat libre',
          guarded: 'Examen, tuteur encadré',
          none: 'sans tuteur',
          noHarm: 'aucun effet négatif mesuré',
          label:
            'Bastani et al. 2025 : avec un chat libre, 48 pour cent de plus aux exercices, 17 pour cent de moins à l’examen ; le tuteur encadré a largement évité le tort',
          caption: 'Bastani et al., 2025 : résultats comparés à une classe sans tuteur IA.',
        },
        {
          kind: 'study',
          title: 'Un chat libre peut nuire',
          rows: [
            ['Qui', 'Près de 1 000 élèves d’un lycée en Turquie, mathématiques.'],
            [
              'Résultat',
              'Avec un chat libre, les notes étaient meilleures de 48 % aux exercices, mais moins bonnes de 17 % à l’examen, sans le chat. Un tuteur qui donnait des indices au lieu de réponses a presque entièrement évité cette baisse ; à l’examen, ses élèves n’ont pas fait mieux que ceux qui n’avaient pas de tuteur.',
            ],
            [
              'Limites',
              'Un seul lycée, une matière, quelques leçons. Ne pas nuire, ce n’est pas encore aider.',
            ],
            [
              'Source',
              'Bastani et al. : Generative AI without guardrails can harm learning. PNAS 122 (26), 2025. [doi:10.1073/pnas.2422633122](https://doi.org/10.1073/pnas.2422633122)',
            ],
          ],
        },
        {
          kind: 'study',
          title: 'Un tuteur conçu avec soin peut bien enseigner',
          rows: [
            ['Qui', '194 étudiants d’un cours de physique à Harvard.'],
            ['Résultat', 'Un gain de 0,73 à 1,3 écart-type par rapport à une classe en pédagogie active.'],
            [
              'Limites',
              'Deux leçons, avec un test juste après, dans un cours donné par les auteurs ; on compare un élève seul chez lui à une classe entière. L’étude ne dit pas ce que les élèves ont retenu ensuite.',
            ],
            [
              'Source',
              'Kestin et al. : AI tutoring outperforms in-class active learning. Scientific Reports 15, 17458, 2025. [doi:10.1038/s41598-025-97652-6](https://doi.org/10.1038/s41598-025-97652-6)',
            ],
          ],
        },
        {
          kind: 'study',
          title: 'Aidées, les personnes enseignent mieux',
          rows: [
            [
              'Qui',
              '1 800 élèves : une partie de leurs professeurs voyait les suggestions d’un modèle, l’autre non.',
            ],
            [
              'Résultat',
              'Avec ces suggestions, quatre points de pourcentage de plus d’élèves ont maîtrisé le sujet du cours.',
            ],
            [
              'Limites',
              'C’est une prépublication, sur un autre produit : nos professeurs ne reçoivent pas ces suggestions.',
            ],
            [
              'Source',
              'Wang et al. : Tutor CoPilot. 2024. [arXiv:2410.03017](https://arxiv.org/abs/2410.03017)',
            ],
          ],
        },
      ],
    },
    {
      id: 'limits',
      title: 'Ce que nous ne promettons pas',
      blocks: [
        'Nous ne disons pas que notre service améliore les notes. Nous ne l’avons pas mesuré ; tant que ce n’est pas fait, nous ne le laisserons pas entendre. Nous ne posons aucun diagnostic et ne soignons rien, pas même avec le style Concentration.',
        'Si vous trouvez une erreur sur cette page ou dans une vérification, [écrivez-nous](/contact?about=mistake). Nous corrigerons la page et sa date.',
      ],
    },
  ],
  ways: [
    ['Essayer le tuteur', '/tutor-models'],
    ['Trouver un professeur', '/tutor'],
  ],
};
