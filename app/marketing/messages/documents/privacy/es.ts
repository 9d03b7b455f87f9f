import type { DeploymentFacts, InfoDocument } from '../../../domain/document.ts';

export const es = ({ card, google, model, platform }: DeploymentFacts): InfoDocument => ({
  title: 'Política de privacidad',
  lead: 'Qué datos guardamos, por qué, cuánto tiempo y quién puede verlos. No mostramos publicidad, no vendemos datos y no cargamos nada desde servidores de otras empresas.',
  sections: [
    { id: 'who', title: 'Quién es responsable', blocks: [{ kind: 'owner', privacy: true }] },
    {
      id: 'what',
      title: 'Qué guardamos, por qué y cuánto tiempo',
      blocks: [
        {
          kind: 'rows',
          rows: [
            [
              'Tu cuenta',
              'Correo, nombre si lo das, contraseña cifrada en un solo sentido y direcciones anteriores. Para que puedas entrar. Mientras exista la cuenta; 7 días si nunca confirmas la dirección.',
            ],
            [
              'Dónde tienes la sesión abierta',
              'Dispositivo, navegador, dirección de red, primer y último uso. Para que lo veas y puedas cerrarla desde tu cuenta. Hasta que la cierres. Registros del servicio de acceso: 3 meses.',
            ],
            [
              'Tus preferencias',
              'Idioma, región, moneda, zona horaria y ajustes de lectura. Para que todo esté igual en cada dispositivo. Mientras exista la cuenta. Durante 13 meses consta cuándo las guardaste.',
            ],
            [
              'Perfiles de estudiante',
              'Nombre, franja de edad, curso, idioma, objetivos y necesidades, según lo que rellenes. Para enseñar lo que hace falta. Mientras exista el perfil. Si nadie usa el perfil de un menor durante dos años, te escribimos y lo borramos un mes después.',
            ],
            [
              'Práctica, lecciones y cursos',
              'Preguntas y respuestas, lo que deducimos de ellas sobre cada destreza y por qué, lecciones preparadas para ti, notas y certificados. Para hacerte las preguntas que más te ayudan. Mientras exista el perfil; una lección sin perfil, mientras exista la cuenta.',
            ],
            [
              'Conversaciones con el tutor de matemáticas',
              'Lo que escribiste, cómo lo comprobamos y las ideas que dejaste para luego. Para seguir donde lo dejaste. Hasta que borres la conversación o la cuenta; 30 días sin cuenta. Una conversación borrada deja de verse enseguida y desaparece en 7 días; tarda más solo si una persona aún tiene que leer algo en ella por seguridad. Esas palabras quedan marcadas 12 meses como máximo.',
            ],
            [
              'Reservas',
              'Tutor, hora, precio, las reglas de ese día, tu correo, tu nota y tu zona; la dirección privada de calendario, hasta que la quites. Para dar la clase y llevar la contabilidad. 10 años; las horas guardadas que no reservaste, 30 días.',
            ],
            [
              'Créditos, facturas y pagos',
              `Lo que compraste, pagaste y te devolvimos, con el nombre y el correo de quien compra. Porque la ley nos obliga a llevar contabilidad. 10 años${card ? '; los avisos del proveedor de pagos, sin su texto, 13 meses' : ''}.`,
            ],
            [
              'Notas y reseñas',
              'Lo que tu tutor apunta tras una clase: mientras exista tu cuenta. Las estrellas y la reseña que das a un tutor son públicas, con una inicial o un nombre de pila; si eliminas la cuenta, borramos la reseña y el nombre, y las estrellas siguen contando en la media.',
            ],
            [
              'Si enseñas',
              'Página, precios, horario, enlace de reunión, días libres (13 meses después del último) y solicitud (12 meses después de la decisión). Para que te encuentren y reserven contigo. Mientras haya reservas contigo.',
            ],
            [
              'Mensajes que nos escribes',
              'Lo que escribes en la página de contacto y nuestra respuesta. Para responderte. Hasta que quede resuelto y 12 meses más.',
            ],
            [
              'Correos que enviamos',
              'Una copia durante 30 días, para demostrar que se enviaron y poder repetir el envío.',
            ],
            [
              'La seguridad del servicio',
              'Intentos de entrar en las páginas del equipo fundador, 12 meses. Qué conversaciones leyó un adulto vinculado, 3 meses. Lo que el equipo hizo con sus permisos, 10 años. Contadores contra abusos, con la dirección de red ilegible, un día. Respuestas guardadas para que al pulsar dos veces no se haga nada dos veces, un día.',
            ],
            [
              'Registros técnicos',
              'Hora, dirección de la página sin lo que se consultó y resultado. Para encontrar fallos. Sin contraseñas ni contenidos. 30 días.',
            ],
          ],
        },
      ],
    },
    {
      id: 'sees',
      title: 'Quién puede verlo',
      blocks: [
        {
          kind: 'list',
          items: [
            'Tú: todo lo que hay en tu cuenta, también en un archivo cuando lo pidas.',
            'Los adultos vinculados. El adulto responsable de quien es menor y tiene cuenta propia: su progreso, sus clases reservadas y sus conversaciones con el tutor de matemáticas; recibe un correo si se escribe algo preocupante, y registramos cuándo lee las conversaciones. El segundo adulto de una familia: progreso, clases reservadas y consentimientos, pero no conversaciones, pagos ni facturas. Cualquiera de las dos partes puede terminar el vínculo cuando quiera, y ahí se acaba todo esto.',
            'El tutor con quien reservas: la reserva con tu nota y el nombre del estudiante. Lo que el estudiante ya sabe, solo si diste permiso, y solo mientras tengan una clase reservada o haga menos de un mes de la última.',
            'El equipo fundador: las cuentas con su dirección, sus facturas y pagos, las reservas sin el nombre del estudiante, las reseñas, las solicitudes para enseñar, las preguntas reportadas sin decir por quién y los mensajes que nos escriben; de una conversación, solo lo marcado por seguridad. Todo lo que hace queda registrado.',
            ...(card
              ? [
                  'Stripe, nuestro proveedor de pagos, cuando pagas con tarjeta en su página: tu correo, el precio y el concepto, y la tarjeta, que nosotros nunca vemos.',
                ]
              : []),
            ...(google
              ? [
                  'Google, si inicias sesión con tu cuenta de Google: que lo haces y desde dónde. Nos da tu correo y tu nombre.',
                ]
              : []),
            ...(model
              ? [
                  `El proveedor de un modelo de lenguaje en ${model}, cuando inicias sesión y hablas con el tutor de matemáticas: el problema, tus líneas y lo que dices en esa conversación, sin nombre ni dirección. Si es un menor, solo mientras tú lo aceptes. Guardamos 13 meses cuánto tardó y cuánto costó cada llamada, nunca lo que se dijo.`,
                ]
              : []),
            ...(platform
              ? [
                  `El proveedor en ${platform}, que guarda por encargo nuestro las cuentas y la base de datos.`,
                ]
              : []),
            'La empresa que envía nuestros correos y la que opera nuestros servidores: lo que pasa por ellas, por encargo nuestro.',
            'Nadie más. Los tribunales y las autoridades, solo cuando la ley nos obliga.',
          ],
        },
        ...(model
          ? []
          : [
              'El tutor de matemáticas funciona en nuestro propio servidor. No envía a otra empresa nada de lo que escribes.',
            ]),
      ],
    },
    {
      id: 'basis',
      title: 'Con qué base legal',
      blocks: [
        'Cuentas, aprendizaje y clases: porque nos lo pediste. Contabilidad: porque lo exige la ley. Seguridad del servicio y de quien escribe que no está bien: porque es importante para ti y para nosotros. Mostrar a un tutor lo que sabe un estudiante: solo con tu permiso, que puedes retirar en el perfil.',
      ],
    },
    {
      id: 'children',
      title: 'Niñas y niños',
      blocks: [
        'Quien aún no tiene edad para una cuenta propia tiene un perfil dentro de la cuenta de su familia, sin contraseña. El titular de la cuenta ve el perfil, el trabajo y las conversaciones; díselo, por favor. Quien es menor y tiene cuenta propia puede invitar a uno o dos adultos responsables, y un padre o una madre puede invitar a un segundo adulto de la familia; qué ven está [más arriba](/privacy#sees). De los estudiantes no pedimos apellido, foto ni colegio.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies y almacenamiento',
      blocks: [
        'Usamos unas pocas cookies, todas necesarias para lo que pides y ninguna para publicidad ni para contar visitas. Por eso no hay ningún aviso que cerrar.',
        {
          kind: 'rows',
          rows: [
            [
              'prefs',
              'Tu idioma, país, moneda, zona horaria, brillo y ajustes de lectura, para que la página salga bien desde el principio. Un año.',
            ],
            [
              'visitor',
              'Un número al azar, solo cuando reservas una hora o empiezas con el tutor, para que las dos cosas sigan siendo tuyas en la página siguiente. Un año.',
            ],
            [
              'somebody',
              'Al iniciar sesión: solo que aquí hay una sesión abierta, no de quién, para que las páginas aparezcan enteras de una vez. Hasta que la cierres, un año como máximo.',
            ],
            [
              'known_device',
              'Al iniciar sesión: que ya habías entrado en tu cuenta con este navegador. Si alguien prueba contraseñas, lo bloqueamos a él y no a ti. Trece meses.',
            ],
            [
              'maintenance',
              'Solo para quienes trabajan en Curvela cuando está en mantenimiento: la clave que les deja entrar. Hasta cerrar el navegador.',
            ],
            ...(google
              ? [
                  [
                    'google-sign-in',
                    'Solo mientras inicias sesión en Google: que fuiste desde este navegador. Diez minutos.',
                  ] as const,
                ]
              : []),
            [
              'Almacenamiento del navegador',
              'Tu sesión abierta; tus ajustes de idioma y lectura; respuestas y notas que aún no nos llegaron; lo que escribes al reservar o al crear la cuenta, hasta que cierras la ventana. Se queda en tu dispositivo; al cerrar sesión se borra todo menos los ajustes de lectura.',
            ],
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Tus derechos',
      blocks: [
        'En [tu cuenta](/dashboard?tab=account) puedes cambiar tus datos, descargarlo todo en un archivo, disponible 7 días, y eliminar la cuenta: se borra a los catorce días, y de las reservas solo queda lo que exige la contabilidad, sin tu nombre. También puedes preguntar qué guardamos sobre ti, pedir que lo corrijamos y oponerte a un uso. [Escríbenos](/contact?about=privacy); respondemos en un mes. Si lo prefieres, puedes acudir a la autoridad de protección de datos de tu país.',
      ],
    },
    {
      id: 'safe',
      title: 'Cómo protegemos tus datos',
      blocks: [
        'El sitio usa conexiones cifradas, y de las contraseñas solo guardamos una forma que no se puede leer. Lo que un navegador puede leer directamente de la base de datos está protegido fila por fila; lo demás solo lo lee nuestro servidor, que comprueba de quién es. Si ocurre algo con tus datos, te avisamos a ti y a la autoridad en el plazo que fija la ley.',
      ],
    },
  ],
  ways: [
    ['Preguntar por tus datos', '/contact?about=privacy'],
    ['Términos del servicio', '/terms'],
  ],
});
