/** One rate with its way down, and the match to a gauge. */
import { inPractice } from '@keelson/workflow'
import { matched } from './calculate-match.ts'
import { lifting, way } from './inputs.ts'
import { lastStep, liftOf, liftTold, liftValues, limitsOf, noAnswer, noLimits, velocities } from './lift.ts'
import { liftCharts, oilCharts, wellFigure } from './pictures.ts'
import { gaugeProblems, tubingRules, waterProblems } from './rules.ts'
import { liftTables } from './tables.ts'

const { numberValue } = inPractice('oilfield')

export const traverse = way({
  takes: [...lifting.takes, 'oil_rate'],
  unlessReplaced: lifting.unlessReplaced,
  may: [...lifting.may, 'measured_flowing_bottomhole_pressure'],
  mayWhen: lifting.mayWhen,
  rules: (p) => [...tubingRules(p, () => waterProblems(p, p.oil_rate, '/oil_rate')), ...gaugeProblems(p)],
  values: {
    ...liftValues,
    matched_gravity_correction_factor: numberValue('-', {
      title: 'Matched gravity factor',
      description:
        'Gravity correction factor at which the traverse, with the entered friction correction factor, ends at the measured pressure.',
      symbol: 'C_gm',
      needs: ['measured_flowing_bottomhole_pressure'],
      minimum: 0,
    }),
  },
  checks: velocities,
  tables: liftTables,
  charts: { ...liftCharts, ...oilCharts },
  figures: wellFigure,
  calculate: (p, trace) => {
    const lift = liftOf(p, [p.oil_rate])
    const at = lift.shown
    if (at === undefined) {
      const none = noAnswer(p, lift)
      const { values, checks } = noLimits(lift, none)
      const match = p.measured_flowing_bottomhole_pressure === undefined ? undefined : none
      const told = liftTold(p, lift, match)
      const wayless = { flowing_bottomhole_pressure: none, matched_gravity_correction_factor: match }
      return { ...told, checks, values: { ...told.values, ...values, ...wayless } }
    }
    const p_wf = lastStep(lift, at, trace)
    const { values, checks } = limitsOf(lift, at, trace)
    const match = matched(p, lift.well, at, trace)
    const told = liftTold(p, lift, match)
    const down = { flowing_bottomhole_pressure: p_wf, matched_gravity_correction_factor: match }
    return { ...told, checks, values: { ...told.values, ...values, ...down } }
  },
})
