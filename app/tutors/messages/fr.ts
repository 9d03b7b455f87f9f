import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  tutors: {
    errors: {
      unknown_tutor: 'Nous ne connaissons pas ce tuteur, ou il ne prend pas de réservation pour le moment.',
      range_invalid: 'Demandez une période de 62 jours au plus, en commençant par le premier jour.',
      not_a_tutor: 'Cette page est réservée aux tuteurs. Votre compte n’a pas encore de page de tuteur.',
      availability_changed:
        'Vos horaires ont été modifiés dans une autre fenêtre. Les voici tels qu’ils sont ; vos changements n’ont pas été enregistrés.',
      zone_unknown: 'Nous ne connaissons pas ce fuseau horaire. Écrivez-le ainsi : America/Bogota.',
    },
  },
};
