/** The bit alone: what its nozzles cost and give, and the best rate. */
import * as column from '@keelson/physics/drilling-hydraulics/column.ts'
import { check, given, inPractice, openIf, shownIn } from '@keelson/workflow'
import { bestRate, bestTold, bitOf, bitValues, isOptimised, optimumOf } from './bit.ts'
import { bitChart } from './charts.ts'
import { bitFigures } from './figures.ts'
import { FLOWS } from './flow.ts'
import { way } from './inputs.ts'
import { bounds, sought } from './inputs-work.ts'
import { bitWarnings, optimumWarnings } from './warnings.ts'

const { checkOf } = inPractice('oilfield')

export const bitAlone = way({
  takes: ['mud_weight', 'flow_rate', 'bit_diameter', 'nozzle_sizes', 'discharge_coefficient', 'optimisation_criterion'],
  may: ['maximum_pump_pressure'],
  takesWhen: { maximum_pump_pressure: sought, parasitic_pressure_loss: sought },
  mayWhen: bounds,
  values: bitValues,
  checks: {
    pump_pressure: checkOf('pressure_loss', {
      title: 'Pump pressure',
      criterion: column.standpipePressure,
      demand: 'Standpipe pressure or bit pressure loss',
      capacity: 'Maximum pump pressure',
      needs: ['maximum_pump_pressure'],
      reach: FLOWS,
    }),
    ...bestRate,
  },
  charts: {
    bit_rate: {
      title: 'Bit pressure loss against flow rate',
      description: 'Nozzle pressure loss and, if an optimum rate is requested, the pump pressure available to the bit.',
    },
  },
  figures: {
    nozzles: {
      title: 'Bit face',
      description: 'Nozzles to scale on the bit face. Their positions are schematic.',
    },
  },
  calculate: (p, trace) => {
    const { flow_rate: q, maximum_pump_pressure: p_max, parasitic_pressure_loss: p_ref } = p
    const found = bitOf(p, p.nozzle_sizes, q, p.bit_diameter, trace)
    const loss = () => ({ value: given(p, 'parasitic_pressure_loss').parasitic_pressure_loss, name: 'p_ref' })
    const best = isOptimised(p) ? optimumOf(p, q, loss(), trace) : undefined
    const optimum = best === undefined ? '' : `, optimum flow rate ${shownIn(best.q_opt, 'gpm')}`
    const rate = bestTold(p, best)
    /** What the bit loses alone can only be too much. */
    const pumped = (capacity: number) =>
      p_ref === undefined
        ? openIf('input_missing', ALONE, check({ demand: found.dP_b, capacity }))
        : check({ demand: trace.apply(column.standpipePressure, { dP_i: [p_ref, found.dP_b] }), capacity })
    return {
      values: rate.values,
      checks: { pump_pressure: p_max === undefined ? undefined : pumped(p_max), ...rate.checks },
      beside: rate.beside,
      charts: () => ({ bit_rate: bitChart(p, found, best) }),
      figures: () => bitFigures(p, found),
      warnings: [...bitWarnings(found), ...optimumWarnings(p, best)],
      detail: `Bit hydraulic power per unit area ${shownIn(found.HSI, 'hp/in2')}, bit pressure loss ${shownIn(found.dP_b, 'psi')}${optimum}`,
    }
  },
})
const ALONE = 'only the bit is analysed, so the other losses are not known'
