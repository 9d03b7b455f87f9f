import type { Translation } from '#app/platform/texts.ts';
import { tutorPagesTexts } from '../pages/index.ts';
import type { en } from './en.ts';

const { subjects, levels } = tutorPagesTexts.fr.tutorPages;

export const fr: Translation<typeof en> = {
  onBehalf: {
    tabs: { record: 'Fiche', page: 'Page et prix', hours: 'Horaires et lien' },
    tabsOf: 'Parties de la fiche de {name}',
    notice:
      'Vous travaillez au nom de {name}, dans le même formulaire : « vous » y désigne la personne qui enseigne. Ce que vous enregistrez figure au journal d’audit, et {name} reçoit un e-mail.',
    noMail: '{name} n’a pas d’adresse e-mail ici : personne n’est prévenu.',
    left: '{name} n’enseigne plus ici. La page reste telle quelle.',
    acts: {
      edit: 'A modifié la page de {subject}',
      prices: 'A modifié des prix de {subject}',
      hours: 'A modifié les horaires de {subject}',
      meeting: 'A modifié le lien de réunion de {subject}',
    },
    line: '{field} : {value}',
    none: 'rien',
    types: { trial: 'Essai, 30 min', session: 'Cours, 60 min', deep: 'Cours long, 90 min' },
    statuses: { active: 'ouvertes', paused: 'en pause', left: 'terminées' },
    kinds: { open: 'ouvert', closed: 'fermé' },
    subjects,
    levels,
    fields: {
      headline: 'Accroche ({language})',
      story: 'Façon d’enseigner ({language})',
      subjects: 'Matières',
      levels: 'Niveaux',
      languages: 'Langues',
      rules: 'Horaires de la semaine',
      exceptions: 'Jours différents',
      zone: 'Fuseau horaire',
      city: 'Lieu',
      sessionTypes: 'Types de cours',
      bufferBefore: 'Minutes libres avant un cours',
      bufferAfter: 'Minutes libres après un cours',
      notice: 'Délai minimal en minutes',
      windowDays: 'Jours réservables à l’avance',
      dailyLimit: 'Cours par jour au plus',
      meeting: 'Lien de réunion',
      status: 'Réservations',
      outside: 'Cours réservés hors des horaires ; ils sont maintenus',
    },
    mail: {
      openSubject: 'Votre page sur {brand} est ouverte aux réservations',
      open: 'Bonjour {name},\n\nVotre page est ouverte : les familles vous trouvent sur {brand} et peuvent réserver vos créneaux libres.',
      subject: 'Votre page sur {brand} a été modifiée',
      hello: 'Bonjour {name},\n\nUn fondateur de {brand} a modifié votre page en votre nom :',
      line: '{field} : {after} (avant : {before})',
      booked: 'Les cours réservés restent tels quels, au prix convenu.',
      look: 'Consultez-la et modifiez-la vous-même quand vous voulez :\n{url}\n\nSi quelque chose ne vous convient pas, écrivez-nous :\n{contact}',
    },
  },
};
