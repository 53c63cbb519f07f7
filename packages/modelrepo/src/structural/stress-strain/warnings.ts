/** What a specialist would remark on a curve. */
import { STRAIN_0_02, STRAIN_0_005 } from '@keelson/physics/materials/reported-strains.ts'
import { smysOf, yieldDefinitionOf } from '@keelson/standards/api-5l-2018/grades.ts'
import { STRESS_STRAIN_CLASSES } from '@keelson/standards/asme-bpvc-viii-2-2019/stress-strain-classes.ts'
import { fromSI } from '@keelson/units'
import { insteadOf, shown, shownIn, shownPercent, type Warning, warner } from '@keelson/workflow'
import { BILINEAR, RAMBERG_OSGOOD } from '../_shared/stress-strain/curve.ts'
import { gradeIn } from '../_shared/stress-strain/material.ts'
import type { CurveInputs, Some } from './inputs.ts'
import { type Drawn, strainsRead } from './readings.ts'

export const warnings = {
  no_hardening: 'The bilinear curve has zero post-yield slope, so it is elastic-perfectly plastic.',
  beyond_uniform_elongation: 'A strain exceeds the uniform elongation, at which the specimen necks.',
  curve_folds: 'The curve folds back and the stress is not unique for some strains.',
  yield_definition: 'The strain at yield of the curve differs from the API 5L definition of yield strength.',
  no_derating: 'The temperature is below the value at which de-rating begins, so the strengths are not reduced.',
} as const
const warn = warner(warnings)

export const warningsOf = (p: CurveInputs, drawn: Drawn): Warning[] => [
  ...given(p),
  ...definition(p, drawn),
  ...hardening(p),
  ...necking(p, drawn),
  ...folding(drawn),
]

/** At which strengths are specified, degrees Celsius: nobody expects a de-rating there. */
const ROOM = 20

/** Of grades at a temperature. */
export const coolWarnings = (p: Some<'design_temperature'>, derating: number): Warning[] =>
  derating > 0 || fromSI(p.design_temperature, 'degC') === ROOM
    ? []
    : [
        warn(
          'no_derating',
          `{design_temperature} ${shownIn(p.design_temperature, 'degC')} is below the temperature at which de-rating of this steel begins. No strength reduction applies.`,
          '/design_temperature',
        ),
      ]

/** Values given in place of those of the tables. */
function given(p: CurveInputs): Warning[] {
  const grade = gradeIn(p)
  const { yield_strength, epsilon_p, material_class } = p
  return [
    ...(grade === undefined || yield_strength === undefined
      ? []
      : insteadOf({ input: 'yield_strength', given: yield_strength, tabled: smysOf(grade), unit: 'MPa' }).warnings),
    ...(material_class === undefined || epsilon_p === undefined
      ? []
      : insteadOf({
          input: 'epsilon_p',
          given: epsilon_p,
          tabled: STRESS_STRAIN_CLASSES[material_class].epsilon_p,
          unit: '-',
        }).warnings),
  ]
}

/** Share by which the strain at yield may differ from that at which the yield strength is measured. */
const SAME_STRAIN = 0.02

function definition(p: CurveInputs, { material, strainAtYield }: Drawn): Warning[] {
  const grade = gradeIn(p)
  if (grade === undefined || material.model !== RAMBERG_OSGOOD) return []
  const measured = STRAIN_0_005.value
  const isTotal = yieldDefinitionOf(grade) === 'total_strain_0_005'
  if (!isTotal || Math.abs(strainAtYield / measured - 1) <= SAME_STRAIN) return []
  const K = measured - material.yield_strength / material.youngs_modulus
  const through = K > 0 ? ` Use {ramberg_osgood_k} ${shown(K, 3)} to match that point.` : ''
  return [
    warn(
      'yield_definition',
      `API 5L measures the yield strength of ${grade} at ${shownPercent(measured)} total strain. This curve reaches the yield strength at ${shownPercent(strainAtYield)}.${through}`,
      '/ramberg_osgood_k',
    ),
  ]
}

const hardening = (p: CurveInputs): Warning[] =>
  p.model === BILINEAR && p.tangent_modulus === 0
    ? [
        warn(
          'no_hardening',
          'The {tangent_modulus} is 0, so the curve is elastic-perfectly plastic.',
          '/tangent_modulus',
        ),
      ]
    : []

function necking(p: CurveInputs, { curve: { uniformStrain } }: Drawn): Warning[] {
  const largest = strainsRead(p).at(-1) ?? STRAIN_0_02.value
  if (uniformStrain === null || largest <= uniformStrain) return []
  return [
    warn(
      'beyond_uniform_elongation',
      `Strain ${shownPercent(largest)} exceeds the {uniform_elongation} of ${shownPercent(uniformStrain)}. The specimen necks first and the true stress is kept constant.`,
    ),
  ]
}

function folding({ curve: { fold, mpc } }: Drawn): Warning[] {
  if (fold === null || mpc === null) return []
  const between = `${shownIn(fold.from, '%', 3)} and ${shownIn(fold.to, '%', 3)}`
  return [
    warn(
      'curve_folds',
      `The ASME curve folds back between strains of ${between}. {yield_to_tensile_ratio} ${shown(mpc.R, 3)} is too high for the formula.`,
    ),
  ]
}
