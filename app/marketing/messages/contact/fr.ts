import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  contact: {
    pageTitle: 'Contact',
    title: 'Écrivez-nous.',
    lead: 'Une personne lit chaque message. Dites avec vos mots ce qu’il vous faut, en français, en anglais ou en espagnol.',
    topic: 'De quoi s’agit-il ?',
    topics: {
      question: 'Une question',
      tutors: 'Trouver un professeur, ou le devenir',
      booking: 'Une réservation ou une facture',
      five: 'Cinq séances en crédits',
      privacy: 'Mes données',
      mistake: 'Une erreur sur une page ou dans une vérification',
    },
    name: 'Votre nom',
    email: 'Votre e-mail',
    emailHelp: 'Notre réponse va là et nulle part ailleurs.',
    message: 'Votre message',
    left: '{count, plural, one {encore # caractère} other {encore # caractères}}',
    send: 'Envoyer',
    person: 'Je l’ai écrit moi-même : envoyer',
    sending: 'Envoi',
    sentTitle: 'Votre message est arrivé.',
    sentText: 'Nous répondons à {email}. Vous pouvez fermer cette page.',
    another: 'En écrire un autre',
    fields: {
      name: 'Indiquez votre nom',
      email: 'Indiquez une adresse e-mail valide',
      message: 'Écrivez un message',
    },
    failed: 'Le message n’a pas pu partir. Il est toujours là ; réessayez.',
    other: 'Peut-être plus rapide',
    faq: 'Ce que d’autres ont demandé',
    refunds: 'Annuler, être remboursé',
    cookies: 'Données et cookies',
    who: 'Qui nous sommes',
    mail: {
      subject: '{topic} : {name}',
      body: '{message}\n\n{name} <{email}> ({language})\n\nRépondez depuis l’espace des fondateurs, pour que chacun voie que c’est fait : {url}',
    },
    answer: {
      subject: '{brand} : notre réponse à votre message ({topic})',
      greeting: 'Bonjour {name},',
      quoted: 'Le {day}, vous avez écrit :',
    },
    errors: {
      looks_automatic:
        'Cela ressemble à ce qu’envoient les programmes. Si vous l’avez écrit, appuyez sur « Je l’ai écrit moi-même » ; rien n’est perdu.',
      too_many:
        'Cela fait beaucoup de messages en une heure. Nous avons les précédents et y répondrons ; patientez un peu.',
    },
  },
};
