/** What a specialist would remark on the run. */
import { FITTED } from '@keelson/standards/api-tr-5c3-2018/collapse.ts'
import { toSI } from '@keelson/units'
import { shown, shownIn, type Warning, warner } from '@keelson/workflow'
import { type CaseResult, called } from './calculate-case.ts'
import type { Pipe } from './calculate-pipe.ts'
import type { Params } from './params.ts'

export const warnings = {
  grade_outside: 'The yield strength is outside of the grades for which the constants of collapse were found.',
  ratio_outside: 'D/t is outside of the range of casing and tubing.',
  little_yield_left:
    'Axial stress and pressure leave a yield strength below the grades for which the constants of collapse were found.',
  compression: 'A case is compressed, and buckling is not checked.',
  cool_pipe: 'A pipe is cooler than the reference temperature: no yield strength is gained.',
  hot_pipe: 'The pipe is hotter than a straight line of yield strength is good for.',
  load_point_unchecked: 'Loads of a load point were given beside load cases: it is rated and not checked.',
  connection_above_body: 'The connection is stronger than the pipe body, which governs.',
} as const
const warn = warner(warnings)

const [LOWEST, HIGHEST] = [toSI(FITTED.lowest, 'psi'), toSI(FITTED.highest, 'psi')]
const RATIO = { lowest: 4, highest: 60 } as const
/** 400 degF, in K. */
const HOT = toSI(400, 'degF')

export const warningsOf = (p: Params, { s }: Pipe, results: readonly CaseResult[]): Warning[] => [
  ...gradeWarnings(p),
  ...(s < RATIO.lowest || s > RATIO.highest
    ? [warn('ratio_outside', `D/t is ${shown(s)}, not ${RATIO.lowest} to ${RATIO.highest}`, '/wall_thickness')]
    : []),
  ...results.flatMap((r, i) => caseWarnings(p, r, i)),
  ...(p.load_cases && (p.axial_force !== 0 || p.internal_pressure > 0 || p.external_pressure > 0)
    ? [warn('load_point_unchecked', 'the load point is rated beside the load cases, and not checked', '/load_cases')]
    : []),
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

function caseWarnings(p: Params, { load, collapse, asked }: CaseResult, i: number): Warning[] {
  const path = (name: string, ofPoint: string) => (p.load_cases ? `/load_cases/${i}/${name}` : `/${ofPoint}`)
  const left = collapse?.Y_pa
  return [
    ...(left !== undefined && left < LOWEST && asked.collapse > 0
      ? [
          warn(
            'little_yield_left',
            `${called(load)}: the yield strength left against collapse is ${shownIn(left, 'psi')}, below ${shownIn(LOWEST, 'psi')}`,
            path('axial_force', 'axial_force'),
          ),
        ]
      : []),
    ...(load.F_a < 0
      ? [
          warn(
            'compression',
            `${called(load)}: it is compressed by ${shownIn(-load.F_a, 'lbf')}, and buckling is not checked`,
            path('axial_force', 'axial_force'),
          ),
        ]
      : []),
    ...(load.T < p.temperature_derating_reference
      ? [
          warn(
            'cool_pipe',
            `${called(load)}: the pipe has ${shownIn(load.T, 'degF')}, below the reference ${shownIn(p.temperature_derating_reference, 'degF')}: it keeps the specified yield strength`,
            path('temperature', 'temperature'),
          ),
        ]
      : []),
    ...(load.T > HOT
      ? [
          warn(
            'hot_pipe',
            `${called(load)}: the pipe has ${shownIn(load.T, 'degF')}, above ${shownIn(HOT, 'degF')}: take the yield strength from a curve of the mill`,
            path('temperature', 'temperature'),
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
