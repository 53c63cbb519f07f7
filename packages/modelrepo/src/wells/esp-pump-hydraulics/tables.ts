/** The pump at the running frequency, row by row of its curve. */
import { silent } from '@keelson/equations'
import { FRESH_WATER } from '@keelson/physics/esp/heads.ts'
import { hydraulicPower } from '@keelson/physics/esp/pump.ts'
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import { inPractice, numberColumn } from '@keelson/workflow'
import { type Operated, powerAt, type System } from './operating.ts'

const { numberColumn: oilfield } = inPractice('oilfield')

export const tables = {
  pump_at_frequency: {
    title: 'The pump at the running frequency',
    description:
      'All stages in the produced fluid, at the rates of the curve; the intake pressure where an inflow is given.',
    columns: {
      flow_rate: numberColumn('downhole_rate', 'Rate', { symbol: 'q' }),
      head: numberColumn('pump_head', 'Head', { symbol: 'H_p' }),
      brake_power: oilfield('power', 'Brake power', { symbol: 'P_b' }),
      efficiency: numberColumn('-', 'Efficiency', { symbol: 'eta_p' }),
      intake_pressure: oilfield('well_pressure_gauge', 'Intake pressure', { symbol: 'p_i' }),
    },
  },
}

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
      efficiency: brake_power > 0 ? P_h / brake_power : null,
      intake_pressure: drawn === undefined ? null : drawn(q, silent).p_i,
    }
  })
