import type { InfoDocument, DeploymentFacts } from '../../../domain/document.ts';

export const es = ({ card }: DeploymentFacts): InfoDocument => ({
  title: 'Términos del servicio',
  lead: 'Qué puedes esperar de nosotros, qué esperamos de ti y qué pasa con tu dinero si cambian los planes.',
  sections: [
    { id: 'who', title: 'Quiénes somos', blocks: [{ kind: 'owner' }] },
    {
      id: 'account',
      title: 'Tu cuenta',
      blocks: [
        'Una cuenta pertenece a una persona adulta, o a quien estudia y tiene la edad para ello en su país: 13 años en Estados Unidos y el Reino Unido, 14 en España, 15 en Francia. En Colombia, y por debajo de esas edades en todas partes, la abre la madre, el padre o quien tenga la tutela, y añade un perfil de estudiante; la niña o el niño no necesita contraseña.',
        'No compartas tu contraseña y avísanos si otra persona usa tu cuenta. Puedes irte cuando quieras: elimina la cuenta en [Cuenta](/dashboard?tab=account) y a los catorce días dejará de existir.',
      ],
    },
    {
      id: 'sessions',
      title: 'Clases con un tutor',
      blocks: [
        'Eliges tutor, hora y duración. Te guardamos la hora diez minutos para que nadie más la reserve mientras decides. El contrato de una clase empieza cuando confirmas y ves la confirmación.',
        'El precio y las reglas de cancelación que viste en ese momento valen para esa reserva aunque cambien después. La clase es en línea, con el enlace del tutor, que aparece en la página de la reserva diez minutos antes.',
        {
          kind: 'list',
          items: [
            'Prueba: 30 minutos, una vez con cada tutor.',
            'Clase: 60 minutos.',
            'Clase larga: 90 minutos.',
            'La misma hora cada semana o cada dos: de dos a doce clases que se reservan juntas; después, cada una se trata por separado.',
          ],
        },
      ],
    },
    {
      id: 'paying',
      title: 'Precios y pago',
      blocks: [
        'Cada tutor pone sus precios en cada moneda, nunca por debajo de los [precios mínimos](/pricing). No hay suscripción. Los cursos, la práctica y el tutor de matemáticas son gratis.',
        card
          ? 'La clase se paga con tarjeta mientras te guardamos la hora, en la página de Stripe, nuestro proveedor de pagos; nosotros nunca vemos tu tarjeta. Si la hora ya no está libre cuando llega el pago, te devolvemos todo.'
          : 'La clase se paga con factura en un plazo de 14 días; no pedimos tarjeta.',
      ],
    },
    {
      id: 'credits',
      title: 'Clases con créditos',
      blocks: [
        {
          kind: 'list',
          items: [
            card
              ? 'Puedes comprar cinco o diez clases de 60 minutos juntas, más baratas que por separado.'
              : 'Puedes comprar cinco o diez clases de 60 minutos juntas, más baratas que por separado. Se pagan con factura en un plazo de 14 días.',
            'Un crédito paga una hora con el tutor para el que se compró, aunque su precio cambie después, o con cualquier tutor cuya hora no cueste más, en la misma moneda, que la hora para la que se compró.',
            card
              ? 'También sirve para cualquier otra clase en esa moneda, por ejemplo una más larga o más cara. En ese caso el crédito vale lo que pagaste por él, y medio crédito, la mitad; se usa como máximo medio crédito por cada media hora. La diferencia la pagas con tarjeta y la ves antes de reservar.'
              : 'También sirve para cualquier otra clase en esa moneda, por ejemplo una más larga o más cara. En ese caso el crédito vale lo que pagaste por él, y medio crédito, la mitad; se usa como máximo medio crédito por cada media hora. La diferencia la pagas con factura y la ves antes de reservar.',
            'Los créditos duran 12 meses desde el día de la compra. Los que te devolvamos más tarde los puedes usar 30 días más.',
            'Si cancelas hasta 24 horas antes, o hasta el límite que haya fijado el tutor, recuperas todo lo que pagaste por la clase (los créditos, como créditos). Después, y hasta que empiece, recuperas la mitad; los créditos se devuelven en mitades, redondeando a tu favor. Si el tutor cancela o no viene, recuperas todo.',
            card
              ? 'Los créditos que no hayas usado los puedes devolver en cualquier momento, también medios créditos y también pasados los 12 meses. Te devolvemos su precio igual que lo pagaste: en la tarjeta, o lo descontamos de la factura.'
              : 'Los créditos que no hayas usado los puedes devolver en cualquier momento, también medios créditos y también pasados los 12 meses. Descontamos su precio de la factura.',
          ],
        },
      ],
    },
    {
      id: 'refunds',
      title: 'Cancelaciones y reembolsos',
      blocks: [
        {
          kind: 'rows',
          rows: [
            ['Hasta 24 horas antes', 'Te devolvemos todo.'],
            ['Después, hasta el comienzo', 'Te devolvemos la mitad.'],
            ['Una vez empezada', 'No hay devolución.'],
            [
              'Pagada con créditos',
              'Los mismos plazos. Los créditos se devuelven como créditos, en mitades y redondeando a tu favor; la diferencia, en dinero.',
            ],
            ['El tutor cancela o no viene', 'Te devolvemos todo, o eliges otra hora.'],
            [
              'Cambiar la hora',
              'Gratis, dos veces, antes del mismo límite. El límite se cuenta desde la hora que sea anterior: la primera que reservaste o la que tiene ahora la clase. Cambiar la hora nunca lo alarga.',
            ],
          ],
        },
        'Un tutor puede pedir otro plazo en lugar de 24 horas. Está en la página del tutor y lo ves antes de reservar; el que viste entonces vale para esa reserva.',
        card
          ? 'Lo que pagaste con tarjeta vuelve a la tarjeta; los bancos tardan de cinco a diez días hábiles. Si la factura aún no está pagada, le descontamos lo que te devolvemos; el resto hay que pagarlo.'
          : 'Descontamos de la factura lo que te devolvemos; el resto hay que pagarlo. Si ya la pagaste, te devolvemos ese dinero.',
        'Si la ley de tu país te da además derecho de desistimiento, ese derecho se suma a estas reglas.',
      ],
    },
    {
      id: 'software',
      title: 'El tutor de matemáticas',
      blocks: [
        'Es solo para matemáticas. Comprueba con álgebra lo que escribes; cuando no puede decidir, lo dice. No hace promesas médicas ni pide nunca un diagnóstico.',
        'No lo uses para decisiones en las que un error pueda hacer daño a alguien. Es un tutor, no un dictamen profesional.',
      ],
    },
    {
      id: 'fair',
      title: 'Uso justo',
      blocks: [
        'Trata con respeto a tutores y estudiantes. No uses el servicio para hacer trampa en un examen, para atacarlo ni para llevarte datos ajenos. Podemos suspender las cuentas que lo hagan; en ese caso devolvemos lo pagado y no usado.',
        'Puedes valorar a un tutor tras una clase completada. Solo ocultamos una reseña si insulta, revela algo de otras personas o no tiene que ver con la clase; entonces tampoco cuenta.',
      ],
    },
    {
      id: 'limits',
      title: 'Nuestra responsabilidad',
      blocks: [
        'Respondemos de nuestra negligencia y de la de nuestros tutores, en los términos de la ley. No respondemos de notas, admisiones u otros resultados, porque nadie puede garantizarlos con honestidad.',
        'Si estos términos cambian, publicaremos aquí los nuevos con su fecha. Las reservas y los créditos anteriores conservan las reglas con las que se compraron.',
      ],
    },
  ],
  ways: [
    ['Preguntar por una reserva', '/contact?about=booking'],
    ['Ver precios', '/pricing'],
  ],
});
