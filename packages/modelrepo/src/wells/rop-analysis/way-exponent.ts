/** d-exponents at each point, and the pore pressure that they tell beside their normal trend. */
import { silent } from '@keelson/equations'
import { inPractice, listValue, shownRatio } from '@keelson/workflow'
import { traceOfRow } from '../../_shared/rows/trace-of-row.ts'
import { type Column, pointsOf } from './calculate-columns.ts'
import { type ExponentPoint, exponentAt } from './calculate-points.ts'
import { exponentChart, pressureChart } from './charts-depth.ts'
import { COST_INPUTS, costValue, traceCost } from './cost.ts'
import { bitFigure, onBottom } from './figures.ts'
import { way } from './inputs.ts'
import { exponentRules } from './rules-data.ts'
import { depth, exponentRows, NO_PRESSURE, pressure, speed, weight } from './tables.ts'
import { exponentWarnings } from './warnings.ts'

const { numberColumn } = inPractice('oilfield')

const COLUMNS: readonly Column[] = [
  'rate_of_penetration',
  'rotary_speed',
  'weight_on_bit',
  'equivalent_circulating_density',
  'normal_d_exponent',
  'overburden_gradient',
  'true_vertical_depth',
]
const TREND = ['normal_d_exponent', 'overburden_gradient'] as const

export const drillingExponents = way({
  takes: [
    ...(['weight_on_bit', 'rotary_speed', 'bit_diameter', 'rate_of_penetration'] as const),
    ...(['equivalent_circulating_density', 'normal_pore_pressure_gradient'] as const),
  ],
  may: ['true_vertical_depth', ...TREND, ...COST_INPUTS],
  rules: (p) => exponentRules(p, COLUMNS),
  values: {
    d_exponent: listValue('-', {
      title: 'd-exponent',
      symbol: 'd',
      description: 'Exponent before correction for the mud density.',
      single: true,
    }),
    corrected_d_exponent: listValue('-', {
      title: 'Corrected d-exponent',
      symbol: 'd_c',
      description: 'Exponent corrected for the mud density.',
      single: true,
    }),
    pore_pressure_gradient: listValue('mud_density', {
      practice: 'oilfield',
      title: 'Eaton pore pressure gradient',
      symbol: 'G_p',
      description:
        'Pore pressure gradient from the corrected exponent and its normal trend. Not reported if the exponent is too far above the trend.',
      single: true,
      gaps: true,
      needs: TREND,
    }),
    ...costValue,
  },
  checks: {},
  tables: {
    exponents: {
      title: 'd-exponents by point',
      description:
        'Exponents at each point. Depth, normal trend and pore pressure are blank if the required inputs are not entered.',
      columns: {
        depth,
        rate: numberColumn('rate_of_penetration', 'Rate of penetration'),
        speed,
        weight,
        d: numberColumn('-', 'd'),
        corrected: numberColumn('-', 'Corrected d'),
        normal: numberColumn('-', 'Normal trend'),
        pore_pressure: numberColumn('mud_density', 'Pore pressure gradient'),
      },
    },
  },
  charts: {
    exponent_by_depth: {
      title: 'd-exponents against depth',
      description:
        'Uncorrected and corrected exponents with the normal trend. If depths are not entered, points are numbered.',
    },
    pressure_by_depth: {
      title: 'Pore pressure against depth',
      description:
        'Eaton pore pressure gradient with the normal gradient and the mud density. If depths are not entered, points are numbered.',
      needs: TREND,
    },
  },
  figures: onBottom,
  calculate: (p, trace) => {
    const n = pointsOf(p, COLUMNS)
    const points = Array.from({ length: n }, (_, i) => exponentAt(p, i, silent))
    /** The one of the greatest pore pressure, or the last, by its steps. */
    const shown = points.reduce((most, one, i) => ((one.G_p ?? 0) >= (points[most]?.G_p ?? 0) ? i : most), 0)
    exponentAt(p, shown, n === 1 ? trace : traceOfRow(trace, `Point ${shown + 1}`, `p${shown + 1}`, COMMON))
    traceCost(p, trace)
    const last = points[n - 1] as ExponentPoint
    const pressures = points.map(({ G_p }) => pressure(G_p))
    const told = p.normal_d_exponent !== undefined
    return {
      values: {
        d_exponent: points.map(({ d }) => d),
        corrected_d_exponent: points.map(({ d_c }) => d_c),
        ...(told && {
          pore_pressure_gradient: pressures.every((one) => one === null) ? NO_PRESSURE : pressures,
        }),
      },
      tables: () => ({ exponents: exponentRows(points) }),
      charts: () => ({
        exponent_by_depth: exponentChart(points),
        ...(told && { pressure_by_depth: pressureChart(p.normal_pore_pressure_gradient, points) }),
      }),
      figures: () => ({ bit: bitFigure({ diameter: p.bit_diameter, ...last }) }),
      warnings: exponentWarnings(p, points),
      detail: `Corrected d-exponent ${shownRatio(last.d_c)}${n > 1 ? ' at the last point' : ''}`,
    }
  },
})

const COMMON: ReadonlySet<string> = new Set(['d_b', 'G_n', 'n_E'])
