import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  tutors: {
    errors: {
      unknown_tutor: 'No conocemos a este tutor, o por ahora no recibe reservas.',
      range_invalid: 'Pide un periodo de 62 días como máximo, con el primer día primero.',
      not_a_tutor: 'Esto es para tutores. Tu cuenta aún no tiene página de tutor.',
      availability_changed:
        'Cambiaste tu horario en otra ventana. Aquí está como quedó; estos cambios no se guardaron.',
      zone_unknown: 'No conocemos esta zona horaria. Escríbela así: America/Bogota.',
      unknown_application: 'No conocemos esta solicitud.',
      already_decided: 'Esta solicitud ya estaba decidida. Así está ahora.',
      tutor_incomplete: 'Todavía no se puede reservar con {name}: faltan horas semanales o precios.',
    },
  },
};
