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
    factorEnrolled: {
      subject: 'Ahora se pide un código para iniciar sesión',
      body: 'Se ha añadido una aplicación de autenticación a tu cuenta de {brand}. A partir de ahora, al iniciar sesión se pide un código de esa aplicación. La sesión se ha cerrado en los demás dispositivos, que también pedirán el código.',
      notYou: 'Si no has sido tú, otra persona ha entrado en tu cuenta. Escríbenos desde esta dirección:',
    },
    factorRemoved: {
      subject: 'Se ha quitado una aplicación de autenticación',
      body: 'Se ha quitado de tu cuenta de {brand} una aplicación de autenticación o los códigos de recuperación. Si no queda ninguna aplicación, ya no se pide un código al iniciar sesión.',
      notYou:
        'Si no has sido tú, otra persona ha entrado en tu cuenta. Crea ahora una contraseña nueva; así se cierra su sesión:',
    },
    recoveryUsed: {
      subject: 'Se ha usado un código de recuperación',
      body: 'Alguien ha iniciado sesión en tu cuenta de {brand} con uno de tus códigos de recuperación. Ese código ya no sirve; los demás sí. Si has perdido el teléfono, quítalo de tu cuenta y añade el nuevo.',
      notYou:
        'Si no has sido tú, entra con tu aplicación, cierra las demás sesiones y crea códigos de recuperación nuevos:',
    },
    recoveryRenewed: {
      subject: 'Tienes códigos de recuperación nuevos',
      body: 'Se han creado códigos de recuperación nuevos para tu cuenta de {brand}. Los anteriores ya no sirven.',
      notYou:
        'Si no has sido tú, otra persona ha entrado en tu cuenta. Crea ahora una contraseña nueva; así se cierra su sesión:',
    },
    errors: {
      reauthentication_needed:
        'Primero vuelve a iniciar sesión: para esto hace falta haberla iniciado en los últimos 15 minutos.',
      administrator_stays:
        'La dirección de un administrador está fijada en los ajustes del sitio y no se puede cambiar aquí.',
    },
  },
};
