/** The anodes for given demands: what one gives, and how many are needed. */
import type { Trace } from '@keelson/equations'
import {
  heaviestByGeometry,
  MASS_TOLERANCE,
  slenderAlloyMass,
  toleranceUsed,
} from '@keelson/standards/dnv-rp-b401-2021/anode-resistance.ts'
import {
  anodesForAll,
  anodesForCurrent,
  anodesForMass,
  anodesForMassAndInitial,
  currentOutput,
  netAnodeMass,
} from '@keelson/standards/dnv-rp-b401-2021/demand.ts'
import { type Alloy, alloyOf, densityOf, type OwnCapacity } from './alloy.ts'
import type { ByPhase, DesignInputs } from './inputs.ts'
import { resistanceOf } from './resistance.ts'
import { type Shape, type Spent, shapeOf, spentOf } from './shape.ts'

interface Output {
  /** ohm, A. */
  readonly R: number
  readonly I: number
}
interface Geometry {
  /** Net mass by geometry and the largest that it can hold, kg. */
  readonly m_g: number
  readonly m_max: number
  /** Share used of the allowance between them. */
  readonly used: number
}
interface Counts {
  readonly mass: number
  readonly initial: number
  /** undefined where the final geometry is not known. */
  readonly final: number | undefined
  readonly required: number
  readonly governing: 'mass' | 'initial' | 'final'
}
export interface Design extends Alloy {
  readonly demand: ByPhase
  readonly shape: Shape
  readonly spent: Spent | undefined
  readonly start: Output
  readonly end: Output | undefined
  /** undefined for anodes of which the stated inputs give no volume. */
  readonly geometry: Geometry | undefined
  /** Net mass required, kg. */
  readonly M: number
  readonly counts: Counts
  /** Installed, or else required. */
  readonly N: number
}

/** Everything about one anode and the numbers required, for demands in A. */
export function designOf(p: DesignInputs, demand: ByPhase, trace: Trace, ownCapacity?: OwnCapacity): Design {
  trace.section('Anode, start of life')
  const shape = shapeOf(p, trace)
  const alloy = alloyOf(p, shape.type, trace, ownCapacity)
  const start = output(p, shape.start, alloy, 'i', trace)
  const isArea = shape.start.kind === 'area'
  const rho_a = isArea ? 0 : densityOf(p, trace)
  const geometry = geometryOf(p, shape, rho_a, trace)
  trace.section('Anode, end of life')
  const spent = spentOf(p, shape, { u: alloy.u, rho_a }, trace)
  const end = spent && output(p, spent.end, alloy, 'f', trace)
  trace.section('Number of anodes')
  const M = trace.apply(netAnodeMass, { I_cm: demand.mean, t_f: p.design_life, u: alloy.u, epsilon: alloy.epsilon })
  const counts = countsOf(p, M, demand, { start, end }, trace)
  return { ...alloy, demand, shape, spent, start, end, geometry, M, counts, N: p.number_of_anodes ?? counts.required }
}

function output(p: DesignInputs, d: Shape['start'], { Delta_E }: Alloy, phase: 'i' | 'f', trace: Trace): Output {
  const when = phase === 'i' ? 'Initial' : 'Final'
  const symbol = phase === 'i' ? 'R_ai' : 'R_af'
  const R = resistanceOf(p, d, symbol, trace, `${when} anode resistance`)
  const printed = { as: `I_a${phase}`, rename: { R_a: symbol }, title: `${when} anode current output` }
  return { R, I: trace.apply(currentOutput, { Delta_E, R_a: R }, printed) }
}

function geometryOf(p: DesignInputs, { start }: Shape, rho_a: number, trace: Trace): Geometry | undefined {
  const { anode_radius: r, anode_insert_radius: r_c } = p
  if (start.kind === 'area' || r === undefined) return undefined
  const m_g = trace.apply(slenderAlloyMass, { rho_a, L: start.L, r, r_c })
  const m_max = trace.apply(heaviestByGeometry, { delta: MASS_TOLERANCE, m_g })
  return { m_g, m_max, used: trace.apply(toleranceUsed, { m: p.anode_net_mass, m_g, delta: MASS_TOLERANCE }) }
}

function countsOf(
  p: DesignInputs,
  M: number,
  demand: ByPhase,
  { start, end }: { readonly start: Output; readonly end: Output | undefined },
  trace: Trace,
): Counts {
  const mass = trace.apply(anodesForMass, { M, m: p.anode_net_mass })
  const named = (phase: 'i' | 'f') => ({
    as: `N_${phase}`,
    rename: { I_c: `I_c${phase}`, I_a: `I_a${phase}` },
    title: `Anodes required by ${phase === 'i' ? 'initial' : 'final'} current`,
  })
  const initial = trace.apply(anodesForCurrent, { I_c: demand.initial, I_a: start.I }, named('i'))
  if (!end) {
    const required = trace.apply(anodesForMassAndInitial, { N_m: mass, N_i: initial })
    return { mass, initial, final: undefined, required, governing: initial > mass ? 'initial' : 'mass' }
  }
  const final = trace.apply(anodesForCurrent, { I_c: demand.final, I_a: end.I }, named('f'))
  const required = trace.apply(anodesForAll, { N_m: mass, N_i: initial, N_f: final })
  const governing = required === mass ? 'mass' : required === initial ? 'initial' : 'final'
  return { mass, initial, final, required, governing }
}
