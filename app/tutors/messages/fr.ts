import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  tutors: {
    errors: {
      unknown_tutor:
        'Nous ne connaissons pas ce professeur, ou il ne prend pas de réservation pour le moment.',
      range_invalid: 'Demandez une période de 62 jours au plus, en commençant par le premier jour.',
      not_a_tutor:
        'Cette page est réservée aux professeurs. Votre compte n’a pas encore de page de professeur.',
      availability_changed:
        'Vos horaires ont été modifiés dans une autre fenêtre. Les voici tels qu’ils sont ; vos changements n’ont pas été enregistrés.',
      zone_unknown: 'Nous ne connaissons pas ce fuseau horaire. Écrivez-le ainsi : America/Bogota.',
      unknown_application: 'Nous ne connaissons pas cette candidature.',
      already_decided: 'Cette candidature a déjà été tranchée. Voici où elle en est.',
      tutor_incomplete:
        'Il n’est pas encore possible de réserver avec {name} : il manque des horaires ou des prix.',
    },
  },
};
