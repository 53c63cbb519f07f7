/** The tube of a member, and what it is allowed. API RP 2A-WSD 3.2.1 to 3.2.4. */
import type { Trace } from '@keelson/equations'
import { radiusOfGyration } from '@keelson/physics/column-buckling/elastic.ts'
import * as tube from '@keelson/physics/pipe-section.ts'
import * as axial from '@keelson/standards/api-rp-2a-wsd-2007/axial.ts'
import { allowableBending } from '@keelson/standards/api-rp-2a-wsd-2007/bending.ts'
import { ONE_THIRD, raisedAllowable } from '@keelson/standards/api-rp-2a-wsd-2007/source.ts'
import type { Member } from './inputs-members.ts'

export interface Section {
  readonly diameterOverWall: number
  readonly A: number
  readonly I: number
  readonly r: number
}

export interface Allowables {
  readonly F_xc: number
  readonly F_t: number
  readonly F_b: number
  readonly F_v: number
  /** With an effective length only. */
  readonly column: Column | undefined
}
interface Column {
  readonly r_KL: number
  readonly F_a: number
  readonly F_e: number
}

export function sectionOf({ outer_diameter: D_s, wall_thickness: t_s }: Member, trace: Trace): Section {
  trace.section('Section')
  const rename = { D_s: 'D', t_s: 't' }
  const A = trace.apply(tube.steelArea, { D_s, t_s }, { rename })
  const D_i = trace.apply(tube.boreDiameter, { D_s, t_s }, { rename })
  const I = trace.apply(tube.secondMomentOfArea, { A_s: A, D_s, D_i }, { rename })
  const diameterOverWall = trace.apply(axial.diameterOverWall, { D: D_s, t: t_s })
  return { diameterOverWall, A, I, r: trace.apply(radiusOfGyration, { I, A }, { rename: { A: 'A_s' } }) }
}

export function allowablesOf(m: Member, { r }: Section, trace: Trace): Allowables {
  trace.section('Allowable stresses')
  const { outer_diameter: D, wall_thickness: t, yield_strength: F_y, youngs_modulus: E } = m
  const F_xe = trace.apply(axial.elasticLocalBuckling, { E, t, D })
  const F_xc = trace.apply(axial.localBucklingStress, { F_y, F_xe, D, t })
  const raised = raiser(m, trace)
  return {
    F_xc,
    F_t: raised('F_t', (as) => trace.apply(axial.allowableTension, { F_y }, { as })),
    F_b: raised('F_b', (as) => trace.apply(allowableBending, { F_y, D, t, E }, { as })),
    F_v: raised('F_v', (as) => trace.apply(axial.allowableShear, { F_y }, { as })),
    column: m.effective_length === undefined ? undefined : columnOf(m, m.effective_length, F_xc, r, raised, trace),
  }
}

type Raised = (symbol: string, allowable: (as: string) => number) => number

/** An allowable stress, raised by a third under extreme conditions. */
const raiser =
  (m: Member, trace: Trace): Raised =>
  (symbol, allowable) => {
    if (!m.one_third_increase) return allowable(symbol)
    const F_0 = allowable(`${symbol}0`)
    return trace.apply(raisedAllowable, { F_0, f_ext: ONE_THIRD }, { as: symbol, rename: { F_0: `${symbol}0` } })
  }

function columnOf(m: Member, L_k: number, F_xc: number, r: number, raised: Raised, trace: Trace): Column {
  const E = m.youngs_modulus
  const r_KL = trace.apply(axial.slenderness, { L_k, r })
  const rename = { F_y: 'F_xc' }
  const C_c = trace.apply(axial.columnSlenderness, { F_y: F_xc, E }, { rename })
  return {
    r_KL,
    F_a: raised('F_a', (as) => trace.apply(axial.allowableCompression, { r_KL, C_c, F_y: F_xc, E }, { as, rename })),
    F_e: raised('F_e', (as) => trace.apply(axial.eulerStress, { E, r_KL }, { as })),
  }
}
