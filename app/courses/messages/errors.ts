import type { Texts } from '#app/platform/texts.ts';

const en = {
  courseErrors: {
    errors: {
      unknown_course: 'There’s no such course or lesson. Choose one from the list of courses.',
      unknown_question: 'This question is no longer part of the lesson. Please reload the page.',
      unknown_profile: 'We can’t find this learner in your account. Choose another one.',
      answer_does_not_fit: 'That’s not the kind of answer this question needs.',
      note_changed: 'Meanwhile, another window saved this note.',
      not_complete: 'You get the certificate once every lesson is complete.',
      unknown_code: 'There’s no certificate with this code.',
      unknown_certificate: 'We can’t find this certificate in your account.',
    },
  },
};

export const courseErrorTexts: Texts<typeof en> = {
  en,
  es: {
    courseErrors: {
      errors: {
        unknown_course: 'Ese curso o esa lección no existe. Elige uno en la lista de cursos.',
        unknown_question: 'Esta pregunta ya no forma parte de la lección. Vuelve a cargar la página.',
        unknown_profile: 'Este estudiante no existe en esta cuenta. Elige otro.',
        answer_does_not_fit: 'Esa respuesta no corresponde a esta pregunta.',
        note_changed: 'Esta nota se guardó mientras tanto en otra ventana.',
        not_complete: 'Recibes el certificado cuando completas todas las lecciones.',
        unknown_code: 'No hay ningún certificado con este código.',
        unknown_certificate: 'Ese certificado no existe o no es tuyo.',
      },
    },
  },
  fr: {
    courseErrors: {
      errors: {
        unknown_course: 'Ce cours ou cette leçon n’existe pas. Choisis-en un dans la liste des cours.',
        unknown_question: 'Cette question ne fait plus partie de la leçon. Recharge la page.',
        unknown_profile: 'Cet élève n’existe pas dans ce compte. Choisis-en un autre.',
        answer_does_not_fit: 'Cette réponse ne correspond pas à la question.',
        note_changed: 'Cette note a été enregistrée entre-temps dans une autre fenêtre.',
        not_complete: 'Tu reçois l’attestation quand toutes les leçons sont terminées.',
        unknown_code: 'Aucune attestation ne porte ce code.',
        unknown_certificate: 'Cette attestation n’existe pas, ou elle n’est pas à toi.',
      },
    },
  },
};
