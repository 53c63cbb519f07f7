/** The mat by its numbers, on any soil: what is answered, checked and drawn of it, whatever the soil gives. */
import type { Trace } from '@keelson/equations'
import { consolidationSettlement } from '@keelson/physics/soil/consolidation.ts'
import { netCapacity } from '@keelson/standards/api-rp-2geo-2011/capacity.ts'
import * as move from '@keelson/standards/api-rp-2geo-2011/displacements.ts'
import * as area from '@keelson/standards/api-rp-2geo-2011/effective-area.ts'
import * as slide from '@keelson/standards/api-rp-2geo-2011/sliding.ts'
import { netPressure } from '@keelson/standards/api-rp-2geo-2011/undrained.ts'
import { utilisation as atItsLimit, gives, listValue, notApplicable, numberValue, once } from '@keelson/workflow'
import { besideChecks, NO_CAPACITY, notMade } from './acceptance.ts'
import { edgesOf } from './calculate-area.ts'
import { type Capacity, capacityOf, type Ground } from './calculate-capacity.ts'
import { consolidationOf, immediateOf } from './calculate-settlement.ts'
import * as chart from './charts.ts'
import { sentence } from './detail.ts'
import { plan } from './figures.ts'
import type { Mat } from './inputs.ts'
import { envelopeRows, layerRows, momentRows, widthRows, widthTable } from './tables.ts'
import { warningsOf } from './warnings.ts'

export const areaValues = {
  eccentricity_b: gives(
    area.eccentricity,
    'structure_dimension',
    'Eccentricity of the vertical load in the width direction.',
    {
      title: 'Width eccentricity',
      symbol: 'e_B',
    },
  ),
  effective_width: gives(
    area.effectiveWidth,
    'structure_dimension',
    'Short side of the effective rectangle centred on the vertical load.',
  ),
  effective_length: gives(
    area.effectiveLength,
    'structure_dimension',
    'Long side of the effective rectangle centred on the vertical load.',
  ),
}

const MODULUS = { needs: ['shear_modulus'], signed: true } as const
const LAYERS = ['compressible_layers']
export const loadValues = {
  ultimate_net_pressure: gives(
    netPressure,
    'soil_stress',
    'Ultimate net pressure on the effective area. In clay it excludes the overburden at base level.',
  ),
  ultimate_vertical_capacity: gives(
    netCapacity,
    'foundation_load',
    'Ultimate capacity at the load eccentricity, for the horizontal load in clay and the load inclination in sand.',
  ),
  bearing_utilisation: numberValue('utilisation', {
    title: 'Bearing utilisation',
    description: 'Vertical load times factor of safety divided by ultimate vertical capacity.',
    minimum: 0,
  }),
  sliding_capacity: gives(
    slide.slidingCapacity,
    'foundation_load',
    'Sliding capacity of the full base plus passive resistance of the embedded section, if used.',
  ),
  passive_resistance: gives(
    slide.drainedPassive,
    'foundation_load',
    'Passive resistance included in the sliding capacity.',
  ),
  sliding_utilisation: numberValue('utilisation', {
    title: 'Sliding utilisation',
    description: 'Horizontal load times factor of safety divided by sliding capacity.',
    minimum: 0,
  }),
  overturning_factor: gives(
    area.overturningFactor,
    '-',
    'Vertical load times half the width divided by the moment, about the long edge.',
    { signed: true },
  ),
  immediate_settlement: gives(
    move.immediateSettlement,
    'displacement',
    'Immediate settlement of a surface foundation on uniform elastic ground.',
    MODULUS,
  ),
  horizontal_displacement: gives(
    move.horizontalDisplacement,
    'displacement',
    'Immediate horizontal displacement of the mat.',
    MODULUS,
  ),
  rotation: gives(move.rotation, 'inclination', 'Immediate rotation about the length axis.', MODULUS),
  stress_increase: listValue('soil_stress', {
    title: 'Stress increase',
    description: 'Stress increase at the middle of each compressible layer below the mat centre.',
    minimum: 0,
    needs: LAYERS,
  }),
  consolidation_settlement: gives(
    consolidationSettlement,
    'displacement',
    'Final consolidation settlement of all layers.',
    {
      needs: LAYERS,
      signed: true,
    },
  ),
}

/** Said of a factor of a bearing capacity that there is not. */
export const NONE = notApplicable(NO_CAPACITY)
const NO_LAYERS = '{compressible_layers} not provided'

export function matOf<P extends Mat>(p: P, ground: Ground<P>, trace: Trace) {
  const c = capacityOf(p, ground, trace)
  const edges = edgesOf(p, trace)
  const moved = immediateOf(p, trace)
  const settled = consolidationOf(p, trace)
  const envelope = once(() => envelopeRows(p, c, ground))
  const widths = once(() => widthRows(p, ground))
  return {
    c,
    settled,
    values: {
      ...capacityTold(c),
      sliding_utilisation: atItsLimit(c.slidingUse),
      ...(edges.factor === undefined && {
        overturning_factor: notApplicable('{moment_about_length_axis} is zero'),
      }),
      ...(settled && { stress_increase: settled.layers.map(({ increase }) => increase) }),
    },
    checks: notMade(p, c),
    beside: besideChecks(p, c),
    tables: () => ({
      envelope: envelope(),
      width: widthTable(widths()),
      layers: settled ? layerRows(settled) : notApplicable(NO_LAYERS),
    }),
    charts: () => ({
      envelope: chart.envelopeChart(p, c, envelope(), ground.kind === 'clay'),
      moment: chart.momentChart(p, momentRows(p, ground)),
      width: chart.widthChart(p, widths()),
      pressure: chart.pressureChart(p, c),
      stress: chart.stressChart(p, settled),
      ...(settled && { settlement: chart.settlementChart(settled) }),
    }),
    plan: () => plan(p, c),
    warnings: warningsOf(p, c, settled),
    detail: sentence(p, c, overturned(p, edges), { moved, settled }),
  }
}

const capacityTold = ({ Q, bearingUse }: Capacity) => ({
  ...(Q === undefined && { ultimate_net_pressure: NONE, ultimate_vertical_capacity: NONE }),
  bearing_utilisation: bearingUse === undefined ? NONE : atItsLimit(bearingUse),
})

/** Moments over those at an eccentricity of a third of the side. */
const overturned = (p: Mat, edges: ReturnType<typeof edgesOf>) =>
  [
    { name: 'overturning (width direction)', use: p.moment_about_length_axis / edges.width },
    { name: 'overturning (length direction)', use: p.moment_about_width_axis / edges.length },
  ].filter(({ use }) => use > 0)
