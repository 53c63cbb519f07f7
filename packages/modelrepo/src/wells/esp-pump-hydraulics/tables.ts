/** The pump at the running frequency, row by row of its curve. */
import { silent } from '@keelson/equations'
import { FRESH_WATER } from '@keelson/physics/esp/heads.ts'
import { hydraulicPower } from '@keelson/physics/esp/pump.ts'
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import { powerAt, type System } from './calculate-operating.ts'
import type { Params } from './params.ts'

export const curveRows = (p: Params, { rows, fluid, drawn }: System) =>
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
      efficiency: brake_power > 0 ? P_h / brake_power : null,
      intake_pressure: drawn === undefined ? null : drawn(q, silent).p_i,
    }
  })
