/** What is read from a curve, given or fitted: stresses at strains, and the table for finite elements. */
import type { Trace } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { rambergOsgoodAlpha, rambergOsgoodTangentModulus } from '@keelson/physics/materials/ramberg-osgood.ts'
import { STRAIN_0_01, STRAIN_0_02, STRAIN_0_005 } from '@keelson/physics/materials/reported-strains.ts'
import { truePlasticStrain, trueStrain, trueStress } from '@keelson/physics/materials/true-stress.ts'
import { capitalised, gives, givesAs, notApplicable, shownPercent, shownPressure } from '@keelson/workflow'
import type { Material } from '../_shared/stress-strain/curve.ts'
import type { Curve } from '../_shared/stress-strain/engineering-curve.ts'
import type { CurveInputs } from './inputs.ts'

/** One strain of the table; null throughout where the curve has several stresses for it. */
export interface GridPoint {
  readonly strain: number
  readonly stress: number | null
  readonly true_stress: number | null
  readonly true_strain: number
  readonly plastic_strain: number | null
}

/** A curve with all that pictures and warnings are made of. */
export interface Drawn {
  readonly material: Material
  readonly curve: Curve
  readonly strainAtYield: number
  readonly grid: readonly GridPoint[]
}

const stressAt = (percent: string, strain: string) =>
  givesAs(
    `sigma_${percent}`,
    `Stress at ${percent.replace('%', ' %')} strain`,
    'stress',
    `Engineering stress at a total strain of ${strain}.`,
  )

export const readValues = {
  strain_at_yield: givesAs(
    'epsilon_y',
    'Strain at yield',
    'strain',
    'Total strain at which the curve reaches the yield strength.',
    { orSymbol: 'e_y' },
  ),
  stress_at_strain_0_005: stressAt('0.5%', '0.005'),
  stress_at_strain_0_01: stressAt('1%', '0.01'),
  stress_at_strain_0_02: stressAt('2%', '0.02'),
  tangent_modulus_at_yield: gives(
    rambergOsgoodTangentModulus,
    'modulus_model',
    'Tangent modulus of the engineering curve at the yield strength.',
    { title: 'Tangent modulus at yield', orSymbol: 'E_s', signed: true },
  ),
}

const CORNER = notApplicable(
  'the stress-strain curve has a corner at the yield strength, so its slope is not defined there',
)
const FOLDS = notApplicable('the curve folds back at this strain and the stress is not unique')

/** Slope at yield, stresses at the strains that are always reported, and one line of the table for finite elements. */
export function readings({ curve, material, strainAtYield }: Drawn, trace: Trace) {
  curve.yieldSlope?.(trace)
  trace.section('Stresses at given strains')
  const at = (strain: typeof STRAIN_0_01, mark: string) =>
    folded(curve, strain.value) ? undefined : curve.stressAt(strain, mark, trace)
  const low = at(STRAIN_0_005, '0.5%')
  const middle = at(STRAIN_0_01, '1%')
  const high = at(STRAIN_0_02, '2%')
  if (high !== undefined) turnTrue(material, high, trace)
  const idle = (stress: number | undefined) => (stress === undefined ? FOLDS : undefined)
  return {
    told: {
      stress_at_strain_0_005: idle(low),
      stress_at_strain_0_01: idle(middle),
      stress_at_strain_0_02: idle(high),
      tangent_modulus_at_yield: curve.yieldSlope === null ? CORNER : undefined,
    },
    said: inWords(low, high, strainAtYield),
  }
}

/** The way to every line of the table for finite elements, at 2 % strain. */
function turnTrue({ youngs_modulus: E }: Material, s: number, trace: Trace): void {
  trace.section('True stress and plastic strain at 2 % strain')
  const rename = { s: 'sigma_2%', e: 'e_2%', sigma_t: 's_t', epsilon_t: 'e_t' }
  const sigma_t = trace.apply(trueStress, { s, e: STRAIN_0_02 }, { as: 's_t', rename })
  const epsilon_t = trace.apply(trueStrain, { e: STRAIN_0_02 }, { as: 'e_t', rename })
  trace.apply(truePlasticStrain, { epsilon_t, sigma_t, E }, { rename })
}

/** A curve that folds has no one stress at a strain. */
function inWords(low: number | undefined, high: number | undefined, strainAtYield: number): string {
  const stresses = [
    ...(low === undefined ? [] : [`${shownPressure(low)} at 0.5 % strain`]),
    ...(high === undefined ? [] : [`${shownPressure(high)} at 2 % strain`]),
  ].join(', ')
  const atYield = `yield strength reached at ${shownPercent(strainAtYield)} strain`
  return stresses === '' ? capitalised(atYield) : `Engineering stress ${stresses}; ${atYield}`
}

export const alpha = gives(
  rambergOsgoodAlpha,
  '-',
  'Dimensionless α of the equivalent form σ/E + α(σ₀/E)(σ/σ₀)ⁿ, with yield strength σ₀.',
)

export const traceAlpha = (
  { ramberg_osgood_k: K, youngs_modulus: E, yield_strength: sigma_y }: Material,
  trace: Trace,
): number => trace.apply(rambergOsgoodAlpha, { K, E, sigma_y })

const folded = ({ fold }: Curve, strain: number): boolean => fold !== null && fold.from <= strain && strain <= fold.to

export const stressOrNull = (curve: Curve, strain: number): number | null =>
  folded(curve, strain) ? null : curve.stressAt(strain)

export const gridStrains = ({ strain_grid: grid = [] }: CurveInputs): readonly number[] =>
  grid.flatMap(({ start, stop, num }) => spaced(start, stop, num))

export const gridPoints = (curve: Curve, E: number, strains: readonly number[]): readonly GridPoint[] =>
  strains.map((e) => {
    const s = stressOrNull(curve, e)
    const epsilon_t = trueStrain.evaluate({ e })
    if (s === null) return { strain: e, stress: null, true_stress: null, true_strain: epsilon_t, plastic_strain: null }
    const sigma_t = trueStress.evaluate({ s, e })
    const plastic_strain = truePlasticStrain.evaluate({ epsilon_t, sigma_t, E })
    return { strain: e, stress: s, true_stress: sigma_t, true_strain: epsilon_t, plastic_strain }
  })

/** Strains that a run reads, in rising order: those asked for, and those that are always reported. */
export const strainsRead = (p: CurveInputs): readonly number[] =>
  [...gridStrains(p), ...(p.strain ?? []), STRAIN_0_005.value, STRAIN_0_01.value, STRAIN_0_02.value].sort(
    (a, b) => a - b,
  )

/** Fall of the stress that is more than rounding, over the stress. */
const ROUNDING = 1e-9

/** At how many of these strains, in rising order, the curve folds or stands lower than before. */
export function fallsAmong(curve: Curve, strains: readonly number[]): number {
  let highest = 0
  let falls = 0
  for (const strain of strains) {
    const stress = stressOrNull(curve, strain)
    if (stress === null || stress < highest * (1 - ROUNDING)) falls++
    highest = Math.max(highest, stress ?? 0)
  }
  return falls
}
