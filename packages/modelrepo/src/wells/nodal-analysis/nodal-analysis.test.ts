/** Claims about the whole system beyond its cases: its balance, the node, the choke, sensitivities and refusals. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codes, list, near, number, type Request, reason, rowsOf, testKit, value } from '@keelson/engine/testing.ts'
import { nodalAnalysisIprVlp } from '../nodal-analysis-ipr-vlp/index.ts'
import { nodalAnalysis as workflow } from './index.ts'

const { pointers, problems, run } = testKit(workflow)
const VARIED = ['sensitivity_parameter', 'sensitivity_values']
const SURFACE = [
  'choke_size',
  'choke_correlation',
  'separator_pressure',
  'flowline_length',
  'flowline_inner_diameter',
  'flowline_inclination',
  'flowline_roughness',
  'flowline_temperature',
]
const plain = (over: Request = {}, without: readonly string[] = []) => run(over, [...VARIED, ...without])
const atWellhead = (over: Request = {}) => plain({ wellhead_pressure: 250, ...over }, SURFACE)
const losses = (over: Request = {}, without: readonly string[] = []) =>
  (value(plain(over, without), 'pressure_losses') as { component: string; pressure_loss: number }[]) ?? []

test('with a known wellhead pressure it is the nodal analysis of inflow and lift', () => {
  const shared = testKit(nodalAnalysisIprVlp, nodalAnalysisIprVlp.example).run()
  const whole = testKit(workflow, nodalAnalysisIprVlp.example).run()
  for (const name of ['operating_oil_rate', 'operating_flowing_pressure', 'absolute_open_flow', 'drawdown'])
    assert.equal(number(whole, name), number(shared, name), name)
})

test('the losses add up to the reservoir pressure less that at the end of the system', () => {
  const total = (rows: readonly { pressure_loss: number }[]) => rows.reduce((sum, row) => sum + row.pressure_loss, 0)
  near(total(losses()), 3400 - 150, 1e-9)
  near(total(losses({}, ['choke_size'])), 3400 - 150, 1e-9)
  near(total(losses({ wellhead_pressure: 250 }, SURFACE)), 3400 - 250, 1e-9)
  assert.deepEqual(
    losses().map((row) => row.component),
    ['reservoir', 'tubing', 'choke', 'flowline'],
  )
})

test('the node moves the curves and its own pressure, and not the rate', () => {
  const at = (solution_node: string) => plain({ solution_node })
  const [bottom, head, end] = ['bottomhole', 'wellhead', 'separator'].map(at)
  assert.ok(bottom && head && end)
  for (const ran of [head, end]) assert.equal(number(ran, 'operating_oil_rate'), number(bottom, 'operating_oil_rate'))
  assert.equal(number(bottom, 'node_pressure'), number(bottom, 'operating_flowing_pressure'))
  assert.equal(number(head, 'node_pressure'), number(head, 'operating_wellhead_pressure'))
  near(number(end, 'node_pressure'), 150, 1e-9)
  const open = atWellhead({ solution_node: 'separator' })
  near(number(open, 'node_pressure'), 250, 1e-9)
})

test('a flowline of no length is its separator at the wellhead', () => {
  const short = plain({ flowline_length: 0 }, ['choke_size'])
  near(number(short, 'operating_oil_rate'), number(atWellhead({ wellhead_pressure: 150 }), 'operating_oil_rate'), 1e-9)
  near(number(short, 'flowline_pressure_loss'), 0, 1e-9)
})

test('a smaller bean, a longer line or more separator pressure never gives more', () => {
  const rate = (over: Request, without: readonly string[] = []) => number(plain(over, without), 'operating_oil_rate')
  assert.ok(rate({ choke_size: 20 }) < rate({}))
  const open = ['choke_size']
  assert.ok(rate({ flowline_length: 12000 }, open) < rate({}, open))
  assert.ok(rate({ separator_pressure: 400 }, open) < rate({}, open))
  assert.ok(rate({ flowline_inner_diameter: 2 }, open) < rate({}, open))
})

test('the rate of a critical choke does not feel the separator; that of one that is not is an upper bound', () => {
  const [low, high] = [80, 200].map((separator_pressure) => plain({ separator_pressure }))
  assert.ok(low && high)
  assert.equal(number(low, 'operating_oil_rate'), number(high, 'operating_oil_rate'))
  assert.equal(value(low, 'choke_flow_critical'), true)
  const wide = plain({ choke_size: 100 })
  assert.equal(value(wide, 'choke_flow_critical'), false)
  assert.ok(codes(wide).includes('choke_not_critical'))
  assert.ok(!codes(low).includes('choke_not_critical'))
})

test('behind a choke without a flowline nothing is known, and behind none there is nothing', () => {
  const open = plain({}, SURFACE.slice(2))
  assert.match(reason(open, 'choke_flow_critical'), /is unknown because there is no flowline/)
  assert.match(reason(open, 'flowline_pressure_loss'), /there is no flowline/)
  assert.ok(codes(open).includes('choke_open_end'))
  assert.match(reason(atWellhead(), 'choke_flow_critical'), /there is no choke/)
})

test('each value of a sensitivity is the run with it', () => {
  const values: Readonly<Record<string, readonly number[]>> = {
    choke_size: [16, 48],
    tubing_inner_diameter: [1.995, 3.5],
    separator_pressure: [80, 600],
    flowline_inner_diameter: [2, 4],
    reservoir_pressure: [2400, 4200],
    productivity_index: [0.3, 5],
    water_cut: [0, 0.6],
    gas_oil_ratio: [250, 1500],
  }
  for (const [sensitivity_parameter, sensitivity_values] of Object.entries(values)) {
    const ran = run({ sensitivity_parameter, sensitivity_values })
    sensitivity_values.forEach((one, i) => {
      const whole = plain({ [sensitivity_parameter]: one })
      const at = (name: string) => list(ran, `sensitivity_operating_${name}`)[i]
      assert.equal(at('oil_rate'), number(whole, 'operating_oil_rate'), `${sensitivity_parameter} ${one}`)
      assert.equal(at('flowing_pressure'), number(whole, 'operating_flowing_pressure'))
    })
  }
})

test('a value at which the well does not flow has no rate', () => {
  const ran = run({ sensitivity_parameter: 'reservoir_pressure', sensitivity_values: [900, 3400] })
  assert.equal(list(ran, 'sensitivity_operating_oil_rate')[0], null)
  assert.equal(list(ran, 'sensitivity_operating_flowing_pressure')[0], null)
  assert.ok((list(ran, 'sensitivity_operating_oil_rate')[1] ?? 0) > 0)
  assert.equal(rowsOf(ran, 'varied_input')[0]?.[1], null)
})

test('what is varied is refused where the run does not use it', () => {
  const vary = (sensitivity_parameter: string, values: number[], over: Request = {}, without: readonly string[] = []) =>
    pointers({ sensitivity_parameter, sensitivity_values: values, ...over }, without)
  assert.deepEqual(vary('wellhead_pressure', [100, 200]), ['/sensitivity_parameter'])
  assert.deepEqual(vary('wellhead_pressure', [100, 200], { wellhead_pressure: 150 }, SURFACE), [])
  assert.deepEqual(vary('choke_size', [20, 30], {}, ['choke_size']), ['/sensitivity_parameter'])
  assert.deepEqual(vary('skin', [0, 5]), ['/sensitivity_parameter'])
  const line = ['separator_pressure', 'flowline_inner_diameter']
  for (const name of line) assert.deepEqual(vary(name, [3, 4], {}, ['separator_pressure']), ['/sensitivity_parameter'])
  const tested = { test_rate: 400, test_flowing_pressure: 3000 }
  assert.deepEqual(vary('productivity_index', [1, 2], tested, ['productivity_index']), ['/sensitivity_parameter'])
  assert.deepEqual(pointers({}, ['sensitivity_values']), ['/sensitivity_values'])
  assert.deepEqual(pointers({}, ['sensitivity_parameter']), ['/sensitivity_parameter'])
})

test('a value that the input may not have is refused at its place', () => {
  const vary = (sensitivity_parameter: string, values: number[]) =>
    pointers({ sensitivity_parameter, sensitivity_values: values })
  assert.deepEqual(vary('choke_size', [3, 20, 200]), ['/sensitivity_values/0', '/sensitivity_values/2'])
  assert.deepEqual(vary('tubing_inner_diameter', [0, 2]), ['/sensitivity_values/0'])
  assert.deepEqual(vary('gas_oil_ratio', [400, 0]), ['/sensitivity_values/1'])
  assert.deepEqual(vary('water_cut', [0.5, 1]), ['/sensitivity_values/1'])
  assert.deepEqual(vary('reservoir_pressure', [3000, 1e9]), ['/sensitivity_values/1'])
  const [said] = problems({ sensitivity_parameter: 'choke_size', sensitivity_values: [3, 20] })
  assert.match(said ?? '', /must be at least 4 for choke size \(64ths of an inch\) \(entered: 3\)/)
})

test('what is asked of the inflow does not stand in the way of a sensitivity', () => {
  const over = { flowing_bottomhole_pressure: 3300, sensitivity_parameter: 'reservoir_pressure' }
  assert.deepEqual(pointers({ ...over, sensitivity_values: [3000, 3400] }), [])
})

test('what is left out is taken as it says, and only where it has a part', () => {
  const left = ['choke_correlation', 'flowline_inclination', 'flowline_roughness', 'flowline_temperature']
  const names = (ran: ReturnType<typeof run>) => ran.result.assumed.flatMap((a) => (a.why === null ? [] : [a.name]))
  assert.deepEqual(names(plain({}, left)), left)
  assert.deepEqual(names(plain()), [])
  assert.deepEqual(names(atWellhead()), [])
  const same = { flowline_inclination: 0, flowline_roughness: 0.0006, flowline_temperature: 130 }
  assert.equal(number(plain(same), 'operating_oil_rate'), number(plain({}, left), 'operating_oil_rate'))
})

test('a flowline needs its length and bore, and has no part without a separator', () => {
  assert.deepEqual(pointers({}, ['flowline_length']), ['/flowline_length'])
  assert.deepEqual(pointers({}, ['flowline_inner_diameter']), ['/flowline_inner_diameter'])
  assert.ok(codes(plain({ wellhead_pressure: 250 }, ['choke_size', 'separator_pressure'])).includes('flowline_unused'))
  assert.deepEqual(pointers({ flowline_temperature: 700 }), ['/flowline_temperature'])
  assert.deepEqual(pointers({ flowline_roughness: 0.39, flowline_inner_diameter: 0.7 }), ['/flowline_roughness'])
})

test('a choke passes gas with liquid only', () => {
  const open = { sensitivity_parameter: 'reservoir_pressure', sensitivity_values: [3000, 3200] }
  assert.deepEqual(pointers({ ...open, gas_oil_ratio: 0 }), ['/gas_oil_ratio'])
  assert.deepEqual(pointers({ ...open, water_cut: 1 }), ['/water_cut'])
})

test('a wellhead pressure is asked for where neither flowline nor choke makes it', () => {
  assert.deepEqual(pointers({}, [...VARIED, ...SURFACE]), ['/wellhead_pressure'])
  assert.ok(codes(plain({ wellhead_pressure: 250 })).includes('overridden'))
})

test('a depleted well does not flow: a FAIL that says what is lacking, and no pressures above', () => {
  const dead = plain({ reservoir_pressure: 900, bubble_point_pressure: 800 })
  assert.equal(dead.status, 'FAIL')
  assert.equal(value(dead, 'operating_point_exists'), false)
  assert.ok(number(dead, 'lift_deficit') > 0)
  for (const name of ['operating_wellhead_pressure', 'node_pressure', 'operating_gas_rate'])
    assert.equal(value(dead, name), null)
})

test('a deviated well gives more than a vertical one of the same length, for it is less deep', () => {
  const path = { survey_measured_depth: [0, 3000, 5000, 9000], survey_inclination: [0, 0, 35, 35] }
  assert.ok(number(plain(path), 'operating_oil_rate') > number(plain(), 'operating_oil_rate'))
  assert.deepEqual(pointers({ ...path, survey_inclination: [0, 0, 35] }), ['/survey_inclination'])
})

test('the inflow alone has no system above it', () => {
  const alone = plain({ analysis: 'inflow_performance', flowing_bottomhole_pressure: 2000 })
  assert.ok(number(alone, 'oil_rate') > 0)
  assert.equal(value(alone, 'operating_wellhead_pressure'), null)
})
