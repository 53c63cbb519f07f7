/** Mechanical specific energy at each point, beside the strength of the rock where it is given. */
import { silent } from '@keelson/equations'
import * as energy from '@keelson/physics/drilling-rate/specific-energy.ts'
import { check, inPractice, listValue, shownIn } from '@keelson/workflow'
import { traceOfRow } from '../../_shared/rows/trace-of-row.ts'
import { type Column, pointsOf } from './calculate-columns.ts'
import { type EnergyPoint, energyAt } from './calculate-points.ts'
import { energyChart } from './charts-depth.ts'
import { COST_INPUTS, costValue, traceCost } from './cost.ts'
import { bitFigure, onBottom } from './figures.ts'
import { way } from './inputs.ts'
import { evenRules } from './rules-data.ts'
import { depth, energyRows, speed, weight } from './tables.ts'
import { energyWarnings } from './warnings.ts'

const { checkOf, numberColumn } = inPractice('oilfield')

const COLUMNS: readonly Column[] = [
  'weight_on_bit',
  'rotary_speed',
  'rate_of_penetration',
  'torque_on_bit',
  'true_vertical_depth',
]

export const specificEnergy = way({
  takes: ['weight_on_bit', 'rotary_speed', 'bit_diameter', 'rate_of_penetration', 'bit_friction_coefficient'],
  may: ['torque_on_bit', 'true_vertical_depth', 'rock_strength', ...COST_INPUTS],
  rules: (p) => evenRules(p, COLUMNS, pointsOf(p, COLUMNS)),
  values: {
    mechanical_specific_energy: listValue('rock_strength', {
      practice: 'oilfield',
      title: 'Mechanical specific energy',
      symbol: 'MSE',
      description: 'Mechanical specific energy: one value, or one value per data point.',
      minimum: 0,
      single: true,
    }),
    drilling_efficiency: listValue('-', {
      title: 'Drilling efficiency',
      symbol: 'eta',
      description: 'Rock strength divided by specific energy.',
      minimum: 0,
      single: true,
      needs: ['rock_strength'],
    }),
    ...costValue,
  },
  checks: {
    specific_energy: checkOf('rock_strength', {
      title: 'Specific energy limit',
      demand: energy.specificEnergy,
      capacity: 'Rock strength',
      criterion: energy.WASTEFUL,
      needs: ['rock_strength'],
    }),
  },
  tables: {
    energy: {
      title: 'Specific energy by point',
      description:
        'Specific energy at each point. Depth and efficiency are blank if the depth or the rock strength is not entered.',
      columns: {
        depth,
        weight,
        speed,
        rate: numberColumn('rate_of_penetration', 'Rate of penetration'),
        torque: numberColumn('bit_torque', 'Torque'),
        energy: numberColumn('rock_strength', 'Specific energy'),
        efficiency: numberColumn('-', 'Efficiency'),
      },
    },
  },
  charts: {
    energy_by_depth: {
      title: 'Specific energy against depth',
      description:
        'Specific energy, with the rock strength and three times the rock strength if entered. If depths are not entered, points are numbered.',
    },
  },
  figures: onBottom,
  calculate: (p, trace) => {
    const { rock_strength: S, bit_diameter: diameter } = p
    const n = pointsOf(p, COLUMNS)
    const points = Array.from({ length: n }, (_, i) => energyAt(p, i, silent))
    const i = points.reduce((most, one, k) => (one.MSE > (points[most] as EnergyPoint).MSE ? k : most), 0)
    const own = n === 1 ? trace : traceOfRow(trace, `Point ${i + 1}`, `p${i + 1}`, COMMON)
    const worst = energyAt(p, i, own)
    traceCost(p, trace)
    return {
      values: {
        mechanical_specific_energy: points.map(({ MSE }) => MSE),
        drilling_efficiency: S === undefined ? undefined : points.map(({ eta }) => eta ?? Number.NaN),
      },
      checks:
        S === undefined
          ? {}
          : {
              specific_energy: check({
                demand: worst.MSE,
                capacity: S,
                utilisation: worst.MSE / S,
                limit: energy.WASTEFUL.value,
              }),
            },
      tables: () => ({ energy: energyRows(points) }),
      charts: () => ({ energy_by_depth: energyChart(p, points) }),
      figures: () => ({ bit: bitFigure({ diameter, ...worst }) }),
      warnings: energyWarnings(p, points),
      detail: `${n > 1 ? 'Maximum specific energy' : 'Specific energy'} ${shownIn(worst.MSE, 'psi')}`,
    }
  },
})

const COMMON: ReadonlySet<string> = new Set(['d_b', 'A_b', 'mu_b', 'S'])
