/** The acceptance checks, each by the method that uses it most; what was not checked says why. */
import { silent, type Trace } from '@keelson/equations'
import { LEAST_THICKNESS_RATIO } from '@keelson/standards/api-579-1-2021/corroded-wall.ts'
import { DEPTH_LIMIT as F101_DEPTH_LIMIT } from '@keelson/standards/dnv-rp-f101-2021/single-defect.ts'
import { type CheckResult, check, type NotChecked, notChecked, shownPressure, withoutDemand } from '@keelson/workflow'
import { noteOf } from '../../../_shared/pipe/as-entered.ts'
import type { Assessed, Results } from './assess.ts'
import { deepestLoss } from './b31g.ts'
import { geometryOf } from './compare.ts'
import {
  beyondFlowStress,
  deepensToEdge,
  inReach,
  profileCutShort,
  riverCutShort,
  unlessUnseen,
  unseenByApi,
  unseenIn,
} from './doubts.ts'
import type { Params } from './inputs.ts'
import type { Local } from './local.ts'
import { B31G, methodInWords } from './methods.ts'
import type { checks as declared } from './outputs.ts'
import { pressureToBear } from './pipe.ts'
import { remarkOnFactor, remarksOn } from './remarks.ts'

type Checks = Readonly<Partial<Record<keyof typeof declared, CheckResult | NotChecked>>>

const PART_4 = notChecked('other_mode', 'API 579-1 Part 4 is not run')
const PART_5 = notChecked('other_mode', 'API 579-1 Part 5 is not run')
const API = notChecked('other_mode', 'API 579-1 is not run')
const NO_PRESSURE = 'API 579-1 Part 4 pressure is calculated only if a yield strength is entered'
const NO_DEMAND = 'neither {maximum_allowable_operating_pressure} nor {operating_pressure} is entered'
const SOUND_UNKNOWN = 'the undamaged pipe is not assessed because {specified_minimum_yield_strength} is not entered'

export function checksOf(p: Params, r: Assessed, trace: Trace): Checks {
  return {
    ...generalChecks(p, r),
    ...localChecks(p, r),
    ...wallChecks(p, r),
    ...pressureChecks(p, r),
    ...depthChecks(p, r, trace),
  }
}

const locals = ({ level1, level2 }: Results): Local[] => [level1, level2].filter((l) => l !== undefined)

/** The most used of several; undefined of none. */
const worst = (list: readonly CheckResult[]): CheckResult | undefined =>
  list.reduce<CheckResult | undefined>((a, b) => (a && severity(a) >= severity(b) ? a : b), undefined)
const severity = (c: CheckResult) => c.utilisation ?? (c.passes ? -1 : Number.POSITIVE_INFINITY)

function generalChecks(p: Params, { general: g }: Results): Checks {
  if (!g) return { average_thickness_longitudinal: PART_4, average_thickness_circumferential: PART_4 }
  const note = g.level1 ? 'Level 1 also acceptable' : 'Level 1 not acceptable'
  const average = (capacity: number) => unlessUnseen(check({ demand: g.t_L2, capacity, note }), deepensToEdge(p, g))
  return {
    average_thickness_longitudinal: average(g.s.t_am_f),
    average_thickness_circumferential: average(g.c.t_am_f),
  }
}

function localChecks(p: Params, r: Results): Checks {
  const all = locals(r)
  const ratio = worst(all.map(({ R_t }) => check({ demand: LEAST_THICKNESS_RATIO, capacity: R_t })))
  const RSF_a = p.remaining_strength_factor_allowable
  const factor = worst(all.map(({ RSF }) => check({ demand: RSF_a, capacity: RSF, ...remarkOnFactor(p) })))
  const cut = profileCutShort(p)
  const demanded = p.operating_pressure !== undefined || p.maximum_allowable_operating_pressure !== undefined
  const held = notChecked('other_mode', 'the reduced pressure is compared with the entered pressure instead')
  return {
    thickness_ratio: unlessUnseen(ratio ?? PART_5, cut),
    remaining_strength_factor: demanded && factor ? held : unlessUnseen(factor ?? PART_5, cut),
  }
}

function wallChecks(p: Params, r: Results): Checks {
  const { corroded, general: g } = r
  if (!corroded) return { minimum_thickness: API, distance_to_discontinuity: API }
  const least = [
    ...(g ? [check({ demand: g.t_mm_lim, capacity: g.t_mm_f })] : []),
    ...locals(r).map(({ t_mm_f }) => check({ demand: corroded.t_lim, capacity: t_mm_f })),
  ]
  const L_msd = p.distance_to_discontinuity
  return {
    minimum_thickness: unlessUnseen(worst(least) ?? API, unseenByApi(p, r)),
    distance_to_discontinuity:
      L_msd === undefined
        ? notChecked('input_missing', '{distance_to_discontinuity} not entered')
        : check({ demand: corroded.L_req, capacity: L_msd }),
  }
}

function pressureChecks(p: Params, r: Assessed): Checks {
  const P_op = p.operating_pressure
  const reduced = [r.general?.MAWP_r, r.level1?.MAWP_r, r.level2?.MAWP_r].filter((m) => m !== undefined)
  const none = notChecked('input_missing', NO_PRESSURE)
  return {
    reduced_pressure: !r.corroded
      ? API
      : P_op === undefined
        ? notChecked('input_missing', '{operating_pressure} not entered')
        : reduced.length === 0
          ? none
          : unlessUnseen(
              check({ demand: P_op, capacity: Math.min(...reduced), ...remarkOnFactor(p) }),
              unseenByApi(p, r),
            ),
    ...allowableCheck(p, r),
  }
}

/** The pressure to bear against that of the flaw or of the sound pipe, the lesser. */
function allowableCheck(p: Params, r: Assessed): Checks {
  const { governing, MAWP, P_a, corroded } = r
  const demand = corroded ? p.maximum_allowable_operating_pressure : pressureToBear(p)
  if (demand === undefined) return corroded ? {} : { safe_pressure: withoutDemand(NO_DEMAND) }
  if (governing === undefined) return { safe_pressure: notChecked('input_missing', NO_PRESSURE) }
  const { method, P_S } = governing
  const made = (capacity: number, ...notes: string[]): Checks => ({
    safe_pressure: inReach(
      unlessUnseen(check({ demand, capacity, ...noteOf(...notes, ...remarksOn(p, method)) }), unseenIn(p, r)),
      beyondFlowStress(p, r),
    ),
  })
  const named = methodInWords(method)
  const governed = P_S > 0 ? `governed by ${named}` : `the allowable pressure according to ${named} is zero`
  if (MAWP === undefined || P_a === undefined) return made(P_S, governed, SOUND_UNKNOWN)
  if (MAWP >= P_S) return made(P_a, governed)
  return made(P_a, `limited by the undamaged pipe; ${named} gives ${shownPressure(P_S)}`)
}

function depthChecks(p: Params, r: Results, trace: Trace): Checks {
  const depths = B31G.flatMap((m) => geometryOf(p, r, m)?.d ?? [])
  if (depths.length > 0) trace.section('Depth limit')
  const d_lim = deepestLoss(p.wall_thickness, depths.length > 0 ? trace : silent)
  const relative = [r.partA?.r_d, r.partB?.r_d].filter((x) => x !== undefined)
  return {
    depth_limit_b31g:
      depths.length > 0
        ? unlessUnseen(check({ demand: Math.max(...depths), capacity: d_lim }), riverCutShort(p))
        : notChecked('other_mode', 'ASME B31G and RSTRENG are not run'),
    depth_limit_f101:
      relative.length > 0
        ? check({ demand: Math.max(...relative), capacity: F101_DEPTH_LIMIT })
        : notChecked('other_mode', 'DNV-RP-F101 is not run'),
  }
}
