import type { Cues } from './cue.ts';

export const frenchCues: Cues = {
  what: 'c est quoi|cest quoi|c quoi|(?:ca|cela) (?:veut dire|signifie|sert|represente)|quoi(?= |$)|qu est|que (?:me )?dit|que (?:veut|signifie|represente|vaut|fait)|veut dire|consistent?|signifi\\w*|defini\\w*|expliqu\\w*|rappel\\w*|souvien\\w*|oubli\\w*|s appelle|(?:comprends?|sais|connais|capte|pige) (?:\\w+ )?(?:pas |rien )?(?:ce que|ce qu|le|la|les|c est|quoi|a)|quel(?:le)?s? (?:est|sont)|jamais (?:compris|vu|appris|entendu)|on appelle|a quoi (?:ca )?correspond|ou est',
  why: 'pourquoi|comment ca se fait|(?:pour quelle|quelle est la) raison|a quoi (?:ca |cela )?(?:nous |me )?(?:sert|bon)|(?:ca )?sert a quoi|d ou (?:le |la |ca |il |elle |tu |on |vient|sort)\\w*|ca vient d ou|(?:ca n )?a (?:pas de|aucun) sens|pas logique|quel interet|qui a invente|en quoi|pour quoi faire',
  how: 'comment|facon de|maniere de|etapes|methode|je fais quoi avec|fait comment',
  when: 'quand (?:est|on|faut|je|doit|il|utilise)|dans quels? cas|c est quand',
  scope:
    'toujours|combien de (?:solutions|reponses|racines)|tout le temps|a chaque fois|jamais|n importe|seulement|uniquement|(?:un )?seule?|(?:peut|peuvent) (?:\\w+ ){0,2}(?:avoir|etre)|plusieurs|plus (?:grand |petit )?(?:d|que) (?:un|1|0)|deux (?:modes|medianes|solutions|reponses|racines)|et si (?:aucun\\w*|il|rien|tous|deux|c)|quand (?:est ce qu on|on|faut il|il faut) (?:utilise\\w*|s en sert)|change (?:tout|toujours)|l inverse|le contraire|pas de base|sans base',
  difference:
    'differen\\w*|pareil que|c est pareil|pareils?|les memes|meme chose (?:que|ou)|la meme chose|confond\\w*|versus|vs|distingu\\w*',
  checking:
    'verifi\\w*|(?:sais|savoir|saurai|vois|voir) (?:si|que|quand|qu)|sur(?:e)? (?:que|de|d)|prouv\\w*|test\\w*|controle\\w*|(?:c est|est) (?:bon|juste) a la fin|m assur\\w*',
  allowed:
    '(?:on|je|tu) (?:peut|peux|pourrait|pourrais|pourra)(?! (?:m aider|m expliquer|me|avoir|repeter)(?= |$))|(?:(?:peut|pourrait|peux)(?: -?| )(?:on|je|tu)|puis(?: -?| )je)(?! m)|(?:le )?droit (?:de|d)|c est (?:\\w+ )?(?:possible|permis|autorise|obligatoire|grave|mieux|ok|faux|bon) (?:si|de|d)|faut(?: |-)?il|(?:il )?faut|(?:je|on) (?:dois|doit)|dois je|doit on|oblige\\w*|(?:ca|cela) (?:marche\\w*|fonctionne\\w*|change\\w*|compte)|marche aussi|et si (?:je|on)|est il possible|possible de|grave si',
  claim:
    '(?:j ?ai|jai|on a|j avais|moi j|j obtiens|j arrive a|je (?:trouve|tombe|dirais|pense|crois|propose|suis sur\\w*|mets|vois)|trouve|obtenu|obtiens) ?|c est|c etait|ce serait|ca (?:fait|donne|ferait|donnerait|vaut)|(?:la |ma |le |mon )?(?:reponse|solution|resultat)s? (?:est|c est|serait|sont)|(?:sur|au|avec|dans) (?:ma |mon |la |le )?(?:feuille|brouillon|cahier|papier|calculatrice|tete)|feuille|brouillon|calculatrice|de tete|donc (?:c est|x)|est ce|ce n est pas|c est ca|oui ou non|x (?:vaut|est|serait)|dit|peut etre|moi',
  mistake:
    '(?:mon|l|une|d|ma) (?:erreur|faute)|(?:qu|que|quoi|ou|comment) (?:\\w+ ){0,3}(?:fait faux|rate|trompe\\w*|mal fait)|me suis (?:trompe\\w*|plante\\w*)|(?:c est|est|c etait|etait) (?:faux|pas (?:bon|juste|correct|ca)|incorrect)|fait (?:de )?(?:faux|mal|travers)|(?:le )?probleme avec|ce qui (?:va pas|cloche)|(?:cloche|va pas|colle pas)|(?:faux|fausse)|pas (?:bon|juste|correct)|loupe',
  objection: 'pourtant|^(?:mais|non |non,|attends?|en fait|oui mais|bah|ben)|pourtant|quand meme',
  refusal: 'pas envie|veux pas|m en fiche|pas aujourd hui',
  yes: 'oui+|ouais|ouaip|ok|okay|d accord|vas y|encore|volontiers|allez(?: y)?|bien sur|un autre|une autre|go|on y va|s il te plait|carrement|avec plaisir|je veux|pret\\w*|parfait|suivant|yes|c est parti|pourquoi pas|mais oui|si',
  no: 'non+|pas maintenant|ca suffit|assez|plus tard|non merci|c est bon|nan|nope|ca ira|pas la peine|fini|stop',
  instead:
    'plutot|prefere\\w*|a la place|autre (?:exercice|probleme|equation|calcul)|chang\\w* (?:d|pour|de)|on fait|faisons|essayons|passons|je veux (?:faire|resoudre)|j ai (?:aussi |un autre |besoin|a faire)|mon (?:devoir|exo|exercice)|mes devoirs|nouve(?:au|l) (?:exercice|probleme)|au lieu|celui ci|celle ci|aide moi (?:avec|pour)',
  stuck:
    '(?:aucune|pas d|plus d|0) (?:idees?)|(?:j |je |j en )?(?:sais|vois|comprends?|comprend|pige|capte|trouve|arrive|connais|saisis) (?:\\w+ ){0,2}(?:pas|rien|plus|toujours)|(?:pas|rien) (?:compris|capte|pige)|bloqu\\w*|perdu\\w*|coinc\\w*|aid\\w*|au secours|coup de (?:main|pouce)|(?:par ou|comment|ou) (?:on |je |il faut )?(?:commenc\\w*|demarr\\w*|debut\\w*|continu\\w*)|(?:je fais|faut faire|dois faire|on fait) quoi|quoi faire|et (?:apres|maintenant|ensuite)|rien|toujours (?:pas|rien)|vraiment pas|pas (?:vraiment|trop)|hein|non plus|sais pas|le trou|sais plus|h+m+|m{2,}|e+uh+|b[eo]f+|pf+',
  otherWay:
    'autre (?:facon|maniere|methode|moyen|technique|solution)|(?:faire|resoudre|calculer) (?:\\w+ )?(?:autrement|differemment)|autrement|(?:methode|facon|moyen) (?:plus )?(?:rapide|simple|facile|differente?)|plus (?:rapide|court)|raccourci|astuce|sans (?:utiliser )?(?:la |le |l )?\\w+',
  easier: '(?:plus|trop|moins) (?:facile|simple|dur|difficile|complique\\w*)|nombres plus (?:petits|simples)',
  reword:
    '(?:expliqu\\w*|dis|dire|redi\\w*|repet\\w*|reexpliqu\\w*) (?:\\w+ ){0,4}(?:autrement|encore|de nouveau|differemment|plus (?:simple\\w*|lentement|clair\\w*)|mieux|avec d autres mots)|autrement dit|avec d autres mots|tu veux dire|que veux tu dire|(?:comprends?|compris) (?:pas |rien )?(?:a )?(?:ce que tu|ton|ta|l explication|l indice)|repete|reexplique|redis|plus clair|comme si j',
  tooEasy:
    '(?:trop|tres|super|hyper|si|vraiment|bien trop) (?:facile|simple|fastoche)|facile|plus (?:dur|difficile|complique)|defi|ennuy\\w*|ennui\\w*|m ennuie|fingers in the nose|les doigts dans le nez|pour les bebes',
  discouraged:
    '(?:je suis|suis|j suis|me sens|chuis) (?:\\w+ ){0,2}(?:nul\\w*|bete|stupide|idiot\\w*|mauvais\\w*|lent\\w*|debile|con(?:ne)?|pas doue\\w*|une? catastrophe|un echec|pourri\\w*)|nul\\w* en|bete|(?:jamais|pas) (?:\\w+ ){0,3}(?:arriverai|y arriver|y arrive|reussir\\w*|comprendr\\w*|capable|doue\\w*|fait\\w* pour)|y (?:arrive|arriverai) (?:\\w+ )?(?:pas|jamais)|(?:trop|tres|vraiment|si|c est) (?:dur|difficile|complique)|impossible|honte|(?:tout le monde|les autres) (?:\\w+ )?(?:comprend|comprennent|y arrive|sait)|rat\\w* (?:tout|toujours)|toujours faux|echec|cerveau',
  annoyed:
    '(?:saoul|soul|gonfl|enerv|agac|emmerd|fatigu)\\w*|(?:en ai|j ai|ras) (?:\\w+ )?(?:marre|ras|le bol|assez)|marre|ras le bol|deteste\\w*|hais|relou|chiant\\w*|fait chier|merde|pff+|grr+|rag\\w*|colere|frustr\\w*|nul (?:ce|cet)|ca sert a rien|(?:a quoi ca sert|pourquoi on) (?:\\w+ )?(?:d apprendre|de faire|apprend|fait) (?:\\w+ )?(?:ca|maths?)|perte de temps|plus envie|me casse|en peux plus|degout\\w*|stress\\w*ant',
  tired:
    'flemme|fatigu\\w*|sommeil|creve\\w*|epuis\\w*|mal (?:a la )?(?:tete|au crane|ventre)|pause|repos\\w*|faim|(?:arrive|peux) (?:\\w+ )?(?:pas|plus) (?:a )?(?:me )?(?:concentrer|reflechir|penser)|concentr\\w*|dormir|dors|malade|hs|naze|vide\\w*',
  nervous:
    'demain (?:\\w+ ){0,5}(?:controle|examen|exam|interro|ds|eval\\w*)|stress\\w*|angoiss\\w*|peur|inquiet\\w*|inquiete|paniqu\\w*|anxi\\w*|(?:controle|examen|exam|interro|ds|bac|brevet|evaluation|eval) (?:\\w+ ){0,3}(?:demain|aujourd hui|lundi|mardi|mercredi|jeudi|vendredi|bientot|semaine|dans)|nerveu\\w*|pression|trac',
  happy:
    '(?:j adore|j aime|trop bien|trop cool|genial|super|chouette|heureu\\w*|content\\w*|fier\\w*|enfin|j ai reussi|youpi|ouf)|ah+ (?:ok|oui|d accord|je)|(?:j ai|je) (?:compris|comprends?)(?: maintenant| mieux)?$|ca y est|c est logique|c est clair|aha',
  sad: 'trist\\w*|seul\\w* (?:et|au|tout)|me sens (?:\\w+ )?(?:seul\\w*|mal|vide|nul\\w*|triste|horrible)|(?:pas|plus) d amis?|(?:personne|nul) (?:\\w+ )?(?:m aime|me comprend|me parle|veut de moi)|(?:me|m) (?:deteste\\w*|hais|haissent|hait)|tout le monde me (?:deteste|hait)|pleur\\w*|larmes|(?:grand ?-?\\w+|papi|mamie|maman|papa|mere|pere|oncle|tante|frere|soeur|chien|chat|copain|copine|ami\\w*|hamster) (?:\\w+ ){0,4}(?:mort\\w*|decede\\w*|(?:tres )?malade|hopital|cancer|parti\\w*)|(?:est mort\\w*|decede\\w*|enterrement|obseques)|divorc\\w*|(?:mes )?parents (?:\\w+ ){0,4}(?:dispute\\w*|separ\\w*|crie\\w*|divorc\\w*|engueul\\w*)|(?:m a|ma) (?:quitte|largue)\\w*|rompu|vaux rien|deprim\\w*|me manque\\w*(?! (?:un truc|quelque chose|quoi|rien|encore))|coeur brise|se moque\\w* de moi|rigole\\w* de moi|me crie\\w*|m engueul\\w*|sale journee|mauvaise journee|decu\\w*|journee (?:horrible|pourrie|affreuse)',
  complaint:
    '(?:tu|vous) (?:\\w+ ){0,3}(?:aides?|ecoutes?|reponds?|comprends?|expliques?|sers) (?:\\w+ )?(?:pas|rien|mal|jamais|a rien)|pas (?:ce que j|ma question|la question|demande ca)|c est pas ce que|inutile|tu (?:l as |me l as )?deja dit|repetes?(?: toujours| la meme| pareil)?|toujours (?:pareil|la meme chose|la meme phrase)|arrete de|(?:tu es|t es) (?:\\w+ )?(?:nul\\w*|bete|lourd\\w*|chiant\\w*|inutile|faux)|cette? (?:appli|site|truc|machine) (?:\\w+ )?(?:est|marche|sert)|reponds (?:a )?(?:ma|moi)|tais toi|ca m aide pas|m aide pas|mauvais prof',
  greeting:
    '^(?:bonjour|salut|coucou|hello|hey|bonsoir|slt|yo|cc|wesh|bjr|hi|ca va|comment (?:vas tu|ca va|tu vas))(?: \\w+)?(?: ca va)?$|comment (?:vas tu|ca va|tu vas)|tu vas bien',
  looking: '(?:voi[rts]|voient|verra|lire|lit|lisent|regarde\\w*|enregistr\\w+|gard\\w+|espionn\\w+)',
  people:
    '(?:profs?|professeurs?|tuteurs?|parents?|maman|mere|papa|pere|famille|copains?|copines?|ami\\w*|ecole|quelqu un|personne|gens|autres|qui)',
  ownWords:
    'ce (?:que|qu) (?:j |je )?(?:\\w+ )?(?:ecri\\w+|tape\\w*|dis|dit|mets|demand\\w+|fais)|(?:cette|ma|notre|mes|ce|la) (?:conversation|chat|discussion|messages?|reponses)',
  aboutTutor:
    '(?:tu es|t es|es tu) (?:\\w+ )?(?:un |une )?(?:robot|bot|humain\\w*|personne|vrai\\w*|ia|machine|prof\\w*|ordi\\w*|chatgpt|intelligent\\w*)|qui (?:es tu|t es|tu es|t a (?:fait|cree))|tu t appelles|ton (?:nom|age)|quel age|(?:tu (?:aimes|connais|sais|as|joues|regardes|manges|dors|reves|ressens)|aimes tu|as tu)(?= )',
  sign: 'signes?|moins|plus|negati\\w*|positi\\w*',
  purpose:
    '(?:a quoi|pourquoi) (?:ca |cela |les maths )?(?:me |nous )?(?:sert|servir\\w*|servent)|sert a (?:quoi|rien)|(?:quand|ou) (?:est ce qu\\w* )?(?:\\w+ ){0,3}(?:utilis|servir|besoin)\\w*|vraie vie|dans la vie|vie de tous les jours',
  still: 'toujours|encore|pareil|non plus|pas mieux',
  next: '(?:et |bon |ok )?(?:et apres|et maintenant|maintenant|apres|ensuite|et ensuite|et puis|puis quoi|(?:la )?(?:je|on) (?:fais|fait) quoi(?: maintenant| apres| ensuite| la| en premier| d abord)?|et la$$|la suite|(?:c est quoi |quelle est )?(?:la |l )?(?:prochaine etape|etape suivante))',
  needed:
    '(?:il )?faut(?: il)?|(?:dois|doit|devons) (?:je|on|nous)|(?:je|on) (?:dois|doit)|oblige\\w*|obligatoire|necessaire|besoin de',
  learning:
    'calculatrice|lignes?|problemes?|questions?|etapes?|reponses?|nombres?|cotes?|membres?|indices?|exemples?|devoirs?|exercices?|exos?|maths?|calcul\\w*|appren\\w*|cours|profs?|ecole|college|lycee|controle|regles?|resultats?|chiffres?',
  operations: {
    add: 'ajout\\w*|addition\\w*|plus (?=\\d|(?:un|deux|trois|quatre|cinq|six)(?![a-z]))|rajout\\w*|met(?:s|tre)? plus',
    subtract: 'soustra\\w*|moins|enlev\\w*|retir\\w*|ot(?:e|er)|retranch\\w*|supprim\\w*|vir(?:e|er)',
    multiply: 'multipli\\w*|fois|doubl\\w*',
    divide: 'divis\\w*|partag\\w*|sur (?=\\d)|moitie',
    root: 'racines?',
    square: 'au carre|eleve\\w*',
    expand: 'developp\\w*|distribu\\w*|(?:enlev|suppr|retir)\\w* (?:les |la )?parentheses?',
    factor: 'factoris\\w*|mettre en facteur',
    swap: 'pass(?:e|er|es|ons)|deplac\\w*|autre (?:cote|membre)|isol\\w*|basculer?|echang\\w*|invers\\w* (?:les )?(?:deux )?(?:membres|cotes)',
  },
  problem: {
    which: 'quel(?:le)?s?|(?:la|le|les)quel(?:le)?s?|que|c est quoi',
    either: 'ou',
    ending:
      '(?:c est|est ce|cest) (?:\\w+ )?(?:fini|termine|tout|bon la|complet|la reponse finale)|(?:j ai|on a|ai je|a t on|jai) (?:\\w+ )?(?:fini|termine)|(?:il |y )?(?:me |nous )?(?:manque|reste)(?: \\w+){0,2} (?:quoi|quelque chose|un truc|autre chose)|(?:manque|reste) (?:quoi|quelque chose)|(?:manque|reste)(?: t)? ?-?(?:il)? (?:quoi|quelque chose|encore)|autre chose a (?:faire|ecrire)|je (?:laisse|m arrete)(?: comme ca| la)|(?:je|on) (?:dois|doit|faut) continuer|faut continuer|y a d autres (?:solutions|reponses)|^(?:donc |alors |et )?(?:fini|termine|c est bon)(?: la)?$|qu est ce qui (?:me )?(?:manque|reste)|fini|termine',
    asksFirst: '^(?:donc |alors |et )?(?:est ce|qu est|c est quoi)(?= |$)',
    method: '(?:methode|facon|maniere|technique)s?',
    comparative: 'mieux|plus (?:simple|rapide|facile|court|vite)',
    law: 'regle|formule|theoreme|loi|propriete|identite',
    kind: 'cas|type|genre|sorte',
    rounding: 'arrond\\w*',
    exact:
      '(?:je |on )?laisse (?:\\w+ )?(?:comme ca|avec|en|sous)|laisser (?:comme ca|avec|en|sous)|exact\\w*|(?:en|avec|comme) (?:des |un )?(?:decimal\\w*|virgule)|3[.,]14\\d*|(?:garde\\w*|laisse\\w*) (?:la |le )?(?:racine|pi|fraction)',
    units: 'unites?|(?:cm|m|mm|km) ou (?:cm|m|mm|km)|(?:cm|centimetres?|metres?|m) ?(?:carres?|2)',
    indifferent:
      '(?:importance|importe|change quelque chose|change rien|pareil|compte) (?:laquelle|lequel|si|quelle)|n importe (?:quel\\w*|laquelle|lequel)|(?:quelle|laquelle) (?:lettre|inconnue|equation) (?:\\w+ )?(?:en premier|d abord|j)',
    measure:
      '(?:la|le)quel(?:le)? (?:\\w+ ){0,2}(?:represente|decrit|resume|choisir|prendre)|(?:resume|represente|decrit)|quand (?:\\w+ ){0,2}(?:utilis\\w*|prend\\w*|choisi\\w*)|(?:si|aussi|tellement|tres) (?:differen\\w*|eloigne\\w*|loin)|(?:plus (?:grande|haute|petite|basse)) que la (?:moyenne|mediane)',
    permission:
      '^(?:et |mais |donc |alors |ok )?(?:est ce qu(?:e)? |jpeux|j peux|je peux|jdois|je dois|on peut|peut on|puis je|dois je|faut|il faut|j ai le droit|ai je le droit)',
    tag: '(?:c bon|c est bon|bon|non|hein|ok|oui|n est ce pas|pas vrai|c est ca|juste|d accord)$|^(?:ce n est pas|c est pas|ca serait pas|ce serait pas)',
    removal:
      'barr\\w*|simplifi\\w*|ray(?:e|er)|annul\\w*|enlev\\w*|supprim\\w*|vir(?:e|er)|elimin\\w*|s en v(?:a|ont)|dispara\\w*|part(?:ent)?(?= )',
    bothSides: '(?:les |des )?(?:deux|2) (?:cotes|membres)|chaque (?:cote|membre)|partout',
    eachPart:
      'hauts?(?: \\w+){0,3} bas|numerateurs?(?: \\w+){0,3} denominateurs?|chaque(?! cote| membre)|chacun\\w*|separement|un par un|(?:les )?deux (?:facteurs|parties|fonctions)|(?:haut|numerateur) et (?:le |du )?(?:bas|denominateur)|terme a terme',
    trial:
      '(?:essay|test)\\w* (?:\\w+ ){0,2}(?:nombres|valeurs|chiffres)|tatonn\\w*|au (?:hasard|pif|pifometre)|devin\\w*',
    here: 'ce|ca|cela|celui|celle|laquelle|lequel|ici|la|divis\\w*|methode|cas|type|utilis\\w*|mieux|partie|premier|x|y|reponse|signe|nombre|cote|trouver|calculer',
    resultStated:
      '(?:la |ma )?(?:reponse|solution) (?:finale )?(?:est|c est|serait)|(?:donc|alors) (?:c est|ca fait|la reponse)|le resultat (?:est|c est)',
    turning: 'devien\\w*|chang\\w*|retourn\\w*|invers\\w*|bascul\\w*|tourn\\w*|pass\\w* (?:a|en)',
    origin: 'd ou|sort\\w*|vien\\w*|apparai\\w*|trouves? (?:le|la|ce)',
    above:
      '(?:le )?(?:x|y|inconnue|lettre) (?:est |reste )?(?:\\w+ )?(?:en haut|en exposant|dans l exposant|la haut)|(?:descendre|faire descendre|sortir) (?:le |l )?(?:x|inconnue|exposant)|(?:x|inconnue) (?:\\w+ )?en haut',
    inFront: 'devant|a cote',
    boundary: 'ouverts?|fermes?|pleins?|vides?|(?:est |sont )?(?:inclus|exclus|compris)(?:e|es)?|crochets?',
  },
  operands: {
    sides: '(?:(?:les |des )?(?:deux|2)|chaque) (?:cotes?|membres?|equations?|facteurs?|parties)',
    letterWords: 'a|y|d|l|s|n|t|j|c|m|o',
    introducing: 'de|le|les|avec|un|une|la|du',
    by: 'par',
    minus: 'moins',
  },
  numbers: [
    'zero',
    'un',
    'deux',
    'trois',
    'quatre',
    'cinq',
    'six',
    'sept',
    'huit',
    'neuf',
    'dix',
    'onze',
    'douze',
  ],
};
