import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  tutors: {
    errors: {
      unknown_tutor:
        'Nous ne connaissons pas ce professeur, ou il ne prend pas de réservation pour le moment. Choisissez-en un autre.',
      range_invalid: 'Demandez une période de 124 jours au plus, en commençant par le premier jour.',
      not_a_tutor:
        'Cette page est réservée aux professeurs. Votre compte n’a pas encore de page de professeur.',
      availability_changed:
        'Vos horaires ont été modifiés dans une autre fenêtre. Ce que vous avez changé ici est toujours là ; regardez l’ensemble et enregistrez de nouveau.',
      bookings_outside:
        '{count, plural, one {# cours réservé serait en dehors de ces horaires. Il est maintenu ; vérifiez-le} many {# cours réservés seraient en dehors de ces horaires. Ils sont maintenus ; vérifiez-les} other {# cours réservés seraient en dehors de ces horaires. Ils sont maintenus ; vérifiez-les}} avant d’enregistrer.',
      tutor_left: 'Ce professeur n’enseigne plus ici ; sa page ne peut plus être modifiée.',
      meeting_changed:
        'Le lien a été modifié dans une autre fenêtre. Ce que vous avez saisi est toujours là ; regardez les deux et enregistrez de nouveau.',
      profile_changed:
        'Cette page a été modifiée dans une autre fenêtre. Ce que vous avez changé ici est toujours là ; regardez l’ensemble et enregistrez de nouveau.',
      price_too_low:
        'Un prix est inférieur au minimum. Rien n’a été enregistré ; relevez-le et enregistrez de nouveau.',
      zone_unknown: 'Nous ne connaissons pas ce fuseau horaire. Écrivez-le ainsi : America/Bogota.',
      unknown_application:
        'Nous ne trouvons pas cette candidature. Rechargez la page pour voir la liste à jour.',
      already_decided: 'Cette candidature a déjà été tranchée. Voici où elle en est.',
      application_changed:
        'Une nouvelle version vient d’être envoyée. Rechargez la page et lisez-la avant de décider.',
      profile_contact:
        'Retirez les liens, les adresses e-mail et les numéros de téléphone : les familles vous joignent par Curvela.',
      tutor_incomplete:
        'Il n’est pas encore possible de réserver avec {name} : il manque les horaires, les prix ou le lien de réunion.',
      meeting_needed:
        'Tant que votre page est ouverte, les élèves ont besoin d’un lien pour entrer. Enregistrez-en un autre au lieu de le retirer.',
    },
    why: {
      length: 'Vous ne proposez pas de cours de {minutes, number} minutes.',
      past: 'Cette heure est passée.',
      notice: 'C’est trop tôt : la première heure que l’on peut réserver maintenant est le {day} à {time}.',
      window: 'C’est trop tard : on peut réserver avec vous jusqu’au {day}.',
      hours:
        '{count, plural, =0 {Vous n’êtes pas disponible le {day}.} other {Vous êtes disponible le {day} : {list}.}}',
      closed:
        '{count, plural, one {Vous avez fermé ces heures : {list}.} other {Vous avez fermé ces heures plus d’une fois : {list}.}}',
      grid: 'Les cours commencent toutes les demi-heures à partir de votre ouverture. {count, plural, one {Le plus proche : {list}.} other {Les plus proches : {list}.}}',
      booked: 'Un cours est réservé de {start} à {end}.',
      held: 'Quelqu’un réserve de {start} à {end} en ce moment.',
      buffer: 'Elle ne respecterait pas la pause autour du cours de {start} à {end}.',
      daily_limit:
        'La journée du {day} est complète : {sessions, plural, one {# cours} other {# cours}}, et votre maximum est de {limit, number}.',
      skipped: 'Le {day}, on passe à l’heure d’été : {time} n’existe pas.',
    },
  },
};
