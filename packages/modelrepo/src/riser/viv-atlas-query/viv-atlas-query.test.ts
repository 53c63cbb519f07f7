/** Claims about the atlas of frequency ratios and its queries: fresh, exact, honest about its limits. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runNow } from '@keelson/engine'
import { axesOf, near, pointsOf, type Request } from '@keelson/engine/testing.ts'
import { measuresOf } from '@keelson/engine/testing-pictures.ts'
import { readParams } from '@keelson/workflow'
import fc from 'fast-check'
import { buildsAgain, claimsOf, numeric, queryKit } from '../../_shared/atlas/test-data/query-kit.ts'
import { vivAnalysis } from '../viv-analysis/index.ts'
import { vivAtlas } from './atlas.ts'
import { ratioAt } from './atlas-solver.ts'
import { isNear } from './calculate.ts'
import { vivAtlasQuery } from './index.ts'

const kit = await queryKit(vivAtlasQuery)
const { ask, answered } = kit

claimsOf(test, kit, {
  source: vivAtlas,
  far: { span_length: 60, current_velocity: 2.5 },
  outside: ['/span_length', '/current_velocity'],
  reads: [['r_CF', '-']],
  ends: [
    { span_length: '12000 mm', current_velocity: '190 cm/s' },
    { span_length: 36.6, current_velocity: 0.3 },
  ],
  refused: [[{ current_velocity: 0 }, ['/current_velocity']]],
})
buildsAgain(test, vivAtlas, kit)

test('the solver behind the atlas is the workflow viv-analysis', () => {
  const pipe = { outer_diameter: 323.85, wall_thickness: 12.7, content_density: 613.9 }
  const read = readParams(vivAnalysis.contract, { ...pipe, span_length: 60, current_velocity: 0.9144 })
  const parent = runNow(vivAnalysis, read).result.values
  const { values } = ask({ span_length: 60, current_velocity: 0.9144 })
  for (const name of ['frequency_ratio_cross_flow', 'frequency_ratio_in_line'] as const)
    near(numeric(values[name]), numeric(parent[name]?.value), 1e-9)
})

test('anywhere inside, atlas and direct solver agree to 1e-8', () => {
  const inside = fc.record({
    span_length: fc.double({ min: 12, max: 36.6, noNaN: true }),
    current_velocity: fc.double({ min: 0.3, max: 1.9, noNaN: true }),
  })
  fc.assert(
    fc.property(inside, (asked) => {
      const { values } = ask(asked)
      assert.deepEqual([values.in_range, values.source], [true, 'atlas'])
      near(numeric(values.frequency_ratio_cross_flow), ratioAt(asked), 1e-8)
      near(numeric(values.frequency_ratio_in_line), ratioAt(asked) / 2, 1e-8)
    }),
  )
})

test('the ratio falls with the square of the span and with the current', () => {
  const at = (changes: Request) => numeric(ask(changes).values.frequency_ratio_cross_flow)
  near(at({ span_length: 15 }) / at({ span_length: 30 }), 4, 1e-8)
  near(at({ current_velocity: 0.5 }) / at({ current_velocity: 1.5 }), 3, 1e-8)
})

test('vibration begins at reduced velocities of 3.0 across the flow and 1.0 along it', () => {
  const { checks } = ask()
  assert.ok(checks?.cross_flow && 'demand' in checks.cross_flow && checks.in_line && 'demand' in checks.in_line)
  near(checks.cross_flow.demand, 1 / (3 * 0.2), 1e-12)
  near(checks.in_line.demand, 1 / (2 * 1 * 0.2), 1e-12)
})

test('the ratio goes by its own symbol in the steps of either way', async () => {
  for (const [over, symbol] of [
    [{}, 'r_CF'],
    [{ span_length: 60 }, 'r_CF_1'],
  ] as const) {
    const { steps } = (await answered(over)).result
    assert.equal(steps.find((s) => s.symbol === 'r_IL')?.arguments?.[0]?.symbol, symbol)
  }
})

test('within its error of a limit the atlas does not decide', () => {
  assert.ok(isNear(5 / 3, 1e-9) && isNear(5, 1e-9) && isNear(1.7, 0.03))
  assert.ok(!isNear(2, 1e-3))
  const onset = (numeric(ask().values.frequency_ratio_cross_flow) * 0.4) / 5
  const { values, warnings, checks } = ask({ current_velocity: onset })
  assert.deepEqual([values.in_range, values.source], [true, 'direct'])
  assert.deepEqual(
    warnings?.map((w) => w.code),
    ['near_limit'],
  )
  assert.ok(checks?.in_line)
})

test('an atlas that is exact on its grid claims no less than rounding, and its band holds what the direct solver gives', () => {
  for (const asked of [
    { span_length: 33, current_velocity: 1.2 },
    { span_length: 20, current_velocity: 0.7 },
    { span_length: 15.3, current_velocity: 0.45 },
  ]) {
    const { values, confidence } = ask(asked)
    const [low, high] = values.confidence_band as readonly number[]
    const direct = ratioAt(asked)
    assert.ok((low ?? direct) < direct && direct < (high ?? direct), JSON.stringify(asked))
    assert.ok(numeric(confidence?.max_rel_error) > 1000 * Number.EPSILON)
  }
})

const three = (x: unknown) => Number(numeric(x).toPrecision(3))

test('the chart holds the current at which each span begins to vibrate, and the query', async () => {
  const ran = await answered()
  const points = pointsOf(ran, 'surface')
  for (const [s, limit] of [
    ['in-line onset', 5],
    ['cross-flow onset', 5 / 3],
    ['older screening limit, ratio 1.3', 1.3],
  ] as const) {
    const own = points.filter((r) => r.s === s)
    for (const { x, y } of own.filter((_, i) => i % 5 === 0))
      near(ratioAt({ span_length: x as number, current_velocity: y as number }), limit, 1e-4, s)
    assert.ok(own.length > 3 && own.every((r) => (r.y as number) >= 0.9 * 0.3 && (r.y as number) <= 1.1 * 1.9))
  }
  const query = points.find((r) => r.label === 'query')
  assert.deepEqual([query?.x, query?.y], [21.336, 0.4])
  const lengths = points.filter((r) => r.s === 'in-line onset').map((r) => r.x as number)
  assert.ok(Math.min(...lengths) >= 12 && Math.max(...lengths) <= 36.6)
  const far = pointsOf(await answered({ span_length: 60, current_velocity: 0.05 }), 'surface')
  near(Math.max(...far.filter((r) => r.s === 'in-line onset').map((r) => r.x as number)), 60, 1e-9)
  assert.deepEqual(axesOf(ran, 'surface'), ['Span length [m]', 'Current velocity [m/s]'])
})

test('the sentence says both ratios and where they come from, the figure the span and the current', async () => {
  const [inside, far] = [await answered(), await answered({ span_length: 60 })]
  for (const [ran, source] of [
    [inside, 'the atlas (error below 0.001 %)'],
    [far, 'the direct solver'],
  ] as const) {
    const { frequency_ratio_cross_flow: across, frequency_ratio_in_line: along } = ran.result.values
    assert.ok(
      ran.detail.includes(
        `First natural frequency divided by excitation frequency is ${three(across?.value)} cross-flow (onset below 1.67) and ${three(along?.value)} in-line (onset below 2.5), from ${source}`,
      ),
      ran.detail,
    )
  }
  assert.deepEqual(
    measuresOf(inside, 'span').filter((l) => !l.startsWith('A ')),
    ['U 0.4 m/s', 'L 21.336 m'],
  )
  const { confidence_band: band, frequency_ratio_cross_flow: ratio } = ask().values
  const [low, high] = band as readonly number[]
  assert.ok((low ?? 0) < numeric(ratio) && (high ?? 0) > numeric(ratio))
  near(((low ?? 0) + (high ?? 0)) / 2, numeric(ratio), 1e-12)
  const onset = (numeric(ask().values.frequency_ratio_cross_flow) * 0.4) / 5
  assert.match(
    ask({ current_velocity: onset }).warnings?.[0]?.message ?? '',
    /ratio of 5 is within its error of .* of a limit/,
  )
})

test('the chart of a run outside reaches as far as the query and the atlas', async () => {
  const far = await answered({ span_length: 60, current_velocity: 0.1 })
  const axes = /"x":\{[^}]*"domain":\[([\d.]+),([\d.]+)\]|"domain":\[([\d.]+),([\d.]+)\]/g
  const spec = JSON.stringify(far.result.charts.find((c) => c.id === 'surface')?.spec)
  const domains = [...spec.matchAll(axes)].map((m) => m.slice(1).filter(Boolean).map(Number))
  assert.ok(JSON.stringify(domains))
  assert.ok(
    domains.some(([low = 99, high = 0]) => low <= 0.1 && high >= 1.9),
    JSON.stringify(domains),
  )
})
