import type { Texts } from '#app/platform/texts.ts';

/** Emails to the adult of an account about a learner whose profile nobody uses. */
export const en = {
  dormancyMail: {
    warning: {
      subject: 'We’ll delete {name}’s profile on {day}',
      body: 'Nobody has practised, talked to the maths tutor or had a session as {name} for almost two years. We don’t keep children’s data that nobody needs, so on {day} we’ll delete the profile with everything in it: answers, progress, lessons and conversations.',
      keep: 'Would you like to keep it? Sign in and choose “Keep {name}”. Or just practise once.',
      otherwise: 'If {name} doesn’t need it any more, you don’t have to do anything.',
    },
    done: {
      subject: '{name}’s profile is deleted',
      body: 'As we wrote a month ago, we’ve deleted {name}’s profile with everything in it, because nobody had used it for two years. Past sessions stay in your bookings, without the name.',
      again: 'You can add {name} again at any time:',
    },
  },
};

export const es = {
  dormancyMail: {
    warning: {
      subject: 'El {day} borraremos el perfil de {name}',
      body: 'Desde hace casi dos años nadie practica, habla con el tutor de matemáticas ni tiene clases como {name}. No guardamos datos de menores que nadie necesita, así que el {day} borraremos el perfil con todo lo que contiene: respuestas, progreso, lecciones y conversaciones.',
      keep: '¿Quieres conservarlo? Entra y elige «Conservar a {name}». También basta con practicar una vez.',
      otherwise: 'Si {name} ya no lo necesita, no tienes que hacer nada.',
    },
    done: {
      subject: 'El perfil de {name} está borrado',
      body: 'Como te escribimos hace un mes, borramos el perfil de {name} con todo lo que contenía, porque nadie lo había usado en dos años. Las clases pasadas siguen en tus reservas, sin el nombre.',
      again: 'Puedes volver a agregar a {name} cuando quieras:',
    },
  },
};

export const fr = {
  dormancyMail: {
    warning: {
      subject: 'Le {day}, nous supprimerons le profil de {name}',
      body: 'Depuis presque deux ans, personne ne s’est exercé, n’a parlé avec le tuteur de maths ni suivi de cours en tant que {name}. Nous ne gardons pas de données d’enfants dont personne n’a besoin : le {day}, nous supprimerons le profil et tout ce qu’il contient, c’est-à-dire les réponses, les progrès, les leçons et les conversations.',
      keep: 'Vous voulez le garder ? Connectez-vous et choisissez « Garder {name} ». S’exercer une seule fois suffit aussi.',
      otherwise: 'Si {name} n’en a plus besoin, vous n’avez rien à faire.',
    },
    done: {
      subject: 'Le profil de {name} est supprimé',
      body: 'Comme annoncé il y a un mois, nous avons supprimé le profil de {name} et tout ce qu’il contenait, car personne ne l’avait utilisé depuis deux ans. Les cours passés restent dans vos réservations, sans le nom.',
      again: 'Vous pouvez ajouter {name} à nouveau quand vous voulez :',
    },
  },
};

export const dormancyMailTexts: Texts<typeof en> = { en, es, fr };
