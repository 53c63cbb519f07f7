/** The pump at the running frequency and what the system takes, row by row of the curve. */
import { silent } from '@keelson/equations'
import { FRESH_WATER } from '@keelson/physics/esp/heads.ts'
import { headAt } from '@keelson/physics/esp/operating.ts'
import { hydraulicPower, pumpEfficiency } from '@keelson/physics/esp/pump.ts'
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import { type Operated, powerAt, type System } from './operating.ts'

export const curveRows = (p: Operated, { rows, fluid, drawn }: System) =>
  rows.map(({ q, H }) => {
    const brake_power = powerAt(p, q, fluid)
    const P_h = hydraulicPower.evaluateSI({
      rho_w: FRESH_WATER.si,
      gamma: fluid.gamma,
      g: STANDARD_GRAVITY.si,
      q,
      H,
    })
    return {
      flow_rate: q,
      head: H,
      brake_power,
      efficiency: brake_power > 0 ? pumpEfficiency.evaluateSI({ P_h, P_b: brake_power }) : null,
      intake_pressure: drawn === undefined ? null : drawn(q, silent).p_i,
    }
  })

/** Rows of the curve, with the crossing between them. */
export function headRows({ rows, system }: System, crossing: number | undefined) {
  const rates = rows.map(({ q }) => q)
  const all = crossing === undefined || rates.includes(crossing) ? rates : [...rates, crossing].sort((a, b) => a - b)
  return all.map((q) => ({ flow_rate: q, head: headAt(rows, q), system_head: system(q) }))
}
