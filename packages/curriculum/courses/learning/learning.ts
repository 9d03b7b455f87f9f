import type { Course } from '../lesson.ts';
import { explain } from './explain.ts';
import { firstStep } from './first-step.ts';
import { mistakes } from './mistakes.ts';
import { recall } from './recall.ts';
import { spaces } from './spaces.ts';
import { time } from './time.ts';

/** Learning how to learn, written for readers who are easily distracted: one small thing at a time. */
export const learning: Course = {
  id: 'learning',
  version: 1,
  title: {
    en: 'Learning how to learn',
    es: 'Aprender a aprender',
    fr: 'Apprendre à apprendre',
  },
  lead: {
    en: 'Six ways of getting more out of the same minutes: recalling, spreading, starting small, seeing time, explaining, and using mistakes. Written with attention difficulties in mind: each comes in small steps, with something to do in two minutes and nothing that needs willpower alone.',
    es: 'Seis maneras de aprender más en el mismo tiempo: recordar, espaciar, empezar con poco, ver el tiempo, explicar y aprovechar los errores. Pensadas también para quien se distrae con facilidad: en pasos pequeños, con algo que hacer en dos minutos y sin depender solo de la fuerza de voluntad.',
    fr: 'Six façons d’apprendre plus dans le même temps : se rappeler, espacer, commencer petit, voir le temps, expliquer et se servir de ses erreurs. Pensées aussi pour ceux qui ont du mal à rester attentifs : de petits pas, une chose à faire en deux minutes, et rien qui ne tienne qu’à la volonté.',
  },
  needs: {
    en: 'nothing but paper and a pen',
    es: 'solo papel y lápiz',
    fr: 'juste du papier et un stylo',
  },
  can: {
    en: [
      'You recall with the page closed, and know what is there and what is missing.',
      'You spread practice over days, and mix kinds of problems.',
      'You begin with a step of two minutes, and come back after a break.',
      'You explain a line with a “because”, and draw a problem.',
      'You use a mistake, and plan a week with room in it.',
    ],
    es: [
      'Recordar con la página cerrada y ver qué sabes y qué te falta.',
      'Repartir la práctica en varios días y mezclar tipos de problemas.',
      'Empezar con un paso de dos minutos y volver después de una pausa.',
      'Explicar una línea con un «porque» y dibujar un problema.',
      'Aprovechar un error y planear una semana con margen.',
    ],
    fr: [
      'Te souvenir page fermée, et voir ce que tu sais et ce qui manque.',
      'Étaler l’entraînement sur plusieurs jours et mélanger les types de problèmes.',
      'Commencer par un pas de deux minutes et revenir après une pause.',
      'Expliquer une ligne par un « parce que » et dessiner un problème.',
      'Te servir d’une erreur et organiser une semaine avec de la marge.',
    ],
  },
  lessons: [recall, spaces, firstStep, time, explain, mistakes],
};
