/** Settlement under an axial load by load transfer along shaft and tip. */
import { house, met, type Trace } from '@keelson/equations'
import {
  type AxialPile,
  type AxialState,
  axialStates,
  stateUnder,
  triedTips,
} from '@keelson/physics/pile/axial-springs.ts'
import * as closed from '@keelson/physics/pile/closed-forms.ts'
import { depthOf, layerAt } from '@keelson/physics/soil/profile.ts'
import {
  clayCurve,
  SHAFT_TO_PEAK,
  TIP,
  TRANSFER_SOURCE,
  type TransferCurve,
} from '@keelson/standards/api-rp-2geo-2011/load-transfer.ts'
import { tracedCapacity } from '../_shared/pile/capacity.ts'
import { type PileSoil, pileSoil, unitFriction } from '../_shared/pile/soil.ts'
import type { Some } from './inputs.ts'

/** Frozen, so that its axis is looked at once and not at each of a hundred thousand readings. */
const scaled = ({ displacements, shares }: TransferCurve, D: number) => ({
  displacements: Object.freeze(displacements.map((x) => x * D)),
  shares,
})

export interface Transfer {
  readonly soil: PileSoil
  readonly D: number
  readonly L: number
  readonly plugged: boolean
  readonly most: number
  /** Undefined where no settlement brings up the load. */
  readonly state: AxialState | undefined
  readonly curve: readonly AxialState[]
}

type Pushed = Some<
  'outer_diameter' | 'wall_thickness' | 'soil_layers' | 'youngs_modulus' | 'residual_adhesion_ratio' | 'head_load'
>
export function loadTransfer(p: Pushed, trace: Trace): Transfer {
  const { outer_diameter: D, wall_thickness: t, soil_layers } = p
  const soil = pileSoil(soil_layers)
  const { Q_b, Q_p, Q_u } = tracedCapacity({ D, t, weighed: false }, soil, trace)
  trace.section('Load transfer')
  const area = trace.apply(closed.steelArea, { D, D_i: D - 2 * t })
  const pile = transferPile(soil, D, p.youngs_modulus * area, p.residual_adhesion_ratio, Q_b)
  const curve = triedTips(pile).map(axialStates(pile))
  const most = traceMost(curve, trace)
  const state = p.head_load > most ? undefined : traceState(pile, p.head_load, trace)
  return { soil, D, L: depthOf(soil), plugged: Q_p < Q_u, most, state, curve }
}

function transferPile(soil: PileSoil, D: number, stiffness: number, residual: number, Q_b: number): AxialPile {
  const [clay, sand] = [scaled(clayCurve(residual), D), scaled(SHAFT_TO_PEAK, D)]
  return {
    length: depthOf(soil),
    stiffness,
    shaft: (depth) => {
      const layer = layerAt(soil, depth)
      return { resistance: Math.PI * D * unitFriction(layer, depth), by: layer.sand ? sand : clay }
    },
    base: { resistance: Q_b, by: scaled(TIP, D) },
  }
}

/** The largest load of the curve, above which no settlement holds. */
function traceMost(curve: readonly AxialState[], trace: Trace): number {
  const most = Math.max(...curve.map(({ load }) => load))
  const at = curve.findIndex(({ load }) => load === most)
  const { shaftLoad = 0, baseLoad = 0 } = curve[at] ?? {}
  return trace.solved({
    ...TRANSFER_SOURCE,
    symbol: 'P_max',
    title: 'Maximum mobilised axial resistance',
    unit: 'N',
    value: most,
    trial: curve.at(-1)?.load ?? most,
    residual: 0,
    iterations: curve.length,
    method: 'maximum over all trial tip displacements, each integrated to the head',
    meets: [met('shaft plus tip load', 'N', shaftLoad + baseLoad, 'head load', most)],
  })
}

function traceState(pile: AxialPile, P: number, trace: Trace): AxialState | undefined {
  const found = stateUnder(pile, P)
  if (found === undefined) return undefined
  const { state, tried } = found
  const solved = (symbol: string, title: string, unit: string, value: number) =>
    trace.solved({
      source: house,
      clause: 'integration from the tip upwards, 1,000 elements',
      symbol,
      title,
      unit,
      value,
      trial: 0,
      residual: P === 0 ? 0 : state.load / P - 1,
      iterations: tried,
      method: 'smallest tip displacement that balances the load, by bisection',
      meets: [met('integrated head load', 'N', state.load, 'applied head load', P)],
    })
  return {
    ...state,
    tip: solved('w_t', 'Tip settlement', 'm', state.tip),
    head: solved('w_0', 'Head settlement', 'm', state.head),
    shaftLoad: solved('P_f', 'Mobilised shaft resistance', 'N', state.shaftLoad),
    baseLoad: solved('P_b', 'Mobilised tip resistance', 'N', state.baseLoad),
  }
}
