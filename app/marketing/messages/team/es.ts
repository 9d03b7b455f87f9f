import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  team: {
    pageTitle: 'Equipo',
    title: 'Las personas que enseñan aquí.',
    lead: 'A cada tutor lo aprobó el equipo fundador, y cada uno pone sus precios y sus horas. Las valoraciones vienen solo de sesiones completadas.',
    zone: 'Hora de {zone}.',
    change: 'Cambiar la zona',
    inLanguages: 'en',
    free: 'Próxima hora libre: {when}',
    times: 'Ver horas',
    timesOf: 'Ver horas de {name}',
    rating: '{average} en {count, plural, one {# sesión completada} other {# sesiones completadas}}',
    noRating: 'Aún sin sesiones valoradas',
    from: 'Prueba {trial}, una hora {session}',
    none: 'Ahora mismo no se muestra ningún tutor. El buscador y la página de contacto sí funcionan.',
    shownOf: 'Se muestran {shown, number} de {total, number} tutores.',
    search: 'Buscar por materia, idioma y hora',
    join: '¿Enseñas?',
    joinText:
      'Cuéntanos qué, en qué idiomas y cuándo. Alguien del equipo fundador lee cada solicitud; tú pones precios y horas, y te quedas con el 80 % de cada sesión.',
    joinAction: 'Solicitar ser tutor',
    contact: 'Preguntar antes',
  },
};
