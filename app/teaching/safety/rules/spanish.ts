import { type SafetyRules, sign } from '../kinds.ts';

const person =
  '(?:el|ella|ellos|papa|padre|padrastro|mama|madre|madrastra|padres|tio|tia|hermano|hermana|primo|prima|abuelo|abuela|profesor|profesora|profe|maestro|entrenador|novio|novia|vecino|vecina|alguien|un hombre|un senor|ninera|companeros?|chicos|ninos|todos)';
const hurts =
  '(?:pega|pegan|pego|pegaba|golpea|golpean|golpeo|maltrata|maltratan|toca|tocan|toco|tocaba|viola|violo|abusa|abusan|abuso|acosa|acosan|patea|azota|lastima|lastiman)';
const will = '(?:voy a|quiero|te juro que (?:voy a|lo)|vamos a|un dia)';
const street = '(?:calle|avenida|av|avda|carrera|cra|plaza|paseo|diagonal|transversal|camino|c/)';

/** Spanish signs. */
export const spanish: SafetyRules = {
  harmless: [
    sign('(?:me (?:muero|quiero morir|quisiera morir)|morir(?:me|se)?) de (?:risa|hambre|sueno|verguenza|aburrimiento|ganas|calor|frio|la risa)'),
    sign('cortarme (?:el pelo|las unas|un poco|una rebanada|el cabello)|hacerme dano (?:en|jugando|con) (?:la|el|al)? ?(?:rodilla|futbol|pie|entrenamiento|gimnasia|balon)'),
    sign('matarme (?:estudiando|a estudiar|trabajando|de risa)|me mato (?:estudiando|a estudiar)'),
    sign('(?:tasa|indice|numero|estadisticas?) de suicidios?|escuadron suicida'),
    sign('me (?:toca|tocan|toco) (?:a mi|hacer|el (?:ejercicio|turno|problema)|la (?:parte|pregunta)|resolver|estudiar|\\d|otra|esperar|explicar)'),
    sign('me (?:pega|golpea) (?:el sueno|el sol|la nostalgia|una idea)'),
    sign('(?:problema|ejercicio|tarea|examen|eso|esto) me (?:mata|pega|golpea|lastima)'),
    sign('matar (?:el tiempo|dos pajaros|este examen|el examen)'),
  ],
  self_harm: [
    sign('(?:quiero|quisiera|querria|deseo|ganas de|mejor) (?:morir(?:me)?|matarme|suicidarme|desaparecer para siempre)'),
    sign('me (?:quiero|quisiera|voy a|gustaria|pienso) (?:a )?(?:morir|matar|suicidar)'),
    sign('(?:voy a|pienso(?: en)?|pensado en|intentar|intente|penso en|pensando en|pienso en) (?:matarme|suicidarme|quitarme la vida|acabar con mi vida|cortarme)'),
    sign('quitarme la vida|acabar con mi vida|terminar con mi vida|suicidarme|(?:pensamientos|ideas) (?:suicidas?|de suicidio)|pienso en el suicidio'),
    sign('(?:ya )?no quiero (?:vivir|seguir viviendo|estar viv[oa]|existir|despertar(?:me)?)(?: mas)?'),
    sign('(?:ojala|desearia|me gustaria) (?:estar|estuviera|estuviese) muert[oa]|ojala (?:no hubiera|nunca hubiera) nacido|no vale la pena vivir|no tengo (?:razones|ganas) (?:de|para) vivir'),
    sign('(?:estarian|todos estarian|estaran) mejor sin mi|(?:nadie me (?:extranaria|echaria de menos))'),
    sign('(?:hacerme|me hago) dano|(?:cortarme|me corto|me corte)(?: (?:los brazos|las venas|las piernas|la piel|a proposito))?(?! (?:con el papel|el pelo|las unas|con (?:una hoja|papel|las tijeras)|el dedo))|autolesi\\p{L}+|lastimarme|me lastimo (?:a proposito|sol[oa]|yo mism[oa])'),
    sign('(?:tomarme|tragarme|me tome|tomar) (?:todas las|muchas) (?:pastillas|pildoras)|sobredosis de pastillas'),
  ],
  threat: [
    sign(`${will} (?:matarte|matarlos?|matarlas?|matarles|apunalarte|apunalarlo|dispararte|dispararle|golpearte|pegarte)`),
    sign('(?:voy a|quiero|vamos a) (?:matar|apunalar|disparar|acuchillar|golpear|hacerle dano|hacer dano) a (?:mi|tu|su|el|la|los|las|todos|ese|esa|alguien|un|una) ?\\p{L}*'),
    sign('te (?:voy a|vamos a) (?:matar|pegar|apunalar|golpear|encontrar)|(?:lo|la|los|las|les) voy a (?:matar|apunalar)|te matare'),
    sign('(?:poner|hay|pondre|traer|hacer explotar) una bomba (?:en|a) (?:el|la|mi) (?:colegio|escuela|instituto|clase|insti)|(?:quemar|volar|atacar) (?:el|la|mi) (?:colegio|escuela|instituto|liceo)'),
    sign('(?:llevar|traer|llevare|traere|traje|lleve|llevo) (?:una|un|la|el) (?:pistola|cuchillo|navaja|arma|bomba) (?:al|a la|a mi) (?:colegio|escuela|clase|instituto|cole|insti)'),
    sign('(?:me amenaza|me amenazan|me amenazo|me estan amenazando|(?:dice|dijo) que me (?:va|iba) a (?:matar|pegar|hacer dano|golpear))'),
  ],
  abuse: [
    sign(`${person} (?:\\w+ ){0,2}?me ${hurts}`),
    sign(`me (?:pega|pegan|golpea|golpean|maltrata|maltratan|viola|violo|acosan|acosa) (?:mucho |siempre |cada dia |todos los dias |cuando |en casa )?(?:mi|mis|un|una|los|las|el|la)? ?(?:${person}|casa|noche|dia)`),
    sign('me (?:pegan|pega|golpea|golpean|maltratan|maltrata|acosan|violaron|violo|abusaron|hacen bullying|hace bullying)'),
    sign('(?:me toca|me tocan|me toco|me tocaba) (?:donde|ahi|abajo|mis partes|por debajo|el cuerpo|sin que|de una forma|de noche|por las noches)'),
    sign('(?:abusan|abusa|abuso|abusaron) de mi|me (?:obliga|obligan|obligo|hace|hizo) (?:a )?(?:tocar|tocarlo|desnudarme|quitarme la ropa|mandar(?:le)? fotos)'),
    sign('me (?:pide|piden|pidio|manda|mando|mandan) (?:fotos (?:desnud[oa]|mias sin ropa|sin ropa|intimas)|nudes)'),
    sign('(?:tengo miedo|me da miedo) (?:de |a )?(?:mi (?:padre|papa|padrastro|madre|mama|tio|hermano|novio)|volver a casa|ir a casa|llegar a casa)'),
    sign('me (?:encierra|encierran|encerro|deja|dejan) (?:en|sin comer|encerrad[oa]|fuera de casa)(?: \\p{L}+){0,3}'),
  ],
  personal_data: [
    sign(`(?:vivo|vivimos) en (?:la |el )?(?<own>${street}\\.? [^.!?\\n]{3,90})`),
    sign('(?:mi|nuestra) direccion(?: de casa)? (?:es|:)\\s*(?<own>[^.!?\\n]{6,90})'),
    sign("(?:mi|el) (?:telefono|numero de telefono|movil|celular|cel|whatsapp|numero de (?:movil|celular))(?: de (?:mi )?(?:mama|madre|papa|padre))?(?: es|:)?(?: el)?\\s*(?<own>\\+?\\d(?:[ ().-]?\\d){6,14})"),
    sign('(?:llamame|escribeme|llama|marcame|mandame un (?:mensaje|whatsapp)) (?:al|a|en)?(?: numero)?\\s*(?<own>\\+?\\d(?:[ ().-]?\\d){6,14})'),
    sign('mi numero es (?:el )?(?<own>(?:\\+\\d{1,3}[ .-]?)?\\d{2,4}(?:[ .-]\\d{2,4}){2,4})'),
    sign('mi (?:insta(?:gram)?|snap(?:chat)?|tiktok|discord)(?: \\w+)? (?:es|:)\\s*(?<own>\\S{3,40})'),
    sign('(?<own>(?:me llamo|mi nombre es|soy) (?:\\p{L}+ ){2,4}(?:y )?(?:voy al|voy a la|estudio en(?: el| la)?|de(?:l)?|mi colegio es(?: el| la)?) ?(?:\\p{L}+ ){0,1}(?:colegio|escuela|instituto|liceo|ies|gimnasio) \\p{L}+(?: \\p{L}+){0,3})'),
    sign('(?:nos vemos|podemos vernos|quedamos|nos encontramos|podemos quedar|podemos encontrarnos|quiero verte|quieres quedar|veamonos|te veo) (?<own>(?:en persona|en (?:mi|tu|el|la) (?:casa|parque|centro comercial|estacion|plaza|cole|colegio)|fuera|despues (?:de|del) (?:clase|cole|colegio)|a la salida|manana|esta tarde)[^.!?\\n]{0,60})'),
    sign('(?:ven|vente|puedes venir|vienes) a mi casa|puedo ir a tu casa'),
  ],
}; // prettier-ignore
