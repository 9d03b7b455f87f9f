import type { Language } from '#app/platform/texts.ts';
import type { RefusalTexts } from './refusal-texts.ts';

/** In a file of their own: the page is rendered when its data cannot be reached. */
export const unavailableTexts: Record<Language, RefusalTexts> = {
  en: {
    title: 'We cannot reach our data for a moment',
    lead: 'This page needs them. In a few seconds it should work again.',
    safe: 'Your bookings, answers and notes are safe.',
    again: 'Try again',
  },
  es: {
    title: 'No podemos acceder a los datos por un momento',
    lead: 'Esta página los necesita. En unos segundos debería volver a funcionar.',
    safe: 'Tus reservas, respuestas y notas están a salvo.',
    again: 'Volver a intentarlo',
  },
  fr: {
    title: 'Nos données sont injoignables pour un instant',
    lead: 'Cette page en a besoin. Dans quelques secondes, elle devrait remarcher.',
    safe: 'Vos réservations, réponses et notes sont en sécurité.',
    again: 'Réessayer',
  },
};
