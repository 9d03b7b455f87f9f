import type { DeploymentFacts, InfoDocument } from '../../../domain/document.ts';

export const es = ({ card, model }: DeploymentFacts): InfoDocument => ({
  title: 'Preguntas frecuentes',
  lead: 'Respuestas cortas, con las reglas que hay detrás. Si tu pregunta no está, escríbenos: te responde una persona.',
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
              'No. Sin cuenta puedes usar el tutor de la [página de inicio](/), tener una conversación con cualquier [estilo del tutor](/tutor-models) y hacer todos los [cursos](/courses). La necesitas para guardar lo que haces y para confirmar una reserva.',
            ],
            [
              'whom',
              '¿Para quién es?',
              'Para quien estudia en el colegio, prepara un examen, empieza la universidad o vuelve a estudiar años después, y para las familias que reservan clases para sus hijas e hijos.',
            ],
            [
              'free',
              '¿Qué es gratis y qué hay que pagar?',
              'Los cursos, la práctica y el tutor de matemáticas son gratis. El precio de las clases lo pone cada tutor; en [Precios](/pricing) ves los mínimos. No hay suscripción.',
              'precio coste costo suscripción',
            ],
            [
              'subjects',
              '¿Qué materias hay?',
              'Cada tutor indica las suyas, desde matemáticas y ciencias hasta música e idiomas, y puedes filtrarlas en el [buscador](/tutor). El tutor de matemáticas solo enseña matemáticas. Hay además un curso sobre cómo aprender.',
            ],
            [
              'languages',
              '¿En qué idiomas?',
              'Español, inglés y francés. Con el globo de la barra lo cambias todo a la vez, también la moneda y el formato de las horas.',
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
              '¿En qué zona horaria están las horas?',
              'En la tuya, en todas las páginas y correos. Puedes cambiarla en Idioma y región. El archivo de calendario se adapta al calendario en el que lo abras.',
              'reloj horario verano',
            ],
            [
              'taken',
              '¿Y si alguien me quita la hora mientras decido?',
              'Cuando eliges una hora, te la guardamos diez minutos. Si dos personas la eligen a la vez, una la consigue y la otra ve las horas libres más cercanas.',
            ],
            [
              'where',
              '¿Dónde es la clase?',
              'En línea, con el enlace del tutor. Lo encuentras en la página de tu reserva desde diez minutos antes de empezar hasta que termina la clase.',
              'zoom vídeo llamada sala',
            ],
            [
              'pay',
              '¿Cómo pago?',
              card
                ? 'Con tarjeta al reservar, en la página de Stripe, nuestro proveedor de pagos; nosotros nunca vemos tu tarjeta. También puedes pagar con créditos, que salen más baratos que las clases sueltas; si la clase cuesta más, pagas la diferencia con tarjeta.'
                : 'Con factura, en un plazo de 14 días; no pedimos tarjeta. También puedes pagar con créditos, que salen más baratos que las clases sueltas; si la clase cuesta más, te enviamos una factura por la diferencia.',
              'precio cuesta factura tarjeta',
            ],
            [
              'credits',
              '¿Qué son los créditos?',
              'Son cinco o diez clases de 60 minutos que compras juntas y te salen más baratas. Con un crédito pagas cualquier clase de cualquier tutor: si cuesta más, pagas la diferencia; medio crédito vale la mitad. Duran 12 meses. Los que no uses los puedes devolver siempre y recuperas lo que pagaste. [Las reglas](/terms#credits) son cortas.',
              'paquete bono medio diferencia sesión',
            ],
            [
              'cancel',
              '¿Puedo cancelar?',
              'Sí. Si cancelas hasta 24 horas antes, te devolvemos todo; después y hasta que empiece, la mitad. Algunos tutores tienen otro plazo; lo ves antes de reservar. Si pagaste con créditos, te devolvemos créditos, en mitades y redondeando a tu favor. [Las reglas](/terms#refunds) son cortas.',
              'reembolso devolución anular dinero',
            ],
            [
              'move',
              '¿Puedo cambiar la hora de una clase?',
              'Sí, dos veces y gratis, en el mismo plazo que para cancelar. El plazo se cuenta desde la primera hora que reservaste, o desde la nueva si es anterior.',
              'mover aplazar reprogramar sesión',
            ],
            [
              'absent',
              '¿Y si el tutor no viene?',
              'Avísanos en la página de la reserva, desde diez minutos después de la hora de inicio hasta 72 horas después del final. Te devolvemos todo o eliges otra hora.',
              'ausente falta tarde',
            ],
            [
              'weekly',
              '¿Puedo reservar la misma hora cada semana?',
              'Sí: de dos a doce clases de 60 o 90 minutos, cada semana o cada dos, hasta la fecha para la que el tutor acepte reservas. Con el cambio de hora, tu clase sigue a la misma hora de tu reloj, y puedes mover o cancelar cada una por separado.',
              'serie repetir periódica',
            ],
            [
              'trial',
              '¿Qué es una prueba?',
              'Treinta minutos con un tutor que aún no conoces, a un precio más bajo. Puedes hacer una con cada tutor.',
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
                ? 'No. Si algo está bien o no, lo decide el álgebra, y las pistas llegan en un orden fijo. Un modelo de lenguaje solo puede decir una respuesta con otras palabras, y antes revisamos cada frase suya; si falla, usamos nuestros propios textos.'
                : 'No. Si algo está bien o no, lo decide el álgebra, y las pistas llegan en un orden fijo. Funciona sin ningún modelo de lenguaje.',
            ],
            [
              'words-leave',
              '¿Lo que escribo le llega a una empresa de modelos de lenguaje?',
              model
                ? 'Si iniciaste sesión, sí: el problema, tus líneas y lo que dices en esa conversación, sin tu nombre ni tu dirección. Lo que escribes sin cuenta, nunca. La política de privacidad explica [quién recibe qué](/privacy#sees).'
                : 'No. Se queda en nuestro propio servidor.',
            ],
            [
              'own-problem',
              '¿Puedo traer mi propio problema?',
              'Sí, para eso está. Ecuaciones, fracciones, paréntesis y más: escríbelo como en tu cuaderno.',
            ],
            [
              'undecided',
              'El tutor dice que no pudo decidir. ¿Me equivoqué?',
              'No necesariamente: solo quiere decir que no pudo comprobarlo. Nunca cuenta en tu contra.',
            ],
            [
              'wrong-mark',
              'El tutor marcó como error algo que está bien.',
              'En la práctica, pulsa «Reportar esta pregunta»: deja de contar enseguida y el equipo fundador la revisa. En cualquier otro sitio, [cuéntanoslo](/contact?about=mistake) y copia las dos líneas, por favor. Marcar como error algo que está bien es lo peor que nos puede pasar.',
            ],
            [
              'homework',
              '¿Me hará la tarea?',
              'No. Te muestra un paso cuando ya lo intentaste. La respuesta completa llega al final, y entonces la pregunta cuenta como abandonada.',
            ],
            [
              'mastered',
              '¿Cuándo se domina una destreza?',
              'Cuando respondes bien tres veces sin ayuda, en al menos dos tipos de pregunta y no todas el mismo día, y la estimación a partir de todas tus respuestas llega al 95 %. Puedes ver en qué nos basamos y presentar una objeción.',
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
              'Sí, entero, y responder a sus preguntas. Con una cuenta y un perfil de estudiante guardamos por dónde vas, tus respuestas y tus notas.',
            ],
            [
              'lesson-done',
              '¿Cuándo está completa una lección?',
              'Cuando respondes a todas las preguntas y aciertas al menos dos de cada tres, aunque sea en otro intento. Sigue completa aunque la lección cambie después.',
            ],
            [
              'certificate',
              '¿Qué dice un certificado?',
              'Dice qué día se completaron todas las lecciones de esa versión del curso, y el nombre que dio su titular, que no comprobamos. Quien tenga el código puede comprobar el certificado en [Cursos](/courses).',
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
              'Desde los 13 años en Estados Unidos y el Reino Unido, 14 en España, 15 en Francia. Antes de esa edad, y siempre en Colombia, la cuenta la abres tú y le añades un perfil, que no lleva contraseña.',
              'edad menor',
            ],
            [
              'child-work',
              '¿Qué veo de lo que hace mi hija o mi hijo?',
              'Todo lo que hay en los perfiles de tu cuenta: práctica, progreso, cursos y conversaciones. Díselo, por favor.',
            ],
            [
              'tutor-sees',
              '¿Qué ve el tutor de cada estudiante?',
              'La reserva, con la nota que escribas. Lo que el estudiante ya sabe y lo que todavía no, solo si das permiso, y solo mientras tengan una clase reservada o haga menos de un mes de la última. Puedes retirar el permiso cuando quieras.',
            ],
            [
              'worry',
              '¿Y si alguien escribe que no está bien?',
              'Dejamos las matemáticas. Aparece una respuesta escrita por personas, con las líneas de ayuda del país, y avisamos al equipo fundador para que lea esas palabras. No es un servicio de urgencias: si alguien está en peligro, llama al número de emergencias.',
            ],
            [
              'advertising',
              '¿Se venden datos o se muestra publicidad?',
              'Ni lo uno ni lo otro. La [Política de privacidad](/privacy) explica qué guardamos y cuánto tiempo.',
              'rastreo cookies privacidad',
            ],
            [
              'leave',
              '¿Cómo descargo mis datos o elimino mi cuenta?',
              'En [Cuenta](/dashboard?tab=account) puedes descargarlo todo en un archivo o eliminar la cuenta. Se borra a los catorce días; hasta entonces puedes cambiar de idea.',
              'borrar eliminar exportar rgpd cerrar',
            ],
            [
              'focus',
              '¿El estilo Concentración trata dificultades de atención?',
              'No. Muestra un solo paso a la vez, te deja ocultar el tiempo y parar cuando quieras. No pide un diagnóstico ni es un tratamiento.',
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
