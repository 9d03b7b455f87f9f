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
    title: 'Por un momento no podemos acceder a los datos',
    lead: 'Esta página los necesita. Inténtalo otra vez en unos segundos.',
    safe: 'Tus reservas, respuestas y notas están a salvo.',
    again: 'Volver a intentarlo',
  },
  fr: {
    title: 'Nos données sont momentanément inaccessibles',
    lead: 'Cette page en a besoin. Réessayez dans quelques secondes.',
    safe: 'Vos réservations, réponses et notes sont en sécurité.',
    again: 'Réessayer',
  },
};
