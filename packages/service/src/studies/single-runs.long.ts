/**
 * Points of studies of every workflow that can be studied equal single runs of the same params; how many were compared is
 * appended to bench/results. The short form is a check of the conformance suite.
 */
import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { it } from 'node:test'
import type { RunResponse } from '@keelson/engine'
import { seeded } from '@keelson/equations/seeded.ts'
import { readPlan, type StudyRequest, type SwingRequest } from '@keelson/studies'
import { annotations, pinnedRef, Refusal, type Workflow } from '@keelson/workflow'
import type { TObject, TSchema } from 'typebox'
import { Catalog } from '../catalog.ts'
import { ServiceProblem } from '../problems.ts'
import { appendResult } from '../results.ts'
import { temporaryFolder, testSeed } from '../testing.ts'
import { whyNotStudied } from './studied.ts'
import { done, rowsOf, serviceIn } from './study-kit.ts'

/** At least; each workflow is studied twice, with other draws. */
const COMPARED = 2000
/** Of the value in the example, to either side. */
const SWING = 0.05
/** Inputs of one workflow that are moved: 1 + 2 * 12 points. */
const MOST_MOVED = 12

it(`${COMPARED} points of studies equal single runs by their hash`, async (t) => {
  const folder = temporaryFolder()
  const service = await serviceIn(folder)
  t.after(async () => {
    await service.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const seed = testSeed()
  const draw = seeded(seed)
  const begun = performance.now()
  const counts = { studies: 0, equal: 0, refused_alike: 0 }
  const tried = studiedWorkflows()
  for (const { ref, workflow } of [...tried, ...tried]) {
    const request = studyOf(ref, workflow, draw)
    if (!request) continue
    counts.studies++
    const { study_id } = await done(service.studies, request)
    for (const { point, result_hash, reason } of await rowsOf(service.studies, study_id)) {
      const single = await hashOfRun(() => service.studies.record(study_id, Number(point)))
      assert.equal(result_hash, single, `point ${point} of ${ref}: ${reason}`)
      if (single === null) counts.refused_alike++
      else counts.equal++
    }
  }
  assert.ok(counts.equal >= COMPARED, JSON.stringify(counts))
  const seconds = Math.round((performance.now() - begun) / 1000)
  t.diagnostic(JSON.stringify(appendResult({ name: 'points equal single runs', seed, ...counts, seconds })))
})

function studiedWorkflows(): { readonly ref: string; readonly workflow: Workflow }[] {
  return new Catalog().entries.flatMap(({ repo, id, versions }) =>
    versions
      .filter(({ workflow }) => whyNotStudied(workflow) === undefined)
      .map(({ version, workflow }) => ({ ref: pinnedRef({ repo, id }, version), workflow })),
  )
}

/** Numbers of the example, drawn, each moved by itself to both sides; undefined where none can be. */
function studyOf(ref: string, workflow: Workflow, draw: () => number): StudyRequest | undefined {
  const { contract, example } = workflow
  const { properties } = contract.params as TObject
  const of = (params: readonly SwingRequest[]): StudyRequest => ({ ref, vary: { kind: 'one_at_a_time', params } })
  const swings = Object.entries(example).flatMap(([param, value]): SwingRequest[] => {
    const isNumber =
      typeof value === 'number' && value !== 0 && annotations(properties[param] as TSchema).unit !== undefined
    if (!isNumber) return []
    const swing = { param, low: value * (1 - SWING * draw()), high: value * (1 + SWING * draw()) }
    return isPlanned(workflow, of([swing])) ? [swing] : []
  })
  const drawn = swings
    .map((swing) => ({ swing, at: draw() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, MOST_MOVED)
    .map(({ swing }) => swing)
  return drawn.length > 0 ? of(drawn) : undefined
}

function isPlanned({ contract, example }: Workflow, request: StudyRequest): boolean {
  try {
    readPlan(contract, example, request, COMPARED)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** The hash of a run; null where it was refused or could not be calculated. */
async function hashOfRun(run: () => Promise<RunResponse>): Promise<string | null> {
  try {
    return (await run()).determinism?.result_hash ?? null
  } catch (error) {
    if (error instanceof ServiceProblem && error.code === 'params_refused') return null
    throw error
  }
}
