import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  accountNotices: {
    passwordChanged: {
      subject: 'Tu contraseña cambió',
      body: 'La contraseña de tu cuenta de {brand} cambió. La sesión sigue abierta donde se hizo el cambio y se cerró en los demás dispositivos.',
      notYou:
        'Si no fuiste tú, otra persona entró en tu cuenta. Crea ahora una contraseña nueva; así se cierra su sesión:',
    },
    changeAsked: {
      subject: 'Tu dirección está a punto de cambiar',
      body: 'Alguien con la sesión abierta en tu cuenta de {brand} pidió usar {address} en lugar de esta dirección. El cambio se hará en cuanto se confirme desde allí.',
      notYou:
        'Si no fuiste tú, crea ahora una contraseña nueva; así se cierran las demás sesiones y se detiene el cambio:',
    },
    addressChanged: {
      subject: 'Tu dirección cambió',
      body: 'Tu cuenta de {brand} usa ahora {address}. Con esta dirección ya no se puede iniciar sesión.',
      notYou: 'Si no fuiste tú, escríbenos desde esta dirección y lo revisamos contigo:',
    },
    addressTaken: {
      subject: 'Esta dirección ya tiene una cuenta',
      body: 'Alguien quiso usar {address} para otra cuenta de {brand}. No es posible, porque esta dirección ya tiene una cuenta. No cambió nada.',
      notYou:
        'Si fuiste tú, inicia sesión en esa cuenta con esta dirección, o cambia antes la dirección de esa cuenta. Si olvidaste su contraseña:',
    },
    factorEnrolled: {
      subject: 'Ahora iniciar sesión requiere un segundo paso',
      body: 'Se agregó un segundo paso a tu cuenta de {brand}: una aplicación de autenticación o una llave de acceso. A partir de ahora lo pedimos al iniciar sesión. Se cerraron las sesiones en las que bastaba la contraseña.',
      notYou: 'Si no fuiste tú, otra persona entró en tu cuenta. Escríbenos desde esta dirección:',
    },
    factorRemoved: {
      subject: 'Se quitó un segundo paso',
      body: 'Se quitó de tu cuenta de {brand} una aplicación de autenticación, una llave de acceso o los códigos de recuperación. Si no queda ninguna aplicación ni llave, al iniciar sesión basta la contraseña.',
      notYou:
        'Si no fuiste tú, otra persona entró en tu cuenta. Crea ahora una contraseña nueva; así se cierra su sesión:',
    },
    recoveryUsed: {
      subject: 'Se usó un código de recuperación',
      body: 'Alguien inició sesión en tu cuenta de {brand} con uno de tus códigos de recuperación. Ese código ya no sirve; los demás sí. Si perdiste el teléfono, quítalo de tu cuenta y agrega el nuevo.',
      notYou:
        'Si no fuiste tú, entra con tu aplicación, cierra las demás sesiones y crea códigos de recuperación nuevos:',
    },
    recoveryRenewed: {
      subject: 'Tienes códigos de recuperación nuevos',
      body: 'Se crearon códigos de recuperación nuevos para tu cuenta de {brand}. Los anteriores ya no sirven.',
      notYou:
        'Si no fuiste tú, otra persona entró en tu cuenta. Crea ahora una contraseña nueva; así se cierra su sesión:',
    },
    errors: {
      reauthentication_needed:
        'Primero vuelve a iniciar sesión: para esto tienes que haberla iniciado en los últimos 15 minutos.',
      administrator_stays:
        'La dirección de un administrador está definida en los ajustes del sitio y no se puede cambiar aquí.',
    },
  },
};
