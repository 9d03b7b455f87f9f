import type { InfoDocument } from '../../../domain/document.ts';

export const es: InfoDocument = {
  title: 'El siguiente paso está al alcance de cualquiera.',
  lead: 'No queremos que nadie pierda una materia porque faltaba un paso y nadie lo buscó.',
  sections: [
    {
      id: 'why',
      title: 'Por qué estamos aquí',
      blocks: [
        'Casi nadie falla en una materia entera. Falta un paso, la clase sigue, y todo lo que viene después queda en el aire. Desde fuera parece falta de talento. De cerca se ve un signo que se perdió en la línea dos.',
        'Encontrar esa línea pide una persona con tiempo, o algo que mire cada línea. Ofrecemos las dos cosas: personas con quienes reservar y un tutor de matemáticas que comprueba cada línea con álgebra.',
      ],
    },
    {
      id: 'what',
      title: 'Qué hacemos',
      blocks: [
        {
          kind: 'rows',
          rows: [
            [
              'Primero, las personas',
              'Cada tutor pone su precio y su horario. Ves ambos, en tu moneda y tu zona horaria, antes de decidir.',
            ],
            [
              'Comprobar con honestidad',
              'Una línea es correcta, distinta, o no se pudo decidir. «No se pudo decidir» nunca cuenta como error.',
            ],
            [
              'Una ayuda que crece despacio',
              'Primero dónde cambia la línea, después la idea que hay detrás. El paso hecho llega al final.',
            ],
            [
              'Abierto a más gente',
              'Español, inglés y francés; un tutor para quien tiene dificultades de atención; texto, colores y espacios que eliges tú.',
            ],
          ],
        },
      ],
    },
    {
      id: 'not',
      title: 'Qué dejamos fuera',
      blocks: [
        'Nada de rachas que se pierden, confeti, publicidad ni insignias vacías. No vendemos datos y no decimos que un programa sustituye a quien enseña.',
        'No prometemos nada sobre notas que no hayamos medido. [Cómo enseñamos](/teaching) cuenta qué muestra la investigación y dónde se detiene.',
      ],
    },
  ],
  ways: [
    ['Conocer al equipo', '/meet-the-team'],
    ['Cómo enseñamos', '/teaching'],
  ],
};
