import type { Translation } from '#app/platform/texts.ts';
import { concepts } from './concepts-fr.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  all: {
    read: {
      solve: ['Tu veux résoudre ceci. Je lis :', 'Il faut résoudre ceci. Je lis :'],
      simplify: ['Tu veux simplifier ceci. Je lis :', 'Il faut simplifier ceci. Je lis :'],
      expand: ['Tu veux développer ceci. Je lis :', 'Il faut développer ceci. Je lis :'],
      factor: ['Tu veux factoriser ceci. Je lis :', 'Il faut factoriser ceci. Je lis :'],
      evaluate: ['Tu veux calculer ceci. Je lis :', 'Il faut calculer ceci. Je lis :'],
      differentiate: ['Tu veux dériver ceci. Je lis :', 'Il faut dériver ceci. Je lis :'],
      integrate: ['Tu veux intégrer ceci. Je lis :', 'Il faut intégrer ceci. Je lis :'],
      limit: ['Tu veux cette limite. Je lis :', 'On cherche une limite. Je lis :'],
      divide: ['Tu veux diviser ceci. Je lis :', 'Il faut diviser ceci. Je lis :'],
      complete_square: ['Tu veux compléter le carré. Je lis :', 'Il faut compléter le carré. Je lis :'],
      convert: ['Tu veux convertir ceci. Je lis :', 'Il faut convertir ceci. Je lis :'],
      find: ['Tu veux trouver ceci. Je lis :', 'Il faut trouver ceci. Je lis :'],
    },
    readTwin: {
      after_solving: [
        'Le même genre de problème avec d’autres nombres. Je ne dis rien tant que tu n’as pas écrit.',
      ],
      after_giving_up: ['Maintenant un jumeau, avec d’autres nombres. Celui-ci est à toi.'],
    },
    unsolvable: [
      'Je ne sais pas résoudre ce genre de problème. Je peux quand même comparer exactement chacune de tes lignes à la précédente.',
    ],
    nothing_to_do: ['{formula} est déjà terminé. Il n’y a plus rien à faire.'],
    first: [
      'Commence par une ligne, celle que tu crois juste.',
      'Écris la première ligne. N’importe laquelle, pourvu que tu y croies.',
    ],
    next: ['Qu’est-ce qui vient ensuite ?', 'Quelle ligne suit ?', 'Quelle est ta prochaine ligne ?'],
    again: ['Que devrait être la ligne {line} ?', 'Écris encore une fois la ligne {line}.'],
    explain: ['Redis-le avec tes mots : que s’est-il passé dans cette étape ?'],
    reflect: ['Que regarderas-tu en premier dans le prochain problème de ce genre ?'],
    twin: ['Encore un du même genre, sans aide ?'],
    label: 'Ta ligne {line}',
    explainLabel: 'Avec tes mots',
    reflectLabel: 'Une phrase suffit',
    takeTwin: 'Donne-moi le jumeau',
    enough: 'C’est assez pour l’instant',
    named: ['Maintenant : {name}.'],

    right: [
      'C’est juste. La ligne {line} correspond à la ligne {before}.',
      'La ligne {line} est juste. Elle dit la même chose que la ligne {before}.',
    ],
    finished: {
      unaided: [
        'C’est juste. La ligne {line} est la réponse, et tu n’as eu besoin d’aucune aide.',
        'La ligne {line} est la réponse. Tout vient de toi.',
      ],
      with_hints: [
        'C’est juste. La ligne {line} est la réponse.',
        'La ligne {line} est la réponse. C’est toi qui l’as corrigée.',
      ],
      with_example: ['C’est juste. La ligne {line} est la réponse. Tu as su reprendre l’exemple.'],
      with_steps_shown: ['C’est juste. La ligne {line} est la réponse. Une étape du chemin t’a été montrée.'],
    },
    partial: {
      solutions: ['La ligne {line} est vraie, mais ce n’est pas tout. Il manque au moins une solution.'],
      system: [
        'La ligne {line} est vraie, mais elle ne dit pas encore tout ce que dit le système. Garde une autre équation à côté, ou écris ensemble les valeurs de toutes les inconnues.',
      ],
      antiderivative: [
        'La dérivée de la ligne {line} convient. C’est une primitive parmi d’autres : il reste à écrire ce qu’on peut toujours ajouter.',
      ],
    },
    to_test: [
      'La ligne {line} découle de la ligne {before} : rien ne se perd. Une valeur qui ne convient pas a pu s’ajouter, alors remplace chaque valeur dans la ligne 1 à la fin.',
    ],
    different: ['La ligne {line} n’équivaut plus à la ligne {before}.'],
    differentAsked: ['La ligne {line} ne répond pas à la question.'],
    at: 'Avec {at}, la ligne {before} donne {expected}. La ligne {line} donne {answer}.',
    atUndefinedBefore: 'Avec {at}, la ligne {before} n’a pas de valeur. La ligne {line} donne {answer}.',
    atUndefinedNow: 'Avec {at}, la ligne {before} donne {expected}. La ligne {line} n’a pas de valeur.',
    lost: '{count, plural, one {Une solution} other {# solutions}} de la ligne {before} {count, plural, one {s’est perdue} other {se sont perdues}} en passant à la ligne {line}.',
    gained: '{gained} vérifie la ligne {line}, mais pas la ligne {before}.',
    where: ['Où se séparent-elles ?', 'Qu’est-ce qui a changé entre la ligne {before} et la ligne {line} ?'],
    slipTitle: 'Une erreur que beaucoup font',
    unknown: [
      'Je n’ai pas pu trancher. Cela ne compte pas contre toi. Écris-la autrement, ou passe à la ligne suivante.',
    ],
    unread: ['Je n’arrive pas à lire à partir du caractère {at}. {reason}'],
    repeated: ['C’est encore la ligne {line}. Que pourrait-on y changer ?'],
    same_wrong: ['Tu l’as déjà écrit, et cela n’équivaut toujours pas à la ligne {before}.'],
    guessing: [
      'C’était rapide, un nombre après l’autre. Essayer des nombres cache ce que tu sais. Écris la ligne entre les deux.',
    ],
    try_first: [
      'Écris d’abord une ligne, n’importe laquelle. Si rien ne vient, appuie sur « Je ne sais pas commencer ».',
    ],
    ideaTitle: 'L’idée',
    aimedTitle: 'Cette ligne',
    aimed: [
      'Mets {at} dans les deux lignes. La ligne {before} donne {expected}, la ligne {line} donne {answer}. Quelle partie de ta ligne fait la différence ?',
    ],
    aimedValue: [
      'Reporte ce que dit la ligne {line} dans la ligne {before} et refais le calcul. Qu’est-ce qui ne tombe pas juste ?',
    ],
    aimedPlain: [
      'Compare la ligne {line} à la ligne {before}, terme par terme. Lequel n’a plus son pendant ?',
    ],
    worked: ['Voici le même geste sur un autre problème. Ensuite, c’est à toi.'],
    workedTitle: 'Exemple résolu',
    shown: ['Voici cette étape. C’est maintenant la ligne {line}.'],
    shownTitle: 'Cette étape',
    asked: ['Voici le chemin entier. Cela ne compte pas contre toi, et ne compte pas non plus comme acquis.'],
    one_step: [
      'Ce problème tient en une étape : montrer l’étape, c’est montrer la réponse. Il compte comme laissé.',
    ],
    wholeTitle: 'Le chemin entier',
    no_help: [
      'Je n’ai plus d’aide que je puisse vérifier, et je ne dis rien sans vérifier. Tes lignes, je peux les comparer. Une personne peut continuer à partir d’ici.',
    ],
    answer_unknown: ['Je n’ai pas de réponse vérifiée à ce problème, donc je n’en montre pas.'],
    no_twin: ['Je n’ai pas pu fabriquer de jumeau de ce problème.'],
    two_given_up: [
      'Deux de suite, c’est le bon moment pour parler à une personne. Un professeur voit ce que je ne vois pas.',
    ],
    explained: ['C’est noté, avec tes mots. On continue.'],
    skipped: ['D’accord. On continue.'],
    reflected: ['C’est gardé avec cette séance.'],
    close: ['Résolus : {solved}. Lignes justes sans aide : {unaided}, avec aide : {afterHelp}.'],
    closeGivenUp: 'Laissés : {givenUp}. Ce genre mérite un autre essai un autre jour.',
    picture: ['En trait plein la ligne donnée, en pointillé la tienne.'],
    clarify: {
      hint: [
        'Pour de l’aide sur cette ligne, appuie sur Indice, ou sur « Je ne sais pas commencer » si rien ne vient. Ce que tu écris ici n’ouvre pas d’indice.',
      ],
      why: [
        'Parce que les deux lignes doivent avoir la même valeur pour tout nombre. Un seul nombre où elles diffèrent suffit à les distinguer.',
      ],
      task: [
        'Tu écris la ligne {line} : une étape de plus que celle du dessus, qui dit toujours la même chose. Je vérifie qu’elle le dit.',
      ],
      taskPlain: ['Réponds à la question du dessus, ou passe-la.'],
      answer: [
        'Je montre la réponse quand tu l’as ou quand tu laisses tomber. Pour laisser, appuie sur « Montre-moi la réponse ». Un problème jumeau suit alors.',
      ],
      thanks: ['Bien. La ligne en attente est au-dessus.'],
      other: [
        'Je suis un programme qui vérifie des maths et donne des indices, je ne peux donc pas répondre à cela. Pour le reste, il y a des professeurs humains.',
      ],
    },
    line_in_chat: ['Je lis {formula}. Seul Vérifier répond à la carte : écris-le dans le champ du dessus.'],
    humanTutors: 'Professeurs humains',
    care: {
      lead: 'Ce que tu as écrit compte plus que ce problème. Tu n’as pas à porter cela tout seul ou toute seule, et ce qui se passe n’est pas ta faute. Parles-en aujourd’hui à un adulte de confiance, ou à des personnes qui sont là exactement pour cela :',
      emergency: 'Si tu es en danger maintenant, appelle le {number}.',
      after:
        'Je suis un programme et je ne peux pas bien t’aider pour cela. Ces personnes le peuvent. Quelqu’un de notre équipe le lira aussi.',
    },
    time: 'Après {time}.',
    minutes: '{minutes, plural, one {# minute} other {# minutes}}',
    seconds: '{seconds, plural, one {# seconde} other {# secondes}}',
    and: 'et',
  },
  'socratic-guide': {
    where: [
      'Qu’avait la ligne {before} que la ligne {line} n’a plus ?',
      'Lis les deux lignes à voix haute. Où se séparent-elles ?',
      'Quel terme regarderais-tu en premier ?',
    ],
    next: [
      'Que pourrais-tu faire ensuite ?',
      'De quoi aimerais-tu te débarrasser maintenant ?',
      'Où cela te mène-t-il ?',
    ],
    closing: ['Comment le vérifierais-tu sans moi ?'],
  },
  'step-by-step-coach': {
    first: ['Un petit pas. Écris la ligne 2.'],
    next: ['Un petit pas. Écris la ligne {line}.', 'La ligne {line}, seulement cette étape.'],
    where: ['Reprends la ligne {before} et ne change qu’une seule chose.'],
    again: ['Encore la ligne {line}, seulement cette chose.'],
  },
  'exam-sprint': {
    read: {
      solve: ['Résous.'],
      simplify: ['Simplifie.'],
      expand: ['Développe.'],
      factor: ['Factorise.'],
      evaluate: ['Calcule.'],
      differentiate: ['Dérive.'],
      integrate: ['Intègre.'],
      limit: ['Trouve la limite.'],
      divide: ['Divise.'],
      complete_square: ['Complète le carré.'],
      convert: ['Convertis.'],
      find: ['Trouve.'],
    },
    first: ['Ligne 2.'],
    next: ['Ligne {line}.'],
    again: ['Encore la ligne {line}.'],
    right: ['Juste. {before} → {line}.'],
    where: ['Dans un devoir, cette ligne coûte le point de méthode.'],
    finished: {
      unaided: ['Juste. Terminé, sans aide.'],
      with_hints: ['Juste. Terminé.'],
      with_example: ['Juste. Terminé, après un exemple.'],
      with_steps_shown: ['Juste. Terminé, avec une étape montrée.'],
    },
  },
  'visual-explorer': {
    first: ['Regarde d’abord la courbe des deux membres. Puis écris une ligne qui la laisse en place.'],
    where: ['Voici les deux lignes en courbes. Laquelle est plus haute en {at}, et de combien ?'],
    wherePlain: ['Regarde les deux lignes sur le dessin. Qu’est-ce qui aurait dû rester en place ?'],
  },
  focus: {
    read: {
      solve: ['Résous ceci :'],
      simplify: ['Simplifie ceci :'],
      expand: ['Développe ceci :'],
      factor: ['Factorise ceci :'],
      evaluate: ['Calcule ceci :'],
      differentiate: ['Dérive ceci :'],
      integrate: ['Intègre ceci :'],
      limit: ['Trouve cette limite :'],
      divide: ['Divise ceci :'],
      complete_square: ['Complète le carré :'],
      convert: ['Convertis ceci :'],
      find: ['Trouve ceci :'],
    },
    first: ['Seulement ceci : écris la ligne 2.'],
    next: ['Seulement ceci : la ligne {line}.'],
    again: ['La ligne {line} encore une fois.'],
    where: ['Une seule chose ne va pas.'],
    right: ['C’est juste. La ligne {line} tient.'],
    finished: {
      unaided: ['C’est juste. Voilà la réponse.'],
      with_hints: ['C’est juste. Voilà la réponse.'],
      with_example: ['C’est juste. Voilà la réponse.'],
      with_steps_shown: ['C’est juste. Voilà la réponse.'],
    },
  },
  concepts,
};
