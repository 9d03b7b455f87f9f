import type { DeploymentFacts, InfoDocument } from '../../../domain/document.ts';

export const fr = ({ card, google, model, platform }: DeploymentFacts): InfoDocument => ({
  title: 'Confidentialité',
  lead: 'Quelles données nous gardons, pourquoi, combien de temps et qui les voit. Ni publicité, ni vente de données, ni rien de chargé depuis les serveurs d’autres entreprises.',
  sections: [
    { id: 'who', title: 'Qui est responsable', blocks: [{ kind: 'owner', privacy: true }] },
    {
      id: 'what',
      title: 'Ce que nous gardons, pourquoi, combien de temps',
      blocks: [
        {
          kind: 'rows',
          rows: [
            [
              'Votre compte',
              'E-mail, nom si vous le donnez, mot de passe sous forme hachée, anciennes adresses. Pour vous laisser entrer. Tant que le compte existe ; 7 jours si son adresse n’est jamais confirmée.',
            ],
            [
              'Où vous êtes connecté',
              'Appareil, navigateur, adresse réseau, première et dernière utilisation. Pour que vous le voyiez et puissiez y mettre fin dans votre compte. Jusqu’à la déconnexion. Journal du service de connexion : 3 mois.',
            ],
            [
              'Vos choix',
              'Langue, région, monnaie, fuseau et réglages de lecture. Pour vous servir de même sur chaque appareil. Tant que le compte existe. Le fait de les avoir enregistrés est noté 13 mois.',
            ],
            [
              'Profils d’élèves',
              'Prénom, tranche d’âge, classe, langue, objectifs et besoins, selon ce que vous remplissez. Pour enseigner ce qu’il faut. Tant que le profil existe.',
            ],
            [
              'Entraînement, leçons et cours',
              'Questions et réponses, ce que nous en déduisons sur chaque compétence et pourquoi, leçons faites pour vous, notes, attestations. Pour poser ensuite les questions qui aident. Tant que le profil existe ; une leçon faite sans profil, tant que le compte existe.',
            ],
            [
              'Conversations avec le tuteur de maths',
              'Ce qui a été écrit, comment cela a été vérifié, et les pensées mises de côté. Pour reprendre où l’on s’est arrêté. Jusqu’à ce que vous supprimiez la conversation ou le compte ; 30 jours sans compte. Une conversation supprimée cesse aussitôt d’être visible et disparaît en 7 jours, plus tard seulement si une personne doit encore y lire des mots par sécurité. Ces mots restent signalés 12 mois au plus.',
            ],
            [
              'Réservations',
              'Professeur, heure, prix, règles de ce jour, votre e-mail, votre note et votre fuseau ; l’adresse d’agenda privée, jusqu’à ce que vous la retiriez. Pour assurer le cours et tenir la comptabilité. 10 ans ; les heures gardées sans être réservées, 30 jours.',
            ],
            [
              'Crédits, factures et paiements',
              `Ce qui a été acheté, payé et remboursé, avec le nom et l’e-mail de l’acheteur. Parce que la loi impose une comptabilité. 10 ans${card ? ' ; les messages du prestataire de paiement, sans leur texte, 13 mois' : ''}.`,
            ],
            [
              'Notes et avis',
              'Ce que votre professeur note après un cours : tant que votre compte existe. Les étoiles et les mots que vous donnez à un professeur sont publics avec une initiale ou un prénom ; quand votre compte disparaît, les mots et le nom partent, les étoiles restent dans la moyenne.',
            ],
            [
              'Si vous enseignez',
              'Page, prix, heures, lien de réunion, congés (13 mois après le dernier) et candidature (12 mois après la décision). Pour qu’on vous trouve et qu’on réserve avec vous. Tant que des réservations vous concernent.',
            ],
            [
              'Vos messages',
              'Ce que vous écrivez sur la page de contact, et notre réponse. Pour répondre. Jusqu’à ce que ce soit fait, puis 12 mois.',
            ],
            ['E-mails envoyés', 'Une copie pendant 30 jours, pour prouver et répéter l’envoi.'],
            [
              'La sécurité du service',
              'Tentatives d’entrer dans les pages des fondateurs, 12 mois. Ce que les fondateurs ont fait avec leurs droits, 10 ans. Compteurs contre les abus, l’adresse réseau rendue illisible, un jour. Réponses gardées pour qu’un double appui ne change rien deux fois, un jour.',
            ],
            [
              'Journaux techniques',
              'Heure, adresse de l’appel sans ce qui était demandé, résultat. Pour trouver les pannes. Ni mots de passe ni contenus. 30 jours.',
            ],
          ],
        },
      ],
    },
    {
      id: 'sees',
      title: 'Qui peut le voir',
      blocks: [
        {
          kind: 'list',
          items: [
            'Vous : tout ce qui est dans votre compte, et en un fichier dès que vous le demandez.',
            'Le professeur avec qui un cours est réservé : la réservation avec votre note et le prénom de l’élève. Ce que l’élève sait, seulement si vous l’avez accepté, et seulement tant qu’un cours entre eux est à venir ou date de moins d’un mois.',
            'Nos fondateurs : les comptes avec leur adresse, leurs factures et paiements, les réservations sans le nom des élèves, les avis, les candidatures de professeurs, les questions signalées sans dire par qui, les messages qu’on nous écrit ; d’une conversation, seulement ce qui a été signalé par sécurité. Ce qu’ils en font est consigné.',
            ...(card
              ? [
                  'Stripe, notre prestataire de paiement, quand vous payez par carte sur sa page : votre adresse e-mail, le prix et son objet, et la carte, que nous ne voyons jamais.',
                ]
              : []),
            ...(google
              ? [
                  'Google, quand vous vous connectez avec lui : que vous le faites, et d’où. Il nous donne votre adresse et votre nom.',
                ]
              : []),
            ...(model
              ? [
                  `Le fournisseur d’un modèle de langage à ${model}, quand vous êtes connecté et parlez au tuteur de maths : le problème, vos lignes et vos mots de cette conversation, sans nom ni adresse. Nous gardons 13 mois la durée et le coût de chaque appel, jamais ses mots.`,
                ]
              : []),
            ...(platform
              ? [`Le fournisseur à ${platform}, qui garde pour nous les comptes et la base de données.`]
              : []),
            'L’entreprise qui achemine nos e-mails et celle qui fait tourner nos machines : ce qui passe par elles, pour notre compte.',
            'Personne d’autre. Tribunaux et autorités, seulement là où la loi nous y oblige.',
          ],
        },
        ...(model
          ? []
          : [
              'Le tuteur de maths fonctionne sur notre propre serveur. Il n’envoie à aucune autre entreprise ce que vous écrivez.',
            ]),
      ],
    },
    {
      id: 'basis',
      title: 'Sur quel fondement',
      blocks: [
        'Comptes, apprentissage et cours : parce que vous les avez demandés. Comptabilité : parce que la loi la demande. Sûreté du service et de ceux qui écrivent qu’ils ne vont pas bien : parce qu’elle compte pour vous et pour nous. Montrer à un professeur ce que sait un élève : seulement avec votre accord, que vous pouvez retirer dans le profil.',
      ],
    },
    {
      id: 'children',
      title: 'Enfants',
      blocks: [
        'Un enfant trop jeune pour avoir son propre compte a un profil dans le compte d’un parent, sans identifiant. Le titulaire du compte voit le profil, le travail et les conversations ; dites-le à l’enfant. Pour un élève, nous ne demandons ni nom de famille, ni photo, ni établissement.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies et stockage',
      blocks: [
        'Nous posons quelques petits cookies, chacun nécessaire à ce que vous avez demandé, aucun pour la publicité ni pour compter les visites. C’est pourquoi il n’y a pas de bandeau.',
        {
          kind: 'rows',
          rows: [
            [
              'prefs',
              'Langue, pays, monnaie, fuseau, luminosité et réglages de lecture, pour que la page soit juste avant d’apparaître. Un an.',
            ],
            [
              'visitor',
              'Un nombre aléatoire, seulement quand vous gardez une heure ou commencez avec le tuteur, pour que les deux restent à vous à la page suivante. Un an.',
            ],
            [
              'somebody',
              'Une fois connecté : seulement qu’une session est ouverte ici, sans dire de qui, pour que les pages apparaissent d’un coup. Jusqu’à la déconnexion, un an au plus.',
            ],
            [
              'known_device',
              'Une fois connecté : que ce navigateur est déjà entré dans votre compte. Si quelqu’un essaie des mots de passe, c’est lui que nous arrêtons, pas vous. Treize mois.',
            ],
            [
              'maintenance',
              'Seulement pour celles et ceux qui travaillent sur Curvela pendant une courte fermeture : la clé qui les laisse entrer. Jusqu’à la fermeture du navigateur.',
            ],
            ...(google
              ? [
                  [
                    'google-sign-in',
                    'Seulement pendant que vous êtes chez Google : que c’est bien ce navigateur qui est parti. Dix minutes.',
                  ] as const,
                ]
              : []),
            [
              'Stockage du navigateur',
              'La session quand vous êtes connecté ; les originaux de vos réglages de langue et de lecture ; les réponses et les notes qui ne nous sont pas encore parvenues ; ce que vous tapez en réservant ou en créant un compte, jusqu’à la fermeture de la fenêtre. Il reste sur votre appareil ; la déconnexion efface tout, sauf les réglages de lecture.',
            ],
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Vos droits',
      blocks: [
        'Dans [votre compte](/dashboard?tab=account), vous modifiez vos données, vous emportez tout dans un fichier, qui reste prêt 7 jours, et vous supprimez le compte : quatorze jours plus tard il n’existe plus, et des réservations ne reste que ce que demande la comptabilité, sans votre nom. Vous pouvez aussi demander ce que nous gardons sur vous, le faire corriger et vous opposer à un usage. [Écrivez-nous](/contact?about=privacy) ; nous répondons dans le mois. Vous pouvez aussi saisir l’autorité de protection des données de votre pays.',
      ],
    },
    {
      id: 'safe',
      title: 'Comment c’est protégé',
      blocks: [
        'Le site public répond par des connexions chiffrées, et les mots de passe sont gardés hachés. Ce qu’un navigateur peut lire directement dans la base est gardé ligne par ligne ; tout le reste, seul notre serveur le lit, en demandant à qui c’est. Si un incident touche vos données, nous vous prévenons, vous et l’autorité, dans le délai que fixe la loi.',
      ],
    },
  ],
  ways: [
    ['Une question sur vos données', '/contact?about=privacy'],
    ['Conditions d’utilisation', '/terms'],
  ],
});
