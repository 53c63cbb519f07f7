/** How columns of sea states, soundings of the soil, production, pump cards, stress cycles and responses are headed. */
import { MODES } from '../rao/modes.ts'
import { DIRECTIONS, type Discipline, meaning, STATISTICS } from './meaning.ts'
import { CURRENT, SEA } from './sea.ts'
import { SOIL } from './soil.ts'

const PRODUCTION: Discipline = [
  meaning('production_rate', 'production rate', { exact: ['production rate'], ofInputs: ['rate'] }),
  meaning('oil_production_rate', 'oil production rate', {
    exact: ['qo', 'q o', 'bopd'],
    within: ['oil rate', 'oil production rate'],
    never: ['cumulative', 'cum'],
  }),
  meaning('gas_production_rate', 'gas production rate', {
    exact: ['qg', 'q g', 'mcfd'],
    within: ['gas rate', 'gas production rate'],
    never: ['cumulative', 'cum', 'lift', 'injection', 'injected'],
  }),
]

/** Where on a pumping unit a card is taken, as its columns name it. */
const AT_SURFACE = ['rod', 'polished rod', 'pr', 'surface', 'surf', 'card', 'dyna', 'dynamometer']
const atSurface = (...names: readonly string[]) =>
  AT_SURFACE.flatMap((place) => names.map((name) => `${place} ${name}`))

const CARDS: Discipline = [
  meaning('rod_position', 'polished rod position', {
    exact: ['stroke position', 'polish rod position'],
    within: atSurface('position', 'pos', 'displacement', 'disp'),
    never: ['pump', 'downhole', 'plunger', ...STATISTICS],
    beside: ['position', 'displacement', 'disp', 'pos'],
  }),
  meaning('rod_load', 'polished rod load', {
    exact: ['prl', 'polish rod load'],
    within: atSurface('load', 'force'),
    never: ['pump', 'downhole', 'plunger', ...STATISTICS],
    beside: ['load'],
  }),
]

const CYCLES: Discipline = [
  meaning('stress_range', 'stress range', {
    within: ['stress range'],
    beside: ['ds', 'd s', 'delta s', 'sr', 's r', 'range'],
  }),
  meaning('tension_range', 'tension range', { within: ['tension range'], beside: ['dt', 'd t', 'delta t'] }),
  meaning('cycles', 'number of cycles', {
    exact: ['cycles', 'n cycles', 'ncycles', 'cycle count'],
    within: ['number of cycles'],
    beside: ['n', 'count', 'counts'],
  }),
]

const RESPONSES: Discipline = [
  meaning('wave_period', 'wave period', {
    exact: ['period'],
    within: ['wave period'],
    never: ['peak', 'dominant', 'average', 'zero', 'return', 'natural', ...STATISTICS, ...DIRECTIONS],
  }),
  meaning('wave_frequency', 'wave frequency', {
    exact: ['frequency', 'freq', 'omega', 'transfer function frequency', 'rao frequency'],
    within: ['wave frequency', 'angular frequency'],
    never: ['natural', 'peak'],
  }),
  ...MODES.map((mode) =>
    meaning(`${mode}_rao`, `${mode} per wave amplitude`, {
      exact: [`${mode} amplitude`, `${mode} ampl`, `${mode} amp`, `${mode} rao`],
      ofInputs: [`${mode} transfer function`],
    }),
  ),
]

export const DISCIPLINES: readonly Discipline[] = [SEA, CURRENT, SOIL, PRODUCTION, CARDS, CYCLES, RESPONSES]

/** By which the names of inputs are known: a name may mean something in more than one discipline. */
export const MEANINGS_OF_INPUTS: readonly Discipline[] = DISCIPLINES.map((meanings) =>
  meanings.map((one) => ({ ...one, exact: [...one.exact, ...one.ofInputs] })),
)
