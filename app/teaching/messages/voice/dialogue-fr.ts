import type { Translation } from '#app/platform/texts.ts';
import type { dialogueEn } from './dialogue-en.ts';

export const dialogueFr: Translation<typeof dialogueEn> = {
  back: ['Revenons à la ligne {line}.', 'Avec cela en tête, continue à la ligne {line}.'],
  because: {
    add: [
      'Parce qu’à côté de l’inconnue on soustrait {term}. Ajouter {term} le défait, et le faire des deux côtés garde l’égalité.',
      'On y enlève {term}, et le contraire d’enlever est ajouter. On le fait dans les deux membres pour qu’ils restent égaux.',
    ],
    subtract: [
      'Parce qu’à côté de l’inconnue on ajoute {term}. Soustraire {term} le défait, et le faire des deux côtés garde l’égalité.',
      'On y ajoute {term}, et le contraire d’ajouter est soustraire. On le fait dans les deux membres pour qu’ils restent égaux.',
    ],
    divide: [
      'Parce que l’inconnue est multipliée par {term}. Diviser les deux côtés par {term} le défait, et il reste une seule inconnue.',
      'Il y a {term} fois l’inconnue. Le contraire de multiplier est diviser, dans les deux membres, pour qu’ils restent égaux.',
    ],
    multiply: [
      'Parce que l’inconnue est divisée par {term}. Multiplier les deux côtés par {term} le défait, et ils restent égaux.',
      'Le contraire de diviser par {term} est multiplier par {term}. On le fait dans les deux membres pour qu’ils restent égaux.',
    ],
  },
  wrong: ['Regardons ensemble la ligne {line}.', 'Voici ce qui s’est passé à la ligne {line}.'],
  calculation: [
    'Le calcul est peut-être juste. La question est de savoir si c’est celui que demande la ligne {before}.',
    'Je suis ton calcul. Regarde si c’est bien celui qu’il faut à la ligne {before}.',
  ],
  check: {
    solve: [
      'Mets ton résultat à la place de l’inconnue dans {given} et calcule les deux côtés. S’ils sont égaux, c’est juste.',
      'Reviens à {given} et remplace la lettre par ta valeur. À gauche et à droite, il doit sortir le même nombre.',
    ],
    system: [
      'Mets les deux valeurs dans chaque équation de {given}. Elles doivent convenir à toutes, pas à une seule.',
      'Remplace par ton couple dans les deux équations, {given} : chacune doit être vraie.',
    ],
    inequality: [
      'Essaie dans {given} un nombre de ta réponse, puis un autre en dehors. Le premier doit la vérifier, le second non.',
      'Mets dans {given} un nombre qui convient à ta réponse : ce doit être vrai. Avec un autre, ce doit être faux.',
    ],
    expression: [
      'Remplace la lettre par un nombre facile, 2 par exemple, dans {given} et dans ton résultat. Les deux doivent donner la même valeur.',
      'Mets un petit nombre à la place de la lettre dans {given} et dans ce que tu as trouvé. Si les valeurs diffèrent, quelque chose a changé en route.',
    ],
    factor: [
      'Développe de nouveau tes parenthèses. Si tu retrouves {given}, c’est juste.',
      'Multiplie ton résultat : il doit redonner {given}.',
    ],
    number: [
      'Fais le chemin à l’envers avec l’opération contraire, ou estime avec des nombres ronds : il faut retrouver {given}. Une fraction est bien simplifiée si seul 1 divise le haut et le bas.',
      'Fais-le d’une autre façon et compare, ou remets le résultat dans {given}. Dans une fraction, regarde si le haut et le bas ont encore un facteur commun.',
    ],
    integrate: [
      'Dérive ton résultat. Si tu retrouves la fonction sous l’intégrale, c’est juste.',
      'Calcule la dérivée de ce que tu as trouvé : elle doit redonner la fonction de départ.',
    ],
    other: [
      'Remets ton résultat dans l’énoncé et vérifie que tout ce qui est donné convient encore. Estimer avec des nombres ronds aide aussi.',
      'Relis le problème avec ton résultat dedans et vérifie chaque donnée.',
    ],
  },
  allowed: {
    divide: [
      'Oui, tu peux. Divise chaque terme par {term}, des deux côtés. Il y aura peut-être des fractions, mais cela reste vrai.',
      'Oui, c’est possible : les deux membres, et tous les termes, divisés par {term}. Certains chemins sont juste plus longs.',
    ],
    multiply: [
      'Oui, tu peux. Multiplie chaque terme des deux côtés par {term}, et ils restent égaux.',
      'Oui, c’est permis si tu multiplies par {term} tous les termes des deux membres.',
    ],
    shift: [
      'Oui, tu peux, à condition de le faire des deux côtés. Ils restent alors égaux.',
      'Oui, c’est permis dans les deux membres à la fois. Regarde si l’inconnue se retrouve plus seule.',
    ],
    turn: [
      'Oui, tu peux. Retiens juste qu’avec un nombre négatif le signe de l’inéquation change de sens.',
      'Oui, c’est possible, des deux côtés. Si le nombre est négatif, retourne aussi le signe.',
    ],
    swap: [
      'Oui, tu peux. Le passer de l’autre côté, c’est faire le contraire dans les deux membres : son signe change.',
      'Oui, c’est possible : fais l’opération contraire des deux côtés. Il part d’un membre et arrive dans l’autre avec le signe contraire.',
    ],
    zero: [
      'Non, pas avec 0 : diviser par 0 n’a pas de résultat, et multiplier par 0 efface tout, l’inconnue aussi.',
      'Cela, ce n’est pas permis : avec 0 on perd l’inconnue, ou il n’y a pas de résultat.',
    ],
  },
  answer: {
    right: [
      'Oui, exactement. C’est une bonne étape. Écris maintenant la ligne que tu obtiens.',
      'Bien, c’est juste. Fais-le des deux côtés et écris ce qui reste.',
    ],
    possible: [
      'On peut le faire des deux côtés, et cela reste vrai. Mais l’inconnue n’est pas encore seule ; regarde ce qui est le plus près d’elle.',
      'C’est permis. Regarde si l’inconnue se retrouve plus seule ; sinon, essaie le contraire de ce qu’on lui fait.',
    ],
    undo: [
      'Oui, c’est juste. Maintenant on défait dans l’ordre inverse : ce qui a été fait en dernier se défait d’abord.',
      'Bien, c’est exactement ce qu’on lui fait. Va à l’envers : le dernier se défait d’abord, avec l’opération contraire.',
    ],
    noted: [
      'C’est bien de dire ce que tu penses. Écris-le comme ligne {line}, et on voit ensemble si ça va.',
      'D’accord, on peut travailler avec cette idée. Mets-la à la ligne {line} et je la vérifie.',
    ],
    place: [
      'Oui, c’est là qu’il faut regarder. Refais cette partie de la ligne {line}, lentement.',
      'Exact, c’est arrivé là. Pense à ce que cette partie doit devenir, et réécris la ligne {line}.',
    ],
    place_other: [
      'Cette partie me semble la même dans les deux lignes. Compare les nombres et les signes un par un.',
      'Là, je ne vois pas de changement. Parcours les deux lignes morceau par morceau, avec les signes.',
    ],
  },
  orient: {
    equation: [
      'Allons-y pas à pas. Regarde seulement {formula}. Dis ce qu’on fait à l’inconnue, une chose après l’autre ; la dernière se défait d’abord, des deux côtés.',
      'Juste la première étape : trouve l’inconnue dans {formula} et regarde ce qui est à côté d’elle. C’est cela qu’il faut défaire des deux côtés.',
    ],
    expression: [
      'Allons-y pas à pas. Dans {formula}, choisis d’abord un morceau que tu sais faire : une parenthèse, une fraction, deux termes qui vont ensemble.',
      'Juste la première étape : prends un petit morceau de {formula} que tu connais, et laisse le reste comme il est.',
    ],
    other: [
      'Allons-y pas à pas. Note d’abord ce qui est donné dans {formula}, puis la règle ou la formule qui le relie à ce que tu cherches.',
      'Juste la première étape : écris ce que tu sais par {formula} et ce qu’on demande. La règle à prendre se voit souvent là.',
    ],
  },
  half_step: [
    'Voici la première moitié de l’étape : {rule} Ce qui en sort, c’est toi qui l’écris.',
    'Le prochain geste est celui-ci : {rule} Fais-le et écris la ligne que tu obtiens.',
  ],
  other_way: {
    linear: [
      'Oui, il y a une autre façon. Tu peux diviser d’abord chaque terme, ou imaginer une balance : enlève la même chose des deux plateaux jusqu’à ce que l’inconnue soit seule.',
      'Autre méthode : essaie des nombres à la place de l’inconnue, regarde si c’est trop grand ou trop petit, et rapproche-toi. À la fin, vérifie les deux côtés.',
    ],
    quadratic: [
      'Oui, il y a trois façons : l’écrire comme un produit, prendre la formule avec le discriminant, ou la forme canonique. Sur un graphique, on regarde où la courbe coupe l’axe des x.',
      'Une autre méthode est la formule avec le discriminant ; elle marche toujours. Factoriser va plus vite quand les nombres s’y prêtent.',
    ],
    system: [
      'Oui, on peut faire autrement : mettre une équation dans l’autre, les ajouter ou les soustraire pour qu’une lettre parte, ou tracer les deux droites et voir où elles se coupent.',
      'Autre méthode : donne à une lettre le même coefficient dans les deux équations et soustrais. Ou isole une lettre et remplace.',
    ],
    number: [
      'Oui, une autre façon est de le couper en morceaux faciles, de les calculer un par un, puis de les réunir. Un dessin avec des parts égales aide aussi.',
      'On peut aussi faire autrement : passer aux décimaux ou à une fraction, ou trouver d’abord 1 ou 10 pour cent et construire le reste.',
    ],
    other: [
      'Oui, il y a presque toujours une autre façon. Essaie d’abord avec des nombres faciles, fais un dessin, ou pars de ce qu’on demande et remonte.',
      'Une autre entrée : mets un nombre simple à la place de la lettre et regarde ce qui se passe. Puis fais pareil avec la lettre.',
    ],
  },
  easier: [
    'Bien sûr. Prends juste un petit morceau. Je peux te montrer un exemple du même genre avec d’autres nombres, pas à pas.',
    'Faisons plus petit. Regarde d’abord un exemple, et celui-ci te semblera plus facile après.',
  ],
  too_easy: [
    'Bien, alors ce n’est pas un problème pour toi. Termine-le vite et prends ensuite un exercice plus difficile ; tu peux aussi en écrire un ici.',
    'Très bien, tu peux passer au niveau suivant. Écris ici un problème plus dur, ou prends-en un autre après celui-ci.',
  ],
  discouraged: [
    'C’est normal que ça paraisse difficile ; beaucoup de gens le sentent au début. Ça s’apprend, et se tromper en fait partie. Une petite étape suffit maintenant.',
    'Je te comprends. Être bloqué ne dit rien sur ton intelligence. Faisons ensemble une seule étape.',
  ],
  annoyed: [
    'Je comprends, ça peut vraiment énerver. Fais une petite pause si tu veux. Ou on fait une seule petite étape, et je t’aide.',
    'Désolé, je sais que c’est frustrant. On peut aller plus doucement, regarder un exemple plus facile ou s’arrêter là pour l’instant.',
  ],
  purpose: [
    'Bonne question. Avec des équations et des formules, on trouve des prix, des vitesses ou des chances sans deviner. Surtout, on apprend à couper une chose difficile en petites étapes.',
    'Tu ne reverras peut-être jamais cette ligne. Mais couper un problème en petites étapes sert partout, de l’argent aux jeux.',
  ],
  tired: [
    'Alors le mieux maintenant, c’est une pause. Bois un peu, bouge un peu ; tout reste gardé, et tu peux reprendre plus tard ou demain.',
    'Je comprends. Une tête fatiguée apprend peu, donc une pause est une bonne idée. Ou on fait juste une petite étape et on s’arrête.',
  ],
  nervous: [
    'C’est normal d’avoir le trac pour ça, je te comprends. Souffle lentement. On avance étape par étape, et chaque étape réussie est un souci de moins.',
    'Cette pression n’est pas agréable, je te comprends. Une petite étape à la fois suffit aujourd’hui, et une pause est toujours permise.',
  ],
  happy: [
    'Ça fait plaisir. C’est grâce à ton travail. Continue quand tu veux.',
    'Super, bien joué. Garde ça en tête pour la ligne suivante.',
  ],
  sad: [
    'Je suis désolé, ça a l’air vraiment dur. Tu as le droit d’être triste, et les maths peuvent attendre. Parler à quelqu’un de confiance peut aider : à la maison, à l’école, un ami.',
    'Merci de me le dire. Ça doit faire mal, et ce n’est pas ta faute. Fais une pause si tu veux, et dis à un adulte de confiance ce que tu ressens.',
  ],
  complaint: [
    'Désolé, ça ne t’a pas aidé. Dis-moi quel mot ou quelle partie de la ligne n’est pas clair, ou choisis ci-dessous ; une personne peut t’aider aussi.',
    'Pardon, tu as raison de le dire. Essayons autrement : un exemple, une étape plus petite, ou une personne qui te l’explique.',
  ],
  greeting: [
    'Bonjour, content de te voir. Nous sommes sur ce problème ; continue quand tu veux.',
    'Salut, je suis là. Continuons le problème, à ton rythme.',
  ],
  readers: [
    'Les personnes qui se connectent à ce compte peuvent lire notre conversation, donc tes parents si c’est le leur. Un adulte associé à ton propre compte le peut aussi. Sans compte, elle reste dans ce navigateur. Tous les détails sont sous « Qui peut lire ceci ».',
    'Si ce compte est celui de tes parents, ils peuvent lire ce que tu écris ici, comme toute personne qui s’y connecte. Un adulte associé à ton propre compte le peut aussi. Sans compte, tout reste dans ce navigateur. Les détails sont sous « Qui peut lire ceci ».',
  ],
  about_tutor: [
    'Je suis un programme qui aide en maths, pas une personne, alors je n’ai rien à raconter sur moi. Pour ton problème, je peux t’aider.',
    'Je ne suis qu’un programme de maths, sans âge ni goûts. Revenons à ton problème, là je suis utile.',
  ],
  off_topic: [
    'Là, je ne peux pas t’aider : je suis un programme de maths, rien d’autre. Revenons au problème.',
    'Je ne connais pas ça, ici je ne fais que des maths. Ton problème est toujours ouvert, ligne par ligne.',
  ],
  unclear: [
    'Je ne suis pas sûr de ce que tu veux dire. Dis-le autrement, ou de quelle partie de la ligne il s’agit. Voici ce que je peux faire :',
    'Je ne te suis pas encore tout à fait. Dis-moi quel mot, quel nombre ou quelle étape tu veux dire. Ou choisis ci-dessous :',
    'Essaie de le dire autrement, ou prends une de ces pistes :',
    'Là, je ne comprends pas. Dis-moi si c’est la ligne, la consigne ou un mot. Tu peux aussi choisir :',
    'Il m’en manque un peu pour te comprendre. Dis-m’en plus, ou choisis :',
    'Pardon, je t’ai perdu. Montre-moi l’endroit qui bloque, ou continue par là :',
  ],
  explain_help: [
    'Deux ou trois mots suffisent : ce qu’on a fait et pourquoi. Tu peux aussi continuer sans.',
    'Dis juste ce qui a changé d’une ligne à l’autre. Si rien ne vient, continue, ce n’est pas grave.',
  ],
  reflect_help: [
    'Une seule chose à surveiller la prochaine fois suffit. Tu peux aussi laisser.',
    'Pense à l’endroit le plus délicat. Un mot suffit, ou continue sans.',
  ],
  twin_help: [
    'Ton problème est fini. Tu peux en prendre un autre du même genre, ou en rester là.',
    'Celui-ci est terminé. Un autre du même genre est prêt si tu veux.',
  ],
  after_end: {
    right: ['Oui, c’est vrai. Cela va avec ta réponse.', 'Ça tombe juste. C’est une bonne façon d’être sûr.'],
    wrong: [
      'Cela n’est pas vrai. Regarde encore une fois ; ta réponse reste bonne.',
      'Regarde de nouveau : quelque chose cloche dans cette ligne. Le problème, lui, est fini.',
    ],
  },
  thanks_after: ['Avec plaisir. C’est toi qui as fait le travail.', 'De rien. C’était du bon travail.'],
  thanks: [
    'Avec plaisir. La ligne {line} vient ensuite, quand tu veux.',
    'De rien. Continue à la ligne {line} quand tu veux.',
  ],
  go_on: [
    'Bien, alors passons à la ligne {line}. Écris ce qui vient ensuite, selon toi.',
    'D’accord, la ligne {line} est à toi. Toute étape que tu crois juste convient.',
  ],
  no_problem: [
    'Pas de souci. La ligne {line} peut attendre le bon moment.',
    'Ce n’est pas grave, prends ton temps pour la ligne {line}.',
  ],
  here: {
    unknown: 'Ici, {letter} est le nombre qui rend {given} vrai.',
    fraction: 'Dans {fraction}, le numérateur est {top} et le dénominateur {bottom}.',
    denominators: 'Ici, les dénominateurs sont {a} et {b}.',
    power: 'Dans {power}, la base est {base} et l’exposant {exponent}.',
    logarithm: 'Ici, {logarithm} est la puissance de {base} qui donne {inside}.',
  },
};
