import type { InfoDocument } from '../../../domain/document.ts';

export const es: InfoDocument = {
  title: 'Todo el mundo puede dar el siguiente paso.',
  lead: 'No queremos que nadie pierda una materia porque le faltaba un paso y nadie lo buscó.',
  sections: [
    {
      id: 'why',
      title: 'Por qué estamos aquí',
      blocks: [
        'Casi nadie va mal en una materia entera. Se le escapa un paso, la clase sigue y todo lo que viene después queda en el aire. Desde fuera parece falta de talento. De cerca, es un signo que se perdió en la segunda línea.',
        'Para encontrar esa línea hace falta alguien con tiempo, o algo que revise cada línea. Ofrecemos las dos cosas: tutores con los que puedes reservar una clase y un tutor de matemáticas que comprueba cada línea con álgebra.',
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
              'Revisar con honestidad',
              'Una línea puede estar bien, no coincidir con la anterior o quedar sin decidir. Si no pudimos decidir, nunca cuenta como error.',
            ],
            [
              'Ayuda poco a poco',
              'Primero te mostramos dónde cambia la línea y después la idea que hay detrás. El paso resuelto llega al final.',
            ],
            [
              'Para más gente',
              'Español, inglés y francés; un estilo para quien tiene dificultades de atención; y tú eliges el tamaño del texto, los colores y los espacios.',
            ],
          ],
        },
      ],
    },
    {
      id: 'not',
      title: 'Lo que no hacemos',
      blocks: [
        'Aquí no hay rachas que se pierden, confeti, publicidad ni medallas vacías. No vendemos datos ni decimos que un programa pueda sustituir a un profesor.',
        'Sobre las notas no prometemos nada que no hayamos medido. En [Cómo enseñamos](/teaching) explicamos qué muestra la investigación y hasta dónde llega.',
      ],
    },
  ],
  ways: [
    ['Conocer al equipo', '/meet-the-team'],
    ['Cómo enseñamos', '/teaching'],
  ],
};
