/** What a run finds: the span before and after, the allowable length, the supports and their loads. */
import { silent, type Trace } from '@keelson/equations'
import { supportsNeeded } from '@keelson/physics/span-supports.ts'
import { gapOfRatio } from '@keelson/standards/dnv-rp-f105-2017/flow.ts'
import { secondSpan } from '../_shared/free-span/second-span.ts'
import { type Section, sectionOf } from '../_shared/free-span/section.ts'
import { type Ends, type Span, spanAt, standing } from '../_shared/free-span/span.ts'
import { allowableLength, requiredFrequency, tracedAllowable } from './calculate-allowable.ts'
import { type Division, divide, type Heights, heightsOf, type Loads, loadsOf } from './calculate-supports.ts'
import type { Params } from './inputs.ts'

/** All that a run has found. */
export interface Found {
  readonly section: Section
  readonly ends: Ends
  readonly before: Span
  readonly after: Span
  readonly f_req: number
  /** undefined where every length is allowed. */
  readonly L_allow: number | undefined
  readonly division: Division
  /** undefined without supports. */
  readonly loads: Loads | undefined
  readonly heights: Heights | undefined
  readonly e: number
}

export function find(p: Params, trace: Trace): Found {
  const section = sectionOf(p, trace)
  const ends: Ends = {
    boundary: p.boundary_condition,
    K_V: p.vertical_soil_stiffness,
    K_L: undefined,
    S_eff: p.effective_axial_force,
    CSF: p.concrete_stiffness_factor,
  }
  const before = standing(spanAt(section, ends, p.span_length, trace), ends)
  trace.section('Required frequency')
  const e = trace.apply(gapOfRatio, { e_D: p.gap_ratio, D: section.D })
  const f_req = requiredFrequency(p, section, p.current_velocity, trace)
  const L_allow = tracedAllowable(section, ends, before, f_req, trace)
  const division = divide(p, L_allow, trace)
  const again = secondSpan(trace, '_sub', 'Rectified span')
  const after = division.n === 0 ? before : standing(spanAt(section, ends, division.L_sub, again), ends)
  const loads = division.n === 0 ? undefined : loadsOf(p, section.q, division, trace)
  const heights = heightsOf(p, division.positions, trace)
  return { section, ends, before, after, f_req, L_allow, division, loads, heights, e }
}

/** Why there is no allowable length; undefined where there is one. */
export function unlimited({ L_allow, f_req }: Found): string | undefined {
  if (L_allow !== undefined) return undefined
  return f_req === 0 ? 'there is no flow' : 'the frequency exceeds the required value at every span length'
}

/** Supports that a current asks for, at equal spacing; undefined where tolerance leaves none. For sweeps. */
export function supportsAt(p: Params, { section, ends, before }: Found, U_c: number): number | undefined {
  const L_allow = allowableLength(section, ends, before, requiredFrequency(p, section, U_c, silent))
  if (L_allow === undefined) return 0
  if (p.survey_tolerance >= L_allow) return undefined
  return supportsNeeded.evaluate({ L: p.span_length, L_allow, t_ol: p.survey_tolerance })
}
