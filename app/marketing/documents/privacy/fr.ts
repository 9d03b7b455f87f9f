import type { InfoDocument, Paying } from '../document.ts';

export const fr = ({ card }: Paying): InfoDocument => ({
  title: 'Confidentialité',
  lead: 'Quelles données nous gardons, pourquoi, combien de temps, et qui peut les voir. Pas de publicité, pas de données vendues, rien de chargé depuis les serveurs d’autres entreprises.',
  sections: [
    { id: 'who', title: 'Qui est responsable', blocks: [{ kind: 'owner' }] },
    {
      id: 'what',
      title: 'Ce que nous gardons, et pourquoi',
      blocks: [
        {
          kind: 'rows',
          rows: [
            [
              'Votre compte',
              'E-mail, nom si vous le donnez, mot de passe sous forme hachée. Pour vous laisser entrer. Tant que le compte existe.',
            ],
            [
              'Vos sessions',
              'Appareil, navigateur, adresse réseau, première et dernière utilisation de chaque endroit où vous êtes identifié. Pour que vous les voyiez et puissiez y mettre fin, dans votre compte. Jusqu’à la fin de la session.',
            ],
            [
              'Vos choix',
              'Langue, région, monnaie, fuseau et réglages de lecture, et le fait de les avoir enregistrés. Pour vous servir de même sur chaque appareil. Les choix tant que le compte existe, la trace de l’enregistrement 13 mois.',
            ],
            [
              'Tentatives d’entrer dans les pages des fondateurs',
              'Adresse du compte, page, heure, navigateur. Pour remarquer les abus. 12 mois.',
            ],
            [
              'Profils d’élèves',
              'Prénom, tranche d’âge, classe, langue, buts et besoins, selon ce que vous remplissez. Pour enseigner ce qu’il faut. Tant que le compte existe.',
            ],
            [
              'Réservations',
              'Professeur, heure, prix, règles de ce jour. Pour tenir la séance et les comptes que la loi demande.',
            ],
            [
              'Conversations avec le tuteur logiciel',
              'Ce qui a été écrit et comment cela a été vérifié. Pour reprendre où l’on s’est arrêté. Tant que le compte existe ; 30 jours sans compte.',
            ],
            [
              'Messages à notre adresse',
              'Ce que vous écrivez sur la page de contact. Pour répondre. Jusqu’à la réponse, puis 12 mois.',
            ],
            ['E-mails envoyés', 'Une copie pendant 30 jours, pour prouver et répéter l’envoi.'],
            [
              'Journaux techniques',
              'Heure, adresse de l’appel, résultat. Pour la sûreté de la maison. Ni mots de passe ni contenu d’e-mails.',
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
            'Vous : tout ce qui est dans votre compte.',
            'Le professeur réservé : votre réservation.',
            'Nos fondateurs : les réservations et les messages qu’on nous écrit ; une conversation avec le tuteur logiciel seulement si elle a été signalée pour raison de sécurité.',
            ...(card
              ? [
                  'Stripe, notre prestataire de paiement, quand vous payez par carte sur sa page : votre adresse e-mail, le prix et son objet, et la carte, que nous ne voyons jamais.',
                ]
              : []),
            'Personne d’autre. Tribunaux et autorités, seulement là où la loi nous y oblige.',
          ],
        },
        'Le tuteur logiciel travaille sur notre propre serveur. Il n’envoie à aucune autre entreprise ce que vous écrivez.',
      ],
    },
    {
      id: 'children',
      title: 'Enfants',
      blocks: [
        'Un enfant plus jeune a un profil dans le compte d’un parent, sans identifiant. Le parent voit le profil et ses conversations, et l’enfant en est informé. Nous ne demandons d’un élève ni nom de famille, ni photo, ni établissement.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies et stockage',
      blocks: [
        'Nous posons quelques petits cookies, chacun nécessaire à ce que vous avez demandé, aucun pour la publicité. C’est pourquoi il n’y a pas de bandeau.',
        {
          kind: 'rows',
          rows: [
            [
              'prefs',
              'Langue, pays, monnaie, fuseau, luminosité et réglages de lecture, pour que la page soit juste avant d’apparaître. Un an.',
            ],
            [
              'visiteur',
              'Un nombre au hasard, seulement quand vous gardez une heure ou commencez avec le tuteur sans compte, pour que les deux restent à vous à la page suivante.',
            ],
            [
              'known_device',
              'Une fois identifié : que ce navigateur est déjà entré dans votre compte. Si quelqu’un essaie des mots de passe, c’est lui que nous arrêtons, pas vous. Treize mois.',
            ],
            [
              'google-sign-in',
              'Seulement pendant que vous êtes chez Google : que c’est bien ce navigateur qui est parti. Dix minutes.',
            ],
            [
              'Stockage du navigateur',
              'La session quand vous êtes identifié, et les originaux de vos réglages de langue et de lecture. Il reste sur votre appareil.',
            ],
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Vos droits',
      blocks: [
        'Dans [votre compte](/dashboard?tab=account), vous modifiez vos données, vous emportez tout dans un fichier et vous fermez le compte : quatorze jours plus tard il n’existe plus, et des réservations ne reste que ce que demande la comptabilité, sans votre nom. Vous pouvez aussi demander ce que nous gardons sur vous et vous opposer à un usage. [Écrivez-nous](/contact?about=privacy) ; nous répondons dans le mois, comme le demandent les droits européen et colombien. Vous pouvez aussi saisir l’autorité de protection des données de votre pays.',
      ],
    },
    {
      id: 'safe',
      title: 'Comment c’est protégé',
      blocks: [
        'Les connexions sont chiffrées, les mots de passe hachés, et chaque ligne de la base est gardée par des règles qui disent à qui elle est. Si un incident touche vos données, nous vous prévenons, vous et l’autorité, dans le délai que fixe la loi.',
      ],
    },
  ],
  ways: [
    ['Une question sur vos données', '/contact?about=privacy'],
    ['Conditions d’utilisation', '/terms'],
  ],
});
