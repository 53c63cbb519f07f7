/** What the tests of every atlas query do: ask its atlas as it is or with another error, and hold the atlas to its solver. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { problemsOf, type Request, runWithFile } from '@keelson/engine/testing.ts'
import { newTrace } from '@keelson/equations'
import { type AnyContract, type ContractParams, type Outcome, readParams, type Workflow } from '@keelson/workflow'
import type { AtlasFile, AtlasSource } from '@keelson/workflow/atlas.ts'
import { loadAtlas } from '../load-atlas.ts'
import { builder } from './builder.ts'

/** Queries of a base request, the example unless another is given, changed by `over`. */
export async function queryKit<K extends AnyContract>(
  workflow: Workflow<K, AtlasFile>,
  base: Request = workflow.example,
) {
  const { contract } = workflow
  const { data: atlas, digests } = await loadAtlas(contract.id, workflow.home)
  const paramsOf = (over: Request = {}) => readParams(contract, { ...base, ...over }).params as ContractParams<K>
  /** The outcome in SI. */
  const ask = (over: Request = {}, from: AtlasFile = atlas): Outcome<K> =>
    workflow.calculate(paramsOf(over), { trace: newTrace() }, from)
  const [output = ''] = Object.keys(atlas.holdout.max_relative_error)
  return {
    atlas,
    digests,
    paramsOf,
    ask,
    /** Largest error that the atlas states. */
    bound: atlas.holdout.max_relative_error[output] ?? 0,
    /** The atlas with another claim about its error. */
    withError: (e: number): AtlasFile => ({
      ...atlas,
      holdout: { ...atlas.holdout, max_relative_error: { [output]: e } },
    }),
    /** Where a query is refused. */
    pointersOf: (over: Request): string[] => problemsOf(() => ask(over)).map((p) => p.pointer),
    /** A run from the request to the answer. */
    answered: (over: Request = {}) => runWithFile(workflow, { ...base, ...over }),
  }
}

/** A value in SI that is a number; NaN of any other. */
export const numeric = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN)

type Kit = Pick<Awaited<ReturnType<typeof queryKit>>, 'atlas' | 'digests' | 'answered'>

/** Claims of every atlas: it is what its solver gives today, and a run says which file it read. */
export function holdsToSolver(source: AtlasSource, { atlas, digests, answered }: Kit): void {
  test('the atlas is what its solver gives today', () => {
    const { fresh, reasons } = source.check(atlas, builder)
    assert.deepEqual([reasons, fresh], [[], true])
  })

  test('a run carries the digest of the atlas that it read', async () => {
    const ran = await answered()
    assert.equal(ran.status, 'PASS')
    assert.deepEqual(ran.digests, digests)
  })
}

/** A claim of an atlas whose solver gives the same to the last bit on every machine. */
export function buildsAgain(source: AtlasSource, { atlas }: Kit): void {
  test('building it again gives the same', () => {
    assert.deepEqual({ ...source.build(builder), built_with: atlas.built_with }, atlas)
  })
}
