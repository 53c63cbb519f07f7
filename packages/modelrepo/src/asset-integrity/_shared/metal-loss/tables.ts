/** The rows of the tables. */
import { DESIGN_FACTOR, type LocationClass } from '@keelson/standards/asme-b31.8-2020/hoop-stress.ts'
import { notApplicable } from '@keelson/workflow'
import { type Assessed, allowed, type Results } from './assess.ts'
import type { Compared } from './compare.ts'
import { notAccepted } from './doubts.ts'
import { type Averaged, meets } from './general.ts'
import type { Allowance } from './growth.ts'
import type { Params } from './inputs.ts'
import { B31G_2012, type Method, MODIFIED, PART_A } from './methods.ts'
import type { FcaPoint } from './sweep-fca.ts'
import { verdictOf } from './verdict.ts'

interface Facts {
  readonly methods: readonly Compared[]
  readonly growth: readonly Allowance[]
  readonly sweep: readonly FcaPoint[]
}

export function tablesOf(p: Params, r: Assessed, { methods, growth, sweep }: Facts) {
  return {
    methods: methods.map((m) => methodRow(p, r, m)),
    growth: growth.map((a) => growthRow(p, a)),
    averaging: r.general
      ? [...averagingRows('along the pipe', r.general.s), ...averagingRows('around the pipe', r.general.c)]
      : notApplicable('API 579-1 Part 4 is not run'),
    future_corrosion:
      sweep.length > 0
        ? sweep.map((s) => ({ fca: s.FCA, level_1: s.level1 ?? null, level_2: s.level2 ?? null }))
        : notApplicable('API 579-1 is not run or no yield strength is entered'),
    location_classes: p.code === 'ASME B31.8' ? classRows(p, r) : notApplicable('the design code is ASME B31.4'),
  }
}

function methodRow(p: Params, r: Results, { method, assessed, P_F, P_S }: Compared) {
  const P_a = P_S === undefined ? null : allowed(r, P_S)
  const MAOP = p.maximum_allowable_operating_pressure
  return {
    method,
    role: assessed ? 'assessed' : 'comparison',
    failure_pressure: P_F ?? null,
    safe_pressure: P_S ?? null,
    allowable_pressure: P_a,
    ratio_to_maop: MAOP === undefined || P_a === null || P_a <= 0 ? null : MAOP / P_a,
    verdict: assessed ? verdictSaid(p, r, method) : '',
  }
}

function verdictSaid(p: Params, r: Results, method: Method): string {
  const verdict = verdictOf(p, r, method) ?? 'no pressure is entered'
  return verdict === 'accept' && notAccepted(p, r) !== undefined ? 'accept as measured' : verdict
}

/** The life of a flaw without loss so far is not known. */
const growthRow = (p: Params, { method, d, bears, ends }: Allowance) => ({
  method,
  deepest_loss: d,
  bears,
  ends,
  life: p.service_age === undefined || d <= 0 ? null : (bears * p.service_age) / d,
})

const averagingRows = (direction: string, { window }: Averaged) =>
  window.x.map((position, i) => ({ direction, position, thickness: window.y[i] ?? null }))

/** The safe pressure is in proportion to the design factor, but for a safety factor given and for Part A. */
function classRows(p: Params, r: Assessed) {
  const { governing } = r
  const scaled = governing && !isFixed(p, governing.method) ? governing.P_S : undefined
  if (r.MAWP === undefined && scaled === undefined) return notApplicable('no pressure depends on the design factor')
  const MAOP = p.maximum_allowable_operating_pressure
  return (Object.keys(DESIGN_FACTOR) as LocationClass[]).map((name) => {
    const F = DESIGN_FACTOR[name]
    const inClass = (pressure: number | undefined) => (pressure === undefined ? null : (pressure * F) / p.design_factor)
    const sound = inClass(r.MAWP)
    const safe = inClass(scaled)
    const held =
      safe === null || MAOP === undefined
        ? 'not compared'
        : meets(Math.min(safe, sound ?? safe), MAOP)
          ? 'acceptable'
          : 'not acceptable'
    return {
      location_class: name.replace(' div ', ', division '),
      design_factor: F,
      sound_pressure: sound,
      safe_pressure: safe,
      maop: held,
    }
  })
}
const isFixed = (p: Params, method: string) =>
  method === PART_A || (p.safety_factor !== undefined && (method === B31G_2012 || method === MODIFIED))
