import type { Translation } from '#app/platform/texts.ts';
import type { skillEn } from './skill-en.ts';

export const skillFr: Translation<typeof skillEn> = {
  all: {
    hello: ['Le sujet : {name}. L’objectif : {can}', 'Au programme : {name}. L’objectif : {can}'],
    known: ['Tu as déjà montré que tu sais le faire. Tu peux commencer par une question.'],
    weak: ['Cela repose sur « {first} », qui n’est pas encore solide. Ce serait un bon début.'],
    ask: {
      offer_known: 'Comment commençons-nous ?',
      offer_weak: 'Lequel d’abord ?',
      before: 'Avant que je raconte quoi que ce soit : que sais-tu déjà là-dessus ?',
      idea: ['Vient ensuite un exemple.', 'Un exemple montre comment on s’en sert.'],
      example: ['Lis cette ligne avant de continuer.', 'Une ligne à la fois.'],
      example_over: ['C’est tout le chemin. À toi maintenant.'],
    },
    press: {
      offer_known: { alone: 'En essayer une sans aide', on: 'Me le réexpliquer' },
      offer_weak: { first: 'D’abord {first}', on: 'Directement {name}' },
      idea: { on: 'Montre-moi un exemple', more: 'Dis-m’en plus' },
      example: { line: 'Ligne suivante' },
      example_over: { on: 'À moi', another: 'Un autre exemple' },
    },
    ideaFurther: 'L’idée, un peu plus loin',
    pictureTitle: 'En dessin',
    example: ['En voici un résolu, ligne par ligne.', 'Voilà comment on fait, une ligne après l’autre.'],
    reason: ['Voici pourquoi la ligne {line} a le droit d’être là :'],
    asked: {
      guided: ['À toi, et je t’aide où tu veux.', 'C’est ton tour. Je suis là à chaque étape.'],
      guidedAgain: ['La même chose avec d’autres nombres, encore avec mon aide.'],
      alone: ['Maintenant une sans aide. Elle est d’un autre genre, et je ne dis rien avant ta réponse.'],
      twin: ['Encore une de ce genre, avec d’autres nombres. Celle-ci est à toi.'],
    },
    answerLabel: 'Ta réponse',
    solution: [
      'Voici tout le chemin. Cela ne compte pas contre toi, et ne compte pas non plus comme acquis.',
    ],
    answerIs: 'La réponse :',
    stop: ['D’accord. {name} t’attend ici, exactement à cette étape.'],
    recap: {
      lead: ['C’était {name} : l’idée, un exemple et ton propre travail.'],
      unaided: ['Celle que tu as faite sans aide était juste du premier coup.'],
      helped: ['Celle qui était à toi a demandé de l’aide. Elle mérite un autre jour.'],
      given_up: ['Celle qui était à toi reste ouverte. Elle reviendra un autre jour.'],
      skipped: ['Tu as laissé celle qui était à toi : rien ne compte encore comme acquis.'],
      none: ['Tu n’en as pas encore essayé une sans aide : rien ne compte comme acquis.'],
    },
    ways: {
      title: 'Et maintenant',
      due: 'Cela revient le {day}. Et maintenant :',
      next: 'Ensuite : {name}',
      practise: 'S’entraîner : {name}',
    },
    clarify: {
      task: [
        'Lis ce qui est au-dessus, puis appuie sur le bouton en dessous. Tu peux aussi demander un dessin ou un exemple.',
      ],
      own: ['Réponds sur la carte en dessous. Je vérifie ce que tu y écris, quoi que ce soit.'],
      check: [
        'Écris-le sur la carte en dessous et appuie sur Vérifier. Ce qui est dit ici n’est pas vérifié.',
      ],
      start_first: [
        'Essaie d’abord quelque chose, ce que tu crois juste. Si rien ne vient, appuie sur « Je ne sais pas par où commencer ».',
      ],
      answer: ['Je peux montrer la réponse. Alors cela ne compte pas comme acquis, et une autre suit.'],
      ended: ['Ce sujet est terminé pour aujourd’hui. Il y en a encore une quand tu veux.'],
      thanks: ['Avec plaisir. On continue en dessous.'],
      alone: ['D’accord. Je ne parle que si tu demandes.'],
      other: ['Je n’ai pas compris. Voici trois choses que je peux faire maintenant :'],
      idea_over: ['C’est tout ce que j’ai sur l’idée. Un exemple en dira peut-être plus.'],
      left_out: ['On laisse cela. On continue.'],
    },
  },
  'socratic-guide': {
    ask: {
      example: ['Que ferais-tu maintenant ? Réfléchis, puis regarde.', 'Quelle ligne écrirais-tu ?'],
      idea: ['Quelle partie pourrais-tu expliquer à quelqu’un d’autre ?'],
    },
  },
  'step-by-step-coach': {
    example: ['Un petit pas après l’autre. Voici la ligne 1.'],
    asked: { guided: ['Les mêmes pas, de ta main. Commence petit.'] },
  },
  'exam-sprint': {
    hello: ['{name}. À l’examen : {can}'],
    example: ['Une solution modèle.'],
    asked: {
      guided: ['À toi.'],
      guidedAgain: ['Encore une fois, d’autres nombres.'],
      alone: ['Comme à l’examen : sans aide.'],
      twin: ['Encore une.'],
    },
    recap: { lead: ['{name} : c’est fait.'] },
  },
  'visual-explorer': {
    ask: { idea: ['Regarde encore le dessin. Ensuite, un exemple.'] },
  },
  focus: {
    hello: ['Aujourd’hui, seulement ceci : {name}.'],
    ask: { example: ['Seulement cette ligne.'], example_over: ['C’est fait. À toi.'] },
    asked: {
      guided: ['Seulement celle-ci.'],
      alone: ['Une sans aide, et c’est fini.'],
      twin: ['Encore une comme celle-là.'],
    },
  },
};
