/** The loads of a passing ship at the staggers of the request, and the largest of the whole passage. SI in and out. */
import type { Trace } from '@keelson/equations'
import * as wang from '@keelson/physics/passing-ship/equations.ts'
import type { Integrals } from '@keelson/physics/passing-ship/passage.ts'
import type { Peak } from '@keelson/physics/passing-ship/peaks.ts'
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import { midSentence, notApplicable, type Outcome, type RunContext, shownIn } from '@keelson/workflow'
import { checksOf } from './calculate-checks.ts'
import { integralsOf, type LoadsAt, loadsBy, reachOf } from './calculate-passage.ts'
import { type Extreme, type Peaks, peaksOf } from './calculate-peaks.ts'
import { chartsOf } from './charts.ts'
import type { contract } from './contract.ts'
import { detailOf } from './detail.ts'
import { figuresOf } from './figures.ts'
import type { Params } from './inputs.ts'
import { NO_BED, TABLE } from './modes.ts'
import { passageRows, staggerRows } from './tables.ts'
import { values } from './values.ts'
import { warningsOf } from './warnings.ts'

export function calculate(p: Params, { trace }: RunContext): Outcome<typeof contract> {
  const at = integralsOf(p)
  const loads = p.stagger.map((xi) => loadsBy(p, at(xi)))
  const [only] = p.stagger
  if (p.stagger.length === 1 && only !== undefined) tracedAt(p, only, at(only), trace)
  const peaks = peaksOf(at, reachOf(p))
  const largest = largestLoads(p, peaks, trace)
  const froude = froudeOf(p, trace)
  const checks = checksOf(p, froude, trace)
  return {
    values: {
      surge_force: loads.map((l) => l.surge),
      sway_force: loads.map((l) => l.sway),
      yaw_moment: loads.map((l) => l.yaw),
      ...largest,
      ...staggersOf(p, peaks, trace),
      depth_froude_number: froude ?? notApplicable(NO_BED),
    },
    checks,
    tables: () => ({ passage: passageRows(p, at), staggers: staggerRows(p, loads) }),
    charts: () => chartsOf(p, at, peaks, largest),
    figures: () => figuresOf(p, loads),
    warnings: warningsOf(p),
    detail: detailOf(p, loads, largest),
  }
}

/** What stands before the integrals, and the integrals themselves, which are found by quadrature. */
function tracedAt(p: Params, xi: number, J: Integrals, trace: Trace): LoadsAt {
  trace.section('Loads at entered stagger')
  const where = `at stagger ${shownIn(xi, 'm')}`
  return {
    surge: applied(p, { of: 'surge', J: J.surge, where, as: 'X' }, trace),
    sway: applied(p, { of: 'sway', J: J.sway, where, as: 'Y' }, trace),
    yaw: applied(p, { of: 'yaw', J: J.yaw, where, as: 'N' }, trace),
  }
}

const INTEGRAL = {
  surge: { symbol: 'J_X', title: 'Surge double integral', unit: 'm2' },
  sway: { symbol: 'J_Y', title: 'Sway double integral', unit: 'm' },
  yaw: { symbol: 'J_N', title: 'Yaw double integral', unit: 'm2' },
} as const

interface Applied {
  readonly of: keyof typeof INTEGRAL
  readonly J: number
  readonly where: string
  readonly as: string
  readonly title?: string
}

/** One load: its integral as found, and the equation that it stands in. `as` marks both. */
function applied(p: Params, { of, J, where, as, title }: Applied, trace: Trace): number {
  const { symbol, ...plainly } = INTEGRAL[of]
  const integral = {
    ...plainly,
    title: title === undefined ? plainly.title : `${plainly.title}, ${midSentence(title)}`,
  }
  const mark = as.length > 1 ? `_${as.slice(2)}` : ''
  const own = `${symbol}${mark}`
  const images = p.water_depth === 'infinite' ? 'no images' : 'all seabed and still water images'
  const cell = `Gauss-Legendre over both hulls, ${images}, ${where}`
  trace.lookup({ ...integral, symbol: own, source: wang.wang, clause: wang.INTEGRALS, value: J, cell })
  const [rho, U, eta] = [p.water_density, p.passing_speed, p.lateral_separation]
  const options = { as, ...(title !== undefined && { title }), rename: { [symbol]: own } }
  if (of === 'surge') return trace.apply(wang.surgeForce, { rho, U, J_X: J }, options)
  if (of === 'sway') return trace.apply(wang.swayForce, { rho, U, eta, J_Y: J }, options)
  return trace.apply(wang.yawMoment, { rho, U, eta, J_N: J }, options)
}

function largestLoads(p: Params, { surge, sway, yaw, repulsion }: Peaks, trace: Trace) {
  trace.section('Maximum loads during passage')
  const peak = (of: keyof typeof INTEGRAL, { value, stagger }: Peak, name: PeakName) => {
    const { title, symbol: as = name } = values[name]
    const where = `maximum magnitude, at stagger ${shownIn(stagger, 'm')}`
    return applied(p, { of, J: Math.abs(value), where, as, title }, trace)
  }
  return {
    peak_surge_force: peak('surge', surge.largest, 'peak_surge_force'),
    peak_sway_force: peak('sway', sway.largest, 'peak_sway_force'),
    peak_sway_repulsion: repulsion === undefined ? NOWHERE : peak('sway', repulsion, 'peak_sway_repulsion'),
    peak_yaw_moment: peak('yaw', yaw.largest, 'peak_yaw_moment'),
  }
}
type PeakName = 'peak_surge_force' | 'peak_sway_force' | 'peak_sway_repulsion' | 'peak_yaw_moment'
type StaggerName = Extract<keyof typeof values, `${string}_stagger`>
const NOWHERE = notApplicable('the moored ship is not repelled at any stagger')

function staggersOf(p: Params, { surge, sway, yaw, repulsion }: Peaks, trace: Trace) {
  trace.section('Stagger at maximum loads')
  const signed = p.sectional_area === TABLE
  const cell = `stagger of the integral with ${signed ? 'maximum signed value' : 'maximum magnitude'}`
  const read = (of: StaggerName, { stagger }: Peak) => {
    const { title, symbol = of } = values[of]
    const value = signed ? stagger : Math.abs(stagger)
    return trace.lookup({ symbol, title, unit: 'm', source: wang.wang, clause: wang.INTEGRALS, value, cell })
  }
  const peakOf = ({ largest, positive }: Extreme) => (signed ? positive : largest)
  return {
    peak_surge_stagger: read('peak_surge_stagger', peakOf(surge)),
    peak_sway_stagger: read('peak_sway_stagger', peakOf(sway)),
    peak_yaw_stagger: read('peak_yaw_stagger', peakOf(yaw)),
    peak_sway_repulsion_stagger: repulsion === undefined ? NOWHERE : read('peak_sway_repulsion_stagger', repulsion),
  }
}

function froudeOf({ water_depth: h, passing_speed: U }: Params, trace: Trace): number | undefined {
  if (h === 'infinite') return undefined
  trace.section('Water depth')
  return trace.apply(wang.depthFroude, { U, g: STANDARD_GRAVITY, h })
}
