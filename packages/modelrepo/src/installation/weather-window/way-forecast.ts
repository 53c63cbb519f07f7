/** The limit of a forecast by the alpha factor, for each operation that is planned. */
import { forecastLimit, referencePeriod } from '@keelson/standards/dnv-os-h101-2011/alpha.ts'
import { type ChartDefinition, lineChart, listValue, type Point, shown, shownIn } from '@keelson/workflow'
import { type Forecast, forecastsOf, type Planned, tableOf } from './forecast.ts'
import { way } from './inputs.ts'
import { forecastProblems } from './rules.ts'
import { forecastTables, operationRows } from './tables.ts'
import { forecastWarnings } from './warnings.ts'

const each = { minimum: 0, single: true } as const

export const ofForecast = way({
  takes: ['planned_operation_period'],
  unlessReplaced: ['hs_limit'],
  may: ['design_hs', 'alpha_factor_table'],
  rules: forecastProblems,
  values: {
    alpha_factor: listValue('-', {
      title: 'Alpha factor',
      description: 'Alpha factor of each operation.',
      symbol: 'alpha',
      maximum: 1,
      ...each,
    }),
    forecast_limit: listValue('significant_wave_height', {
      title: forecastLimit.title,
      description: 'Maximum forecast wave height, alpha times the design wave height.',
      symbol: forecastLimit.symbol,
      ...each,
    }),
    reference_period: listValue('storm_duration', {
      title: referencePeriod.title,
      description: 'Operation period plus equal contingency of at least 6 h. The forecast window must cover it.',
      symbol: referencePeriod.symbol,
      ...each,
    }),
  },
  checks: {},
  tables: forecastTables,
  charts: {
    alpha: {
      title: 'Alpha factors',
      description: 'Alpha factor against design wave height for each period, with the operations marked.',
    },
  },
  calculate: (p, trace) => {
    const forecasts = forecastsOf(p, trace)
    const [first] = forecasts
    return {
      values: {
        alpha_factor: forecasts.map(({ alpha }) => alpha),
        forecast_limit: forecasts.map(({ limit }) => limit),
        reference_period: forecasts.map(({ T_R }) => T_R),
      },
      tables: () => ({ operations: operationRows(forecasts) }),
      charts: () => ({ alpha: alphaChart(p, forecasts) }),
      warnings: forecastWarnings(p, forecasts),
      ...(first !== undefined && {
        detail: `Forecast wave height limit ${shownIn(first.limit, 'm')} for an operation of ${shownIn(first.T_POP, 'h')} with design wave height ${shownIn(first.H, 'm')}, alpha factor ${shown(first.alpha, 3)}`,
      }),
    }
  },
})

/** Rows of a long table that are drawn. */
const MOST_ROWS = 8

function alphaChart(p: Planned, forecasts: readonly Forecast[]): ChartDefinition {
  return lineChart({
    x: { title: 'Design wave height', unit: 'm' },
    y: { title: 'Alpha factor', unit: '-' },
    series: tableOf(p)
      .slice(0, MOST_ROWS)
      .map(({ longest, heights, alpha }) => ({
        name: `to ${shownIn(longest, 'h', 3)}`,
        dots: true as const,
        points: heights.map((h, j): Point => [h, alpha[j] ?? 0]),
      })),
    markers: forecasts.slice(0, MOST_ROWS).map(({ H, alpha }, i) => ({
      x: H,
      y: alpha,
      label: forecasts.length > 1 ? `operation ${i + 1}` : 'operation',
    })),
  })
}
