import type { Texts } from '#app/platform/texts.ts';
import type { safetyEn } from './safety-en.ts';

export const safetyEs: Texts<typeof safetyEn>['es'] = {
  self_harm: {
    lead: 'Lo que escribiste importa más que este problema. Está bien que lo digas. No tienes que llevarlo a solas, y sentirte así no es culpa tuya. Cuéntaselo hoy a un adulto de confianza o habla con quienes están para esto, de día y de noche:',
    seen: 'Soy un programa y con esto no puedo ayudarte bien; esas personas sí. Alguien de nuestro equipo leerá este mensaje y nada más sobre ti. El adulto de esta cuenta, o uno vinculado a ella, puede recibir un correo que dice que se escribió algo preocupante, sin tus palabras. Quien entra en esta cuenta puede leer esta conversación, y también un adulto vinculado a tu propia cuenta. El problema te espera.',
  },
  threat: {
    lead: 'Esto suena serio, para ti o para otras personas. Nadie tiene que salir herido, y hablar ahora cambia algo. Antes que nada, cuéntaselo a un adulto de confianza o habla con estas personas:',
    seen: 'Soy un programa y con esto no puedo ayudarte bien. Alguien de nuestro equipo leerá este mensaje y nada más sobre ti. El adulto de esta cuenta, o uno vinculado a ella, puede recibir un correo que dice que se escribió algo preocupante, sin tus palabras. Quien entra en esta cuenta puede leer esta conversación, y también un adulto vinculado a tu propia cuenta. El problema te espera.',
  },
  abuse: {
    lead: 'Gracias por decirlo. Lo que te hacen no es culpa tuya, y nadie tiene derecho a hacerlo. Cuéntaselo a un adulto de confianza, por ejemplo en el colegio, o habla con quienes ayudan en situaciones así:',
    seen: 'Soy un programa y con esto no puedo ayudarte bien; esas personas sí. Alguien de nuestro equipo leerá este mensaje y nada más sobre ti. No escribimos sobre esto al adulto de esta cuenta ni a uno vinculado a ella. Quien entra en esta cuenta puede leer esta conversación, y también un adulto vinculado a tu propia cuenta. El problema te espera.',
  },
  together: {
    lead: 'Gracias por decirlo; importa más que este problema. Lo que te hacen no es culpa tuya, y nadie tiene derecho a hacerlo. No tienes que llevar nada de esto a solas. Cuéntaselo hoy a un adulto de confianza, por ejemplo en el colegio, o habla con quienes están para esto, de día y de noche:',
  },
  personal_data: {
    lead: 'Por favor, no escribas aquí direcciones, teléfonos, nombres con el colegio ni lugares donde quedar. No los necesito para aprender contigo y no los he guardado: en su lugar hay puntos.',
    seen: 'Si alguien te los pidió o quiere verte, cuéntaselo a un adulto de confianza. Alguien de nuestro equipo verá que pasó, y el adulto de esta cuenta, o uno vinculado a ella, puede recibir un correo sobre ello, sin tus palabras. Podemos seguir con el problema.',
  },
  begun: {
    harm: 'Soy un programa y con esto no puedo ayudarte bien; esas personas sí. Alguien de nuestro equipo leerá este mensaje y nada más sobre ti. El adulto de esta cuenta, o uno vinculado a ella, puede recibir un correo que dice que se escribió algo preocupante, sin tus palabras. Las matemáticas pueden esperar.',
    abuse:
      'Soy un programa y con esto no puedo ayudarte bien; esas personas sí. Alguien de nuestro equipo leerá este mensaje y nada más sobre ti. No escribimos sobre esto al adulto de esta cuenta ni a uno vinculado a ella. Las matemáticas pueden esperar.',
  },
  visitor: {
    harm: 'Soy un programa y con esto no puedo ayudarte bien; esas personas sí. Alguien de nuestro equipo leerá este mensaje. No sabemos quién eres y no podemos escribirte, así que no nos esperes, por favor. Las matemáticas pueden esperar.',
    personal_data:
      'Si alguien te los pidió o quiere verte, cuéntaselo a un adulto de confianza. Alguien de nuestro equipo verá que pasó, sin saber quién eres. Podemos seguir con el problema.',
  },
  trial: {
    harm: 'Soy un programa y con esto no puedo ayudarte bien; esas personas sí. De esta prueba no se guarda nada, así que nadie más lo leyó: díselo a una de ellas, por favor. Las matemáticas pueden esperar.',
    personal_data:
      'Si alguien te los pidió o quiere verte, cuéntaselo a un adulto de confianza. De esta prueba no se guarda nada y nadie más lo leyó. Podemos seguir con el problema.',
  },
  emergency: 'Si tú u otra persona está en peligro ahora, llama al {number}.',
};
