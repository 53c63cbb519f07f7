/** Spectral fatigue atlas query: what the workflow is, takes, gives and does not do. */
import { damageInLife, differenceFromNode, heightExponent } from '@keelson/physics/fatigue/life-scaling.ts'
import { allowableDamage, factoredDamage, fatigueLife, miner } from '@keelson/physics/fatigue/miner.ts'
import { dnvRpC203 } from '@keelson/standards/dnv-rp-c203-2016/source.ts'
import {
  checkOf,
  defineContract,
  flagValue,
  numberColumn,
  numberValue,
  resultOf,
  textColumn,
  textValue,
} from '@keelson/workflow'
import { awayFromPeak } from './calculate-reach.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { warnings } from './warnings.ts'

const HERE = 'modelrepo/hydrodynamics/spectral-fatigue-atlas-query'

export const contract = defineContract({
  id: 'spectral-fatigue-atlas-query',
  version: 1,
  status: 'stable',
  title: 'Spectral fatigue atlas query',
  question: 'What fatigue damage does this sea state do, by a grid of damages that was computed before?',
  askedAs: [
    'Look up the spectral fatigue damage for Hs 3.5 m and Tp 11 s in my grid',
    'I have precomputed damages per Hs and Tp: what is the life with DFF 3 over 30 years?',
    'How far is my query from the nearest node of the fatigue atlas?',
    'Is this sea state outside my damage scatter table?',
    'Instant spectral damage by Hs and Tp from the precomputed nodes',
  ],
  routes: [{ domain: 'floating-marine', subdomain: 'hydrodynamics' }],
  standards: [
    { source: dnvRpC203, section: '2.2 damage, by version 1 of spectral-fatigue' },
    { source: miner, section: 'damage in proportion to time' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules,
  values: {
    damage: resultOf(damageInLife, 'utilisation', { description: 'In the design life.', minimum: 0 }),
    utilisation: resultOf(factoredDamage, 'utilisation', {
      title: 'Utilisation',
      description: 'Damage times design fatigue factor.',
      minimum: 0,
    }),
    fatigue_life: resultOf(fatigueLife, 'calculated_life', { description: 'Design life over damage.', minimum: 0 }),
    in_range: flagValue({ title: 'Inside the grid', description: 'Always true of an answer: outside is refused.' }),
    confidence: textValue({
      title: 'How it was found',
      description: 'node: the query is a node of the grid; interpolated: it lies between nodes.',
    }),
    source: textValue({ title: 'Source', description: 'Always atlas: no solver stands behind the grid of a request.' }),
    nearest_node_damage: numberValue('utilisation', {
      title: 'Damage of the nearest node',
      description: 'In the design life.',
      symbol: 'D_n',
      minimum: 0,
    }),
    cell_maximum_damage: numberValue('utilisation', {
      title: 'Largest damage of the cell',
      description: 'Of the corners that are known, in the design life.',
      symbol: 'D_c',
      minimum: 0,
    }),
    interpolation_difference: resultOf(differenceFromNode, '-', {
      description: 'How much the damage changes within a cell.',
    }),
    wave_height_exponent: resultOf(heightExponent, '-', {
      description: 'Within the cell, at this peak period: the slope of a one-slope curve of a linear system.',
    }),
  },
  answers: ['damage', 'fatigue_life', 'utilisation', 'cell_maximum_damage', 'interpolation_difference'],
  checks: {
    fatigue: checkOf('utilisation', {
      title: 'Fatigue damage',
      criterion: { source: dnvRpC203, clause: '2.2' },
      demand: damageInLife,
      capacity: allowableDamage,
      reach: [awayFromPeak],
    }),
  },
  tables: {
    nodes: {
      title: 'Corners of the cell',
      description: 'The nodes around the query and their weights in the logarithm of the answer.',
      columns: {
        wave_height: numberColumn('significant_wave_height', 'Significant wave height', { symbol: 'H_i' }),
        peak_period: numberColumn('wave_period', 'Peak period', { symbol: 'T_j' }),
        damage: numberColumn('utilisation', 'Damage in the design life'),
        weight: numberColumn('fraction', 'Weight'),
        nearest: textColumn('Nearest'),
      },
    },
  },
  charts: {
    grid: {
      title: 'Grid and cell of the query',
      description: 'Damages of the grid in 25 years, the corners of the cell framed.',
    },
    slices: {
      title: 'Slices through the query',
      description: 'Damage over wave height and over peak period, the ends of the grid dashed.',
    },
  },
  figures: {},
  deliverables: [],
  method: [
    {
      title: 'Grid',
      text: 'Damage in 25 years of each sea state all the time, without design fatigue factor, as spectral-fatigue gives it for a fraction of 1.',
      module: `${HERE}/params.ts`,
    },
    {
      title: 'Query',
      text: 'The logarithm of the damage, bilinear over the logarithm of the wave height and the peak period: over the wave height that is exact for a linear system on one slope. A node answers itself.',
      module: `${HERE}/calculate-query.ts`,
    },
    {
      title: 'Life',
      text: 'Damage in proportion to the design life; utilisation with the design fatigue factor.',
      module: 'physics/fatigue/life-scaling.ts',
    },
    {
      title: 'Outside and missing nodes',
      text: 'Refused: nothing is extrapolated or clamped, and no solver stands behind a grid of the request. A node that is missing is refused only where the query needs it.',
      module: `${HERE}/rules.ts`,
    },
  ],
  assumptions: [
    'All nodes are of one detail, one curve, one method and one peak enhancement: the request says nothing of them.',
    'The sea state lasts the whole life; its share of the time is for the reader to multiply.',
    'Damage is in proportion to time.',
  ],
  validity: [
    'Within the axes of the grid.',
    'Beside a peak of damage over the period the answer is on the low side. The check is not assessed if the damage may exceed the allowable one: by the lines through the nodes on either side of the cell.',
  ],
  warnings,
  notChecked: [
    'Whether the nodes are those of the solver: keep the request, version and date of each',
    'Two-slope curves, over which damage is no power of the wave height within a cell',
    'What spectral-fatigue does not check',
  ],
})
