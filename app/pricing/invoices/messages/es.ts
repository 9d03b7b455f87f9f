import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  invoicePaper: {
    invoice: 'Factura',
    creditNote: 'Nota de abono',
    number: 'Número',
    issued: 'Fecha',
    corrects: 'Corrige la factura',
    due: 'A pagar hasta el',
    card: 'Pagada con tarjeta',
    cardBack: 'Se devuelve a la tarjeta',
    reduces: 'Reduce en este importe lo que queda por pagar.',
    seller: 'De',
    buyer: 'Para',
    erased: 'El nombre y la dirección se borraron con la cuenta.',
    missing: 'Razón social, dirección y registro: los completa el titular',
    what: 'Concepto',
    amount: 'Importe',
    session: 'Sesión de {minutes, number} minutos con {tutor}, {day}, {time} (UTC)',
    trial: 'Prueba de {minutes, number} minutos con {tutor}, {day}, {time} (UTC)',
    pack: '{count, plural, one {# sesión} other {# sesiones}} de {minutes, number} minutos en créditos, con {tutor}',
    net: 'Base imponible',
    tax: 'Impuesto {rate}',
    noTax: 'Sin impuesto desglosado.',
    total: 'Total',
    file: 'factura-{number}.pdf',
  },
};
