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
    types: { trial: 'Essai, 30 min', session: 'Séance, 60 min', deep: 'Séance longue, 90 min' },
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
      sessionTypes: 'Types de séance',
      bufferBefore: 'Minutes libres avant une séance',
      bufferAfter: 'Minutes libres après une séance',
      notice: 'Délai minimal en minutes',
      windowDays: 'Jours réservables à l’avance',
      dailyLimit: 'Séances par jour au plus',
      meeting: 'Lien de réunion',
      status: 'Réservations',
      outside: 'Séances réservées hors des horaires ; elles sont maintenues',
    },
    mail: {
      openSubject: 'Votre page sur {brand} est ouverte aux réservations',
      open: 'Bonjour {name},\n\nVotre page est ouverte : les familles vous trouvent sur {brand} et peuvent réserver vos créneaux libres.',
      subject: 'Votre page sur {brand} a été modifiée',
      hello: 'Bonjour {name},\n\nUn fondateur de {brand} a modifié votre page en votre nom :',
      line: '{field} : {after} (avant : {before})',
      booked: 'Les séances réservées restent telles quelles, au prix convenu.',
      look: 'Consultez-la et modifiez-la vous-même quand vous voulez :\n{url}\n\nSi quelque chose ne vous convient pas, écrivez-nous :\n{contact}',
    },
  },
};
