import type { InfoDocument, Paying } from '../document.ts';

export const es = ({ card }: Paying): InfoDocument => ({
  title: 'Lo que la gente pregunta',
  lead: 'Respuestas cortas. Si falta la tuya, escríbenos, y quizá esté aquí la próxima vez.',
  sections: [
    {
      id: 'start',
      title: 'Empezar',
      blocks: [
        {
          kind: 'questions',
          questions: [
            [
              '¿Necesito una cuenta para probar?',
              'No. El tutor de la [página de inicio](/) y unos turnos con cualquier [tutor de software](/tutor-models) funcionan sin ella. Hace falta para conservar lo hecho y para confirmar una reserva.',
            ],
            [
              '¿Para quién es?',
              'Para quien estudia en el colegio, antes de un examen, al empezar la universidad o mucho después; y para familias que reservan para sus hijas e hijos.',
            ],
            [
              '¿Qué materias hay?',
              'Cada tutor dice las suyas, y el [buscador](/tutor) filtra por ellas. Los tutores de software enseñan matemáticas.',
            ],
            [
              '¿En qué idiomas?',
              'Español, inglés y francés. El globo de la barra lo cambia todo a la vez, también la moneda y las horas.',
            ],
          ],
        },
      ],
    },
    {
      id: 'sessions',
      title: 'Sesiones',
      blocks: [
        {
          kind: 'questions',
          questions: [
            [
              '¿De qué zona horaria son las horas?',
              'De la tuya, en todas partes, también en el correo y su archivo de calendario. Puedes cambiarla en Idioma y región.',
            ],
            [
              '¿Y si alguien toma mi hora mientras decido?',
              'Al elegir una hora queda apartada diez minutos. Si dos personas eligen a la vez, una la consigue y la otra ve las horas libres más cercanas.',
            ],
            [
              '¿Cómo pago?',
              card
                ? 'Con tarjeta al reservar, en la página de Stripe, nuestro proveedor de pagos; nunca vemos tu tarjeta. O con créditos: cinco sesiones juntas cuestan menos que cinco sueltas.'
                : 'Con factura, en 14 días; no pedimos tarjeta. O con créditos: cinco sesiones juntas cuestan menos que cinco sueltas.',
            ],
            [
              '¿Qué son los créditos?',
              'Cinco sesiones de 60 minutos que se compran juntas. Duran 12 meses y sirven con su tutor y con quien no cobre más por hora. Durante 14 días puedes devolver las que no hayas usado. [Las reglas](/terms#credits) son cortas.',
            ],
            [
              '¿Puedo cancelar?',
              'Sí. Hasta 24 horas antes te devolvemos todo; después, la mitad, hasta que empiece. Un tutor puede pedir otro plazo; lo ves antes de reservar. Un crédito se recupera igual, entero o la mitad. [Las reglas](/terms#refunds) son cortas.',
            ],
            [
              '¿Qué es una prueba?',
              'Treinta minutos con un tutor que aún no conoces, una vez con cada uno, a un precio menor.',
            ],
          ],
        },
      ],
    },
    {
      id: 'software',
      title: 'Los tutores de software',
      blocks: [
        {
          kind: 'questions',
          questions: [
            [
              '¿Es un chatbot?',
              'No. Lo correcto se decide con álgebra, y las pistas llegan en pasos fijos. Funciona sin ningún modelo de lenguaje.',
            ],
            [
              '¿Puedo traer mi propio problema?',
              'Sí, de eso se trata. Ecuaciones, fracciones, paréntesis y más: escríbelo como en papel.',
            ],
            [
              'Dice que no pudo decidir. ¿Me equivoqué?',
              'No decidido quiere decir eso. Nunca cuenta en tu contra.',
            ],
            [
              'Marcó como error algo que está bien.',
              '[Cuéntanoslo](/contact?about=mistake), por favor, con las dos líneas. Un comprobador que se equivoca es nuestro peor error.',
            ],
            [
              '¿Me hará la tarea?',
              'Muestra un paso cuando lo has intentado. La respuesta completa llega al final y cuenta como abandonada.',
            ],
          ],
        },
      ],
    },
    {
      id: 'family',
      title: 'Familias',
      blocks: [
        {
          kind: 'questions',
          questions: [
            [
              '¿Puede mi hija o mi hijo tener cuenta?',
              'Desde los 13 años en Estados Unidos y el Reino Unido, 14 en España, 15 en Francia. Si no, abres tú la cuenta y añades un perfil, sin contraseña propia.',
            ],
            [
              '¿Venden datos o muestran publicidad?',
              'Ninguna de las dos cosas. La [Política de privacidad](/privacy) es corta.',
            ],
            [
              '¿El tutor Concentración trata dificultades de atención?',
              'No. Muestra un paso cada vez, deja esconder el tiempo y hace fácil parar. No pide diagnóstico ni promete tratamiento.',
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
