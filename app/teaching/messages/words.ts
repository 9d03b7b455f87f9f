import type { Texts } from '#app/platform/texts.ts';

export const en = {
  tutorWords: {
    anew: 'Explain it differently',
    newShort: 'New',
    earlier: '{count, plural, one {Earlier version: # message} other {Earlier version: # messages}}',
    story: {
      caption: 'What the text says',
      fact: 'In the text',
      number: 'Number',
      asked: 'Asked',
      correct: 'Correct {number}',
      field: 'The number in “{fact}”',
      save: 'Correct',
      cancel: 'Cancel',
      problem: 'Word problem',
    },
    edit: {
      open: 'Edit: {text}',
      openProblem: 'Edit the problem: {text}',
      label: 'Your message, edited',
      labelProblem: 'The problem',
      help: 'The conversation continues from here. What came after stays as an earlier version, and what you’ve shown stays in your profile.',
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
        'Anyone who signs in to this account can read this conversation. If it’s your parents’ account, they can too. So can an adult linked with your own account. Nobody on our team follows it.',
      visitor: 'Without an account, this conversation stays in this browser. Nobody on our team follows it.',
      worrying:
        'If you write that someone is in danger, or something that shows where you live, the tutor answers, and one person on our team reads that message. The adult on the account, or one linked with it, may get an email saying that something worrying was written, but never your words. If you write that someone at home is hurting you, we don’t send an email home, or to a linked adult.',
    },
    keys: {
      title: 'Keyboard',
      intro: 'Hold Alt and Shift, then press the letter.',
      check: 'Check the line, or send the message',
      checkKey: 'Enter',
      line: 'Go to your line',
      ask: 'Go to the message field',
      hint: 'Hint',
      stuck: 'I’m stuck',
      work: 'Your work so far',
      anew: 'Explain it differently',
      leave: 'Close an edit or a window',
      leaveKey: 'Esc',
    },
    stop: 'Stop',
    stopLabel: 'Stop the tutor',
    writing: 'The tutor is writing.',
    stopped: 'Stopped here.',
    daySoon:
      '{left, plural, one {One more answer} other {# more answers}} from the language model today. After that, you get the built-in tutor. It teaches the same things.',
    dayOver:
      'You’ve used today’s answers from the language model. The built-in tutor takes over. It teaches the same things.',
    monthSoon:
      'You’ve nearly used this month’s answers from the language model. After that, you get the built-in tutor. It teaches the same things.',
    monthOver:
      'This month’s answers from the language model are used up. The built-in tutor takes over. It teaches the same things.',
  },
} as const;

/** Texts around language-model words. */
export const wordsTexts: Texts<typeof en> = {
  en,
  es: {
    tutorWords: {
      anew: 'Explicarlo de otra manera',
      newShort: 'Nuevo',
      earlier: '{count, plural, one {Versión anterior: # mensaje} other {Versión anterior: # mensajes}}',
      story: {
        caption: 'Lo que dice el texto',
        fact: 'En el texto',
        number: 'Número',
        asked: 'Se pregunta',
        correct: 'Corregir {number}',
        field: 'El número de «{fact}»',
        save: 'Corregir',
        cancel: 'Cancelar',
        problem: 'Problema con texto',
      },
      edit: {
        open: 'Editar: {text}',
        openProblem: 'Editar el problema: {text}',
        label: 'Tu pregunta, de nuevo',
        labelProblem: 'El problema',
        help: 'La conversación sigue desde aquí. Lo que vino después queda como versión anterior, y lo que ya demostraste sigue en tu perfil.',
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
          'Cualquier persona que entre en esta cuenta puede leer esta conversación. Si la cuenta es de tus padres, ellos también; y un adulto vinculado a tu propia cuenta, también. Nadie de nuestro equipo la sigue.',
        visitor:
          'Sin cuenta, esta conversación se queda en este navegador. Nadie de nuestro equipo la sigue.',
        worrying:
          'Si escribes que alguien está en peligro, o algo que dice dónde vives, el tutor responde y una persona de nuestro equipo lee ese mensaje. El adulto de la cuenta, o uno vinculado a ella, puede recibir un correo que dice que se escribió algo preocupante, nunca tus palabras. Si escribes que alguien en casa te hace daño, no enviamos ningún correo a tu casa ni a un adulto vinculado.',
      },
      keys: {
        title: 'Teclado',
        intro: 'Mantén Alt y Mayús y pulsa la letra.',
        check: 'Comprobar la línea o enviar el mensaje',
        checkKey: 'Intro',
        line: 'Ir a tu línea',
        ask: 'Ir al campo del mensaje',
        hint: 'Pista',
        stuck: 'Me atasqué',
        work: 'Tu trabajo hasta ahora',
        anew: 'Explicarlo de otra manera',
        leave: 'Salir de una edición o de una ventana',
        leaveKey: 'Esc',
      },
      stop: 'Parar',
      stopLabel: 'Parar al tutor',
      writing: 'El tutor está escribiendo.',
      stopped: 'Parado aquí.',
      daySoon:
        '{left, plural, one {Hoy queda una respuesta más} other {Hoy quedan # respuestas más}} del modelo de lenguaje. Después sigues con el tutor integrado, que enseña lo mismo.',
      dayOver:
        'Ya usaste las respuestas de hoy del modelo de lenguaje. Sigues con el tutor integrado, que enseña lo mismo.',
      monthSoon:
        'Te quedan pocas respuestas del modelo de lenguaje este mes. Después sigues con el tutor integrado, que enseña lo mismo.',
      monthOver:
        'Se acabaron las respuestas del modelo de lenguaje de este mes. Sigues con el tutor integrado, que enseña lo mismo.',
    },
  },
  fr: {
    tutorWords: {
      anew: 'Expliquer autrement',
      newShort: 'Nouveau',
      earlier:
        '{count, plural, one {Version précédente : # message} other {Version précédente : # messages}}',
      story: {
        caption: 'Ce que dit le texte',
        fact: 'Dans le texte',
        number: 'Nombre',
        asked: 'On demande',
        correct: 'Corriger {number}',
        field: 'Le nombre de « {fact} »',
        save: 'Corriger',
        cancel: 'Annuler',
        problem: 'Problème',
      },
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
          'Toute personne qui se connecte à ce compte peut lire cette conversation. Si c’est le compte de tes parents, eux aussi ; et de même un adulte associé à ton propre compte. Personne de notre équipe ne la suit.',
        visitor:
          'Sans compte, cette conversation reste dans ce navigateur. Personne de notre équipe ne la suit.',
        worrying:
          'Si tu écris que quelqu’un est en danger, ou quelque chose qui dit où tu habites, le tuteur répond et une personne de notre équipe lit ce message. L’adulte du compte, ou un adulte qui y est associé, peut recevoir un e-mail disant que quelque chose d’inquiétant a été écrit, jamais tes mots. Si tu écris que quelqu’un te fait du mal à la maison, nous n’envoyons aucun e-mail chez toi, ni à un adulte associé.',
      },
      keys: {
        title: 'Clavier',
        intro: 'Maintiens Alt et Maj, puis appuie sur la lettre.',
        check: 'Vérifier la ligne, ou envoyer le message',
        checkKey: 'Entrée',
        line: 'Aller à ta ligne',
        ask: 'Aller au champ du message',
        hint: 'Indice',
        stuck: 'Je bloque',
        work: 'Ton travail jusqu’ici',
        anew: 'Expliquer autrement',
        leave: 'Quitter une modification ou une fenêtre',
        leaveKey: 'Échap',
      },
      stop: 'Arrêter',
      stopLabel: 'Arrêter le tuteur',
      writing: 'Le tuteur écrit.',
      stopped: 'Arrêté ici.',
      daySoon:
        'Encore {left, plural, one {une réponse} other {# réponses}} du modèle de langage aujourd’hui. Ensuite, tu continues avec le tuteur intégré, qui enseigne la même chose.',
      dayOver:
        'Tu as utilisé les réponses du modèle de langage pour aujourd’hui. Tu continues avec le tuteur intégré, qui enseigne la même chose.',
      monthSoon:
        'Il reste peu de réponses du modèle de langage ce mois-ci. Ensuite, tu continues avec le tuteur intégré, qui enseigne la même chose.',
      monthOver:
        'Les réponses du modèle de langage sont épuisées pour ce mois-ci. Tu continues avec le tuteur intégré, qui enseigne la même chose.',
    },
  },
};
