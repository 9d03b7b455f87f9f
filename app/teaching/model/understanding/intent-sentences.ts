import type { Intent } from '../intents.ts';

const splitExamples = (text: string): string[] =>
  text
    .split('|')
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** Sentences as learners write them, separated by bars. */
type IntentExamples = {
  readonly intent: Intent;
  readonly en: readonly string[];
  readonly es: readonly string[];
  readonly fr: readonly string[];
};
const intentExamples = (intent: Intent, en: string, es: string, fr: string): IntentExamples => ({
  intent,
  en: splitExamples(en),
  es: splitExamples(es),
  fr: splitExamples(fr),
});

const ends = [
  intentExamples(
    'give_up',
    "I give up|i give up, show me the answer|just tell me the answer|give me the answer|what's the answer|what is the answer|show me the solution|tell me the solution|answer please|I can't do this|i cant do it anymore|solve it for me|the answer please|I want the answer|do it for me|i quit|give me the solution|can you tell me the answer|i giv up, just the answer",
    'me rindo|me doy por vencido|dame la respuesta|dime la respuesta|cuál es la respuesta|quiero la respuesta|dame la solución|resuélvelo|no puedo más|no puedo con esto|abandono|solo dame el resultado|la respuesta por favor|dime el resultado|tiro la toalla|la solución|respuesta|muéstrame la solución|resuelvelo tu',
    "j'abandonne|donne-moi la réponse|la réponse stp|c'est quoi la réponse|dis-moi la réponse|quelle est la réponse|je veux la réponse|donne la solution|la solution|je laisse tomber|j'en peux plus|juste la réponse|montre-moi la solution|je donne ma langue au chat|jpp|résous-le pour moi|dis moi le résultat|je me rends|j'arrête, donne la réponse",
  ),
  intentExamples(
    'stop',
    "stop|I want to stop|stop for today|let's stop here|I'm done for today|that's enough for now|i need a break|bye|goodbye|I have to go|gtg|can we stop|quit|see you tomorrow|enough for today|i'm tired|end the session|let's finish tomorrow|can we take a break",
    'quiero parar|para|paremos aquí|basta por hoy|por hoy ya|suficiente por hoy|adiós|me voy|tengo que irme|hasta mañana|necesito un descanso|una pausa|quiero terminar|lo dejamos aquí|estoy cansada|terminar la sesión|sigo mañana|chao|vamos a dejarlo',
    "stop|arrête|on arrête|je veux arrêter|on s'arrête là|ça suffit pour aujourd'hui|je dois y aller|au revoir|à demain|une pause|je fais une pause|je veux finir|je suis fatigué|fini pour aujourd'hui|je continue demain|pause|j'arrête pour aujourd'hui|salut|bonne nuit",
  ),
  intentExamples(
    'thanks',
    'thanks|thank you|thank you so much|thx|ty|ok|okay|ok got it|got it|I see|oh I see|I get it now|I understand now|that makes sense|cool thanks|great|makes sense now|thanks a lot|that helps',
    'gracias|muchas gracias|mil gracias|grax|vale|ok|ya entendí|ya lo entiendo|entendido|listo|ah ya|ahora sí entiendo|gracias por la ayuda|claro|perfecto|me queda claro|tiene sentido|genial gracias|lo entiendo',
    "merci|merci beaucoup|mrc|ok|d'accord|compris|j'ai compris|je comprends|ah ok|super merci|c'est clair|ça marche|je vois|merci bcp|parfait|ok merci|c'est plus clair|merci pour l'aide|entendu",
  ),
  intentExamples(
    'alone',
    "don't show me|don't tell me the answer|no hints please|let me try|let me think|I want to try it on my own|wait|wait a second|give me a minute|I'll do it by myself|without help|I can do it|hold on|no thanks|don't give me a hint|please do not show me the solution|not yet|i don't want a hint|dont spoil it",
    'no me muestres|no me digas la respuesta|no quiero pistas|sin pistas|déjame pensar|déjame intentarlo|espera|espera un momento|un momento|yo solo|quiero intentarlo|no me ayudes|no gracias|dame un minuto|no me des la respuesta|todavía no|lo hago por mi cuenta|no quiero una pista',
    "ne me montre pas|ne me donne pas la réponse|ne me dis pas|pas d'indice|sans aide|laisse-moi réfléchir|laisse moi essayer|attends|attends une minute|je veux essayer seul|toute seule|une minute|non merci|je n'ai pas besoin d'aide|je réfléchis|pas encore|m'aide pas|je ne veux pas la réponse",
  ),
];

const lost = [
  intentExamples(
    'not_understood',
    "I don't get it|i dont get it|I DON'T UNDERSTAND|i don't understand this|I still don't get it|idgi|im so confused|I'm completely lost|this makes no sense|what do you mean|huh?|i dont undrestand|can you explain that again|it doesn't make sense|this is too hard|sorry i didn't follow|i do not understand line 2|you lost me|not sure I understand",
    'no entiendo|No lo entiendo|NO ENTIENDO NADA|no entiendo esto|no comprendo|no le entiendo profe|no lo pillo|no cacho|no me queda claro|estoy perdido|estoy muy confundida|me perdí|esto no tiene sentido|no entendi|no entinedo|¿qué quieres decir?|me puedes explicar otra vez|es muy difícil|ntp',
    "je comprends pas|je ne comprends pas|j'comprends pas|jcomprends pas|J’AI PAS COMPRIS|je n'ai rien compris|jcp|je pige pas|je capte rien|je suis perdue|je suis complètement largué|c'est pas clair|ça veut dire quoi|c'est trop dur|tu peux réexpliquer|explique moi encore|comprend pas|je comprens pas|j'y comprends rien",
  ),
  intentExamples(
    'hint',
    "hint|HINT please|can I get a hint|could you give me a hint|give me a clue|i need help|help me|i'm stuck|im stuck on this line|idk|idk what to do|I don't know how to start|where do I start|no idea|a little hint pls|hnit please|i have no clue|how do i begin|I don't know|a nudge would be nice, can I have one small hint",
    'pista|una pista por favor|dame una pista|¿me das una pista?|necesito ayuda|ayúdame|ayuda porfa|no sé|nose|no sé qué hacer|no se como empezar|no sé por dónde empezar|estoy atascado|me quedé trabada|estoy bloqueada|ni idea|¿por dónde empiezo?|me puedes ayudar|no me sale|otra pista',
    "un indice|indice svp|donne-moi un indice|tu peux m'aider|aide-moi|aidez moi stp|je sais pas|jsp|je ne sais pas quoi faire|je sais pas comment commencer|par où je commence|je suis bloqué|je bloque|je suis coincée|aucune idée|j'y arrive pas|un petit coup de pouce|j'ai besoin d'aide|un autre indice",
  ),
  intentExamples(
    'why',
    "why?|why is it wrong|why is that|why not|but why|what's wrong|whats wrong with my line|what did I do wrong|where is my mistake|where did i go wrong|how come|where does the 6 come from|why is it 3x and not 2x|explain why|I don't understand why|what is wrong with line 2|why tho|how did you get that|whyyy",
    '¿por qué?|por que|xq|¿y por qué?|por qué está mal|¿por qué es 3x?|qué hice mal|qué está mal|¿en qué me equivoqué?|¿dónde está el error?|cuál es mi error|de dónde sale el 6|¿por qué no?|no entiendo por qué|explícame por qué|porque esta mal|¿como asi?|por qué cambia el signo|dónde me equivoqué',
    "pourquoi|pk|pourquoi ?|pourquoi c'est faux|pourquoi est-ce faux|pourquoi pas|mais pourquoi|qu'est-ce qui ne va pas|où est mon erreur|où est l'erreur|où je me suis trompé|d'où vient le 6|d'où ça sort|quelle est mon erreur|je comprends pas pourquoi|explique pourquoi|pourquoi ça change de signe|pourkoi|j'ai fait quoi de faux|comment tu as trouvé ça",
  ),
  intentExamples(
    'show_me',
    "show me|show me how|can you show me|show me the next step|please show me how it's done|how do you do it|show me what to do|could you show me the step|how do I do this|walk me through it|do one step for me|just show me|show me the next line|show how it works|teach me how|write the next step|SHOW ME HOW|how is it done|shwo me how",
    'muéstrame|muéstrame cómo|enséñame cómo se hace|¿cómo se hace?|muéstrame el paso|enseñame|puedes mostrarme cómo|haz el siguiente paso|¿cómo lo hago?|dime el siguiente paso|muestrame como|hazlo tú|quiero ver cómo se hace|guíame|como se resuelve|escribe el paso siguiente, muéstrame|podrías enseñarme|muéstrame la siguiente línea',
    "montre-moi|montre moi comment|montre-moi l'étape|tu peux me montrer|peux-tu me montrer|comment on fait|comment faire|fais l'étape suivante|comment ça se fait|montre moi comment faire|je veux voir comment on fait|fais-le pour moi|montrez-moi|comment je fais ça|MONTRE MOI|guide-moi|apprends-moi|comment on résout ça|montre la prochaine étape",
  ),
  intentExamples(
    'task',
    "what do I do|what should I do now|what do I have to do|what now|now what?|what's next|what next|what to do|what do i write here|what am I supposed to do|whats the next step|what does the question mean|what do you want me to write|where do I write|what is the question|what are we doing|and now?|what is my task|what do I put",
    '¿qué hago?|qué hago ahora|que tengo que hacer|¿qué debo hacer?|¿y ahora?|y ahora qué|¿qué sigue?|qué escribo|qué pongo aquí|cuál es el siguiente paso|¿qué me piden?|qué viene ahora|cuál es la pregunta|dónde escribo|qué quieres que haga|¿qué hay que hacer?|de qué se trata|que toca ahora',
    "qu'est-ce que je dois faire|que dois-je faire|je dois faire quoi|que faire|et maintenant ?|je fais quoi|on fait quoi|il faut faire quoi|qu'est-ce que je fais maintenant|c'est quoi la consigne|quelle est la question|je mets quoi|où j'écris|et après|quelle est l'étape suivante|qu'est-ce qu'on me demande|c'est quoi la suite|keske je dois faire",
  ),
];

const wishes = [
  intentExamples(
    'another_example',
    'another example|another example please|can I see an example|give me an example|show me an example|one more example|do you have a similar problem|example pls|another one|can we do another one like this|I need an example|with other numbers please|a worked example please|more examples|something similar|one more|have you got another problem like this|exampel|give me a different example',
    'otro ejemplo|otro ejemplo por favor|dame un ejemplo|un ejemplo|¿me das un ejemplo?|pon otro ejemplo|muéstrame un ejemplo|quiero ver un ejemplo|uno parecido|otro parecido|con otros números|algo parecido|un ejercicio parecido|ejemplo|mas ejemplos porfa|otro ejemlpo|un ejemplo resuelto|otro|enséñame un ejemplo',
    "un autre exemple|un exemple|donne-moi un exemple|encore un exemple|un exemple stp|montre-moi un exemple|un autre|tu as un exemple|avec d'autres nombres|un exercice semblable|quelque chose de semblable|plus d'exemples|je voudrais un exemple|exemple|un exmeple|un autre exercice comme ça|encore un|je peux voir un autre exemple",
  ),
  intentExamples(
    'slower',
    "slower|slower please|can you go slower|slow down|too fast|one step at a time|smaller steps please|explain it more simply|in simpler words|go slowly|you're going too fast|not so fast|take it slow|step by step please|break it down|explain in simple words|can you explain it slower|SLOWER|sloewr please",
    'más despacio|más despacio por favor|ve más lento|mas lento|vas muy rápido|muy rápido|paso a paso|poco a poco|pasos más pequeños|explícalo más simple|con palabras más simples|despacio|no tan rápido|explícamelo más fácil|con calma|una cosa a la vez|vamos más despacio|mas despasio|lento porfa',
    "plus lentement|moins vite|plus doucement|va plus doucement|trop vite|c'est trop rapide|étape par étape|des étapes plus petites|explique plus simplement|avec des mots simples|doucement|pas si vite|ralentis|une chose à la fois|tu vas trop vite|plus lentement stp|pas à pas|plus lentemnt|avec des mots plus simples",
  ),
  intentExamples(
    'skip',
    "skip|skip this|can I skip this|skip it please|let's skip this one|next|next one|can we move on|move on|next question please|let's move on|I want to skip this|pass|I'll do this later|can we do something else please|leave this one|skip the question|next problem please|not this one",
    'saltar|saltar esta|quiero saltar esto|puedo saltarlo|siguiente|siguiente ejercicio|pasar al siguiente|pasemos a otro|salta esta|otro ejercicio por favor|lo hago luego|dejemos esto|paso|vamos a la siguiente|este no|la siguiente pregunta|quiero pasar esta|omitir|sáltalo|sáltatelo',
    'passer|passe cette question|on peut passer|je veux sauter celle-là|je passe|suivant|question suivante|exercice suivant|passons à la suite|on peut sauter cette étape|sauter|zappe|laisse tomber ça pour plus tard|autre chose stp|passe à la suite|je le ferai plus tard, on passe celui-là|pas celui-là|on passe au suivant, peux tu passer celui-ci|au suivant',
  ),
  intentExamples(
    'draw_it',
    'draw it|can you draw it|draw this for me|show me a graph|show me the graph|plot it|can you plot this|graph it please|a picture please|make a drawing|what does it look like|sketch it|could you sketch the curve|can I see a picture|i want to see the graph|draw a picture|DRAW IT|graph|show me a picture',
    'dibújalo|puedes dibujarlo|dibuja esto|haz un dibujo|muéstrame la gráfica|quiero ver la gráfica|grafícalo|grafica la función|un dibujo por favor|haz una gráfica|¿cómo se ve?|me lo dibujas|puedes graficarlo|un gráfico porfa|quiero ver un dibujo|gráfica|dibujo|podrías dibujar la curva|enséñame el dibujo',
    'dessine|dessine-le|dessine la courbe|tu peux le dessiner|tu peux faire un dessin|fais un dessin|montre-moi le graphique|trace la courbe|un graphique stp|un schéma|je veux voir la courbe|à quoi ça ressemble|fais un schéma|graphique|peux-tu tracer la courbe|dessine moi ça|je voudrais voir un dessin|représente la fonction|montre la courbe',
  ),
  intentExamples(
    'check_this',
    'check this|can you check this|check my work|is this right|is this correct|is it right?|check my line please|did I do it right|is my answer correct|am I right|check it|please check my working|did i get it right|can you check my lines|here is what I did|is that ok|are these right|verify this|chekc this please',
    'revisa esto|¿está bien?|está bien esto|¿es correcto?|puedes revisar|revísalo|corrige esto|comprueba mi respuesta|mira mi procedimiento|¿lo hice bien?|revisa mis líneas|¿voy bien?|está correcto|puedes corregirme, revísalo|verifica esto|¿tengo razón?|me lo revisas|revisame esto|mi respuesta está bien',
    "vérifie|vérifie ça|tu peux vérifier|peux-tu vérifier mon calcul|c'est juste ?|c'est bon ?|c'est correct|est-ce que c'est juste|corrige ça|corrige mon travail|regarde mes calculs|j'ai bon ?|est-ce juste|mon calcul est juste ?|c'est ça ?|vérifie mes lignes stp|voilà mon travail|ai-je raison|verifi ca",
  ),
];

/** Sentences with words of an intent that do not express it. */
export const nearMisses = [
  intentExamples(
    'not_understood',
    'I understand now|I get it|I understand why|do you understand Spanish|the get together was nice',
    'ya entiendo|lo entiendo todo|¿entiendes inglés?|no tengo hermanos|entendido',
    "je comprends|j'ai compris|tu comprends le chinois ?|c'est clair|je ne suis pas français",
  ),
  intentExamples(
    'hint',
    "no hints please|don't help me|the helpless dog barked loudly outside|that helped, thanks|my brother mints coins at work",
    'sin pistas|la pista de baile estaba llena ayer|no me ayudes|mi tío aterrizó en la pista 2|gracias por la ayuda',
    "pas d'indice|sans aide|l'indice boursier a chuté hier|mon frère travaille à la banque|merci pour l'aide",
  ),
  intentExamples(
    'why',
    'the whysky|who won yesterday|what a wise owl|when does it begin|where are you from',
    'quién ganó ayer|por favor|por aquí pasa el tren azul|para qué equipo juegas|porfa',
    "qui a gagné hier|pour moi c'est bon|pour demain|pourvu que ça dure|quand est la fête",
  ),
  intentExamples(
    'show_me',
    "don't show me|the show starts at nine tonight|I took a shower|never show the answer|showing off is bad",
    'no me muestres|la muestra de arte abre el lunes|mi maestra nueva llega mañana|no me enseñes la solución|el monstruo duerme',
    'ne me montre pas|ma montre est cassée|la montagne est belle|le monstre dort|ne montre rien',
  ),
  intentExamples(
    'task',
    'the task force came yesterday evening|who asked|what a nice day|whatever|I know what to do',
    'qué bonito día|quiero pizza|la tarea de historia fue fácil ayer|que rico|sé la capital de Francia',
    "quel beau temps|la tache de café est partie|quoi qu'il arrive|mon devoir d'histoire était facile hier|qui est là",
  ),
  intentExamples(
    'another_example',
    "no more examples please|he sets a good example for his sister|without an example|the exam was hard|don't give me another example",
    'sin ejemplos|no quiero otro ejemplo|es un alumno ejemplar y simpático|el examen fue ayer|no me des ejemplos',
    "sans exemple|pas d'autre exemple|un exemplaire du journal|je ne veux pas d'exemple|l'examen était hier",
  ),
  intentExamples(
    'slower',
    "a flower for you|the lower bound|I took a shower|don't go slower|the tower is tall",
    'el talento|los lentes nuevos|no vayas más lento|la lente rota|lentejas con arroz',
    'la douche est froide|une douche|le vent souffle|la ville est belle|ne va pas plus lentement',
  ),
  intentExamples(
    'skip',
    "the ship sailed|my skin hurts|don't skip this|passport control took hours yesterday|the text was long",
    'el salto de altura olímpico|no saltes esto|la sal de mesa|pásame la sal en la cena|no quiero saltar esto',
    'le passager dort|ne saute pas|le passé composé|je ne veux pas passer|le saumon est bon',
  ),
  intentExamples(
    'draw_it',
    "don't draw it|the drawer is open|a picturesque village near the sea|no graph please|paragraph two is long",
    'no lo dibujes|el dibujante vive en mi calle|sin gráfica|el párrafo es largo|no hagas un dibujo',
    'ne dessine pas|sans dessin|le dessous de la table|ne trace rien|la course était longue',
  ),
  intentExamples(
    'check_this',
    'the cheque bounced at the bank|checkmate in chess yesterday|a cheeky monkey|the right bank of the river flooded|correctional facility news',
    'la revista es nueva|el corredor ganó la carrera|mi mamá revista moda|la miel es dulce|el comprador pagó ayer',
    "la vérité est ailleurs|le correcteur orthographique de mon portable|la corrida d'hier|le juge est sévère|le verre est vide",
  ),
  intentExamples(
    'give_up',
    "don't give me the answer|I never give up|the giver was kind|without the solution|nobody answered the phone yesterday",
    'no me des la respuesta|nunca me rindo|sin la solución|no quiero la respuesta|el rendimiento del equipo bajó',
    "ne me donne pas la réponse|sans la solution|je n'abandonne jamais|pas la réponse|le réponseur est plein",
  ),
  intentExamples(
    'stop',
    "don't stop|the shop is closed|the bus stop near my house flooded|I will not stop|the broken vase fell yesterday",
    'no pares|el parque es bonito|la parada del bus está lejos de mi casa|no quiero parar|parece fácil',
    "ne t'arrête pas|l'arrêt de bus est loin de chez moi|je ne veux pas arrêter|le stoppeur de la route 66|les arrêtes du poisson piquent",
  ),
  intentExamples(
    'thanks',
    "I don't get it|thanksgiving dinner was huge yesterday|I do not understand|no it is not clear|the tank is full",
    'no entiendo|no lo entiendo|la gracia de dios|no me queda claro|el valle verde',
    "je ne comprends pas|je n'ai pas compris|c'est pas clair|le mercredi c'est piscine|je ne vois pas",
  ),
  intentExamples(
    'alone',
    'show me|I want a hint|tell me the answer|give me a hint|the waiter was rude yesterday',
    'muéstrame|dame la respuesta|dame una pista|la esperanza es verde|mi momento favorito de ayer fue el cine',
    "montre-moi|donne la réponse|donne-moi un indice|l'attente fut longue|je suis seul chez moi ce soir",
  ),
];

export const sentences = [...lost, ...wishes, ...ends];
