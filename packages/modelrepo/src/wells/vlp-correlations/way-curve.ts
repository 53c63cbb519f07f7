/** Flowing pressure over the rates. */
import { inPractice } from '@keelson/workflow'
import { least } from './calculate-minimum.ts'
import { lifting, way } from './inputs.ts'
import { lastStep, liftOf, liftTold, liftValues, limitsOf, noAnswer, noLimits, velocities } from './lift.ts'
import { liftCharts, oilCharts, wellFigure } from './pictures.ts'
import { tubingRules, waterProblems } from './rules.ts'
import { liftTables } from './tables.ts'
import { brokenWarnings } from './warnings.ts'

const { numberValue } = inPractice('oilfield')

export const curve = way({
  takes: [...lifting.takes, 'oil_rates'],
  unlessReplaced: lifting.unlessReplaced,
  may: lifting.may,
  mayWhen: lifting.mayWhen,
  rules: (p) => tubingRules(p, () => p.oil_rates.flatMap((q, i) => waterProblems(p, q, `/oil_rates/${i}`))),
  values: {
    ...liftValues,
    minimum_of_curve: numberValue('oil_rate', {
      title: 'Rate at minimum flowing pressure',
      description:
        'Rate at the minimum of the lift curve between the entered rates. Below this rate the well is unstable.',
      symbol: 'q_min',
      minimum: 0,
    }),
  },
  checks: velocities,
  tables: liftTables,
  charts: { ...liftCharts, ...oilCharts },
  figures: wellFigure,
  calculate: (p, trace) => {
    const lift = liftOf(p, p.oil_rates)
    const told = liftTold(p, lift)
    const warnings = [...brokenWarnings(p, lift), ...told.warnings]
    const at = lift.shown
    if (at === undefined) {
      const none = noAnswer(p, lift)
      const { values, checks } = noLimits(lift, none)
      const pressures = lift.rates.map(() => null)
      const curveless = { flowing_bottomhole_pressure: pressures, minimum_of_curve: none }
      return { ...told, warnings, checks, values: { ...told.values, ...values, ...curveless } }
    }
    lastStep(lift, at, trace)
    const { values, checks } = limitsOf(lift, at, trace)
    const pressures = lift.all.map((one) => one?.profile.last.p_2 ?? null)
    const minimum = least(lift.well, lift.rates, trace)
    const curved = { flowing_bottomhole_pressure: pressures, minimum_of_curve: minimum }
    return { ...told, warnings, checks, values: { ...told.values, ...values, ...curved } }
  },
})
