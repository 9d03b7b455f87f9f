import type { DeploymentFacts, InfoDocument } from '../../../domain/document.ts';

export const es = ({ card, model }: DeploymentFacts): InfoDocument => ({
  title: 'Preguntas frecuentes',
  lead: 'Respuestas cortas y las reglas que hay detrás. Si falta tu pregunta, escríbenos: responde una persona.',
  sections: [
    {
      id: 'start',
      title: 'Empezar',
      blocks: [
        {
          kind: 'questions',
          questions: [
            [
              'account',
              '¿Necesito una cuenta para probar?',
              'No. El tutor de la [página de inicio](/), una conversación con cualquier [modelo de tutor](/tutor-models) y todos los [cursos](/courses) funcionan sin ella. Hace falta para conservar lo hecho y para confirmar una reserva.',
            ],
            [
              'whom',
              '¿Para quién es?',
              'Para quien estudia en el colegio, antes de un examen, al empezar la universidad o mucho después; y para familias que reservan para sus hijas e hijos.',
            ],
            [
              'free',
              '¿Qué es gratis y qué se paga?',
              'Los cursos, la práctica y el tutor de matemáticas son gratis. Una clase con una persona cuesta lo que pide cada tutor; en [Precios](/pricing) están los precios más bajos. No hay suscripción.',
              'precio coste costo suscripción',
            ],
            [
              'subjects',
              '¿Qué materias hay?',
              'Cada tutor dice las suyas, de las matemáticas y las ciencias a la música y los idiomas, y el [buscador](/tutor) filtra por ellas. El tutor de matemáticas enseña matemáticas; un curso trata de cómo se aprende.',
            ],
            [
              'languages',
              '¿En qué idiomas?',
              'Español, inglés y francés. El globo de la barra lo cambia todo a la vez, también la moneda y las horas.',
            ],
          ],
        },
      ],
    },
    {
      id: 'sessions',
      title: 'Clases con una persona',
      blocks: [
        {
          kind: 'questions',
          questions: [
            [
              'zone',
              '¿De qué zona horaria son las horas?',
              'De la tuya, en cada página y en cada correo. Puedes cambiarla en Idioma y región. El archivo de calendario sigue al calendario en el que lo abras.',
              'reloj horario verano',
            ],
            [
              'taken',
              '¿Y si alguien toma mi hora mientras decido?',
              'Al elegir una hora queda apartada diez minutos. Si dos personas eligen a la vez, una la consigue y la otra ve las horas libres más cercanas.',
            ],
            [
              'where',
              '¿Dónde es la clase?',
              'En línea, con el enlace del tutor. Está en la página de tu reserva desde diez minutos antes de empezar y hasta el final.',
              'zoom vídeo llamada sala',
            ],
            [
              'pay',
              '¿Cómo pago?',
              card
                ? 'Con tarjeta al reservar, en la página de Stripe, nuestro proveedor de pagos; nunca vemos tu tarjeta. O con créditos, que salen más baratos que las clases sueltas; si la clase cuesta más, pagas la diferencia con tarjeta.'
                : 'Con factura, en 14 días; no pedimos tarjeta. O con créditos, que salen más baratos que las clases sueltas; si la clase cuesta más, te enviamos una factura por la diferencia.',
              'precio cuesta factura tarjeta',
            ],
            [
              'credits',
              '¿Qué son los créditos?',
              'Cinco o diez clases de 60 minutos que compras juntas, más baratas que sueltas. Con un crédito pagas cualquier clase de cualquier tutor: si cuesta más, pagas la diferencia, y medio crédito cuenta la mitad. Duran 12 meses. Lo que no uses lo puedes devolver siempre, por lo que pagaste. [Las reglas](/terms#credits) son cortas.',
              'paquete bono medio diferencia sesión',
            ],
            [
              'cancel',
              '¿Puedo cancelar?',
              'Sí. Hasta 24 horas antes te devolvemos todo; después, la mitad, hasta que empiece. Un tutor puede pedir otro plazo; lo ves antes de reservar. Lo que pagaste con créditos vuelve en créditos, por mitades, redondeado a tu favor. [Las reglas](/terms#refunds) son cortas.',
              'reembolso devolución anular dinero',
            ],
            [
              'move',
              '¿Puedo cambiar la hora de una clase?',
              'Sí, dos veces, gratis, hasta el mismo límite. Ese límite se cuenta desde la primera hora que reservaste, o desde la nueva si es antes.',
              'mover aplazar reprogramar sesión',
            ],
            [
              'absent',
              '¿Y si el tutor no viene?',
              'Dilo en la página de la reserva, desde diez minutos después del comienzo y hasta 72 horas después del final. Te devolvemos todo, o eliges otra hora.',
              'ausente falta tarde',
            ],
            [
              'weekly',
              '¿Puedo reservar la misma hora cada semana?',
              'Sí: de dos a doce clases de 60 o 90 minutos, cada semana o cada dos, hasta donde el tutor acepte reservas. La hora de tu reloj no cambia con el horario de verano, y cada clase se mueve o se cancela por separado.',
              'serie repetir periódica',
            ],
            [
              'trial',
              '¿Qué es una prueba?',
              'Treinta minutos con un tutor que aún no conoces, una vez con cada uno, a un precio menor.',
            ],
          ],
        },
      ],
    },
    {
      id: 'software',
      title: 'El tutor de matemáticas',
      blocks: [
        {
          kind: 'questions',
          questions: [
            [
              'chatbot',
              '¿Es un chatbot?',
              model
                ? 'No. Lo correcto se decide con álgebra, y las pistas llegan en pasos fijos. Un modelo de lenguaje solo puede buscar otras palabras para un turno, y antes se revisa cada una de sus frases; sin él quedan las palabras propias.'
                : 'No. Lo correcto se decide con álgebra, y las pistas llegan en pasos fijos. Funciona sin ningún modelo de lenguaje.',
            ],
            [
              'words-leave',
              '¿Lo que escribo va a una empresa con un modelo de lenguaje?',
              model
                ? 'Si has entrado en tu cuenta, el problema, tus líneas y tus palabras de esa conversación sí, sin tu nombre ni tu dirección. Lo que se escribe sin cuenta, nunca. [Quién recibe qué](/privacy#sees) está en la política de privacidad.'
                : 'No. Se queda en nuestro propio servidor.',
            ],
            [
              'own-problem',
              '¿Puedo traer mi propio problema?',
              'Sí, de eso se trata. Ecuaciones, fracciones, paréntesis y más: escríbelo como en papel.',
            ],
            [
              'undecided',
              'Dice que no pudo decidir. ¿Me equivoqué?',
              'No decidido quiere decir eso. Nunca cuenta en tu contra.',
            ],
            [
              'wrong-mark',
              'Marcó como error algo que está bien.',
              'En la práctica, pulsa «Esta pregunta está mal»: deja de contar en el acto y la mira el equipo fundador. En cualquier otro sitio, [cuéntanoslo](/contact?about=mistake), por favor, con las dos líneas. Un comprobador que se equivoca es nuestro peor error.',
            ],
            [
              'homework',
              '¿Me hará la tarea?',
              'Muestra un paso cuando lo has intentado. La respuesta completa llega al final, y la pregunta cuenta entonces como abandonada.',
            ],
            [
              'mastered',
              '¿Cuándo se domina una destreza?',
              'Cuando has respondido bien tres veces sin ayuda, en al menos dos tipos de pregunta, la última en un día posterior a la primera, y la estimación de todas tus respuestas llega al 95 %. Puedes ver las pruebas y presentar una objeción.',
            ],
          ],
        },
      ],
    },
    {
      id: 'courses',
      title: 'Cursos y certificados',
      blocks: [
        {
          kind: 'questions',
          questions: [
            [
              'course-account',
              '¿Puedo leer un curso sin cuenta?',
              'Sí, entero, y responder a sus preguntas. Con una cuenta y un perfil de estudiante se conservan tu lugar, tus respuestas y tus notas.',
            ],
            [
              'lesson-done',
              '¿Cuándo está completa una lección?',
              'Cuando has respondido a todas las preguntas, y al menos a dos de cada tres bien, en el intento que sea. Sigue completa aunque la lección cambie después.',
            ],
            [
              'certificate',
              '¿Qué dice un certificado?',
              'Que se completaron todas las lecciones de esa versión del curso, qué día, y el nombre que dio su titular, que no comprobamos. Quien tenga su código puede comprobarlo en [Cursos](/courses).',
              'diploma pdf',
            ],
          ],
        },
      ],
    },
    {
      id: 'family',
      title: 'Familias y datos',
      blocks: [
        {
          kind: 'questions',
          questions: [
            [
              'child-account',
              '¿Puede mi hija o mi hijo tener cuenta?',
              'Desde los 13 años en Estados Unidos y el Reino Unido, 14 en España, 15 en Francia. Si no, y siempre en Colombia, abres tú la cuenta y añades un perfil, sin contraseña propia.',
              'edad menor',
            ],
            [
              'child-work',
              '¿Qué veo de lo que hace mi hija o mi hijo?',
              'Todo lo de los perfiles de tu cuenta: práctica, progreso, cursos y conversaciones. Díselo, por favor.',
            ],
            [
              'tutor-sees',
              '¿Qué ve un tutor de quien aprende?',
              'La reserva, con la nota que escribas. Lo que ya sabe y lo que todavía no, solo si das permiso, y solo mientras haya una clase de ambos por delante o de hace menos de un mes. Puedes retirarlo cuando quieras.',
            ],
            [
              'worry',
              '¿Y si alguien escribe que no está bien?',
              'Las matemáticas se paran. Aparece una respuesta escrita por personas, con líneas de ayuda del país, y pedimos al equipo fundador que lea esas palabras. No es un servicio de urgencias: si alguien está en peligro, llama al número de emergencias.',
            ],
            [
              'advertising',
              '¿Se venden datos o se muestra publicidad?',
              'Ninguna de las dos cosas. La [Política de privacidad](/privacy) dice qué se guarda y cuánto tiempo.',
              'rastreo cookies privacidad',
            ],
            [
              'leave',
              '¿Cómo obtengo mis datos, o me voy?',
              'En [Cuenta](/dashboard?tab=account) lo descargas todo en un archivo, o eliminas la cuenta. Catorce días después ya no existe; hasta entonces puedes cambiar de idea.',
              'borrar eliminar exportar rgpd cerrar',
            ],
            [
              'focus',
              '¿El tutor Concentración trata dificultades de atención?',
              'No. Muestra un paso cada vez, deja esconder el tiempo y hace fácil parar. No pide diagnóstico ni promete tratamiento.',
              'tdah concentración',
            ],
          ],
        },
      ],
    },
  ],
  ways: [
    ['Escribirnos', '/contact'],
    ['Ver precios', '/pricing'],
  ],
});
