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
  eccentricity_b: gives(area.eccentricity, 'structure_dimension', 'Of the vertical load.', {
    title: 'Eccentricity along the width',
    symbol: 'e_B',
  }),
  effective_width: gives(
    area.effectiveWidth,
    'structure_dimension',
    'Short side of the rectangle at whose middle the load acts.',
  ),
  effective_length: gives(area.effectiveLength, 'structure_dimension', 'Long side of that rectangle.'),
}

const MODULUS = { needs: ['shear_modulus'], signed: true } as const
const LAYERS = ['compressible_layers']
export const loadValues = {
  ultimate_net_pressure: gives(
    netPressure,
    'soil_stress',
    'On the effective area; in clay without the overburden at base level.',
  ),
  ultimate_vertical_capacity: gives(
    netCapacity,
    'foundation_load',
    'With the eccentricity of the load; in clay at its horizontal load, in sand at its inclination.',
  ),
  bearing_utilisation: numberValue('utilisation', {
    title: 'Utilisation, bearing',
    description: 'Vertical load times its factor of safety over the ultimate vertical capacity.',
    minimum: 0,
  }),
  sliding_capacity: gives(
    slide.slidingCapacity,
    'foundation_load',
    'Of the whole base, and of the soil before the embedded part where that is counted on.',
  ),
  passive_resistance: gives(slide.drainedPassive, 'foundation_load', 'Part of the sliding capacity.'),
  sliding_utilisation: numberValue('utilisation', {
    title: 'Utilisation, sliding',
    description: 'Horizontal load times its factor of safety over the sliding capacity.',
    minimum: 0,
  }),
  overturning_factor: gives(
    area.overturningFactor,
    '-',
    'About the long edge: vertical load times half the width over the moment.',
    { signed: true },
  ),
  immediate_settlement: gives(
    move.immediateSettlement,
    'displacement',
    'Of a surface foundation on an even elastic ground.',
    MODULUS,
  ),
  horizontal_displacement: gives(move.horizontalDisplacement, 'displacement', 'Immediate.', MODULUS),
  rotation: gives(move.rotation, 'inclination', 'Immediate, about the length axis.', MODULUS),
  stress_increase: listValue('soil_stress', {
    title: 'Stress increase',
    description: 'In the middle of each compressible layer, below the middle of the mat.',
    minimum: 0,
    needs: LAYERS,
  }),
  consolidation_settlement: gives(consolidationSettlement, 'displacement', 'Of all layers, in the end.', {
    needs: LAYERS,
    signed: true,
  }),
}

/** Said of a factor of a bearing capacity that there is not. */
export const NONE = notApplicable(NO_CAPACITY)
const NO_LAYERS = 'no {compressible_layers} were given'

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
        overturning_factor: notApplicable('there is no {moment_about_length_axis}'),
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
    { name: 'overturning across the width', use: p.moment_about_length_axis / edges.width },
    { name: 'overturning across the length', use: p.moment_about_width_axis / edges.length },
  ].filter(({ use }) => use > 0)
