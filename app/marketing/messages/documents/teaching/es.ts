import type { InfoDocument } from '../../../domain/document.ts';

export const es: InfoDocument = {
  title: 'Cómo enseñamos',
  lead: 'Se aprende dando el siguiente paso sin ayuda. Todo lo de aquí sirve a esa frase: cuándo ayudamos, cuándo esperamos y cómo lo sabemos.',
  sections: [
    {
      id: 'one',
      title: 'Un siguiente paso',
      blocks: [
        'A casi todos los que dicen que no se les dan las matemáticas les metieron prisa un día en un solo paso. Alguien sabía completar el cuadrado, pero no quitaba lo que el cuadrado había traído consigo.',
        'Por eso primero buscamos el paso. Quien enseña, sea una persona o nuestro software, empieza ahí y no al principio del capítulo.',
      ],
    },
    {
      id: 'hints',
      title: 'Una ayuda que crece despacio',
      blocks: [
        'La ayuda que llega demasiado pronto quita el paso. La que llega demasiado tarde quita el ánimo. Las pistas de nuestro tutor de matemáticas tienen cinco peldaños, y cada uno pide un intento, o las palabras «no sé cómo empezar».',
        {
          kind: 'rungs',
          rungs: [
            ['H0', 'Dónde', 'La línea que no coincide, marcada. Nada más.'],
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
        'Aquí el software enseña matemáticas, y lo dice. Las personas enseñan sus materias, de las ciencias a los idiomas y la música. Oyen lo que no escribes, cambian el plan y notan cuándo el problema no es el problema.',
        '[Busca tutor](/tutor) por materia, idioma, precio y hora.',
      ],
    },
    {
      id: 'evidence',
      title: 'Qué dice la investigación, y qué no',
      blocks: [
        'Tres estudios dieron forma a nuestras reglas. Ninguno trata de nosotros, y ninguno demuestra que nuestro tutor funcione.',
        {
          kind: 'study-plot',
          practice: 'Práctica, chat abierto',
          exam: 'Examen, chat abierto',
          guarded: 'Examen, tutor con límites',
          none: 'sin tutor',
          noHarm: 'sin daño medido',
          label:
            'Bastani y otros 2025: con chat abierto, 48 por ciento más en la práctica y 17 por ciento menos en el examen; el tutor con límites evitó en gran parte el daño',
          caption: 'Bastani y otros, 2025: resultados frente a una clase sin tutor de IA.',
        },
        {
          kind: 'study',
          title: 'Un chat abierto puede hacer daño',
          rows: [
            ['Quiénes', 'Casi 1.000 alumnos de un instituto en Turquía, matemáticas.'],
            [
              'Resultado',
              'Con chat abierto, notas un 48 % mejores en la práctica y un 17 % peores en el examen sin él. Un tutor que daba pistas en vez de respuestas evitó en gran parte el daño; en el examen, sus alumnos no fueron mejores que los que no tuvieron ninguno.',
            ],
            [
              'Límites',
              'Un centro, una materia, unas pocas clases. Evitar un daño no es lo mismo que ayudar.',
            ],
            [
              'Fuente',
              'Bastani y otros: Generative AI without guardrails can harm learning. PNAS 122 (26), 2025. [doi:10.1073/pnas.2422633122](https://doi.org/10.1073/pnas.2422633122)',
            ],
          ],
        },
        {
          kind: 'study',
          title: 'Un tutor cuidadoso puede enseñar bien',
          rows: [
            ['Quiénes', '194 estudiantes de un curso de física en Harvard.'],
            [
              'Resultado',
              'Entre 0,73 y 1,3 desviaciones típicas más que en una clase de aprendizaje activo.',
            ],
            [
              'Límites',
              'Dos clases, medidas en el momento, en un curso de los propios autores; en casa y a solas frente a una clase en grupo. No dice cuánto quedó.',
            ],
            [
              'Fuente',
              'Kestin y otros: AI tutoring outperforms in-class active learning. Scientific Reports 15, 17458, 2025. [doi:10.1038/s41598-025-97652-6](https://doi.org/10.1038/s41598-025-97652-6)',
            ],
          ],
        },
        {
          kind: 'study',
          title: 'Con ayuda, las personas enseñan mejor',
          rows: [
            [
              'Quiénes',
              '1.800 alumnos con tutores humanos: unos tutores veían sugerencias de un modelo y otros no.',
            ],
            [
              'Resultado',
              'El porcentaje de alumnos que dominaron el tema de la clase fue cuatro puntos mayor.',
            ],
            [
              'Límites',
              'Un trabajo aún sin revisión por pares, y otro producto: nuestros tutores no reciben esas sugerencias.',
            ],
            [
              'Fuente',
              'Wang y otros: Tutor CoPilot. 2024. [arXiv:2410.03017](https://arxiv.org/abs/2410.03017)',
            ],
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
