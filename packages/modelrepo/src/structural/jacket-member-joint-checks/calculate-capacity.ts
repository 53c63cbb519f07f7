/** What a brace may carry by the strength of its chord, for each class that its load is carried in. API RP 2A-WSD 4.3.2 to 4.3.5. */
import type { Trace } from '@keelson/equations'
import * as joints from '@keelson/standards/api-rp-2a-wsd-2007/joints.ts'
import { given } from '@keelson/workflow'
import { classesOf, isMixed, sharesOf } from './calculate-classes.ts'
import type { Joint } from './inputs-joints.ts'
import { type JointClass, TENSION } from './modes.ts'

/** What the validity range limits. */
export interface Terms {
  readonly beta: number
  readonly gamma: number
  readonly theta: number
  readonly F_yc: number
}
export interface Geometry extends Terms {
  readonly F_yb: number
  /** Ending of the symbols that are worked out from it. */
  readonly mark: string
  /** Symbols of the terms that stand at their limit. */
  readonly names: Readonly<Record<string, string>>
}
export interface Chord {
  readonly P_y: number
  readonly M_p: number
  readonly A: number
}

interface OfClass {
  readonly of: JointClass
  readonly Q_u: number
  readonly Q_f: number
  readonly P_a: number
}
export interface Capacities {
  readonly classes: readonly OfClass[]
  /** Of K action only. */
  readonly Q_g: number | undefined
  /** Of a can, and of T, Y and X action only. */
  readonly can: number | undefined
  readonly Q_ui: number
  readonly Q_uo: number
  readonly Q_fm: number
  readonly P_a: number
  readonly M_ai: number
  readonly M_ao: number
}

export function capacitiesOf(j: Joint, geometry: Geometry, chord: Chord, trace: Trace): Capacities {
  const { mark } = geometry
  trace.section(`Axial capacity${inWords(mark)}`)
  const all = classesOf(j)
  const Q_g = all.includes('K') ? gapFactorOf(j, geometry, trace) : undefined
  const can = all.some((of) => of !== 'K') ? canOf(j, geometry, trace) : undefined
  const classes = all.map((of) => ofClass(j, of, { geometry, chord, Q_g, can }, trace))
  const P_a = isMixed(j) ? mixedOf(j, classes, mark, trace) : (classes[0]?.P_a ?? 0)
  return { classes, Q_g, can, P_a, ...momentsOf(j, geometry, chord, trace) }
}

const inWords = (mark: string) => (mark === '' ? '' : ', limiting geometry')

/** g/D between which the factor lies on a line. */
const NEAR = 0.05

function gapFactorOf(j: Joint, geometry: Geometry, trace: Trace): number {
  const { chord_diameter: D, chord_thickness: T, brace_thickness: t } = j
  const { gap: g } = given(j, 'gap')
  const { gamma, F_yb, F_yc, mark, names } = geometry
  const as = `Q_g${mark}`
  if (g / D >= NEAR) return trace.apply(joints.gapFactor, { g, D }, { as })
  const phi = trace.apply(
    joints.thicknessStrengthRatio,
    { t, F_yb, T, F_yc },
    { as: `phi${mark}`, rename: { ...names, t: 't_b' } },
  )
  const rename = { ...names, phi: `phi${mark}` }
  if (g / D <= -NEAR) return trace.apply(joints.overlapFactor, { phi, gamma }, { as, rename })
  const Q_g1 = trace.apply(joints.overlapFactor, { phi, gamma }, { as: `Q_g1${mark}`, rename })
  const g_2 = trace.lookup({
    symbol: 'g_2',
    title: 'Gap of 0.05 chord diameters',
    unit: 'mm',
    source: joints.gapFactor.source,
    clause: '4.3.3',
    value: NEAR * D,
    cell: 'g/D = 0.05',
  })
  const Q_g2 = trace.apply(joints.gapFactor, { g: g_2, D }, { as: 'Q_g2', rename: { g: 'g_2' } })
  return trace.apply(joints.nearTouchFactor, { g, D, Q_g1, Q_g2 }, { as, rename: { Q_g1: `Q_g1${mark}` } })
}

/** The share of the can is that of the actual brace, whatever the limits. */
function canOf(j: Joint, { mark }: Geometry, trace: Trace): number | undefined {
  const { can_length: L_c, chord_diameter: D, chord_thickness: T, brace_diameter: d } = j
  if (L_c === undefined) return undefined
  const { nominal_chord_thickness: T_n } = given(j, 'nominal_chord_thickness')
  const beta = joints.diameterRatio.evaluate({ d, D })
  const r = trace.apply(joints.canShare, { beta, L_c, D }, { as: `r${mark}` })
  return trace.apply(joints.canReduction, { r, T_n, T }, { as: `k_c${mark}`, rename: { r: `r${mark}` } })
}

interface Common {
  readonly geometry: Geometry
  readonly chord: Chord
  readonly Q_g: number | undefined
  readonly can: number | undefined
}

function ofClass(j: Joint, of: JointClass, { geometry, chord, Q_g, can }: Common, trace: Trace): OfClass {
  const { F_yc, theta, mark, names } = geometry
  const { chord_thickness: T, safety_factor: FS } = j
  const tag = `${isMixed(j) ? `_${of}` : ''}${mark}`
  const Q_u = strengthOf(j, of, geometry, Q_g, tag, trace)
  const Q_f = chordFactorOf(j, of, geometry, chord, tag, trace)
  const own = { ...names, Q_u: `Q_u${tag}`, Q_f: `Q_f${tag}` }
  const reduced = of !== 'K' && can !== undefined
  const whole = trace.apply(
    joints.allowableAxial,
    { Q_u, Q_f, F_yc, T, FS, theta },
    { as: `${reduced ? 'P_ac' : 'P_a'}${tag}`, rename: own },
  )
  if (!reduced) return { of, Q_u, Q_f, P_a: whole }
  const rename = { P_ac: `P_ac${tag}`, k_c: `k_c${mark}` }
  return {
    of,
    Q_u,
    Q_f,
    P_a: trace.apply(joints.reducedAllowable, { k_c: can, P_ac: whole }, { as: `P_a${tag}`, rename }),
  }
}

function strengthOf(
  j: Joint,
  of: JointClass,
  geometry: Geometry,
  Q_g: number | undefined,
  tag: string,
  trace: Trace,
): number {
  const { beta, gamma, mark, names } = geometry
  const as = `Q_u${tag}`
  const pulled = j.brace_axial_sense === TENSION
  if (of === 'K')
    return trace.apply(
      joints.strengthK,
      { gamma, beta, Q_g: Q_g ?? 1 },
      { as, rename: { ...names, Q_g: `Q_g${mark}` } },
    )
  if (of === 'Y')
    return pulled
      ? trace.apply(joints.strengthYTension, { beta }, { as, rename: names })
      : trace.apply(joints.strengthYCompression, { gamma, beta }, { as, rename: names })
  if (pulled) return trace.apply(joints.strengthXTension, { gamma, beta }, { as, rename: names })
  const Q_beta = trace.apply(joints.widthFactor, { beta }, { as: `Q_beta${mark}`, rename: names })
  return trace.apply(
    joints.strengthXCompression,
    { gamma, beta, Q_beta },
    { as, rename: { ...names, Q_beta: `Q_beta${mark}` } },
  )
}

type Coefficients = readonly [number, number, number]

function chordFactorOf(
  j: Joint,
  of: JointClass | 'moment',
  geometry: Geometry,
  { P_y, M_p, A }: Chord,
  tag: string,
  trace: Trace,
): number {
  const { safety_factor: FS, chord_axial_load: P_c, chord_in_plane_moment: M_ipb } = j
  const { mark } = geometry
  const [C_1, C_2, C_3] = coefficientsOf(of, geometry, tag, trace)
  const rename = {
    C_1: `C_1${tag}`,
    C_2: `C_2${tag}`,
    C_3: `C_3${tag}`,
    P_y: `P_y${mark}`,
    M_p: `M_p${mark}`,
    A: `A${mark}`,
  }
  return trace.apply(
    joints.chordLoadFactor,
    { C_1, C_2, C_3, FS, P_c, P_y, M_ipb, M_p, A },
    { as: `Q_f${tag}`, rename },
  )
}

const TABLE = joints.CHORD_LOAD_COEFFICIENTS
/** From here to beta 1 the coefficients of X joints lie on a line. */
const LINE_FROM = 0.9

function coefficientsOf(of: JointClass | 'moment', { beta, names }: Geometry, tag: string, trace: Trace): Coefficients {
  const read = (values: Coefficients, cell: string, end: string): Coefficients => {
    const one = (k: 0 | 1 | 2) =>
      trace.lookup({
        symbol: `C_${k + 1}${end}${tag}`,
        title: `Chord load coefficient C${k + 1}`,
        unit: '-',
        source: joints.chordLoadFactor.source,
        clause: 'table 4.3-2',
        value: values[k],
        cell,
      })
    return [one(0), one(1), one(2)]
  }
  if (of === 'moment') return read(TABLE.moment, 'all joints, brace moment', '')
  if (of !== 'X') return read(TABLE[of], `${of === 'Y' ? 'T and Y' : 'K'} joint, axial load`, '')
  if (beta <= LINE_FROM) return read(TABLE.X_to_0_9, 'X joint, axial load, beta up to 0.9', '')
  const low = read(TABLE.X_to_0_9, 'X joint, axial load, beta up to 0.9', 'a')
  const high = read(TABLE.X_at_1, 'X joint, axial load, beta 1', 'b')
  const between = (k: 0 | 1 | 2) =>
    trace.apply(
      joints.coefficientBetween,
      { C_09: low[k], C_10: high[k], beta },
      { as: `C_${k + 1}${tag}`, rename: { ...names, C_09: `C_${k + 1}a${tag}`, C_10: `C_${k + 1}b${tag}` } },
    )
  return [between(0), between(1), between(2)]
}

function mixedOf(j: Joint, classes: readonly OfClass[], mark: string, trace: Trace): number {
  const shares = sharesOf(j)
  return trace.apply(
    joints.mixedAllowable,
    { k_c: classes.map(({ of }) => shares[of]), P_c: classes.map(({ P_a }) => P_a) },
    { as: `P_a${mark}`, rename: { k_c: 'k_cls', P_c: `P_cls${mark}` } },
  )
}

function momentsOf(j: Joint, geometry: Geometry, chord: Chord, trace: Trace) {
  const { beta, gamma, F_yc, theta, mark, names } = geometry
  trace.section(`Moment capacities${inWords(mark)}`)
  const { chord_thickness: T, safety_factor: FS, brace_diameter: d } = j
  const Q_ui = trace.apply(joints.strengthInPlane, { gamma, beta }, { as: `Q_ui${mark}`, rename: names })
  const Q_uo = trace.apply(joints.strengthOutOfPlane, { gamma, beta }, { as: `Q_uo${mark}`, rename: names })
  const Q_fm = chordFactorOf(j, 'moment', geometry, chord, `_m${mark}`, trace)
  const allowable = (Q_u: number, of: 'i' | 'o') =>
    trace.apply(
      joints.allowableMoment,
      { Q_u, Q_f: Q_fm, F_yc, T, d, FS, theta },
      { as: `M_a${of}${mark}`, rename: { ...names, Q_u: `Q_u${of}${mark}`, Q_f: `Q_f_m${mark}` } },
    )
  return { Q_ui, Q_uo, Q_fm, M_ai: allowable(Q_ui, 'i'), M_ao: allowable(Q_uo, 'o') }
}
