import { said } from '../../../domain/understanding/lists.ts';

export const wishes = [
  said(
    'another_example',
    'another example|another example please|can I see an example|give me an example|show me an example|one more example|do you have a similar problem|example pls|another one|can we do another one like this|I need an example|with other numbers please|a worked example please|more examples|something similar|one more|have you got another problem like this|exampel|give me a different example',
    'otro ejemplo|otro ejemplo por favor|dame un ejemplo|un ejemplo|¿me das un ejemplo?|pon otro ejemplo|muéstrame un ejemplo|quiero ver un ejemplo|uno parecido|otro parecido|con otros números|algo parecido|un ejercicio parecido|ejemplo|mas ejemplos porfa|otro ejemlpo|un ejemplo resuelto|otro|enséñame un ejemplo',
    "un autre exemple|un exemple|donne-moi un exemple|encore un exemple|un exemple stp|montre-moi un exemple|un autre|tu as un exemple|avec d'autres nombres|un exercice semblable|quelque chose de semblable|plus d'exemples|je voudrais un exemple|exemple|un exmeple|un autre exercice comme ça|encore un|je peux voir un autre exemple",
  ),
  said(
    'slower',
    "slower|slower please|can you go slower|slow down|too fast|one step at a time|smaller steps please|explain it more simply|in simpler words|go slowly|you're going too fast|not so fast|take it slow|step by step please|break it down|explain in simple words|can you explain it slower|SLOWER|sloewr please",
    'más despacio|más despacio por favor|ve más lento|mas lento|vas muy rápido|muy rápido|paso a paso|poco a poco|pasos más pequeños|explícalo más simple|con palabras más simples|despacio|no tan rápido|explícamelo más fácil|con calma|una cosa a la vez|vamos más despacio|mas despasio|lento porfa',
    "plus lentement|moins vite|plus doucement|va plus doucement|trop vite|c'est trop rapide|étape par étape|des étapes plus petites|explique plus simplement|avec des mots simples|doucement|pas si vite|ralentis|une chose à la fois|tu vas trop vite|plus lentement stp|pas à pas|plus lentemnt|avec des mots plus simples",
  ),
  said(
    'skip',
    "skip|skip this|can I skip this|skip it please|let's skip this one|next|next one|can we move on|move on|next question please|let's move on|I want to skip this|pass|I'll do this later|can we do something else please|leave this one|skip the question|next problem please|not this one",
    'saltar|saltar esta|quiero saltar esto|puedo saltarlo|siguiente|siguiente ejercicio|pasar al siguiente|pasemos a otro|salta esta|otro ejercicio por favor|lo hago luego|dejemos esto|paso|vamos a la siguiente|este no|la siguiente pregunta|quiero pasar esta|omitir|sáltalo|sáltatelo',
    'passer|passe cette question|on peut passer|je veux sauter celle-là|je passe|suivant|question suivante|exercice suivant|passons à la suite|on peut sauter cette étape|sauter|zappe|laisse tomber ça pour plus tard|autre chose stp|passe à la suite|je le ferai plus tard, on passe celui-là|pas celui-là|on passe au suivant, peux tu passer celui-ci|au suivant',
  ),
  said(
    'draw_it',
    'draw it|can you draw it|draw this for me|show me a graph|show me the graph|plot it|can you plot this|graph it please|a picture please|make a drawing|what does it look like|sketch it|could you sketch the curve|can I see a picture|i want to see the graph|draw a picture|DRAW IT|graph|show me a picture',
    'dibújalo|puedes dibujarlo|dibuja esto|haz un dibujo|muéstrame la gráfica|quiero ver la gráfica|grafícalo|grafica la función|un dibujo por favor|haz una gráfica|¿cómo se ve?|me lo dibujas|puedes graficarlo|un gráfico porfa|quiero ver un dibujo|gráfica|dibujo|podrías dibujar la curva|enséñame el dibujo',
    'dessine|dessine-le|dessine la courbe|tu peux le dessiner|tu peux faire un dessin|fais un dessin|montre-moi le graphique|trace la courbe|un graphique stp|un schéma|je veux voir la courbe|à quoi ça ressemble|fais un schéma|graphique|peux-tu tracer la courbe|dessine moi ça|je voudrais voir un dessin|représente la fonction|montre la courbe',
  ),
  said(
    'check_this',
    'check this|can you check this|check my work|is this right|is this correct|is it right?|check my line please|did I do it right|is my answer correct|am I right|check it|please check my working|did i get it right|can you check my lines|here is what I did|is that ok|are these right|verify this|chekc this please',
    'revisa esto|¿está bien?|está bien esto|¿es correcto?|puedes revisar|revísalo|corrige esto|comprueba mi respuesta|mira mi procedimiento|¿lo hice bien?|revisa mis líneas|¿voy bien?|está correcto|puedes corregirme, revísalo|verifica esto|¿tengo razón?|me lo revisas|revisame esto|mi respuesta está bien',
    "vérifie|vérifie ça|tu peux vérifier|peux-tu vérifier mon calcul|c'est juste ?|c'est bon ?|c'est correct|est-ce que c'est juste|corrige ça|corrige mon travail|regarde mes calculs|j'ai bon ?|est-ce juste|mon calcul est juste ?|c'est ça ?|vérifie mes lignes stp|voilà mon travail|ai-je raison|verifi ca",
  ),
];
