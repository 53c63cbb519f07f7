/** What a query of the code check atlas draws and says: charts by other queries, figures by their measures. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  axesOf,
  checked,
  codes,
  near,
  number,
  type Request,
  rowsOf,
  runWithFile,
  value,
} from '@keelson/engine/testing.ts'
import { drawnOf, lineOf, marksOf, seriesOf } from '@keelson/engine/testing-pictures.ts'
import { shown, shownUtilisation } from '@keelson/workflow'
import { codeCheckAtlasQuery as workflow } from './index.ts'

const run = (over: Request = {}) => runWithFile(workflow, { ...workflow.example, ...over })
const use = async (over: Request) => number(await run(over), 'utilisation')
const five = (x: number) => Number(x.toPrecision(5))
const three = (x: number) => Number(x.toPrecision(3))
const ran = await run()
const U = number(ran, 'utilisation')

test('utilisation over the moment at five tensions is that of a query', async () => {
  assert.deepEqual(axesOf(ran, 'surface'), ['Bending moment [kN·m]', 'Utilisation'])
  const tensions = [0, 625, 1250, 1875, 2500]
  assert.deepEqual(
    seriesOf(ran, 'surface'),
    tensions.map((T) => `${shown(T)} kN`),
  )
  for (const effective_tension of [0, 625, 2500]) {
    const [start, end] = lineOf(ran, 'surface', `${shown(effective_tension)} kN`)
    assert.deepEqual([start?.[0], end?.[0]], [0, 350])
    near(await use({ effective_tension, bending_moment: 350 }), end?.[1], 3e-3)
    near(1 + (await use({ effective_tension, bending_moment: 0 })), 1 + (start?.[1] ?? 0), 3e-3)
  }
  assert.deepEqual(marksOf(ran, 'surface'), ['limit at 1', `this query 180 ${five(U)}`])
  const bare = await run({ bending_moment: 0, effective_tension: 0 })
  assert.deepEqual(marksOf(bare, 'surface'), ['limit at 1', ' 0 0'])
  assert.match(marksOf(await run({ bending_moment: 0 }), 'surface')[1] ?? '', /^this query 0 /)
  const far = await run({ bending_moment: 400, effective_tension: 3000 })
  assert.equal(lineOf(far, 'surface', '3,000 kN').at(-1)?.[0], 400)
})

test('lines of equal utilisation in tension and moment', async () => {
  assert.deepEqual(axesOf(ran, 'diagram'), ['Effective tension [kN]', 'Bending moment [kN·m]'])
  assert.deepEqual(seriesOf(ran, 'diagram'), ['utilisation 0.5', 'utilisation 0.75', 'limit'])
  for (const [series, level] of [
    ['utilisation 0.5', 0.5],
    ['limit', 1],
  ] as const) {
    const [T = 0, M = 0] = lineOf(ran, 'diagram', series)[20] ?? []
    near(await use({ effective_tension: T, bending_moment: M }), level, 3e-3)
  }
  assert.ok(lineOf(ran, 'diagram', 'limit').every(([, M]) => M >= 0))
  assert.deepEqual(marksOf(ran, 'diagram'), ['this query 1200 180'])
})

test('the moments at the limit, at the tensions of the atlas and that of the query', async () => {
  const rows = rowsOf(ran, 'moments')
  assert.deepEqual(
    rows.map((row) => row[0]),
    [0, 500, 1000, 1200, 1500, 2000, 2500],
  )
  for (const [T, M] of rows.slice(0, 5)) near(await use({ effective_tension: T, bending_moment: M }), 1, 3e-3)
  const thin = await run({ outer_diameter: 200, wall_thickness: 15, specified_minimum_yield_strength: 358 })
  assert.deepEqual(rowsOf(thin, 'moments').at(-1), [2500, null])
  assert.equal(rowsOf(await run({ effective_tension: -100 }), 'moments').length, 6)
})

test('the pipe with its pull and its moment, to scale', async () => {
  const lines = drawnOf(await run({ outer_diameter: 300 }), 'pipe')
  for (const end of ['T_eff 1200 kN', 'M 180 kN*m', 'D 300 mm', 'wall t 25.4 mm'])
    assert.ok(
      lines.some((line) => line.endsWith(end)),
      end,
    )
  const half = /dimension from (-[\d.]+) -0.15 to (-[\d.]+) 0.15 edge left: D 300 mm/.exec(lines.at(-2) ?? '')
  assert.ok(half && half[1] === half[2])
  assert.equal(lines.at(-1), `note at ${five(-0.8 * Number(half?.[1]))} -0.1373 side right: wall t 25.4 mm`)
})

test('the sentence, the verdict and the band', async () => {
  const band = value(ran, 'confidence_band') as number[]
  const error = (band[1] ?? 0) / U - 1
  near(band[0], U * (1 - error), 1e-9)
  assert.ok(error > 0 && error < 0.01)
  assert.equal(
    ran.detail,
    `Von Mises stress utilisation without pressure ${shownUtilisation(U)}, from the atlas (error up to ${three(100 * error)} %)`,
  )
  const direct = await run({ wall_thickness: 14 })
  const used = number(direct, 'utilisation')
  const verdict = used > 1 ? 'fail' : 'pass'
  assert.match(direct.detail, /Von Mises stress utilisation without pressure [\d.]+, from the direct solver\.$/)
  assert.ok(direct.detail.includes(`${shownUtilisation(used)}`))
  assert.equal(value(direct, 'screening_status'), verdict)
  const failed = await run({ bending_moment: 340 })
  assert.deepEqual([value(failed, 'screening_status'), checked(failed, 'stress')?.state], ['fail', 'fail'])
})

test('warnings say the numbers that they are about', async () => {
  const messages = async (over: Request) => (await run(over)).warnings.map((w) => `${w.path} ${w.message}`)
  assert.ok((await messages({ outer_diameter: 250, wall_thickness: 35 })).some((m) => /D\/t is 7.14, below 10/.test(m)))
  assert.ok(!(await messages({})).some((m) => /D\/t is|column/.test(m)))
  const close = await messages({ bending_moment: 296.08 })
  assert.ok(
    close.some((m) =>
      /^\/bending_moment .* of 0\.999\d* is within the atlas error, 0\.\d+ %, of its limit of 1/.test(m),
    ),
  )
  assert.ok((await messages({ wall_thickness: 40 })).some((m) => /^\/wall_thickness .*40.*35/.test(m)))
})

test('every answer, of the atlas and of the solver, remarks that it holds without pressure', async () => {
  for (const one of [ran, await run({ wall_thickness: 80 })]) assert.ok(codes(one).includes('no_pressure'))
})

test('each axis that a query is beyond is named, one by one', async () => {
  for (const [name, beyond] of [
    ['outer_diameter', 370],
    ['wall_thickness', 36],
    ['specified_minimum_yield_strength', 560],
    ['effective_tension', 2600],
    ['bending_moment', 360],
  ] as const) {
    const far = await run({ [name]: beyond })
    assert.equal(value(far, 'in_range'), false, name)
    assert.deepEqual(
      far.warnings.flatMap(({ code, path }) => (code === 'outside_atlas' ? [path] : [])),
      [`/${name}`],
    )
  }
})
