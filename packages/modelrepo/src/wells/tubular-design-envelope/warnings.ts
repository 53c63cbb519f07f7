/** What a specialist would remark on the run. */
import { DERATED_TO } from '@keelson/physics/tubulars/yielding.ts'
import { CASING_RATIO, FITTED } from '@keelson/standards/api-tr-5c3-2018/collapse.ts'
import { toSI } from '@keelson/units'
import { shown, shownIn, type Warning, warner } from '@keelson/workflow'
import { type CaseResult, called, largestUse } from './calculate-case.ts'
import type { Pipe } from './calculate-pipe.ts'
import type { Params } from './inputs.ts'

export const warnings = {
  grade_outside: 'The yield strength is outside of the grades for which the constants of collapse were found.',
  ratio_outside: 'D/t is outside of the range of casing and tubing.',
  compression: 'A case is compressed, and buckling is not checked.',
  cool_pipe: 'A pipe is cooler than the reference temperature: no yield strength is gained.',
  hot_pipe: 'A pipe without loads is hotter than a straight line of yield strength is good for.',
  connection_above_body: 'The connection is stronger than the pipe body, which governs.',
} as const
const warn = warner(warnings)

const [LOWEST, HIGHEST] = [toSI(FITTED.lowest, 'psi'), toSI(FITTED.highest, 'psi')]
const { from: THICKEST = 0, to: THINNEST = 0 } = CASING_RATIO
const HOT = toSI(DERATED_TO.to ?? 0, 'degF')

export const warningsOf = (p: Params, { s }: Pipe, results: readonly CaseResult[]): Warning[] => [
  ...gradeWarnings(p),
  ...(s < THICKEST || s > THINNEST
    ? [warn('ratio_outside', `D/t is ${shown(s)}, not ${THICKEST} to ${THINNEST}`, '/wall_thickness')]
    : []),
  ...results.flatMap((r, i) => caseWarnings(p, r, i)),
  ...jointWarnings(p, results),
]

function gradeWarnings({ specified_minimum_yield_strength: SMYS }: Params): Warning[] {
  if (SMYS >= LOWEST && SMYS <= HIGHEST) return []
  const range = `${shownIn(LOWEST, 'psi')} to ${shownIn(HIGHEST, 'psi')}`
  return [
    warn(
      'grade_outside',
      `{specified_minimum_yield_strength} is ${shownIn(SMYS, 'psi')}, and the constants of collapse were found for ${range}`,
      '/specified_minimum_yield_strength',
    ),
  ]
}

function caseWarnings(p: Params, result: CaseResult, i: number): Warning[] {
  const { load } = result
  const path = (name: string) => (i < (p.load_cases?.length ?? 0) ? `/load_cases/${i}/${name}` : `/${name}`)
  return [
    ...(load.F_a < 0
      ? [
          warn(
            'compression',
            `${called(load)}: it is compressed by ${shownIn(-load.F_a, 'lbf')}, and buckling is not checked`,
            path('axial_force'),
          ),
        ]
      : []),
    ...(load.T < p.temperature_derating_reference
      ? [
          warn(
            'cool_pipe',
            `${called(load)}: the pipe has ${shownIn(load.T, 'degF')}, below the reference ${shownIn(p.temperature_derating_reference, 'degF')}: it keeps the specified yield strength`,
            path('temperature'),
          ),
        ]
      : []),
    ...(load.T > HOT && largestUse(result) === 0
      ? [
          warn(
            'hot_pipe',
            `${called(load)}: the pipe has ${shownIn(load.T, 'degF')}, above ${shownIn(HOT, 'degF')}: take the yield strength from a curve of the mill`,
            path('temperature'),
          ),
        ]
      : []),
  ]
}

function jointWarnings({ connection_joint_strength: F_j }: Params, results: readonly CaseResult[]): Warning[] {
  const body = Math.max(...results.map(({ F_y }) => F_y))
  if (F_j === undefined || F_j <= body) return []
  return [
    warn(
      'connection_above_body',
      `{connection_joint_strength} is ${shownIn(F_j, 'lbf')}, above the pipe body, ${shownIn(body, 'lbf')}: the body governs`,
      '/connection_joint_strength',
    ),
  ]
}
