/** The loading of the rods: of the top rod by the measured loads, of each section by the loads that reach it. */
import { silent, type Trace } from '@keelson/equations'
import { rodArea, topOf } from '@keelson/physics/rod-pump/rod-string.ts'
import * as goodman from '@keelson/standards/api-rp-11br-2008/rod-loading.ts'
import { dynamicOf, solve } from './pump.ts'
import type { Surface } from './surface.ts'
import { weightBelow } from './weight.ts'
import { type CardWell, rodsOf } from './well.ts'

/** Stresses of a rod over the stroke, and what the diagram allows; the latter only with a tensile strength. */
export interface Loading {
  readonly sigma_max: number
  readonly sigma_min: number
  readonly R_s: number
  readonly allowed: { readonly sigma_a: number; readonly R_a: number; readonly loading: number | undefined } | undefined
}
export interface SectionLoading extends Loading {
  /** Of the head of the section, m. */
  readonly top: number
  readonly diameter: number
  readonly largest: number
  readonly least: number
}

/** Traced for the top rod. */
export function loadingOf(
  w: Pick<CardWell, 'rod_minimum_tensile_strength' | 'rod_service_factor'>,
  rod: { readonly d_1: number; readonly F_max: number; readonly F_min: number },
  trace: Trace,
): Loading {
  trace.section('Top rod loading')
  const A_r = trace.apply(rodArea, { d_1: rod.d_1 })
  const sigma_max = trace.apply(goodman.largestStress, { F_max: rod.F_max, A_r })
  const sigma_min = trace.apply(goodman.leastStress, { F_min: rod.F_min, A_r })
  const R_s = trace.apply(goodman.stressRange, { sigma_max, sigma_min })
  const { rod_minimum_tensile_strength: T_r, rod_service_factor: f_s } = w
  if (T_r === undefined) return { sigma_max, sigma_min, R_s, allowed: undefined }
  const { TENSILE_SHARE: k_t, LEAST_SHARE: k_m } = goodman
  const sigma_a = trace.apply(goodman.allowableStress, { k_t, T_r, k_m, sigma_min, f_s })
  const R_a = trace.apply(goodman.allowableRange, { sigma_a, sigma_min })
  const loading = R_a > 0 ? trace.apply(goodman.goodmanLoading, { R_s, R_a }) : undefined
  return { sigma_max, sigma_min, R_s, allowed: { sigma_a, R_a, loading } }
}

/** Every section at its head: the first by the measured loads, the others by the card that reaches them and the weight below. */
export function sectionLoadings(w: CardWell, s: Surface): readonly SectionLoading[] {
  const rods = rodsOf(w)
  let top = 0
  return rods.sections.map(({ length, diameter }, i) => {
    const at = top
    top += length
    const [largest, least] = i === 0 ? [s.F_max, s.F_min] : loadsAt(w, s, at)
    const rod = { d_1: diameter, F_max: largest, F_min: least }
    return { top: at, diameter, largest, least, ...loadingOf(w, rod, silent) }
  })
}

/** Its loading; without measure, infinite, if no range of stress is left. */
export const usedOf = ({ allowed }: Pick<Loading, 'allowed'>): number => allowed?.loading ?? Number.POSITIVE_INFINITY

/** The section below the top rod that is loaded most; undefined if the string has one section. */
export const worstBelow = (run: { readonly sections: () => readonly SectionLoading[] }): SectionLoading | undefined =>
  run
    .sections()
    .slice(1)
    .reduce<SectionLoading | undefined>((most, s) => (most && usedOf(most) >= usedOf(s) ? most : s), undefined)

/** Largest and least load in the rods at a depth, the weight of the rods below it included. */
export function loadsAt(w: CardWell, s: Surface, depth: number): readonly [largest: number, least: number] {
  const { load } = solve(w.solver)(dynamicOf(s), topOf(s.rods, depth), s.pumping)
  const weight = weightBelow(w, s.rods, depth)
  return [Math.max(...load) + weight, Math.min(...load) + weight]
}
