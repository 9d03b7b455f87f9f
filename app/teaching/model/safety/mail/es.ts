export const es = {
  safetyMail: {
    subject: 'Habla hoy con {name}, por favor',
    body: 'En una sesión con el tutor, {name} escribió algo que un adulto debe saber. No repetimos las palabras en un correo. El tutor respondió con calma, nombró líneas de ayuda donde hacía falta y no fue más allá.',
    talk: 'Habla hoy con {name}: con calma, sin reproches, escuchando más que preguntando. Si crees que alguien está en peligro, llama antes al número de emergencias de tu país.',
    where: 'La conversación está en tu cuenta; quien entra en ella puede leerla:',
    setting:
      'El tutor le dijo a {name} que puedes recibir un correo así, sin sus palabras. Recibes uno al día como máximo. Puedes desactivar estos correos para cada estudiante:',
  },
};
