import type { InfoDocument } from '../../../domain/document.ts';

export const es: InfoDocument = {
  title: 'Cómo enseñamos',
  lead: 'Se aprende dando el siguiente paso por cuenta propia. De ahí sale todo lo demás: cuándo ayudamos, cuándo esperamos y cómo sabemos que funciona.',
  sections: [
    {
      id: 'one',
      title: 'El siguiente paso',
      blocks: [
        'Casi todos los que dicen que no se les dan las matemáticas tuvieron que pasar un día demasiado rápido por un paso. Sabían completar el cuadrado, por ejemplo, pero olvidaban restar lo que habían sumado.',
        'Por eso lo primero es encontrar ese paso. El tutor, sea una persona o nuestro programa, empieza ahí y no al principio del tema.',
      ],
    },
    {
      id: 'hints',
      title: 'Ayuda poco a poco',
      blocks: [
        'Si la ayuda llega demasiado pronto, el paso lo damos nosotros. Si llega demasiado tarde, el estudiante se desanima. Las pistas de nuestro tutor de matemáticas tienen cinco niveles, y para pasar al siguiente hay que intentarlo o decir que no se sabe cómo empezar.',
        {
          kind: 'rungs',
          rungs: [
            ['H0', 'Dónde', 'La línea que no coincide, marcada. Nada más.'],
            ['H1', 'La idea', 'Una pregunta sobre el concepto que hay detrás.'],
            ['H2', 'Este error', 'Una pregunta sobre el error que se cometió.'],
            ['H3', 'Uno parecido', 'Un problema parecido, resuelto, con otros números.'],
            ['H4', 'Este paso', 'Lo mostramos y después lo explicas tú.'],
          ],
        },
        'Nunca decimos cuántas pistas quedan. Después de dos intentos fallidos en un paso pasamos a H3 o H4, porque preguntar sin parar tampoco ayuda.',
      ],
    },
    {
      id: 'check',
      title: 'Quién dice si está bien',
      blocks: [
        'No lo dice un modelo de lenguaje. Comparamos cada línea que escribes con la anterior, con álgebra. Hay tres respuestas posibles, y la tercera es la más honesta:',
        {
          kind: 'verdicts',
          equal: 'Correcto. La línea 2 coincide con la 1.',
          different: 'La línea 2 no es equivalente a la 1.',
          unknown: 'No pudimos decidirlo.',
        },
        'En el segundo caso mostramos un número que lo demuestra, siempre que lo haya. El tercero nunca cuenta en tu contra.',
      ],
    },
    {
      id: 'people',
      title: 'Lo que hacen mejor las personas',
      blocks: [
        'El programa enseña matemáticas y nunca se hace pasar por una persona. Los tutores enseñan sus materias, desde ciencias hasta idiomas y música. Escuchan lo que no escribes, cambian de plan y notan cuándo lo que falla no es el ejercicio.',
        '[Busca tutor](/tutor) por materia, idioma, precio y hora.',
      ],
    },
    {
      id: 'evidence',
      title: 'Qué dice la investigación, y qué no',
      blocks: [
        'Nos basamos en tres estudios. Ninguno trata de nosotros ni demuestra que nuestro tutor funcione.',
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
              'Con un chat abierto, los alumnos sacaron notas un 48 % mejores en la práctica y un 17 % peores en el examen, ya sin chat. Un tutor que daba pistas en vez de respuestas evitó casi todo el daño; en el examen, sus alumnos no sacaron mejores notas que los que no tuvieron tutor.',
            ],
            [
              'Límites',
              'Un solo centro, una materia y pocas clases. Evitar un daño no es lo mismo que ayudar.',
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
              'Aprendieron entre 0,73 y 1,3 desviaciones típicas más que en una clase de aprendizaje activo.',
            ],
            [
              'Límites',
              'Dos clases, con la prueba justo después, en un curso de los propios autores; compara a quien estudia solo en casa con una clase en grupo. No dice cuánto recordaban más tarde.',
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
              '1.800 alumnos con tutores humanos: algunos tutores veían sugerencias de un modelo y otros no.',
            ],
            [
              'Resultado',
              'Cuando las veían, el porcentaje de alumnos que dominaron el tema de la clase subió cuatro puntos.',
            ],
            [
              'Límites',
              'Es un trabajo aún sin revisión por pares y sobre otro producto: nuestros tutores no reciben esas sugerencias.',
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
      title: 'Lo que no prometemos',
      blocks: [
        'No decimos que nuestro servicio mejore las notas. No lo hemos medido, y mientras no lo midamos no lo daremos a entender. No diagnosticamos ni tratamos nada, tampoco con el estilo Concentración.',
        'Si encuentras un error en esta página o en una comprobación, [escríbenos](/contact?about=mistake). Corregiremos la página y su fecha.',
      ],
    },
  ],
  ways: [
    ['Probar el tutor', '/tutor-models'],
    ['Buscar tutor', '/tutor'],
  ],
};
