/** More of a load is never better and more of a strength never worse, no check jumps; what does otherwise has its reason. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { ROOT } from '@keelson/service/service.ts'
import { judged, SENSES } from './sense/judged.ts'
import { againstReasons, jumpReasons, reasonOf, type SenseReason } from './sense/reasons.ts'

const { senses, against, jumps } = await judged(({ workflow }) => [workflow.example])

const without = (findings: readonly string[], reasons: readonly SenseReason[]) =>
  findings.filter((finding) => reasonOf(finding, reasons) === undefined)
const idle = (findings: readonly string[], reasons: readonly SenseReason[]) =>
  reasons.filter((reason) => !findings.some((finding) => reasonOf(finding, reasons) === reason))

test('no check is better with more of a load or worse with more of a strength, but for a reason', () => {
  assert.deepEqual(without(against, againstReasons), [])
  assert.deepEqual(idle(against, againstReasons), [])
})

test('no utilisation jumps as a quantity grows, but for a reason', () => {
  assert.deepEqual(without(jumps, jumpReasons), [])
  assert.deepEqual(idle(jumps, jumpReasons), [])
})

test('the sign of every input on every check is that of the evidence: npm run lock writes it anew', () => {
  assert.deepEqual(senses, JSON.parse(readFileSync(join(ROOT, SENSES), 'utf8')))
})
