import type { Texts } from '#app/platform/texts.ts';

const en = {
  teachingErrors: {
    errors: {
      session_not_found: 'There’s no such session, or it isn’t yours. Start a new one.',
      unknown_profile: 'There’s no such learner in this account. Choose another one.',
      problem_several: 'This could mean more than one thing: {readings}. Add brackets, or choose one.',
      problem_unreadable: 'I can’t read this problem yet. {reason}',
      worrying: 'This is something to tell a person, not a maths tutor. Please read the message here first.',
      card_answered:
        'You’ve already answered this question, perhaps in another window. This is where you are now.',
      card_gone: 'This question is no longer open. This is where you are now.',
      not_now: 'That doesn’t fit this question. Answer it or skip it first.',
      moved: 'You carried on in another window. This is where you are now.',
      nothing_other: 'I can’t explain this one any differently.',
      busy: 'Two answers arrived at the same time. Please send it again.',
      visitor_sessions:
        'You’ve tried {count} problems today without an account. Create a free account to continue now and keep them.',
      visitor_network:
        'Many problems were started from your internet connection today without an account. Sign in, or create a free account, to start this one now.',
      visitor_turns:
        'That’s as far as you can go without an account today. Create a free account to continue from exactly here.',
      no_problem: 'We couldn’t make another problem like this. Type one of your own.',
      maths_busy: 'The algebra engine is busy. Please try again in a moment.',
      not_focus: 'This isn’t a focus session.',
      thoughts_full: 'The parking lot is full. Remove a thought first.',
      lesson_not_found: 'There’s no such lesson, or it isn’t yours. Ask for a new one.',
      unknown_topic: 'We don’t have a topic with that name. Did you mean one of these?',
      lessons_in_making:
        'Two lessons are already being made. This one can start as soon as one of them is ready.',
      lessons_full:
        'You’ve asked for a lot of lessons in one hour. You can get the next one in {minutes, plural, one {a minute} other {# minutes}}. The ones you have stay open.',
    },
  },
} as const;

const es: (typeof teachingErrorTexts)['es'] = {
  teachingErrors: {
    errors: {
      session_not_found: 'Esta sesión no existe o no es tuya. Empieza otra.',
      unknown_profile: 'Este estudiante no existe en esta cuenta. Elige otro.',
      problem_several:
        'Eso se puede entender de más de una manera: {readings}. Escríbelo con paréntesis o elige una.',
      problem_unreadable: 'Todavía no puedo leer este problema. {reason}',
      worrying:
        'Esto es para contárselo a una persona, no a un tutor de matemáticas. Lee primero el mensaje, por favor.',
      card_answered: 'Esta pregunta ya está respondida, quizá en otra ventana. Así está la sesión ahora.',
      card_gone: 'Esta pregunta ya no está abierta. Así está la sesión ahora.',
      not_now: 'Eso no corresponde a esta pregunta. Antes respóndela o sáltala.',
      moved: 'La conversación siguió en otra ventana. Así está ahora.',
      nothing_other: 'No sé explicarlo de otra manera.',
      busy: 'Llegaron dos respuestas a la vez. Envíala otra vez, por favor.',
      visitor_sessions:
        'Hoy probaste {count} problemas sin cuenta. Crea una cuenta gratuita para seguir ahora mismo y conservarlos.',
      visitor_network:
        'Hoy ya se empezaron muchos problemas sin cuenta desde tu conexión a internet. Inicia sesión o crea una cuenta gratuita para empezar este ahora mismo.',
      visitor_turns:
        'Hasta aquí puedes llegar hoy sin cuenta. Crea una cuenta gratuita para seguir exactamente desde aquí.',
      no_problem: 'No se pudo generar otro problema de este tipo. Escribe uno tuyo.',
      maths_busy: 'El motor de álgebra está ocupado. Prueba otra vez en un momento.',
      not_focus: 'Esta no es una sesión de concentración.',
      thoughts_full: 'La lista de ideas para luego está llena. Quita antes alguna.',
      lesson_not_found: 'Esta lección no existe o no es tuya. Pide una nueva.',
      unknown_topic: 'No tenemos ningún tema con ese nombre. Quizá te refieres a uno de estos:',
      lessons_in_making:
        'Ya se están preparando dos lecciones. En cuanto una esté lista, puede empezar esta.',
      lessons_full:
        'Pediste muchas lecciones nuevas en una hora. La siguiente se puede preparar dentro de {minutes, plural, one {un minuto} other {# minutos}}; las que tienes siguen abiertas.',
    },
  },
};

const fr: (typeof teachingErrorTexts)['fr'] = {
  teachingErrors: {
    errors: {
      session_not_found: 'Cette séance n’existe pas, ou ce n’est pas la tienne. Commences-en une autre.',
      unknown_profile: 'Cet élève n’existe pas dans ce compte. Choisis-en un autre.',
      problem_several:
        'Cela peut se comprendre de plusieurs façons : {readings}. Écris-le avec des parenthèses, ou choisis.',
      problem_unreadable: 'Je n’arrive pas encore à lire ce problème. {reason}',
      worrying:
        'C’est à une personne qu’il faut le dire, pas à un tuteur de maths. Lis d’abord le message ici.',
      card_answered:
        'Cette question a déjà une réponse, peut-être dans une autre fenêtre. Voici où tu en es.',
      card_gone: 'Cette question n’est plus ouverte. Voici où tu en es.',
      not_now: 'Cela ne correspond pas à cette question. Réponds-y d’abord, ou passe-la.',
      moved: 'La conversation a continué dans une autre fenêtre. Voici où tu en es.',
      nothing_other: 'Je ne sais pas l’expliquer autrement.',
      busy: 'Deux réponses sont arrivées en même temps. Envoie-la encore une fois, s’il te plaît.',
      visitor_sessions:
        'Tu as essayé {count} problèmes aujourd’hui sans compte. Avec un compte gratuit, tu continues tout de suite et tu les gardes.',
      visitor_network:
        'Beaucoup de problèmes ont été commencés aujourd’hui sans compte depuis ta connexion internet. Connecte-toi ou crée un compte gratuit pour commencer celui-ci tout de suite.',
      visitor_turns:
        'Sans compte, c’est tout pour aujourd’hui. Avec un compte gratuit, tu continues tout de suite, exactement d’ici.',
      no_problem: 'Impossible de créer un autre problème de ce genre. Écris-en un toi-même.',
      maths_busy: 'Le moteur d’algèbre est occupé. Réessaie dans un instant.',
      not_focus: 'Ce n’est pas une séance de concentration.',
      thoughts_full: 'Le parking à idées est plein. Retires-en une d’abord.',
      lesson_not_found: 'Cette leçon n’existe pas, ou ce n’est pas la tienne. Demandes-en une autre.',
      unknown_topic: 'Aucun de nos sujets ne porte ce nom. Peut-être penses-tu à l’un de ceux-ci :',
      lessons_in_making:
        'Deux leçons sont déjà en préparation. Dès que l’une est prête, celle-ci peut commencer.',
      lessons_full:
        'Cela fait beaucoup de nouvelles leçons en une heure. La prochaine pourra être préparée dans {minutes, plural, one {une minute} other {# minutes}} ; celles que tu as restent ouvertes.',
    },
  },
};

/** Error messages. Rendered on the server, not shipped with the texts of the screens. */
export const teachingErrorTexts: Texts<typeof en> = { en, es, fr };
