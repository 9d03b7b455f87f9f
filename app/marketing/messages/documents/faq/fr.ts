import type { DeploymentFacts, InfoDocument } from '../../../domain/document.ts';

export const fr = ({ card, model }: DeploymentFacts): InfoDocument => ({
  title: 'Questions fréquentes',
  lead: 'Des réponses courtes, et les règles sur lesquelles elles reposent. Si votre question n’y est pas, écrivez-nous : une personne répond.',
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
              'Non. Le tuteur de la [page d’accueil](/), une conversation avec chaque [modèle de tuteur](/tutor-models) et tous les [cours](/courses) marchent sans compte. Il en faut un pour garder ce qui a été fait et pour confirmer une réservation.',
            ],
            [
              'whom',
              'Pour qui est-ce ?',
              'Pour les élèves, à l’école, avant un examen, au début de l’université ou bien après ; et pour les parents qui réservent pour leurs enfants.',
            ],
            [
              'free',
              'Qu’est-ce qui est gratuit, qu’est-ce qui se paie ?',
              'Les cours en autonomie, l’entraînement et le tuteur de maths sont gratuits. Un cours avec un professeur coûte ce que ce professeur demande ; la page [Tarifs](/pricing) montre les prix les plus bas. Il n’y a pas d’abonnement.',
              'prix coût abonnement',
            ],
            [
              'subjects',
              'Quelles matières ?',
              'Chaque professeur dit les siennes, des mathématiques et des sciences à la musique et aux langues, et la [recherche](/tutor) filtre par matière. Le tuteur de maths enseigne les mathématiques ; un cours porte sur la façon d’apprendre.',
            ],
            [
              'languages',
              'En quelles langues ?',
              'Français, anglais et espagnol. Le globe de la barre change tout d’un coup, monnaie et heures comprises.',
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
              'Dans quel fuseau sont les heures ?',
              'Dans le vôtre, sur chaque page et dans chaque e-mail. Vous pouvez en changer dans Langue et région. Le fichier d’agenda suit l’agenda où vous l’ouvrez.',
              'horloge heure été',
            ],
            [
              'taken',
              'Et si quelqu’un prend mon heure pendant que je décide ?',
              'Une heure choisie est gardée dix minutes. Si deux personnes choisissent en même temps, l’une l’obtient et l’autre voit les heures libres les plus proches.',
            ],
            [
              'where',
              'Où a lieu le cours ?',
              'En ligne, par le lien du professeur. Il figure sur la page de votre réservation de dix minutes avant le début jusqu’à la fin.',
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
              'Cinq ou dix cours de 60 minutes achetés ensemble, moins chers qu’à l’unité. Un crédit paie n’importe quel cours, avec le professeur de votre choix : si le cours coûte plus, vous payez la différence, et un demi-crédit compte pour moitié. Les crédits sont valables 12 mois. Ce que vous n’avez pas utilisé, vous pouvez toujours le rendre, au prix payé. [Les règles](/terms#credits) sont courtes.',
              'lot forfait moitié différence séance',
            ],
            [
              'cancel',
              'Puis-je annuler ?',
              'Oui. Jusqu’à 24 heures avant, vous récupérez tout ; ensuite la moitié, jusqu’au début. Un professeur peut demander un autre délai ; vous le voyez avant de réserver. Ce que vous avez payé en crédits revient en crédits, par moitiés, arrondi en votre faveur. [Les règles](/terms#refunds) sont courtes.',
              'remboursement argent rendu',
            ],
            [
              'move',
              'Puis-je déplacer un cours ?',
              'Oui, deux fois, sans frais, jusqu’à la même limite. Elle se compte à partir du premier créneau réservé, ou du nouveau s’il est plus tôt.',
              'reporter changer décaler séance',
            ],
            [
              'absent',
              'Et si le professeur ne vient pas ?',
              'Dites-le sur la page de la réservation, de dix minutes après le début jusqu’à 72 heures après la fin. Vous récupérez tout, ou vous choisissez une autre heure.',
              'absence retard',
            ],
            [
              'weekly',
              'Puis-je réserver la même heure chaque semaine ?',
              'Oui : de deux à douze cours de 60 ou 90 minutes, chaque semaine ou une semaine sur deux, aussi loin que le professeur prend des réservations. L’heure de votre montre reste la même au changement d’heure, et chaque cours se déplace ou s’annule séparément.',
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
                ? 'Non. Le juste et le faux se décident par le calcul algébrique, et les indices viennent par degrés fixes. Un modèle de langage peut seulement trouver d’autres mots pour un tour, et chacune de ses phrases est d’abord vérifiée ; sans lui, nos propres mots restent.'
                : 'Non. Le juste et le faux se décident par le calcul algébrique, et les indices viennent par degrés fixes. Cela marche sans modèle de langage.',
            ],
            [
              'words-leave',
              'Ce que j’écris part-il vers une entreprise et son modèle de langage ?',
              model
                ? 'Quand vous êtes connecté, le problème, vos lignes et vos mots de cette conversation, oui, sans votre nom ni votre adresse. Ce qui est écrit sans compte, jamais. [Qui reçoit quoi](/privacy#sees) figure sur la page Confidentialité.'
                : 'Non. Cela reste sur notre propre serveur.',
            ],
            [
              'own-problem',
              'Puis-je apporter mon propre problème ?',
              'Oui, c’est le but. Équations, fractions, parenthèses et plus : écrivez comme sur le papier.',
            ],
            [
              'undecided',
              'Il dit n’avoir pas pu trancher. Ai-je faux ?',
              'Non tranché veut dire exactement cela. Cela ne compte jamais contre vous.',
            ],
            [
              'wrong-mark',
              'Il a compté comme faux quelque chose de juste.',
              'Pendant l’entraînement, appuyez sur « Cette question est erronée » : elle cesse aussitôt de compter, et un fondateur la regarde. Ailleurs, [dites-le-nous](/contact?about=mistake), avec les deux lignes. Un vérificateur qui se trompe est notre pire erreur.',
            ],
            [
              'homework',
              'Fera-t-il les devoirs à ma place ?',
              'Il montre un pas après un essai. La réponse entière vient en dernier, et la question compte alors comme abandonnée.',
            ],
            [
              'mastered',
              'Quand une compétence est-elle maîtrisée ?',
              'Quand vous avez répondu juste trois fois sans aide, à deux sortes de questions au moins, la dernière un autre jour que la première, et que l’estimation tirée de toutes vos réponses atteint 95 %. Vous pouvez voir les preuves, et faire une objection.',
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
              'Oui, en entier, et répondre à ses questions. Avec un compte et un profil d’élève, votre place, vos réponses et vos notes sont gardées.',
            ],
            [
              'lesson-done',
              'Quand une leçon est-elle terminée ?',
              'Quand chaque question a sa réponse, et qu’au moins deux sur trois sont justes, quel que soit le nombre d’essais. Elle le reste, même si la leçon change ensuite.',
            ],
            [
              'certificate',
              'Que dit une attestation ?',
              'Que toutes les leçons de cette version du cours ont été terminées, quel jour, et le nom que son titulaire a donné, que nous ne vérifions pas. Avec son code, chacun peut la vérifier sur la page [Cours](/courses).',
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
              'Dès 13 ans aux États-Unis et au Royaume-Uni, 14 en Espagne, 15 en France. Sinon, et toujours en Colombie, vous ouvrez le compte et ajoutez un profil d’élève, sans identifiant propre.',
              'âge mineur',
            ],
            [
              'child-work',
              'Que vois-je du travail de mon enfant ?',
              'Tout ce qui est dans les profils de votre compte : entraînement, progrès, cours et conversations. Dites-le à votre enfant.',
            ],
            [
              'tutor-sees',
              'Que voit un professeur d’un élève ?',
              'La réservation, avec la note que vous écrivez. Ce que l’élève sait déjà ou pas encore, seulement si vous l’acceptez, et seulement tant qu’un cours entre eux est à venir ou date de moins d’un mois. Vous pouvez revenir là-dessus à tout moment.',
            ],
            [
              'worry',
              'Et si un élève écrit qu’il ne va pas bien ?',
              'Les mathématiques s’arrêtent. Une réponse écrite par des personnes apparaît, avec des lignes d’écoute du pays, et nos fondateurs sont invités à lire ces mots. Ce n’est pas un service d’urgence : si quelqu’un est en danger, appelez le numéro d’urgence.',
            ],
            [
              'advertising',
              'Vendez-vous des données, montrez-vous de la publicité ?',
              'Ni l’un ni l’autre. La page [Confidentialité](/privacy) dit ce qui est gardé, et combien de temps.',
              'pistage cookies confidentialité',
            ],
            [
              'leave',
              'Comment obtenir mes données, ou partir ?',
              'Dans [Compte](/dashboard?tab=account), vous téléchargez tout en un fichier, ou vous supprimez le compte. Quatorze jours plus tard il n’existe plus ; d’ici là, vous pouvez changer d’avis.',
              'supprimer effacer exporter rgpd fermer',
            ],
            [
              'focus',
              'Le tuteur Concentration soigne-t-il les difficultés d’attention ?',
              'Non. Il montre un pas à la fois, laisse cacher le temps et rend l’arrêt facile. Il ne demande pas de diagnostic et n’annonce pas de traitement.',
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
