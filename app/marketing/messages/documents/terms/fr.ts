import type { InfoDocument, DeploymentFacts } from '../../../domain/document.ts';

export const fr = ({ card }: DeploymentFacts): InfoDocument => ({
  title: 'Conditions d’utilisation',
  lead: 'Ce que vous pouvez attendre de nous, ce que nous attendons de vous, et ce que devient votre argent si vos plans changent.',
  sections: [
    { id: 'who', title: 'Qui nous sommes', blocks: [{ kind: 'owner' }] },
    {
      id: 'account',
      title: 'Votre compte',
      blocks: [
        'Un compte appartient à un adulte, ou à un élève assez âgé dans son pays pour en avoir un : 13 ans aux États-Unis et au Royaume-Uni, 14 en Espagne, 15 en France. En Colombie, et partout en dessous de ces âges, c’est un parent ou tuteur légal qui ouvre le compte et ajoute un profil d’élève ; l’enfant n’a pas besoin d’identifiant.',
        'Gardez votre mot de passe pour vous et prévenez-nous si quelqu’un d’autre utilise votre compte. Vous pouvez partir à tout moment : supprimez le compte dans [Compte](/dashboard?tab=account), et il n’existera plus quatorze jours plus tard.',
      ],
    },
    {
      id: 'sessions',
      title: 'Cours avec un professeur',
      blocks: [
        'Vous choisissez un professeur, une heure et une durée. Le créneau vous est gardé dix minutes, pour que personne d’autre ne le prenne pendant que vous hésitez. Le contrat commence quand vous confirmez le cours et que la confirmation s’affiche.',
        'Le prix et les règles d’annulation affichés à ce moment valent pour cette réservation, même s’ils changent ensuite. Le cours a lieu en ligne, avec le lien du professeur, qui apparaît sur la page de la réservation dix minutes avant le début.',
        {
          kind: 'list',
          items: [
            'Essai : 30 minutes, une fois avec chaque professeur.',
            'Cours : 60 minutes.',
            'Cours long : 90 minutes.',
            'La même heure chaque semaine ou une semaine sur deux : de deux à douze cours réservés ensemble, puis gérés séparément.',
          ],
        },
      ],
    },
    {
      id: 'paying',
      title: 'Prix et paiement',
      blocks: [
        'Chaque professeur fixe ses prix dans chaque monnaie, jamais en dessous des [prix minimums](/pricing). Il n’y a pas d’abonnement. Les cours en autonomie, l’entraînement et le tuteur de maths sont gratuits.',
        card
          ? 'Un cours avec un professeur se paie par carte pendant que le créneau vous est gardé, sur la page de Stripe, notre prestataire de paiement ; nous ne voyons jamais votre carte. Si le créneau n’est plus libre quand le paiement arrive, vous êtes entièrement remboursé.'
          : 'Un cours avec un professeur se paie sur facture sous 14 jours ; aucune carte n’est demandée.',
      ],
    },
    {
      id: 'credits',
      title: 'Payer en crédits',
      blocks: [
        {
          kind: 'list',
          items: [
            card
              ? 'Vous pouvez acheter d’un coup cinq ou dix cours de 60 minutes, moins chers qu’à l’unité.'
              : 'Vous pouvez acheter d’un coup cinq ou dix cours de 60 minutes, moins chers qu’à l’unité. Ils se paient sur facture sous 14 jours.',
            'Un crédit paie une heure avec le professeur pour lequel il a été acheté, même si son prix change ensuite, ou avec tout professeur dont l’heure ne coûte pas plus, dans la même monnaie, que celle pour laquelle il a été acheté.',
            card
              ? 'Il sert aussi à payer tout autre cours dans cette monnaie, plus long ou plus cher par exemple. Il vaut alors le prix que vous l’avez payé, et un demi-crédit la moitié ; on utilise au plus un demi-crédit par demi-heure. La différence se paie par carte, et vous la voyez avant de réserver.'
              : 'Il sert aussi à payer tout autre cours dans cette monnaie, plus long ou plus cher par exemple. Il vaut alors le prix que vous l’avez payé, et un demi-crédit la moitié ; on utilise au plus un demi-crédit par demi-heure. La différence se paie sur facture, et vous la voyez avant de réserver.',
            'Les crédits sont valables 12 mois à compter du jour d’achat. Ceux qui vous sont rendus plus tard peuvent encore servir pendant 30 jours.',
            'Si vous annulez jusqu’à 24 heures avant, ou jusqu’à la limite fixée par le professeur, vous récupérez tout ce que vous avez payé pour le cours (les crédits en crédits). Ensuite, et jusqu’au début, vous en récupérez la moitié ; les crédits sont rendus par demi-crédits, arrondis en votre faveur. Si le professeur annule ou ne vient pas, vous récupérez tout.',
            card
              ? 'Vous pouvez à tout moment vous faire rembourser les crédits que vous n’avez pas utilisés, demi-crédits compris, même après les 12 mois. Le prix est rendu comme il a été payé : sur la carte, ou déduit de la facture.'
              : 'Vous pouvez à tout moment vous faire rembourser les crédits que vous n’avez pas utilisés, demi-crédits compris, même après les 12 mois. Le prix est déduit de la facture.',
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
              'Les mêmes délais. Les crédits sont rendus en crédits, par demi-crédits, arrondis en votre faveur ; la différence est remboursée en argent.',
            ],
            [
              'Le professeur annule ou ne vient pas',
              'Vous récupérez tout, ou vous choisissez une autre heure.',
            ],
            [
              'Déplacer un cours',
              'Gratuitement, deux fois, avant la même limite. La limite se compte à partir de la première des deux dates : celle réservée au départ ou la nouvelle. Déplacer un cours ne la repousse jamais.',
            ],
          ],
        },
        'Un professeur peut demander un autre délai que 24 heures. Il figure sur sa page et vous est indiqué avant de réserver ; celui que vous avez vu alors vaut pour cette réservation.',
        card
          ? 'Ce qui a été payé par carte est remboursé sur la carte, en cinq à dix jours ouvrés selon la banque. Si la facture n’est pas encore payée, le remboursement en est déduit ; le reste est à payer.'
          : 'Le remboursement est déduit de la facture ; le reste est à payer. Si elle est déjà payée, nous vous rendons cet argent.',
        'Si la loi de votre pays vous donne en plus un droit de rétractation, il s’ajoute à ces règles.',
      ],
    },
    {
      id: 'software',
      title: 'Le tuteur de maths',
      blocks: [
        'Il ne sert qu’aux maths. Il vérifie par le calcul ce que vous écrivez ; quand il ne peut pas trancher, il le dit. Il ne fait aucune promesse médicale et ne demande jamais de diagnostic.',
        'Ne vous y fiez pas quand une erreur pourrait nuire à quelqu’un. C’est un tuteur, pas un expert.',
      ],
    },
    {
      id: 'fair',
      title: 'Usage loyal',
      blocks: [
        'Respectez professeurs et élèves. N’utilisez pas le service pour tricher à un examen, pour l’attaquer ou pour prendre les données d’autrui. Nous pouvons suspendre un compte pour cela ; ce qui est payé et n’a pas été utilisé est alors remboursé.',
        'Vous pouvez noter un professeur après un cours terminé. Nous ne masquons un avis que s’il insulte, révèle la vie privée de quelqu’un ou n’a rien à voir avec le cours ; il ne compte alors plus.',
      ],
    },
    {
      id: 'limits',
      title: 'Notre responsabilité',
      blocks: [
        'Nous répondons de nos négligences et de celles de nos professeurs, comme la loi le prévoit. Nous ne garantissons ni notes, ni admissions, ni autres résultats, car personne ne peut le faire honnêtement.',
        'Si ces conditions changent, les nouvelles seront publiées ici avec leur date. Les réservations et les crédits antérieurs gardent les règles en vigueur à l’achat.',
      ],
    },
  ],
  ways: [
    ['Question sur une réservation', '/contact?about=booking'],
    ['Voir les tarifs', '/pricing'],
  ],
});
