/** The runs of axial capacity, as the pile workflows share them: one clay, layers, unit values. */
import type { Trace } from '@keelson/equations'
import { allowableCapacity, axialUtilisation } from '@keelson/standards/api-rp-2geo-2011/axial.ts'
import type { Density, Description } from '@keelson/standards/api-rp-2geo-2011/sand.ts'
import {
  check,
  digitsApart,
  given,
  type Left,
  notApplicable,
  openIf,
  shown,
  shownIn,
  utilisation,
  withoutDemand,
} from '@keelson/workflow'
import { type AxialCapacity, capacityAt, capacityOf, type Pile, tracedCapacity } from './capacity.ts'
import { capacityChart, shareChart, unitFrictionChart } from './charts.ts'
import { drawnLayers, oneClay, pileFigure } from './figures.ts'
import { type Sense, TENSION } from './modes.ts'
import { type Penetration, requiredPenetration } from './penetration.ts'
import { type PileSoil, pileSoil, type SoilRow } from './soil.ts'
import { layerRows, profileRows } from './tables.ts'
import { uniformCapacity } from './uniform.ts'
import { clayUnitValues, sandUnitValues, type UnitValues } from './unit-values.ts'
import * as said from './warnings.ts'

/** What the runs take of a request. */
export interface CapacityParams {
  readonly outer_diameter?: number
  readonly wall_thickness?: number
  readonly embedded_length?: number
  readonly undrained_shear_strength?: number
  readonly effective_vertical_stress?: readonly number[]
  readonly bearing_factor_nc: number
  readonly applied_load: number
  readonly factor_of_safety: number
  readonly sense: Sense
  readonly include_pile_weight: boolean
  readonly soil_layers?: readonly SoilRow[]
}

const NO_LOAD = 'there is no {applied_load}'
const kN = (newton: number) => shownIn(newton, 'kN')

/** Allowable capacity and its check; none where nothing is applied. */
function allowed(p: CapacityParams, Q: number, symbol: string, doubt: Left | undefined, trace: Trace) {
  const { applied_load: P, factor_of_safety: FoS } = p
  const Q_a = trace.apply(allowableCapacity, { Q, FoS }, { rename: { Q: symbol } })
  return {
    Q_a,
    use: utilisation(trace.apply(axialUtilisation, { P, Q_a })),
    checks: {
      axial_load:
        P > 0
          ? openIf('out_of_reach', doubt, check({ demand: P, capacity: Q_a, ...said.asEntered(FoS) }))
          : withoutDemand(NO_LOAD),
    },
  }
}

/** What is allowed, of which capacity, and how much of it the load uses. */
function sentence({ applied_load: P, factor_of_safety: FoS }: CapacityParams, Q: number, Q_a: number, use: number) {
  const allowed = `Allowable capacity ${kN(Q_a)}, of ${kN(Q)} with a factor of safety of ${shown(FoS)}`
  return P > 0 ? `${allowed}; the applied ${kN(P)} uses ${shown(use, digitsApart(use, 1, 3))} of it` : allowed
}

export function uniformRun(p: CapacityParams, trace: Trace) {
  const {
    outer_diameter: D,
    embedded_length: L,
    undrained_shear_strength: s_u,
  } = given(p, 'outer_diameter', 'embedded_length', 'undrained_shear_strength')
  const [p_0 = Number.NaN] = p.effective_vertical_stress ?? []
  const { psi, alpha, f, q, Q_f, Q_p, Q_d } = uniformCapacity({ D, L, s_u, p_0, N_c: p.bearing_factor_nc }, trace)
  const { Q_a, use, checks } = allowed(p, Q_d, 'Q_d', said.strongClay([psi]), trace)
  return {
    values: {
      psi: [psi],
      alpha: [alpha],
      unit_skin_friction: [f],
      unit_end_bearing: [q],
      skin_friction_capacity: Q_f,
      end_bearing_capacity: Q_p,
      total_capacity: Q_d,
      allowable_capacity: Q_a,
      utilisation: use,
    },
    checks,
    charts: () => ({ shares: shareChart(Q_f, Q_p) }),
    figures: () => ({
      pile_in_soil: pileFigure({ layers: oneClay(s_u, L), diameter: D, length: L, load: p.applied_load }),
    }),
    warnings: [
      ...said.ratioWarnings([psi], '/undrained_shear_strength'),
      ...said.safetyWarnings(p.factor_of_safety),
      ...said.bearingWarnings(p.bearing_factor_nc),
    ],
    detail: sentence(p, Q_d, Q_a, use),
  }
}

export function layeredRun(p: CapacityParams, trace: Trace) {
  const {
    outer_diameter: D,
    wall_thickness: t,
    soil_layers,
  } = given(p, 'outer_diameter', 'wall_thickness', 'soil_layers')
  const { sense, applied_load: P } = p
  const soil = pileSoil(soil_layers)
  const pile: Pile = { D, t, weighed: p.include_pile_weight }
  const capacity = tracedCapacity(pile, soil, trace)
  const doubt = said.strongClay(said.layerRatios(soil)) ?? (sense === TENSION ? undefined : said.shallowTip(soil, D))
  const Q = capacityOf(capacity, sense)
  const { Q_a, use, checks } = allowed(p, Q, symbolOf(p), doubt, trace)
  const at = capacityAt(pile, soil)
  const demand = P * p.factor_of_safety
  const found = P > 0 ? requiredPenetration(soil, at, demand, sense, trace) : undefined
  const profile = profileRows(soil, at)
  return {
    values: {
      ...layeredValues(capacity),
      allowable_capacity: Q_a,
      utilisation: use,
      required_penetration: penetrationValue(P, found),
      axial_capacity_profile: profile,
    },
    checks,
    tables: () => ({ layers: layerRows(soil, capacity.frictions) }),
    charts: () => ({
      unit_friction: unitFrictionChart(soil),
      capacity_with_depth: capacityChart(profile, demand, sense, found),
      shares: shareChart(capacity.Q_f, capacity.Q_b),
    }),
    figures: () => ({ pile_in_soil: layeredFigure(p, soil, capacity) }),
    warnings: [
      ...said.ratioWarnings(said.layerRatios(soil), '/soil_layers'),
      ...said.safetyWarnings(p.factor_of_safety),
      ...said.tipWarnings(soil, D),
      ...said.lostWarnings(found),
    ],
    detail: sentence(p, Q, Q_a, use),
  }
}

const symbolOf = ({ sense, include_pile_weight }: CapacityParams): string =>
  sense !== TENSION ? 'Q_d' : include_pile_weight ? 'Q_t' : 'Q_f'

const layeredValues = ({ q, Q_f, Q_p, Q_u, Q_d, Q_t }: AxialCapacity) => ({
  unit_end_bearing: [q],
  skin_friction_compression: Q_f,
  end_bearing_plugged: Q_p,
  internal_friction_plus_annulus: Q_u,
  plugged: Q_p < Q_u,
  total_compression_capacity: Q_d,
  tension_capacity: Q_t,
})

const penetrationValue = (P: number, found: Penetration | undefined) =>
  found?.depth ??
  notApplicable(P > 0 ? 'the soil is not known deep enough for this load by its factor of safety' : NO_LOAD)

function layeredFigure(p: CapacityParams, soil: PileSoil, { L, Q_p, Q_u }: AxialCapacity) {
  const { outer_diameter: diameter, wall_thickness: wall } = given(p, 'outer_diameter', 'wall_thickness')
  return pileFigure({
    layers: drawnLayers(soil),
    diameter,
    wall,
    length: L,
    plugged: Q_p < Q_u,
    load: p.applied_load,
    pulled: p.sense === TENSION,
  })
}

function inWords({ unit_skin_friction: f, unit_end_bearing: q }: UnitValues): string {
  const stresses = f.length === 1 ? 'one effective stress' : `${f.length} effective stresses`
  return `Unit skin friction ${between(f)} and unit end bearing ${between(q)} at ${stresses}`
}
function between(of: readonly number[]): string {
  const [least, most] = [Math.min(...of), Math.max(...of)].map((si) => shownIn(si, 'kPa'))
  return least === most ? `${most}` : `${least} to ${most}`
}

export function sandRun(description: Description, density: Density, stresses: readonly number[], trace: Trace) {
  const values = sandUnitValues(description, density, stresses, trace)
  const none = notApplicable('the friction of sand rests on its stress alone')
  return { values: { ...values, psi: none, alpha: none }, detail: inWords(values) }
}

export function clayRun(s_u: number, stresses: readonly number[], trace: Trace) {
  const values = clayUnitValues(s_u, stresses, trace)
  return {
    values,
    warnings: said.ratioWarnings(values.psi, '/undrained_shear_strength'),
    detail: inWords(values),
  }
}
