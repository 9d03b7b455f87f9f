import { said } from '../../../domain/understanding/lists.ts';

export const lost = [
  said(
    'not_understood',
    "I don't get it|i dont get it|I DON'T UNDERSTAND|i don't understand this|I still don't get it|idgi|im so confused|I'm completely lost|this makes no sense|what do you mean|huh?|i dont undrestand|can you explain that again|it doesn't make sense|this is too hard|sorry i didn't follow|i do not understand line 2|you lost me|not sure I understand",
    'no entiendo|No lo entiendo|NO ENTIENDO NADA|no entiendo esto|no comprendo|no le entiendo profe|no lo pillo|no cacho|no me queda claro|estoy perdido|estoy muy confundida|me perdí|esto no tiene sentido|no entendi|no entinedo|¿qué quieres decir?|me puedes explicar otra vez|es muy difícil|ntp',
    "je comprends pas|je ne comprends pas|j'comprends pas|jcomprends pas|J’AI PAS COMPRIS|je n'ai rien compris|jcp|je pige pas|je capte rien|je suis perdue|je suis complètement largué|c'est pas clair|ça veut dire quoi|c'est trop dur|tu peux réexpliquer|explique moi encore|comprend pas|je comprens pas|j'y comprends rien",
  ),
  said(
    'hint',
    "hint|HINT please|can I get a hint|could you give me a hint|give me a clue|i need help|help me|i'm stuck|im stuck on this line|idk|idk what to do|I don't know how to start|where do I start|no idea|a little hint pls|hnit please|i have no clue|how do i begin|I don't know|a nudge would be nice, can I have one small hint",
    'pista|una pista por favor|dame una pista|¿me das una pista?|necesito ayuda|ayúdame|ayuda porfa|no sé|nose|no sé qué hacer|no se como empezar|no sé por dónde empezar|estoy atascado|me quedé trabada|estoy bloqueada|ni idea|¿por dónde empiezo?|me puedes ayudar|no me sale|otra pista',
    "un indice|indice svp|donne-moi un indice|tu peux m'aider|aide-moi|aidez moi stp|je sais pas|jsp|je ne sais pas quoi faire|je sais pas comment commencer|par où je commence|je suis bloqué|je bloque|je suis coincée|aucune idée|j'y arrive pas|un petit coup de pouce|j'ai besoin d'aide|un autre indice",
  ),
  said(
    'why',
    "why?|why is it wrong|why is that|why not|but why|what's wrong|whats wrong with my line|what did I do wrong|where is my mistake|where did i go wrong|how come|where does the 6 come from|why is it 3x and not 2x|explain why|I don't understand why|what is wrong with line 2|why tho|how did you get that|whyyy",
    '¿por qué?|por que|xq|¿y por qué?|por qué está mal|¿por qué es 3x?|qué hice mal|qué está mal|¿en qué me equivoqué?|¿dónde está el error?|cuál es mi error|de dónde sale el 6|¿por qué no?|no entiendo por qué|explícame por qué|porque esta mal|¿como asi?|por qué cambia el signo|dónde me equivoqué',
    "pourquoi|pk|pourquoi ?|pourquoi c'est faux|pourquoi est-ce faux|pourquoi pas|mais pourquoi|qu'est-ce qui ne va pas|où est mon erreur|où est l'erreur|où je me suis trompé|d'où vient le 6|d'où ça sort|quelle est mon erreur|je comprends pas pourquoi|explique pourquoi|pourquoi ça change de signe|pourkoi|j'ai fait quoi de faux|comment tu as trouvé ça",
  ),
  said(
    'show_me',
    "show me|show me how|can you show me|show me the next step|please show me how it's done|how do you do it|show me what to do|could you show me the step|how do I do this|walk me through it|do one step for me|just show me|show me the next line|show how it works|teach me how|write the next step|SHOW ME HOW|how is it done|shwo me how",
    'muéstrame|muéstrame cómo|enséñame cómo se hace|¿cómo se hace?|muéstrame el paso|enseñame|puedes mostrarme cómo|haz el siguiente paso|¿cómo lo hago?|dime el siguiente paso|muestrame como|hazlo tú|quiero ver cómo se hace|guíame|como se resuelve|escribe el paso siguiente, muéstrame|podrías enseñarme|muéstrame la siguiente línea',
    "montre-moi|montre moi comment|montre-moi l'étape|tu peux me montrer|peux-tu me montrer|comment on fait|comment faire|fais l'étape suivante|comment ça se fait|montre moi comment faire|je veux voir comment on fait|fais-le pour moi|montrez-moi|comment je fais ça|MONTRE MOI|guide-moi|apprends-moi|comment on résout ça|montre la prochaine étape",
  ),
  said(
    'task',
    "what do I do|what should I do now|what do I have to do|what now|now what?|what's next|what next|what to do|what do i write here|what am I supposed to do|whats the next step|what does the question mean|what do you want me to write|where do I write|what is the question|what are we doing|and now?|what is my task|what do I put",
    '¿qué hago?|qué hago ahora|que tengo que hacer|¿qué debo hacer?|¿y ahora?|y ahora qué|¿qué sigue?|qué escribo|qué pongo aquí|cuál es el siguiente paso|¿qué me piden?|qué viene ahora|cuál es la pregunta|dónde escribo|qué quieres que haga|¿qué hay que hacer?|de qué se trata|que toca ahora',
    "qu'est-ce que je dois faire|que dois-je faire|je dois faire quoi|que faire|et maintenant ?|je fais quoi|on fait quoi|il faut faire quoi|qu'est-ce que je fais maintenant|c'est quoi la consigne|quelle est la question|je mets quoi|où j'écris|et après|quelle est l'étape suivante|qu'est-ce qu'on me demande|c'est quoi la suite|keske je dois faire",
  ),
];
