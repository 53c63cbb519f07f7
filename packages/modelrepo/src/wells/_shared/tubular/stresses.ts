/** Stresses at the four points of the wall: inside and outside, where bending pulls and where it presses. */
import type { Constant, Trace } from '@keelson/equations'
import * as tube from '@keelson/physics/member-stress/thick-tube.ts'
import { curvatureStress } from '@keelson/physics/tubulars/yielding.ts'
import type { Tube } from './pipe.ts'

interface AtWall {
  readonly r: number
  readonly sigma_h: number
  readonly sigma_r: number
  readonly sigma_b: number
  /** Von Mises where bending pulls, and where it presses. */
  readonly pulled: number
  readonly pressed: number
}
export interface Stresses {
  readonly inner: AtWall
  readonly outer: AtWall
  readonly sigma_vM: number
  readonly critical: 'inner' | 'outer'
}
interface Loads {
  readonly p_i: number
  readonly p_o: number | Constant
  readonly sigma_a: number
  readonly kappa: number
  readonly E: number | Constant
}

export function stressesOf(pipe: Pick<Tube, 'r_i' | 'r_o'>, loads: Loads, trace: Trace): Stresses {
  trace.section('Wall stresses')
  const { r_i, r_o } = pipe
  const { p_i, p_o: p_e } = loads
  const outside = { p_e: 'p_o' }
  const sigma_m = trace.apply(tube.meanStress, { p_i, r_i, p_e, r_o }, { rename: outside })
  const at = (r: number, of: 'i' | 'o') => wallAt(pipe, loads, { r, of, sigma_m }, trace)
  const [inner, outer] = [at(r_i, 'i'), at(r_o, 'o')]
  const [most, least] = [Math.max(inner.pulled, inner.pressed), Math.max(outer.pulled, outer.pressed)]
  return { inner, outer, sigma_vM: Math.max(most, least), critical: most >= least ? 'inner' : 'outer' }
}

/** Symbol of the largest von Mises stress. */
export function largestSymbol({ critical, inner, outer }: Stresses): string {
  const { pulled, pressed, sigma_b } = critical === 'inner' ? inner : outer
  const side = sigma_b === 0 ? 'sigma_vM' : pulled >= pressed ? 'sigma_vMt' : 'sigma_vMc'
  return `${side}_${critical === 'inner' ? 'i' : 'o'}`
}

function wallAt(
  { r_i, r_o }: Pick<Tube, 'r_i' | 'r_o'>,
  { p_i, p_o, sigma_a, kappa, E }: Loads,
  { r, of, sigma_m }: { readonly r: number; readonly of: 'i' | 'o'; readonly sigma_m: number },
  trace: Trace,
): AtWall {
  const own = (symbol: string) => `${symbol}_${of}`
  const sigma_d = trace.apply(
    tube.halfDifference,
    { p_i, p_e: p_o, r_i, r_o, r },
    { as: own('sigma_d'), rename: { p_e: 'p_o', r: own('r') } },
  )
  const mean = { rename: { sigma_d: own('sigma_d') } }
  const sigma_h = trace.apply(tube.hoopStress, { sigma_m, sigma_d }, { as: own('sigma_h'), ...mean })
  const [p, side] = of === 'i' ? [p_i, 'p_i'] : [p_o, 'p_o']
  const sigma_r = trace.apply(tube.radialStressAtWall, { p }, { as: own('sigma_r'), rename: { p: side } })
  const vonMises = (sigma: number, name: string, as: string) =>
    trace.apply(
      tube.untwistedStress,
      { sigma, sigma_h, sigma_r },
      { as: own(as), rename: { sigma: name, sigma_h: own('sigma_h'), sigma_r: own('sigma_r') } },
    )
  if (kappa === 0) {
    const straight = vonMises(sigma_a, 'sigma_a', 'sigma_vM')
    return { r, sigma_h, sigma_r, sigma_b: 0, pulled: straight, pressed: straight }
  }
  const sigma_b = trace.apply(curvatureStress, { E, r, kappa }, { as: own('sigma_b'), rename: { r: own('r') } })
  const bent = { rename: { sigma_b: own('sigma_b') } }
  const sigma_t = trace.apply(tube.tensionSide, { sigma_a, sigma_b }, { as: own('sigma_t'), ...bent })
  const sigma_c = trace.apply(tube.compressionSide, { sigma_a, sigma_b }, { as: own('sigma_c'), ...bent })
  return {
    r,
    sigma_h,
    sigma_r,
    sigma_b,
    pulled: vonMises(sigma_t, own('sigma_t'), 'sigma_vMt'),
    pressed: vonMises(sigma_c, own('sigma_c'), 'sigma_vMc'),
  }
}
