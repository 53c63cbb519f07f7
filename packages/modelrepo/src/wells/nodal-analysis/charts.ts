/** The charts of the whole system, in oilfield units. */
import { toSI } from '@keelson/units'
import {
  annotations,
  barChart,
  type ChartDefinition,
  evenlyOf,
  lineChart,
  type Marker,
  type NotApplicable,
  notApplicable,
  type Point,
  type Series,
  saying,
} from '@keelson/workflow'
import type { Profile } from '../_shared/lift/profile.ts'
import { inflowPoints, NODE, rateAxis, TALLEST } from '../_shared/nodal/charts.ts'
import { type ScanPoint, type System, scanPoint } from '../_shared/nodal/node.ts'
import type { Solved } from '../_shared/nodal/outcome.ts'
import { isWaterOnly, oilRateOf, type Sensitivity } from './calculate-sensitivity.ts'
import type { Above, Loss } from './calculate-surface.ts'
import { fieldOf, type Params } from './inputs.ts'
import { BOTTOMHOLE, type Parameter, SEPARATOR } from './inputs-surface.ts'
import { unitOf } from './rules-sensitivity.ts'

/** What lies above the node asks for at a rate of the scan, Pa. */
function askedAt({ solution_node, separator_pressure }: Params, { lift }: System, point: ScanPoint) {
  if (solution_node === BOTTOMHOLE) return point.p_vlp
  if (solution_node === SEPARATOR && separator_pressure !== undefined) return separator_pressure
  return lift.surfaceAt(point.q)?.wellhead
}

/** Both curves at the node: what lies below leaves there more than what lies above asks for by what is left at the bottom. */
export function nodeCurves(p: Params, { system, points, flowing }: Solved): ChartDefinition {
  const tallest = TALLEST * system.inflow.p_r
  const both = points.flatMap((point) => {
    const asked = askedAt(p, system, point)
    return asked === undefined || point.p_vlp === undefined ? [] : [{ q: point.q, asked, left: asked + point.surplus }]
  })
  const line = (name: string, of: (one: (typeof both)[number]) => number): Series => ({
    name,
    points: both.map((one): Point => [one.q, of(one)]).filter(([, y]) => y >= 0 && y <= tallest),
  })
  const q = flowing?.at.q
  const marked = q === undefined ? [] : markAt(p, system, q)
  return lineChart({
    x: rateAxis(p.water_cut === 1),
    y: { title: TITLES[p.solution_node], unit: 'psia' },
    series: [line('node inflow', (one) => one.left), line('node outflow', (one) => one.asked)],
    markers: marked,
  })
}
const TITLES = {
  bottomhole: 'Bottomhole pressure',
  wellhead: 'Wellhead pressure',
  separator: 'Separator pressure',
} as const

function markAt(p: Params, system: System, q: number): Marker[] {
  const point = scanPoint(system, q / system.inflow.q_max)
  const asked = askedAt(p, system, point)
  if (asked === undefined) return []
  return [{ x: q, y: asked, label: 'operating point' }]
}

/** Along the way from the reservoir: the drawdown at its start, the choke as a drop, the flowline to the separator. */
export function pressurePath(system: System, q: number, profile: Profile, { p_wh, p_d }: Above): ChartDefinition {
  const { well, inflow, lift } = system
  const L = well.depth
  const tubing = profile.nodes.toReversed().map(({ depth, p }): Point => [L - depth, p])
  const steps = lift.flowlineAt(q)
  const length = well.flowline?.length ?? 0
  const line = steps.toReversed().map(({ bottom, p_2: p }): Point => [L + length - bottom, p])
  const end: Point[] = well.flowline ? [[L + length, well.flowline.separatorPressure]] : []
  const drop: Point[] =
    p_d !== undefined && p_d < p_wh
      ? [
          [L, p_wh],
          [L, p_d],
        ]
      : []
  const bottom = profile.last.p_2
  const series: Series[] = [
    {
      name: 'reservoir',
      points: [
        [0, inflow.p_r],
        [0, bottom],
      ],
    },
    { name: 'tubing', points: tubing },
    ...(drop.length > 0 ? [{ name: 'choke', points: drop }] : []),
    ...(line.length > 0 && length > 0 ? [{ name: 'flowline', points: [...line, ...end] }] : []),
  ]
  return lineChart({
    x: { title: 'Distance from reservoir', unit: 'ft' },
    y: { title: 'Pressure', unit: 'psia' },
    series,
  })
}

export const lossByComponent = (losses: readonly Loss[]): ChartDefinition =>
  barChart({
    category: 'Component',
    y: { title: 'Pressure loss', unit: 'psi' },
    bars: losses.map(({ component, pressure_loss }) => ({ name: component, value: pressure_loss })),
  })

const titleOf = (parameter: Parameter): string => annotations(fieldOf(parameter)).title

/** Operating rate over the varied input. */
export function sensitivityRate({ parameter, variations }: Sensitivity): ChartDefinition | NotApplicable {
  const liquid = variations.every(isWaterOnly)
  const points = variations
    .flatMap((one): Point[] => {
      const rate = liquid ? one.operating?.q : oilRateOf(one)
      return rate === undefined ? [] : [[toSI(one.value, unitOf(parameter)), rate]]
    })
    .toSorted(([a], [b]) => a - b)
  if (points.length === 0) return notApplicable('the well does not flow at any of the values')
  const { title } = rateAxis(liquid)
  const own = parameter === 'choke_size' ? 'Choke size, 1/64 in' : titleOf(parameter)
  return lineChart({
    x: { title: own, unit: unitOf(parameter) },
    y: { title: `Operating ${title.toLowerCase()}`, unit: 'stb/d' },
    series: [{ name: 'operating rate', points, dots: true }],
  })
}

const MOST_CURVES = 6
/** Closest where lift curves bend: at small rates. */
const SHARES = [0.01, 0.02, 0.035, 0.06, 0.09, 0.13, 0.2, 0.28, 0.37, 0.48, 0.6, 0.72, 0.85, 0.99]
/** Inputs that move the inflow and leave the outflow. */
const OF_INFLOW: readonly Parameter[] = ['reservoir_pressure', 'productivity_index', 'skin']

/** Inflow and outflow at the bottomhole for the values; of water alone, whose rates are of liquid, only if all are. */
export function sensitivityCurves({ parameter, variations }: Sensitivity): ChartDefinition {
  const liquid = variations.every(isWaterOnly)
  const { shown: drawn, note } = evenlyOf(liquid ? variations : variations.filter((one) => !isWaterOnly(one)), {
    most: MOST_CURVES,
    things: 'values',
  })
  const moves = OF_INFLOW.includes(parameter)
  const most = Math.max(...drawn.map(({ system }) => system.inflow.p_r))
  const widest = drawn.reduce((best, one) => (one.system.inflow.q_max > best.system.inflow.q_max ? one : best))
  const series = moves
    ? [
        outflow('outflow', widest.system, most),
        ...drawn.map(({ words, system }) => ({ name: words, points: inflowPoints(system.inflow) })),
      ]
    : [
        { name: 'inflow', points: inflowPoints(widest.system.inflow) },
        ...drawn.map(({ words, system }) => outflow(words, system, most)),
      ]
  const markers = drawn.flatMap(({ operating }): Marker[] =>
    operating === undefined ? [] : [{ x: operating.q, y: operating.p_wf, label: '' }],
  )
  return saying(lineChart({ x: rateAxis(liquid), y: NODE, series, markers }), note)
}

function outflow(name: string, system: System, p_r: number): Series {
  const points = SHARES.map((share) => scanPoint(system, share)).flatMap(({ q, p_vlp }): Point[] =>
    p_vlp === undefined || p_vlp > TALLEST * p_r ? [] : [[q, p_vlp]],
  )
  return { name, points }
}
