/** The scour hole at a monopile: its depth in each flow, how far it reaches, and how fast it grows. */
import type { Trace } from '@keelson/equations'
import { SAND_GRAINS } from '@keelson/physics/scour/mobility.ts'
import { depthOfRatio, froude, MEAN_COEFFICIENT } from '@keelson/physics/scour/pile-depth.ts'
import { pileCurrentTime, pileWaveTime } from '@keelson/physics/scour/scour-time.ts'
import { compares, type Doubt, gives, listValue, shown, shownIn } from '@keelson/workflow'
import { bedOf, bedTold, bedValues, notSand, sand } from './bed.ts'
import { bedCharts, depthChart, growthChart, shieldsChart } from './charts.ts'
import { holeFigure } from './figures.ts'
import { type Growth, growthOf, growthValues, noGrowth } from './growth.ts'
import { type PileScour, pileScour } from './hole.ts'
import { BOTH, CURRENT, type Given, HEC, type Perhaps, SUMER, WAVES, way } from './inputs.ts'
import { pileRules } from './rules.ts'
import { durationWarning, grainWarnings, pileWarnings } from './warnings.ts'

const BY_COEFFICIENT = { method: [SUMER] }
const BY_HEC = { method: [HEC] }
const IN_WAVES = { loading: [WAVES, BOTH] }

const perFlow = { single: true, minimum: 0 } as const

export const monopile = way({
  takes: [
    ...sand,
    ...(['method', 'pile_outer_diameter', 'loading', 'water_depth', 'sediment_d50', 'soil_friction_angle'] as const),
  ],
  may: ['duration', 'allowable_scour_depth'],
  takesWhen: {
    k1: BY_HEC,
    k2: BY_HEC,
    k3: BY_HEC,
    current_velocity: { loading: [CURRENT, BOTH] },
    velocity_amplitude: IN_WAVES,
    wave_period: IN_WAVES,
  },
  mayWhen: {
    scour_coefficient: BY_COEFFICIENT,
    keulegan_carpenter_number: IN_WAVES,
    velocity_ratio_alpha: { loading: [BOTH] },
  },
  rules: pileRules,
  values: {
    equilibrium_scour_depth: listValue('burial_depth', {
      ...perFlow,
      title: 'Equilibrium scour depth',
      description: 'Scour depth below the original bed, one value per Keulegan-Carpenter number.',
      symbol: 'S',
    }),
    scour_depth_ratio: listValue('-', {
      ...perFlow,
      title: 'Scour depth to diameter ratio',
      description: 'Equilibrium scour depth divided by the pile diameter, one value per Keulegan-Carpenter number.',
      symbol: 'S_D',
    }),
    scour_extent: listValue('burial_depth', {
      ...perFlow,
      title: 'Scour hole extent',
      description: 'Upstream extent of the hole from the pile wall. The downstream slope is flatter and longer.',
      symbol: 'L_S',
    }),
    ...growthValues,
    ...bedValues,
    froude_number: gives(froude, '-', 'Froude number of the current.', { signed: true, onlyWhen: BY_HEC }),
  },
  checks: {
    embedment: compares('burial_depth', {
      title: 'Embedment loss',
      criterion: depthOfRatio,
      demand: { symbol: 'S', title: 'Equilibrium scour depth' },
      capacity: { input: 'allowable_scour_depth', title: 'Allowable scour depth' },
      needs: ['allowable_scour_depth'],
      reach: [SAND_GRAINS],
    }),
  },
  charts: {
    growth: bedCharts.growth,
    depth_over_kc: {
      title: 'Scour depth against Keulegan-Carpenter number',
      description: 'Scour depth ratio for several current ratios, with the flow of this run.',
      onlyWhen: { ...IN_WAVES, ...BY_COEFFICIENT },
    },
    shields_diagram: bedCharts.shields_diagram,
  },
  figures: {
    hole: {
      title: 'Scour hole',
      description:
        'Pile and scour hole to scale. Slopes are the angle of repose upstream and half of it downstream. The deepest hole is shown if several flows are entered.',
    },
  },
  calculate: (p, trace) => {
    const bed = bedOf(p, p.loading, trace)
    const pile = pileScour(p, trace)
    const growth = growing(p, bed.theta, pile, trace)
    const { holes, deepest } = pile
    return {
      values: {
        scour_depth_ratio: holes.map(({ ratio }) => ratio),
        equilibrium_scour_depth: holes.map(({ S }) => S),
        scour_extent: holes.map(({ extent }) => extent),
        ...growth?.told,
        ...bedTold(p, bed),
      },
      beside: { embedment: { ...asEntered(p), doubt: doubtOf(p) } },
      charts: () => ({
        ...growthChart(p, growth, deepest.S),
        ...(p.loading !== CURRENT && { depth_over_kc: depthChart(pile) }),
        ...shieldsChart(bed),
      }),
      figures: () => ({ hole: holeFigure(p, deepest) }),
      warnings: [...grainWarnings(p), ...pileWarnings(p, deepest.S, bed.M), ...durationWarning(p, growth)],
      detail: inWords(p, pile, growth),
    }
  },
})

/** Undefined where the flow at the bed is not known. */
function growing(
  p: Parameters<typeof growthOf>[0] & Given<'loading' | 'water_depth' | 'pile_outer_diameter'>,
  theta: number | undefined,
  { deepest: { flow, S } }: PileScour,
  trace: Trace,
): Growth | undefined {
  if (p.loading === BOTH) return noGrowth(p, 'no time scale is available for waves with a current')
  if (theta === undefined) return undefined
  trace.section('Scour development')
  if (theta === 0) return noGrowth(p, 'the bed does not move, so the hole does not develop')
  const D = p.pile_outer_diameter
  const T_star =
    flow.KC === undefined
      ? trace.apply(pileCurrentTime, { h: p.water_depth, D, theta })
      : trace.apply(pileWaveTime, { KC: flow.KC, theta })
  return growthOf(p, { T_star, D, S }, trace)
}

type Depth = Given<'method'> & Perhaps<'scour_coefficient' | 'sediment_d50'>

/** The mean of the measurements is no design value: with it left, a depth may be found too large, and not small enough. */
function doubtOf(p: Depth): Doubt | undefined {
  if (p.method === SUMER && p.scour_coefficient === undefined)
    return {
      kind: 'input_missing',
      why: '{scour_coefficient} is not entered; the default is the mean of the measurements, and deeper scour is often measured',
    }
  const why = notSand(p)
  return why && { kind: 'out_of_reach', why }
}

/** A coefficient below the mean of the measurements with its deviation is noted as entered. */
function asEntered({ method, scour_coefficient: c }: Depth): { readonly note?: string } {
  if (method !== SUMER || c === undefined || c >= DESIGN) return {}
  return {
    note: `Scour coefficient ${shown(c)} as entered; the mean of the measurements is ${shown(MEAN_COEFFICIENT.si)}, and ${DESIGN.toFixed(1)} is one standard deviation above it.`,
  }
}
/** Depth over diameter, mean and one standard deviation. Sumer and Fredsoe (2002). */
const DESIGN = 2

function inWords(
  { allowable_scour_depth: S_all }: Perhaps<'allowable_scour_depth'>,
  { holes, deepest: { S, ratio, extent } }: PileScour,
  growth: Growth | undefined,
): string {
  if (S === 0) return 'No scour hole forms at the pile in this flow. The scour depth is 0 m.'
  const among = holes.length > 1 ? `, deepest of ${holes.length} flows` : ''
  const scale = growth?.T_S === undefined ? '' : `; 63 % of the depth develops in ${shownIn(growth.T_S, 'h')}`
  const limit = S_all === undefined ? '' : `, allowable depth ${shownIn(S_all, 'm')}`
  return `Equilibrium scour depth ${shownIn(S, 'm')} (${shown(ratio, 3)} diameters${among})${limit}. The scour hole extends ${shownIn(extent, 'm')} from the pile wall${scale}`
}
