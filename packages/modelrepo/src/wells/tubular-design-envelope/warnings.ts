/** What a specialist would remark on the run. */
import { DERATED_TO } from '@keelson/physics/tubulars/yielding.ts'
import { CASING_RATIO, FITTED } from '@keelson/standards/api-tr-5c3-2018/collapse.ts'
import { toSI } from '@keelson/units'
import { shown, shownIn, type Warning, warner } from '@keelson/workflow'
import { type CaseResult, called, largestUse } from './calculate-case.ts'
import type { Pipe } from './calculate-pipe.ts'
import type { Params } from './inputs.ts'

export const warnings = {
  grade_outside: 'The yield strength is outside the range of the grades for which the collapse constants were fitted.',
  ratio_outside: 'D/t is outside the range of casing and tubing.',
  compression: 'A load case is in compression. Buckling is not checked.',
  cool_pipe: 'A pipe is below the reference temperature. The yield strength is not increased.',
  hot_pipe: 'An unloaded pipe is above the temperature limit of linear derating.',
  connection_above_body: 'The connection is stronger than the pipe body, which governs.',
} as const
const warn = warner(warnings)

const [LOWEST, HIGHEST] = [toSI(FITTED.lowest, 'psi'), toSI(FITTED.highest, 'psi')]
const { from: THICKEST = 0, to: THINNEST = 0 } = CASING_RATIO
const HOT = toSI(DERATED_TO.to ?? 0, 'degF')

export const warningsOf = (p: Params, { s }: Pipe, results: readonly CaseResult[]): Warning[] => [
  ...gradeWarnings(p),
  ...(s < THICKEST || s > THINNEST
    ? [warn('ratio_outside', `D/t is ${shown(s)}, outside the range ${THICKEST} to ${THINNEST}.`, '/wall_thickness')]
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
      `{specified_minimum_yield_strength} is ${shownIn(SMYS, 'psi')}, outside the range of the collapse constants, ${range}.`,
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
            `Axial compression is ${shownIn(-load.F_a, 'lbf')} for ${called(load)}. Buckling is not checked.`,
            path('axial_force'),
          ),
        ]
      : []),
    ...(load.T < p.temperature_derating_reference
      ? [
          warn(
            'cool_pipe',
            `Pipe temperature is ${shownIn(load.T, 'degF')} for ${called(load)}, below the reference temperature, ${shownIn(p.temperature_derating_reference, 'degF')}. The specified yield strength is used.`,
            path('temperature'),
          ),
        ]
      : []),
    ...(load.T > HOT && largestUse(result) === 0
      ? [
          warn(
            'hot_pipe',
            `Pipe temperature is ${shownIn(load.T, 'degF')} for ${called(load)}, above ${shownIn(HOT, 'degF')}. Use a yield strength from the mill curve.`,
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
      `{connection_joint_strength} is ${shownIn(F_j, 'lbf')}, above the pipe body strength, ${shownIn(body, 'lbf')}. The pipe body governs.`,
      '/connection_joint_strength',
    ),
  ]
}
