/** What a reader follows of a condition: where the vessel lies, what its line is pulled with, and what that uses. SI. */
import { type ApplyOptions, type Equation, type Given, met, type Trace, type Where } from '@keelson/equations'
import * as catenary from '@keelson/physics/catenary/equations.ts'
import { faltinsen } from '@keelson/physics/handbooks.ts'
import { lineProfile } from '@keelson/physics/mooring-line/profile.ts'
import * as geometry from '@keelson/physics/mooring-spread/spread.ts'
import { leverX, leverY } from '@keelson/physics/mooring-system/equations.ts'
import type { MeanLoad } from '@keelson/physics/mooring-system/system.ts'
import { vesselOffset } from '@keelson/standards/api-rp-2sk-2005/combined-response.ts'
import {
  factoredTension,
  LINE_FACTOR_TABLE,
  LINE_FACTORS,
  tensionUtilisation,
} from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import { apiRp2sk } from '@keelson/standards/api-rp-2sk-2005/source.ts'
import type { Condition, Picked, Used } from './conditions.ts'
import type { SpreadParams } from './inputs.ts'
import { weightOf } from './line.ts'
import { type Motions, NO_OFFSET } from './motions.ts'
import type { Spread } from './spread.ts'

/** Steps of one condition: its symbols carry its number, so that each has one value in a run. */
export interface Steps {
  readonly p: SpreadParams
  readonly spread: Spread
  readonly load: MeanLoad
  readonly mark: string
  readonly trace: Trace
}

/** 'T' of condition 2 is T_2, 'x_G' x_G2. */
const marked = (name: string, mark: string): string => (name.includes('_') ? `${name}${mark}` : `${name}_${mark}`)

/** Applies an equation with all its symbols marked but those named, which are of the whole run. */
function applied<W extends Where>(
  { trace, mark }: Steps,
  equation: Equation<W>,
  args: Given<W>,
  common: readonly string[] = [],
  options: ApplyOptions = {},
): number {
  const own = Object.keys(args).filter((name) => !common.includes(name))
  const rename = { ...Object.fromEntries(own.map((name) => [name, marked(name, mark)])), ...options.rename }
  return trace.apply(equation, args, { ...options, as: marked(options.as ?? equation.symbol, mark), rename })
}

/** The mean position as it was found, and how far it is from where the vessel was. */
export function placeSteps(s: Steps, c: Condition): void {
  const { load, mark, trace } = s
  const { pose, force, found } = c
  if (found === undefined) return
  const weight = weightOf(s.spread.line)
  const common = {
    source: faltinsen,
    clause: 'ch. 8, equilibrium of a moored vessel',
    trial: 0,
    iterations: found.iterations,
    method: 'Newton iteration with analytic line stiffness',
  }
  const note = 'Residual: unbalanced force divided by line weight.'
  const leftOver = { residual: found.residual.force / weight, note }
  trace.solved({
    ...common,
    ...leftOver,
    symbol: marked('x_G', mark),
    title: 'Vessel surge',
    unit: 'm',
    value: pose.surge,
    meets: [
      met(
        'total line force forward',
        'N',
        force.x,
        'applied load with sign reversed (any difference is the residual)',
        -load.x,
      ),
    ],
  })
  trace.solved({
    ...common,
    ...leftOver,
    symbol: marked('y_G', mark),
    title: 'Vessel sway',
    unit: 'm',
    value: pose.sway,
    meets: [
      met(
        'total line force to port',
        'N',
        force.y,
        'applied load with sign reversed (any difference is the residual)',
        -load.y,
      ),
    ],
  })
  trace.solved({
    ...common,
    residual: found.residual.moment / (weight * s.spread.pattern.radius),
    note: 'Residual: unbalanced moment divided by (line weight × longest lever arm).',
    symbol: marked('psi', mark),
    title: 'Vessel yaw',
    unit: 'rad',
    value: pose.yaw,
    meets: [
      met(
        'total line yaw moment',
        'N*m',
        force.yaw,
        'applied load with sign reversed (any difference is the residual)',
        -load.yaw,
      ),
    ],
  })
  applied(s, geometry.vesselOffset, { x_G: pose.surge, y_G: pose.sway })
}

/** The extreme position from the mean one, whose symbols carry the mark `from`. */
export function extremeSteps(s: Steps, mean: Condition, from: string, { maximum, significant }: Motions): void {
  const { mark, trace } = s
  const X_mean = mean.offset
  const S_e = trace.apply(
    vesselOffset.combination,
    { X_mean, X_max: maximum.value, X_sig: significant.value },
    {
      as: marked('S', mark),
      title: 'Extreme offset',
      rename: { X_mean: marked('S', from), X_max: maximum.symbol, X_sig: significant.symbol },
    },
  )
  if (mean.offset < NO_OFFSET) return
  const rename = { S_e: marked('S', mark), S: marked('S', from) }
  trace.apply(
    geometry.surgeAlong,
    { S_e, x_G: mean.pose.surge, S: mean.offset },
    { as: marked('x_G', mark), rename: { ...rename, x_G: marked('x_G', from) } },
  )
  trace.apply(
    geometry.swayAlong,
    { S_e, y_G: mean.pose.sway, S: mean.offset },
    { as: marked('y_G', mark), rename: { ...rename, y_G: marked('y_G', from) } },
  )
}

/** Stations of a profile that only its end is asked of. */
const ENDS = 2

const METHODS = {
  newton: 'by Newton iteration',
  bracketing: 'by nested bracketing',
  continuation: 'by continuation in the seabed slope',
  'closed form': 'in closed form',
} as const

/** From the position of the vessel to the tension of a line at its fairlead. */
export function lineSteps(s: Steps, c: Condition, { number, at }: Picked): void {
  const { spread, mark, trace } = s
  const own = ownGeometry(s, number)
  const [X_a, Y_a] = [
    applied(s, geometry.anchorX, { r_x: own.x, x_0: spread.x_0, alpha: own.azimuth }, ['x_0']),
    applied(s, geometry.anchorY, { r_y: own.y, x_0: spread.x_0, alpha: own.azimuth }, ['x_0']),
  ]
  const turned = { r_x: own.x, r_y: own.y, psi: c.pose.yaw }
  const [f_x, f_y] = [applied(s, leverX, turned), applied(s, leverY, turned)]
  const x = applied(s, geometry.lineSpan, { X_a, Y_a, x_G: c.pose.surge, y_G: c.pose.sway, f_x, f_y })
  const end = lineProfile(spread.line, { horizontalSpan: x, verticalSpan: spread.z }, at, ENDS).at(-1)
  const common = {
    unit: 'N',
    source: faltinsen,
    clause: 'ch. 8, elastic catenary',
    iterations: at.iterations,
    method: METHODS[at.method],
  }
  const laid = spread.laid.lines[number - 1]
  const H = trace.solved({
    ...common,
    symbol: marked('H', mark),
    title: 'Horizontal fairlead tension',
    value: at.horizontalTension,
    trial: laid?.horizontalTension ?? at.horizontalTension,
    residual: Math.abs(at.residuals.x),
    meets: [met('horizontal line span', 'm', end?.x ?? x, 'distance from anchor to fairlead', x)],
  })
  const V = trace.solved({
    ...common,
    symbol: marked('V', mark),
    title: 'Vertical fairlead tension',
    value: at.verticalTension,
    trial: laid?.verticalTension ?? at.verticalTension,
    residual: Math.abs(at.residuals.z),
    meets: [met('vertical line span', 'm', end?.z ?? spread.z, 'fairlead height above seabed', spread.z)],
  })
  applied(s, catenary.fairleadTension, { H, V })
}

/** Azimuth and fairlead of a line: as given, or read from the even spread. */
function ownGeometry({ p, spread, mark, trace }: Steps, number: number) {
  const azimuth = spread.pattern.azimuths[number - 1] ?? 0
  const { x, y } = spread.pattern.fairleads[number - 1] ?? { x: 0, y: 0 }
  const even = {
    source: faltinsen,
    clause: 'evenly spaced lines',
    cell: `line ${number} of ${spread.pattern.azimuths.length}`,
  }
  if (p.line_azimuths === undefined) {
    trace.lookup({ ...even, symbol: marked('alpha', mark), title: 'Line azimuth', unit: 'rad', value: azimuth })
  }
  if (p.fairlead_positions === undefined) {
    trace.lookup({ ...even, symbol: marked('r_x', mark), title: 'Fairlead longitudinal position', unit: 'm', value: x })
    trace.lookup({ ...even, symbol: marked('r_y', mark), title: 'Fairlead transverse position', unit: 'm', value: y })
  }
  return { azimuth, x, y }
}

/** The anchor of a line whose fairlead tension was followed. */
export function anchorSteps(s: Steps, { at }: Picked): number {
  const { spread, mark, trace } = s
  const [H, V] = [at.horizontalTension, at.verticalTension]
  const { segments, frictionCoefficient: C_B } = spread.line
  const [first] = segments
  if (at.groundedLength > 0) {
    const zero = trace.lookup({
      symbol: marked('V_A', mark),
      title: 'Vertical anchor tension',
      unit: 'N',
      source: faltinsen,
      clause: 'ch. 8, elastic catenary',
      value: 0,
      cell: 'line grounded at the anchor',
    })
    if (segments.length > 1 || first === undefined) {
      return applied(s, catenary.anchorTension, { H_A: H, V_A: zero }, [], { rename: { H_A: marked('H', mark) } })
    }
    const { length: L, weightPerLength: w } = first
    const L_B = applied(s, catenary.groundedLength, { L, V, w }, ['L', 'w'])
    const H_A = applied(s, catenary.groundedAnchorH, { H, C_B, w, L_B }, ['C_B', 'w'])
    return applied(s, catenary.anchorTension, { H_A, V_A: zero })
  }
  const V_A = verticalBelow(s, V, 0, 'V_A')
  return applied(s, catenary.anchorTension, { H_A: H, V_A }, [], { rename: { H_A: marked('H', mark) } })
}

/** Below segment `from` and all above it, with the loads at their lower ends. */
function verticalBelow(s: Steps, V: number, from: number, as: string): number {
  const { segments } = s.spread.line
  const above = segments.slice(from)
  const P = above.flatMap((_, i) => segments[from + i - 1]?.pointLoad || [])
  const counted = (k: string, title: string, value: number) =>
    s.trace.lookup({
      symbol: marked(k, marked(as, s.mark)),
      title,
      unit: '-',
      source: faltinsen,
      clause: 'ch. 8, elastic catenary',
      value,
      cell: 'counted from the fairlead',
    })
  const m = counted('m', 'Number of segments above', above.length)
  const [w, L] = [above.map((g) => g.weightPerLength), above.map((g) => g.length)]
  const own = {
    m: marked('m', marked(as, s.mark)),
    w: marked('w', marked(as, s.mark)),
    L: marked('L', marked(as, s.mark)),
  }
  if (P.length === 0) return applied(s, geometry.verticalBelow, { V, m, w, L }, [], { as, rename: own })
  const q = counted('q', 'Number of point loads above', P.length)
  const rename = { ...own, q: marked('q', marked(as, s.mark)), P: marked('P', marked(as, s.mark)) }
  return applied(s, geometry.verticalBelowLoads, { V, m, w, L, q, P }, [], { as, rename })
}

/** What the line that is used most uses of its strength; its fairlead tension was followed. */
export function strengthSteps(s: Steps, used: Used, condition: 'intact' | 'damaged') {
  const FS = factorOf(s, condition)
  const top = used.segment === used.at.segments.length - 1 && used.end === 'upper'
  const { T, symbol } = top ? { T: used.at.fairleadTension, symbol: 'T' } : segmentTension(s, used)
  const T_max = applied(s, geometry.dynamicTension, { DF: s.p.dynamic_factor, T }, ['DF'], {
    rename: { T: marked(symbol, s.mark) },
  })
  const T_d = applied(s, factoredTension, { T: T_max, FS }, ['FS'], {
    rename: { T: marked('T_max', s.mark), FS: FACTOR_SYMBOL[condition] },
  })
  const MBL = used.breakingLoad
  const alike = s.spread.line.segments.length === 1
  const u_T = applied(s, tensionUtilisation, { T_d, MBL }, alike ? ['MBL'] : [])
  return { T_max, T_d, MBL, u_T }
}

/** Of a segment at another end than the fairlead. */
function segmentTension(s: Steps, { segment, end, at }: Used) {
  const V_end = end === 'upper' ? at.segments[segment]?.upperVertical : at.segments[segment]?.lowerVertical
  const [H, hanging] = [at.horizontalTension, V_end !== 0]
  if (!hanging) return { T: H, symbol: 'H' }
  const V = verticalBelow(s, at.verticalTension, end === 'upper' ? segment + 1 : segment, 'V_s')
  const as = 'T_s'
  const T = applied(s, catenary.fairleadTension, { H, V }, [], {
    as,
    title: `Tension at ${end} segment end`,
    rename: { V: marked('V_s', s.mark) },
  })
  return { T, symbol: as }
}

const FACTOR_SYMBOL = { intact: 'FS_i', damaged: 'FS_l' } as const

const factorOf = ({ p, trace }: Steps, condition: 'intact' | 'damaged'): number =>
  trace.lookup({
    symbol: FACTOR_SYMBOL[condition],
    title: condition === 'intact' ? 'Required safety factor, intact' : 'Required safety factor, one line failed',
    unit: '-',
    source: apiRp2sk,
    clause: LINE_FACTOR_TABLE,
    value: LINE_FACTORS[p.analysis_method][condition],
    cell: `${p.analysis_method === 'dynamic' ? 'dynamic' : 'quasi-static'}, ${condition === 'intact' ? 'intact' : 'one line failed'}`,
  })
