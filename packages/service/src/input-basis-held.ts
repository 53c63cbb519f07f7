/** Whether the sources that a request states of its inputs are borne out by the workflow and by what was sent. */
import type { InputBases, RunRequest } from '@keelson/engine'
import { type AnyContract, type Problem, type ReadParams, readParams, type Workflow } from '@keelson/workflow'
import { MOST_PROBLEMS } from '@keelson/workflow/errors.ts'
import { partsOf, pointerTo } from '@keelson/workflow/place.ts'
import { valueAt } from '@keelson/workflow/value-at.ts'
import { cellsLike, isAlike, type Path, pathIn } from './input-cells.ts'
import { malformed } from './request.ts'

type Asked = Pick<RunRequest, 'params' | 'input_basis'>
/** One entry of the statement, with its input and where in it. */
interface Stated {
  readonly pointer: string
  readonly from: string
  readonly input: string
  readonly path: Path
}

/** Throws ServiceProblem request_malformed, with pointers into `input_basis`. */
export function refuseBasis(workflow: Workflow, asked: Asked, read: ReadParams): void {
  const problems = basisProblems(workflow, asked, read)
  if (problems.length > 0) throw malformed(problems)
}

/** The first problems of a statement of sources; none where nothing is stated. */
export function basisProblems(workflow: Workflow, asked: Asked, read: ReadParams): readonly Problem[] {
  if (asked.input_basis === undefined) return []
  return Iterator.from(problemsIn(workflow, asked, asked.input_basis, read))
    .take(MOST_PROBLEMS)
    .toArray()
}

function* problemsIn(workflow: Workflow, asked: Asked, bases: InputBases, read: ReadParams): Generator<Problem> {
  const params = asked.params ?? workflow.example
  const all = Object.entries(bases).map(([pointer, { from }]) => statedAt(pointer, from))
  const others = Map.groupBy(
    all.filter(({ from }) => from !== 'example'),
    ({ input }) => input,
  )
  const inputs = new Map(read.inputs.map((input) => [input.name, input]))
  for (const one of all) {
    const given = inputs.get(one.input)
    const message =
      given === undefined
        ? notAnInput(workflow.contract)
        : given.origin === 'given'
          ? whyNotSent(one, params[one.input], asked)
          : whyNotOmitted(one)
    if (message !== undefined) yield problemAt(one, message)
    else if (one.from === 'example' && !isExample(workflow, one, params, given?.value, others.get(one.input) ?? []))
      yield problemAt(one, 'must equal the example of the workflow if its source is example')
  }
}

const problemAt = ({ pointer }: Stated, message: string): Problem => ({
  pointer: pointerTo({ in: { name: 'input_basis' }, name: pointer }),
  message,
})

const notAnInput = ({ id }: AnyContract): string => `must start with an input of ${id}`

/** Of an input that was sent. */
function whyNotSent({ from, path }: Stated, sent: unknown, { params }: Asked): string | undefined {
  if (from === 'default') return 'must not be default, because the input was provided'
  if (params === undefined && from !== 'example') return 'must be example, because the request has no params'
  return valueAt(sent, path) === undefined ? 'must be a value of params that was provided' : undefined
}

/** Of one that was left out. */
const whyNotOmitted = ({ from }: Stated): string | undefined =>
  from === 'default' ? undefined : 'must be default, because the input was not provided'

/** Cells whose source is stated as another one need not be those of the example. */
function isExample(
  workflow: Workflow,
  { input, path }: Stated,
  params: Readonly<Record<string, unknown>>,
  value: unknown,
  others: readonly Stated[],
): boolean {
  const sent = params[input]
  const other = new Set(others.map((one) => pathIn(sent, one.path).join('/')))
  const at = pathIn(sent, path)
  const sentCell = valueAt(value, at)
  const [own, example] = [exampleOf(workflow, input), workflow.example[input]]
  const isSame = cellsLike(own, at).some((cell) => isAlike(cell, sentCell, at, other))
  return isSame || cellsLike(example, path).some((cell) => isAlike(cell, valueAt(sent, path), path, other))
}

const examples = new WeakMap<Workflow, ReadonlyMap<string, unknown>>()
/** An input of the example as it is read, in the unit of its field. */
function exampleOf(workflow: Workflow, input: string): unknown {
  const { contract, example } = workflow
  const known =
    examples.get(workflow) ?? new Map(readParams(contract, example).inputs.map(({ name, value }) => [name, value]))
  examples.set(workflow, known)
  return known.get(input)
}

function statedAt(pointer: string, from: string): Stated {
  const [input = '', ...path] = partsOf(pointer)
  return { pointer, from, input, path }
}
