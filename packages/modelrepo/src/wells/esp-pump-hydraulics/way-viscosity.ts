/** A pump on a viscous liquid: its rate, head and efficiency over those on water. */
import * as viscosity from '@keelson/physics/esp/viscosity.ts'
import {
  type ChartDefinition,
  gives,
  lineChart,
  type NotApplicable,
  notApplicable,
  type Point,
  resultOf,
  shown,
} from '@keelson/workflow'
import { placesFrom } from './charts.ts'
import { type Given, way } from './inputs.ts'
import { viscosityWarnings } from './warnings.ts'

const tested = [
  ...['kinematic_viscosity', 'best_efficiency_rate', 'head_at_best_efficiency', 'rate_ratio_to_best_efficiency'],
] as const

export const onViscous = way({
  takes: [...tested, 'pump_speed'],
  values: {
    parameter_b: gives(
      viscosity.parameterB,
      '-',
      'Viscosity parameter. Up to 1 the performance on water applies; the method is valid below 40.',
    ),
    rate_correction_factor: resultOf(viscosity.rateCorrection, '-', {
      description: 'Rate with the viscous liquid divided by rate on water.',
    }),
    head_correction_factor: resultOf(viscosity.headCorrection, '-', {
      description: 'Head with the viscous liquid divided by head on water, at the entered rate ratio.',
    }),
    efficiency_correction_factor: resultOf(viscosity.efficiencyCorrection, '-', {
      description: 'Efficiency with the viscous liquid divided by efficiency on water.',
    }),
  },
  checks: {},
  charts: {
    viscosity: {
      title: 'Correction factors',
      description: 'Correction factors against parameter B, with the entered liquid marked.',
      apart: { y: 'Factors over a range of parameter B. The results list the factors of the entered liquid.' },
    },
  },
  calculate: (p, trace) => {
    const { kinematic_viscosity: nu, best_efficiency_rate: q_BEP, head_at_best_efficiency: h_BEP, pump_speed: n } = p
    trace.section('Viscosity')
    const B = trace.apply(viscosity.parameterB, { nu, h_BEP, q_BEP, n })
    const common = {
      charts: () => ({ viscosity: viscosityChart(p, B) }),
      warnings: viscosityWarnings(p, B),
    }
    const said = `parameter B is ${shown(B, 3)}`
    const { from, below } = viscosity.B_RANGE
    if (B <= from)
      return {
        ...common,
        values: factors(1, 1, 1),
        detail: `The performance on water applies, because ${said}, which does not exceed ${from}`,
      }
    if (B >= below) {
      const reason = `${said}, and the method is valid only below ${below}`
      const none = notApplicable(reason)
      return { ...common, values: factors(none, none, none), detail: `No correction factors, because ${reason}` }
    }
    const C_Q = trace.apply(viscosity.rateCorrection, { B })
    const C_H = trace.apply(viscosity.headCorrection, { C_Q, x_q: p.rate_ratio_to_best_efficiency })
    const C_eta = trace.apply(viscosity.efficiencyCorrection, { B })
    const head = C_H > 0 ? C_H : notApplicable(`the head correction factor is ${shown(C_H, 3)} at this rate ratio`)
    return {
      ...common,
      values: factors(C_Q, head, C_eta),
      detail: `Rate factor ${shown(C_Q, 3)}, head factor ${shown(C_H, 3)}, efficiency factor ${shown(C_eta, 3)}; ${said}`,
    }
  },
})

type Factor = number | NotApplicable
/** Told: where water performance holds they are 1 and no equation gives them. */
const factors = (rate: Factor, head: Factor, efficiency: Factor) => ({
  rate_correction_factor: rate,
  head_correction_factor: head,
  efficiency_correction_factor: efficiency,
})

/** Factors against the viscosity of the liquid, as far as the method goes. */
function viscosityChart(
  { kinematic_viscosity: nu, rate_ratio_to_best_efficiency: x_q }: Given<(typeof tested)[number]>,
  B: number,
): ChartDefinition | NotApplicable {
  if (!(nu > 0)) return notApplicable('the liquid has no viscosity')
  const { from, below } = viscosity.B_RANGE
  const factorsAt = (b: number) => {
    const C_Q = viscosity.rateCorrection.evaluateSI({ B: b })
    const C_H = viscosity.headCorrection.evaluateSI({ C_Q, x_q })
    return { C_Q, C_H, C_eta: viscosity.efficiencyCorrection.evaluateSI({ B: b }) }
  }
  const over = placesFrom(0, 1).map((t) => from * (below / from) ** t)
  const line = (name: string, of: (f: ReturnType<typeof factorsAt>) => number) => ({
    name,
    points: over.flatMap((b): Point[] => {
      const y = of(factorsAt(b))
      return y >= 0 ? [[b, y]] : []
    }),
  })
  return lineChart({
    x: { title: 'Parameter B', unit: '-', log: true },
    y: { title: 'Correction factor', unit: '-' },
    series: [line('rate', (f) => f.C_Q), line('head', (f) => f.C_H), line('efficiency', (f) => f.C_eta)],
    limits: [{ at: B, label: 'liquid', along: 'y', written: true }],
  })
}
