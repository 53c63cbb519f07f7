/** Charts of what flows in at the intake. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { GAS_FELT, GAS_LOCKS } from '@keelson/physics/esp/gas.ts'
import {
  barChart,
  type ChartDefinition,
  lineChart,
  type NotApplicable,
  notApplicable,
  type Point,
} from '@keelson/workflow'
import { type Intake, intakeAt } from './calculate-intake.ts'
import type { Params } from './params.ts'

const POINTS = 41
/** From and to which share of its own value the intake pressure is drawn. */
const VARIED = { from: 0.2, to: 2 } as const

export const intakeCharts = (p: Params, p_i: number, gamma_o: number, at: Intake) => ({
  intake_volumes: barChart({
    category: 'Before separation',
    y: { title: 'Volume at the intake', unit: 'bbl/d' },
    bars: [
      { name: 'oil', value: at.q_o },
      { name: 'water', value: at.q_w },
      { name: 'free gas', value: at.q_g },
    ],
  }),
  intake_gas: gasAlong(p, p_i, gamma_o, at),
})

/** Free gas where the pump hangs higher or lower: against the pressure at its intake. */
function gasAlong(p: Params, p_i: number, gamma_o: number, at: Intake): ChartDefinition | NotApplicable {
  const points = spaced(VARIED.from * p_i, VARIED.to * p_i, POINTS).map(
    (x): Point => [x, intakeAt(p, x, gamma_o, silent).f_g],
  )
  if (points.every(([, share]) => share === 0)) return notApplicable('no gas is free at these pressures')
  return lineChart({
    x: { title: 'Pressure at the intake, gauge', unit: 'psi' },
    y: { title: 'Free gas of the volume', unit: '%' },
    series: [{ name: 'before separation', points }],
    markers: [{ x: p_i, y: at.f_g, label: 'intake' }],
    limits: [
      { at: GAS_FELT.value, label: 'felt', along: 'x', written: true },
      { at: GAS_LOCKS.value, label: 'gas handler', along: 'x', written: true },
    ],
  })
}

export function noIntakeCharts(p: Params, reason: string) {
  const none = notApplicable(reason)
  return {
    head_breakdown: none,
    system_curve: none,
    intake_volumes: none,
    intake_gas: none,
    ...(p.motor_rating !== undefined && { motor_load: none }),
  }
}
