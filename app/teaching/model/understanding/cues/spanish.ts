import type { Cues } from './cue.ts';

export const spanishCues: Cues = {
  what: '(?<!(?:creo|pienso|digo|dice|dices|supongo|parece|diria|seguro|opino|creia|veo|sale) )que (?:es|son|era|eran|significa\\w*|seria|cosa|demonios|rayos|diablos|quiere|quieren|representa|hace|tiene|pasa)|que (?:me )?(?:dice|indica)|cual (?:es|era|seria)|consisten?|significa\\w*|quiere decir|defin\\w*|expli\\w*|(?:no )?(?:me )?(?:recuerd\\w*|acuerd\\w*)|olvid\\w*|se llama|como asi|a que se refiere|no (?:se|entiendo|entendi|comprendo|tengo claro) (?:bien )?(?:que|lo de|los|las|el|la|eso de)|nunca (?:me )?(?:he )?(?:vi|visto|entendi|aprendi|ensenaron)|recuerdame|donde (?:esta|veo)',
  why: 'por que|a que se debe|razon (?:de|por)|para que|de donde (?:sale|viene|salio|sac\\w*|sali\\w*|vien\\w*)|y eso|no tiene sentido|como es que|que sentido|a cuento de que|quien invento',
  how: 'como|forma de|manera de|pasos|metodo|procedimiento|que hago con|que hago (?:cuando|si)',
  when: 'cuando (?:se|uso|hay|debo|puedo|es|hago|tengo|toca)|en que casos?',
  scope:
    'siempre|cuant[oa]s|nunca|cualquier\\w*|solo|solamente|unic[oa]|(?:puede|pueden|podria) (?:\\w+ )?(?:haber|ser|tener|dar|salir)|hay (?:algun\\w*|siempre)|(?:mas|mayor|menor) (?:de|que) (?:un[oa]?|1|0|cero)|dos (?:modas|medianas|soluciones|respuestas|raices)|y si (?:no|hay|son|todos|dos|ning\\w*)|cuando (?:se )?(?:usa|uso|utiliza|aplica)|que no (?:valga|sirva|se pueda)|todo|lo contrario|no (?:\\w+ )?(?:pone|tiene|lleva) base|sin base',
  difference:
    'diferenci\\w*|distint\\w*|lo mismo (?:que|o)|es lo mismo|se parec\\w*|confund\\w*|versus|vs|en que se (?:diferencia|distingu)\\w*',
  checking:
    'comprob\\w*|comprueb\\w*|verific\\w*|(?:se|saber|sabria|veo|ver|darme cuenta) (?:si|que|de que)|segur\\w*|asegur\\w*|revis\\w*|(?:quedo|esta|estara|quede) (?:bien|correct\\w*)|chequ\\w*',
  allowed:
    '(?:puedo|podria|podemos|se puede|podriamos|se podria|puede uno|puedes)(?! (?:dar|ayudar|explicar|repetir|mostrar|decir))|se vale|es (?:valido|valida|posible|obligatorio|necesario|lo mismo si)|vale (?:si|hacer|dividir|restar|sumar|multiplicar)|esta (?:bien|mal|permitido) (?:si|que)?|debo|tengo que|hay que|deberia|toca|(?:funciona\\w*|servir\\w*|sirve|importa\\w*|pasa\\w* algo) (?:si|que|tambien)?|y si|que pasa si|tambien (?:sirve|vale|funciona)|obligatorio',
  claim:
    '(?:me|nos|le) (?:da|dio|dan|dieron|sale|salio|salen|salieron|quedo|queda|quedan|quedaron|ha (?:dado|salido|quedado))|(?:a mi|yo|mi amig\\w*) (?:me )?|da(?:ria)?|obtuve|obtengo|tengo|encontre|halle|llegue a|creo que|pienso que|diria|(?:es|sera|seria|son|fue) ?|(?:la |mi )?(?:respuesta|solucion|resultado)s? (?:es|era|seria|son|me)|(?:en|con) (?:el |mi |la )?(?:papel|cuaderno|hoja|libreta|cabeza|calculadora)|calculadora|papel|saque|calcule|dice que|supongo|seguro que|entonces (?:es|x)|es correcto|esta bien|si o no|x (?:es|vale|seria)|vale|y si es|que tal',
  mistake:
    '(?:mi|el|un) (?:error|fallo|equivocacion)|(?:que|en que|donde|como) (?:\\w+ ){0,2}(?:hice|hago|hize|he hecho|estoy haciendo|fue|esta|tengo|falle|fallo|me equivoque|equivoque) ?(?:mal)?|me equivoqu\\w*|equivocad[oa]|que (?:falla|va mal|hay de malo)|(?:veo|encuentro|hay|cual) (?:\\w+ ){0,2}(?:error|fallo)|(?:es|era|son) fals\\w*|problema con|(?:esta|estaba|es|fue|quedo|salio) (?:mal|incorrect\\w*|equivocad\\w*|error)|mal hecho|la embarre|la cague|que tiene de malo|(?:no|tampoco) (?:es|esta|era|sirve|vale|me lo (?:acepta|da))',
  objection: 'pero$|^(?:pero|no |no,|espera|en realidad|si pero|a ver|pues)|(?:acaso|o sea) ',
  refusal: 'no (?:quiero|tengo ganas|me importa)|hoy no',
  yes: 'si+|vale|claro|dale|bueno|por supuesto|venga|listo|de una|ok|okay|okey|va|otro|otra|mas|adelante|de acuerdo|por favor|hagale|sale|perfecto|uno mas|una mas|quiero|vamos|genial|siguiente|obvio',
  no: 'no+|basta|suficiente|ya no|luego|mas tarde|despues|no gracias|paso|nel|ya estuvo|hasta aqui|ya esta',
  instead:
    'mejor|prefiero|preferiria|hagamos|vamos (?:con|a (?:hacer|resolver))|en vez de|en lugar de|otr[oa] (?:problema|ejercicio|cuenta|ecuacion)|cambi\\w* (?:a|por|de)|este otro|esta otra|mi tarea|necesito (?:hacer|resolver)|tengo (?:que (?:hacer|resolver)|este)|quiero (?:hacer|resolver|este)|nuevo (?:problema|ejercicio)|pasemos a|intentemos',
  stuck:
    'sin (?:entender|comprender|ver|saber)\\w*|ni (?:idea|papa|modo|pio|jota|zorra)|no (?:\\w+ ){0,2}(?:se(?! (?:puede|vale))|entiendo|entendi|comprendo|cacho|pillo|capto|veo|sale|ocurre|puedo|tengo (?:ni )?idea|cae|logro)|(?:me )?(?:atasqu\\w*|atranqu\\w*|trab\\w*|perd\\w*|bloque\\w*|qued\\w* (?:en blanco|igual|trabad\\w*))|atascad\\w*|ayud\\w*|auxilio|(?:por donde|como|donde) (?:empiezo|empezar|comienzo|sigo|se empieza|continuo|arranco)|que (?:hago|sigue|pongo|toca|tengo que hacer)|y ahora|nada|en blanco|sigo (?:sin|igual|perdid\\w*)|tampoco|todavia no|cero|estoy perdid\\w*|socorro|h+m+|m{2,}|e+h+|este+',
  otherWay:
    '(?:otra|distinta|diferente|segunda) (?:forma|manera|via|opcion)|otro (?:metodo|camino|modo|procedimiento)|(?:forma|manera|metodo|camino) (?:mas )?(?:facil|rapid\\w*|cort\\w*|distint\\w*|diferente)|(?:hacer|resolver)lo (?:distinto|diferente|de otra)|atajo|truco|sin (?:usar )?(?:la )?\\w+',
  easier:
    '(?:algo|un[oa]?|problema|ejercicio|ejemplo) (?:\\w+ )?mas (?:facil|sencill\\w*|simple)|mas (?:facil|sencill\\w*)|muy (?:dificil|complicad\\w*)|demasiado (?:dificil|complicad\\w*)|numeros mas (?:pequenos|chicos|faciles)',
  reword:
    '(?:expli\\w*|di\\w*|repit\\w*|cuenta\\w*|decir\\w*) (?:\\w+ ){0,4}(?:otra (?:vez|forma|manera)|de nuevo|con otras palabras|distinto|diferente|mas (?:facil|simple|sencillo|despacio|claro)|mejor)|(?:en|con) otras palabras|que quieres decir|a que te refieres|no (?:entend\\w*|entiendo) (?:lo que (?:dices|dijiste)|tu|la (?:explicacion|pista)|esa)|repite|otra vez|como si (?:tuviera|fuera)|mas claro',
  tooEasy:
    '(?:muy|tan|demasiado|super|re|bastante|mas) (?:facil|sencill\\w*|simple)|facilisim\\w*|pan comido|es (?:facil|para bebes)|mas dificil|reto|desafio|aburrid\\w*|aburre|que facil',
  discouraged:
    '(?:soy|me siento|que) (?:\\w+ ){0,2}(?:tont\\w*|brut\\w*|mal\\w*|pesim\\w*|inutil|burr\\w*|idiota|estupid\\w*|lent\\w*|torpe|un desastre|fracas\\w*)|(?:nunca|jamas|no) (?:\\w+ ){0,3}(?:podre|aprender\\w*|voy a (?:poder|aprender|entender|lograr|pasar)|entendere|lograre|sirvo|soy (?:buen\\w*|capaz|intelig\\w*))|tont[oa]|se me (?:da|dan) (?:\\w+ )?(?:mal|fatal)|no sirvo|soy mal\\w*|(?:muy|tan|demasiado|que) (?:dificil|complicad\\w*)|es dificil|imposible|verguenza|repro[b|v]\\w*|suspend\\w*|todos (?:\\w+ )?(?:entienden|saben|pueden)|siempre (?:\\w+ )?mal|no doy una|fracas\\w*',
  annoyed:
    'rollo|aburr\\w*|fastidi\\w*|pereza|conazo|hart[oa]s?|hart\\w*|enoj\\w*|enfad\\w*|rabia|frustr\\w*|odi\\w*|molest\\w*|fastidi\\w*|cansad[oa] de|me (?:cae|tiene) (?:mal|hart\\w*|mamad\\w*|cansad\\w*)|(?:que|da) (?:pereza|asco|rollo|lata|fastidio|pesad\\w*)|uf+|ugh|asco|estupid\\w* (?:problema|ejercicio|mate\\w*)|no soporto|(?:esto|esta vaina) (?:no sirve|es una)|para que sirve (?:esto|todo esto|estudiar|aprender)|perdida de tiempo|me estres\\w*|jart\\w*|mierda|mamera|desespera\\w*',
  tired:
    'cansad[oa]s?|sueno|agotad\\w*|duele|dolor|descans\\w*|pausa|hambre|no (?:me )?(?:puedo )?(?:concentr\\w*|pensar)|ya no (?:puedo|doy)|no puedo mas|no doy mas|dormir\\w*|me duermo|enferm\\w*|concentr\\w*|fundid\\w*|quemad\\w*',
  nervous:
    'manana (?:\\w+ ){0,5}(?:examen|prueba|parcial|control|evaluacion)|nervios\\w*|ansi\\w*|mied\\w*|asust\\w*|preocup\\w*|panico|estres\\w*|agobi\\w*|(?:examen|prueba|parcial|control|evaluacion) (?:\\w+ ){0,3}(?:manana|hoy|lunes|martes|miercoles|jueves|viernes|pronto|semana|en)|angust\\w*|presion',
  happy:
    'me (?:encanta|gusta|divierte)|que (?:chevere|bacano|guay|divertido|bien|genial)|feliz|content\\w*|orgullos\\w*|por fin|lo logre|ya (?:lo )?(?:entendi|entiendo|veo|cacho)|ah+ (?:ya|ok|claro)|aja|tiene sentido|yupi|yei|ahora (?:si|entiendo)|lo entendi',
  sad: 'trist\\w*|sol[oa] (?:y|en)|me siento (?:\\w+ )?(?:sol[oa]|mal|vaci\\w*|horrible|fatal)|(?:no tengo|sin) amig\\w*|nadie (?:\\w+ ){0,3}me (?:quiere|entiende|habla|soporta|hace caso)|me (?:odio|odian|odia|detesto)|todos me odian|llor\\w*|lagrimas|(?:abuel\\w*|mama|papa|madre|padre|ti[oa]|herman\\w*|perr\\w*|gat\\w*|amig\\w*|mascota) (?:\\w+ ){0,4}(?:murio|muri\\w*|fallec\\w*|esta (?:muy )?(?:enferm\\w*|grave|en el hospital)|tiene cancer|se fue|hospital)|(?:murio|fallecio|funeral|entierro|(?:ha|se) (?:muerto|murio))|(?:muri\\w*|fallec\\w*) (?:mi|la|el)|divorci\\w*|(?:mis )?(?:papas|padres) (?:\\w+ ){0,3}(?:pelea\\w*|separ\\w*|grit\\w*|divorc\\w*|discut\\w*)|termin\\w* conmigo|me dejo|no valgo|deprimid\\w*|depre\\w*|extrano a|echo de menos|se (?:rien|burlan|burlaron|rieron) de mi|me (?:grita|gritan|regana\\w*)|mal dia|un dia (?:horrible|malo|fatal)|corazon roto|decepcion\\w*',
  complaint:
    '(?:no|nunca) (?:me )?(?:ayudas|escuchas|respondes|contestas|entiendes|explicas|estas ayudando)(?: nada| bien)?|(?:eso )?no (?:es|era|fue) lo que (?:pregunt\\w*|dije|pedi)|inutil|ya (?:me )?(?:lo )?(?:dijiste|habias dicho|has dicho)|(?:repites|repitiendo|repitas) (?:lo mismo|siempre)?|siempre (?:dices|lo mismo)|(?:eres|estas) (?:\\w+ )?(?:mal|equivocad\\w*|inutil|pesad\\w*|tont\\w*|malo)|esta (?:app|cosa|pagina|vaina) (?:\\w+ )?(?:no|es)|no sirves|responde (?:a )?(?:mi|lo)|callate|mal profe',
  greeting:
    '^(?:hola+|buen[oa]s(?: (?:dias|tardes|noches))?|buen dia|hey|que (?:tal|hubo|mas|onda)|quiubo|holi|saludos|como (?:estas|vas|andas|te va))(?: \\w+)?$|como (?:estas|te va|andas)|que tal estas',
  looking: '(?:ver|ve|ven|vera|leer|lee|leen|mirar?|miran|guarda\\w*|espia\\w*)',
  people:
    '(?:profes?\\w*|tutor\\w*|padres?|mama|papa|madre|padre|familia|amig\\w+|colegio|escuela|alguien|nadie|gente|otros|quien|persona\\w*)',
  ownWords:
    'lo que (?:\\w+ )?(?:escrib\\w+|digo|dije|pongo|puse|pregunt\\w+|hago)|(?:este|mi|el|esta|la|mis|nuestra) (?:chat|conversacion|mensajes?|respuestas)',
  aboutTutor:
    'eres (?:\\w+ )?(?:un |una )?(?:robot|bot|human\\w*|persona|real|ia|maquina|profe\\w*|computador\\w*|chatgpt|de verdad|intelig\\w*)|quien (?:eres|te (?:hizo|creo))|como te llamas|tu nombre|cuantos anos tienes|(?:te gusta|tienes|conoces|sabes|juegas|ves|comes|duermes|suenas)(?= )',
  sign: 'signos?|menos|mas|negativ\\w*|positiv\\w*',
  purpose:
    'para que (?:me |nos )?(?:sirve|sirven|servira)|de que (?:me |nos )?(?:sirve|sirven|servira)|(?:cuando|donde|para que) (?:\\w+ ){0,3}(?:usar|necesit|utiliz|aplic)\\w*|vida real|en la vida|vida diaria',
  still: 'todavia|aun|sigo|igual|tampoco|otra vez|de nuevo',
  next: '(?:y |bueno |listo |vale )?(?:ahora que|y ahora|ahora|y luego|y despues|que sigue|que hago ahora|y entonces|que viene ahora|(?:cual es )?(?:el )?siguiente paso|(?:cual es )?(?:el )?paso siguiente|cual sigue)',
  needed:
    'hay que|tengo que|tenemos que|se tiene que|toca|es (?:necesario|obligatorio|preciso)|debo|hace falta|se debe',
  learning:
    'calculadora|lineas?|problema|pregunta|paso|respuesta|numeros?|lados?|pista|ejemplo|tarea|ejercicios?|mate\\w*|calcul\\w*|aprend\\w*|clase|profe\\w*|colegio|escuela|examen|resolv\\w*|regla|resultado|cuentas?',
  operations: {
    add: 'sum(?:o|a|as|ar|ando|amos|e|ado|arle)|mas (?=\\d|(?:uno|dos|tres|cuatro|cinco|seis)(?![a-z]))|anad\\w*|agreg\\w*',
    subtract: 'rest(?:o|a|as|ar|ando|amos|e|ado|arle)|menos|quit\\w*|saco|sacar\\w*|elimin\\w*',
    multiply: 'multipli\\w*|(?<!divi\\w* )por(?= (?:\\d|dos|tres|cuatro|cinco))|veces|dobl\\w*',
    divide:
      'divid\\w*|division|entre (?=\\d|(?:dos|tres|cuatro|cinco|seis|siete|ocho)(?![a-z]))(?!\\S+ y )|partir|mitad',
    root: 'raiz|raices',
    square: 'al cuadrado|elev\\w*',
    expand: 'desarroll\\w*|distribu\\w*|quit\\w* (?:el |los )?parentesis|abrir (?:el )?parentesis|expand\\w*',
    factor: 'factori\\w*|sacar factor',
    swap: 'pas(?:o|a(?! si)|as|ar|ando|amos|e|arlo)|mov\\w*|muev\\w*|otro lado|cambi\\w* (?:de |los )?(?:dos )?lados?|intercambi\\w*|dar\\w* la vuelta|despej\\w*',
  },
  problem: {
    which: 'que|cual(?:es)?',
    either: 'o',
    ending:
      '(?:termin|acab)(?:e|amos|ado)|acabo|ya termino|termino (?:ya|aqui)|(?:ya )?(?:esta|estaria|queda|quedo) (?:ya |asi )?(?:todo|listo|lista|terminad\\w*|resuelt\\w*|complet\\w*|hecho|bien asi)|^(?:y |entonces |asi |listo |con eso |con esto )*ya esta(?: asi| todo)?$|(?:eso|esto) es todo|falta (?:algo|alguna|otra|mas|un)|(?:que|cuanto) (?:me |nos |le )?(?:falta|queda)|(?:queda|hay|hago|hacer) (?:algo|alguna|otra cosa) ?(?:mas)?|(?:es|sera) (?:esa |esta |ya )?la respuesta final|(?:tengo que|hay que|debo) (?:seguir|continuar|hacer (?:algo )?mas)|hay (?:otra|mas) (?:solucion|soluciones|respuesta|respuestas)',
    asksFirst: '^(?:y |entonces )?(?:que|cual|cuanto)(?= )',
    method: 'metodos?|formas?|maneras?|caminos?|vias?|procedimientos?',
    comparative: 'mejor|conviene|mas (?:facil|rapid[oa]|corto|sencillo|simple)',
    law: 'regla|formula|teorema|ley|propiedad|identidad',
    kind: 'caso|tipo|clase|patron',
    rounding: 'redonde\\w*|aproxim\\w*',
    exact:
      'lo dejo (?:asi|con)|dejar(?:lo)? (?:asi|con)|exact\\w*|(?:en|con|a|como) decimal\\w*|3[.,]14\\d*|(?:dejo|pongo|queda) (?:la |el )?(?:raiz|pi|fraccion)',
    units: 'unidad\\w*|(?:cm|m|mm|km) o (?:cm|m|mm|km)|(?:cm|centimetros|metros|m) ?(?:cuadrad\\w*|2)',
    indifferent:
      'da (?:igual|lo mismo)|importa|es igual|cualquier\\w*|cual (?:letra|incognita|ecuacion) (?:\\w+ )?(?:primero|uso|elimino|despejo|quito)',
    measure:
      'cual (?:\\w+ ){0,4}(?:representa|describe|resume|uso|sirve)|cuando (?:\\w+ )?(?:uso|usar|utilizo|usa|conviene)|(?:tan|muy) (?:distint\\w*|diferent\\w*|alejad\\w*|lejos)|se parec\\w*|(?:mayor|mas (?:alta|grande|baja|pequena)|menor) que la (?:media|mediana)',
    permission:
      '^(?:y |pero |entonces |o sea |ok )?(?:le |lo |la |se lo |se la )?(?:puedo|podria|debo|se puede|podemos|tengo que)',
    tag: '(?:no|verdad|cierto|si|correcto|bien|vale|o no|o que|esta bien|es asi)$|^(?:no (?:es|seria|era|da|queda)|acaso)',
    removal:
      'tach\\w*|cancel\\w*|simplific\\w*|elimin\\w*|quit(?:o|ar|amos|arle|arlo|arla|e)|borr\\w*|(?:se )?van?(?= )|saco|sacar\\w*|desaparec\\w*|descart\\w*',
    bothSides: '(?:ambos|(?:los )?dos|cada|ambas|(?:las )?dos|los) (?:lados?|miembros?|partes)',
    eachPart:
      'numeradores(?: \\w+){0,3} denominadores|arriba(?: \\w+){0,3} abajo|cada(?! lado| miembro)|por separado|uno por uno|(?:los )?dos (?:factores|funciones)|(?:por|de) aparte|ambos factores|(?:arriba|numerador) y (?:el )?(?:abajo|denominador)|de a un\\w*|termino a termino',
    trial:
      'pr(?:o|ue)b\\w* (?:con )?(?:\\w+ )?(?:numeros|valores)|tanteo|tante\\w*|adivin\\w*|a ojo|al (?:azar|tuntun)|a voleo',
    here: 'est[aeo]s?|es[aeo]s?|aqui|aca|ahi|un[oa]|divid\\w*|metodo|caso|tipo|uso|mejor|parte|primero|conviene|x|y|respuesta|signo|numero|lado|hallar|calcular',
    resultStated:
      '(?:la |mi )?(?:respuesta|solucion|resultado) (?:final )?(?:es|seria|era|queda)|(?:entonces|asi que|o sea que?) (?:es|son|da|queda)|es (?:la|el) (?:respuesta|resultado|solucion)',
    turning: 'gira\\w*|volte\\w*|cambi\\w*|convier\\w*|vuelv\\w*|invier\\w*|pasa a|da la vuelta|al reves',
    origin: 'de donde|sale|salio|viene|aparec\\w*|sac(?:as|aste|o|an|aron)',
    above:
      '(?:la )?(?:x|y|incognita|letra) (?:esta |se queda |sigue )?(?:\\w+ )?(?:arriba|en el exponente|de exponente|en la potencia|alla)|(?:bajar|baj[oae]|sacar|saco) (?:la |el )?(?:x|incognita|exponente|letra)|(?:x|incognita) (?:\\w+ )?arriba',
    inFront: 'delante|junto|acompana',
    boundary:
      '(?:abiert[oa]s?|cerrad[oa]s?|rellen[oa]s?|vaci[oa]s?|huec[oa]s?|llen[oa]s?)|(?:se )?inclu(?:ye|yen|ido|ida|ir|yo)|corchetes?',
  },
  operands: {
    sides: '(?:ambos|ambas|(?:los |las )?dos|cada) (?:lados?|miembros?|partes|ecuaciones|factores|funciones)',
    letterWords: 'a|y|o|e|u',
    introducing: 'de|del|la|el|las|los|una|un|con|al',
    by: 'por|entre',
    minus: 'menos',
  },
  numbers: [
    'cero',
    'uno',
    'dos',
    'tres',
    'cuatro',
    'cinco',
    'seis',
    'siete',
    'ocho',
    'nueve',
    'diez',
    'once',
    'doce',
  ],
};
