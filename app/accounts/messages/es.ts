import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  accounts: {
    signIn: {
      title: 'Iniciar sesión',
      heading: 'Te damos la bienvenida de nuevo.',
      tab: 'Iniciar sesión',
      submit: 'Iniciar sesión',
      busy: 'Iniciando sesión',
      forgot: 'Olvidé mi contraseña',
      link: 'Prefiero un enlace por correo',
      confirmAgain: 'Enviar otra vez el correo de confirmación',
    },
    signUp: {
      heading: 'Empieza con una cuenta.',
      tab: 'Crear cuenta',
      submit: 'Crear cuenta',
      busy: 'Creando tu cuenta',
      fine: 'Una cuenta reúne a varios estudiantes. La cuenta es de una persona adulta o de un estudiante de {age, number} años o más ({country}); los menores son perfiles en la cuenta de su madre o padre. Al crear una cuenta aceptas los <terms>Términos del servicio</terms> y la <privacy>Política de privacidad</privacy>.',
      fineGuardian:
        'Una cuenta reúne a varios estudiantes. Los menores de 18 años ({country}) son perfiles en la cuenta de su madre, padre o tutor legal. Al crear una cuenta aceptas los <terms>Términos del servicio</terms> y la <privacy>Política de privacidad</privacy>.',
    },
    magicLink: {
      heading: 'Un enlace en vez de una contraseña.',
      lead: 'Te enviamos un enlace con el que entras una vez.',
      submit: 'Enviar el enlace',
      busy: 'Enviando el enlace',
      back: 'Prefiero usar mi contraseña',
    },
    forgot: {
      heading: '¿Olvidaste tu contraseña?',
      lead: 'Te enviamos un enlace para poner una nueva.',
      submit: 'Enviar el enlace',
      busy: 'Enviando el enlace',
      back: 'Volver a iniciar sesión',
    },
    sent: {
      title: 'Revisa tu correo',
      heading: 'Revisa tu correo.',
      confirm:
        'Enviamos un correo a <email></email>. Abre el enlace que contiene o escribe aquí sus seis cifras.',
      maybe:
        'Si <email></email> tiene una cuenta, el correo va en camino. Abre el enlace que contiene o escribe aquí sus seis cifras.',
      code: 'Código de seis cifras',
      codeHelp: 'Sirve durante una hora y una sola vez.',
      submit: 'Continuar',
      busy: 'Comprobando el código',
      waiting: 'Podrás pedirlo otra vez en {time}.',
      again: 'Enviarlo otra vez',
      againDone: 'Enviado otra vez.',
      fine: '¿No llega? Puede tardar un minuto, o estar en la carpeta de correo no deseado.',
      other: 'Usar otra dirección',
      codeFormat: 'El código tiene seis cifras.',
    },
    callback: {
      title: 'Confirmar',
      signup: 'Confirma tu correo.',
      magiclink: 'Inicia sesión con este enlace.',
      newcomer: 'Crea tu cuenta.',
      newcomerLead: 'Todavía no hay una cuenta con esta dirección. Con un clic la creas y entras.',
      submitNewcomer: 'Crear mi cuenta',
      email_change: 'Confirma tu nueva dirección.',
      here: '¿Iniciar sesión aquí?',
      lead: 'Un clic, para que un programa de correo no gaste el enlace antes que tú.',
      hereLead: 'Este inicio de sesión no empezó en este navegador. Continúa solo si lo pediste tú.',
      instead: 'Iniciaste sesión como {email}. Con este enlace entra la persona a la que se envió.',
      submitSignup: 'Confirmar y continuar',
      submitMagiclink: 'Iniciar sesión',
      submitChange: 'Confirmar la nueva dirección',
      changed: 'Tu nueva dirección está confirmada.',
      busy: 'Un momento',
      working: 'Iniciando tu sesión.',
      newLink: 'Pedir otro enlace',
      back: 'Volver a iniciar sesión',
      write: 'Escríbenos',
      goOn: 'Continuar como {email}',
      service: 'El servicio de acceso dice: «{text}»',
      refused: {
        expired: {
          title: 'Este enlace ya no sirve.',
          text: 'Ya se usó o tiene más de una hora. Podemos enviarte otro.',
        },
        cancelled: {
          title: 'Volviste sin iniciar sesión.',
          text: 'Se canceló en Google. Puedes empezar otra vez o entrar con tu correo.',
        },
        interrupted: {
          title: 'El camino de ida y vuelta a Google se interrumpió.',
          text: 'Tardó demasiado o empezó en otra ventana. Empieza otra vez desde la página de inicio de sesión.',
        },
        unverified: {
          title: 'Primero confirma tu dirección.',
          text: 'Google no ha confirmado esta dirección. Confírmala allí y vuelve a intentarlo, o usa aquí tu correo y una contraseña.',
        },
        blocked: {
          title: 'Esta cuenta está bloqueada.',
          text: 'Si crees que es un error, escríbenos y lo revisamos contigo.',
        },
        signupOff: {
          title: 'Por ahora no se pueden crear cuentas nuevas',
          text: 'Quien ya tiene una cuenta puede seguir entrando.',
        },
        registered: {
          title: 'La cuenta ya existe. ¿Quieres iniciar sesión?',
          text: 'Entra como lo hiciste antes. Después puedes añadir otras formas en tu panel.',
        },
        tooMany: {
          title: 'Demasiados intentos. Vuelve a intentarlo más tarde',
          text: 'Bastan unos minutos. No hace falta nada más.',
        },
        providerOff: {
          title: 'Google no está disponible por ahora.',
          text: 'Puedes entrar con tu correo.',
        },
        ourFault: {
          title: 'Algo falló de nuestro lado.',
          text: 'No iniciaste sesión y nada más cambió. Vuelve a intentarlo en un momento.',
        },
        unknown: {
          title: 'No iniciaste sesión.',
          text: 'No se pudo iniciar la sesión',
        },
        noLink: {
          title: 'Aquí no hay nada que confirmar.',
          text: 'A esta página se llega por un enlace de un correo. Puedes iniciar sesión o pedir otro enlace.',
        },
        half: {
          title: 'Una de las dos está confirmada.',
          text: 'Abre también el enlace del correo a tu otra dirección. Desde entonces vale el cambio.',
        },
      },
    },
    reset: {
      title: 'Contraseña nueva',
      heading: 'Pon una contraseña nueva.',
      lead: 'Después tendrás la sesión abierta aquí y cerrada en los demás dispositivos.',
      submit: 'Guardar la contraseña',
      busy: 'Guardando la contraseña',
      saved: 'Tu contraseña nueva está guardada.',
      noLink: 'A esta página se llega por un enlace de un correo. Podemos enviarte uno.',
      first:
        'Tu correo está confirmado y ya iniciaste sesión. La contraseña elegida antes podría ser de otra persona, así que no vale. Elige la tuya ahora.',
      signedIn:
        'Iniciaste sesión como {email}. La contraseña nueva se pone con un enlace o código que enviamos ahí.',
    },
    passwordAdvice: {
      common:
        'Es una de las contraseñas que se prueban primero. Puedes quedarte con ella; tres palabras que no tengan que ver entre sí protegen mucho más.',
      own: 'Tu nombre, tu correo o el nuestro se adivinan fácilmente. Puedes quedarte con ella; tres palabras que no tengan que ver contigo protegen más.',
      repeated:
        'Los mismos signos una y otra vez se adivinan enseguida. Puedes quedarte con ella; tres palabras que no tengan que ver entre sí protegen mucho más.',
      short:
        'Bastan seis caracteres; con más estás más a salvo: tres palabras que no tengan que ver entre sí se recuerdan bien.',
    },
    fields: {
      name: 'Nombre completo',
      email: 'Correo electrónico',
      password: 'Contraseña',
      newPassword: 'Contraseña nueva',
      passwordHelp: 'Al menos {least, number} caracteres.',
      show: 'Mostrar la contraseña',
      hide: 'Ocultar la contraseña',
    },
    google: 'Continuar con Google',
    or: 'o con tu correo',
    wayBack: 'Ibas camino de otra página. Te llevamos allí.',
    see: {
      back: 'Tu curva está donde la dejaste.',
      backBody: 'Lecciones, reservas y cada línea que escribiste.',
      begin: 'Todo empieza con una línea.',
      beginBody: 'Escribe un problema tuyo y luego la línea siguiente.',
    },
    signedInAs: 'Iniciaste sesión como {email}.',
    goOn: 'Continuar',
    toDashboard: 'Ir al panel',
    signOut: 'Cerrar sesión',
    guard: {
      verifying: 'Comprobando el acceso...',
      needsJavaScript: 'Esta página necesita JavaScript. Actívalo para este sitio y vuelve a cargarla.',
      outOfReach:
        'En este momento no podemos conectar con el servidor. Seguimos intentándolo; no tienes que hacer nada.',
      denied: 'Acceso denegado',
      deniedBody: 'No tienes permiso para ver esta página.',
      invite: 'Inicia sesión para ver esta página.',
      inviteBody: 'Muestra lo que pertenece a tu cuenta. Después te traemos de vuelta aquí.',
      inviteAction: 'Iniciar sesión',
    },
    errors: {
      email: 'Escribe una dirección de correo válida',
      password: 'La contraseña debe tener al menos 6 caracteres',
      passwordLong: 'Esta contraseña es demasiado larga: 72 letras y cifras sobran.',
      credentials: 'Correo o contraseña incorrectos',
      unconfirmed: 'Primero confirma tu correo',
      noAccount: 'No encontramos esa cuenta. ¿Quieres crear una?',
      registered: 'La cuenta ya existe. ¿Quieres iniciar sesión?',
      alreadyRegistered: 'Este correo ya está registrado. Inicia sesión o usa «Olvidé mi contraseña».',
      signupDisabled: 'Por ahora no se pueden crear cuentas nuevas',
      tooMany: 'Demasiados intentos. Vuelve a intentarlo más tarde',
      failed: 'No se pudo iniciar la sesión',
      unexpected: 'Ocurrió un error inesperado. Vuelve a intentarlo.',
      tooManyUntil: 'Demasiados intentos. Vuelve a intentarlo más tarde: <wait></wait>.',
      tooManyOver: 'Ya puedes volver a intentarlo.',
      samePassword: 'Esa ya es tu contraseña. Elige otra.',
      weakPassword: 'Esa contraseña se adivina con facilidad. Elige otra.',
      signInAgain: 'Primero vuelve a iniciar sesión. Tu sesión terminó, o hace falta una reciente.',
      blocked: 'Esta cuenta está bloqueada. Escríbenos y lo revisamos contigo.',
      providerOff: 'Por ahora no se puede entrar con Google. Con tu correo sí.',
      codeWrong: 'Este código no sirve. Mira el correo más reciente o pide otro.',
      offline: 'No podemos conectar con el servidor. Lo que escribiste sigue aquí; vuelve a intentarlo.',
    },
    mail: {
      signup: {
        subject: 'Confirma tu dirección',
        body: 'Te damos la bienvenida a {brand}. Abre esta página y pulsa su botón para confirmar tu dirección:',
      },
      magiclink: {
        subject: 'Tu enlace para iniciar sesión',
        body: 'Abre esta página y pulsa su botón para iniciar sesión:',
      },
      newcomer: {
        subject: 'Crea tu cuenta',
        body: 'Todavía no hay una cuenta con esta dirección. Abre esta página y pulsa su botón para crearla e iniciar sesión:',
      },
      recovery: {
        subject: 'Pon una contraseña nueva',
        body: 'Abre esta página para poner una contraseña nueva:',
      },
      email_change: {
        subject: 'Confirma tu nueva dirección',
        body: 'Abre esta página y pulsa su botón para usar esta dirección desde ahora:',
      },
      reauthentication: {
        subject: 'Tu código',
        body: 'Usa este código para confirmar que eres tú.',
      },
      code: 'O escribe este código: {code}',
      lasts: 'Ambos sirven durante una hora y una sola vez.',
      notYou: 'Si no fuiste tú, ignora este correo. No pasará nada.',
    },
  },
};
