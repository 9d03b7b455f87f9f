import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  credits: {
    errors: {
      billing_name: 'Escribe el nombre para la factura.',
      billing_street: 'Escribe la calle y el número.',
      billing_city: 'Escribe la ciudad.',
      billing_postalCode: 'Este código postal no corresponde al país.',
      billing_region: 'Elige el estado.',
      billing_taxNumber: 'Este número fiscal no tiene el formato de este país. Puedes dejarlo vacío.',
      unknown_tutor: 'No encontramos ningún tutor con precio en esta moneda.',
      pack_unpaid: 'Tienes un paquete de créditos sin pagar. Paga primero su factura o usa sus créditos.',
      unknown_pack: 'No encontramos estos créditos entre los tuyos.',
      unknown_invoice: 'No encontramos esta factura entre las tuyas.',
      price_changed: 'El precio cambió desde que lo viste. Revísalo, por favor.',
      not_returnable:
        'Estos créditos no se pueden devolver aquí: no queda nada o ya te devolvimos una parte del dinero de otra forma. Si te falta algo, escríbenos.',
      rest_changed: 'Lo que queda de estos créditos cambió desde que lo viste. Revísalo, por favor.',
    },
    amount:
      '{half, select, yes {{count, plural, =0 {medio crédito} one {# crédito y medio} other {# créditos y medio}}} other {{count, plural, one {# crédito} other {# créditos}}}}',
    label: '{count, plural, =5 {Cinco} =10 {Diez} other {#}} clases de 60 minutos con {tutor}',
    mail: {
      twice: {
        subject: 'Tu pago de {price} vuelve a tu tarjeta',
        text: 'Estos créditos ya estaban pagados; por eso tu pago de {price} vuelve completo a tu tarjeta. Los bancos tardan de cinco a diez días hábiles. Tus créditos siguen igual.',
      },
      bought: {
        subject: '{count, number} créditos para clases con {tutor}',
        text: 'Tienes {count, number} créditos. Cada uno paga una hora con {tutor}, o una clase con cualquier otro tutor; si una clase cuesta más, pagas la diferencia. Sirven para todos los perfiles de tu cuenta.',
        until: 'Puedes usarlos hasta el {day}. La clase puede ser después.',
        invoice: 'Factura {number}: {price}, a pagar antes del final del {due}.',
        paid: 'Factura {number}: {price}, pagada con tarjeta.',
        link: 'Tus créditos y facturas: {url}',
      },
      ends: {
        subject: 'Puedes usar tus créditos hasta el {day}',
        text: 'Todavía tienes {credits} para clases con {tutor}. Después del {day} ya no podrás usarlos.',
        how: 'Elige antes una hora con cualquier tutor y paga con un crédito; la clase puede ser después. Lo que no uses lo puedes devolver, también pasado ese día.',
        invoice: 'Se compraron con la factura {number}.',
      },
    },
  },
};
