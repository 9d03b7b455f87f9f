import type { InfoDocument } from '../../../domain/document.ts';

export const fr: InfoDocument = {
  title: 'Notre pédagogie',
  lead: 'On apprend en faisant seul le pas suivant. Tout ici sert cette phrase : quand nous aidons, quand nous attendons, et comment nous le savons.',
  sections: [
    {
      id: 'one',
      title: 'Un prochain pas',
      blocks: [
        'Pour la plupart de ceux qui se disent nuls en mathématiques, on est un jour passé trop vite sur un seul pas. Quelqu’un savait compléter le carré, mais ne retirait pas ce que le carré avait apporté.',
        'Nous cherchons donc d’abord le pas. Celui qui enseigne, qu’il s’agisse d’une personne ou de notre logiciel, commence là et non au début du chapitre.',
      ],
    },
    {
      id: 'hints',
      title: 'Une aide qui grandit lentement',
      blocks: [
        'Trop tôt, l’aide enlève à l’élève son pas. Trop tard, elle lui ôte le courage. Les indices de notre tuteur de maths ont cinq degrés, et chacun demande un essai, ou les mots « je ne sais pas par où commencer ».',
        {
          kind: 'rungs',
          rungs: [
            ['H0', 'Où', 'La ligne qui diffère, marquée. Rien d’autre.'],
            ['H1', 'L’idée', 'Une question sur la notion en jeu.'],
            ['H2', 'Ce faux pas', 'Une question sur l’erreur même qui a été faite.'],
            ['H3', 'Un jumeau', 'Un problème résolu du même genre, avec d’autres nombres.'],
            ['H4', 'Ce pas', 'Montré, puis réexpliqué une fois par l’élève.'],
          ],
        },
        'Nous ne disons jamais combien d’indices il reste. Deux essais manqués sur un pas mènent à H3 ou H4, car les questions sans fin nuisent aussi.',
      ],
    },
    {
      id: 'check',
      title: 'Qui dit juste ou faux',
      blocks: [
        'Pas un modèle de langage. Chaque ligne écrite est comparée à la précédente par le calcul algébrique. Il y a trois verdicts, et le troisième est honnête :',
        {
          kind: 'verdicts',
          equal: 'C’est juste. La ligne 2 correspond à la ligne 1.',
          different: 'La ligne 2 n’équivaut plus à la ligne 1.',
          unknown: 'Nous n’avons pas pu trancher.',
        },
        'Le deuxième vient avec un nombre qui le montre, chaque fois qu’il en existe un. Le troisième ne compte jamais contre l’élève.',
      ],
    },
    {
      id: 'people',
      title: 'Ce que les personnes font mieux',
      blocks: [
        'Ici le logiciel enseigne les mathématiques, et il le dit. Les professeurs enseignent leurs matières, des sciences aux langues et à la musique. Ils entendent ce qui n’est pas écrit, changent le plan et remarquent quand le problème n’est pas le problème.',
        '[Trouvez un professeur](/tutor) par matière, langue, prix et heure.',
      ],
    },
    {
      id: 'evidence',
      title: 'Ce que dit la recherche, et ce qu’elle ne dit pas',
      blocks: [
        'Trois études ont façonné nos règles. Aucune ne parle de nous, et aucune ne montre que notre tuteur marche.',
        {
          kind: 'study-plot',
          practice: 'Exercices, chat libre',
          exam: 'Examen, chat libre',
          guarded: 'Examen, tuteur encadré',
          none: 'sans tuteur',
          noHarm: 'aucun effet nuisible mesuré',
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
              'Avec un chat libre, des notes meilleures de 48 % aux exercices, moins bonnes de 17 % à l’examen sans lui. Un tuteur qui donnait des indices au lieu de réponses a largement évité ce tort ; à l’examen, ses élèves n’ont pas fait mieux que ceux qui n’en avaient aucun.',
            ],
            ['Limites', 'Un lycée, une matière, quelques leçons. Éviter un tort n’est pas aider.'],
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
            ['Résultat', 'Entre 0,73 et 1,3 écart-type de plus que dans une classe en pédagogie active.'],
            [
              'Limites',
              'Deux leçons, mesurées aussitôt, dans un cours des auteurs eux-mêmes ; seul chez soi face à une classe réunie. Rien ne dit ce qui est resté.',
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
              '1 800 élèves : certains de leurs professeurs voyaient les suggestions d’un modèle, d’autres non.',
            ],
            [
              'Résultat',
              'La part d’élèves qui ont maîtrisé le sujet du cours était plus élevée de quatre points.',
            ],
            [
              'Limites',
              'Une prépublication, et un autre produit : nos professeurs ne reçoivent pas de telles suggestions.',
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
      title: 'Ce que nous n’affirmons pas',
      blocks: [
        'Nous ne disons pas que notre service améliore les notes. Nous ne l’avons pas mesuré, et d’ici là nous ne le laisserons pas entendre. Nous ne soignons ni ne diagnostiquons rien, pas même avec le tuteur Concentration.',
        'Si vous trouvez une erreur sur cette page ou dans une vérification, [écrivez-nous](/contact?about=mistake). Nous changeons la page et la date.',
      ],
    },
  ],
  ways: [
    ['Essayer le tuteur', '/tutor-models'],
    ['Trouver un professeur', '/tutor'],
  ],
};
