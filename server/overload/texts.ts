import type { Language } from '#app/platform/texts.ts';
import type { RefusalTexts } from '../refusal-texts.ts';

/** In a file of their own: the page is rendered while the process is overloaded. */
export const overloadTexts: Record<Language, RefusalTexts> = {
  en: {
    title: 'Very many people are here right now',
    lead: 'We could not open this page for you just now. In a few seconds it should work.',
    safe: 'Your bookings, answers and notes are safe.',
    again: 'Try again',
  },
  es: {
    title: 'Hay muchísima gente aquí en este momento',
    lead: 'No pudimos abrir esta página. Inténtalo otra vez en unos segundos.',
    safe: 'Tus reservas, respuestas y notas están a salvo.',
    again: 'Volver a intentarlo',
  },
  fr: {
    title: 'Il y a énormément de monde en ce moment',
    lead: 'Nous n’avons pas pu ouvrir cette page. Réessayez dans quelques secondes.',
    safe: 'Vos réservations, réponses et notes sont en sécurité.',
    again: 'Réessayer',
  },
};
