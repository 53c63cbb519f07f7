/** Problems of the inputs, SI, that no single field shows. */

import { FREE_CORROSION } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { type Problem, problemAt, refused, shown } from '@keelson/workflow'
import { C203, missingIn, namesOf } from '../../_shared/sn-curves/families.ts'
import { FAMILY_TITLES, type Params } from './inputs.ts'
import { USER } from './modes.ts'

/** Exponents of ten that a number holds, with room for the steps. */
const MOST_EXPONENT = 300

export const rules = (p: Params): Problem[] => [
  ...curveProblems(p),
  ...userProblems(p),
  ...thicknessProblems(p),
  ...histogramProblems(p),
  ...distributionProblems(p),
]

function curveProblems({ sn_curve: name, sn_family: family, environment }: Params): Problem[] {
  if (name === USER || family === undefined || environment === undefined) return []
  if (!namesOf(family).includes(name))
    return refused(
      '/sn_curve',
      `must be a ${FAMILY_TITLES[family]} curve, one of ${namesOf(family).join(', ')} (entered: ${name})`,
    )
  if (family === C203 && name === 'T' && environment === FREE_CORROSION)
    return refused('/sn_curve', 'must not be T in free corrosion, for which no curve is available; enter a user curve')
  const missing = missingIn({ family, name, environment })
  return missing === undefined ? [] : refused('/environment', missing)
}

/** Three constants make the second line: none of them stands alone. */
const SECOND = ['log_a2', 'm2', 'knee_cycles'] as const

function userProblems({ sn_curve, user_curve }: Params): Problem[] {
  const row = user_curve?.[0]
  if (sn_curve !== USER || row === undefined) return []
  const missing = SECOND.filter((name) => row[name] === undefined)
  const alone = missing.length === 0 || missing.length === SECOND.length ? [] : missing
  return [
    ...alone.map((name) =>
      problemAt(
        `/user_curve/0/${name}`,
        'is required because the slope, intercept and cycles at the knee must be entered together',
      ),
    ),
    ...(['log_a1', 'log_a2'] as const).flatMap((name) => {
      const value = row[name]
      return value === undefined || Math.abs(value) <= MOST_EXPONENT
        ? []
        : refused(
            `/user_curve/0/${name}`,
            `must be between −${MOST_EXPONENT} and ${MOST_EXPONENT} (entered: ${shown(value)})`,
          )
    }),
  ]
}

/** Where DNV-RP-C203 does not say how thickness counts, the request has to. */
function thicknessProblems(p: Params): Problem[] {
  if (p.thickness === undefined) return []
  const user = p.sn_curve === USER
  if (!user && p.sn_family === C203) return []
  const corrects = user ? (p.thickness_exponent ?? 0) > 0 : true
  const why = user
    ? 'is required because a user curve has no reference thickness'
    : `is required with {thickness}; use the ${p.sn_family === undefined ? 'standard' : FAMILY_TITLES[p.sn_family]} value`
  return [
    ...(!user && p.thickness_exponent === undefined ? refused('/thickness_exponent', why) : []),
    ...(corrects && p.reference_thickness === undefined ? refused('/reference_thickness', why) : []),
  ]
}

function histogramProblems({ stress_ranges: S, cycles: n }: Params): Problem[] {
  if (S === undefined || n === undefined) return []
  return S.length === n.length
    ? []
    : refused('/cycles', `must have one value for each of the ${S.length} stress ranges (entered: ${n.length})`)
}

function distributionProblems({ weibull_shape, total_cycles: n_0 }: Params): Problem[] {
  if (weibull_shape === undefined) return []
  if (n_0 === undefined) return refused('/total_cycles', 'is required with {weibull_shape}')
  return n_0 > 1
    ? []
    : refused(
        '/total_cycles',
        `must be greater than 1, because the extreme stress range is exceeded once (entered: ${shown(n_0)})`,
      )
}
