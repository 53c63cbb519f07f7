/** One joint: the capacities of its brace, of the actual and where need be of the limiting geometry. API RP 2A-WSD 4.3. */
import type { Trace } from '@keelson/equations'
import { steelArea } from '@keelson/physics/pipe-section.ts'
import * as joints from '@keelson/standards/api-rp-2a-wsd-2007/joints.ts'
import { type Capacities, type Chord, capacitiesOf, type Geometry, type Terms } from './calculate-capacity.ts'
import type { Joint } from './inputs-joints.ts'

export interface JointResult {
  readonly joint: Joint
  readonly beta: number
  readonly gamma: number
  readonly actual: Capacities
  /** Outside the validity range only. */
  readonly limiting: Capacities | undefined
  readonly P_a: number
  readonly M_ai: number
  readonly M_ao: number
  /** Undefined where the chord leaves no capacity. */
  readonly use: number | undefined
}

export function assessJoint(j: Joint, trace: Trace): JointResult {
  const actual = geometryOf(j, trace)
  const capacities = capacitiesOf(j, actual, chordOf(j, actual, trace), trace)
  const limited = limitingOf(actual, trace)
  const limiting = limited && capacitiesOf(j, limited, chordOf(j, limited, trace), trace)
  const lesser = limiting ? lesserOf(capacities, limiting, trace) : capacities
  const { P_a, M_ai, M_ao } = lesser
  return {
    joint: j,
    beta: actual.beta,
    gamma: actual.gamma,
    actual: capacities,
    limiting,
    P_a,
    M_ai,
    M_ao,
    use: Math.min(P_a, M_ai, M_ao) > 0 ? useOf(j, lesser, limiting ? 'l' : '', trace) : undefined,
  }
}

function geometryOf(j: Joint, trace: Trace): Geometry {
  trace.section('Geometry')
  const { chord_diameter: D, chord_thickness: T, brace_diameter: d } = j
  return {
    beta: trace.apply(joints.diameterRatio, { d, D }),
    gamma: trace.apply(joints.chordSlenderness, { D, T }),
    theta: j.brace_angle,
    F_yc: countedYield(j.chord_yield_strength, j.chord_tensile_strength, 'c', trace),
    F_yb: countedYield(j.brace_yield_strength, j.brace_tensile_strength, 'b', trace),
    mark: '',
    names: {},
  }
}

/** Held to its share of the tensile strength, where that is known. */
function countedYield(F_y: number, F_u: number | undefined, of: 'b' | 'c', trace: Trace): number {
  if (F_u === undefined) return F_y
  const rename = { F_y: `F_y${of}0`, F_u: `F_u${of}` }
  return trace.apply(joints.yieldThatCounts, { F_y, f_u: joints.MOST_OF_TENSILE, F_u }, { as: `F_y${of}`, rename })
}

const LIMITS = joints.VALIDITY
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The terms at their limits where they are outside; undefined where none is. */
function limitingOf(actual: Geometry, trace: Trace): Geometry | undefined {
  trace.section('Limiting geometry')
  const names: Record<string, string> = {}
  const held = (name: keyof Terms, title: string, unit: string, low: number, high: number): number => {
    const value = actual[name]
    if (value >= low && value <= high) return value
    const symbol = `${name}_lim`
    names[name] = symbol
    const cell = value < low ? 'lower limit' : 'upper limit'
    return trace.lookup({
      symbol,
      title,
      unit,
      source: joints.strengthK.source,
      clause: '4.3.1',
      value: Math.min(high, Math.max(low, value)),
      cell,
    })
  }
  const terms: Terms = {
    beta: held('beta', 'Limiting brace/chord diameter ratio', '-', ...LIMITS.beta),
    gamma: held('gamma', 'Limiting chord radius/thickness ratio', '-', ...LIMITS.gamma),
    theta: held('theta', 'Limiting brace angle', 'deg', radians(LIMITS.theta[0]), radians(LIMITS.theta[1])),
    F_yc: held('F_yc', 'Limiting chord yield strength', 'MPa', 0, LIMITS.F_yc),
  }
  return Object.keys(names).length === 0 ? undefined : { ...actual, ...terms, mark: '_lim', names }
}

function chordOf(j: Joint, { F_yc, mark, names }: Geometry, trace: Trace): Chord {
  trace.section(`Chord${mark === '' ? '' : ', limiting geometry'}`)
  const { chord_diameter: D, chord_thickness: T, safety_factor: FS, chord_axial_load: P_c } = j
  const { chord_in_plane_moment: M_ipb, chord_out_of_plane_moment: M_opb } = j
  const A_c = trace.apply(
    steelArea,
    { D_s: D, t_s: T },
    { as: 'A_c', title: 'Chord cross-sectional area', rename: { D_s: 'D', t_s: 'T' } },
  )
  const P_y = trace.apply(joints.chordYieldLoad, { A_c, F_yc }, { as: `P_y${mark}`, rename: names })
  const M_p = trace.apply(joints.chordPlasticMoment, { F_yc, D, T }, { as: `M_p${mark}`, rename: names })
  const M_c = trace.apply(joints.resultantChordMoment, { M_ipb, M_opb })
  const rename = { P_y: `P_y${mark}`, M_p: `M_p${mark}` }
  return { P_y, M_p, A: trace.apply(joints.chordUse, { FS, P_c, P_y, M_c, M_p }, { as: `A${mark}`, rename }) }
}

function lesserOf(one: Capacities, other: Capacities, trace: Trace) {
  trace.section('Lesser capacities')
  const load = { as: 'P_al', rename: { P_1: 'P_a', P_2: 'P_a_lim' } }
  const moment = (of: string) => ({ as: `M_${of}l`, rename: { M_1: `M_${of}`, M_2: `M_${of}_lim` } })
  return {
    P_a: trace.apply(joints.lesserLoad, { P_1: one.P_a, P_2: other.P_a }, load),
    M_ai: trace.apply(joints.lesserMoment, { M_1: one.M_ai, M_2: other.M_ai }, moment('ai')),
    M_ao: trace.apply(joints.lesserMoment, { M_1: one.M_ao, M_2: other.M_ao }, moment('ao')),
  }
}

type Allowed = Pick<Capacities, 'P_a' | 'M_ai' | 'M_ao'>

function useOf(j: Joint, { P_a, M_ai, M_ao }: Allowed, end: string, trace: Trace): number {
  trace.section('Combined brace loads')
  const share = (M: number, M_a: number, of: 'i' | 'o') =>
    trace.apply(joints.momentShare, { M, M_a }, { as: `m_${of}`, rename: { M: `M_${of}`, M_a: `M_a${of}${end}` } })
  const p = trace.apply(joints.axialShare, { P: j.brace_axial_load, P_a }, { rename: { P_a: `P_a${end}` } })
  const m_i = share(j.brace_in_plane_moment, M_ai, 'i')
  const m_o = share(j.brace_out_of_plane_moment, M_ao, 'o')
  return trace.apply(joints.jointUse, { p, m_i, m_o })
}
