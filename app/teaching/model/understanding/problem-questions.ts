import type { Language } from '#app/platform/texts.ts';

/** Questions about the problem in hand that no notion alone answers. */
export const problemQuestions = [
  'finished',
  'method',
  'rule',
  'pattern',
  'round',
  'exact',
  'unit',
  'choice',
  'measure',
  'asks_permission',
  'tag',
  'cancel',
  'trial',
  'each',
  'here',
  'claims_answer',
  'turns',
  'origin',
  'up_there',
] as const;
export type ProblemQuestion = (typeof problemQuestions)[number];

/** Regular expressions over words without accents and question marks, in lower case. */
export const problemQuestionTerms: Readonly<Record<Language, Readonly<Record<ProblemQuestion, string>>>> = {
  en: {
    finished:
      '(?:are|am) (?:we|i) (?:all |now |already )?(?:done|finished|through|ready)|is (?:that|this|it) (?:it|all|everything|(?:already )?the (?:final |whole |full )?(?:answer|solution)|finished|done|complete|enough)|(?:is|was) there (?:anything|something|more)(?: else| left| to do| missing)*|(?:anything|something) (?:else|left|missing)|whats (?:left|missing|still missing)|what is (?:left|missing)|(?:can|do) i (?:stop|leave it) (?:here|now|like (?:this|that))|(?:have|need) to (?:go on|continue|keep going|do more)|(?:any|other|more) (?:other )?(?:solutions|answers) (?:left|missing)',
    method:
      '(?:which|what) (?:\\w+ ){0,2}(?:method|way|approach|strategy|technique)s?|(?:better|best|easier|easiest|faster|quicker|shorter) (?:to \\w+|method|way|here)|(?:is|would) (?:\\w+ ){1,3}(?:better|easier|faster|quicker)|which (?:one )?(?:is|would be) (?:better|easier|faster|quicker|best)',
    rule: '(?:which|what|whats) (?:\\w+ ){0,2}(?:rule|formula|law|theorem|identity|equation do i use)',
    pattern: '(?:which|what|whats) (?:\\w+ ){0,2}(?:case|type|kind|sort|pattern)',
    round: 'round\\w*',
    exact:
      'leave (?:it|the answer) (?:like|as|with)|exact|(?:as|into|to) (?:a )?decimals?|(?:keep|leave) (?:the )?(?:root|pi|fraction|π|√)|3\\.14\\d*|use (?:the )?calculator for (?:the )?(?:pi|root)',
    unit: '(?:which|what) units?|units? (?:do|should|goes|go|is|comes)|(?:need|add|put|write|include|forget) (?:\\w+ )?units?|(?:cm|m|mm|km) or (?:cm|m|mm|km)|squared? (?:cm|centimet\\w*|met\\w*|units?)|(?:cm|m) ?(?:squared|2)',
    choice:
      '(?:matter|difference|important) (?:which|what|if i (?:start|take|use))|(?:either|any) (?:one|letter|of them|equation)|which (?:letter|one|equation|unknown) (?:do|should|first)',
    measure:
      'which (?:one )?(?:\\w+ ){0,2}(?:better|best|fits|describes|represents|summari[sz]es|typical)|(?:better|best) (?:describes|summar\\w*|represents|picture|idea)|when (?:would|do|should|to) (?:\\w+ )?(?:use|take)|(?:so|that|very|come out|are they|they|result\\w*) (?:\\w+ )?(?:different|far apart|differ|unequal)|far apart|(?:bigger|larger|higher|smaller|lower) than (?:the )?(?:mean|median|average)',
    asks_permission: '^(?:so |ok |and |then |but )?(?:do|would|should|could|can|may|shall) (?:i|we|you)',
    tag: '(?:right|correct|ok|okay|yes|no|isnt it|doesnt it|arent they|isnt that right|yeah)$|^(?:isnt|arent|wouldnt|shouldnt|doesnt|cant|couldnt)',
    trial:
      'try(?:ing)? (?:\\w+ ){0,3}(?:numbers|values)|trial and error|guess\\w*(?: and check)?|plug\\w* in (?:\\w+ )?(?:numbers|values)',
    cancel: 'cancel\\w*|cross(?:ed|ing)? (?:\\w+ ){0,3}out|strike|(?:get|got) rid of|drop\\w*|scratch',
    each: 'tops?(?: \\w+){0,3} bottoms?|numerators?(?: \\w+){0,3} denominators?|each|every|separately|one by one|both (?:factors|parts|functions)|(?:top|numerator) and (?:the )?(?:bottom|denominator)|individually|term by term',
    here: 'this|these|it|here|one|ones|that|there|divid\\w*|method|case|kind|type|use|better|easier|part|thing|first|left|x|y|answer|sign|number|side',
    claims_answer:
      '(?:the |my |final )?(?:answer|result|solution) (?:is|then|would be)|is (?:it|that|this) the (?:final )?(?:answer|result|solution)|so (?:its|it is)|(?:its|is) (?:the )?(?:answer|result)',
    turns: 'turn\\w*|flip\\w*|becom\\w*|became|chang\\w*|switch\\w*|revers\\w*|around|into',
    origin:
      'come(?:s)? from|came from|get (?:the |that |this )|got (?:the |that |this )|appear\\w*|where (?:is|did|does|do)',
    up_there:
      '(?:x|y|unknown|letter|variable|it) (?:is |s )?(?:stuck |up |sits |all the way )*(?:up|top|in the (?:exponent|power)|up there)|(?:up there|exponent|in the power)|(?:get|bring|take|move) (?:the )?(?:x|y|it|unknown|letter) (?:down|out)',
  },
  es: {
    finished:
      '(?:ya )?(?:he |hemos )?(?:termin|acab)(?:e|o|amos|ado)(?: (?:ya|todo|aqui|asi|el ejercicio|el problema))?$|(?:ya )?(?:esta|estaria|queda|quedo) (?:ya |asi )?(?:todo|listo|lista|terminad\\w*|resuelt\\w*|complet\\w*|hecho|bien asi)|^(?:y |entonces |asi |listo |con eso |con esto )*ya esta(?: asi| todo)?$|(?:eso|esto) es todo|(?:me |nos |le )?falta (?:algo|alguna|otra|mas)|(?:que|cuanto) (?:me |nos |le )?(?:falta|queda)|(?:queda|hay|hago|hacer) (?:algo|alguna|otra cosa) ?(?:mas)?|(?:es|sera) (?:esa |esta |ya )?la respuesta final|(?:tengo que|hay que|debo) (?:seguir|continuar|hacer (?:algo )?mas)|hay (?:otra|mas) (?:solucion|soluciones|respuesta|respuestas)',
    method:
      '(?:que|cual) (?:\\w+ ){0,2}(?:metodo|forma|manera|camino|via|procedimiento)|(?:me )?conviene|(?:es|seria|sale) (?:\\w+ )?(?:mejor|mas (?:facil|rapido|corto|sencillo|simple))|mas (?:facil|rapido|corto|sencillo)',
    rule: '(?:que|cual) (?:\\w+ ){0,2}(?:regla|formula|teorema|ley|propiedad|identidad)',
    pattern: '(?:que|cual) (?:\\w+ ){0,2}(?:caso|tipo|clase|patron)|de que tipo',
    round: 'redonde\\w*|aproxim\\w*',
    exact:
      'lo dejo (?:asi|con)|dejar(?:lo)? (?:asi|con)|exact\\w*|(?:en|con|a|como) decimal\\w*|3[.,]14\\d*|(?:dejo|pongo|queda) (?:la |el )?(?:raiz|pi|fraccion)',
    unit: '(?:que|cual|en que|con que) (?:es la |es el |son las )?unidad\\w*|unidad\\w* (?:va|pongo|lleva|es|uso|queda)|(?:pongo|poner|lleva|falta|hay que poner) (?:\\w+ )?unidad\\w*|(?:cm|m|mm|km) o (?:cm|m|mm|km)|(?:cm|centimetros|metros|m) ?(?:cuadrad\\w*|2)',
    choice:
      '(?:da (?:igual|lo mismo)|importa|es igual) (?:cual|que|si empiezo|si)|cualquier\\w*|cual (?:letra|incognita|ecuacion) (?:\\w+ )?(?:primero|uso|elimino|despejo|quito)',
    measure:
      'cual (?:\\w+ ){0,4}(?:mejor|representa|describe|resume|uso|sirve)|mejor (?:representa|resume|describe)|cuando (?:\\w+ )?(?:uso|usar|utilizo|usa|conviene)|(?:tan|muy) (?:distint\\w*|diferent\\w*|alejad\\w*|lejos)|se parec\\w*|(?:mayor|mas (?:alta|grande|baja|pequena)|menor) que la (?:media|mediana)',
    asks_permission:
      '^(?:y |pero |entonces |o sea |ok )?(?:le |lo |la |se lo |se la )?(?:puedo|podria|debo|se puede|podemos|tengo que)',
    tag: '(?:no|verdad|cierto|si|correcto|bien|vale|o no|o que|esta bien|es asi)$|^(?:no (?:es|seria|era|da|queda)|acaso)',
    trial: 'prob\\w* (?:\\w+ )?(?:numeros|valores)|tanteo|tante\\w*|adivin\\w*|a ojo',
    cancel:
      'tach\\w*|cancel\\w*|simplific\\w*|elimin\\w*|quit(?:o|ar|amos|arle|arlo|arla|e)|borr\\w*|(?:se )?van?(?= )',
    each: 'numeradores(?: \\w+){0,3} denominadores|arriba(?: \\w+){0,3} abajo|cada|por separado|uno por uno|(?:los )?dos (?:factores|partes)|ambos factores|(?:arriba|numerador) y (?:el )?(?:abajo|denominador)|de a un\\w*|termino a termino',
    here: 'est[aeo]s?|es[aeo]s?|aqui|aca|ahi|un[oa]|divid\\w*|metodo|caso|tipo|uso|mejor|parte|primero|conviene|x|y|respuesta|signo|numero|lado|hallar|calcular',
    claims_answer:
      '(?:la |mi )?(?:respuesta|solucion|resultado) (?:final )?(?:es|seria|era|queda)|(?:entonces|asi que|o sea que?) (?:es|son|da|queda)|es (?:la|el) (?:respuesta|resultado|solucion)',
    turns: 'gira\\w*|volte\\w*|cambi\\w*|convier\\w*|vuelv\\w*|invier\\w*|pasa a|da la vuelta|al reves',
    origin: 'de donde|sale|salio|viene|aparec\\w*|sac(?:as|aste|o|an|aron)',
    up_there:
      '(?:la )?(?:x|y|incognita|letra) (?:esta |se queda |sigue )?(?:\\w+ )?(?:arriba|en el exponente|de exponente|en la potencia|alla)|(?:bajar|baj[oae]|sacar|saco) (?:la |el )?(?:x|incognita|exponente|letra)|(?:x|incognita) (?:\\w+ )?arriba',
  },
  fr: {
    finished:
      '(?:c est|est ce|cest) (?:\\w+ )?(?:fini|termine|tout|bon la|complet|la reponse finale)|(?:j ai|on a|ai je|a t on|jai) (?:\\w+ )?(?:fini|termine)|(?:il |y )?(?:me |nous )?(?:manque|reste)(?: \\w+){0,2} (?:quoi|quelque chose|un truc|autre chose)|(?:manque|reste) (?:quoi|quelque chose)|(?:manque|reste)(?: t)? ?-?(?:il)? (?:quoi|quelque chose|encore)|autre chose a (?:faire|ecrire)|je (?:laisse|m arrete)(?: comme ca| la)|(?:je|on) (?:dois|doit|faut) continuer|faut continuer|y a d autres (?:solutions|reponses)|fini la$|^(?:donc |alors |et )?(?:fini|termine|c est bon)(?: la)?$|qu est ce qui (?:me )?(?:manque|reste)',
    method:
      'quel(?:le)?s? (?:\\w+ ){0,2}(?:methode|facon|maniere|technique)|(?:c est |est ce |laquelle (?:est )?)(?:\\w+ )?(?:mieux|plus (?:simple|rapide|facile|court))|(?:mieux|plus (?:simple|rapide|facile|court))(?: \\w+)* ou ',
    rule: 'quel(?:le)?s? (?:\\w+ ){0,2}(?:regle|formule|theoreme|loi|propriete|identite)',
    pattern:
      'quel(?:le)?s? (?:\\w+ ){0,2}(?:cas|type|genre|sorte)|c est quoi (?:comme|le) (?:type|genre|cas)',
    round: 'arrond\\w*',
    exact:
      '(?:je |on )?laisse (?:\\w+ )?(?:comme ca|avec|en|sous)|laisser (?:comme ca|avec|en|sous)|exact\\w*|(?:en|avec|comme) (?:des |un )?(?:decimal\\w*|virgule)|3[.,]14\\d*|(?:garde\\w*|laisse\\w*) (?:la |le )?(?:racine|pi|fraction)',
    unit: '(?:quel(?:le)?s?|l|d|une|des|les|mettre|c est quoi l) ?unites?|(?:cm|m|mm|km) ou (?:cm|m|mm|km)|(?:cm|centimetres?|metres?|m) ?(?:carres?|2)',
    choice:
      '(?:importance|importe|change quelque chose|change rien|pareil|compte) (?:laquelle|lequel|si|quelle)|n importe (?:quel\\w*|laquelle|lequel)|(?:quelle|laquelle) (?:lettre|inconnue|equation) (?:\\w+ )?(?:en premier|d abord|j)',
    measure:
      'laquelle (?:\\w+ ){0,2}(?:mieux|represente|decrit|resume|choisir|prendre)|lequel (?:\\w+ ){0,2}(?:mieux|represente|decrit|resume)|(?:resume|represente|decrit) (?:\\w+ )?mieux|quand (?:\\w+ ){0,2}(?:utilis\\w*|prend\\w*|choisi\\w*)|(?:si|aussi|tellement|tres) (?:differen\\w*|eloigne\\w*|loin)|(?:plus (?:grande|haute|petite|basse)) que la (?:moyenne|mediane)',
    asks_permission:
      '^(?:et |mais |donc |alors |ok )?(?:est ce qu(?:e)? |jpeux|j peux|je peux|jdois|je dois|on peut|peut on|puis je|dois je|faut|il faut|j ai le droit|ai je le droit)',
    tag: '(?:c bon|c est bon|bon|non|hein|ok|oui|n est ce pas|pas vrai|c est ca|juste|d accord)$|^(?:ce n est pas|c est pas|ca serait pas|ce serait pas)',
    trial: '(?:essay|test)\\w* (?:\\w+ ){0,2}(?:nombres|valeurs|chiffres)|tatonn\\w*|au hasard|devin\\w*',
    cancel: 'barr\\w*|simplifi\\w*|ray(?:e|er)|annul\\w*|enlev\\w*|supprim\\w*|vir(?:e|er)|elimin\\w*',
    each: 'hauts?(?: \\w+){0,3} bas|numerateurs?(?: \\w+){0,3} denominateurs?|chaque|chacun\\w*|separement|un par un|(?:les )?deux (?:facteurs|parties|fonctions)|(?:haut|numerateur) et (?:le |du )?(?:bas|denominateur)|terme a terme',
    here: 'ce|ca|cela|celui|celle|laquelle|lequel|ici|la|divis\\w*|methode|cas|type|utilis\\w*|mieux|partie|premier|x|y|reponse|signe|nombre|cote|trouver|calculer',
    claims_answer:
      '(?:la |ma )?(?:reponse|solution) (?:finale )?(?:est|c est|serait)|(?:donc|alors) (?:c est|ca fait|la reponse)|le resultat (?:est|c est)',
    turns: 'devien\\w*|chang\\w*|retourn\\w*|invers\\w*|bascul\\w*|tourn\\w*|pass\\w* (?:a|en)',
    origin: 'd ou|sort\\w*|vien\\w*|apparai\\w*|trouves? (?:le|la|ce)',
    up_there:
      '(?:le )?(?:x|y|inconnue|lettre) (?:est |reste )?(?:\\w+ )?(?:en haut|en exposant|dans l exposant|la haut)|(?:descendre|faire descendre|sortir) (?:le |l )?(?:x|inconnue|exposant)|(?:x|inconnue) (?:\\w+ )?en haut',
  },
};
