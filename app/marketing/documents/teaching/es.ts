import type { InfoDocument } from '../document.ts';

export const es: InfoDocument = {
  title: 'Cómo enseñamos',
  lead: 'Se aprende dando el siguiente paso sin ayuda. Todo lo de aquí sirve a esa frase: cuándo ayudamos, cuándo esperamos y cómo lo sabemos.',
  sections: [
    {
      id: 'one',
      title: 'Un siguiente paso',
      blocks: [
        'A casi todos los que dicen que no se les dan las matemáticas los apuraron un día en un solo paso. Alguien sabía completar el cuadrado, pero no quitaba lo que el cuadrado había traído consigo.',
        'Por eso primero buscamos el paso. Quien enseña, sea una persona o nuestro software, empieza ahí y no al principio del capítulo.',
      ],
    },
    {
      id: 'hints',
      title: 'Una ayuda que crece despacio',
      blocks: [
        'La ayuda temprana quita el paso. La tardía quita el ánimo. Las pistas de nuestro tutor de software tienen cinco peldaños, y cada uno pide un intento, o las palabras «no sé empezar».',
        {
          kind: 'rungs',
          rungs: [
            ['H0', 'Dónde', 'La línea que cambia, marcada. Nada más.'],
            ['H1', 'La idea', 'Una pregunta sobre el concepto que hay detrás.'],
            ['H2', 'Este desliz', 'Dirigida al error que se cometió.'],
            ['H3', 'Un gemelo', 'Un problema resuelto del mismo tipo, con otros números.'],
            ['H4', 'Este paso', 'Lo mostramos, y luego lo explicas una vez.'],
          ],
        },
        'Nunca decimos cuántas pistas quedan. Dos intentos fallidos en un paso llevan a H3 o H4, porque preguntar sin fin también hace daño.',
      ],
    },
    {
      id: 'check',
      title: 'Quién dice si está bien',
      blocks: [
        'No lo dice un modelo de lenguaje. Cada línea que escribes se compara con la anterior mediante álgebra. Hay tres veredictos, y el tercero es sincero:',
        {
          kind: 'verdicts',
          equal: 'Correcto. La línea 2 coincide con la 1.',
          different: 'La línea 2 ya no equivale a la 1.',
          unknown: 'No pudimos decidirlo.',
        },
        'El segundo viene con un número que lo muestra, siempre que exista. El tercero nunca cuenta en tu contra.',
      ],
    },
    {
      id: 'people',
      title: 'Qué hacen mejor las personas',
      blocks: [
        'Aquí el software enseña matemáticas y a aprender, y lo dice. Las personas cubren todas las materias. Oyen lo que no escribes, cambian el plan y notan cuándo el problema no es el problema.',
        '[Busca tutor](/tutor) por materia, idioma, precio y hora.',
      ],
    },
    {
      id: 'evidence',
      title: 'Qué dice la investigación, y qué no',
      blocks: [
        'Tres estudios dieron forma a nuestras reglas. Ninguno trata de nosotros.',
        {
          kind: 'study-plot',
          practice: 'Práctica, chat abierto',
          exam: 'Examen, chat abierto',
          guarded: 'Examen, tutor con límites',
          none: 'sin tutor',
          noHarm: 'sin daño medido',
          label:
            'Bastani y otros 2025: con chat abierto, 48 por ciento más en la práctica y 17 por ciento menos en el examen; el tutor con límites evitó el daño',
          caption: 'Bastani y otros, 2025: resultados frente a una clase sin tutor de software.',
        },
        {
          kind: 'study',
          title: 'Un chat abierto puede hacer daño',
          rows: [
            ['Quiénes', 'Unos 1.000 alumnos, matemáticas. PNAS, 2025.'],
            [
              'Resultado',
              'Con chat abierto, un 48 % más en la práctica y un 17 % menos en el examen sin él. Un tutor con límites evitó el daño.',
            ],
            ['Límites', 'Una sola materia. Evitar un daño no es lo mismo que ayudar.'],
          ],
        },
        {
          kind: 'study',
          title: 'Un tutor cuidadoso puede enseñar bien',
          rows: [
            ['Quiénes', '194 estudiantes. Kestin y otros, Scientific Reports, 2025.'],
            ['Resultado', 'Entre 0,73 y 1,3 desviaciones estándar más que en una clase activa.'],
            ['Límites', 'Solo dos clases.'],
          ],
        },
        {
          kind: 'study',
          title: 'Con ayuda, las personas enseñan mejor',
          rows: [
            ['Quiénes', '1.800 alumnos. Tutor CoPilot, 2024, arXiv 2410.03017.'],
            ['Resultado', 'Cuatro puntos más de dominio cuando los tutores tenían sugerencias al lado.'],
            ['Límites', 'Es un prepublicado, y otro producto.'],
          ],
        },
      ],
    },
    {
      id: 'limits',
      title: 'Qué no afirmamos',
      blocks: [
        'No decimos que nuestro servicio mejore las notas. No lo hemos medido, y hasta entonces no lo insinuaremos. No tratamos ni diagnosticamos nada, tampoco en el tutor Concentración.',
        'Si encuentras un error en esta página o en una comprobación, [escríbenos](/contact?about=mistake). Cambiamos la página y la fecha.',
      ],
    },
  ],
  ways: [
    ['Probar el tutor', '/tutor-models'],
    ['Buscar tutor', '/tutor'],
  ],
};
