/** Every example and every case of the catalog goes into the boxes of its form and comes back as it was. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { canonicalText, hashedInput } from '@keelson/engine'
import { paramOf, stateOf } from '@keelson/web/form/case/field.ts'
import { fieldsOf, formOf, paramsOf } from '@keelson/web/form/case/form.ts'
import { type AnyContract, type CaseFile, Refusal, readParams } from '@keelson/workflow'
import type { TObject } from 'typebox'
import { everyWorkflow } from './every-version.ts'
import { sound } from './fixtures/sound.ts'

const catalog = everyWorkflow()
type Params = Readonly<Record<string, unknown>>

const specOf = (contract: AnyContract, example: Params) => ({ schema: contract.params as TObject, example })

/** The request that the form makes of what it was filled with. */
const throughBoxes = (contract: AnyContract, params: Params): Params =>
  Object.fromEntries(
    Object.entries(fieldsOf(specOf(contract, params))).flatMap(([name, schema]) => {
      const sent = Object.hasOwn(params, name) ? paramOf(schema, stateOf(schema, params[name])) : undefined
      return sent === undefined ? [] : [[name, sent]]
    }),
  )

/** What a request is to the service; the problems, where it is refused. */
function readAs(contract: AnyContract, params: Params): string {
  try {
    return canonicalText(hashedInput('any', contract, readParams(contract, params).used, []))
  } catch (error) {
    if (error instanceof Refusal) return error.problems.map((problem) => problem.pointer).join(' ')
    throw error
  }
}

describe('every example', () => {
  for (const { contract, example } of [...catalog, sound]) {
    it(`${contract.id}@${contract.version}: goes into boxes and comes back as it was`, () => {
      assert.deepEqual(throughBoxes(contract, example as Params), example)
    })
  }
})

describe('every case', () => {
  for (const { contract, example, home } of catalog) {
    it(`${contract.id}@${contract.version}: is the same request out of the form`, () => {
      const { cases } = JSON.parse(readFileSync(new URL('cases.json', home), 'utf8')) as CaseFile
      const own = cases.filter((one) => (one.version ?? 1) === contract.version)
      for (const { id, base, inputs } of own) {
        const params: Params = base === 'example' ? { ...example, ...inputs } : inputs
        const spec = specOf(contract, params)
        assert.equal(readAs(contract, throughBoxes(contract, params)), readAs(contract, params), id)
        assert.equal(readAs(contract, paramsOf(spec, formOf(spec, params))), readAs(contract, params), id)
      }
    })
  }
})
