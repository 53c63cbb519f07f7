/** The material that a curve is drawn from. */
import { type Grade, gradeOf, smysOf } from '@keelson/standards/api-5l-2018/grades.ts'
import type { Material } from './curve.ts'

/** As the inputs have it: a grade may stand in for the yield strength. */
export type GivenMaterial = Omit<Material, 'yield_strength'> & {
  readonly grade?: Parameters<typeof gradeOf>[0] | undefined
  readonly yield_strength?: number | undefined
}

export const gradeIn = ({ grade }: GivenMaterial): Grade | undefined =>
  grade === undefined ? undefined : gradeOf(grade)

/** Of a curve; the strength of the grade stands in for a yield strength that was not given. */
export function materialOf(p: GivenMaterial): Material {
  const grade = gradeIn(p)
  return {
    model: p.model,
    youngs_modulus: p.youngs_modulus,
    yield_strength: p.yield_strength ?? (grade === undefined ? Number.NaN : smysOf(grade)),
    ramberg_osgood_k: p.ramberg_osgood_k,
    ramberg_osgood_n: p.ramberg_osgood_n,
    tangent_modulus: p.tangent_modulus,
    tensile_strength: p.tensile_strength,
    material_class: p.material_class,
    epsilon_p: p.epsilon_p,
  }
}
