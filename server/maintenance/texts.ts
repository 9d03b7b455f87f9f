import type { Language } from '#app/platform/texts.ts';

type Texts = {
  title: string;
  lead: string;
  /** `at` is a time of day with its zone. */
  until: (at: string) => string;
  soon: string;
  safe: string;
  again: string;
};

/** In a file of their own: they must be available without pages, catalogue or database. */
export const maintenanceTexts: Record<Language, Texts> = {
  en: {
    title: 'We’re working on Curvela',
    lead: 'The site is closed for a short while so that we can look after it.',
    until: (at) => `We expect to be back at ${at}.`,
    soon: 'We’ll be back soon.',
    safe: 'Your bookings, answers and notes are safe. Booked sessions go ahead as planned.',
    again: 'Try again',
  },
  es: {
    title: 'Estamos trabajando en Curvela',
    lead: 'Cerramos el sitio un momento para hacerle mantenimiento.',
    until: (at) => `Esperamos volver a las ${at}.`,
    soon: 'Volvemos pronto.',
    safe: 'Tus reservas, respuestas y notas están a salvo. Las clases reservadas se dan como estaba previsto.',
    again: 'Volver a intentarlo',
  },
  fr: {
    title: 'Nous travaillons sur Curvela',
    lead: 'Le site est fermé quelques instants pour maintenance.',
    until: (at) => `Nous pensons être de retour à ${at}.`,
    soon: 'Nous revenons bientôt.',
    safe: 'Vos réservations, réponses et notes sont en sécurité. Les cours réservés ont lieu comme convenu.',
    again: 'Réessayer',
  },
};
