import type { Texts } from '#app/platform/texts.ts';

const en = {
  tutorRoom: {
    errors: {
      unknown_session: 'We do not know this session, or it is not yours.',
      note_not_now: 'A note can be written from the beginning of the session.',
      note_changed:
        'This note was changed in another window. Below you see both texts; choose which one stays.',
      note_sent: 'This note was sent already and stays as it is.',
      note_empty: 'Write at least one line before you send the note.',
    },
  },
} as const;

const es: (typeof tutorDashboardErrorTexts)['es'] = {
  tutorRoom: {
    errors: {
      unknown_session: 'No conocemos esta sesión, o no es tuya.',
      note_not_now: 'La nota se puede escribir desde que empieza la sesión.',
      note_changed: 'Esta nota cambió en otra ventana. Abajo ves los dos textos; elige cuál se queda.',
      note_sent: 'Esta nota ya se envió y se queda como está.',
      note_empty: 'Escribe al menos una línea antes de enviar la nota.',
    },
  },
};

const fr: (typeof tutorDashboardErrorTexts)['fr'] = {
  tutorRoom: {
    errors: {
      unknown_session: 'Nous ne connaissons pas cette séance, ou elle n’est pas à vous.',
      note_not_now: 'La note s’écrit à partir du début de la séance.',
      note_changed:
        'Cette note a changé dans une autre fenêtre. Vous voyez les deux textes ci-dessous ; choisissez celui qui reste.',
      note_sent: 'Cette note a déjà été envoyée et reste telle quelle.',
      note_empty: 'Écrivez au moins une ligne avant d’envoyer la note.',
    },
  },
};

/** Error texts of the tutor dashboard. */
export const tutorDashboardErrorTexts: Texts<typeof en> = { en, es, fr };
