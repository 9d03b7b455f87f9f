import type { DeploymentFacts, InfoDocument } from '../../../domain/document.ts';

export const es = ({ card, google, model, platform }: DeploymentFacts): InfoDocument => ({
  title: 'Política de privacidad',
  lead: 'Qué datos guardamos, por qué, cuánto tiempo y quién puede verlos. Sin publicidad, sin vender datos, sin cargar nada desde servidores de otras empresas.',
  sections: [
    { id: 'who', title: 'Quién responde', blocks: [{ kind: 'owner', privacy: true }] },
    {
      id: 'what',
      title: 'Qué guardamos, por qué y cuánto tiempo',
      blocks: [
        {
          kind: 'rows',
          rows: [
            [
              'Tu cuenta',
              'Correo, nombre si lo das, contraseña cifrada en un solo sentido y direcciones anteriores. Para dejarte entrar. Mientras exista la cuenta; 7 días si su dirección nunca se confirma.',
            ],
            [
              'Dónde tienes la sesión abierta',
              'Dispositivo, navegador, dirección de red, primer y último uso. Para que lo veas y puedas cerrarla desde tu cuenta. Hasta que salgas. Registros del servicio de acceso: 3 meses.',
            ],
            [
              'Tus preferencias',
              'Idioma, región, moneda, zona horaria y ajustes de lectura. Para atenderte igual en cada dispositivo. Mientras exista la cuenta. Que las guardaste queda apuntado 13 meses.',
            ],
            [
              'Perfiles de estudiante',
              'Nombre, franja de edad, curso, idioma, objetivos y necesidades, hasta donde los llenes. Para enseñar lo que toca. Mientras exista el perfil.',
            ],
            [
              'Práctica, lecciones y cursos',
              'Preguntas y respuestas, lo que deducimos de ellas sobre cada destreza y por qué, lecciones hechas para ti, notas y certificados. Para preguntar lo que más ayuda. Mientras exista el perfil; una lección hecha sin perfil, mientras exista la cuenta.',
            ],
            [
              'Conversaciones con el tutor de matemáticas',
              'Lo escrito, cómo se comprobó y las ideas que dejaste para luego. Para seguir donde lo dejaste. Hasta que borres la conversación o la cuenta; 30 días sin cuenta. Una conversación borrada deja de verse enseguida y desaparece en 7 días, más tarde solo si una persona aún tiene que leer en ella palabras por seguridad. Esas palabras quedan marcadas 12 meses como mucho.',
            ],
            [
              'Reservas',
              'Tutor, hora, precio, las reglas de ese día, tu correo, tu nota y tu zona; la dirección privada de calendario, hasta que la retires. Para dar la clase y llevar las cuentas. 10 años; las horas apartadas y no reservadas, 30 días.',
            ],
            [
              'Créditos, facturas y pagos',
              `Lo comprado, lo pagado y lo devuelto, con el nombre y el correo de quien compra. Porque la ley pide contabilidad. 10 años${card ? '; los avisos del proveedor de pagos, sin su texto, 13 meses' : ''}.`,
            ],
            [
              'Notas y reseñas',
              'Lo que tu tutor apunta tras una clase: mientras exista tu cuenta. Las estrellas y palabras que das a un tutor son públicas con una inicial o un nombre de pila; si tu cuenta desaparece, se van las palabras y el nombre, y las estrellas quedan en la media.',
            ],
            [
              'Si enseñas',
              'Página, precios, horario, enlace de reunión, días libres (13 meses después del último) y solicitud (12 meses después de la decisión). Para que te encuentren y reserven. Mientras haya reservas contigo.',
            ],
            [
              'Mensajes que nos escribes',
              'Lo que pones en la página de contacto, y nuestra respuesta. Para responder. Hasta que esté hecho y 12 meses más.',
            ],
            ['Correos que enviamos', 'Una copia durante 30 días, para acreditar y repetir la entrega.'],
            [
              'La seguridad del servicio',
              'Intentos de entrar en las páginas del equipo fundador, 12 meses. Lo que el equipo hizo con sus permisos, 10 años. Contadores contra abusos, con la dirección de red ilegible, un día. Respuestas guardadas para que pulsar dos veces no haga nada dos veces, un día.',
            ],
            [
              'Registros técnicos',
              'Hora, dirección de la llamada sin lo que se preguntó y resultado. Para encontrar fallos. Sin contraseñas ni contenidos. 30 días.',
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
            'Tú: todo lo de tu cuenta, y en un archivo cuando lo pidas.',
            'El tutor con quien reservas: la reserva con tu nota y el nombre de quien aprende. Lo que ya sabe, solo si diste permiso, y solo mientras haya una clase de ambos por delante o de hace menos de un mes.',
            'El equipo fundador: las cuentas con su dirección, sus facturas y pagos, las reservas sin el nombre de quien aprende, las reseñas, las solicitudes para enseñar, las preguntas señaladas sin decir de quién son y los mensajes a nosotros; de una conversación, solo lo marcado por seguridad. Lo que hace con ello queda registrado.',
            ...(card
              ? [
                  'Stripe, nuestro proveedor de pagos, cuando pagas con tarjeta en su página: tu correo, el precio y el concepto, y la tarjeta, que nosotros nunca vemos.',
                ]
              : []),
            ...(google
              ? [
                  'Google, cuando entras con tu cuenta de allí: que lo haces y desde dónde. Nos da tu dirección y tu nombre.',
                ]
              : []),
            ...(model
              ? [
                  `El proveedor de un modelo de lenguaje en ${model}, cuando has entrado y hablas con el tutor de matemáticas: el problema, tus líneas y tus palabras de esa conversación, sin nombre ni dirección. Guardamos 13 meses cuánto tardó y costó cada llamada, nunca sus palabras.`,
                ]
              : []),
            ...(platform
              ? [
                  `El proveedor en ${platform}, que guarda por encargo nuestro las cuentas y la base de datos.`,
                ]
              : []),
            'La empresa que lleva nuestro correo y la que opera nuestras máquinas: lo que pasa por ellas, por encargo nuestro.',
            'Nadie más. Tribunales y autoridades, solo donde la ley nos obliga.',
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
      title: 'Con qué fundamento',
      blocks: [
        'Cuentas, aprendizaje y clases: porque nos lo pediste. La contabilidad: porque lo pide la ley. La seguridad del servicio y de quien escribe que no está bien: porque te importa a ti y nos importa a nosotros. Mostrar a un tutor lo que sabe quien aprende: solo con tu permiso, que puedes retirar en el perfil.',
      ],
    },
    {
      id: 'children',
      title: 'Niñas y niños',
      blocks: [
        'Quien aún no tiene edad para una cuenta propia tiene un perfil dentro de la cuenta de su familia, sin contraseña. Quien tiene la cuenta ve el perfil, su trabajo y sus conversaciones; díselo, por favor. De quien estudia no pedimos apellido, foto ni colegio.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies y almacenamiento',
      blocks: [
        'Ponemos unas pocas cookies pequeñas, cada una necesaria para lo que pediste, ninguna para publicidad ni para contar visitas. Por eso no hay ningún aviso que cerrar.',
        {
          kind: 'rows',
          rows: [
            [
              'prefs',
              'Tu idioma, país, moneda, zona horaria, brillo y ajustes de lectura, para que la página esté bien antes de aparecer. Un año.',
            ],
            [
              'visitor',
              'Un número al azar, solo cuando apartas una hora o empiezas con el tutor, para que ambos sigan siendo tuyos en la página siguiente. Un año.',
            ],
            [
              'somebody',
              'Después de entrar: solo que aquí hay una sesión abierta, no de quién, para que las páginas aparezcan enteras de una vez. Hasta que salgas, un año como máximo.',
            ],
            [
              'known_device',
              'Después de entrar: que este navegador ya entró antes en tu cuenta. Si alguien prueba contraseñas, lo detenemos a él y no a ti. Trece meses.',
            ],
            [
              'maintenance',
              'Solo para quienes trabajan en Curvela mientras está cerrada un momento: la llave que les deja entrar. Hasta cerrar el navegador.',
            ],
            ...(google
              ? [
                  [
                    'google-sign-in',
                    'Solo mientras estás en Google: que fue este navegador el que salió. Diez minutos.',
                  ] as const,
                ]
              : []),
            [
              'Almacenamiento del navegador',
              'La sesión cuando entras; los originales de tu idioma y lectura; respuestas y notas que aún no nos han llegado; lo que escribes al reservar o al crear la cuenta, hasta cerrar la ventana. Se queda en tu dispositivo; al salir se borra todo menos los ajustes de lectura.',
            ],
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Tus derechos',
      blocks: [
        'En [tu cuenta](/dashboard?tab=account) cambias tus datos, te lo llevas todo en un archivo, que queda listo 7 días, y eliminas la cuenta: catorce días después ya no existe, y de las reservas solo queda lo que pide la contabilidad, sin tu nombre. También puedes preguntar qué guardamos sobre ti, hacer que se corrija y oponerte a un uso. [Escríbenos](/contact?about=privacy); respondemos en un mes. También puedes acudir a la autoridad de protección de datos de tu país.',
      ],
    },
    {
      id: 'safe',
      title: 'Cómo lo cuidamos',
      blocks: [
        'El sitio público responde por conexiones cifradas, y de las contraseñas solo guardamos una forma que no se puede leer. Lo que un navegador puede leer directamente de la base de datos está protegido fila a fila; todo lo demás solo lo lee nuestro servidor, que pregunta de quién es. Si algo pasa con tus datos, te avisamos a ti y a la autoridad en el plazo que fija la ley.',
      ],
    },
  ],
  ways: [
    ['Preguntar por tus datos', '/contact?about=privacy'],
    ['Términos del servicio', '/terms'],
  ],
});
