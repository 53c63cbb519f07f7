/** The steps of a report: how many cases there are, one of them in full, the spread, and its sensitivities. */

import type { Trace } from '@keelson/equations'
import { abramowitzStegun } from '@keelson/physics/handbooks.ts'
import { STRAIN_0_01, STRAIN_0_02 } from '@keelson/physics/materials/reported-strains.ts'
import {
  casesWithParameter,
  FULL_FACTORIAL,
  nistHandbook,
  RANGE,
  RELATIVE_STEP,
  stressElasticity,
  stressSpread,
} from '@keelson/physics/sweep/effects.ts'
import { gradeOf } from '@keelson/standards/api-5l-2018/grades.ts'
import { FACTORIAL, indexOf } from '@keelson/studies/expand.ts'
import type { Sensitivity } from '@keelson/studies/sweep/measures.ts'
import { annotations, midSentence } from '@keelson/workflow'
import { ASME_MPC, curveOf } from '../_shared/stress-strain/curve.ts'
import { lookUpSmys } from '../_shared/stress-strain/grades.ts'
import type { GoodCase, Stresses, Sweep } from './calculate-cases.ts'
import { inputs, type Params, type SweptName, usedBy } from './inputs.ts'
import { at01, at02 } from './tables.ts'

const DESIGN = { unit: '-', source: nistHandbook, clause: FULL_FACTORIAL } as const

export interface Counts {
  readonly cases: number
  readonly failed: number
  readonly outOfPlace: number
}

/** Number of cases, and how many of them failed or stand out of place. */
export function countCases(p: Params, { parameters, cases }: Sweep, trace: Trace): Counts {
  trace.section('Cases')
  const lengths = parameters.map(({ values }) => values.length)
  let count = 0
  for (const [i, { field, values }] of parameters.entries()) {
    if (i > 0 && p.mode !== FACTORIAL) break
    const L = trace.lookup({
      ...DESIGN,
      symbol: `L_${i + 1}`,
      title: `Values of ${midSentence(field.title)}`,
      value: values.length,
      cell: `row ${i + 1} of parameters`,
    })
    const rename = { N_before: i === 1 ? 'L_1' : `N_${i}`, L: `L_${i + 1}` }
    count = i === 0 ? L : trace.apply(casesWithParameter, { N_before: count, L }, { as: `N_${i + 1}`, rename })
  }
  const counted = (symbol: string, title: string, value: number) =>
    trace.lookup({ ...DESIGN, symbol, title, value, cell: 'counted in the manifest' })
  return {
    cases: count,
    failed: counted('N_f', 'Failed cases', cases.filter((c) => c.failure !== undefined).length),
    outOfPlace: counted(
      'N_o',
      'Cases out of order',
      cases.filter((c) => indexOf(p.mode, lengths, c.places) !== c.number - 1).length,
    ),
  }
}

/** Symbols of the swept inputs, as the equations of the model print them. */
const symbolOf = (name: string, model: string): string => {
  const asme = model === ASME_MPC
  if (name === 'youngs_modulus') return asme ? 'E_y' : 'E'
  if (name === 'yield_strength') return asme ? 'sigma_ys' : 'sigma_y'
  return annotations(inputs.properties[name as SweptName]).symbol ?? name
}

/** The curve of one case, step by step. */
export function writeOut(p: Params, sweep: Sweep, one: GoodCase, label: string, trace: Trace): void {
  trace.section(`Case ${one.number} in full: ${label}`)
  const used = usedBy(p)
  for (const [i, { field }] of sweep.parameters.entries()) {
    if (!used(field.name)) continue
    trace.lookup({
      symbol: symbolOf(field.name, p.model),
      title: `${field.title} for this case`,
      unit: field.unit,
      source: nistHandbook,
      clause: FULL_FACTORIAL,
      value: one.inputs[field.name] ?? Number.NaN,
      cell: `row ${i + 1} of parameters, value ${(one.places[i] ?? 0) + 1}`,
    })
  }
  const grade = p.grade === undefined ? undefined : gradeOf(p.grade)
  if (grade !== undefined && p.yield_strength === undefined && one.inputs.yield_strength === undefined) {
    lookUpSmys(grade, symbolOf('yield_strength', p.model), trace)
  }
  const curve = curveOf(sweep.materialOf(one.inputs), trace)
  curve.yieldStrain(trace)
  curve.stressAt(STRAIN_0_01, '1%', trace)
  curve.stressAt(STRAIN_0_02, '2%', trace)
}

/** Spread of the stress at either strain over the cases that succeeded, of which there is one at least. Gives that at 2 %. */
export function traceSpread(good: readonly GoodCase[], trace: Trace): number {
  trace.section('Spread over the cases')
  const of = (stress: (s: Stresses) => number, mark: string) => {
    const end = (word: string, which: string, better: (a: number, b: number) => boolean) => {
      const best = good.reduce((a, b) => (better(stress(b.result), stress(a.result)) ? b : a))
      return trace.lookup({
        symbol: `sigma_${word}_${mark}`,
        title: `${which} stress at ${mark} strain`,
        unit: 'MPa',
        source: nistHandbook,
        clause: RANGE,
        value: stress(best.result),
        cell: `manifest, case ${best.number}`,
      })
    }
    const sigma_max = end('max', 'Maximum', (a, b) => a > b)
    const sigma_min = end('min', 'Minimum', (a, b) => a < b)
    const rename = { sigma_max: `sigma_max_${mark}`, sigma_min: `sigma_min_${mark}` }
    const title = `Stress spread at ${mark} strain`
    return trace.apply(stressSpread, { sigma_max, sigma_min }, { as: `sigma_range_${mark}`, rename, title })
  }
  of(at01, '1%')
  return of(at02, '2%')
}

/** Relative sensitivity of the stress at 2 % strain of one case to each parameter. */
export function traceSensitivities(one: GoodCase, near: readonly Sensitivity<Stresses>[], trace: Trace): void {
  trace.section(`Sensitivity of case ${one.number} at 2 % strain`)
  for (const [i, { parameter, up, down }] of near.entries()) {
    if (up === null || down === null) continue
    const name = midSentence(parameter.field.title)
    const moved = (way: 'up' | 'down', value: number) =>
      trace.lookup({
        symbol: `sigma_${way}_${i + 1}`,
        title: `Stress with ${name} ${way === 'up' ? 'raised' : 'lowered'} by the relative step`,
        unit: 'MPa',
        source: abramowitzStegun,
        clause: '25.3.21, central difference',
        value,
        cell: `case ${one.number} run again`,
      })
    const sigma_up = moved('up', up.stress_at_strain_0_02)
    const sigma_down = moved('down', down.stress_at_strain_0_02)
    const args = { sigma_up, sigma_down, delta: RELATIVE_STEP, sigma: one.result.stress_at_strain_0_02 }
    trace.apply(stressElasticity, args, {
      as: `S_${i + 1}`,
      rename: { sigma_up: `sigma_up_${i + 1}`, sigma_down: `sigma_down_${i + 1}`, sigma: 'sigma_2%' },
      title: `Relative sensitivity to ${name}`,
    })
  }
}
