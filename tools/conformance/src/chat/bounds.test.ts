/** What chat says is allowed is allowed, and what lies beyond is refused. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inputFacts } from '@keelson/chat/said/input.ts'
import { declaredSchema, Refusal, readParams, requestSchema } from '@keelson/workflow'
import type { TSchema } from 'typebox'
import { everyVersion } from '../every-version.ts'

const BRIEFLY = { usual: false, description: false, columns: 'none' } as const
/** A refusal of a number for its size alone; rules between inputs say it otherwise. */
const FOR_ITS_SIZE =
  /^must be (?:at least|at most|greater than|less than) [−\d][\d.,]*[^,;:]* \(entered| is out of range \(/

test('a number a little within each bound that is told is taken, and one a little beyond it is refused', () => {
  let tried = 0
  for (const { ref, workflow } of everyVersion) {
    const { contract, example } = workflow
    const used = new Set(
      readParams(contract, example).inputs.flatMap(({ name, use }) => (use === 'used' ? [name] : [])),
    )
    const fields = Object.entries(declaredSchema(requestSchema(contract, example)).properties)
    const isRefused = (name: string, value: number): boolean => {
      try {
        readParams(contract, { ...example, [name]: value })
        return false
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return error.problems.some(({ pointer, message }) => pointer === `/${name}` && FOR_ITS_SIZE.test(message))
      }
    }
    for (const [name, schema] of fields) {
      const { takes, allowed = '' } = inputFacts(name, schema as TSchema, BRIEFLY)
      if (takes !== 'number' || typeof example[name] !== 'number' || !used.has(name)) continue
      for (const [, sign = '', digits = ''] of allowed.matchAll(/([<>]=?) (-?[\d.e+-]+)/g)) {
        const bound = Number(digits)
        const step = (Math.abs(bound) || 1) * 1e-6 * (sign.startsWith('>') ? 1 : -1)
        assert.ok(isRefused(name, bound - step), `${ref} takes ${name} = ${bound - step}, told as ${allowed}`)
        assert.ok(!isRefused(name, bound + step), `${ref} refuses ${name} = ${bound + step}, told as ${allowed}`)
        tried++
      }
    }
  }
  assert.ok(tried > 1000, `${tried} bounds`)
})
