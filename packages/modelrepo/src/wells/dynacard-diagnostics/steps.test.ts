/** One node of the finite differences, written out, and the faults that no rule finds. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { list, near, testKit } from '@keelson/engine/testing.ts'
import { dynacardDiagnostics as workflow } from './index.ts'

const { run } = testKit(workflow)
const step = (ran: Ran, symbol: string) => ran.result.steps.find((s) => s.symbol === symbol)

test('the first node moves as three samples of the polished rod say, with its damping', () => {
  const ran = run({ solver: 'everitt_jennings' })
  const at = (symbol: string) => step(ran, symbol)?.value ?? Number.NaN
  const c = Number(step(ran, 'b_n')?.arguments?.find((a) => a.name === 'c')?.value)
  const [u_n, u_a, u_b, dt] = [at('u_n'), at('u_a'), at('u_b'), at('Delta_t')]
  assert.ok(new Set([u_n, u_a, u_b]).size === 3 && c > 0)
  near(at('b_n'), (u_a - 2 * u_n + u_b) / dt ** 2 + (c * (u_a - u_b)) / (2 * dt), 1e-9)
})

test('the mass at the first node is that of half a step of the top section', () => {
  const ran = run({ solver: 'everitt_jennings' })
  const taken = Object.fromEntries((step(ran, 'm_n')?.arguments ?? []).map((a) => [a.name, Number(a.value)]))
  const { rho_r = Number.NaN, d_n = Number.NaN } = taken
  assert.ok(d_n > 0.01 && d_n < 0.05)
  near(step(ran, 'm_n')?.value, (0.5 * rho_r * Math.PI * d_n ** 2 * (step(ran, 'Delta_x')?.value ?? 0)) / 4, 1e-12)
})

test('faults without a rule stand last in the evidence, with no confidence', () => {
  const rows = list<{ readonly label: string; readonly confidence: number | null }>(run(), 'diagnosis_evidence')
  const unruled = rows.filter(({ confidence }) => confidence === null)
  assert.deepEqual(rows.slice(-unruled.length), unruled)
  for (const fault of ['worn_barrel', 'stuck_pump', 'bent_barrel', 'sand'])
    assert.ok(
      unruled.some(({ label }) => label === fault),
      fault,
    )
})
