import type { InfoDocument, DeploymentFacts } from '../../../domain/document.ts';

export const fr = ({ card }: DeploymentFacts): InfoDocument => ({
  title: 'Conditions d’utilisation',
  lead: 'Ce que vous pouvez attendre de nous, ce que nous attendons de vous, et ce que devient votre argent quand les plans changent.',
  sections: [
    { id: 'who', title: 'Qui nous sommes', blocks: [{ kind: 'owner' }] },
    {
      id: 'account',
      title: 'Votre compte',
      blocks: [
        'Un compte appartient à un adulte, ou à un élève assez âgé dans son pays pour en avoir un : 13 ans aux États-Unis et au Royaume-Uni, 14 en Espagne, 15 en France. En Colombie, et partout au-dessous de ces âges, c’est un parent ou tuteur légal qui ouvre le compte et ajoute un profil d’élève ; l’enfant n’a pas besoin d’identifiant.',
        'Gardez votre mot de passe pour vous et prévenez-nous si quelqu’un d’autre utilise votre compte. Vous pouvez partir à tout moment : sous [Compte](/dashboard?tab=account), vous le supprimez, et quatorze jours plus tard il n’existe plus.',
      ],
    },
    {
      id: 'sessions',
      title: 'Cours avec un professeur',
      blocks: [
        'Vous choisissez un professeur, une heure et une durée. L’heure vous est gardée dix minutes, afin que personne ne la prenne pendant que vous décidez. Le contrat d’un cours commence quand vous le confirmez et voyez la confirmation.',
        'Le prix et les règles d’annulation affichés à ce moment restent attachés à la réservation, quoi qu’il arrive ensuite. Le cours a lieu en ligne, par le lien du professeur, qui apparaît sur la page de la réservation dix minutes avant le début.',
        {
          kind: 'list',
          items: [
            'Essai : 30 minutes, une fois avec chaque professeur.',
            'Cours : 60 minutes.',
            'Cours long : 90 minutes.',
            'La même heure chaque semaine ou une semaine sur deux : de deux à douze cours réservés ensemble, chacun étant ensuite un cours à part entière.',
          ],
        },
      ],
    },
    {
      id: 'paying',
      title: 'Prix et paiement',
      blocks: [
        'Chaque professeur fixe ses prix dans chaque monnaie, au moins égaux aux [prix les plus bas](/pricing). Il n’y a pas d’abonnement. Les cours en autonomie, l’entraînement et le tuteur de maths sont gratuits.',
        card
          ? 'Un cours avec un professeur se paie par carte pendant que le créneau vous est gardé, sur la page de Stripe, notre prestataire de paiement ; nous ne voyons jamais votre carte. Si le créneau n’est plus libre quand le paiement arrive, tout vous est rendu.'
          : 'Un cours avec un professeur se paie sur facture sous 14 jours ; aucune carte n’est demandée.',
      ],
    },
    {
      id: 'credits',
      title: 'Des cours en crédits',
      blocks: [
        {
          kind: 'list',
          items: [
            card
              ? 'Vous pouvez acheter cinq ou dix cours de 60 minutes ensemble, moins chers qu’à l’unité.'
              : 'Vous pouvez acheter cinq ou dix cours de 60 minutes ensemble, moins chers qu’à l’unité. Ils se paient sur facture sous 14 jours.',
            'Un crédit paie une heure avec le professeur pour lequel il a été acheté, même si son prix change ensuite, ou avec tout professeur dont l’heure ne coûte pas plus, dans la même monnaie, que celle pour laquelle il a été acheté.',
            card
              ? 'Il paie aussi tout autre cours dans cette monnaie, plus long ou plus cher par exemple. Il compte alors pour ce que vous l’avez payé, et un demi-crédit pour la moitié ; au plus un demi-crédit est utilisé par demi-heure. La différence se paie par carte, et vous la voyez avant de réserver.'
              : 'Il paie aussi tout autre cours dans cette monnaie, plus long ou plus cher par exemple. Il compte alors pour ce que vous l’avez payé, et un demi-crédit pour la moitié ; au plus un demi-crédit est utilisé par demi-heure. La différence se paie sur facture, et vous la voyez avant de réserver.',
            'Les crédits sont valables 12 mois à compter du jour d’achat. Ce qui est récupéré plus tard peut encore servir pendant 30 jours.',
            'Si vous annulez jusqu’à 24 heures avant, ou jusqu’à la limite fixée par le professeur, vous récupérez tout ce que vous avez payé pour le cours, les crédits en crédits. Ensuite, jusqu’au début, vous en récupérez la moitié ; les crédits reviennent par moitiés, arrondis en votre faveur. Si le professeur annule ou ne vient pas, vous récupérez tout.',
            card
              ? 'Ce que vous n’avez pas utilisé, vous pouvez le rendre à tout moment, demi-crédits compris, même après les 12 mois. Son prix revient comme il a été payé : sur la carte, ou en moins sur la facture.'
              : 'Ce que vous n’avez pas utilisé, vous pouvez le rendre à tout moment, demi-crédits compris, même après les 12 mois. Son prix est retiré de la facture.',
          ],
        },
      ],
    },
    {
      id: 'refunds',
      title: 'Annulation et remboursements',
      blocks: [
        {
          kind: 'rows',
          rows: [
            ['Jusqu’à 24 heures avant', 'Vous récupérez tout.'],
            ['Ensuite, jusqu’au début', 'Vous récupérez la moitié.'],
            ['Après le début', 'Rien n’est remboursé.'],
            [
              'Payé avec des crédits',
              'Les mêmes délais. Les crédits reviennent en crédits, par moitiés, arrondis en votre faveur ; la différence est remboursée en argent.',
            ],
            [
              'Le professeur annule ou ne vient pas',
              'Vous récupérez tout, ou vous choisissez une autre heure.',
            ],
            [
              'Déplacer un cours',
              'Gratuitement, deux fois, avant la même limite. La limite se compte à partir de la plus proche de deux dates : celle réservée en premier et celle fixée depuis. Déplacer ne l’allonge jamais.',
            ],
          ],
        },
        'Un professeur peut demander un autre délai que 24 heures. Il figure sur sa page et vous est indiqué avant de réserver ; ce qui vous a été indiqué alors reste attaché à cette réservation.',
        card
          ? 'Ce qui a été payé par carte revient sur la carte, ce qui prend de cinq à dix jours ouvrés selon la banque. D’une facture pas encore payée, on retire ce qui est remboursé ; le reste y demeure.'
          : 'Ce qui est remboursé est retiré de la facture ; le reste y demeure. Si elle est déjà payée, nous vous rendons cet argent.',
        'Si la loi de votre pays vous donne en plus un droit de rétractation, il s’ajoute à ces règles.',
      ],
    },
    {
      id: 'software',
      title: 'Le tuteur de maths',
      blocks: [
        'Ils servent aux mathématiques. Ils vérifient par le calcul algébrique ce que vous écrivez ; quand ils ne peuvent pas trancher, ils le disent. Ils ne font aucune promesse médicale et ne demandent jamais de diagnostic.',
        'Ne vous y fiez pas là où une erreur ferait du tort. Ce sont des tuteurs, pas une expertise.',
      ],
    },
    {
      id: 'fair',
      title: 'Usage loyal',
      blocks: [
        'Respectez professeurs et élèves. N’utilisez pas le service pour tricher à un examen, pour l’attaquer ou pour prendre les données d’autrui. Nous pouvons suspendre un compte qui le fait ; ce qui est payé et n’a pas été utilisé est alors rendu.',
        'Vous pouvez noter un professeur après un cours terminé. Nous ne masquons un avis que s’il insulte, révèle quelque chose d’autrui ou n’a rien à voir avec le cours ; il ne compte alors plus.',
      ],
    },
    {
      id: 'limits',
      title: 'Ce dont nous répondons',
      blocks: [
        'Nous répondons des négligences de notre part et de celle de nos professeurs, comme la loi le demande. Nous ne répondons pas des notes, des admissions ou d’autres résultats, car personne ne le peut honnêtement.',
        'Si ces conditions changent, les nouvelles figurent ici avec leur date. Les réservations et les crédits achetés avant gardent les règles de leur achat.',
      ],
    },
  ],
  ways: [
    ['Question sur une réservation', '/contact?about=booking'],
    ['Voir les tarifs', '/pricing'],
  ],
});
