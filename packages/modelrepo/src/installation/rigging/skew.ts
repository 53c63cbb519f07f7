/** The skew load of four elastic slings: nominal lengths, all combinations, and the two slings that govern. */
import type { Trace } from '@keelson/equations'
import { met } from '@keelson/equations'
import { NumericsError } from '@keelson/numerics/errors.ts'
import type { Hanging } from '@keelson/physics/lift/elastic-slings.ts'
import { statics } from '@keelson/physics/lift/leg.ts'
import * as skew from '@keelson/physics/lift/skew-load.ts'
import { CalculationError } from '@keelson/workflow'
import type { Given } from './inputs.ts'
import { weightOf } from './lift.ts'

export const skewing = [
  ...['lift_mass', 'weight_contingency_factor', 'gravity', 'lift_point_length', 'lift_point_breadth'],
  ...['cog_offset_x', 'cog_offset_y', 'cog_depth', 'sling_length', 'sling_length_tolerance', 'axial_stiffness'],
] as const
export type Skewing = Given<(typeof skewing)[number]>

export interface SkewRun {
  readonly four: skew.FourSlings
  readonly found: skew.SkewLoad
  /** Largest over nominal, one for each sling; null for a sling that carries nothing at nominal lengths. */
  readonly factors: readonly (number | null)[]
  readonly factor: number
  readonly largest: number
  readonly slack: boolean
}
/** A force below it is none, over the weight. */
const NOTHING = 1e-9

export function skewRun(p: Skewing, trace: Trace): SkewRun {
  trace.section('Weight')
  const four = fourOf(p, weightOf(p, trace))
  const found = solved(four)
  const factors = found.nominal.forces.map((F_0, i) =>
    F_0 > NOTHING * four.weight ? worstOf(found, i).force / F_0 : null,
  )
  const governing = factors.reduce<number>((best, f, i) => ((f ?? 0) > (factors[best] ?? 0) ? i : best), 0)
  const heaviest = found.points.reduce(
    (best, _, i) => (worstOf(found, i).force > worstOf(found, best).force ? i : best),
    0,
  )
  trace.section('Nominal lengths')
  const nominalHook = hookSteps(four, found.nominal, '0', trace)
  const F_0 = forceSteps(four, { sling: governing, signs: undefined, hook: nominalHook, end: '0' }, trace)
  trace.section(`Sling ${governing + 1}, highest skew load factor`)
  const F = worstSteps(four, found, governing, 's', trace)
  const factor = trace.apply(skew.skewFactor, { F, F_0 }, { rename: { F: 'F_s', F_0: 'F_0' } })
  const largest = heaviest === governing ? F : largestSteps(four, found, heaviest, trace)
  const slack = found.combinations.some(({ hanging }) => hanging.forces.some((force) => force === 0))
  return { four, found, factors, factor, largest, slack }
}

function solved(four: skew.FourSlings): skew.SkewLoad {
  try {
    return skew.skewLoad(four)
  } catch (error) {
    if (error instanceof NumericsError)
      throw new CalculationError(`No equilibrium position was found: ${error.message}`)
    throw error
  }
}

function fourOf(p: Skewing, weight: number): skew.FourSlings {
  return {
    length: p.lift_point_length,
    breadth: p.lift_point_breadth,
    centreOfGravity: [p.cog_offset_x, p.cog_offset_y, p.cog_depth],
    weight,
    axialStiffness: p.axial_stiffness,
    slingLength: p.sling_length,
    tolerance: p.sling_length_tolerance,
  }
}

/** The combination in which a sling is pulled most. */
function worstOf({ combinations }: skew.SkewLoad, i: number) {
  const forces = combinations.map(({ hanging }) => hanging.forces[i] ?? 0)
  const force = Math.max(...forces)
  const combination = combinations[forces.indexOf(force)]
  return { force, combination }
}

function largestSteps(four: skew.FourSlings, found: skew.SkewLoad, sling: number, trace: Trace): number {
  trace.section(`Sling ${sling + 1}, maximum force`)
  return worstSteps(four, found, sling, 'm', trace)
}

function worstSteps(four: skew.FourSlings, found: skew.SkewLoad, sling: number, end: string, trace: Trace): number {
  const { combination } = worstOf(found, sling)
  if (combination === undefined) throw new CalculationError('no combination of lengths was found')
  const hook = hookSteps(four, combination.hanging, end, trace)
  return forceSteps(four, { sling, signs: combination.signs, hook, end }, trace)
}

interface Hook {
  readonly p_x: number
  readonly p_y: number
  readonly p_z: number
}

/** The hook, as the search found it, with the balance that it gives. */
function hookSteps(four: skew.FourSlings, hanging: Hanging, end: string, trace: Trace): Hook {
  const { whole, upward } = skew.pulls(four, hanging)
  const meets = [
    met('Resultant sling force', 'N', whole, 'Lift weight', four.weight),
    met('Component along line to centre of gravity', 'N', upward, 'Lift weight', four.weight),
  ]
  const step = (axis: 'x' | 'y' | 'z', title: string, i: 0 | 1 | 2) =>
    trace.solved({
      symbol: `p_${axis}_${end}`,
      title,
      unit: 'm',
      source: statics,
      clause: '3/3, equilibrium in space',
      value: hanging.hook[i],
      trial: hanging.start[i],
      residual: hanging.residual,
      iterations: hanging.iterations,
      method: 'Newton iteration with the sling stiffness',
      meets,
    })
  return {
    p_x: step('x', 'Hook longitudinal position', 0),
    p_y: step('y', 'Hook transverse position', 1),
    p_z: step('z', 'Hook height above lift points', 2),
  }
}

interface One {
  readonly sling: number
  /** Undefined at nominal lengths. */
  readonly signs: skew.Signs | undefined
  readonly hook: Hook
  readonly end: string
}

function forceSteps(four: skew.FourSlings, { sling, signs, hook, end }: One, trace: Trace): number {
  const { positivePoint, negativePoint } = skew
  const [x = 0, y = 0] = skew.pointsOf(four)[sling] ?? []
  const a_x = trace.apply(
    x > 0 ? positivePoint : negativePoint,
    { L: four.length },
    { as: `a_x_${end}`, rename: { L: 'L_x' } },
  )
  const a_y = trace.apply(
    y > 0 ? positivePoint : negativePoint,
    { L: four.breadth },
    { as: `a_y_${end}`, rename: { L: 'B_y' } },
  )
  const ended = ['p_x', 'p_y', 'p_z', 'a_x', 'a_y', 's'].map((name) => [name, `${name}_${end}`] as const)
  const rename = Object.fromEntries(ended)
  const s = trace.apply(skew.stretchedLength, { ...hook, a_x, a_y }, { as: `s_${end}`, rename })
  const lengths = { l: four.slingLength, delta: four.tolerance }
  const sign = signs?.[sling]
  const l =
    sign === undefined
      ? four.slingLength
      : trace.apply(sign > 0 ? skew.longSling : skew.shortSling, lengths, { as: `l_${end}` })
  return trace.apply(
    skew.slingForce,
    { EA: four.axialStiffness, s, l },
    { as: `F_${end}`, rename: { ...rename, ...(sign !== undefined && { l: `l_${end}` }) } },
  )
}
