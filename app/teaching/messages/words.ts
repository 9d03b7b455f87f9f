import type { Texts } from '#app/platform/texts.ts';

export const en = {
  tutorWords: {
    anew: 'Say it another way',
    newShort: 'New',
    earlier: '{count, plural, one {Earlier version: # message} other {Earlier version: # messages}}',
    edit: {
      open: 'Edit: {text}',
      openProblem: 'Edit the problem: {text}',
      label: 'Your words, asked anew',
      labelProblem: 'The problem',
      help: 'The conversation goes on from here. What came after it stays as an earlier version, and what you have shown stays in your profile.',
      send: 'Continue from here',
      sending: 'Reading it',
      cancel: 'Cancel',
    },
    dock: {
      label: 'Help and your work',
      hint: 'Hint',
      stuck: 'I’m stuck',
      work: 'My work',
      workTitle: 'Your work so far',
      close: 'Close',
    },
    whoReads: {
      title: 'Who can read this',
      account:
        'Whoever signs in to this account can read this conversation, so your parents can if the account is theirs. Nobody in our team reads along.',
      visitor:
        'Without an account this conversation stays with this browser. Nobody in our team reads along.',
      worrying:
        'If you write that somebody is in danger, or something that tells where you live, the tutor answers, and one person in our team reads that message. The adult of the account may get an email that something worrying was written, never your words. When you write that somebody at home hurts you, no email goes home.',
    },
    keys: {
      title: 'Keyboard',
      intro: 'Hold Alt and Shift, then press the letter.',
      check: 'Check the line, or send the words',
      checkKey: 'Enter',
      line: 'To your line',
      ask: 'To the words beside the card',
      hint: 'Hint',
      stuck: 'I’m stuck',
      work: 'Your work so far',
      anew: 'Say it another way',
      leave: 'Leave an edit or a window',
      leaveKey: 'Esc',
    },
    stop: 'Stop',
    stopLabel: 'Stop the tutor’s words',
    writing: 'The tutor is writing.',
    stopped: 'Stopped here.',
    daySoon:
      '{left, plural, one {One more answer} other {# more answers}} today in the words of the language model. Then the built-in tutor speaks; it teaches the same.',
    dayOver:
      'That was the language model’s share for today. The built-in tutor goes on; it teaches the same.',
    monthSoon:
      'The language model’s share of this month is nearly used. Then the built-in tutor speaks; it teaches the same.',
    monthOver:
      'The language model’s share of this month is used. The built-in tutor goes on; it teaches the same.',
  },
} as const;

/** Texts around language-model words. */
export const wordsTexts: Texts<typeof en> = {
  en,
  es: {
    tutorWords: {
      anew: 'Decirlo de otra manera',
      newShort: 'Nuevo',
      earlier: '{count, plural, one {Versión anterior: # mensaje} other {Versión anterior: # mensajes}}',
      edit: {
        open: 'Editar: {text}',
        openProblem: 'Editar el problema: {text}',
        label: 'Tu pregunta, de nuevo',
        labelProblem: 'El problema',
        help: 'La conversación sigue desde aquí. Lo que vino después queda como versión anterior, y lo que has demostrado sigue en tu perfil.',
        send: 'Seguir desde aquí',
        sending: 'Leyendo',
        cancel: 'Cancelar',
      },
      dock: {
        label: 'Ayuda y tu trabajo',
        hint: 'Pista',
        stuck: 'Me atasqué',
        work: 'Mi trabajo',
        workTitle: 'Tu trabajo hasta ahora',
        close: 'Cerrar',
      },
      whoReads: {
        title: 'Quién puede leer esto',
        account:
          'Quien entra en esta cuenta puede leer esta conversación; si la cuenta es de tus padres, ellos también. Nadie de nuestro equipo la sigue.',
        visitor:
          'Sin cuenta, esta conversación se queda en este navegador. Nadie de nuestro equipo la sigue.',
        worrying:
          'Si escribes que alguien está en peligro, o algo que dice dónde vives, el tutor responde y una persona de nuestro equipo lee ese mensaje. El adulto de la cuenta puede recibir un correo que dice que se escribió algo preocupante, nunca tus palabras. Cuando escribes que alguien en casa te hace daño, no sale ningún correo a casa.',
      },
      keys: {
        title: 'Teclado',
        intro: 'Mantén Alt y Mayús y pulsa la letra.',
        check: 'Comprobar la línea o enviar las palabras',
        checkKey: 'Intro',
        line: 'Ir a tu línea',
        ask: 'Ir a las palabras junto a la tarjeta',
        hint: 'Pista',
        stuck: 'Me atasqué',
        work: 'Tu trabajo hasta ahora',
        anew: 'Decirlo de otra manera',
        leave: 'Salir de una edición o de una ventana',
        leaveKey: 'Esc',
      },
      stop: 'Parar',
      stopLabel: 'Parar las palabras del tutor',
      writing: 'El tutor está escribiendo.',
      stopped: 'Parado aquí.',
      daySoon:
        '{left, plural, one {Hoy queda una respuesta más} other {Hoy quedan # respuestas más}} con palabras del modelo de lenguaje. Después habla el tutor integrado; enseña lo mismo.',
      dayOver:
        'Hasta aquí la parte de hoy del modelo de lenguaje. Sigue el tutor integrado; enseña lo mismo.',
      monthSoon:
        'La parte de este mes del modelo de lenguaje está casi gastada. Después habla el tutor integrado; enseña lo mismo.',
      monthOver:
        'La parte de este mes del modelo de lenguaje está gastada. Sigue el tutor integrado; enseña lo mismo.',
    },
  },
  fr: {
    tutorWords: {
      anew: 'Le dire autrement',
      newShort: 'Nouveau',
      earlier:
        '{count, plural, one {Version précédente : # message} other {Version précédente : # messages}}',
      edit: {
        open: 'Modifier : {text}',
        openProblem: 'Modifier le problème : {text}',
        label: 'Ta question, à nouveau',
        labelProblem: 'Le problème',
        help: 'La conversation reprend ici. Ce qui suivait reste comme version précédente, et ce que tu as montré reste dans ton profil.',
        send: 'Reprendre ici',
        sending: 'Lecture',
        cancel: 'Annuler',
      },
      dock: {
        label: 'Aide et ton travail',
        hint: 'Indice',
        stuck: 'Je bloque',
        work: 'Mon travail',
        workTitle: 'Ton travail jusqu’ici',
        close: 'Fermer',
      },
      whoReads: {
        title: 'Qui peut lire ceci',
        account:
          'Qui se connecte à ce compte peut lire cette conversation ; si le compte est à tes parents, eux aussi. Personne de notre équipe ne la suit.',
        visitor:
          'Sans compte, cette conversation reste dans ce navigateur. Personne de notre équipe ne la suit.',
        worrying:
          'Si tu écris que quelqu’un est en danger, ou quelque chose qui dit où tu habites, le tuteur répond et une personne de notre équipe lit ce message. L’adulte du compte peut recevoir un e-mail disant que quelque chose d’inquiétant a été écrit, jamais tes mots. Quand tu écris que quelqu’un te fait du mal à la maison, aucun e-mail ne part chez toi.',
      },
      keys: {
        title: 'Clavier',
        intro: 'Maintiens Alt et Maj, puis appuie sur la lettre.',
        check: 'Vérifier la ligne, ou envoyer les mots',
        checkKey: 'Entrée',
        line: 'Aller à ta ligne',
        ask: 'Aller aux mots à côté de la carte',
        hint: 'Indice',
        stuck: 'Je bloque',
        work: 'Ton travail jusqu’ici',
        anew: 'Le dire autrement',
        leave: 'Quitter une modification ou une fenêtre',
        leaveKey: 'Échap',
      },
      stop: 'Arrêter',
      stopLabel: 'Arrêter les mots du tuteur',
      writing: 'Le tuteur écrit.',
      stopped: 'Arrêté ici.',
      daySoon:
        'Encore {left, plural, one {une réponse} other {# réponses}} aujourd’hui avec les mots du modèle de langage. Ensuite le tuteur intégré parle ; il enseigne la même chose.',
      dayOver:
        'La part du modèle de langage est épuisée pour aujourd’hui. Le tuteur intégré continue ; il enseigne la même chose.',
      monthSoon:
        'La part du modèle de langage pour ce mois est presque épuisée. Ensuite le tuteur intégré parle ; il enseigne la même chose.',
      monthOver:
        'La part du modèle de langage pour ce mois est épuisée. Le tuteur intégré continue ; il enseigne la même chose.',
    },
  },
};
