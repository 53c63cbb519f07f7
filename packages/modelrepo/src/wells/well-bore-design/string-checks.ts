/** The checks of the strings: each of the one that has least to spare. */
import { constant, house } from '@keelson/equations'
import { bourgoyne } from '@keelson/physics/well-planning/sources.ts'
import { driftDiameter } from '@keelson/standards/api-5ct-2018/drift.ts'
import { CASING_RATIO, COLLAPSE_YIELD } from '@keelson/standards/api-tr-5c3-2018/collapse.ts'
import { apiTr5c3 } from '@keelson/standards/api-tr-5c3-2018/source.ts'
import { bodyYieldStrength, internalYieldPressure } from '@keelson/standards/api-tr-5c3-2018/yielding.ts'
import {
  type CheckResult,
  check,
  firstOutOf,
  inPractice,
  type Left,
  type NotChecked,
  notChecked,
  openIf,
  shown,
} from '@keelson/workflow'
import type { Given } from './inputs.ts'
import { holdsCollapse, type StringResult } from './strings.ts'

const { checkOf } = inPractice('oilfield')
const factorCheck = (title: string, capacity: string, criterion: Parameters<typeof checkOf>[1]['criterion']) =>
  checkOf('safety_factor', { title, demand: 'Design factor', capacity, criterion })

export const stringChecks = {
  burst: factorCheck('Burst', 'Burst safety factor', internalYieldPressure),
  collapse: checkOf('safety_factor', {
    title: 'Collapse',
    demand: 'Design factor',
    capacity: 'Collapse safety factor',
    criterion: { source: apiTr5c3, clause: '8.4' },
    reach: [COLLAPSE_YIELD, CASING_RATIO],
  }),
  tension: factorCheck('Tension', 'Tension safety factor', bodyYieldStrength),
  triaxial: factorCheck('Triaxial yield', 'Triaxial safety factor', {
    source: apiTr5c3,
    clause: 'triaxial yield of the pipe body',
  }),
  drift: checkOf('hole_diameter', {
    title: 'Bit passage',
    demand: 'Hole diameter',
    capacity: driftDiameter,
    criterion: driftDiameter,
  }),
  clearance: checkOf('hole_diameter', {
    title: 'Hole clearance',
    demand: 'Outside diameter',
    capacity: 'Hole diameter',
    criterion: { source: bourgoyne, clause: '7.4, casing and hole sizes' },
  }),
}

type Made = CheckResult | NotChecked
type Factors = Given<
  'design_factor_burst' | 'design_factor_collapse' | 'design_factor_tension' | 'design_factor_triaxial'
>
type Factor = 'burst' | 'tension' | 'triaxial' | 'collapseFactor'
const NO_RATING = constant({
  symbol: 'SF_c',
  title: 'Safety factor with no collapse rating',
  value: 0,
  unit: '-',
  source: house,
  clause: 'a pipe without a collapse rating has no safety factor',
})
export const NO_COLLAPSE = 'no string has a net external pressure'

/** Lowest design factors in use; API and NORSOK leave the choice to the operator. */
const USUAL: Readonly<Record<Factor, number>> = { burst: 1.1, collapseFactor: 1, tension: 1.3, triaxial: 1.25 }
const asEntered = (factor: number, usual: number): string =>
  factor < usual ? `; entered design factor ${shown(factor, 4)} is below the usual ${usual}` : ''

export function checksOfStrings(p: Factors, results: readonly StringResult[]) {
  const made = (of: Factor, demand: number) => {
    const worst = weakest(results, of)
    if (!worst) return notChecked('not_requested', NO_COLLAPSE)
    const note = `'${worst.row.name}'${asEntered(demand, USUAL[of])}`
    const done = check({ demand, capacity: worst[of] as number, note })
    return of === 'collapseFactor' ? openIf('out_of_reach', collapseLeft(results), done) : done
  }
  return {
    burst: made('burst', p.design_factor_burst),
    collapse: unheldCheck(p, results) ?? made('collapseFactor', p.design_factor_collapse),
    tension: made('tension', p.design_factor_tension),
    triaxial: made('triaxial', p.design_factor_triaxial),
    drift: driftCheck(results),
    clearance: clearanceCheck(results),
  }
}

/** What a string that is pressed from outside leaves of the fit of collapse, at its shoe or its fluid level. */
function collapseLeft(results: readonly StringResult[]): Left | undefined {
  const pressed = results.filter(({ collapseFactor }) => collapseFactor !== undefined)
  const yields = pressed.flatMap(({ collapse, collapseAtLevel }) =>
    [collapse, collapseAtLevel].flatMap((one) => (one === undefined ? [] : [one.Y_pa])),
  )
  const ratios = pressed.map(({ tube }) => tube.s)
  return firstOutOf(COLLAPSE_YIELD, yields) ?? firstOutOf(CASING_RATIO, ratios)
}

/** The string with the smallest factor; of equals the first. */
export const weakest = (results: readonly StringResult[], of: Factor): StringResult | undefined =>
  results.reduce<StringResult | undefined>((least, one) => {
    const [mine, best] = [one[of], least?.[of]]
    return mine !== undefined && (best === undefined || mine < best) ? one : least
  }, undefined)

/** A string that holds nothing where something presses on it fails, by its axial stress or its grade. */
export const unheld = (results: readonly StringResult[]): StringResult | undefined =>
  results.find((one) => !holdsCollapse(one))

function unheldCheck(p: Factors, results: readonly StringResult[]): Made | undefined {
  const one = unheld(results)
  if (!one) return undefined
  const failure = `'${one.row.name}' has no collapse rating, because the D/t limits of the collapse regimes are not in ascending order at its yield strength reduced for the weight below`
  return check({ demand: p.design_factor_collapse, capacity: NO_RATING, failure })
}

export const bitBefore = (results: readonly StringResult[]) =>
  results.flatMap((one, i) => {
    const [before, bit] = [results[i - 1], one.row.hole_diameter]
    return before && bit !== undefined ? [{ one, before, bit }] : []
  })

function driftCheck(results: readonly StringResult[]): Made {
  const [first, ...rest] = bitBefore(results)
  if (!first) return notChecked('not_requested', 'no string has both a hole diameter and a previous string')
  const { one, before, bit } = rest.reduce(
    (worst, next) => (next.bit / next.before.drift > worst.bit / worst.before.drift ? next : worst),
    first,
  )
  return check({ demand: bit, capacity: before.drift, note: `bit for '${one.row.name}' through '${before.row.name}'` })
}

function clearanceCheck(results: readonly StringResult[]): Made {
  const [first, ...rest] = results.flatMap(({ row }) => {
    const { name, outer_diameter: D, hole_diameter: D_h } = row
    return D_h === undefined ? [] : [{ name, D, D_h }]
  })
  if (!first) return notChecked('not_requested', 'no hole diameter is entered')
  const { name, D, D_h } = rest.reduce((worst, one) => (one.D / one.D_h > worst.D / worst.D_h ? one : worst), first)
  const said = D < D_h ? { note: `'${name}'` } : { failure: `'${name}' does not fit its hole` }
  return check({ demand: D, capacity: D_h, ...said })
}
