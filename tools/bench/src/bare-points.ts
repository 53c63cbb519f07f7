/**
 * The program of a thread that calculates points with no study around them: the bare rate that a study is held to. In two
 * ways, for so many points from the first: whole points (params read, calculated, emitted, hashed) or the calculation alone.
 */
import { hash } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { silent } from '@keelson/equations'
import { wallThicknessQuickcheck as workflow } from '@keelson/modelrepo/pipeline/wall-thickness-quickcheck/index.ts'
import { laidOver, pointRunner, readPlan, type StudyRequest } from '@keelson/studies'
import { paramsReader, type Resources } from '@keelson/workflow'

export type Way = 'points' | 'calculations'
export interface BarePoints {
  readonly request: StudyRequest
  readonly way: Way
  readonly first: number
  readonly count: number
}

const WARMING = 2000
const sha256 = (text: string): string => hash('sha256', text)
/** The workflow loads nothing. */
const NO_RESOURCES = {} as Resources

const { request, way, first, count } = workerData as BarePoints
const { contract, example } = workflow
const plan = readPlan(contract, example, request, Number.POSITIVE_INFINITY)
const run = way === 'points' ? wholePoint() : calculation()
for (let n = 0; n < WARMING; n++) run((first + n) % plan.total)
parentPort?.postMessage('ready')
parentPort?.once('message', () => {
  const before = process.threadCpuUsage()
  for (let i = first; i < first + count; i++) run(i)
  const { user, system } = process.threadCpuUsage(before)
  parentPort?.postMessage({ cpu_s: (user + system) / 1e6 })
  parentPort?.close()
})

function wholePoint(): (i: number) => unknown {
  const runner = pointRunner('modelrepo', workflow, plan, sha256, NO_RESOURCES)
  return (i) => runner(plan.at(i))
}

/** The params of some points are read before, and calculated in turns. */
function calculation(): (i: number) => unknown {
  const read = paramsReader(contract, plan.base)
  const stride = Math.ceil(plan.total / WARMING)
  const params = Array.from({ length: WARMING }, (_, n) =>
    read(laidOver(plan.base, plan.varied, plan.at((n * stride) % plan.total))),
  )
  return (i) => workflow.calculate(params[i % WARMING]?.params as never, { trace: silent }, undefined)
}
