import type { Texts } from '#app/platform/texts.ts';

const en = {
  tutorReviews: {
    errors: {
      unknown_session: 'We can’t find this session in your account.',
      unknown_review: 'We can’t find this review, or it isn’t about you.',
      review_own: 'These were your own hours. You can’t review yourself.',
      review_not_yet: 'You can review a session from three days after its end, if it took place.',
      review_unpaid: 'You can review this session once it’s paid.',
      review_contact: 'Please take out links, email addresses and phone numbers: everyone can read this.',
      review_closed: 'You had 14 days to change your review, and they’ve passed.',
      review_answered: 'You’ve already answered this review.',
    },
    mail: {
      subject: 'How was the session with {tutor}?',
      session: '{learner, select, none {You had} other {{learner} had}} a session with {tutor} on {day}.',
      ask: 'One to five stars, and a sentence if you like. It helps others find a tutor:\n{url}',
      once: 'We ask once. Only people who were in a session can rate it, and you can change your rating for 14 days.',
    },
  },
} as const;

const es: (typeof reviewTexts)['es'] = {
  tutorReviews: {
    errors: {
      unknown_session: 'No encontramos esta clase en tu cuenta.',
      unknown_review: 'No conocemos esta reseña, o no trata de ti.',
      review_own: 'Eran tus propias horas. Cómo fue una clase contigo lo dicen otras personas.',
      review_not_yet: 'Puedes valorar una clase a partir de tres días después de que termine, si se dio.',
      review_unpaid: 'Podrás valorar esta clase cuando esté pagada.',
      review_contact: 'Quita los enlaces, los correos y los teléfonos: esto lo puede leer todo el mundo.',
      review_closed: 'Una reseña se puede cambiar durante 14 días; ya pasaron.',
      review_answered: 'Ya respondiste a esta reseña.',
    },
    mail: {
      subject: '¿Cómo fue la clase con {tutor}?',
      session: '{learner, select, none {Tuviste} other {{learner} tuvo}} una clase con {tutor} el {day}.',
      ask: 'De una a cinco estrellas y, si quieres, una frase. Así otros encuentran tutor:\n{url}',
      once: 'Preguntamos una sola vez. Solo valora quien estuvo en la clase, y puedes cambiar tu reseña durante 14 días.',
    },
  },
};

const fr: (typeof reviewTexts)['fr'] = {
  tutorReviews: {
    errors: {
      unknown_session: 'Nous ne trouvons pas ce cours dans votre compte.',
      unknown_review: 'Nous ne connaissons pas cet avis, ou il ne parle pas de vous.',
      review_own:
        'C’étaient vos propres heures. Ce sont les autres qui disent comment était un cours avec vous.',
      review_not_yet: 'Vous pourrez donner votre avis trois jours après la fin du cours, s’il a eu lieu.',
      review_unpaid: 'Vous pourrez donner votre avis dès que ce cours sera payé.',
      review_contact:
        'Retirez les liens, les adresses e-mail et les numéros de téléphone : tout le monde peut lire ce texte.',
      review_closed: 'Un avis se modifie pendant 14 jours ; ils sont passés.',
      review_answered: 'Vous avez déjà répondu à cet avis.',
    },
    mail: {
      subject: 'Comment s’est passé le cours avec {tutor} ?',
      session:
        '{learner, select, none {Vous avez eu} other {{learner} a eu}} un cours avec {tutor} le {day}.',
      ask: 'D’une à cinq étoiles, et une phrase si vous le souhaitez. Cela aide d’autres personnes à trouver un professeur :\n{url}',
      once: 'Nous ne demandons qu’une fois. Seules les personnes présentes au cours donnent un avis, modifiable pendant 14 jours.',
    },
  },
};

/** Server texts about reviews: errors and the email that requests one. */
export const reviewTexts: Texts<typeof en> = { en, es, fr };
export { en };
