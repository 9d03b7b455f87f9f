import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  credits: {
    errors: {
      billing_name: 'Indiquez le nom pour la facture.',
      billing_street: 'Indiquez la rue et le numéro.',
      billing_city: 'Indiquez la ville.',
      billing_postalCode: 'Ce code postal ne correspond pas au pays.',
      billing_region: 'Choisissez l’État.',
      billing_taxNumber:
        'Ce numéro fiscal n’a pas la forme utilisée dans ce pays. Vous pouvez le laisser vide.',
      unknown_tutor: 'Nous ne trouvons ici aucun professeur avec un prix dans cette monnaie.',
      pack_unpaid:
        'Vous avez un lot de crédits qui n’est pas encore payé. Réglez d’abord sa facture ou utilisez ses crédits.',
      unknown_pack: 'Nous ne trouvons pas ces crédits parmi les vôtres.',
      unknown_invoice: 'Nous ne trouvons pas cette facture parmi les vôtres.',
      price_changed: 'Le prix a changé entre-temps. Merci de le vérifier.',
      not_returnable:
        'Ces crédits ne peuvent pas être rendus ici : il n’en reste rien, ou une partie de l’argent a été remboursée autrement. S’il vous manque quelque chose, écrivez-nous.',
      rest_changed: 'Ce qui reste de ces crédits a changé entre-temps. Merci de le vérifier.',
    },
    amount:
      '{half, select, yes {{count, plural, =0 {un demi-crédit} one {# crédit et demi} other {# crédits et demi}}} other {{count, plural, one {# crédit} other {# crédits}}}}',
    label: '{count, plural, =5 {Cinq} =10 {Dix} other {#}} cours de 60 minutes avec {tutor}',
    mail: {
      twice: {
        subject: 'Votre paiement de {price} vous est remboursé',
        text: 'Ces crédits étaient déjà payés : votre paiement de {price} est remboursé en totalité sur votre carte ; les banques mettent cinq à dix jours ouvrés. Vos crédits ne changent pas.',
      },
      bought: {
        subject: '{count, number} crédits pour des cours avec {tutor}',
        text: 'Vous avez {count, number} crédits. Chacun paie une heure avec {tutor}, ou un cours avec tout autre professeur ; si un cours coûte plus, vous payez la différence. Tous les élèves de votre compte peuvent les utiliser.',
        until: 'Ils sont utilisables jusqu’au {day}. Le cours lui-même peut avoir lieu plus tard.',
        invoice: 'Facture {number} : {price}, à payer au plus tard le {due}.',
        paid: 'Facture {number} : {price}, payée par carte.',
        link: 'Vos crédits et factures : {url}',
      },
      ends: {
        subject: 'Vos crédits sont utilisables jusqu’au {day}',
        text: 'Il vous reste {credits} pour des cours avec {tutor}. Après le {day}, vous ne pourrez plus les utiliser.',
        how: 'Avant cette date, réservez un créneau avec le professeur de votre choix et payez avec un crédit ; le cours peut avoir lieu plus tard. Ce que vous n’utilisez pas, vous pouvez le rendre, même après cette date.',
        invoice: 'Ils ont été achetés avec la facture {number}.',
      },
    },
  },
};
