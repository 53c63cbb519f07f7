/** What the reader of a sweep should know before trusting it: idle and replaced inputs, odd values, failed cases. */
import { STRESS_STRAIN_CLASSES } from '@keelson/standards/asme-bpvc-viii-2-2019/stress-strain-classes.ts'
import { judgeSwept } from '@keelson/studies/sweep/fields.ts'
import { type Failed, failed, succeeded } from '@keelson/studies/sweep/run.ts'
import { fromSI } from '@keelson/units'
import {
  asSentence,
  insteadOf,
  listed,
  listedUpTo,
  midSentence,
  shownIn,
  shownWhole,
  type Warning,
  warner,
  warning,
} from '@keelson/workflow'
import { BILINEAR } from '../_shared/stress-strain/curve.ts'
import type { GoodCase, Sweep } from './calculate-cases.ts'
import { MOST_CURVES } from './charts.ts'
import { FIELDS, inputs, type Params, type SweptName, usedBy } from './inputs.ts'

export const warnings = {
  cases_failed: 'Some cases have no result. The manifest lists the reasons.',
  no_hardening: 'The bilinear curve has zero post-yield slope, so it is elastic-perfectly plastic.',
  beyond_uniform_elongation: 'The 2 % strain exceeds the uniform elongation, at which the specimen necks.',
  curve_folds: 'A curve folds back and the stress is not unique for some strains.',
  curves_thinned: 'The chart shows only some of the cases.',
} as const
const warn = warner(warnings)

const MOST_NAMED = 5
const numbersOf = (cases: readonly { readonly number: number }[]) =>
  `${cases.length === 1 ? 'case' : 'cases'} ${
    cases.length > MOST_NAMED
      ? listedUpTo(
          MOST_NAMED,
          cases.map((c) => c.number),
        )
      : listed(cases.map((c) => String(c.number)))
  }`
export const failureSentence = (bad: readonly [Failed, ...Failed[]]): string =>
  bad.length === 1
    ? `${numbersOf(bad)} has no result: ${midSentence(bad[0].failure)}`
    : `${numbersOf(bad)} have no result. Case ${bad[0].number}: ${bad[0].failure}`

export function warningsOf(p: Params, sweep: Sweep): Warning[] {
  const [first, ...others] = failed(sweep.cases)
  const good = succeeded(sweep.cases)
  return [
    ...(first ? [warn('cases_failed', asSentence(failureSentence([first, ...others])), '/parameters')] : []),
    ...replaced(p, sweep),
    ...idle(p, sweep),
    ...judgeSwept(sweep.parameters, '/parameters').warnings,
    ...material(p, sweep),
    ...curves(good),
    ...(good.length > MOST_CURVES
      ? [warn('curves_thinned', `The chart shows ${MOST_CURVES} of ${shownWhole(good.length)} cases, evenly spaced.`)]
      : []),
  ]
}

/** A swept value wins over the base value. */
function replaced(p: Params, { parameters }: Sweep): Warning[] {
  const swept = parameters.flatMap(({ field }, i) => {
    const base = p[field.name as SweptName]
    const otherwise = (inputs.properties[field.name as SweptName] as { default?: number }).default
    const given = base === undefined ? undefined : fromSI(base, field.unit)
    if (given === undefined || given === otherwise) return []
    const message = `{${field.name}} ${shownIn(base ?? 0, field.unit)} is not used. Row ${i + 1} of {parameters} replaces it.`
    return [warning('overridden', message, `/${field.name}`)]
  })
  const { material_class, epsilon_p } = p
  if (material_class === undefined || epsilon_p === undefined) return swept
  const { epsilon_p: tabled } = STRESS_STRAIN_CLASSES[material_class]
  return [...swept, ...insteadOf({ input: 'epsilon_p', given: epsilon_p, tabled, unit: '-' }).warnings]
}

function idle(p: Params, { parameters }: Sweep): Warning[] {
  const used = usedBy(p)
  return parameters.flatMap(({ field }, i) =>
    used(field.name)
      ? []
      : [
          warning(
            'unused',
            `{${field.name}} is not used in the selected {model}, so its values only duplicate cases.`,
            `/parameters/${i}/name`,
          ),
        ],
  )
}

function material(p: Params, { parameters }: Sweep): Warning[] {
  const swept = parameters.some(({ field }) => field === FIELDS.get('tangent_modulus'))
  return p.model === BILINEAR && p.tangent_modulus === 0 && !swept
    ? [
        warn(
          'no_hardening',
          'The {tangent_modulus} is 0, so the curve is elastic-perfectly plastic.',
          '/tangent_modulus',
        ),
      ]
    : []
}

function curves(good: readonly GoodCase[]): Warning[] {
  const beyond = good.filter((c) => c.result.beyondUniform)
  const folded = good.filter((c) => c.result.folds)
  return [
    ...(beyond.length === 0
      ? []
      : [
          warn(
            'beyond_uniform_elongation',
            `2 % strain exceeds the uniform elongation of ${numbersOf(beyond)}. The specimen necks first and the true ultimate stress is kept constant.`,
          ),
        ]),
    ...(folded.length === 0
      ? []
      : [
          warn(
            'curve_folds',
            `The ASME curve of ${numbersOf(folded)} folds back because the yield and tensile strengths are too close for the formula. The reported 1 % and 2 % strains are outside the fold; other strains may have several stresses.`,
          ),
        ]),
  ]
}
