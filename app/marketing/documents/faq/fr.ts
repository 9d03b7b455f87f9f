import type { InfoDocument, Paying } from '../document.ts';

export const fr = ({ card }: Paying): InfoDocument => ({
  title: 'Ce qu’on nous demande',
  lead: 'Des réponses courtes. S’il manque la vôtre, écrivez-nous : elle sera peut-être ici la prochaine fois.',
  sections: [
    {
      id: 'start',
      title: 'Commencer',
      blocks: [
        {
          kind: 'questions',
          questions: [
            [
              'Faut-il un compte pour essayer ?',
              'Non. Le tuteur de la [page d’accueil](/) et quelques tours avec chaque [tuteur logiciel](/tutor-models) marchent sans compte. Il en faut un pour garder ce qui a été fait et pour confirmer une réservation.',
            ],
            [
              'Pour qui est-ce ?',
              'Pour les élèves, à l’école, avant un examen, au début de l’université ou bien après ; et pour les parents qui réservent pour leurs enfants.',
            ],
            [
              'Quelles matières ?',
              'Chaque professeur dit les siennes, et la [recherche](/tutor) trie selon elles. Les tuteurs logiciels enseignent les mathématiques.',
            ],
            [
              'En quelles langues ?',
              'Français, anglais et espagnol. Le globe de la barre change tout d’un coup, monnaie et heures comprises.',
            ],
          ],
        },
      ],
    },
    {
      id: 'sessions',
      title: 'Séances',
      blocks: [
        {
          kind: 'questions',
          questions: [
            [
              'Dans quel fuseau sont les heures ?',
              'Dans le vôtre, partout, y compris dans l’e-mail et son fichier d’agenda. Vous pouvez en changer sous Langue et région.',
            ],
            [
              'Et si quelqu’un prend mon heure pendant que je décide ?',
              'Une heure choisie est gardée dix minutes. Si deux personnes choisissent en même temps, l’une l’obtient et l’autre voit les heures libres les plus proches.',
            ],
            [
              'Comment payer ?',
              card
                ? 'Par carte au moment de réserver, sur la page de Stripe, notre prestataire de paiement ; nous ne voyons jamais votre carte. Ou avec des crédits : cinq séances achetées ensemble coûtent moins que cinq séances à l’unité.'
                : 'Sur facture, sous 14 jours ; aucune carte n’est demandée. Ou avec des crédits : cinq séances achetées ensemble coûtent moins que cinq séances à l’unité.',
            ],
            [
              'Que sont les crédits ?',
              'Cinq séances de 60 minutes achetées ensemble. Elles sont valables 12 mois, avec leur professeur et avec tous ceux dont l’heure ne coûte pas plus. Pendant 14 jours, vous pouvez rendre celles que vous n’avez pas utilisées. [Les règles](/terms#credits) sont courtes.',
            ],
            [
              'Puis-je annuler ?',
              'Oui. Jusqu’à 24 heures avant, vous récupérez tout ; ensuite la moitié, jusqu’au début. Un professeur peut demander un autre délai ; vous le voyez avant de réserver. Un crédit est rendu de la même façon, en entier ou pour moitié. [Les règles](/terms#refunds) sont courtes.',
            ],
            [
              'Qu’est-ce qu’un essai ?',
              'Trente minutes avec un professeur que vous ne connaissez pas encore, une fois avec chacun, à prix réduit.',
            ],
          ],
        },
      ],
    },
    {
      id: 'software',
      title: 'Les tuteurs logiciels',
      blocks: [
        {
          kind: 'questions',
          questions: [
            [
              'Est-ce un chatbot ?',
              'Non. Le juste et le faux se décident par le calcul algébrique, et les indices viennent par degrés fixes. Cela marche sans modèle de langue.',
            ],
            [
              'Puis-je apporter mon propre problème ?',
              'Oui, c’est le but. Équations, fractions, parenthèses et plus : écrivez comme sur le papier.',
            ],
            [
              'Il dit n’avoir pas pu trancher. Ai-je faux ?',
              'Non tranché veut dire exactement cela. Cela ne compte jamais contre vous.',
            ],
            [
              'Il a compté faux quelque chose de juste.',
              '[Dites-le-nous](/contact?about=mistake), avec les deux lignes. Un vérificateur qui se trompe est notre pire erreur.',
            ],
            [
              'Fera-t-il les devoirs à ma place ?',
              'Il montre un pas après un essai. La réponse entière vient en dernier et compte comme abandonnée.',
            ],
          ],
        },
      ],
    },
    {
      id: 'family',
      title: 'Familles',
      blocks: [
        {
          kind: 'questions',
          questions: [
            [
              'Mon enfant peut-il avoir un compte ?',
              'Dès 13 ans aux États-Unis et au Royaume-Uni, 14 en Espagne, 15 en France. Sinon vous ouvrez le compte et ajoutez un profil d’élève, sans identifiant propre.',
            ],
            [
              'Vendez-vous des données, montrez-vous de la publicité ?',
              'Ni l’un ni l’autre. La page [Confidentialité](/privacy) est courte.',
            ],
            [
              'Le tuteur Concentration soigne-t-il les difficultés d’attention ?',
              'Non. Il montre un pas à la fois, laisse cacher le temps et rend l’arrêt facile. Il ne demande pas de diagnostic et n’annonce pas de traitement.',
            ],
          ],
        },
      ],
    },
  ],
  ways: [
    ['Nous écrire', '/contact'],
    ['Voir les tarifs', '/pricing'],
  ],
});
