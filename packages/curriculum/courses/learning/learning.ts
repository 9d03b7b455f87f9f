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
    es: 'Seis formas de sacar más de los mismos minutos: recordar, espaciar, empezar con poco, ver el tiempo, explicar y aprovechar los errores. Escrito pensando en quien tiene dificultades de atención: cada una va en pasos pequeños, con algo que hacer en dos minutos y nada que dependa solo de la fuerza de voluntad.',
    fr: 'Six façons de tirer davantage des mêmes minutes : se rappeler, espacer, commencer petit, voir le temps, expliquer et se servir de ses erreurs. Écrit en pensant à celles et ceux qui ont du mal à garder leur attention : chacune vient par petits pas, avec une chose à faire en deux minutes et rien qui ne tienne qu’à la volonté.',
  },
  needs: {
    en: 'nothing but paper and a pen',
    es: 'nada más que papel y lápiz',
    fr: 'rien d’autre que du papier et un stylo',
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
      'Recuerdas con la página cerrada y sabes qué tienes y qué te falta.',
      'Repartes la práctica en varios días y mezclas tipos de problemas.',
      'Empiezas con un paso de dos minutos y vuelves después de una pausa.',
      'Explicas una línea con un «porque» y dibujas un problema.',
      'Aprovechas un error y planeas una semana con margen.',
    ],
    fr: [
      'Tu te rappelles page fermée, et tu sais ce qui est là et ce qui manque.',
      'Tu étales l’entraînement sur plusieurs jours, et tu mélanges les types de problèmes.',
      'Tu commences par un pas de deux minutes, et tu reviens après une pause.',
      'Tu expliques une ligne par un « parce que », et tu dessines un problème.',
      'Tu te sers d’une erreur, et tu organises une semaine qui garde de la marge.',
    ],
  },
  lessons: [recall, spaces, firstStep, time, explain, mistakes],
};
