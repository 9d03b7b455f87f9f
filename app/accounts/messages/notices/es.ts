import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  accountNotices: {
    passwordChanged: {
      subject: 'Tu contraseña ha cambiado',
      body: 'La contraseña de tu cuenta de {brand} ha cambiado. La sesión sigue abierta donde se hizo el cambio y se ha cerrado en los demás dispositivos.',
      notYou:
        'Si no has sido tú, otra persona ha entrado en tu cuenta. Crea ahora una contraseña nueva; así se cierra su sesión:',
    },
    changeAsked: {
      subject: 'Tu dirección está a punto de cambiar',
      body: 'Alguien con la sesión abierta en tu cuenta de {brand} ha pedido usar {address} en lugar de esta dirección. El cambio se hará en cuanto se confirme desde allí.',
      notYou:
        'Si no has sido tú, crea ahora una contraseña nueva; así se cierran las demás sesiones y se detiene el cambio:',
    },
    addressChanged: {
      subject: 'Tu dirección ha cambiado',
      body: 'Tu cuenta de {brand} usa ahora {address}. Con esta dirección ya no se puede iniciar sesión.',
      notYou: 'Si no has sido tú, escríbenos desde esta dirección y lo miramos juntos:',
    },
    addressTaken: {
      subject: 'Esta dirección ya tiene una cuenta',
      body: 'Alguien ha querido usar {address} para otra cuenta de {brand}. No es posible, porque esta dirección ya tiene una cuenta. No ha cambiado nada.',
      notYou:
        'Si has sido tú, inicia sesión en esa cuenta con esta dirección, o cambia antes la dirección de esa cuenta. Si has olvidado su contraseña:',
    },
    errors: {
      reauthentication_needed:
        'Primero vuelve a iniciar sesión: para esto hace falta haberla iniciado en los últimos 15 minutos.',
      administrator_address:
        'Esta dirección es de un administrador y no se puede usar para una cuenta que ya existe.',
      administrator_stays:
        'La dirección de un administrador está fijada en los ajustes del sitio y no se puede cambiar aquí.',
    },
  },
};
