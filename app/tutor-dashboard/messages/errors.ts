import type { Texts } from '#app/platform/texts.ts';

const en = {
  tutorRoom: {
    errors: {
      unknown_session: 'We can’t find this session in your account.',
      note_not_now: 'You can write a note once the session has started.',
      note_changed:
        'This note was changed in another window. Both texts are below. Choose which one to keep.',
      note_sent: 'This note has been sent and can no longer be changed.',
      note_empty: 'Write at least one line before you send the note.',
    },
  },
} as const;

const es: (typeof tutorDashboardErrorTexts)['es'] = {
  tutorRoom: {
    errors: {
      unknown_session: 'No encontramos esta clase en tu cuenta.',
      note_not_now: 'Puedes escribir la nota cuando empiece la clase.',
      note_changed: 'Esta nota cambió en otra ventana. Abajo están los dos textos. Elige con cuál te quedas.',
      note_sent: 'Esta nota ya se envió y no se puede cambiar.',
      note_empty: 'Escribe al menos una línea antes de enviar la nota.',
    },
  },
};

const fr: (typeof tutorDashboardErrorTexts)['fr'] = {
  tutorRoom: {
    errors: {
      unknown_session: 'Nous ne trouvons pas ce cours dans votre compte.',
      note_not_now: 'Vous pouvez écrire la note dès le début du cours.',
      note_changed:
        'Cette note a changé dans une autre fenêtre. Les deux textes sont ci-dessous. Choisissez celui à garder.',
      note_sent: 'Cette note a déjà été envoyée et ne peut plus être modifiée.',
      note_empty: 'Écrivez au moins une ligne avant d’envoyer la note.',
    },
  },
};

/** Error texts of the tutor dashboard. */
export const tutorDashboardErrorTexts: Texts<typeof en> = { en, es, fr };
