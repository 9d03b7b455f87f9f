import type { DeploymentFacts, InfoDocument } from '../../../domain/document.ts';

export const fr = ({ card, google, model, platform }: DeploymentFacts): InfoDocument => ({
  title: 'Confidentialité',
  lead: 'Quelles données nous gardons, pourquoi, combien de temps et qui les voit. Ni publicité, ni vente de données, ni contenu chargé depuis d’autres entreprises.',
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
              'E-mail, nom si vous le donnez, mot de passe sous forme hachée, anciennes adresses. Pour que vous puissiez vous connecter. Tant que le compte existe ; 7 jours si l’adresse n’est jamais confirmée.',
            ],
            [
              'Où vous êtes connecté',
              'Appareil, navigateur, adresse réseau, première et dernière utilisation. Pour que vous puissiez le voir et fermer une session depuis votre compte. Jusqu’à la déconnexion. Journal du service de connexion : 3 mois.',
            ],
            [
              'Vos choix',
              'Langue, région, monnaie, fuseau et réglages de lecture. Pour que vous les retrouviez sur chaque appareil. Tant que le compte existe. La date à laquelle vous les avez enregistrés est gardée 13 mois.',
            ],
            [
              'Profils d’élèves',
              'Prénom, tranche d’âge, classe, langue, objectifs et besoins, selon ce que vous indiquez. Pour adapter l’enseignement. Tant que le profil existe. Si personne n’utilise le profil d’un enfant pendant deux ans, nous vous écrivons, puis nous le supprimons un mois plus tard.',
            ],
            [
              'Entraînement, leçons et cours',
              'Questions et réponses, ce que nous en déduisons sur chaque compétence et pourquoi, leçons préparées pour vous, notes, attestations. Pour poser ensuite les questions utiles. Tant que le profil existe ; une leçon sans profil, tant que le compte existe.',
            ],
            [
              'Conversations avec le tuteur de maths',
              'Ce que vous avez écrit, comment nous l’avons vérifié, et les idées mises de côté. Pour reprendre là où vous vous êtes arrêté. Jusqu’à ce que vous supprimiez la conversation ou le compte ; 30 jours sans compte. Une conversation supprimée cesse aussitôt d’être visible et disparaît en 7 jours, ou plus tard si une personne doit encore y lire un passage pour des raisons de sécurité. Ce passage reste signalé 12 mois au plus.',
            ],
            [
              'Réservations',
              'Professeur, heure, prix, règles en vigueur ce jour-là, votre e-mail, votre mot et votre fuseau ; l’adresse d’agenda privée, jusqu’à ce que vous la retiriez. Pour assurer le cours et tenir la comptabilité. 10 ans ; les créneaux gardés mais non réservés, 30 jours.',
            ],
            [
              'Crédits, factures et paiements',
              `Ce qui a été acheté, payé et remboursé, avec le nom et l’e-mail de l’acheteur. Parce que la loi impose une comptabilité. 10 ans${card ? ' ; les messages du prestataire de paiement, sans leur texte, 13 mois' : ''}.`,
            ],
            [
              'Notes et avis',
              'Ce que votre professeur note après un cours : tant que votre compte existe. Les étoiles et l’avis que vous donnez à un professeur sont publics, avec une initiale ou un prénom ; si vous supprimez votre compte, l’avis et le nom sont effacés, les étoiles restent dans la moyenne.',
            ],
            [
              'Si vous enseignez',
              'Page, prix, heures, lien de réunion, congés (13 mois après le dernier) et candidature (12 mois après la décision). Pour qu’on vous trouve et qu’on réserve avec vous. Tant qu’il existe des réservations avec vous.',
            ],
            [
              'Vos messages',
              'Ce que vous écrivez sur la page de contact, et notre réponse. Pour vous répondre. Jusqu’à ce que ce soit réglé, puis 12 mois.',
            ],
            ['E-mails envoyés', 'Une copie pendant 30 jours, pour prouver l’envoi et pouvoir le refaire.'],
            [
              'La sécurité du service',
              'Tentatives d’accès aux pages des fondateurs, 12 mois. Les conversations lues par un adulte associé, 3 mois. Ce que les fondateurs ont fait avec leurs droits, 10 ans. Compteurs contre les abus, avec l’adresse réseau rendue illisible, un jour. Réponses gardées pour qu’un double clic ne fasse rien deux fois, un jour.',
            ],
            [
              'Journaux techniques',
              'Heure, adresse de la page sans ce qui était demandé, résultat. Pour trouver les pannes. Ni mots de passe ni contenus. 30 jours.',
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
            'Vous : tout ce qui est dans votre compte, en un fichier si vous le demandez.',
            'Les adultes associés. L’adulte qui accompagne un mineur ayant son propre compte : ses progrès, ses cours réservés et ses conversations avec le tuteur de maths ; il reçoit un e-mail si quelque chose d’inquiétant est écrit, et nous notons quand il lit les conversations. Le second adulte d’une famille : progrès, cours réservés et consentements, mais ni conversations, ni paiements, ni factures. Chaque partie peut mettre fin au lien à tout moment, et tout cela cesse aussitôt.',
            'Le professeur avec qui un cours est réservé : la réservation avec votre mot et le prénom de l’élève. Ce que l’élève sait, seulement si vous l’avez accepté, et seulement tant qu’un cours est prévu entre eux ou date de moins d’un mois.',
            'Nos fondateurs : les comptes avec leur adresse, leurs factures et paiements, les réservations sans le nom des élèves, les avis, les candidatures de professeurs, les questions signalées sans dire par qui, les messages qu’on nous écrit ; dans une conversation, seulement ce qui a été signalé pour des raisons de sécurité. Tout ce qu’ils font est consigné.',
            ...(card
              ? [
                  'Stripe, notre prestataire de paiement, quand vous payez par carte sur sa page : votre adresse e-mail, le prix et son objet, et la carte, que nous ne voyons jamais.',
                ]
              : []),
            ...(google
              ? [
                  'Google, si vous vous connectez avec votre compte Google : que vous le faites, et d’où. Il nous donne votre e-mail et votre nom.',
                ]
              : []),
            ...(model
              ? [
                  `Le fournisseur d’un modèle de langage à ${model}, quand vous êtes connecté et parlez au tuteur de maths : le problème, vos lignes et ce que vous dites dans cette conversation, sans nom ni adresse. Pour un enfant, seulement avec votre accord. Nous gardons 13 mois la durée et le coût de chaque appel, jamais son contenu.`,
                ]
              : []),
            ...(platform
              ? [`Le fournisseur à ${platform}, qui garde pour nous les comptes et la base de données.`]
              : []),
            'L’entreprise qui envoie nos e-mails et celle qui héberge nos serveurs : ce qui passe par elles, pour notre compte.',
            'Personne d’autre. Les tribunaux et les autorités, seulement si la loi nous y oblige.',
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
      title: 'Sur quelle base légale',
      blocks: [
        'Comptes, apprentissage et cours : parce que vous les avez demandés. Comptabilité : parce que la loi l’exige. Sécurité du service et de ceux qui écrivent qu’ils ne vont pas bien : parce que c’est important pour vous comme pour nous. Montrer à un professeur ce que sait un élève : seulement avec votre accord, que vous pouvez retirer dans le profil.',
      ],
    },
    {
      id: 'children',
      title: 'Enfants',
      blocks: [
        'Un enfant trop jeune pour avoir son propre compte a un profil dans le compte d’un parent, sans identifiant. Le titulaire du compte voit le profil, le travail et les conversations ; dites-le à l’enfant. Un mineur qui a son propre compte peut inviter un ou deux adultes pour l’accompagner, et un parent peut inviter un second adulte de la famille ; ce qu’ils voient est indiqué [plus haut](/privacy#sees). Pour un élève, nous ne demandons ni nom de famille, ni photo, ni établissement.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies et stockage',
      blocks: [
        'Nous utilisons quelques cookies, tous nécessaires à ce que vous demandez, aucun pour la publicité ni pour compter les visites. C’est pourquoi il n’y a pas de bandeau.',
        {
          kind: 'rows',
          rows: [
            [
              'prefs',
              'Langue, pays, monnaie, fuseau, luminosité et réglages de lecture, pour que la page s’affiche tout de suite comme il faut. Un an.',
            ],
            [
              'visitor',
              'Un nombre aléatoire, seulement quand vous choisissez un créneau ou commencez avec le tuteur, pour les retrouver à la page suivante. Un an.',
            ],
            [
              'somebody',
              'Une fois connecté : seulement qu’une session est ouverte ici, sans dire par qui, pour que les pages s’affichent d’un coup. Jusqu’à la déconnexion, un an au plus.',
            ],
            [
              'known_device',
              'Une fois connecté : que ce navigateur s’est déjà connecté à votre compte. Si quelqu’un essaie des mots de passe, c’est lui que nous bloquons, pas vous. Treize mois.',
            ],
            [
              'maintenance',
              'Seulement pour l’équipe qui travaille sur Curvela pendant une maintenance : la clé qui la laisse entrer. Jusqu’à la fermeture du navigateur.',
            ],
            ...(google
              ? [
                  [
                    'google-sign-in',
                    'Seulement pendant la connexion chez Google : que vous êtes parti de ce navigateur. Dix minutes.',
                  ] as const,
                ]
              : []),
            [
              'Stockage du navigateur',
              'La session quand vous êtes connecté ; vos réglages de langue et de lecture ; les réponses et les notes qui ne nous sont pas encore parvenues ; ce que vous tapez en réservant ou en créant un compte, jusqu’à la fermeture de la fenêtre. Tout reste sur votre appareil ; la déconnexion efface tout, sauf les réglages de lecture.',
            ],
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Vos droits',
      blocks: [
        'Dans [votre compte](/dashboard?tab=account), vous pouvez modifier vos données, tout télécharger dans un fichier, disponible 7 jours, et supprimer le compte : il est effacé quatorze jours plus tard, et des réservations il ne reste que ce qu’exige la comptabilité, sans votre nom. Vous pouvez aussi demander ce que nous gardons sur vous, le faire corriger et vous opposer à une utilisation. [Écrivez-nous](/contact?about=privacy) ; nous répondons dans le mois. Vous pouvez aussi saisir l’autorité de protection des données de votre pays.',
      ],
    },
    {
      id: 'safe',
      title: 'Comment nous protégeons vos données',
      blocks: [
        'Le site utilise des connexions chiffrées, et les mots de passe sont gardés hachés. Ce qu’un navigateur peut lire directement dans la base est protégé ligne par ligne ; le reste, seul notre serveur le lit, après avoir vérifié à qui c’est. Si un incident touche vos données, nous vous prévenons, vous et l’autorité, dans le délai que fixe la loi.',
      ],
    },
  ],
  ways: [
    ['Une question sur vos données', '/contact?about=privacy'],
    ['Conditions d’utilisation', '/terms'],
  ],
});
