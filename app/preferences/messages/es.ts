import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  preferences: {
    title: 'Idioma y región',
    close: 'Cerrar',
    useDevice: 'Usar los ajustes del dispositivo',
    language: 'Idioma',
    country: 'País o región',
    currency: 'Moneda',
    timezone: 'Zona horaria',
    suggestions: 'Sugerencias',
    timezoneMeant: 'Verás las horas en {zone}.',
    timezoneUnknown:
      'No conocemos esta zona, así que verás las horas en {zone}. Escribe una ciudad o una zona como America/Bogota.',
    timezoneOffset:
      'Un desfase fijo no tiene en cuenta el horario de verano, así que verás las horas en {zone}. Elige o escribe una ciudad.',
    unsaved: 'Tu último cambio aún no se guardó en tu cuenta. Seguimos intentándolo.',
    seen: 'Así lo verás:',
    save: 'Guardar',
    saved: 'Preferencias guardadas',
    reset: 'Usar las del dispositivo',
    footnote: 'Las preferencias se guardan en este dispositivo y, si iniciaste sesión, también en tu cuenta.',
    reading: 'Lectura',
    theme: 'Brillo',
    themes: { system: 'Como el dispositivo', light: 'Claro', dark: 'Oscuro' },
    fontSize: 'Tamaño del texto',
    fontSizes: { small: 'Pequeño', medium: 'Mediano', large: 'Grande', xlarge: 'Muy grande' },
    readingFont: 'Letra y espaciado para dislexia',
    textColor: 'Color del texto',
    backgroundColor: 'Color del fondo',
    defaultColor: 'El de siempre',
    contrastLow: 'Estos dos colores se distinguen mal. El color de texto legible más cercano:',
    useThis: 'Usar {colour}',
    resetReading: 'Restablecer la lectura',
    locales: {
      'en-US': 'Inglés (Estados Unidos)',
      'en-GB': 'Inglés (Reino Unido)',
      'es-CO': 'Español (Colombia)',
      'es-ES': 'Español (España)',
      'fr-FR': 'Francés (Francia)',
    },
    countries: { US: 'Estados Unidos', GB: 'Reino Unido', CO: 'Colombia', ES: 'España', FR: 'Francia' },
    currencies: {
      USD: 'USD, dólar estadounidense',
      COP: 'COP, peso colombiano',
      EUR: 'EUR, euro',
      GBP: 'GBP, libra esterlina',
    },
    errors: { loading_failed: 'No se pudo cargar la configuración regional' },
  },
};
