/** What the sweep of stress-strain curves writes out, draws and says: by its own tables, and by the inputs of its cases. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { messageOf, messagesOf, near, number, pointsOf, recordsOf, testKit } from '@keelson/engine/testing.ts'
import { annotations } from '@keelson/workflow'
import { stressStrainParametric } from './index.ts'
import { inputs, SWEPT_NAMES } from './inputs.ts'

const { run } = testKit(stressStrainParametric)
const row = (name: string, unit: string, ...values: number[]) => ({ name, values, unit })
const TWO = [row('yield_strength', 'MPa', 359, 448), row('ramberg_osgood_n', '-', 12, 18.85, 30)]
const ASME = { model: 'asme_mpc', material_class: 'ferritic_steel', yield_strength: 260, tensile_strength: 485 }
const step = (ran: Ran, symbol: string) => ran.result.steps.find((s) => s.symbol === symbol)
const cell = (ran: Ran, symbol: string) => (step(ran, symbol) as { readonly cell?: string } | undefined)?.cell

test('the cases are counted list by list: those before times the values of the next', () => {
  const ran = run({ parameters: TWO })
  assert.deepEqual([cell(ran, 'L_1'), cell(ran, 'L_2')], ['row 1 of parameters', 'row 2 of parameters'])
  assert.deepEqual(
    step(ran, 'N_2')?.arguments?.map((a) => [a.name, a.symbol, a.value]),
    [
      ['N_before', 'L_1', 2],
      ['L', 'L_2', 3],
    ],
  )
})

test('a swept input is read under the symbol that its model prints', () => {
  const swept = [row('youngs_modulus', 'GPa', 200), row('yield_strength', 'MPa', 300)]
  const read = (over: object) =>
    run({ ...over, parameters: swept }).result.steps.flatMap((s) =>
      s.title.endsWith(' for this case') ? [`${s.symbol} ${s.value} ${s.unit}`] : [],
    )
  assert.deepEqual(read({}), ['E 200 GPa', 'sigma_y 300 MPa'])
  assert.deepEqual(read(ASME), ['E_y 200 GPa', 'sigma_ys 300 MPa'])
})

test('the ends of the spread are written out in MPa, as the table has them', () => {
  const ran = run()
  const [least, most] = recordsOf(ran, 'spread')
  for (const [mark, name] of [
    ['1%', 'stress_at_strain_0_01'],
    ['2%', 'stress_at_strain_0_02'],
  ] as const) {
    for (const [symbol, end] of [
      [`sigma_min_${mark}`, least],
      [`sigma_max_${mark}`, most],
    ] as const) {
      assert.equal(step(ran, symbol)?.unit, 'MPa')
      near(step(ran, symbol)?.value, Number(end?.[name]))
    }
  }
})

test('the sensitivities of the first case are written out by the rows of their parameters', () => {
  const ran = run({ parameters: TWO })
  const rows = recordsOf(ran, 'sensitivity').filter((r) => r.case === 1)
  for (const [i, { relative_0_02 }] of rows.entries()) {
    const [up, down] = ['up', 'down'].map((way) => Number(step(ran, `sigma_${way}_${i + 1}`)?.value))
    near(step(ran, `S_${i + 1}`)?.value, Number(relative_0_02))
    // a stronger steel has more stress, one with a larger exponent less
    assert.equal((up ?? 0) > (down ?? 0), i === 0)
  }
  assert.equal(rows.length, 2)
})

test('the sentence counts the cases, and gives a range only where there are several stresses', () => {
  assert.equal(run().detail, 'Engineering stress at 2 % strain 403.4 MPa to 618.4 MPa (3 cases)')
  const one = run({ parameters: [row('yield_strength', 'MPa', 448)] })
  assert.equal(one.detail, 'Engineering stress at 2 % strain 502.7 MPa (1 case)')
})

test('the tornado has both ends of each parameter, from the mean over all cases, with the value at each', () => {
  const ran = run({ parameters: TWO })
  const manifest = recordsOf(ran, 'manifest')
  const mean = manifest.reduce((sum, r) => sum + Number(r.stress_at_strain_0_02) / manifest.length, 0)
  const bars = pointsOf(ran, 'tornado').filter((p) => p.name !== undefined)
  const expected = recordsOf(ran, 'effects').flatMap(({ parameter, lowest, highest, at_lowest, at_highest }) => {
    const unit = parameter === 'yield_strength' ? ' MPa' : ''
    return [
      { end: 'minimum value', label: `${lowest}${unit}`, to: Number(at_lowest) - mean },
      { end: 'maximum value', label: `${highest}${unit}`, to: Number(at_highest) - mean },
    ]
  })
  assert.equal(bars.length, 4)
  for (const [i, { end, label, to }] of expected.entries()) {
    assert.deepEqual([bars[i]?.end, bars[i]?.label], [end, label])
    near(Number(bars[i]?.to), to, 1e-4)
  }
})

test('a factorial sweep of two parameters is mapped case by case, a paired one is not', () => {
  const ran = run({ parameters: TWO })
  const manifest = recordsOf(ran, 'manifest')
  const cells = pointsOf(ran, 'heat_map')
  assert.deepEqual(
    cells.map(({ x, y }) => `${x} ${y}`),
    manifest.map((r) => `${r.yield_strength} ${r.ramberg_osgood_n}`),
  )
  for (const [i, r] of manifest.entries()) near(Number(cells[i]?.v), Number(r.stress_at_strain_0_02), 1e-5)
  const lists = [row('yield_strength', 'MPa', 359, 448), row('ramberg_osgood_n', '-', 12, 30)]
  const drawn = (mode: string) => run({ mode, parameters: lists }).result.charts.map(({ id }) => id)
  assert.ok(drawn('factorial').includes('heat_map'))
  assert.ok(!drawn('paired').includes('heat_map'))
})

test('the manifest heads each input with its symbol, and its stresses with none', () => {
  const columns = run().result.tables.find(({ id }) => id === 'manifest')?.columns ?? []
  const headed = Object.fromEntries(columns.map(({ name, symbol }) => [name, symbol]))
  for (const name of SWEPT_NAMES) assert.equal(headed[name], annotations(inputs.properties[name]).symbol, name)
  assert.equal(headed.stress_at_strain_0_01, undefined)
})

test('failed cases and a fitting strain that is not of the table are warned of', () => {
  const ran = run({ ...ASME, epsilon_p: 3e-5, parameters: [row('tensile_strength', 'MPa', 485, -1)] })
  assert.match(messageOf(ran, 'cases_failed'), /^Case 2 has no result: tensile strength must be above 0 MPa/)
  assert.equal(number(ran, 'failed_cases'), 1)
  assert.match(
    messagesOf(ran, 'overridden', '/epsilon_p').join(),
    /as 3×10⁻⁵ and replaces the tabulated value of 2×10⁻⁵/,
  )
  assert.equal(messageOf(run(), 'cases_failed'), '')
})
