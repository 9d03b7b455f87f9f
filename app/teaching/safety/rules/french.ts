import { type SafetyRules, sign } from '../kinds.ts';

const person =
  "(?:il|elle|ils|elles|on|papa|pere|beau-pere|maman|mere|belle-mere|parents|oncle|tonton|tante|frere|soeur|cousin|cousine|grand-pere|grand-mere|prof|professeur|entraineur|copain|copine|voisin|voisine|quelqu'un|un homme|un monsieur|nounou|camarades|garcons|eleves|tout le monde)";
const hurts =
  '(?:frappe|frappent|frappait|bat|battent|battait|tape|tapent|gifle|touche|touchent|touchait|viole|abuse|harcele|harcelent|maltraite|cogne|cognent)';
const will = "(?:je vais|je veux|j'ai envie de|on va|je jure que je vais)";
const street = '(?:rue|avenue|boulevard|bd|allee|impasse|chemin|place|route|quai|cours|square)';

/** French signs. */
export const french: SafetyRules = {
  harmless: [
    sign("(?:mourir|meurs|creve|crever|mort|morte) de (?:rire|faim|soif|honte|froid|chaud|ennui|fatigue|peur)"),
    sign("(?:me couper|coupe|me suis coupee?) (?:les cheveux|les ongles|une tranche|la parole|en deux|avec (?:une feuille|du papier)|le doigt)|me faire (?:du )?mal (?:au (?:foot|genou|pied|sport|bras en)|en (?:sport|courant|jouant|tombant))"),
    sign('me tuer (?:au travail|a la tache|de rire)|se tuer au travail'),
    sign("(?:taux|nombre|statistiques?) (?:de |des )suicides?"),
    sign("(?:me|m') ?bat (?:aux? (?:echecs|cartes|ping-pong|jeux?|tennis|foot)|a (?:la course|chaque (?:fois|partie))|en (?:maths|calcul|finale)|de \\d|toujours (?:aux|a la|en))"),
    sign("(?:ca|cela|probleme|exercice|ce qui|devoir) me (?:touche|frappe|tue|bat)"),
    sign('me (?:frappe|touche) (?:dans (?:cet|ce)|beaucoup dans|par sa)'),
    sign('tuer (?:le temps|deux oiseaux)|je vais tuer (?:cet|ce) (?:exam|examen|controle|devoir)'),
  ],
  self_harm: [
    sign("(?:envie de|veux|voudrais|vais|prefere|aimerais) (?:mourir|me tuer|me suicider|disparaitre pour toujours|en finir avec la vie|crever)"),
    sign('(?:(?<!(?:va|vont|allait|veut|veulent|voulait) )me tuer|me suicider|mettre fin a (?:mes jours|ma vie)|en finir avec (?:la|ma) vie|m\'oter la vie)'),
    sign("(?:pense|penser|pensees?|idees?|envies?) (?:au |de |du |a )?(?:suicide|suicidaires?)|je suis suicidaire|me suicide"),
    sign("(?:je )?(?:ne )?(?:veux|voudrais|peux) plus (?:vivre|etre en vie|exister|etre la pour personne|me reveiller)|(?:ne )?veux pas (?:vivre|me reveiller)"),
    sign("(?:je voudrais|j'aimerais|si seulement j'etais|je prefererais) (?:etre )?(?:mort|morte)|j'aurais voulu ne jamais naitre|j'aurais prefere ne pas (?:naitre|etre nee?)"),
    sign("(?:mieux|seraient mieux|serait mieux) sans moi|je (?:ne )?manquerais a personne|personne (?:ne )?(?:remarquerait|pleurerait)|(?:la vie )?(?:ne )?vaut pas la peine d'etre vecue|plus (?:aucune )?(?:raison|envie) de vivre"),
    sign("me faire (?:du )?mal|me (?:scarifie|scarifier|mutile|mutiler)|scarifications?|(?:me couper|je me coupe|me suis coupee?)(?: (?:les bras|les veines|les poignets|la peau|expres))?|automutil\\p{L}+"),
    sign('(?:prendre|pris|avaler|avale) (?:tous les|toute la boite de|trop de|plein de) (?:medicaments|cachets|comprimes|pilules)'),
  ],
  threat: [
    sign(`${will} (?:te|le|la|les|vous|tous les|tous) (?:\\p{L}+ )?(?:tuer|poignarder|frapper|tabasser|egorger|buter|planter|abattre)`),
    sign(`${will} (?:tuer|poignarder|frapper|tabasser|buter|abattre|faire du mal a) (?:mon|ma|mes|le|la|les|ce|cette|tout le monde|quelqu'un|toute|un|une|tous)(?: (?!temps|exercice|examen|devoir|controle)\\p{L}+)?`),
    sign("(?:poser|mettre|apporter|il y a) une bombe (?:dans|a|au|devant) (?:mon|le|la|l'|ma|notre)? ?(?:college|lycee|ecole|classe)|(?:bruler|faire sauter|attaquer|faire exploser) (?:mon|le|la|l'|notre) ?(?:college|lycee|ecole|classe)"),
    sign("(?:apporter|amener|ramener|apporte|ramene|amene) (?:un|une|le|mon) (?:couteau|arme|pistolet|flingue|bombe) (?:au|a l'|en|dans) ?(?:college|lycee|ecole|classe|cours)"),
    sign("(?:me menace|me menacent|(?:va|vont|veut|veulent|voulait) me tuer|m'a menacee?|m'ont menacee?|(?:dit|a dit|disent) qu'(?:il|elle|ils) (?:va|vont|allait|allaient) (?:me )(?:tuer|frapper|tabasser|faire du mal))"),
  ],
  abuse: [
    sign(`${person} (?:\\w+ ){0,2}?me ${hurts}(?! (?:dans|beaucoup quand|aux|de \\d))`),
    sign("(?:il|elle|mon \\p{L}+|ma \\p{L}+|on|quelqu'un|ils) (?:m'a|m'ont) (?:encore |souvent |deja )?(?:frappee?|battue?|violee?|tapee?|giflee?|touchee?|agressee?|tabassee?)"),
    sign("(?:je me fais|je suis|j'ai ete|je me suis fait) (?:souvent |tout le temps )?(?:harceler|harcelee?|frapper|frappee?|battre|battue?|violer|violee?|agresser|agressee?|maltraitee?|abusee?|tabasser)(?! (?:aux|par \\d|en finale))"),
    sign("me touche (?:la|ou|en bas|le corps|le soir|la nuit|les parties|sans que|d'une)|abuse de moi|abusent de moi|a abuse de moi"),
    sign("(?:m'oblige|me force|m'a obligee?|m'a forcee?|me forcent) a (?:le toucher|toucher|me deshabiller|enlever mes vetements|envoyer des photos)"),
    sign("me (?:demande|demandent|envoie) des (?:photos (?:nue?s?|de moi nue?|deshabillee?|intimes)|nudes)|m'a (?:demande|envoye) des (?:nudes|photos (?:nue?s?|intimes))"),
    sign("(?:j'ai peur|peur) (?:de (?:mon (?:pere|beau-pere|oncle|frere|copain|papa)|ma (?:mere|belle-mere|maman)|rentrer (?:chez moi|a la maison)))"),
    sign("(?:m'enferme|m'enferment|m'a enfermee?) (?:dans|a|dehors|toute)(?: \\p{L}+){0,3}|me prive de manger"),
  ],
  personal_data: [
    sign(`(?:j'habite|je vis|nous habitons|on habite) (?:au |a |dans la |dans l'|la )?(?<own>(?:\\d+ ?(?:bis|ter)?,? )?(?:rue|avenue|boulevard|bd|allee|impasse|chemin|place|quai|square) [^.!?\\n]{3,80})`),
    sign(`(?:j'habite|je vis|nous habitons|on habite) (?:au |a )?(?<own>\\d+ ?(?:bis|ter)?,? ${street} [^.!?\\n]{2,80})`),
    sign('(?:mon|notre) adresse(?: est|:| c\'est)\\s*(?<own>[^.!?\\n]{6,90})'),
    sign("(?:mon|le) (?:telephone|numero de telephone|portable|tel|numero de portable|whatsapp|06)(?: de (?:ma mere|mon pere|maman|papa))?(?: est| c'est|:)?(?: le)?\\s*(?<own>\\+?\\d(?:[ ().-]?\\d){6,14})"),
    sign("(?:appelle|appelez|ecris|texte|contacte)(?:-| )(?:moi) (?:au|sur le|a)?\\s*(?<own>\\+?\\d(?:[ ().-]?\\d){6,14})"),
    sign("mon numero (?:est |c'est )(?:le )?(?<own>(?:\\+\\d{1,3}[ .-]?)?\\d{1,4}(?:[ .-]\\d{2,4}){2,5})"),
    sign("mon (?:insta(?:gram)?|snap(?:chat)?|tiktok|discord)(?: \\w+)?(?: est| c'est|:)\\s*(?<own>\\S{3,40})"),
    sign("(?<own>(?:je m'appelle|mon nom est|je suis) (?:\\p{L}+[ -]){2,4}(?:et )?(?:je (?:vais|suis)(?: eleve)? (?:au|a l'|a la)|du|de l'|en \\p{L}+ (?:au|a l')|mon (?:college|lycee|ecole) est(?: le)?) ?(?:college|lycee|ecole) \\p{L}+(?:[ -]\\p{L}+){0,3})"),
    sign("(?:on se voit|on peut se voir|on se retrouve|rejoins-moi|on se rencontre|se rencontrer|on peut se rencontrer|tu veux qu'on se voie|je veux te voir) (?<own>(?:en (?:vrai|personne)|chez (?:moi|toi)|apres (?:les cours|l'ecole|le college)|au (?:parc|centre commercial)|a la (?:gare|sortie)|demain|ce soir|dehors|devant)[^.!?\\n]{0,60})"),
    sign('(?:viens|tu peux venir|passe) chez moi|je peux venir chez toi'),
  ],
}; // prettier-ignore
