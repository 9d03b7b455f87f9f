import type { QuantityLexicon } from './quantity-lexicon.ts';

const irregular: Readonly<Record<string, string>> = {
  km: 'kilometro',
  m: 'metro',
  cm: 'centimetro',
  kg: 'kilogramo',
  kilos: 'kilogramo',
  kilo: 'kilogramo',
  g: 'gramo',
  l: 'litro',
  h: 'hora',
  min: 'minuto',
  s: 'segundo',
  veces: 'vez',
  meses: 'mes',
  autobuses: 'autobus',
  paises: 'pais',
  jueves: 'jueves',
  lunes: 'lunes',
  martes: 'martes',
  miercoles: 'miercoles',
  viernes: 'viernes',
  tres: 'tres',
};

function stem(word: string): string {
  const known = irregular[word];
  if (known !== undefined) return known;
  if (word.length > 4 && word.endsWith('ces')) return `${word.slice(0, -3)}z`;
  if (
    word.length > 4 &&
    /[^aeiou]es$/.test(word) &&
    !/(?:[cgbptdfv]|[^aeiou][lrns]|ll|ch|rr|qu|j|ntes|bles)es$/.test(word)
  )
    return word.slice(0, -2);
  return word.length > 3 && /[aeiou]s$/.test(word) ? word.slice(0, -1) : word;
}

export const spanish: QuantityLexicon = {
  accented: ['está', 'están'],
  nounFirst: true,
  subjectPronouns: /^(?:yo|ellos|ellas)$/,
  stem,
  fractions: {
    tercera: 3,
    tercio: 3,
    tercios: 3,
    cuarta: 4,
    cuarto: 4,
    cuartos: 4,
    quinta: 5,
    quinto: 5,
    quintos: 5,
    sexta: 6,
    sexto: 6,
    sextos: 6,
    septima: 7,
    septimo: 7,
    septimos: 7,
    octava: 8,
    octavo: 8,
    octavos: 8,
    novena: 9,
    noveno: 9,
    novenos: 9,
    decima: 10,
    decimo: 10,
    decimos: 10,
  },
  numbers: {
    doscientos: 200,
    doscientas: 200,
    trescientos: 300,
    trescientas: 300,
    cuatrocientos: 400,
    cuatrocientas: 400,
    quinientos: 500,
    quinientas: 500,
    seiscientos: 600,
    seiscientas: 600,
    setecientos: 700,
    setecientas: 700,
    ochocientos: 800,
    ochocientas: 800,
    novecientos: 900,
    novecientas: 900,
    veintiuno: 21,
    veintiun: 21,
    veintiuna: 21,
    veintidos: 22,
    veintitres: 23,
    veinticuatro: 24,
    veinticinco: 25,
    veintiseis: 26,
    veintisiete: 27,
    veintiocho: 28,
    veintinueve: 29,
  },
  isVerbForm: (word) => word.length > 5 && /(?:aron|ieron|aban|abamos)$/.test(word),
  verbs: {
    be: 'es, son, era, eran, fue, fueron, está, están, estaba, estaban, hay, habia, hubo, habra, ser, estar, sea',
    have: 'tiene, tienen, tenia, tenian, tuvo, tuvieron, tengo, tenemos, tenia, tendra, tendran, tendria, tener, posee, hay en total, guarda, dispone de, cuenta con',
    gain: 'recibe, reciben, recibio, recibieron, encuentra, encontro, encontraron, encuentran, recoge, recogio, recogieron, recogen, recolecta, recolecto, recolectaron, reune, reunio, reunieron, junta, junto, juntaron, gana, gano, ganaron, ganan, consigue, consiguio, consiguieron, obtiene, obtuvo, pesca, pesco, pescaron, hornea, horneo, hornearon, prepara, preparo, prepararon, hace, hizo, hicieron, hacen, planta, planto, plantaron, plantan, siembra, sembro, sembraron, anade, anadio, agrega, agrego, agregan, agregaron, suma, cosecha, cosecho, cosecharon, ahorra, ahorro, ahorraron, ahorran, le regalan, le regalaron, le dan, le dieron, me regalan, me dan, me dieron, me regalaron, les dan, pinta, pinto, produce, producen, fabrica, fabrican, escribe, escribio, saca, dibuja, dibujo, colecciona, mete, metio',
    lose: 'pierde, perdio, pierden, perdieron, pierdo, perdi, come, comio, comen, comieron, se come, se comio, se comieron, se comen, usa, uso, usan, usaron, utiliza, utilizo, utilizaron, gasto en hojas, rompe, rompio, rompieron, se rompe, se rompen, se rompieron, tira, tiro, tiraron, bebe, bebio, bebieron, beben, quita, quito, quitan, quitaron, retira, retiraron, consume, consumio, consumieron, dona, dono, donaron, borra, borro, elimino, devuelve, devolvio, se pudren, se pudrieron, corta, corto, cortaron, derrama, derramo',
    give: 'da, dio, dan, dieron, doy, regala, regalo, regalan, regalaron, presta, presto, prestaron, entrega, entrego, entregaron, envia, envio, le da, le dio, les da, les dio, le regala, le regalo, les regala, les regalo, le presta, le presto',
    take: 'toma, tomo, tomaron, toman, saca, saco, sacan, sacaron, coge, cogio',
    put: 'pone, puso, pusieron, ponen, coloca, coloco, colocan, colocaron, guarda, guardo, guardaron, guardan, empaca, empaco, empacan, mete, metio, metieron, llena, lleno, llenaron, llenan',
    buy: 'compra, compro, compran, compraron, compre, comprar, comprando, adquiere, alquila, alquilo',
    sell: 'vende, vendio, venden, vendieron, vendi, vender, se venden, se vende',
    spend:
      'gasta, gasto, gastan, gastaron, gaste, gastar, paga, pago, pagan, pagaron, pague, pagar, se pagan, se paga, pagas, pago con, paga con',
    earn: 'cobra, cobro, cobran, cobraron, recauda, recaudo, recaudan, recaudaron',
    cost: 'cuesta, cuestan, costo, costaron, costaba, costaban, vale, valen, valia, valian, costara, costaran, le cuesta, le costo, sale a, salen a',
    hold: 'contiene, contienen, contenia, cabe, caben, lleva, llevan, trae, traen, pesa, pesan, pesaba, mide, miden, media, median, incluye, dura, duran, recorre, recorrio, recorren, recorrieron, transporta, transportan, necesita para, vienen',
    arrive:
      'llega, llegan, llego, llegaron, sube, suben, subio, subieron, entra, entran, entro, entraron, se unen, se unieron, se suman, se sumaron, aparecen, nacen, nacieron, se sube, se suben, se subieron',
    depart:
      'se va, se van, se fue, se fueron, sale, salen, salio, salieron, baja, bajan, bajo, bajaron, se baja, se bajan, se bajaron, se marchan, se marcharon, se escapan, se escaparon, muere, mueren, murieron, se muere, se mueren, se murieron, vuelan, volaron, se caen, se cayeron, faltaron, se retiran, se retiraron, se derriten',
    remain:
      'queda, quedan, quedo, quedaron, quedaban, quedaba, quedaran, quedara, le queda, le quedan, le quedaron, les quedan, les quedaron, me quedan, me queda, me quedaron, te quedan, sobra, sobran, sobraron, sobro, le sobran, le sobraron, le sobra',
    share:
      'reparte, repartio, reparten, repartieron, repartir, repartirlas, repartirlos, se reparte, se reparten, se repartieron, divide, dividio, dividen, dividieron, dividir, comparte, compartio, comparten, compartieron, distribuye, distribuyo, distribuyen, distribuyeron, corta en, corto en, se corta en, separa, agrupa, organiza',
    need: 'faltan, falta, faltaran, necesita, necesitan, necesito, necesitaba, quiere, quieren, debe, deben, tiene que, tienen que, hay que, hace falta, hacen falta, le faltan, le falta, les faltan',
    modal:
      'puede, pueden, podra, podran, podria, va a, van a, ha, han, habia sido, suele, empieza con, empezo con, quiero, se puede, se pueden, decide, decidio',
    make_total: 'suman, sumaban, forman un total',
    other:
      'lee, leyo, leyeron, leen, ve, vio, vieron, visita, visito, visitaron, juega, jugo, jugaron, viven, vive, trabaja, trabajo, trabajan, trabajaron, camina, camino, caminaron, caminan, corre, corrio, corrieron, anda, viaja, viajo, viajan, asiste, asistieron, estudia, estudio, estudian, hablan, cuenta, conto, resuelve, resolvio, completa, completo, termina, termino, anoto, anotaron, hacen falta, sientan, juegan, participan, vienen a, va, van, fue a, fueron a, avanza, se quedan, espera, esperan, viaja, se apuntan, se inscriben, se inscribieron',
  },
  cues: {
    each: 'cada, cada uno, cada una, cada quien, a cada uno, a cada una, por persona, por cabeza',
    per: 'por cada, por, en cada, a cada, de cada, para cada, con cada, al, a la, cada',
    total:
      'en total, total, en conjunto, entre todos, entre todas, entre los dos, entre las dos, juntos, juntas, entre ambos, entre ambas, un total de, la suma de, por todo, en todo',
    initial: 'al principio, al comienzo, al inicio, inicialmente, antes, originalmente, primero, de inicio',
    now: 'ahora, despues, luego, al final, finalmente, entonces, tras',
    difference: 'diferencia, en que se diferencian',
    more: 'mas, mayor, adicionales, mas larga, mas largo, mas alto, mas alta, mayores',
    less: 'menos, menor, mas baja, mas bajo, mas corto, mas corta, menores',
    another: 'otros, otras, otro, otra',
    than: 'que, que los que, que las que, que el que, que la que, de lo que, que lo que',
    times: 'veces, veces mas, veces el numero de, vez',
    as: 'tantos, tantas, tantos como, tantas como, tanto como, el numero de, la edad de, lo que, la cantidad de, los que, las que, como',
    equally:
      'por igual, en partes iguales, a partes iguales, equitativamente, iguales, igual, la misma cantidad, el mismo numero, igual cantidad, igual numero',
    of: 'de, del, d',
    to: 'para, a, al',
    from: 'desde, fuera de',
    between: 'entre',
    in: 'al cabo de, en, sobre, con, bajo, dentro de, entre, durante, hacia, contra, hasta, sin',
    and: 'y, e, mas tambien, junto con, o, ademas de, asi como',
    boundary:
      'pero, si, cuando, mientras, porque, aunque, entonces, despues, luego, donde, sabiendo que, antes de, despues de, asi que, y luego, y despues, ya que, pues',
    relative: 'que, quien, quienes, cuyo, cuya, los cuales, las cuales',
    pronoun: 'el mismo, ella, se, le, su, sus, mi, mis, tu, tus, me, te, nos, lo, yo, nosotros, usted',
    they: 'ellos, ellas, les',
    them: 'ellos, ellas, estos, estas, esos, esas',
    how_many: 'cuantos, cuantas, dentro de cuantos, hace cuantos, que cantidad de, que numero de',
    how_much: 'cuanto, cuanta, que cantidad, que precio, que dinero',
    how_long:
      'cuanto tiempo, cuanto tarda, cuanto tardara, cuanto tardaran, cuanto tardan, en cuanto tiempo, cuanto dura',
    how_far: 'que distancia, cuanta distancia',
    how_old: 'que edad, cuantos anos tiene, cuantos anos tienen',
    how_size: 'cuanto mide, cuanto miden, cuanto pesa, cuanto pesan, que longitud, que altura',
    how_often: 'cuantas veces',
    what: 'que numero, que numeros, cual, cuales, cual es, cual era, cual sera, a cuanto',
    find: 'halla, hallar, calcula, calcular, encuentra, determina, averigua, busca',
    determiner:
      'el, la, los, las, este, esta, estos, estas, ese, esos, su, sus, mi, mis, tu, tus, nuestro, nuestra, todos, todas, lo, ambos, ambas',
    indefinite: 'un, una, uno, un solo, una sola',
    negation: 'no, nunca, ni, ninguno, ninguna, nada, sin, excepto, salvo, tampoco',
    some: 'algunos, algunas, varios, varias, unos, unas, unos cuantos, muchos, muchas, pocos, ciertos, alguna, algun',
    function:
      'alli, aqui, ya, tambien, solo, solamente, muy, hoy, ayer, manana, luego, asi, mas tarde, cada vez, exactamente, aproximadamente, hola, por favor, y, ademas, mientras tanto, casi, siempre, bien, misma, mismo',
    away: 'fuera',
    fraction: 'fraccion, que parte',
    remainder_of:
      'de lo que quedaba|queda|quedo, de lo que le|me quedaba|queda|quedo, del resto, de lo restante, de los|las restantes, de los|las que quedan|quedaban',
    percent: 'por ciento, porciento, porcentaje',
    off: 'descuento, rebaja, rebajado, rebajada, rebajaron, de descuento, de rebaja, oferta',
    ratio: 'razon, proporcion, relacion',
    twice: 'doble, el doble, duplica, al doble',
    thrice: 'triple, el triple, triplica',
    half: 'mitad, la mitad, media, medio',
    rest: 'resto, el resto, los demas, las demas, demas, lo demas, restantes',
    leftover: 'todavia, aun, siguen, sigue, restantes, sobrantes, sobrando',
    average: 'promedio, media aritmetica, en promedio',
    together:
      'a la vez, al mismo tiempo, juntos, juntas, coincidir, coinciden, vuelvan a coincidir, volveran a coincidir, simultaneamente, otra vez, de nuevo',
    greatest: 'mayor, maximo, maxima, mayor numero, mas grande, la mayor cantidad, mayor cantidad',
    fewest: 'menor, minimo, minima, mas pequeno',
    identical: 'iguales, identicos, identicas, igual, sin que sobre, sin que sobren, mismo numero',
    full: 'completos, completas, completa, llenos, llenas, puede',
    change_money: 'cambio, vueltas, vuelto, la vuelta, de vuelta, le devuelven, devuelven',
    price: 'precio, costo, coste, valor, tarifa, importe, factura',
    money:
      'dinero, plata, pesos, peso, euros, euro, dolares, dolar, centavos, centavo, centimos, centimo, soles, bolivares, quetzales',
    length: 'largo, longitud, base',
    width: 'ancho, anchura, altura, alto',
    area: 'area, superficie',
    perimeter: 'perimetro, cerca, valla, cercar, vallar, contorno, alrededor',
    rectangle: 'rectangulo, rectangular, rectangulares',
    square: 'cuadrado, cuadrada',
    unsupported:
      'probabilidad, triangulo, circulo, cubo, volumen, angulo, angulos, radio, diametro, diagonal, mediana, media aritmetica, promedio, digitos, cifras, interes, intereses, secuencia, a m, p m, grados, impuesto, iva, propina, dado, dados',
    person:
      'amigo*, amiga*, estudiante*, alumno*, alumna*, persona*, nino*, nina*, invitado*, compañero*, companer*, hijo*, nieto*, hermano*, primo*, jugador*, vecino*',
    increase:
      'aumenta, aumento, aumentan, sube un, subio un, incrementa, incremento, se incrementa, aumentado, sube, subio',
    decrease: 'disminuye, disminuyo, baja un, bajo un, reduce, redujo, se reduce, rebaja, rebajan, rebajo',
    age: 'edad, edades, anos, cumpleanos',
    time_unit:
      'segundo, segundos, minuto, minutos, hora, horas, dia, dias, semana, semanas, mes, meses, ano, anos, h, min, noche, noches',
    measure:
      'metro, metros, m, cm, km, kilometro, kilometros, centimetro, centimetros, milimetro*, gramo, gramos, g,  kilogramo*, kilo, kilos, kg, litro, litros, mililitro*, tonelada*, libra, libras, onza, onzas, milla, millas, pulgada*, pies',
    ago: 'hace cuantos, hace cuanto, hace',
    speed: 'velocidad, rapidez, velocidad media, velocidad promedio, rapidez media',
    hence: 'dentro de cuantos, dentro de cuanto, dentro de',
    abstract: 'numero, numeros, entero, enteros',
    quantity_noun: 'cantidad, numero, grupo, coleccion, peso total',
    there_and_back: 'ida y vuelta, regresa, regreso, vuelve a casa',
    next: 'proximo, proxima',
    free: 'gratis',
    consecutive: 'consecutivos, consecutivas, seguidos',
  },
};
