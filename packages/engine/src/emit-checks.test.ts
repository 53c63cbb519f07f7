/** What a run says of its checks: made, failed, left out and why, and that none was made. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reachRange, reachRule, type Source } from '@keelson/equations'
import {
  type Acceptance,
  against,
  type CheckSpec,
  check,
  choice,
  type DrawnOutcome,
  defineContract,
  forInformation,
  notChecked,
  numberValue,
  openIf,
  optional,
  outOf,
  params,
  quantity,
  readParams,
  withoutDemand,
} from '@keelson/workflow'
import { BARE } from '@keelson/workflow/bare-contract.ts'
import { emit } from './emit.ts'

const source: Source = { id: 'STATICS', title: 'Statics', publisher: 'Keelson', revision: '2026' }
const spec = (title: string, more: Partial<CheckSpec> = {}): CheckSpec => ({
  title,
  source,
  clause: '1',
  demand: 'Stress',
  capacity: 'Strength',
  unit: 'MPa',
  ...more,
})
const LENGTH = reachRange({
  ...{ symbol: 'L', title: 'Length of the bar', unit: 'mm', to: 100, unsafe: 'above', source, clause: '2' },
  because: 'longer bars were not tested',
})
const STRAIGHT = reachRule({ title: 'The bar is straight', because: 'bending is neglected', source, clause: '3' })
const all = {
  yielding: spec('Yield', {
    reach: [LENGTH, STRAIGHT],
    needs: ['design_life', 'modulus'],
  }),
  fatigue: spec('Fatigue', { needs: ['design_life', 'modulus'] }),
  buckling: spec('Buckling', { onlyWhen: { load_case: ['compression'] } }),
}
const contractWith = (checks: Readonly<Record<string, CheckSpec>>) =>
  defineContract({
    ...BARE,
    title: 'A bar',
    params: params({
      safety_class: choice(
        { low: 'low', high: 'high' },
        {
          title: 'Safety class',
          description: 'Of the bar.',
          default: 'high',
          assumed: 'The higher factor of the two.',
        },
      ),
      factor: quantity('-', {
        title: 'Factor',
        description: 'On the load.',
        default: 1.3,
        assumed: 'As the code.',
      }),
      gravity: quantity('gravity', { title: 'Gravity', description: 'Acceleration.', default: 9.80665 }),
      load_case: choice(
        { tension: 'tension', compression: 'compression' },
        { title: 'Load case', description: 'Which.', default: 'tension' },
      ),
      design_life: optional(quantity('design_life', { title: 'Design life', description: 'In service.', example: 20 })),
      modulus: optional(
        quantity('youngs_modulus', { title: "Young's modulus", description: 'Of steel.', example: 207 }),
      ),
    }),
    values: { stress: numberValue('stress', { title: 'Stress', description: 'In the bar.' }) },
    answers: ['stress'],
    checks,
  })
const emitted = (
  checks: Readonly<Record<string, CheckSpec>>,
  outcome: Partial<DrawnOutcome> = {},
  given = {},
  accepted: readonly Acceptance[] = [],
) => {
  const contract = contractWith(checks)
  return emit(contract, readParams(contract, given), { values: { stress: 1e6 }, ...outcome }, [], accepted)
}
const passing = check({ demand: 2e6, capacity: 4e6 })
const failing = check({ demand: 5e6, capacity: 4e6 })
const beyond = openIf('out_of_reach', outOf(LENGTH, 0.15), passing)

test('a run that made no check passes and says so, with the reasons in words', () => {
  const ran = emitted(all)
  assert.deepEqual([ran.status, ran.checks_made, ran.detail], ['PASS', 0, 'No check made. A bar.'])
  assert.deepEqual(ran.warnings, [
    {
      code: 'no_check',
      message: "No check made. Not assessed: Yield and Fatigue. Design life and Young's modulus not entered.",
    },
  ])
})

test('a method without a criterion says that it has none', () => {
  const ran = emitted({})
  assert.equal(ran.checks_made, 0)
  assert.equal(ran.warnings[0]?.message, 'No check made. The method has no acceptance criterion.')
})

test('a check that was not made has the members of one that was', () => {
  const made = check({ demand: 2e6, capacity: 4e6, note: 'at midspan' })
  const { result, checks_made, warnings, detail } = emitted(
    all,
    { checks: { yielding: made, fatigue: notChecked('not_requested', 'there is no cycle') } },
    { design_life: 20, modulus: 207 },
  )
  const [first, second, third] = result.checks
  assert.equal(checks_made, 1)
  assert.deepEqual(warnings, [])
  assert.equal(detail, 'Yield governs: utilisation 0.500 (STATICS 1)')
  for (const other of [second, third]) assert.deepEqual(Object.keys(other ?? {}), Object.keys(first ?? {}))
  assert.deepEqual([first?.reason, first?.note, first?.limit], [null, 'at midspan', 1])
  assert.deepEqual(second, {
    id: 'fatigue',
    title: 'Fatigue',
    standard: 'STATICS',
    clause: '1',
    state: 'not_made',
    open: false,
    governing: false,
    demand: { value: null, unit: 'MPa', label: 'Stress' },
    capacity: { value: null, unit: 'MPa', label: 'Strength' },
    utilisation: null,
    limit: null,
    reason: 'there is no cycle',
    reason_kind: 'not_requested',
    left: null,
    note: null,
    accepted: null,
  })
})

test('a check outside the reach of its method is open, and no run with an open check passes', () => {
  const ran = emitted(all, { checks: { yielding: beyond, fatigue: passing } })
  assert.deepEqual([ran.status, ran.checks_made, ran.checks_open], ['SKIPPED', 1, 1])
  assert.match(
    ran.detail,
    /^Not assessed: Yield\. Length of the bar is 150 mm, above 100 mm: longer bars were not tested \(STATICS 2\)\. Fatigue governs/,
  )
  const [open] = ran.result.checks
  assert.deepEqual([open?.state, open?.open, open?.reason_kind], ['not_made', true, 'out_of_reach'])
  assert.deepEqual([open?.utilisation, open?.demand.value], [null, null])
  const cited = { standard: 'STATICS', clause: '2' }
  const limit = { limit: 'Length of the bar', symbol: 'L', from: null, to: 100, unit: 'mm' }
  assert.deepEqual(open?.left, { ...limit, value: 150, ...cited })
})

test('a number just outside its limit is told from it, both with few digits', () => {
  const RATIO = reachRange({ ...LENGTH, title: 'Ratio', symbol: 'r', unit: '-', to: 2 / 3 })
  assert.match(outOf(RATIO, 1)?.reason ?? '', /^ratio is 1, above 0\.66667: /)
  const [, value, end] = /is (\S+), above (\S+):/.exec(outOf(RATIO, 0.6666672)?.reason ?? '') ?? []
  assert.ok(Number(value) > Number(end))
})

test('a rule about the model is left in words, and has no number', () => {
  const bent = openIf('out_of_reach', against(STRAIGHT, 'the bar is bent'), passing)
  const [open] = emitted(all, { checks: { yielding: bent } }).result.checks
  assert.deepEqual(
    [open?.reason, open?.left?.limit, open?.left?.value],
    ['the bar is bent', 'The bar is straight', null],
  )
  assert.equal(against(STRAIGHT, undefined), undefined)
})

test('a check that leaves a reach which it does not declare is a fault of the workflow', () => {
  assert.throws(() => emitted(all, { checks: { fatigue: beyond } }), /outside 'Length of the bar', which it does not/)
})

test('a check that fails outside the reach of its method fails, and so does a run with an open check beside it', () => {
  const fails = openIf('out_of_reach', outOf(LENGTH, 0.15), failing)
  assert.equal(emitted(all, { checks: { yielding: fails, fatigue: passing } }).status, 'FAIL')
  const beside = emitted(all, { checks: { yielding: beyond, fatigue: failing } })
  assert.equal(beside.status, 'FAIL')
  assert.equal(beside.detail, 'Fatigue fails: utilisation 1.250 (STATICS 1). Not assessed: Yield.')
})

test('only a demand that is missing opens a check; another method or a limit that is not provided does not', () => {
  const opens = (checks: DrawnOutcome['checks'], given = {}) =>
    emitted(all, { checks: { fatigue: passing, ...checks } }, given).checks_open
  assert.equal(opens({}), 0)
  assert.equal(opens({ yielding: notChecked('not_requested', 'there is no load') }), 0)
  assert.equal(opens({ yielding: withoutDemand('no load is provided') }, { design_life: 20, modulus: 207 }), 1)
  const demanded = { ...all, yielding: spec('Yield', { needs: ['design_life', 'modulus'], demands: ['design_life'] }) }
  const left = (given: object) => emitted(demanded, { checks: { fatigue: passing } }, given)
  assert.deepEqual([left({ modulus: 207 }).status, left({ modulus: 207 }).checks_open], ['SKIPPED', 1])
  assert.throws(() => left({ design_life: 20, modulus: 207 }), /without a reason/)
  assert.equal(left({ design_life: 20 }).status, 'PASS')
})

test('an open check that an engineer accepts counts, and its verdict is never the plain one', () => {
  const accepted = [{ check: 'yielding', reason: 'tested at full scale', by: 'A. Engineer' }]
  const ran = emitted(all, { checks: { yielding: beyond } }, {}, accepted)
  assert.deepEqual([ran.status, ran.checks_made, ran.checks_open, ran.checks_accepted], ['PASS', 1, 0, 1])
  assert.match(ran.detail, /^Accepted outside its limits by A\. Engineer: Yield\. /)
  const [made] = ran.result.checks
  assert.deepEqual([made?.state, made?.utilisation], ['pass', 0.5])
  assert.deepEqual(made?.accepted, {
    reason: 'tested at full scale',
    by: 'A. Engineer',
    outside: 'length of the bar is 150 mm, above 100 mm: longer bars were not tested (STATICS 2)',
    reason_kind: 'out_of_reach',
    left: made?.accepted?.left,
  })
})

test('what an answer tells for information counts once it is accepted', () => {
  const accepted = [{ check: 'yielding', reason: 'tested at full scale', by: 'A. Engineer' }]
  const outcome = { checks: { yielding: beyond }, detail: forInformation('Stress 1 MPa') }
  assert.match(emitted(all, outcome).detail, /For information only: stress 1 MPa\.$/)
  assert.match(emitted(all, outcome, {}, accepted).detail, /Yield\. Stress 1 MPa\.$/)
})

test('an answer is for information only while every check that could judge it is outside its limits', () => {
  const outcome = { checks: { yielding: beyond }, detail: 'Stress 1 MPa' }
  assert.match(emitted(all, outcome).detail, /For information only: stress 1 MPa\.$/)
  const judged = { checks: { yielding: beyond, fatigue: passing }, detail: 'Stress 1 MPa' }
  assert.match(emitted(all, judged, { design_life: 20, modulus: 207 }).detail, /\. Stress 1 MPa\.$/)
})

test('what has no number, or fails, cannot be accepted', () => {
  const accepted = [{ check: 'yielding', reason: 'never mind', by: 'A. Engineer' }]
  const without = emitted(
    all,
    { checks: { yielding: withoutDemand('no load'), fatigue: passing } },
    { design_life: 20, modulus: 207 },
    accepted,
  )
  assert.deepEqual([without.status, without.checks_accepted], ['SKIPPED', 0])
  assert.equal(emitted(all, { checks: { yielding: failing } }, {}, accepted).status, 'FAIL')
})

test('a check of the calculation itself stands apart and counts nowhere; one that fails leaves no result', () => {
  const own = { ...all, grid: spec('Grid error', { selfCheck: 'the grid is fine enough' }) }
  const ran = emitted(own, { checks: { grid: passing, fatigue: notChecked('not_requested', 'there is no cycle') } })
  assert.deepEqual([ran.checks_made, ran.status], [0, 'PASS'])
  assert.ok(ran.result.checks.every(({ id }) => id !== 'grid'))
  assert.deepEqual(
    ran.result.self_checks?.map(({ id, state }) => [id, state]),
    [['grid', 'pass']],
  )
  assert.throws(() => emitted(own, { checks: { grid: failing } }), /calculation check "Grid error" fails/)
})

test('a utilisation just beyond its limit is not rounded onto it', () => {
  const { detail, status } = emitted(all, { checks: { yielding: check({ demand: 1.0004e6, capacity: 1e6 }) } })
  assert.deepEqual([status, detail.includes('fails: utilisation 1.0004 ')], ['FAIL', true])
})

test('a fail comes first, and names every check that fails', () => {
  const two = emitted(all, { checks: { yielding: failing, fatigue: check({ demand: 9e6, capacity: 4e6 }) } })
  assert.equal(two.detail, 'Fatigue fails: utilisation 2.250 (STATICS 1). Yield also fails.')
  const said = emitted(all, { checks: { yielding: failing }, detail: 'The bar carries 4 MPa' })
  assert.equal(said.detail, 'Yield fails: utilisation 1.250 (STATICS 1). The bar carries 4 MPa.')
})

test('a check that a missing input leaves out without opening it is warned of', () => {
  const { warnings } = emitted(all, { checks: { buckling: passing } })
  assert.deepEqual(
    warnings.map(({ code, message }) => [code, message]),
    [['not_assessed', "Not assessed: Yield and Fatigue. Design life and Young's modulus not entered."]],
  )
})

test('every default, and every input that was not provided, is among what is assumed', () => {
  const safety = { name: 'safety_class', title: 'Safety class', value: 'high', unit: null }
  const factor = { name: 'factor', title: 'Factor', value: 1.3, unit: '-' }
  assert.deepEqual(emitted(all).result.assumed.slice(0, 2), [
    { ...safety, why: 'The higher factor of the two.' },
    { ...factor, why: 'As the code.' },
  ])
  assert.deepEqual(
    emitted(all)
      .result.assumed.slice(2)
      .map(({ name, value, why }) => [name, value, why]),
    [
      ['gravity', 9.80665, null],
      ['load_case', 'tension', null],
      ['design_life', null, null],
      ['modulus', null, null],
    ],
  )
  const given = {
    safety_class: 'high',
    factor: 1.3,
    gravity: 9.81,
    load_case: 'tension',
    design_life: 20,
    modulus: 207,
  }
  assert.deepEqual(emitted({ yielding: all.yielding }, { checks: { yielding: passing } }, given).result.assumed, [])
})

test('a workflow that judges nothing names only the defaults that are marked', () => {
  assert.deepEqual(
    emitted({}).result.assumed.map(({ name }) => name),
    ['safety_class', 'factor'],
  )
})
