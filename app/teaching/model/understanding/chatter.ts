/**
 * Filler words around a problem, without accents. Words that can carry mathematics (of, sum, half, not, zero, less) are in none of these
 * lists: a text with one of them is read whole or questioned, never shortened.
 */
const english =
  "hi hello hey yo hiya greetings good morning afternoon evening please pls plz plss can could would will you u ya someone anyone anybody somebody help helping helps me us with how do does did to i im i'm id i'd ill i'll ive i've am need needed want wanted wanna wants have had has got gotta must should the this that these those it my our your teacher teachers homework hw book textbook exercise exercises problem problems question questions task equation expression says said gave given asks asked wants tells told is are was what whats what's which stuck struggling trouble having on with about show teach tell explain explaining walk guide through try trying tried start begin dont don't cant can't cannot didnt didn't doesnt doesn't know understand get getting figure out solution answer so ok okay um uh well oh and but or just really very quick quickly sorry today tomorrow test exam for class now here there thanks thank thx ty cheers bro dude man sir miss tutor lol guys hmm some something any anything idea clue no lost confused step steps by way again possible thing called need's let lets let's together work working because cuz bc hard difficult much many appreciated lot bit a an i've be being been going gonna make sure if fast asap urgent like following below above at we when anyways also too still keep keeps learning studying practice practicing maths math mathematics algebra calculus school assignment quiz due would've dear friend kindly love practise us as soon think i think was wondering wonder whether wondered instead idk idek lemme tbh rn ur wanting ive bruh fully equations".split(
    ' ',
  );

const spanish =
  "hola buenas buenos dias tardes noches oye oiga ey por favor porfa porfavor porfis xfa pf plis puedes podrias puede podria pueden me te lo la las los le nos se ayuda ayudar ayudame ayudas ayudarme ayudeme ayudenme con como que cual cuanto empezar empiezo comenzar seguir continuar hacerlo hacerla haga quiero quisiera necesito tengo tenia hay debo deberia ocupo saber sabes se no entiendo entender explica explicas explicame explicar explicarme ensename ensenas ensenarme muestrame el un una este esta esto ese esa eso estos estas mi mis tu profe profesor profesora maestra maestro tarea deberes libro cuaderno ejercicio ejercicios problema problemas pregunta ecuacion expresion cuenta dice pide piden puso pusieron dejaron dejo toca mando mandaron es son era estoy atascado atascada trabado trabada bloqueado perdido perdida intentando tratando intento a al de para y pero pues bueno ok vale entonces ya ahora hoy manana examen prueba clase aqui gracias muchas mil amigo amiga bro tio wey hago hacer hace haces haria debe resultado respuesta duda dudas tengo ando algo muy bien mal paso pasos siguiente dificil ayudita urge urgente rapido soy estoy estudiando practicar porque xq si en sobre cosa vez otra hazme haz dame dime gracias' ni idea sale puedo logro consigo dado da dan mates matematicas algebra disculpa perdon saludos siempre vamos quiere quieren mejor lugar cambio hacerle ayudenme porfis tmb".split(
    ' ',
  );

const french =
  "salut bonjour bonsoir coucou hey s'il te vous plait stp svp peux pourrais pouvez pourriez peut tu vous on m'aider aider aide aidez aides moi m nous avec pour comment je j ai dois doit faut il fais faire besoin d'aide voudrais veux aimerais veut savoir sais comprends comprendre compris explique expliquer expliques montre montrer montres apprends ce cet cette ces c'est c est quoi que combien ferais fait font ferait qu qu'est qu'est-ce est-ce quel quelle le la les l un une des du de mon ma mes notre prof professeur maitresse devoir devoirs livre manuel exercice exercices probleme problemes question equation expression calcul dit demande donne donnee suivant suivante a au aux y en et mais alors donc ben bah ok d'accord merci beaucoup bloque bloquee coince coincee galere perdu perdue arrive pas rien essaie essaye d essayer reponse resultat solution maintenant aujourd'hui demain controle interro examen classe cours ici voila voici truc chose comme suis sur sujet svp' monsieur madame ne n'arrive n se ca cela simple vite rapidement urgent aidez-moi aide-moi dis-moi donne-moi montre-moi explique-moi peux-tu pourrais-tu pouvez-vous pourriez-vous est-ce-que dois-je fait-on comprend sert peu bien etape etapes maths math mathematiques algebre excuse excusez desole bref aurais aurait petit petite nous chercher cherche plutot travaille passer maider jarrive jai slt jsp dsl pk mec cmt commen pq bjr ptdr help".split(
    ' ',
  );

export const chatter: ReadonlySet<string> = new Set([...english, ...spanish, ...french]);

/** Letters that are words only next to these words: in "y = x + a" they are unknowns. */
export const letterWords: Readonly<Record<string, ReadonlySet<string>>> = {
  i: new Set(
    "gotta need dont don't cant can't can am have want got was would must think just really do get know still will keep didnt didn't should tried cannot had wonder understand find start begin use write answer also".split(
      ' ',
    ),
  ),
  u: new Set(['please', 'help', 'explain', 'show', 'teach', 'tell', 'know', 'solve', 'do']),
  a: new Set([
    'bit',
    'lot',
    'question',
    'problem',
    'test',
    'clue',
    'resolver',
    'hacer',
    'mi',
    'ver',
    'la',
    'donne',
    'demande',
    'dit',
    'mis',
    'resoudre',
    'hallar',
    'find',
    'faire',
    'teacher',
    'friend',
  ]),
  y: new Set([
    'no',
    'me',
    'ya',
    'como',
    'que',
    'cual',
    'gracias',
    'quiero',
    'necesito',
    'estoy',
    'pas',
    'ai',
    'arrive',
  ]),
  j: new Set(['ai', 'arrive', 'y']),
  d: new Set(['aide']),
  c: new Set(['est', 'quoi']),
  m: new Set(['aider', 'aide']),
  l: new Set(['equation', 'exercice', 'expression']),
  n: new Set(['arrive']),
};

/** Number words that are also articles: they count before a sign or a letter. */
export const numberWords: ReadonlySet<string> = new Set(['one', 'un', 'une', 'una', 'uno']);
export const signWords: ReadonlySet<string> = new Set(
  'plus minus over times divided equals is mas menos sobre por entre igual es moins fois sur divise egale half third quarter point and y et'.split(
    ' ',
  ),
);

/** Removed anywhere. */
export const courtesies =
  /(?<![a-z])(?:please|pls+|plz|por ?fa(?:vor|s)?|porfis|xfa|s['’]il (?:te|vous) pla[iî]t|stp|svp|conmigo|o sea|(?:these|those|estas|estos|ces) (?:two|dos|deux)|for me|thank you|thanks|gracias|merci)(?![a-z])[,!]*/giu;
