import { said } from '../../../domain/understanding/lists.ts';

export const ends = [
  said(
    'give_up',
    "I give up|i give up, show me the answer|just tell me the answer|give me the answer|what's the answer|what is the answer|show me the solution|tell me the solution|answer please|I can't do this|i cant do it anymore|solve it for me|the answer please|I want the answer|do it for me|i quit|give me the solution|can you tell me the answer|i giv up, just the answer",
    'me rindo|me doy por vencido|dame la respuesta|dime la respuesta|cuál es la respuesta|quiero la respuesta|dame la solución|resuélvelo|no puedo más|no puedo con esto|abandono|solo dame el resultado|la respuesta por favor|dime el resultado|tiro la toalla|la solución|respuesta|muéstrame la solución|resuelvelo tu',
    "j'abandonne|donne-moi la réponse|la réponse stp|c'est quoi la réponse|dis-moi la réponse|quelle est la réponse|je veux la réponse|donne la solution|la solution|je laisse tomber|j'en peux plus|juste la réponse|montre-moi la solution|je donne ma langue au chat|jpp|résous-le pour moi|dis moi le résultat|je me rends|j'arrête, donne la réponse",
  ),
  said(
    'stop',
    "stop|I want to stop|stop for today|let's stop here|I'm done for today|that's enough for now|i need a break|bye|goodbye|I have to go|gtg|can we stop|quit|see you tomorrow|enough for today|i'm tired|end the session|let's finish tomorrow|can we take a break",
    'quiero parar|para|paremos aquí|basta por hoy|por hoy ya|suficiente por hoy|adiós|me voy|tengo que irme|hasta mañana|necesito un descanso|una pausa|quiero terminar|lo dejamos aquí|estoy cansada|terminar la sesión|sigo mañana|chao|vamos a dejarlo',
    "stop|arrête|on arrête|je veux arrêter|on s'arrête là|ça suffit pour aujourd'hui|je dois y aller|au revoir|à demain|une pause|je fais une pause|je veux finir|je suis fatigué|fini pour aujourd'hui|je continue demain|pause|j'arrête pour aujourd'hui|salut|bonne nuit",
  ),
  said(
    'thanks',
    'thanks|thank you|thank you so much|thx|ty|ok|okay|ok got it|got it|I see|oh I see|I get it now|I understand now|that makes sense|cool thanks|great|makes sense now|thanks a lot|that helps',
    'gracias|muchas gracias|mil gracias|grax|vale|ok|ya entendí|ya lo entiendo|entendido|listo|ah ya|ahora sí entiendo|gracias por la ayuda|claro|perfecto|me queda claro|tiene sentido|genial gracias|lo entiendo',
    "merci|merci beaucoup|mrc|ok|d'accord|compris|j'ai compris|je comprends|ah ok|super merci|c'est clair|ça marche|je vois|merci bcp|parfait|ok merci|c'est plus clair|merci pour l'aide|entendu",
  ),
  said(
    'alone',
    "don't show me|don't tell me the answer|no hints please|let me try|let me think|I want to try it on my own|wait|wait a second|give me a minute|I'll do it by myself|without help|I can do it|hold on|no thanks|don't give me a hint|please do not show me the solution|not yet|i don't want a hint|dont spoil it",
    'no me muestres|no me digas la respuesta|no quiero pistas|sin pistas|déjame pensar|déjame intentarlo|espera|espera un momento|un momento|yo solo|quiero intentarlo|no me ayudes|no gracias|dame un minuto|no me des la respuesta|todavía no|lo hago por mi cuenta|no quiero una pista',
    "ne me montre pas|ne me donne pas la réponse|ne me dis pas|pas d'indice|sans aide|laisse-moi réfléchir|laisse moi essayer|attends|attends une minute|je veux essayer seul|toute seule|une minute|non merci|je n'ai pas besoin d'aide|je réfléchis|pas encore|m'aide pas|je ne veux pas la réponse",
  ),
];
