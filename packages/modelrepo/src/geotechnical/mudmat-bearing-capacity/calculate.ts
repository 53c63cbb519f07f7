/** The mudmat: bearing, sliding, overturning and settlement. SI in and out. */
import { utilisation as atItsLimit, notApplicable, type Outcome, once, type RunContext } from '@keelson/workflow'
import { edgesOf } from './calculate-area.ts'
import { type Capacity, capacityOf } from './calculate-capacity.ts'
import { type Consolidation, consolidationOf, type Immediate, immediateOf } from './calculate-settlement.ts'
import * as chart from './charts.ts'
import { checksOf, NO_CAPACITY } from './checks.ts'
import type { contract } from './contract.ts'
import { sentence } from './detail.ts'
import { plan, section } from './figures.ts'
import type { Params } from './inputs.ts'
import { envelopeRows, layerRows, strengthRows, widthRows, widthTable } from './tables.ts'
import { warningsOf } from './warnings.ts'

type Answer = Outcome<typeof contract>

export function calculate(p: Params, { trace }: RunContext): Answer {
  const c = capacityOf(p, trace)
  const edges = edgesOf(p, trace)
  const moved = immediateOf(p, trace)
  const settled = consolidationOf(p, trace)
  const envelope = once(() => envelopeRows(p, c))
  const widths = once(() => widthRows(p))
  return {
    values: {
      ...bearingValues(c),
      ...slidingValues(c, edges.factor),
      ...settlementValues(moved, settled),
    },
    checks: checksOf(p, c, edges),
    tables: () => ({
      envelope: envelope(),
      width: widthTable(widths()),
      layers: settled ? layerRows(settled) : notApplicable(NO_LAYERS),
    }),
    charts: () => ({
      envelope: chart.envelopeChart(p, c, envelope()),
      moment: chart.momentChart(p),
      strength: chart.strengthChart(p, strengthRows(p)),
      width: chart.widthChart(p, widths()),
      pressure: chart.pressureChart(p, c),
      stress: chart.stressChart(p, settled),
      ...(settled && { settlement: chart.settlementChart(settled) }),
    }),
    figures: () => ({ plan: plan(p, c), section: section(p, c, settled) }),
    warnings: warningsOf(p, c, settled),
    detail: sentence(p, c, overturned(p, edges), { moved, settled }),
  }
}

/** Moments over those at an eccentricity of a third of the side. */
const overturned = (p: Params, edges: ReturnType<typeof edgesOf>) =>
  [
    { name: 'overturning across the width', use: p.moment_about_length_axis / edges.width },
    { name: 'overturning across the length', use: p.moment_about_width_axis / edges.length },
  ].filter(({ use }) => use > 0)

const NO_LAYERS = 'no {compressible_layers} were given'
const EVEN = 'the strength does not increase below the base'

function bearingValues({ area, clay, sand, q_u, Q, bearingUse }: Capacity): Answer['values'] {
  const none = notApplicable(NO_CAPACITY)
  const { bearing } = clay ?? {}
  return {
    eccentricity_b: area.e_B,
    effective_width: area.B_prime,
    effective_length: area.L_prime,
    ...(clay && {
      shape_factor_sc: bearing?.s_c ?? none,
      depth_factor_dc: bearing?.d_c ?? none,
      inclination_factor_ic: bearing?.i_c ?? none,
      combined_factor_kc: bearing?.K_c ?? none,
      strength_gradient_factor_f: bearing === undefined ? none : (bearing.F ?? notApplicable(EVEN)),
    }),
    ...(sand && {
      bearing_factor_nq: sand.N_q,
      bearing_factor_ngamma: sand.N_gamma,
      shape_factor_gamma: sand.bearing?.s_gamma ?? none,
      inclination_factor_iq: sand.bearing?.i_q ?? none,
      inclination_factor_igamma: sand.bearing?.i_gamma ?? none,
    }),
    ultimate_net_pressure: q_u ?? none,
    ultimate_vertical_capacity: Q ?? none,
    bearing_utilisation: bearingUse === undefined ? none : atItsLimit(bearingUse),
  }
}

const slidingValues = ({ sliding, slidingUse }: Capacity, factor: number | undefined): Answer['values'] => ({
  sliding_capacity: sliding.H_d,
  passive_resistance: sliding.H_p,
  sliding_utilisation: atItsLimit(slidingUse),
  overturning_factor: factor ?? notApplicable('there is no {moment_about_length_axis}'),
})

const settlementValues = (moved: Immediate | undefined, settled: Consolidation | undefined): Answer['values'] => ({
  ...(moved && {
    immediate_settlement: moved.settlement,
    horizontal_displacement: moved.horizontal,
    rotation: moved.rotation,
  }),
  ...(settled && {
    stress_increase: settled.layers.map(({ increase }) => increase),
    consolidation_settlement: settled.settlement,
  }),
})
