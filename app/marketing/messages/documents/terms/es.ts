import type { InfoDocument, DeploymentFacts } from '../../../domain/document.ts';

export const es = ({ card }: DeploymentFacts): InfoDocument => ({
  title: 'Términos del servicio',
  lead: 'Qué puedes esperar de nosotros, qué esperamos de ti y qué pasa con tu dinero cuando cambian los planes.',
  sections: [
    { id: 'who', title: 'Quiénes somos', blocks: [{ kind: 'owner' }] },
    {
      id: 'account',
      title: 'Tu cuenta',
      blocks: [
        'Una cuenta pertenece a una persona adulta, o a quien estudia y tiene la edad para ello en su país: 13 años en Estados Unidos y el Reino Unido, 14 en España, 15 en Francia. En Colombia, y por debajo de esas edades en todas partes, la abre la madre, el padre o quien tenga la tutela, y añade un perfil de estudiante; la niña o el niño no necesita contraseña.',
        'Guarda tu contraseña y avísanos si otra persona usa tu cuenta. Puedes irte cuando quieras: en [Cuenta](/dashboard?tab=account) la eliminas, y catorce días después ya no existe.',
      ],
    },
    {
      id: 'sessions',
      title: 'Clases con un tutor',
      blocks: [
        'Eliges tutor, hora y duración. La hora queda apartada para ti diez minutos, para que nadie la tome mientras decides. El contrato de una clase empieza cuando la confirmas y ves la confirmación.',
        'El precio y las reglas de cancelación que viste en ese momento se quedan con la reserva, cambie lo que cambie después. La clase es en línea, con el enlace del tutor, que está en la página de la reserva desde diez minutos antes.',
        {
          kind: 'list',
          items: [
            'Prueba: 30 minutos, una vez con cada tutor.',
            'Clase: 60 minutos.',
            'Clase larga: 90 minutos.',
            'La misma hora cada semana o cada dos: de dos a doce clases que se reservan juntas; después, cada una va por su cuenta.',
          ],
        },
      ],
    },
    {
      id: 'paying',
      title: 'Precios y pago',
      blocks: [
        'Cada tutor pone sus precios en cada moneda, iguales o mayores que los [precios más bajos](/pricing). No hay suscripción. Los cursos, la práctica y el tutor de matemáticas son gratis.',
        card
          ? 'Una clase se paga con tarjeta mientras la hora está apartada, en la página de Stripe, nuestro proveedor de pagos; nunca vemos tu tarjeta. Si la hora ya no está libre cuando llega el pago, te devolvemos todo.'
          : 'Una clase se paga con factura en 14 días; no pedimos tarjeta.',
      ],
    },
    {
      id: 'credits',
      title: 'Clases en créditos',
      blocks: [
        {
          kind: 'list',
          items: [
            card
              ? 'Puedes comprar cinco o diez clases de 60 minutos juntas, más baratas que sueltas.'
              : 'Puedes comprar cinco o diez clases de 60 minutos juntas, más baratas que sueltas. Se pagan con factura en 14 días.',
            'Un crédito paga una hora con el tutor para el que se compró, aunque su precio cambie después, o con cualquier tutor cuya hora no cueste más, en la misma moneda, que la hora para la que se compró.',
            card
              ? 'También paga cualquier otra clase en esa moneda, por ejemplo una más larga o más cara. Entonces cuenta por lo que pagaste por él, y medio crédito por la mitad; se usa como máximo medio crédito por cada media hora. La diferencia la pagas con tarjeta y la ves antes de reservar.'
              : 'También paga cualquier otra clase en esa moneda, por ejemplo una más larga o más cara. Entonces cuenta por lo que pagaste por él, y medio crédito por la mitad; se usa como máximo medio crédito por cada media hora. La diferencia la pagas con factura y la ves antes de reservar.',
            'Los créditos duran 12 meses desde el día de la compra. Lo que vuelve más tarde se puede usar 30 días más.',
            'Si cancelas hasta 24 horas antes, o hasta el límite que haya fijado el tutor, recuperas todo lo que pagaste por la clase, los créditos como créditos. Después, hasta que empiece, recuperas la mitad; los créditos vuelven por mitades, redondeados a tu favor. Si el tutor cancela o no viene, recuperas todo.',
            card
              ? 'Lo que no hayas usado lo puedes devolver en cualquier momento, también medios créditos y también pasados los 12 meses. Su precio vuelve por donde se pagó: a la tarjeta, o se descuenta de la factura.'
              : 'Lo que no hayas usado lo puedes devolver en cualquier momento, también medios créditos y también pasados los 12 meses. Su precio se descuenta de la factura.',
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
              'Los mismos plazos. Los créditos vuelven como créditos, por mitades, redondeados a tu favor; la diferencia vuelve en dinero.',
            ],
            ['El tutor cancela o no viene', 'Te devolvemos todo, o eliges otra hora.'],
            [
              'Cambiar la hora',
              'Gratis, dos veces, antes del mismo límite. El límite se cuenta desde la más temprana de dos horas: la primera que reservaste y la que la clase tiene ahora. Moverla nunca lo alarga.',
            ],
          ],
        },
        'Un tutor puede pedir otro plazo en lugar de 24 horas. Está en la página del tutor y se muestra antes de reservar; lo que se mostró entonces se queda con esa reserva.',
        card
          ? 'Lo pagado con tarjeta vuelve a la tarjeta; los bancos tardan de cinco a diez días hábiles. De una factura aún sin pagar se descuenta lo que se devuelve; el resto queda en ella.'
          : 'Lo que se devuelve se descuenta de la factura; el resto queda en ella. Si la factura ya está pagada, te devolvemos ese dinero.',
        'Si la ley de tu país te da además un derecho de desistimiento, se suma a estas reglas.',
      ],
    },
    {
      id: 'software',
      title: 'El tutor de matemáticas',
      blocks: [
        'Son para matemáticas. Comprueban con álgebra lo que escribes; cuando no pueden decidir, lo dicen. No hacen promesas médicas y nunca piden un diagnóstico.',
        'No confíes en ellos donde un error haría daño a alguien. Son tutores, no un informe pericial.',
      ],
    },
    {
      id: 'fair',
      title: 'Uso justo',
      blocks: [
        'Trata con respeto a tutores y estudiantes. No uses el servicio para hacer trampa en un examen, para atacarlo ni para llevarte datos ajenos. Podemos suspender una cuenta que lo haga; lo pagado y no usado se devuelve entonces.',
        'Puedes valorar a un tutor tras una clase completada. Solo ocultamos una reseña si insulta, revela algo de otras personas o no tiene que ver con la clase; entonces tampoco cuenta.',
      ],
    },
    {
      id: 'limits',
      title: 'De qué respondemos',
      blocks: [
        'Respondemos de nuestra negligencia y de la de nuestros tutores, en los términos de la ley. No respondemos de notas, admisiones u otros resultados, porque nadie puede hacerlo con honestidad.',
        'Si cambian estos términos, los nuevos están aquí con su fecha. Las reservas y los créditos comprados antes conservan las reglas con las que se compraron.',
      ],
    },
  ],
  ways: [
    ['Preguntar por una reserva', '/contact?about=booking'],
    ['Ver precios', '/pricing'],
  ],
});
