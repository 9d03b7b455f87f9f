import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  practice: {
    pageTitle: 'Práctica',
    title: 'Un problema cada vez.',
    lead: 'Elige un tema y una habilidad. El tutor de software te da el problema, comprueba cada línea y ayuda solo cuando lo pides.',
    own: 'Un problema tuyo',
    ownHelp: 'Una ecuación, una fracción, paréntesis: como lo escribirías, por ejemplo {example}',
    ownAction: 'Practicarlo',
    strands: 'Temas',
    focus: 'Pasos más cortos, con pausas',
  },
};
