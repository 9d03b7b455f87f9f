import { describe, expect, it } from 'vitest';
import { judgeLines, judgeStoryLine } from './testing.ts';

const both = 'A bag has 5 red and 3 blue counters. Two are taken without replacement. Find P(both red).';
const roja =
  'Una urna tiene 5 bolas rojas y 3 azules. Se saca una al azar. ¿Cuál es la probabilidad de que sea roja?';
const rouge =
  'Une urne contient 5 boules rouges et 3 bleues. On tire une boule. Quelle est la probabilité de tirer une boule rouge ?';
const right = /aside|result|step/;

describe('the probability of an event in words', () => {
  it.each([
    ['en', both, 'P(first red) = 5/8'],
    ['en', both, 'P(both red) = 5/8 × 4/7 = 5/14'],
    ['es', roja, 'P(roja) = 5/8'],
    ['fr', rouge, 'P(rouge) = 5/8'],
  ])('%s %s | %s holds', (locale, story, line) => {
    expect(judgeStoryLine(locale, story, line)).toMatch(right);
  });

  it.each([
    ['en', both, 'P(both red) = 5/8 × 5/8'],
    ['en', both, 'P(both red) = 5/8'],
    ['es', roja, 'P(roja) = 3/8'],
    ['fr', rouge, 'P(rouge) = 5/3'],
  ])('%s %s | %s does not', (locale, story, line) => {
    expect(judgeStoryLine(locale, story, line)).not.toMatch(/aside|result|step|unknown|unread/);
  });
});

describe('names and words around coordinates and limits', () => {
  it.each([
    ['fr', 'calculer le vecteur (5 - 2, 3 + 1)', 'AB(3 ; 4)', 'equal'],
    ['en', 'calculate the vector (5 - 2, 3 + 1)', 'AB = (7, 2)', 'different'],
    ['fr', 'lim x→+∞ (3x - 1)/(x + 4)', '1/x tend vers 0 donc la limite vaut 3', 'equal'],
    ['es', 'lim x→+∞ (3x - 1)/(x + 4)', '1/x tiende a 0', 'equal'],
    ['en', 'lim x→+∞ (3x - 1)/(x + 4)', '1/x goes to 1', 'different'],
  ])('%s %s | %s: %s', (locale, problem, line, verdict) => {
    expect(judgeLines(locale, problem, line).verdict).toBe(verdict);
  });
});
