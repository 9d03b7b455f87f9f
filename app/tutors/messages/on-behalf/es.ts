import type { Translation } from '#app/platform/texts.ts';
import { tutorPagesTexts } from '../pages/index.ts';
import type { en } from './en.ts';

const { subjects, levels } = tutorPagesTexts.es.tutorPages;

export const es: Translation<typeof en> = {
  onBehalf: {
    tabs: { record: 'Ficha', page: 'Página y precios', hours: 'Horario y enlace' },
    tabsOf: 'Partes de la ficha de {name}',
    notice:
      'Trabajas en nombre de {name} y ves su mismo formulario: «tú» es quien da las clases. Lo que guardes queda en el registro de auditoría, y {name} recibe un correo.',
    noMail: '{name} no tiene dirección de correo aquí, así que nadie recibe aviso.',
    left: '{name} ya no da clases aquí. La página queda como está.',
    acts: {
      edit: 'Cambió la página de {subject}',
      prices: 'Cambió precios de {subject}',
      hours: 'Cambió el horario de {subject}',
      meeting: 'Cambió el enlace de reunión de {subject}',
    },
    line: '{field}: {value}',
    none: 'nada',
    types: { trial: 'Prueba, 30 min', session: 'Clase, 60 min', deep: 'Clase larga, 90 min' },
    statuses: { active: 'abiertas', paused: 'en pausa', left: 'terminadas' },
    kinds: { open: 'abierto', closed: 'cerrado' },
    subjects,
    levels,
    fields: {
      headline: 'Frase de presentación ({language})',
      story: 'Cómo da clase ({language})',
      subjects: 'Materias',
      levels: 'Niveles',
      languages: 'Idiomas',
      rules: 'Horas semanales',
      exceptions: 'Días distintos',
      zone: 'Zona horaria',
      city: 'Lugar',
      sessionTypes: 'Tipos de clase',
      bufferBefore: 'Minutos libres antes de una clase',
      bufferAfter: 'Minutos libres después de una clase',
      notice: 'Antelación mínima en minutos',
      windowDays: 'Días que se pueden reservar por adelantado',
      dailyLimit: 'Clases al día como máximo',
      meeting: 'Enlace de reunión',
      status: 'Reservas',
      outside: 'Clases reservadas fuera del horario; se mantienen',
    },
    mail: {
      openSubject: 'Tu página en {brand} está abierta a reservas',
      open: 'Hola, {name}:\n\nTu página está abierta: las familias ya pueden encontrarte en {brand} y reservar tus horas libres.',
      subject: 'Cambiamos tu página en {brand}',
      hello: 'Hola, {name}:\n\nUn fundador de {brand} cambió tu página en tu nombre:',
      line: '{field}: {after} (antes: {before})',
      booked: 'Las clases reservadas siguen como están, al precio acordado.',
      look: 'Míralo y cámbialo cuando quieras:\n{url}\n\nSi algo no está como quieres, escríbenos:\n{contact}',
    },
  },
};
