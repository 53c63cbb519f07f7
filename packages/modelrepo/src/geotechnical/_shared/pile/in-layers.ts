/** An open pile in layers, as a way of the pile workflows. */
import type { Trace } from '@keelson/equations'
import * as axial from '@keelson/standards/api-rp-2geo-2011/axial.ts'
import {
  flagValue,
  gives,
  givesAs,
  notApplicable,
  numberColumn,
  resultOf,
  rowsValue,
  wordedColumn,
} from '@keelson/workflow'
import { type AxialCapacity, capacityAt, capacityOf, type Pile, tracedCapacity } from './capacity.ts'
import { capacityChart, shareChart, unitFrictionChart } from './charts.ts'
import { drawnLayers, pileFigure } from './figures.ts'
import { type Sense, TENSION } from './inputs.ts'
import { requiredPenetration } from './penetration.ts'
import {
  allowed,
  allowedValues,
  axialChecks,
  LOAD,
  type Loaded,
  NO_LOAD,
  pileFigures,
  shareCharts,
  signed,
} from './runs.ts'
import { type PileSoil, pileSoil, type SoilRow } from './soil.ts'
import { layerRows, profileRows } from './tables.ts'
import { tipValue } from './unit-values.ts'
import {
  layerRatios,
  lostWarnings,
  ratioWarnings,
  safetyWarnings,
  shallowTip,
  strongClay,
  tipWarnings,
} from './warnings.ts'

interface InLayers extends Loaded {
  readonly outer_diameter: number
  readonly wall_thickness: number
  readonly soil_layers: readonly SoilRow[]
  readonly sense: Sense
  readonly include_pile_weight: boolean
}

export const inLayers = {
  takes: [
    ...(['outer_diameter', 'wall_thickness', 'soil_layers', 'sense', 'include_pile_weight'] as const),
    ...(['applied_load', 'factor_of_safety'] as const),
  ],
  values: {
    ...tipValue,
    skin_friction_compression: gives(axial.shaftFriction, LOAD, 'Total outer skin friction of the soil layers.', {
      signed,
    }),
    end_bearing_plugged: gives(
      axial.pluggedBearing,
      LOAD,
      'End bearing on the gross tip area. The soil plug moves with the pile.',
      { signed },
    ),
    internal_friction_plus_annulus: gives(
      axial.unpluggedBearing,
      LOAD,
      'Tip resistance if the pile slides past the soil plug.',
      { signed },
    ),
    plugged: flagValue({
      title: 'Plugged',
      description:
        'True if the gross end bearing is less than the inner friction plus annulus bearing. The plugged value then governs.',
    }),
    total_compression_capacity: gives(
      axial.compressionCapacity,
      LOAD,
      'Outer skin friction plus the smaller of the plugged and unplugged tip resistances.',
      { signed },
    ),
    tension_capacity: resultOf(axial.tensionCapacity, LOAD, {
      description: 'Outer skin friction, plus the submerged pile weight if selected.',
    }),
    ...allowedValues,
    required_penetration: givesAs(
      'L_req',
      'Required penetration',
      'pile_length',
      'Minimum tip depth at which the ultimate capacity equals the load times the factor of safety.',
    ),
    axial_capacity_profile: rowsValue({
      title: 'Capacity against tip depth',
      description: 'Ultimate capacity of the same pile section with its tip at each depth.',
      columns: {
        depth: numberColumn('soil_depth', 'Tip depth', { symbol: 'z' }),
        skin_friction_compression: numberColumn(LOAD, 'Skin friction', { symbol: 'Q_f' }),
        total_compression_capacity: numberColumn(LOAD, 'Compression', { symbol: 'Q_d' }),
        tension_capacity: numberColumn(LOAD, 'Tension', { symbol: 'Q_t' }),
      },
    }),
  },
  checks: axialChecks,
  tables: {
    layers: {
      title: 'Soil layers',
      description: 'Soil layers along the pile and the shaft friction of each.',
      columns: {
        soil: wordedColumn('Soil'),
        top: numberColumn('soil_depth', 'Top'),
        base: numberColumn('soil_depth', 'Base'),
        stress_at_base: numberColumn('soil_stress', 'Effective stress at base'),
        friction_at_base: numberColumn('soil_stress', 'Unit skin friction at base'),
        friction: numberColumn('force_per_length', 'Shaft friction per unit perimeter', { symbol: 'F' }),
      },
    },
  },
  charts: {
    unit_friction: {
      title: 'Unit skin friction against depth',
      description: 'Unit skin friction along the shaft, with the limiting value of each sand layer.',
    },
    capacity_with_depth: {
      title: 'Capacity against tip depth',
      description:
        'Ultimate capacity of the same pile section with its tip at each depth, and the load times the factor of safety.',
      apart: {
        'required capacity': 'Load times factor of safety. The check compares the load with the allowable capacity.',
        required: 'Required penetration in compression, at the load times the factor of safety.',
        'required, tension': 'Required penetration in tension, at the load times the factor of safety.',
      },
    },
    ...shareCharts,
  },
  figures: pileFigures,
  calculate: (p: InLayers, trace: Trace) => {
    const { outer_diameter: D, wall_thickness: t, sense, applied_load: P } = p
    const soil = pileSoil(p.soil_layers)
    const pile: Pile = { D, t, weighed: p.include_pile_weight }
    const capacity = tracedCapacity(pile, soil, trace)
    const doubt = strongClay(layerRatios(soil)) ?? (sense === TENSION ? undefined : shallowTip(soil, D))
    const held = allowed(p, { Q: capacityOf(capacity, sense), symbol: symbolOf(p), doubt }, trace)
    const at = capacityAt(pile, soil)
    const demand = P * p.factor_of_safety
    const found = P > 0 ? requiredPenetration(soil, at, demand, sense, trace) : undefined
    const profile = profileRows(soil, at)
    return {
      values: {
        unit_end_bearing: [capacity.q],
        plugged: capacity.Q_p < capacity.Q_u,
        tension_capacity: capacity.Q_t,
        required_penetration: found ? undefined : notApplicable(P > 0 ? TOO_SHALLOW : NO_LOAD),
        axial_capacity_profile: profile,
      },
      ...held,
      tables: () => ({ layers: layerRows(soil, capacity.frictions) }),
      charts: () => ({
        unit_friction: unitFrictionChart(soil),
        capacity_with_depth: capacityChart(profile, demand, sense, found),
        shares: shareChart(capacity.Q_f, capacity.Q_b, sense === TENSION ? 0 : demand),
      }),
      figures: () => ({ pile_in_soil: layeredFigure(p, soil, capacity) }),
      warnings: [
        ...ratioWarnings(layerRatios(soil), '/soil_layers'),
        ...safetyWarnings(p.factor_of_safety),
        ...tipWarnings(soil, D),
        ...lostWarnings(found),
      ],
    }
  },
}
const TOO_SHALLOW = 'the entered soil profile is too shallow for this load and factor of safety'

const symbolOf = ({ sense, include_pile_weight }: InLayers): string =>
  sense !== TENSION ? 'Q_d' : include_pile_weight ? 'Q_t' : 'Q_f'

const layeredFigure = (p: InLayers, soil: PileSoil, { L, Q_p, Q_u }: AxialCapacity) =>
  pileFigure({
    layers: drawnLayers(soil),
    diameter: p.outer_diameter,
    wall: p.wall_thickness,
    length: L,
    plugged: Q_p < Q_u,
    load: p.applied_load,
    pulled: p.sense === TENSION,
  })
