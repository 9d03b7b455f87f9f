import {
  A,
  F,
  L,
  M,
  N,
  P,
  phrasing,
  Q,
  QU,
  U,
  type Phrasing,
} from '../../../domain/understanding/problem/phrasings/phrasing.ts';

const degree =
  "(?: du (?:premier|second|1er|2nd|2e|deuxieme) degre| d'equations| lineaire| exponentielle| produit nul)*";
const toSolve = `(?:(?:l'|une |cette )?(?:equations?|inequations?|systeme)${degree}|proportion|produit en croix|valeur absolue|4e proportionnelle|quatrieme proportionnelle)`;
const method =
  '((?:par|avec|en utilisant) (?:la |le )?(?:substitution|combinaison|discriminant|delta|factorisation|produit en croix))';
const toFactor = '(?:facteur commun|factorisation|mise en facteur|difference de (?:deux |2 )?carres)';
const toExpand = '(?:double distributivite|(?:simple )?distributivite|developpement)';
const known = '(?:identites? remarquables?)';

const shape = '(triangle|rectangle|cercle|disque|carre|cube|cylindre|cone|losange|trapeze|parallelogramme)';
const size = '(aire|perimetre|volume)';

/** Asks for the new amount after an increase or decrease, not for the difference. */
const grown =
  '(?:nouve(?:au|lle) (?:prix|valeur|salaire|population|loyer|cout|montant|poids|total)|prix final|(?:(?<!de )combien|quel (?:est le )?prix)[^\\d%]*maintenant|maintenant[^\\d%]*combien)';

export const french: readonly Phrasing[] = [
  phrasing(`pour (?:quel(?:le)?s?) (?:valeurs? (?:de )?)?([a-z]) (?:a-t-on|on a|est-ce que|avons-nous) ${F}`, 'résous $2 pour $1'),
  phrasing(`(?:resous |resoudre )?${F}[\\s,]+${method}`, 'résous $1 $2'),
  phrasing(`(?:resous |resoudre )?${F}[\\s,]+${method}`, 'résous $1'),
  phrasing(`(?:resous |resoudre )?${method}(?: le systeme| l'equation)?[:,]? ${F}`, 'résous $2 $1'),
  phrasing(`(?:resous |resoudre )?${method}(?: le systeme| l'equation)?[:,]? ${F}`, 'résous $2'),
  phrasing(`(?:la |le |les |resous |resoudre )*${toSolve} ?:? ${F}`, 'résous $1'),
  phrasing(`${F}[\\s,:]+(?:par |avec |le |la )*${toSolve}`, 'résous $1'),
  phrasing(`(?:calcule[rz]? |trouve[rz]? |avec )?(?:le )?(?:discriminant|delta) (?:et|puis) (?:resous|resoudre|resolvez) ${F}`, 'résous $1 avec le discriminant'),
  phrasing(`${toFactor}(?: de)? ?:? ${F}`, 'factorise $1'),
  phrasing(`${F}[\\s,:]+(?:par |avec |le |la )*${toFactor}`, 'factorise $1'),
  phrasing(`(?:${toExpand}|${known})(?: de)? ?:? (?=[^(]*\\()${F}`, 'développe $1'),
  phrasing(`(?=[^(]*\\()${F}[\\s,:]+(?:par |avec |l'|la |une )*(?:${toExpand}|${known})`, 'développe $1'),
  phrasing(`${known}(?: de)? ?:? (?![^(]*\\()${F}`, 'factorise $1'),
  phrasing(`(?:l')?image de ${N} par (?:la fonction )?f ?(?:\\(x\\) ?= ?|: ?x ?(?:->|→|↦) ?)${F}`, 'f(x)=$2, calculer f($1)'),
  phrasing(`(?:deriver|derive|derivez) (?:deux|2) fois ${F}`, 'dérivée seconde de $1', 'dérive 2·($1)'),
  phrasing(`(?:deriver|derive|derivez) ${F} (?:deux|2) fois`, 'dérivée seconde de $1'),
  phrasing(`${F}[\\s,:]+(?:la |sa |calculer |trouver )*(?:derivee|deriver)`, 'dérive $1'),
  phrasing(`(?:l'|une |la )?(?:integrale|primitive)(?: indefinie)? de ${F}`, "calcule l'intégrale de $1"),
  phrasing(`${F}[\\s,:]+(?:la |une |sa )*(?:primitive|integrale)`, "calcule l'intégrale de $1"),
  phrasing(`(?:calcule\\p{L}* )?(?:l')?integrale (?:de|entre) ${A} (?:a|et) ${A} (?:de )?${F}(?:\\s*dx)?`, "calcule l'intégrale de $3 entre $1 et $2"),
  phrasing(`(?:∫|(?:l')?integrale de)\\s*${F}\\s*(?:dx)? (?:de|entre) ${A} (?:a|et) ${A}`, "calcule l'intégrale de $1 entre $2 et $3"),
  phrasing(`(?:la )?lim(?:ite)? (?:de )?${F} (?:en|(?:quand|lorsque|si) x ?(?:->|→|tend vers|tend a|va vers)) ?${A}`, 'limite de $1 quand x tend vers $2'),
  phrasing(`(?:calcule[rz]? |trouve[rz]? |la )*lim(?:ite)?[\\s,]+(?:(?:quand|lorsque|si|pour|en) )?([a-z]) ?(?:->|→|-->|tend vers|va vers) ?${A}[\\s,:]+(?:de |pour )?${F}`, 'limite de $3 quand $1 tend vers $2'),
  phrasing(`(?:ecris|ecrire|mets|mettre|exprime|exprimer|simplifie|simplifier) √ ?(\\d+) (?:sous|en|de) (?:la )?(?:forme )?(?:de )?a ?√ ?\\(?b\\)?`, 'simplifie √$1'),
  phrasing(`(?:la |le |trouver |calculer )*(?:pente|coefficient directeur) (?:de la droite )?(?:passant |qui passe )?(?:par |entre |de )*(?:les points )?${P} et ${P}`, 'trouver la pente de la droite passant par ($1; $2) et ($3; $4)'),
  phrasing(`(?:l'|une |trouver |calculer )*(?:equation de (?:la )?)?droite (?:passant |qui passe )?(?:par |entre )*(?:les points )?${P} et (?:par )?${P}`, "trouver l'équation de la droite passant par ($1; $2) et ($3; $4)"),
  phrasing(`(?:le )?milieu (?:de|entre|du segment|de \\[ab\\] avec)(?: les points)? ?${P} et ${P}`, 'trouver le milieu de ($1; $2) et ($3; $4)'),
  phrasing(`(?:les )?cotes d(?:'un|u) rectangle (?:sont|mesurent|font) ${Q} et ${Q}[,.;]? (?:quel(?:le)? est|combien (?:mesure|vaut)|calcule[rz]?|trouve[rz]?)(?: l'| le | son | la )?(aire|perimetre)`, "$3 d'un rectangle de longueur $1 et de largeur $2"),
  phrasing(`(?:un |le |mon )${shape} a (?:pour |un |une )*(\\S.*\\d.*?)[,.;]? (?:quel(?:le)? est|combien (?:mesure|vaut)|calcule[rz]?|trouve[rz]?)(?: l'| le | son | sa | la )?${size}`, "$3 d'un $1 de $2"),
  phrasing(`(?![^a-z]*[a-z] ?=)${F} (?:(?:ca |cela )?(?:fait|vaut|donne|egale) (?:cb|cmb|combien)|combien)`, 'calcule $1'),
  phrasing(`(?:(?:dans )?un |le |mon )?triangle rectangle (?:a |avec |de |des |pour |ses )*(?:cotes|cotes de l'angle droit)(?: de l'angle droit)?(?: de| mesurent| valent)? ${Q} et ${Q}[,.;]? (?:combien mesure|quelle est|calcule[rz]?|trouve[rz]?|que vaut)(?: la longueur de)?(?: l'| son )?hypotenuse`, "calculer l'hypoténuse d'un triangle rectangle de côtés $1 et $2"),
  phrasing(`(?:calculer |trouver |l'|le )*(aire|perimetre) (?:de |du |d'un |d'une |un )*rectangle de (?:cotes |dimensions )?${Q} ?(?:sur|par|x|×|et) ?${Q}`, "$1 d'un rectangle de longueur $2 et de largeur $3"),
  phrasing(`(?:calculer |trouver |la |le |l')*(moyenne|mediane|mode|etendue|variance)(?: de| des)?(?: nombres| valeurs)? ?:? ${L}`, '$1 de $l2'),
  phrasing(`(?:les )?combinaisons? de ${N}(?: elements)? parmi ${N}|${N} parmi ${N}`, '$2$4C$1$3'),
  phrasing(`(?:le )?terme general de(?: la)?(?: suite)?(?: arithmetique| geometrique)? ?${L}`, 'terme général de la suite $l1; ...'),
  phrasing(`(sin|cos|tan)(?:us)?(?: de)? ${N} ?degres?`, '$1($2°)'),
  phrasing(`(?:convertir |convertis |mettre |passer |combien font? )?${QU} en ${U}`, 'convertir $1 en $2'),
  phrasing(`combien (?:de )?${U} (?:dans|font|pour|y a-t-il dans|il y a dans|valent) ${QU}`, 'convertir $2 en $1'),
  phrasing(`(?:mettre |ecrire )?${N} (?:en|sous forme de|comme) fraction`, 'écris $1 sous forme de fraction'),
  phrasing(`(?!.*(?:initial|avant|au depart|original)).*?(?:a|coute|vaut|prix(?: de)?(?: est)?) ?${N} ?(?:€|euros?)[^\\d%]*?(?:solde|reduction|remise|promo|moins|baisse|reduit)[^\\d%]*?[-−]? ?${M} ?(?:%|pour ?cent)[^\\d%]*(?:prix|combien|paye|paie|coute)[^\\d%]*`, 'diminuer $1 de $2%'),
  phrasing(`(?!.*(?:initial|avant|au depart|original|chaque|par an|par mois|annuel|encore|puis))[^\\d]*?(?:a|coute|coutait|vaut|valait|de|est) ?${M} ?(?:€|euros?)?[^\\d%]*?(?:augmente|augmentation|hausse|monte)(?: de)? ?${M} ?(?:%|pour ?cent)[^\\d%]*${grown}[^\\d%]*`, 'augmenter $1 de $2%'),
  phrasing(`(?!.*(?:initial|avant|au depart|original|chaque|par an|par mois|annuel|encore|puis))[^\\d]*?(?:a|coute|coutait|vaut|valait|de|est) ?${M} ?(?:€|euros?)?[^\\d%]*?(?:diminue|diminution|baisse|descend)(?: de)? ?${M} ?(?:%|pour ?cent)[^\\d%]*${grown}[^\\d%]*`, 'diminuer $1 de $2%'),
  phrasing(`si ${N} (\\p{L}+)(?: de \\p{L}+)? (?:coutent?|valent|pesent) ${N}(?: ?\\p{L}+| ?€)?,? (?:combien|quel est le prix de|quel prix pour) ?(?:coutent?|valent|pesent|pour)? ?${N} \\2`, 'résous la proportion $1/$3 = $4/x'),
  phrasing(`${N} sur ${N} (?:ca fait combien |c'est combien |fait combien )?en (?:pourcentages?|pour ?cent|%)`, 'quel pourcentage de $2 est $1 ?'),
  phrasing(`${F} (?:sur|entre|dans) \\[?${A} ?(?:;|et|a) ?${A}\\]?`, 'résous $1; $2 ≤ x ≤ $3'),
]; // oxfmt-ignore
