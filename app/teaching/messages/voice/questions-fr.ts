import type { Translation } from '#app/platform/texts.ts';
import type { problemEn, proposalsEn } from './questions-en.ts';

/** Jugements sur une opération que l’élève propose. Aucune question : c'est la carte qui demande. */
export const proposalsFr: Translation<typeof proposalsEn> = {
  helps: [
    'Oui, c’est permis, et c’est justement ce qui aide ici. Écris la ligne que tu obtiens.',
    'Oui, bon choix : cela te rapproche d’une étape. Fais-le et écris le résultat.',
  ],
  every_term: [
    'Oui, tu peux, à condition de le faire pour chaque terme des deux côtés. Il y aura peut-être des fractions, mais cela reste vrai.',
    'Oui, c’est possible : les deux côtés, et tous les termes, sans en oublier.',
  ],
  rewrite: [
    'Oui, tu peux : c’est la même chose écrite autrement. Regarde si cela te rapproche de ce qui est demandé.',
    'Oui, la valeur ne change pas. Redéveloppe ensuite pour être sûr.',
  ],
  loses: [
    'Attention, non : {operand} peut valoir 0, et on ne divise pas par 0. Mets {amount} à la place de {letter} dans {given} : ça marche, donc tu perdrais cette solution. Passe tout d’un côté et mets en facteur.',
    'Non, ce n’est pas sûr. {letter} = {amount} vérifie {given}, et en divisant tu la perds. Mets 0 d’un côté, puis factorise.',
  ],
  divide_unknown: [
    'Seulement si {operand} n’est pas 0, car on ne divise pas par 0. Regarde d’abord à part le cas {operand} = 0 : une solution pourrait se perdre.',
    'Attention : c’est permis seulement là où {operand} n’est pas 0. Étudie ce cas à part pour ne perdre aucune solution.',
  ],
  multiply_unknown: [
    'Tu peux, mais note que {operand} ne doit pas valoir 0. De fausses solutions peuvent apparaître : teste chacune dans l’énoncé à la fin.',
    'C’est permis à une condition : {operand} n’est pas 0. À la fin, reporte tes résultats dans la première ligne.',
  ],
  turns: [
    'Tu peux, mais {operand} est négatif : le sens de l’inégalité change. Des deux côtés, pour chaque terme.',
    'C’est possible si tu changes le sens : avec {operand}, un nombre négatif, l’ordre s’inverse.',
  ],
  keeps_sign: [
    'Oui. {operand} est positif, donc le sens de l’inégalité ne change pas. Fais-le pour chaque terme des deux côtés.',
    'Oui, tu peux, des deux côtés. Avec un nombre positif comme {operand}, le sens reste.',
  ],
  cancels_term: [
    'Non, attention : c’est un morceau d’une somme, et on ne barre que des facteurs de tout le haut et de tout le bas. Teste avec {at} : la fraction vaut {amount}, mais en barrant tu aurais {left}.',
    'Non. Tu ne diviserais par {operand} qu’une partie de la somme. Avec {at}, la fraction donne {amount}, la tienne donnerait {left}.',
  ],
  only_factors: [
    'Attention : on ne barre qu’un facteur de tout le numérateur et de tout le dénominateur, jamais un terme d’une somme. Factorise d’abord, tu verras ce qui est commun.',
    'Non, sauf s’il multiplie tout le haut et tout le bas. Écris d’abord les deux comme des produits.',
  ],
  common_factor: [
    'Oui : {operand} divise chaque terme en haut et en bas. Divise-les tous, pas un seul.',
    'Oui, {operand} est un facteur de tout le haut et de tout le bas, donc il se simplifie. Chaque terme est divisé.',
  ],
  top_and_bottom: [
    'Seulement si tu le fais en haut et en bas : la valeur ne change pas. Si l’un des deux ne se divise pas par {operand}, la fraction ne devient pas plus simple.',
    'Tu peux multiplier ou diviser le haut et le bas par le même nombre. Un seul des deux, et la valeur change.',
  ],
  same_term: [
    'Oui : {operand} est un terme des deux côtés. Soustrais-le des deux, et il disparaît.',
    'Oui, enlève {operand} des deux côtés. Ils restent égaux.',
  ],
  one_side: [
    'Non : ici il n’y a pas d’autre côté. Diviser ou multiplier par {operand} changerait la valeur. Tu peux seulement l’écrire autrement.',
    'Pas ici. Sans signe égal rien ne compense, et l’expression vaudrait autre chose.',
  ],
  equations: [
    'Oui, tu peux : les deux équations sont vraies, donc leur somme ou leur différence, membre à membre, l’est aussi. C’est utile quand une lettre disparaît.',
    'Oui, c’est possible : gauche avec gauche, droite avec droite. Choisis pour qu’une lettre s’en aille.',
  ],
  exchange: [
    'Oui, tu peux échanger les deux côtés en entier : ce qui est égal le reste. Aucun signe ne change.',
    'Oui. La gauche et la droite peuvent changer de place telles quelles. C’est la même équation, lue dans l’autre sens.',
  ],
  exchange_turns: [
    'Tu peux, mais alors le signe de l’inégalité se retourne aussi : 2 < 5 dit la même chose que 5 > 2.',
    'Oui, si tu retournes le signe en même temps que les côtés. Le plus petit nombre reste le même.',
  ],
  square: [
    'Tu peux mettre au carré les deux côtés, mais chaque côté en entier. De fausses solutions peuvent apparaître : teste chaque résultat dans la première ligne.',
    'C’est permis, avec chaque membre entier. Vérifie à la fin, car le carré cache le signe.',
  ],
  root: [
    'Tu peux, mais de tout le membre, pas terme à terme. Et un carré a deux racines, + et −, sinon tu perds une solution.',
    'C’est permis si le carré est seul. Écris ±, car deux nombres ont le même carré.',
  ],
  each_product: [
    'Non, ça ne marche pas. Prends x · x : facteur par facteur, on aurait 1 · 1 = 1, mais la dérivée de x² est 2x. Pour un produit, la règle est u′v + uv′.',
    'Pas avec un produit : les deux facteurs changent en même temps. Utilise u′v + uv′, un seul dérivé à la fois, puis additionne.',
  ],
  each_quotient: [
    'Non, ça ne marche pas. Prends x²/x, qui vaut x : morceau par morceau, on aurait 2x/1, mais la dérivée est 1. Utilise (u′v − uv′)/v².',
    'Pas avec un quotient. Il a sa propre règle : (u′v − uv′) sur v².',
  ],
  across: [
    'Non, attention : on ne compte ensemble que des parts de même taille. 1/2 + 1/2 donnerait 2/4, moins que l’unité attendue. Cherche d’abord un dénominateur commun.',
    'Ce n’est pas permis. Additionner le haut et le bas transforme 1/2 + 1/2 en 2/4. Il faut d’abord des parts égales.',
  ],
  round: [
    'Pas encore. Garde la valeur exacte, racine ou fraction, jusqu’à la dernière étape et n’arrondis que le résultat final. Arrondir trop tôt fausse un peu chaque étape.',
    'Plus tard : calcule avec la valeur exacte jusqu’à la fin, puis arrondis une seule fois.',
  ],
  percent: [
    'Regarde d’abord à quoi se rapportent les {percent} % : toujours à la valeur d’avant. Calcule-les sur cette valeur, puis ajoute ou enlève.',
    'Cela ne va que si les {percent} % sont pris sur la valeur de départ. Cherche-la dans le texte.',
  ],
  percent_of_new: [
    'Non : les {percent} % ont été pris sur l’ancien prix, pas sur {price, number}. Teste : tu aurais {candidate, number}, et avec {percent} % de moins il reste {back, number}, pas {price, number}. L’ancien prix, c’est 100 % ; regarde combien de % fait {price, number}.',
    'Non, pas tout à fait. {price, number} est déjà le prix réduit. Avec {candidate, number} au départ, il resterait {back, number}. Cherche quelle part du prix initial fait {price, number}.',
  ],
  percent_of_new_rise: [
    'Non : les {percent} % ont été comptés sur l’ancienne valeur, pas sur {price, number}. Teste : tu aurais {candidate, number}, et avec {percent} % de plus cela fait {back, number}, pas {price, number}. L’ancienne valeur, c’est 100 % ; regarde combien de % fait {price, number}.',
    'Non, pas tout à fait. {price, number} contient déjà la hausse. Depuis {candidate, number}, on arriverait à {back, number}. Cherche quelle part de la valeur initiale fait {price, number}.',
  ],
  trial: [
    'Oui, tu peux essayer des nombres : mets-en un et regarde s’il convient. C’est alors une solution, mais essayer ne montre pas qu’il n’y en a pas d’autre.',
    'Essayer va bien pour trouver une valeur. Vérifie-la dans l’énoncé et demande-toi s’il peut y en avoir d’autres.',
  ],
  unread: [
    'Teste : une étape est bonne quand la valeur, ou les solutions, ne changent pas. Essaie avec un nombre facile, ou écris-la comme une ligne et je la vérifie.',
    'Cela dépend de la façon de faire. Écris la ligne que tu obtiendrais, et je te dirai si elle tient.',
  ],
};

/** Réponses aux questions sur le problème en cours. */
export const problemFr: Translation<typeof problemEn> = {
  finished: {
    done: ['Oui, ce problème est terminé.', 'Oui, c’est tout : le problème est fait.'],
    nothing: [
      'Pas encore : il n’y a pour l’instant que l’énoncé. On y entre ainsi : {rule}',
      'Non, l’essentiel reste à faire. Commence ainsi : {rule}',
    ],
    other_solution: [
      'Pas encore. Ce que tu as est juste, mais ce n’est pas la seule solution : il en manque une autre. Cherche quel autre nombre convient aussi.',
      'Presque : une solution est là, il en manque encore une. Reviens à la ligne où deux cas étaient possibles.',
    ],
    other_unknown: [
      'Pas encore : tu as une inconnue, l’autre manque encore. Reporte ce que tu sais dans une des équations.',
      'Presque. On demande un couple : trouve aussi la seconde lettre, puis vérifie les deux équations.',
    ],
    unit: [
      'Presque : le nombre est juste, il manque seulement l’unité.',
      'Pas tout à fait. Écris l’unité, et ce sera complet.',
    ],
    step: [
      'Pas encore : ce que tu as est juste, mais ce n’est pas la réponse. Il reste ceci : {rule}',
      'Presque, il reste une chose. {rule}',
    ],
    check: [
      'Il manque la vérification : mets chaque valeur dans {given}. Seules celles qui conviennent sont des solutions.',
      'Presque. Teste chaque valeur dans {given} et garde celles qui conviennent.',
    ],
  },
  next: [
    'Tu es sur le bon chemin. L’idée suivante : {rule}',
    'Regarde ta dernière ligne. Ce qui aide maintenant : {rule}',
  ],
  substitute: [
    'Maintenant sers-t’en : mets {expression} à la place de {letter} dans l’autre équation. Il ne reste alors qu’une inconnue.',
    'Tu sais que {letter} vaut {expression}. Remplace {letter} par cela dans l’autre équation et résous-la.',
  ],
  method: [
    'Plusieurs chemins y mènent ; avec ces nombres, le plus court commence ainsi : {rule}',
    'Je prendrais celui qui commence ainsi : {rule} Un autre va aussi si chaque ligne est vraie.',
  ],
  method_elimination: [
    'Les deux vont, combinaison et substitution. Ici la combinaison est plus courte. {rule}',
    'Je prendrais la combinaison (additionner ou soustraire) ; la substitution donne le même couple. {rule}',
  ],
  method_substitution: [
    'Les deux vont, substitution et combinaison. Ici la substitution est plus courte. {rule}',
    'Je prendrais la substitution ; la combinaison donne le même couple. {rule}',
  ],
  choice: [
    'Non, peu importe : les deux mènent au même couple. Prends celle qui est la plus facile à faire disparaître ou qui n’a pas de nombre devant.',
    'L’une ou l’autre, la solution est la même. La plus commode est la lettre avec les nombres les plus simples.',
  ],
  round: [
    'Plus tard : garde la valeur exacte, racine ou fraction, jusqu’à la dernière étape et n’arrondis que le résultat final. Sinon chaque étape devient un peu moins exacte.',
    'Seulement à la fin. Calcule avec la valeur exacte, puis arrondis une fois.',
  ],
  exact: [
    'Les deux vont si tu dis laquelle c’est : avec π ou une racine, c’est exact ; avec des décimales, c’est approché. Garde l’exacte, sauf si on demande des décimales.',
    'Laisse la valeur exacte, avec π ou la racine, et donne un arrondi seulement si on le demande.',
  ],
  unit: {
    area: [
      'Oui, une aire a une unité carrée : des longueurs en {unit} donnent des {unit}².',
      'Écris-la en {unit}² : deux longueurs en {unit} ont été multipliées.',
    ],
    volume: [
      'Oui, un volume a une unité cube : des longueurs en {unit} donnent des {unit}³.',
      'Écris-le en {unit}³ : trois longueurs en {unit} ont été multipliées.',
    ],
    length: [
      'Oui : c’est une longueur, donc elle a l’unité des longueurs de l’énoncé, {unit}.',
      'Mets {unit}, comme dans l’énoncé.',
    ],
    other: [
      'Prends l’unité dans le texte : c’est la question qui la décide. Mets-la au résultat final ; les lignes intermédiaires peuvent s’en passer.',
      'Regarde ce qui est demandé : le résultat porte cette unité.',
    ],
  },
  measure: {
    outlier: [
      'À cause de {outlier} : il est loin des autres valeurs. La moyenne compte toutes les valeurs et est attirée vers lui ; la médiane regarde seulement la place du milieu et le sent à peine. Avec une valeur aussi extrême, la médiane résume mieux.',
      'Une valeur extrême, {outlier}, attire la moyenne mais pas la médiane. Dans ce cas, prends la médiane ; sans valeur éloignée, la moyenne convient.',
    ],
    alike: [
      'La moyenne compte toutes les valeurs, donc une valeur extrême l’attire. La médiane regarde seulement la place du milieu. Prends la médiane s’il y a des valeurs très éloignées, sinon la moyenne.',
      'Sans valeur éloignée, moyenne et médiane sont proches et la moyenne convient. Une valeur extrême plaiderait pour la médiane.',
    ],
  },
  verify: {
    root: [
      'Parce que tu as mis au carré. Le carré cache le signe : −3 et 3 ont le même, donc une valeur peut convenir à la ligne au carré et pas à celle avec la racine. Teste chacune dans {given}.',
      'En mettant au carré, de fausses solutions peuvent apparaître : une racine n’est jamais négative, son carré ne le montre pas. Mets chaque valeur dans {given}.',
    ],
    denominator: [
      'Parce qu’on ne divise pas par 0. Une valeur qui annule un dénominateur de {given} n’est pas une solution, même si elle sort de tes lignes.',
      'En multipliant par le dénominateur, on peut laisser entrer une valeur qui l’annule. Mets chacune dans {given} pour voir.',
    ],
    logarithm: [
      'Parce qu’un logarithme n’accepte que des nombres positifs. Une valeur qui rend l’intérieur nul ou négatif dans {given} n’est pas une solution.',
      'Ce qui est dans un logarithme doit être positif. Vérifie-le pour chaque valeur dans {given}.',
    ],
    other: [
      'Vérifier montre les étourderies : mets la valeur dans {given}, les deux côtés doivent être égaux. Une minute, et tu en es sûr.',
      'Parce qu’une ligne peut cacher une étourderie. La valeur doit vérifier {given} ; sinon, reviens en arrière.',
    ],
  },
  why_square: [
    'À cause de la racine : le carré la défait. Si √a = b, alors a = b². On met au carré chaque membre en entier, donc ils restent égaux.',
    'L’inconnue est sous une racine. Le contraire de prendre la racine, c’est mettre au carré : on le fait des deux côtés.',
  ],
  root_of_equation: [
    'Ici, une racine est un nombre qui vérifie l’équation, un autre mot pour solution. Mets-le à la place de la lettre dans {given} : les deux côtés sont égaux. Ce n’est pas le signe √.',
    'Une racine de {given} est une valeur qui convient quand on la met. Sur le graphique, c’est là où la courbe coupe l’axe des x, où elle vaut 0.',
  ],
  meaning: {
    slope_up: [
      '{number} est la pente : pour chaque pas de 1 vers la droite, la droite monte de {size}.',
      'Il est devant x, donc il dit l’inclinaison : 1 vers la droite, {size} vers le haut. C’est la pente.',
    ],
    slope_down: [
      '{number} est la pente : pour chaque pas de 1 vers la droite, la droite descend de {size}. Le moins la fait descendre.',
      'Il est devant x, donc c’est la pente. Négative, elle descend : 1 vers la droite, {size} vers le bas.',
    ],
    intercept: [
      '{number} est l’endroit où la droite coupe l’axe des y : pour x = 0, on a y = {number}. C’est l’ordonnée à l’origine.',
      'Mets 0 à la place de x : il ne reste que {number}. La droite coupe donc l’axe des y en {number}.',
    ],
    coefficient: [
      'Le {number} multiplie {letter} : {number}{letter}, c’est {number} fois {letter}. On l’appelle le coefficient.',
      'C’est le facteur devant {letter}. Pour le défaire, on divise par {number}.',
    ],
  },
  origin: {
    product: ['{number}, c’est {a} × {b}. {rule}', 'Il vient de {a} fois {b}. {rule}'],
    sum: ['{number}, c’est {a} + {b}. {rule}', 'Il vient de {a} + {b}. {rule}'],
    difference: ['{number}, c’est {a} − {b}. {rule}', 'Il vient de {a} − {b}. {rule}'],
    quotient: ['{number}, c’est {a} divisé par {b}. {rule}', 'Il vient de {a} : {b}. {rule}'],
    rule: ['Il vient de cette étape : {rule}', '{number} apparaît ici : {rule}'],
  },
  smallest_denominator: [
    '{other} marche aussi : les deux dénominateurs le divisent. {number} est seulement le plus petit de ces nombres, le plus petit commun multiple ; les nombres restent petits et il y a moins à simplifier.',
    'Tu pourrais aussi prendre {other} ; le résultat est le même. {number} est le plus petit multiple commun, c’est plus facile à calculer.',
  ],
  chance_total: [
    'Parce que {all} est le nombre de cas possibles, tous aussi probables. Une probabilité compare les cas favorables à tous les cas, donc le total est en bas.',
    'Il y a {all} issues possibles, toutes avec la même chance. La probabilité, c’est les cas favorables sur tous les cas.',
  ],
  equally_likely: [
    'Ne compte que des issues qui ont la même chance, et regarde l’ordre : deux pièces donnent PP, PF, FP, FF. Cela fait quatre cas, pas trois.',
    'Les cas doivent tous avoir la même chance. Avec deux lancers, l’ordre compte : écris tous les couples.',
  ],
  exponent: {
    same_base: [
      'L’inconnue est en haut, dans l’exposant. Écris {amount} aussi comme une puissance de {base} : avec la même base des deux côtés, on compare les exposants.',
      'Pour la faire descendre, écris les deux côtés comme des puissances de {base}. Les exposants sont alors égaux.',
    ],
    logarithm: [
      'L’inconnue est en haut, dans l’exposant. Un logarithme la fait descendre : prends le même logarithme des deux côtés.',
      'Utilise le logarithme des deux côtés : celui d’une puissance est l’exposant fois le logarithme de la base. L’exposant descend.',
    ],
  },
  before_fall: [
    'Le prix initial, c’est le tout, 100 %. Avec {percent} % de moins, il en reste {left} %, et cela fait {amount}. Cherche combien font 100 %.',
    'Pense au prix d’origine comme 100 %. Moins {percent} %, il reste {left} %, et {left} % font {amount}.',
  ],
  before_rise: [
    'La valeur initiale, c’est le tout, 100 %. Avec {percent} % de plus, c’est {left} %, et cela fait {amount}. Cherche combien font 100 %.',
    'Pense à la valeur d’origine comme 100 %. Plus {percent} %, cela fait {left} %, et {left} % font {amount}.',
  ],
  boundary: {
    open: [
      'Ouvert : l’inégalité est stricte, donc le nombre du bord ne convient pas. Remplace : les deux membres seraient égaux, et ce n’est pas permis ici.',
      'Le bord n’est pas compris, car < et > excluent l’égalité. Donc un rond vide, ou un crochet tourné vers l’extérieur.',
    ],
    closed: [
      'Fermé : ≤ et ≥ admettent l’égalité, donc le nombre du bord est une solution. Un rond plein, ou un crochet tourné vers l’intérieur.',
      'Le bord est compris : en remplaçant, les deux membres sont égaux, et c’est permis ici. Donc fermé.',
    ],
  },
  which_number: ['Par {number}. {rule}', 'Prends {number} : {rule}'],
  which_rule: [
    'Ici, c’est celle-ci : {rule}',
    'Regarde comment l’expression est faite. Ce qui convient : {rule}',
  ],
  here: [
    'Pour ce problème, l’idée qui aide maintenant : {rule} Si tu penses à autre chose, dis-moi le nombre ou le mot.',
    'Dans ce problème, regarde ceci : {rule} Si ta question porte ailleurs, dis-moi où.',
  ],
  not_answer: [
    'Mais ce n’est pas encore ce qui est demandé. Il reste ceci : {rule}',
    'C’est une étape, pas encore la réponse. La suite : {rule}',
  ],
};
