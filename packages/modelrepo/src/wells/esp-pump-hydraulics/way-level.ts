/** Design from a fluid level or an intake pressure, at a rate through the pump. */
import { given } from '@keelson/workflow'
import { wellFigure } from './figures.ts'
import { headsAt, lift, liftAbove, liftFigures } from './heads.ts'
import { way } from './inputs.ts'
import { cooled, coolingChecks, coolingValues, coolMotor, motorChecks, rangeChecks, STAGE } from './motor.ts'
import { chartsOfDesign, designCharts, designValues, ofDesign, sizedBy, sizing, stageChecks } from './sizing.ts'

export const byLevel = way({
  takes: [...lift, ...STAGE, 'flow_rate', 'fluid_specific_gravity'],
  unlessReplaced: ['pump_intake_pressure'],
  may: ['dynamic_fluid_level', ...cooled, ...sizedBy],
  values: { ...designValues, ...coolingValues },
  checks: {
    ...rangeChecks({ q: { input: 'flow_rate' }, least: { input: 'minimum_rate' }, most: { input: 'maximum_rate' } }),
    ...stageChecks,
    ...motorChecks,
    ...coolingChecks,
  },
  charts: designCharts,
  figures: liftFigures,
  calculate: (p, trace) => {
    const { flow_rate: q, dynamic_fluid_level: L_f } = p
    const fluid = { gamma: p.fluid_specific_gravity, symbol: 'gamma' } as const
    trace.section('Total dynamic head')
    const heads =
      L_f === undefined
        ? headsAt(p, q, liftAbove(p, given(p, 'pump_intake_pressure').pump_intake_pressure, fluid, trace), fluid, trace)
        : headsAt(p, q, L_f, fluid, trace, 'L_f')
    const { sized, ...rest } = sizing(p, q, heads, fluid, undefined, trace)
    coolMotor(p, q, trace)
    return {
      ...rest,
      charts: () => chartsOfDesign(p, q, heads, fluid, sized),
      figures: () => ({ well: wellFigure(p, { q, heads, p_i: p.pump_intake_pressure, ...sized }) }),
      detail: ofDesign(sized, heads),
    }
  },
})
