/** Where the inputs of the points of a study come from: as it states of what they share, and entered where they vary. */
import type { InputBases, InputBasis } from '@keelson/engine'
import { inputAt, type Mapping } from '@keelson/files'
import { type Plan, paramsAt, type StudyFile, type StudyRequest } from '@keelson/studies'
import { type ReadParams, Refusal, readParams, type Workflow } from '@keelson/workflow'
import { pointerOf } from '@keelson/workflow/place.ts'
import { basisProblems } from '../input-basis-held.ts'
import { studyRefused } from './study-request.ts'

type Varied = Plan['varied']
const ENTERED: InputBasis = { from: 'entered' }
/** Longest list of columns that a source of an input states. */
const LONGEST = 400

/** Of the files of a study those that a point has inputs of. */
export const filesAt = (files: readonly StudyFile[], point: number): readonly StudyFile[] =>
  files.filter(({ points }) => points?.includes(point) ?? true)

/** What a recorded point states, which has inputs of these files; a study without a base varies the example. */
export function basisOfPoint(
  { base, input_basis }: Pick<StudyRequest, 'base' | 'input_basis'>,
  example: object,
  varied: Varied,
  files: readonly StudyFile[] = [],
): InputBases | undefined {
  const shared = input_basis ?? (base === undefined ? basisOfExample(example) : undefined)
  const moved = varied.map(({ input, path }) => pointerOf([input, ...path]))
  const inputs = new Set(varied.map(({ input }) => input))
  const read = files.flatMap((file) =>
    file.inputs
      .filter((place) => inputs.has(place.split('/')[0] ?? ''))
      .map((place): [string, InputBasis] => [`/${place}`, basisOfFile(file, place)]),
  )
  if (shared === undefined && read.length === 0) return undefined
  const rest = Object.entries(shared ?? {}).filter(
    ([at]) => !moved.some((one) => at === one || at.startsWith(`${one}/`)),
  )
  const entered = shared === undefined ? [] : moved.map((one) => [one, ENTERED] as const)
  return Object.fromEntries([...rest, ...entered, ...read])
}

/** All columns of the mapping where the input takes none by itself. */
function basisOfFile({ digest, read }: StudyFile, place: string): InputBasis {
  const input = inputAt(place)
  const columns = Object.entries((read?.mapping.columns ?? {}) as Mapping['columns'])
  const own = columns.filter(([target]) => target === input || target.startsWith(`${input}.`))
  const named = (own.length > 0 ? own : columns).map(([, { column }]) => column)
  return { from: 'file', digest, column: named.join(', ').slice(0, LONGEST) }
}

const basisOfExample = (example: object): InputBases =>
  Object.fromEntries(Object.keys(example).map((name) => [pointerOf([name]), { from: 'example' }]))

/** Held to the first point. Throws ServiceProblem study_refused. */
export function refuseStudyBasis(request: StudyRequest, workflow: Workflow, plan: Plan): void {
  if (request.input_basis === undefined) return
  const input_basis = basisOfPoint(request, workflow.example, plan.varied) ?? {}
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
