/** What the tests of every atlas query do: ask its atlas as it is or with another error, and hold the atlas to its solver. */
import assert from 'node:assert/strict'
import { problemsOf, type Request, runWithFile } from '@keelson/engine/testing.ts'
import { newTrace } from '@keelson/equations'
import {
  type AnyContract,
  type ContractParams,
  isNotApplicable,
  notApplicable,
  type Outcome,
  readParams,
  type Workflow,
} from '@keelson/workflow'
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

type Kit = Pick<Awaited<ReturnType<typeof queryKit>>, 'atlas' | 'digests' | 'bound' | 'ask' | 'pointersOf' | 'answered'>

/** What every query of an atlas is held to. */
export interface QueryClaims {
  readonly source: AtlasSource
  /** A query outside, and the pointers of the inputs for which it is. */
  readonly far: Request
  readonly outside: readonly string[]
  /** Symbol and unit of each step that reads the atlas. */
  readonly reads: readonly (readonly [symbol: string, unit: string])[]
  /** Queries at the ends of the atlas, in whatever unit. */
  readonly ends: readonly Request[]
  /** What the direct solver refuses, and where. */
  readonly refused: readonly (readonly [over: Request, pointers: readonly string[]])[]
}

/** The `test` of the file that claims: what collects the tests of a file finds these among them. */
type Test = (name: string, run: () => void | Promise<void>) => unknown

/** Claims of every query: its atlas is fresh, and inside and outside are told apart as the policy asks. */
export function claimsOf(test: Test, kit: Kit, { source, far, outside, reads, ends, refused }: QueryClaims): void {
  const { atlas, ask, pointersOf, answered } = kit
  const asked = (out_of_range_policy: string, over: Request) => pointersOf({ ...over, out_of_range_policy })

  test('the atlas is what its solver gives today', () => {
    const { fresh, reasons } = source.check(atlas, builder)
    assert.deepEqual([reasons, fresh], [[], true])
  })

  test('a run carries the digest of the atlas that it read', async () => {
    const ran = await answered()
    assert.deepEqual([ran.status, ran.digests], ['PASS', kit.digests])
  })

  test('what is read from the atlas is written with its symbol and its unit', async () => {
    const { steps } = (await answered()).result
    const read = steps.filter(({ reading }) => reading !== undefined)
    assert.deepEqual(
      read.map(({ symbol, unit }) => [symbol, unit]),
      reads,
    )
  })

  test('the ends of the atlas are inside, in any unit, with the error that it states', () => {
    for (const over of ends) {
      const { in_range, source: from, interpolation_error_bound: error = kit.bound } = ask(over).values
      assert.deepEqual([in_range, from, error], [true, 'atlas', kit.bound], JSON.stringify(over))
    }
  })

  test('outside, escalate has the direct solver answer without an error and says so; refuse names the inputs', async () => {
    const { values, confidence } = ask(far)
    assert.deepEqual([values.in_range, values.source, confidence], [false, 'direct', null])
    const { interpolation_error_bound: error = 0, confidence_band: band = notApplicable('') } = values
    assert.ok((error === 0 || isNotApplicable(error)) && isNotApplicable(band))
    const said = (await answered(far)).warnings.filter(({ code }) => code === 'outside_atlas')
    assert.deepEqual(
      said.map(({ path }) => path),
      outside,
    )
    assert.deepEqual(asked('refuse', far), outside)
    assert.ok(!(await answered()).warnings.some(({ code }) => code === 'outside_atlas'))
  })

  test('what the direct solver refuses is refused under both policies', () => {
    for (const [over, pointers] of refused)
      for (const policy of ['escalate', 'refuse']) assert.deepEqual(asked(policy, over), pointers, JSON.stringify(over))
  })
}

/** A claim of an atlas whose solver gives the same to the last bit on every machine. */
export function buildsAgain(test: Test, source: AtlasSource, { atlas }: Kit): void {
  test('building it again gives the same', () => {
    assert.deepEqual({ ...source.build(builder), built_with: atlas.built_with }, atlas)
  })
}
