import type { Language } from '#app/platform/texts.ts';

/** What the talkative kinds of learners write, by what they mean. `{line}` is replaced by a line of work. */
type LearnerWords = {
  readonly helpless: readonly string[];
  readonly chat: readonly string[];
  readonly questions: readonly string[];
  readonly claims: readonly string[];
  readonly sad: readonly string[];
  readonly otherWay: string;
};

export const learnerWords: Record<Language, LearnerWords> = {
  en: {
    helpless: [
      'I don’t know',
      'no idea',
      'help',
      'I can’t do this',
      'what am I supposed to do',
      'still don’t get it',
    ],
    chat: ['do you like football?', 'my dog is called Biscuit', 'lol', 'is it lunch soon', 'ok cool'],
    questions: [
      'what does simplify mean?',
      'why do we do that?',
      'how do I check it?',
      'what is this good for?',
    ],
    claims: ['on paper I got {line}', 'I think it’s {line}', 'is it {line}?', 'my answer is {line}'],
    sad: [
      'I’m just stupid',
      'I hate maths',
      'this makes me want to cry',
      'everyone else gets it',
      'I want to stop',
    ],
    otherWay: 'can we do it another way?',
  },
  es: {
    helpless: ['no sé', 'ni idea', 'ayuda', 'no puedo', '¿qué tengo que hacer?', 'sigo sin entender'],
    chat: ['¿te gusta el fútbol?', 'mi perro se llama Canela', 'jaja', '¿ya casi es recreo?', 'vale, guay'],
    questions: [
      '¿qué es simplificar?',
      '¿por qué se hace eso?',
      '¿cómo lo compruebo?',
      '¿para qué sirve esto?',
    ],
    claims: ['en papel me dio {line}', 'creo que es {line}', '¿es {line}?', 'mi respuesta es {line}'],
    sad: [
      'soy tonto',
      'odio las mates',
      'me dan ganas de llorar',
      'todos lo entienden menos yo',
      'quiero parar',
    ],
    otherWay: '¿se puede hacer de otra forma?',
  },
  fr: {
    helpless: [
      'je sais pas',
      'aucune idée',
      'au secours',
      'j’y arrive pas',
      'qu’est-ce que je dois faire ?',
      'je comprends toujours pas',
    ],
    chat: ['tu aimes le foot ?', 'mon chien s’appelle Biscotte', 'mdr', 'c’est bientôt midi ?', 'ok cool'],
    questions: [
      'ça veut dire quoi simplifier ?',
      'pourquoi on fait ça ?',
      'comment je vérifie ?',
      'à quoi ça sert ?',
    ],
    claims: [
      'sur ma feuille j’ai trouvé {line}',
      'je pense que c’est {line}',
      'c’est {line} ?',
      'ma réponse est {line}',
    ],
    sad: [
      'je suis nul',
      'je déteste les maths',
      'ça me donne envie de pleurer',
      'les autres y arrivent',
      'je veux arrêter',
    ],
    otherWay: 'on peut faire autrement ?',
  },
};
