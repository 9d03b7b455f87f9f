import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  notFound: {
    title: 'Aquí no hay página.',
    titleKnown: 'Aquí no hay página, pero sabemos cuál buscabas.',
    pageTitle: 'No encontrada',
    lead: 'En {path} no hay nada. Los caminos de abajo sí llevan a alguna parte.',
    home: 'Ir al inicio',
    looking: '¿O buscabas esto?',
    hole: 'aquí no está definida',
    plot: 'Una curva con un punto abierto en {path}. El punto que falta está más abajo, en: {target}.',
    plotEmpty: 'Una curva con un punto abierto en {path}.',
    tutors: {
      lead: 'En {path} no hay ninguna lista. Nuestros tutores se presentan en Equipo, y el buscador encuentra a alguien por materia, idioma, precio y hora.',
      action: 'Conocer al equipo',
      target: 'Equipo',
    },
    refund: {
      lead: 'En {path} no hay página. Los reembolsos son una sección de los Términos del servicio: todo hasta 24 horas antes, la mitad después.',
      action: 'Leer sobre reembolsos',
      target: 'Términos del servicio',
    },
    cookie: {
      lead: 'En {path} no hay página. Las cookies son una sección de la Política de privacidad: dos pequeñas, ambas necesarias, ninguna publicitaria.',
      action: 'Leer sobre cookies',
      target: 'Política de privacidad',
    },
    near: {
      lead: 'En {path} no hay nada. Existe una página con una dirección casi igual.',
      action: 'Ir a {target}',
    },
    ways: {
      tutor: 'Buscar tutor',
      tutorText: 'Por materia, idioma, precio y hora',
      team: 'Equipo',
      teamText: 'Quién enseña aquí',
      pricing: 'Precios',
      pricingText: 'Cuánto cuesta una sesión y qué incluye',
      refunds: 'Reembolsos',
      refundsText: 'Una sección de los Términos del servicio',
      cookies: 'Cookies',
      cookiesText: 'Una sección de la Política de privacidad',
      courses: 'Cursos',
      coursesText: 'Cuatro, cada lección con su destreza',
      models: 'Tutores de IA',
      modelsText: 'Trae un problema tuyo',
      contact: 'Escríbenos',
      contactText: 'Lo lee una persona',
    },
  },
};
