import type { DeploymentFacts, InfoDocument } from '../../../domain/document.ts';

export const fr = ({ card, model }: DeploymentFacts): InfoDocument => ({
  title: 'Questions fréquentes',
  lead: 'Des réponses courtes, avec les règles qui vont avec. Si vous ne trouvez pas votre question, écrivez-nous : une personne vous répondra.',
  sections: [
    {
      id: 'start',
      title: 'Commencer',
      blocks: [
        {
          kind: 'questions',
          questions: [
            [
              'account',
              'Faut-il un compte pour essayer ?',
              'Non. Sans compte, vous pouvez essayer le tuteur de la [page d’accueil](/), avoir une conversation avec chaque [style du tuteur](/tutor-models) et suivre tous les [cours](/courses). Il en faut un pour garder votre travail et pour confirmer une réservation.',
            ],
            [
              'whom',
              'Pour qui est-ce ?',
              'Pour les élèves, à l’école, avant un examen, au début de l’université ou bien plus tard, et pour les parents qui réservent des cours à leurs enfants.',
            ],
            [
              'free',
              'Qu’est-ce qui est gratuit, qu’est-ce qui est payant ?',
              'Les cours en autonomie, l’entraînement et le tuteur de maths sont gratuits. Chaque professeur fixe le prix de ses cours ; la page [Tarifs](/pricing) indique les prix minimums. Il n’y a pas d’abonnement.',
              'prix coût abonnement',
            ],
            [
              'subjects',
              'Quelles matières ?',
              'Chaque professeur indique les siennes, des maths et des sciences à la musique et aux langues ; la [recherche](/tutor) permet de filtrer par matière. Le tuteur de maths n’enseigne que les maths. Un cours en autonomie apprend à apprendre.',
            ],
            [
              'languages',
              'En quelles langues ?',
              'Français, anglais et espagnol. Le globe, en haut de la page, change tout d’un coup, monnaie et heures comprises.',
            ],
          ],
        },
      ],
    },
    {
      id: 'sessions',
      title: 'Cours avec un professeur',
      blocks: [
        {
          kind: 'questions',
          questions: [
            [
              'zone',
              'Dans quel fuseau horaire les heures sont-elles affichées ?',
              'Dans le vôtre, sur chaque page et dans chaque e-mail. Vous pouvez en changer dans Langue et région. Le fichier d’agenda s’adapte à l’agenda dans lequel vous l’ouvrez.',
              'horloge heure été',
            ],
            [
              'taken',
              'Et si quelqu’un prend mon créneau pendant que j’hésite ?',
              'Le créneau que vous choisissez vous est réservé pendant dix minutes. Si deux personnes le choisissent en même temps, l’une l’obtient et l’autre voit les créneaux libres les plus proches.',
            ],
            [
              'where',
              'Où a lieu le cours ?',
              'En ligne, avec le lien du professeur. Vous le trouvez sur la page de votre réservation, de dix minutes avant le début jusqu’à la fin du cours.',
              'zoom vidéo appel salle',
            ],
            [
              'pay',
              'Comment payer ?',
              card
                ? 'Par carte au moment de réserver, sur la page de Stripe, notre prestataire de paiement ; nous ne voyons jamais votre carte. Ou avec des crédits, moins chers que des cours à l’unité ; si le cours coûte plus, vous payez la différence par carte.'
                : 'Sur facture, sous 14 jours ; aucune carte n’est demandée. Ou avec des crédits, moins chers que des cours à l’unité ; si le cours coûte plus, vous recevez une facture pour la différence.',
              'prix coût facture carte',
            ],
            [
              'credits',
              'Que sont les crédits ?',
              'Cinq ou dix cours de 60 minutes achetés ensemble, moins chers qu’à l’unité. Un crédit paie n’importe quel cours, avec le professeur de votre choix : si le cours coûte plus, vous payez la différence ; un demi-crédit vaut la moitié. Les crédits sont valables 12 mois. Vous pouvez à tout moment vous faire rembourser, au prix payé, ceux que vous n’utilisez pas. [Les règles](/terms#credits) sont courtes.',
              'lot forfait moitié différence séance',
            ],
            [
              'cancel',
              'Puis-je annuler ?',
              'Oui. Jusqu’à 24 heures avant, vous êtes remboursé en totalité ; ensuite, et jusqu’au début du cours, de la moitié. Certains professeurs ont un autre délai ; vous le voyez avant de réserver. Ce que vous avez payé en crédits vous est rendu en crédits, par demi-crédits, arrondi en votre faveur. [Les règles](/terms#refunds) sont courtes.',
              'remboursement argent rendu',
            ],
            [
              'move',
              'Puis-je déplacer un cours ?',
              'Oui, deux fois, sans frais, dans le même délai que pour annuler. Il se compte à partir du premier créneau réservé, ou du nouveau s’il est plus tôt.',
              'reporter changer décaler séance',
            ],
            [
              'absent',
              'Et si le professeur ne vient pas ?',
              'Signalez-le sur la page de la réservation, de dix minutes après le début jusqu’à 72 heures après la fin. Vous êtes entièrement remboursé, ou vous choisissez une autre heure.',
              'absence retard',
            ],
            [
              'weekly',
              'Puis-je réserver la même heure chaque semaine ?',
              'Oui : de deux à douze cours de 60 ou 90 minutes, chaque semaine ou une semaine sur deux, tant que le professeur accepte des réservations à ces dates. Au changement d’heure, le cours reste à la même heure à votre montre, et chaque cours se déplace ou s’annule séparément.',
              'série répéter régulier',
            ],
            [
              'trial',
              'Qu’est-ce qu’un essai ?',
              'Trente minutes avec un professeur que vous ne connaissez pas encore, une fois avec chacun, à prix réduit.',
            ],
          ],
        },
      ],
    },
    {
      id: 'software',
      title: 'Le tuteur de maths',
      blocks: [
        {
          kind: 'questions',
          questions: [
            [
              'chatbot',
              'Est-ce un chatbot ?',
              model
                ? 'Non. C’est le calcul qui dit si une ligne est juste, et les indices arrivent dans un ordre fixe. Un modèle de langage peut seulement reformuler une réponse, et chacune de ses phrases est vérifiée avant d’être affichée ; sinon, nous gardons nos propres textes.'
                : 'Non. C’est le calcul qui dit si une ligne est juste, et les indices arrivent dans un ordre fixe. Tout fonctionne sans modèle de langage.',
            ],
            [
              'words-leave',
              'Ce que j’écris est-il envoyé à une entreprise qui fournit un modèle de langage ?',
              model
                ? 'Quand vous êtes connecté, oui : le problème, vos lignes et ce que vous dites dans cette conversation, sans votre nom ni votre adresse. Ce que vous écrivez sans compte, jamais. La page Confidentialité explique [qui reçoit quoi](/privacy#sees).'
                : 'Non. Tout reste sur notre propre serveur.',
            ],
            [
              'own-problem',
              'Puis-je apporter mon propre problème ?',
              'Oui, c’est le but. Équations, fractions, parenthèses et bien d’autres : écrivez comme sur une feuille.',
            ],
            [
              'undecided',
              'Le tuteur dit qu’il n’a pas pu trancher. Est-ce que j’ai faux ?',
              'Pas forcément : il n’a simplement pas pu vérifier. Cela ne compte jamais contre vous.',
            ],
            [
              'wrong-mark',
              'Le tuteur a compté faux quelque chose de juste.',
              'Pendant l’entraînement, appuyez sur « Signaler cette question » : elle cesse aussitôt de compter, et un fondateur l’examine. Ailleurs, [dites-le-nous](/contact?about=mistake), en copiant les deux lignes. Compter faux ce qui est juste, c’est l’erreur que nous voulons le plus éviter.',
            ],
            [
              'homework',
              'Fera-t-il les devoirs à ma place ?',
              'Non. Il montre un pas quand vous avez essayé. La réponse complète vient en dernier, et la question compte alors comme abandonnée.',
            ],
            [
              'mastered',
              'Quand une compétence est-elle maîtrisée ?',
              'Quand vous avez répondu juste trois fois sans aide, à au moins deux types de questions et pas toutes le même jour, et que l’estimation tirée de toutes vos réponses atteint 95 %. Vous pouvez voir sur quoi nous nous appuyons, et faire une objection.',
            ],
          ],
        },
      ],
    },
    {
      id: 'courses',
      title: 'Cours et attestations',
      blocks: [
        {
          kind: 'questions',
          questions: [
            [
              'course-account',
              'Puis-je lire un cours sans compte ?',
              'Oui, en entier, et répondre à ses questions. Avec un compte et un profil d’élève, vous retrouvez où vous en étiez, vos réponses et vos notes.',
            ],
            [
              'lesson-done',
              'Quand une leçon est-elle terminée ?',
              'Quand vous avez répondu à toutes les questions, et juste à au moins deux sur trois, quel que soit le nombre d’essais. Elle le reste, même si la leçon change ensuite.',
            ],
            [
              'certificate',
              'Que dit une attestation ?',
              'Elle indique quel jour toutes les leçons de cette version du cours ont été terminées, et le nom donné par son titulaire, que nous ne vérifions pas. Avec le code, chacun peut vérifier l’attestation sur la page [Cours](/courses).',
              'certificat diplôme pdf',
            ],
          ],
        },
      ],
    },
    {
      id: 'family',
      title: 'Familles et données',
      blocks: [
        {
          kind: 'questions',
          questions: [
            [
              'child-account',
              'Mon enfant peut-il avoir un compte ?',
              'Dès 13 ans aux États-Unis et au Royaume-Uni, 14 en Espagne, 15 en France. Avant cet âge, et toujours en Colombie, c’est vous qui ouvrez le compte et ajoutez un profil d’élève, sans identifiant.',
              'âge mineur',
            ],
            [
              'child-work',
              'Qu’est-ce que je vois du travail de mon enfant ?',
              'Tout ce qui est dans les profils de votre compte : entraînement, progrès, cours et conversations. Dites-le à votre enfant.',
            ],
            [
              'tutor-sees',
              'Que voit le professeur sur un élève ?',
              'La réservation, avec la note que vous écrivez. Ce que l’élève sait déjà ou pas encore, seulement si vous l’acceptez, et seulement tant qu’un cours est prévu entre eux ou date de moins d’un mois. Vous pouvez changer d’avis à tout moment.',
            ],
            [
              'worry',
              'Et si un élève écrit qu’il ne va pas bien ?',
              'Les maths s’arrêtent. Une réponse écrite par des personnes apparaît, avec les lignes d’écoute du pays, et nos fondateurs sont avertis pour lire ces mots. Ce n’est pas un service d’urgence : si quelqu’un est en danger, appelez le numéro d’urgence.',
            ],
            [
              'advertising',
              'Vendez-vous des données ? Y a-t-il de la publicité ?',
              'Ni l’un ni l’autre. La page [Confidentialité](/privacy) explique ce que nous gardons, et combien de temps.',
              'pistage cookies confidentialité',
            ],
            [
              'leave',
              'Comment télécharger mes données ou supprimer mon compte ?',
              'Dans [Compte](/dashboard?tab=account), vous pouvez tout télécharger en un fichier, ou supprimer le compte. Il est effacé quatorze jours plus tard ; d’ici là, vous pouvez changer d’avis.',
              'supprimer effacer exporter rgpd fermer',
            ],
            [
              'focus',
              'Le style Concentration soigne-t-il les difficultés d’attention ?',
              'Non. Il montre un seul pas à la fois, permet de masquer le temps et de s’arrêter quand on veut. Il ne demande aucun diagnostic et n’est pas un traitement.',
              'tdah concentration',
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
