/** The acceptance checks: each of the load case that uses most of it. */
import * as physics from '@keelson/physics/tubulars/yielding.ts'
import { CASING_RATIO, COLLAPSE_YIELD } from '@keelson/standards/api-tr-5c3-2018/collapse.ts'
import { apiTr5c3 } from '@keelson/standards/api-tr-5c3-2018/source.ts'
import { bodyYieldStrength, internalYieldPressure } from '@keelson/standards/api-tr-5c3-2018/yielding.ts'
import {
  type CheckResult,
  check,
  checkOf,
  firstOutOf,
  type Left,
  type NotChecked,
  notChecked,
  openIf,
  outOf,
  quantityMark,
  shownIn,
} from '@keelson/workflow'
import { type CaseResult, CHECKS, type CheckName, called } from './calculate-case.ts'
import type { Pipe } from './calculate-pipe.ts'

const oilfield = { practice: 'oilfield' } as const
const HEATED = [physics.DERATED_TO]

export const checks = {
  burst: checkOf('net_pressure', {
    ...oilfield,
    title: 'Burst',
    demand: 'Factored net internal pressure',
    capacity: internalYieldPressure,
    criterion: internalYieldPressure,
    reach: HEATED,
  }),
  collapse: checkOf('net_pressure', {
    ...oilfield,
    title: 'Collapse',
    demand: 'Factored net or equivalent external pressure',
    capacity: 'Collapse pressure',
    criterion: { source: apiTr5c3, clause: '8.4' },
    reach: [...HEATED, COLLAPSE_YIELD, CASING_RATIO],
  }),
  tension: checkOf('well_tubular_force', {
    ...oilfield,
    title: 'Tension or compression',
    demand: physics.factoredForce,
    capacity: 'Pipe body or connection strength',
    criterion: bodyYieldStrength,
    reach: HEATED,
  }),
  triaxial: checkOf('stress', {
    ...oilfield,
    title: 'Triaxial yield',
    demand: physics.factoredStress,
    capacity: physics.deratedYield,
    criterion: { source: apiTr5c3, clause: 'triaxial yield of the pipe body' },
    reach: HEATED,
  }),
}

type Made = { readonly [N in CheckName]: CheckResult | NotChecked }

/** The case that uses most of a check; the first of equals. */
export const worstOf = (results: readonly CaseResult[], name: CheckName): CaseResult | undefined =>
  results.reduce<CaseResult | undefined>((most, r) => (most && most.used[name] >= r.used[name] ? most : r), undefined)

export function checksOf(pipe: Pipe, results: readonly CaseResult[]): Made {
  const made = (name: CheckName): CheckResult | NotChecked => {
    const worst = worstOf(results, name)
    if (worst === undefined || worst.used[name] === 0) return notChecked('not_requested', NOTHING[name])
    return openIf('out_of_reach', leftOf(pipe, loadedBy(results, name), name), madeOf(worst, name))
  }
  const [burst, collapse, tension, triaxial] = CHECKS.map(made) as [
    Made['burst'],
    Made['collapse'],
    Made['tension'],
    Made['triaxial'],
  ]
  return { burst, collapse, tension, triaxial }
}

const loadedBy = (results: readonly CaseResult[], name: CheckName) => results.filter(({ asked }) => asked[name] !== 0)

/** What a case that is loaded so leaves; of collapse the fit of its constants too. */
function leftOf({ s }: Pipe, loaded: readonly CaseResult[], name: CheckName): Left | undefined {
  const hot = firstOutOf(
    physics.DERATED_TO,
    loaded.map(({ load }) => load.T),
  )
  if (name !== 'collapse') return hot
  return hot ?? outOf(CASING_RATIO, s) ?? loaded.map(yieldLeft).find((left) => left !== undefined)
}

const yieldLeft = ({ load, collapse }: CaseResult): Left | undefined =>
  collapse &&
  outOf(
    COLLAPSE_YIELD,
    collapse.Y_pa,
    `the collapse yield strength is ${shownIn(collapse.Y_pa, 'psi')} for ${called(load)}, outside the range of the collapse constants, ${inPsi(COLLAPSE_YIELD.from)} to ${inPsi(COLLAPSE_YIELD.to)}`,
  )

/** An end of the range, which is declared in psi. */
const inPsi = (value = 0) => quantityMark({ value, unit: 'psi', digits: 6 })

function madeOf({ load, asked, P_b, F_t, Y_p, sigma_a, collapse }: CaseResult, name: CheckName): CheckResult {
  const note = called(load)
  const demand = asked[name]
  if (name === 'burst') return check({ demand, capacity: P_b, note })
  if (name === 'tension') return check({ demand, capacity: F_t, note })
  if (name === 'triaxial') return check({ demand, capacity: Y_p, note })
  if (collapse?.found) return check({ demand, capacity: collapse.found.P_c, note })
  const why = collapse ? OUT_OF_ORDER : NOTHING_LEFT
  return check({
    demand: sigma_a,
    capacity: Y_p,
    failure: `${note} has no collapse resistance, because ${why}; axial stress and yield strength are shown instead`,
  })
}

const NOTHING: Readonly<Record<CheckName, string>> = {
  burst: 'no load case has a net internal pressure',
  collapse: 'no load case has a net external pressure',
  tension: 'no load case has an axial force',
  triaxial: 'no load case causes stress in the pipe',
}
export const NOTHING_LEFT = 'axial stress and internal pressure leave no yield strength against collapse'
export const OUT_OF_ORDER =
  'the reduced yield strength is so far outside the range of the grades that the D/t limits of the collapse regimes are not in ascending order'
