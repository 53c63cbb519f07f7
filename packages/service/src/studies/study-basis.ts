/** Where the inputs of the points of a study come from: as it states of what they share, and entered where they vary. */
import type { InputBases, InputBasis } from '@keelson/engine'
import { type Plan, paramsAt, type StudyRequest } from '@keelson/studies'
import { pointerOf } from '@keelson/studies/pointer.ts'
import { type ReadParams, Refusal, readParams, type Workflow } from '@keelson/workflow'
import { basisProblems } from '../input-basis-held.ts'
import { studyRefused } from './study-request.ts'

type Varied = Plan['varied']
const ENTERED: InputBasis = { from: 'entered' }

/** What a recorded point states; a study without a base varies the example. */
export function basisOfPoints(
  { base, input_basis }: Pick<StudyRequest, 'base' | 'input_basis'>,
  example: object,
  varied: Varied,
): InputBases | undefined {
  const shared = input_basis ?? (base === undefined ? basisOfExample(example) : undefined)
  if (shared === undefined) return undefined
  const moved = varied.map(({ input, path }) => pointerOf([input, ...path]))
  const rest = Object.entries(shared).filter(([at]) => !moved.some((one) => at === one || at.startsWith(`${one}/`)))
  return Object.fromEntries([...rest, ...moved.map((one) => [one, ENTERED] as const)])
}

const basisOfExample = (example: object): InputBases =>
  Object.fromEntries(Object.keys(example).map((name) => [pointerOf([name]), { from: 'example' }]))

/** Held to the first point. Throws ServiceProblem study_refused. */
export function refuseStudyBasis(request: StudyRequest, workflow: Workflow, plan: Plan): void {
  if (request.input_basis === undefined) return
  const input_basis = basisOfPoints(request, workflow.example, plan.varied) ?? {}
  const params = paramsAt(plan, 0)
  const read = readOf(workflow, params)
  const problems = read ? basisProblems(workflow, { params, input_basis }, read) : []
  if (problems.length > 0) throw studyRefused(problems)
}

/** undefined of a point that is refused: nothing of it is recorded. */
function readOf({ contract }: Workflow, params: object): ReadParams | undefined {
  try {
    return readParams(contract, { ...params })
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
