import type { InfoDocument, Paying } from '../document.ts';

export const es = ({ card }: Paying): InfoDocument => ({
  title: 'Política de privacidad',
  lead: 'Qué datos guardamos, por qué, cuánto tiempo y quién puede verlos. Sin publicidad, sin vender datos, sin cargar nada desde servidores de otras empresas.',
  sections: [
    { id: 'who', title: 'Quién responde', blocks: [{ kind: 'owner' }] },
    {
      id: 'what',
      title: 'Qué guardamos y por qué',
      blocks: [
        {
          kind: 'rows',
          rows: [
            [
              'Tu cuenta',
              'Correo, nombre si lo das y la contraseña cifrada en un solo sentido. Para dejarte entrar. Mientras exista la cuenta.',
            ],
            [
              'Tus sesiones',
              'Dispositivo, navegador, dirección de red, primer y último uso de cada lugar donde entraste. Para que los veas y puedas cerrarlos desde tu cuenta. Hasta que la sesión termina.',
            ],
            [
              'Tus preferencias',
              'Idioma, región, moneda, zona horaria y ajustes de lectura, y que los guardaste. Para atenderte igual en cada dispositivo. Las preferencias, mientras exista la cuenta; la nota de que las guardaste, 13 meses.',
            ],
            [
              'Intentos de entrar en las páginas de los fundadores',
              'Correo de la cuenta, página, hora y navegador. Para notar abusos. 12 meses.',
            ],
            [
              'Perfiles de aprendizaje',
              'Nombre, franja de edad, curso, idioma, metas y necesidades, hasta donde los llenes. Para enseñar lo que toca. Mientras exista la cuenta.',
            ],
            [
              'Reservas',
              'Tutor, hora, precio y las reglas de ese día. Para dar la sesión y llevar las cuentas que pide la ley.',
            ],
            [
              'Conversaciones con el tutor de software',
              'Lo escrito y cómo se comprobó. Para seguir donde quedaste. Mientras exista la cuenta; 30 días sin cuenta.',
            ],
            [
              'Mensajes que nos escribes',
              'Lo que pones en la página de contacto. Para responder. Hasta la respuesta y 12 meses más.',
            ],
            ['Correos enviados', 'Una copia durante 30 días, para probar y repetir la entrega.'],
            [
              'Registros técnicos',
              'Hora, dirección de la llamada y resultado. Para cuidar la casa. Sin contraseñas ni contenido de correos.',
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
            'Tú: todo lo de tu cuenta.',
            'El tutor con quien reservas: tu reserva.',
            'Los fundadores: reservas y mensajes a nosotros; una conversación con el tutor de software solo si fue marcada por seguridad.',
            ...(card
              ? [
                  'Stripe, nuestro proveedor de pagos, cuando pagas con tarjeta en su página: tu correo, el precio y el concepto, y la tarjeta, que nosotros nunca vemos.',
                ]
              : []),
            'Nadie más. Tribunales y autoridades, solo donde la ley nos obliga.',
          ],
        },
        'El tutor de software trabaja en nuestro propio servidor. No envía a otra empresa nada de lo que escribes.',
      ],
    },
    {
      id: 'children',
      title: 'Niñas y niños',
      blocks: [
        'Los más pequeños tienen un perfil dentro de la cuenta de su familia, sin contraseña. La familia ve el perfil y sus conversaciones, y así se lo decimos. De quien estudia no pedimos apellido, foto ni colegio.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies y almacenamiento',
      blocks: [
        'Ponemos unas pocas cookies pequeñas, cada una necesaria para lo que pediste, ninguna publicitaria. Por eso no hay ningún aviso que cerrar.',
        {
          kind: 'rows',
          rows: [
            [
              'prefs',
              'Tu idioma, país, moneda, zona horaria, brillo y ajustes de lectura, para que la página esté bien antes de aparecer. Un año.',
            ],
            [
              'visitante',
              'Un número al azar, solo cuando apartas una hora o empiezas con el tutor sin cuenta, para que ambos sigan siendo tuyos en la página siguiente.',
            ],
            [
              'known_device',
              'Después de entrar: que este navegador ya entró antes en tu cuenta. Si alguien prueba contraseñas, lo detenemos a él y no a ti. Trece meses.',
            ],
            [
              'google-sign-in',
              'Solo mientras estás en Google: que fue este navegador el que salió. Diez minutos.',
            ],
            [
              'Almacenamiento del navegador',
              'La sesión cuando entras, y los originales de tu idioma y lectura. Se queda en tu dispositivo.',
            ],
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Tus derechos',
      blocks: [
        'En [tu cuenta](/dashboard?tab=account) cambias tus datos, te lo llevas todo en un archivo y cierras la cuenta: catorce días después ya no existe, y de las reservas solo queda lo que pide la contabilidad, sin tu nombre. También puedes preguntar qué guardamos sobre ti y oponerte a un uso. [Escríbenos](/contact?about=privacy); respondemos en un mes, como piden las leyes europea y colombiana. También puedes acudir a la autoridad de protección de datos de tu país.',
      ],
    },
    {
      id: 'safe',
      title: 'Cómo lo cuidamos',
      blocks: [
        'Las conexiones van cifradas, las contraseñas no se pueden leer, y cada fila de la base de datos está protegida por reglas que dicen de quién es. Si algo pasa con tus datos, te avisamos a ti y a la autoridad en el plazo que fija la ley.',
      ],
    },
  ],
  ways: [
    ['Preguntar por tus datos', '/contact?about=privacy'],
    ['Términos del servicio', '/terms'],
  ],
});
