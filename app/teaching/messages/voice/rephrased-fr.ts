import type { rephrasedEn } from './rephrased-en.ts';
import type { Reworded } from './reworded.ts';

export const rephrasedFr: Reworded<typeof rephrasedEn> = {
  anew: {
    idea: ['Pour y répondre, garde ceci en tête :'],
    small: ['Une question, et rien d’autre pour l’instant.'],
    slip: ['Relis ta ligne avec ceci en tête.'],
  },
  readTwin: {
    after_solving: ['En voici un du même genre. Les nombres sont nouveaux et le premier mot est à toi.'],
    after_giving_up: ['En voici un semblable, avec de nouveaux nombres. Essaie celui-ci toi-même.'],
  },
  unsolvable: [
    'Ce genre dépasse ce que je sais résoudre. Ce que je peux faire, c’est comparer chacune de tes lignes à la précédente.',
  ],
  nothing_to_do: ['Il ne reste aucune étape : {formula} est la fin.'],
  first: ['Quelle ligne écrirais-tu en premier ?'],
  again: ['Essaie encore une fois la ligne {line}.'],
  explain: ['Raconte cette étape avec tes mots : qu’est-ce qui a été fait ?'],
  reflect: ['Devant un problème comme celui-ci, où regarderas-tu d’abord ?'],
  right: ['Oui, la ligne {line} dit toujours ce que dit la ligne {before}.'],
  finished: {
    unaided: ['Avec la ligne {line}, tu es au bout, sans aucune aide.'],
    with_hints: ['Avec la ligne {line}, tu es au bout.'],
    with_example: ['Avec la ligne {line}, tu es au bout, par le chemin de l’exemple.'],
    with_steps_shown: ['Avec la ligne {line}, tu es au bout. Une étape du chemin était de moi.'],
  },
  partial: {
    solutions: ['Ce que dit la ligne {line} est vrai. Il y manque encore une solution.'],
    system: [
      'Ce que dit la ligne {line} est vrai, et le système en dit davantage. Écris l’autre équation à côté, ou toutes les valeurs ensemble.',
    ],
    antiderivative: [
      'La ligne {line} a la dérivée voulue. Il y en a d’autres comme elle : écris aussi ce qu’on peut ajouter.',
    ],
  },
  to_test: [
    'Tout ce que contient la ligne {before} est encore dans la ligne {line}. Il peut y en avoir trop : à la fin, teste chaque valeur dans la ligne 1.',
  ],
  different: ['La ligne {line} ne dit plus ce que dit la ligne {before}.'],
  differentAsked: ['Ce que donne la ligne {line} n’est pas ce qui était demandé.'],
  where: ['Que s’est-il passé entre la ligne {before} et la ligne {line} ?'],
  wherePlain: ['Mets les deux lignes côte à côte sur le dessin. Qu’est-ce qui a bougé ?'],
  unknown: [
    'Ici, mon algèbre n’a pas su décider, et cela ne compte donc dans aucun sens. Écris-la d’une autre façon, ou passe à la ligne suivante.',
  ],
  unread: ['À partir du caractère {at}, je ne parviens pas à lire. {reason}'],
  repeated: ['La ligne {line} est déjà là. Que peut-on lui faire ?'],
  same_wrong: ['Cette ligne est déjà venue. Elle dit toujours autre chose que la ligne {before}.'],
  guessing: [
    'Des nombres à la suite, très vite, disent peu de ce que tu sais. Écris ce qu’il y a entre les deux.',
  ],
  try_first: [
    'Une ligne de toi vient d’abord, quelle qu’elle soit. Si tu n’en vois aucune, appuie sur « Je ne sais pas par où commencer ».',
  ],
  aimed: [
    'Avec {at}, la ligne {before} donne {expected} et la ligne {line} donne {answer}. Qu’est-ce qui, dans ta ligne, produit cela ?',
  ],
  aimedValue: ['Utilise la ligne {line} dans la ligne {before} et calcule. Où cela ne va-t-il plus ?'],
  aimedPlain: [
    'Parcours la ligne {before} terme par terme. Lequel n’a pas de pendant dans la ligne {line} ?',
  ],
  worked: ['Regarde comment se passe un autre problème de ce genre. Le tien vient après.'],
  shown: ['L’étape est celle-ci, et elle devient la ligne {line}.'],
  asked: ['C’est tout le chemin. Il ne compte ni contre toi ni comme acquis.'],
  one_step: [
    'Il n’y a qu’une étape dans ce problème, et la montrer montre la réponse. Il compte donc comme laissé.',
  ],
  no_help: [
    'Ce que je pourrais encore dire, je ne peux pas le vérifier, donc je ne le dis pas. Je continue à comparer tes lignes, et une personne peut t’aider davantage.',
  ],
  answer_unknown: [
    'Aucune réponse de ma part à ce problème n’est vérifiée, et sans cela je n’en montre pas.',
  ],
  no_twin: ['Aucun problème semblable n’a pu être créé.'],
  two_given_up: ['Après deux de suite, une personne aide plus que moi. Un professeur voit d’autres choses.'],
  explained: ['Tes mots sont gardés. Allons-y.'],
  skipped: ['Bien. Allons-y.'],
  reflected: ['Cette phrase reste avec la séance.'],
  close: ['Dans cette séance : {solved} résolus, {unaided} lignes justes sans aide, {afterHelp} avec aide.'],
  clarify: {
    why: [
      'Deux lignes disent la même chose seulement si elles s’accordent pour tout nombre. Si elles diffèrent pour un seul, ce n’est pas la même.',
    ],
    no_verdict: ['Je n’ai encore rien jugé. Dès qu’il y a une ligne de toi, je peux dire ce qu’il en est.'],
    task: ['Il faut la ligne {line} : celle du dessus, une étape plus loin, sans changer ce qu’elle dit.'],
    taskPlain: ['La question du dessus est ouverte. Réponds ou passe-la pour continuer.'],
    start_first: [
      'N’importe quelle ligne de toi ouvre les indices. Sans ligne, appuie sur le bouton ci-dessous, et l’idée vient d’abord.',
    ],
    answer: [
      'La réponse vient quand tu laisses le problème. C’est le bouton ci-dessous, et un problème semblable vient après.',
    ],
    answer_last: [
      'Encore une étape, et ce serait la réponse. Le bouton ci-dessous la montre ; le problème compte alors comme abandonné, et un autre, semblable, vient après.',
    ],
    leave: ['Un autre problème de ce genre est possible à tout moment. Ce que tu as écrit ici reste.'],
    ended: ['Plus rien n’est ouvert ici. Un autre problème est à portée de doigt.'],
    slower: ['Laisse le reste de côté. Il n’y a que la ligne {line} à faire.'],
    no_example: ['Il n’y a pas de second problème de ce genre que je sache vérifier.'],
    check: [
      'Les lignes vont dans le champ du dessus, puis Vérifier. Plusieurs à la fois se collent ici, l’une sous l’autre.',
    ],
    thanks: ['Très bien. Au-dessus, une ligne est encore ouverte.'],
    alone: ['Rien ne presse. La ligne du dessus t’attend.'],
    other: [
      'Cela, je n’ai pas pu le comprendre ; je ne fais que des mathématiques. Tu peux choisir parmi ceci :',
    ],
  },
  reason: ['Ce qui mène de la ligne {before} à la ligne {line}, c’est cette règle :'],
  stopOpen: [
    'Rien n’est perdu. Tu retrouveras la ligne {line}, {formula}, et tu continueras à partir d’elle.',
  ],
  stopDone: ['Rien n’est perdu, et rien n’attend de réponse.'],
  other_problem: [
    'Avec {formula}, tu penses à un autre problème. Cette conversation garde celui qui est ouvert.',
  ],
  story: [
    'D’abord les données : voici ce que le texte donne et demande. Si j’ai mal lu un nombre, corrige-le.',
  ],
  model_wrong: [
    '{formula} raconte une autre histoire. Parcours le tableau : quel est le rôle de chaque nombre ?',
  ],
  model_wrong_again: ['{formula} non plus. Rejoue l’histoire pas à pas : que se passe-t-il d’abord ?'],
  model_choose: ['Trois propositions, et une seule convient. Imagine chacune dans l’histoire.'],
  model_shown: ['La voici : {formula}. Relie chaque nombre au texte.'],
  parts: ['Ton message contient {count} problèmes. D’abord le {first}) ; tu peux changer plus bas.'],
  several: ['Il y a plus d’une lecture de cela. À laquelle penses-tu ?'],
  kept: ['{count, plural, one {La ligne {from} tient.} other {Les lignes {from} à {to} tiennent.}}'],
  drawn: ['Sa courbe va ainsi.'],
  no_picture: ['Il n’y a de courbe qu’avec une seule inconnue, et ce n’est pas le cas ici.'],
  line_in_chat: [
    'Tu penses à {formula}. Mets-la dans le champ du dessus et appuie sur Vérifier : parler ne répond à aucune carte.',
  ],
  time: ['Cela a pris {time}.'],
  closing: ['Comment pourrais-tu t’en assurer sans moi ?'],
};
