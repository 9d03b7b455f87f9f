import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  preferences: {
    title: 'Langue et région',
    close: 'Fermer',
    useDevice: 'Utiliser les réglages de l’appareil',
    language: 'Langue',
    country: 'Pays ou région',
    currency: 'Monnaie',
    timezone: 'Fuseau horaire',
    suggestions: 'Suggestions',
    timezoneMeant: 'Les heures s’afficheront à l’heure de {zone}.',
    timezoneUnknown:
      'Nous ne connaissons pas ce fuseau : les heures s’afficheront à l’heure de {zone}. Écrivez une ville, ou un fuseau comme America/Bogota.',
    timezoneOffset:
      'Un décalage fixe ignore l’heure d’été : les heures s’afficheront à l’heure de {zone}. Mieux vaut choisir ou écrire une ville.',
    unsaved: 'Le dernier changement n’est pas encore dans le compte. Nous réessayons.',
    seen: 'Aperçu :',
    save: 'Enregistrer',
    saved: 'Préférences enregistrées',
    reset: 'Revenir à l’appareil',
    footnote: 'Les préférences sont conservées sur cet appareil et, une fois connecté, aussi dans le compte.',
    reading: 'Lecture',
    theme: 'Luminosité',
    themes: { system: 'Comme l’appareil', light: 'Clair', dark: 'Sombre' },
    fontSize: 'Taille du texte',
    fontSizes: { small: 'Petite', medium: 'Moyenne', large: 'Grande', xlarge: 'Très grande' },
    readingFont: 'Police et espacement pour la dyslexie',
    textColor: 'Couleur du texte',
    backgroundColor: 'Couleur du fond',
    defaultColor: 'Par défaut',
    contrastLow: 'Ces deux couleurs se distinguent mal. La couleur de texte lisible la plus proche :',
    useThis: 'Utiliser {colour}',
    resetReading: 'Rétablir la lecture',
    locales: {
      'en-US': 'Anglais (États-Unis)',
      'en-GB': 'Anglais (Royaume-Uni)',
      'es-CO': 'Espagnol (Colombie)',
      'es-ES': 'Espagnol (Espagne)',
      'fr-FR': 'Français (France)',
    },
    countries: { US: 'États-Unis', GB: 'Royaume-Uni', CO: 'Colombie', ES: 'Espagne', FR: 'France' },
    currencies: {
      USD: 'USD, dollar américain',
      COP: 'COP, peso colombien',
      EUR: 'EUR, euro',
      GBP: 'GBP, livre sterling',
    },
    errors: { loading_failed: 'Échec du chargement de la langue' },
  },
};
