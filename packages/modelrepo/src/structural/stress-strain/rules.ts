/** What the inputs must satisfy together, before anything is calculated. */
import { plasticStrain, rambergOsgoodExponent } from '@keelson/physics/materials/ramberg-osgood.ts'
import { type Problem, refused, shown, shownIn } from '@keelson/workflow'
import { BILINEAR, curveOf, curveProblem, type Material } from '../_shared/stress-strain/curve.ts'
import { gradeProblems } from '../_shared/stress-strain/grades.ts'
import { materialOf } from '../_shared/stress-strain/material.ts'
import type { CurveInputs, Some } from './inputs.ts'

const MPa = (stress: number) => shownIn(stress, 'MPa', 6)

export function curveProblems(p: CurveInputs): Problem[] {
  const unknown = gradeProblems(p.grade, '/grade')
  const grid = (p.strain_grid ?? []).flatMap(({ start, stop }) =>
    stop > start
      ? []
      : [
          {
            pointer: '/strain_grid/0/stop',
            message: `must exceed the first strain, ${shown(start)} (entered: ${shown(stop)})`,
          },
        ],
  )
  return unknown.length > 0 ? [...unknown, ...grid] : [...grid, ...materialProblems(p)]
}

function materialProblems(p: CurveInputs): Problem[] {
  const material = materialOf(p)
  const message = curveProblem(material)
  if (message === undefined) return stressesBeyond(p)
  const pointer = pointerOf(material)
  return [{ pointer, message }]
}

/** A material of any stiffness that is beyond doubt. */
const STIFF = 1e15

/** The input without which there would be a curve. */
function pointerOf(material: Material): string {
  if (material.model === BILINEAR) return '/tangent_modulus'
  if (curveProblem({ ...material, epsilon_p: undefined }) === undefined) return '/epsilon_p'
  const stiff = curveProblem({ ...material, youngs_modulus: STIFF })
  return stiff === undefined ? '/youngs_modulus' : '/tensile_strength'
}

/** Beyond the true ultimate stress the curve is level, and has no strain. */
function stressesBeyond(p: CurveInputs): Problem[] {
  if (p.true_stress === undefined) return []
  const end = curveOf(materialOf(p)).mpc?.sigma_uts_t ?? Number.POSITIVE_INFINITY
  return p.true_stress.flatMap((stress, i) =>
    stress <= end
      ? []
      : [
          {
            pointer: `/true_stress/${i}`,
            message: `must not exceed the true ultimate stress, ${MPa(end)} (entered: ${MPa(stress)})`,
          },
        ],
  )
}

type FitInputs = Some<
  'youngs_modulus' | 'yield_strength' | 'tensile_strength' | 'yield_total_strain' | 'ultimate_total_strain'
>
export function fitProblems(p: FitInputs): Problem[] {
  const { yield_strength: sigma_y, tensile_strength: sigma_u, ultimate_total_strain: epsilon_u } = p
  const { youngs_modulus: E, yield_total_strain: epsilon_y } = p
  if (sigma_u <= sigma_y)
    return refused('tensile_strength', `must exceed the {yield_strength}, ${MPa(sigma_y)} (entered: ${MPa(sigma_u)})`)
  const K = plasticStrain.evaluate({ epsilon: epsilon_y, sigma: sigma_y, E })
  if (K <= 0)
    return refused(
      'yield_total_strain',
      `must exceed the elastic strain at yield, ${shown(sigma_y / E)} (entered: ${shown(epsilon_y)})`,
    )
  const epsilon_pl_u = plasticStrain.evaluate({ epsilon: epsilon_u, sigma: sigma_u, E })
  if (epsilon_pl_u <= 0)
    return refused(
      'ultimate_total_strain',
      `must exceed the elastic strain at the tensile strength, ${shown(sigma_u / E)} (entered: ${shown(epsilon_u)})`,
    )
  const n = rambergOsgoodExponent.evaluate({ epsilon_pl_u, K, sigma_u, sigma_y })
  return n > 1
    ? []
    : refused(
        'ultimate_total_strain',
        `must give a hardening exponent above 1 (exponent ${shown(n)} from plastic strains ${shown(epsilon_pl_u)} at the tensile strength and ${shown(K)} at yield)`,
      )
}
