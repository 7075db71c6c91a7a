import { ok } from '../../core/index.ts';
import type { Experiment, Job, Setting } from '../experiment.ts';
import { SEED, seedSetting, together, wholeSetting } from '../settings.ts';
import { progressFigure, progressTable } from './figures.ts';
import { type GenerationJob, runGeneration } from './generation.ts';

const SETTINGS = {
  generations: { about: { en: 'generations after the first', fr: 'générations après la première' }, usual: '70' },
  population: {
    about: { en: 'networks in a generation, an even number', fr: 'réseaux par génération, en nombre pair' },
    usual: '12',
  },
  rounds: {
    about: {
      en: 'rounds of a generation: in each, every network plays two games',
      fr: 'tours par génération : à chacun, tout réseau joue deux parties',
    },
    usual: '10',
  },
  depth: { about: { en: 'plies that alpha-beta looks ahead', fr: 'demi-coups qu’alpha-bêta explore' }, usual: '3' },
  pairs: {
    about: { en: 'pairs of games against each fixed opponent', fr: 'paires de parties contre chaque adversaire fixe' },
    usual: '20',
  },
  sigma: {
    about: { en: 'first step of mutation, in hundredths', fr: 'premier pas des mutations, en centièmes' },
    usual: '10',
  },
  ...SEED,
} as const satisfies Readonly<Record<string, Setting>>;

/** The other method of Bernard 2001: an evaluation that nobody wrote, evolved by self-play. */
export const evolution: Experiment = {
  name: 'evolution',
  title: { en: 'An evaluation that evolves by self-play', fr: 'Une évaluation qui évolue en jouant contre elle-même' },
  about: {
    en: 'Bernard 2001 mentions a checkers program whose neural network evolved. The same on a small scale: English draughts on 6x6, networks of 18 inputs and 8 hidden units that know nothing but what stands on the squares, alpha-beta of a few plies. Half of a generation survives by its points, each with one mutated offspring. Unlike Fogel and Chellapilla’s, a network has one mutation step for all its weights, and does not get the sum of the pieces as an input.',
    fr: 'Bernard 2001 parle d’un programme de checkers dont le réseau de neurones a évolué. La même chose en petit : dames anglaises sur 6x6, des réseaux de 18 entrées et 8 neurones cachés qui ne connaissent que le contenu des cases, un alpha-bêta de quelques demi-coups. La moitié d’une génération survit grâce à ses points, chacun avec un descendant muté. À la différence de ceux de Fogel et Chellapilla, un réseau a un seul pas de mutation pour tous ses poids, et on ne lui donne pas la somme des pièces.',
  },
  source: {
    en: 'Bernard 2001, introduction; Chellapilla and Fogel 1999',
    fr: 'Bernard 2001, introduction ; Chellapilla et Fogel 1999',
  },
  seconds: 13,
  settings: SETTINGS,
  columns: {
    part: { about: { en: 'survivors or match', fr: 'survivors ou match' }, kind: 'key' },
    generation: { about: { en: 'generation, from 0', fr: 'génération, à partir de 0' }, kind: 'key' },
    opponent: { about: { en: 'fixed opponent', fr: 'adversaire fixe' }, kind: 'key' },
    lost: { about: { en: 'pairs of games without a point', fr: 'paires de parties sans un point' }, kind: 'count' },
    half: { about: { en: 'pairs with half a point', fr: 'paires à un demi-point' }, kind: 'count' },
    one: { about: { en: 'pairs with one point', fr: 'paires à un point' }, kind: 'count' },
    threeHalves: { about: { en: 'pairs with one point and a half', fr: 'paires à un point et demi' }, kind: 'count' },
    two: { about: { en: 'pairs with two points', fr: 'paires à deux points' }, kind: 'count' },
    share: {
      about: {
        en: 'share of the points that the best had in its generation',
        fr: 'part des points du meilleur dans sa génération',
      },
      kind: 'value',
    },
    sigma: { about: { en: 'mutation step of the best', fr: 'pas de mutation du meilleur' }, kind: 'value' },
    survivors: {
      about: { en: 'the survivors, best first, as JSON', fr: 'les survivants, le meilleur d’abord, en JSON' },
      kind: 'value',
    },
  },
  jobs(settings) {
    const whole = (name: Exclude<keyof typeof SETTINGS, 'seed'>, least: number, most: number) =>
      wholeSetting(settings, name, least, most, SETTINGS[name].usual);
    const read = together({
      generations: whole('generations', 1, 10_000),
      population: whole('population', 2, 1000),
      rounds: whole('rounds', 1, 1000),
      depth: whole('depth', 1, 8),
      pairs: whole('pairs', 1, 10_000),
      sigma: whole('sigma', 1, 1000),
      seed: seedSetting(settings),
    });
    if (!read.ok) return read;
    const { generations, population, ...rest } = read.value;
    return ok(
      Array.from({ length: generations + 1 }, (_, generation): Job => {
        // All are paired and half survive, so an odd number is rounded up.
        const data: GenerationJob = { generation, population: population + (population % 2), ...rest };
        return { id: idOf(generation), data, ...(generation > 0 && { after: [idOf(generation - 1)] }) };
      }),
    );
  },
  run: runGeneration,
  figures: (rows) => [progressFigure(rows)].filter(({ marks }) => marks.length > 0),
  tables: (rows) => [progressTable(rows)],
};

const idOf = (generation: number) => `generation ${generation}`;
