/** What follows from ways that stand whole: conditions of inputs and results, and numbers that no slip can swap. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { constant, equation, newTrace, type Source, silent } from '@keelson/equations'
import { choice } from './choices.ts'
import type { Condition } from './condition.ts'
import { ContractError } from './errors.ts'
import { notChecked } from './outcome.ts'
import { flag, quantity } from './params.ts'
import { notApplicable, numberValue, textValue } from './values.ts'
import { compares, gives, givesAs } from './way.ts'
import { oneWayOver, waysOver } from './ways.ts'

const source: Source = { id: 'STATICS', title: 'Statics', publisher: 'Keelson', revision: '2026' }
const stress = equation({
  ...{ symbol: 'sigma', title: 'Stress', unit: 'Pa', source, clause: '1' },
  where: { F: ['force', 'N'], A: ['area', 'm2'] },
  evaluate: ({ F, A }) => F / A,
})
const groups = {
  Choice: {
    form: choice(
      { bar: 'bar', tube: 'tube', plate: 'plate' },
      { title: 'Form', description: 'Of the part.', default: 'bar' },
    ),
  },
  Loads: {
    force: quantity('lifting_load', { title: 'Force', description: 'Pull.', example: 4 }),
    area: quantity('section_area', { title: 'Area', description: 'Of the section.', example: 2 }),
    gravity: quantity('gravity', { title: 'Gravity', description: 'Acceleration.', default: 9.81 }),
    strength: quantity('stress', { title: 'Strength', description: 'Of the steel.', example: 300 }),
    measured_stress: quantity('stress', {
      ...{ title: 'Measured stress', description: 'In place of the calculation.', example: 5 },
      overrides: [{ inputs: ['area'] }],
    }),
    wall: quantity('plate_thickness', { title: 'Wall', description: 'Of the tube.', example: 5 }),
  },
}
const { way, composed } = waysOver('form', groups)

const stressed = gives(stress, 'stress', 'Mean of the section.', { orInput: 'measured_stress' })
const strong = compares('stress', {
  ...{ title: 'Strength', criterion: stress, demand: { symbol: 'sigma', title: 'Stress', orInput: 'measured_stress' } },
  capacity: { input: 'strength', title: 'Strength' },
})
const bar = way({
  takes: ['force', 'gravity'],
  unlessReplaced: ['area'],
  may: ['strength', 'measured_stress'],
  values: { stress: stressed, said: textValue({ title: 'Said', description: 'In words.' }) },
  checks: { strong },
  calculate: (p, trace) => {
    if (p.measured_stress === undefined) trace.apply(stress, { F: p.force, A: p.area ?? Number.NaN })
    return { values: { said: 'a bar' }, answer: 'It holds' }
  },
})
const tube = way({
  takes: ['force', 'gravity', 'area'],
  takesWhen: { wall: { steel: ['thin'] } },
  values: {
    stress: stressed,
    twice: givesAs('sigma_2', 'Twice the stress', 'stress', 'For the test.'),
  },
  checks: {},
  calculate: (p, trace) => {
    const sigma = trace.apply(stress, { F: p.force, A: p.area })
    trace.apply(stress, { F: 2 * p.force, A: p.area }, { as: 'sigma_2' })
    return { detail: `${sigma} Pa` }
  },
})
const plate = way({ takes: ['force', 'gravity'], values: {}, checks: {}, calculate: () => ({}) })
const part = composed(
  { bar, tube, plate },
  { rules: (p) => (p.force > 9 ? [{ pointer: '/force', message: 'no' }] : []) },
)
const ran = (p: Readonly<Record<string, unknown>>) => part.calculate({ gravity: 9.81, ...p }, { trace: newTrace() })
const field = (name: string) => part.contract.params.properties[name] as unknown as Readonly<Record<string, unknown>>

test('an input is used and required where a way takes it, and optional where one may have it', () => {
  assert.deepEqual(part.contract.params.required, ['form', 'force', 'gravity'])
  assert.equal(field('force')['x-used-when'], undefined)
  assert.deepEqual(field('area')['x-used-when'], { form: ['bar', 'tube'] })
  assert.deepEqual(field('area')['x-required-when'], { form: ['bar', 'tube'] })
  assert.deepEqual(field('strength')['x-used-when'], { form: ['bar'] })
  assert.equal(field('strength')['x-required-when'], undefined)
  assert.deepEqual(field('wall')['x-used-when'], { form: ['tube'], steel: ['thin'] })
  assert.deepEqual(field('wall')['x-required-when'], { form: ['tube'], steel: ['thin'] })
})

test('a result applies where a way declares it', () => {
  const { stress, said } = part.contract.values as Readonly<Record<string, { readonly onlyWhen?: unknown }>>
  assert.deepEqual([stress?.onlyWhen, said?.onlyWhen], [{ form: ['bar', 'tube'] }, { form: ['bar'] }])
  assert.deepEqual((part.contract.checks as { strong: { onlyWhen?: unknown } }).strong.onlyWhen, { form: ['bar'] })
})

test('a flag chooses between what is done without it and with it', () => {
  const measured = flag({ title: 'Measured', description: 'In place of the calculation.', default: false })
  const { force, measured_stress } = groups.Loads
  const { way, composed } = waysOver('measured', { Choice: { measured }, Loads: { force, measured_stress } })
  const { contract, calculate } = composed({
    false: way({ takes: ['force'], values: {}, checks: {}, calculate: () => ({ detail: 'calculated' }) }),
    true: way({
      takes: ['measured_stress'],
      values: { stress: stressed },
      checks: {},
      calculate: () => ({ detail: 'measured' }),
    }),
  })
  const fields = contract.params.properties as Readonly<Record<string, Readonly<Record<string, unknown>>>>
  assert.deepEqual(fields.force?.['x-used-when'], { measured: [false] })
  assert.deepEqual(fields.measured_stress?.['x-required-when'], { measured: [true] })
  assert.deepEqual((contract.values.stress as { readonly onlyWhen?: unknown }).onlyWhen, { measured: [true] })
  const said = [false, true].map((chosen) => calculate({ measured: chosen }, { trace: silent }).detail)
  assert.deepEqual(said, ['calculated', 'measured'])
})

test('a result that a way gives in one mode alone says so of that way', () => {
  const { way, composed } = waysOver('form', { Choice: groups.Choice })
  const of = (onlyWhen?: Condition) => {
    const value = gives(stress, 'stress', 'Mean.', { ...(onlyWhen && { onlyWhen }) })
    return way({ takes: [], values: { stress: value }, checks: {}, calculate: () => ({}) })
  }
  const when = (...[bar, tube, plate]: readonly (Condition | undefined)[]) =>
    (composed({ bar: of(bar), tube: of(tube), plate: of(plate) }).contract.values as { stress: { onlyWhen?: unknown } })
      .stress.onlyWhen
  const [thin, cold] = [{ steel: ['thin'] }, { air: ['cold'] }]
  assert.deepEqual(when(thin, undefined, thin), [{ form: ['bar', 'plate'], ...thin }, { form: ['tube'] }])
  assert.deepEqual(when([thin, cold], thin, thin), [thin, { form: ['bar'], ...cold }])
  assert.deepEqual(when(thin, thin, thin), thin)
  assert.equal(when(), undefined)
})

test('results keep the order of every way, unless it is said otherwise', () => {
  const { way, composed } = waysOver('form', { Choice: groups.Choice })
  const of = (...names: readonly string[]) => {
    const values = Object.fromEntries(names.map((name) => [name, gives(stress, 'stress', name)]))
    return way({ takes: [], values, checks: {}, calculate: () => ({}) })
  }
  const ways = { bar: of('a', 'both'), tube: of('both', 'b'), plate: of('c') }
  const named = (inOrder?: object) =>
    Object.keys(composed(ways, { ...(inOrder && { inOrder }) }).contract.values as object)
  assert.deepEqual(named(), ['a', 'both', 'b', 'c'])
  assert.deepEqual(named({ values: ['c', 'both'] }), ['a', 'c', 'both', 'b'])
})

test('a value and a side of a check are the traced number of their symbol', () => {
  const { values, checks, detail } = ran({ form: 'bar', force: 8, area: 2, strength: 5 })
  assert.deepEqual({ ...values }, { said: 'a bar', stress: 4 })
  const { demand, capacity, utilisation } = Object(checks?.strong)
  assert.deepEqual([demand, capacity, utilisation], [4, 5, 0.8])
  assert.equal(detail, 'It holds. Strength governs: utilisation 0.800.')
  assert.deepEqual({ ...ran({ form: 'tube', force: 8, area: 2 }).values }, { stress: 4, twice: 8 })
})

test('an input that was given in place of the calculation is answered; without one side there is no check', () => {
  const { values, checks } = ran({ form: 'bar', force: 8, measured_stress: 7 })
  assert.equal(values.stress, 7)
  assert.deepEqual(checks, {})
})

test('a symbol that was not traced gives way to the one of its special case', () => {
  const sigma = gives(stress, 'stress', 'Mean.', { symbol: 'sigma_2', orSymbol: 'sigma' })
  const { way, composed } = oneWayOver({ Loads: { force: groups.Loads.force } })
  const halved = composed(
    way({
      takes: ['force'],
      values: { sigma },
      checks: {},
      calculate: ({ force: F }, trace) => {
        trace.apply(stress, { F, A: 1 })
        if (F > 5) trace.apply(stress, { F, A: 2 }, { as: 'sigma_2' })
        return {}
      },
    }),
  )
  assert.equal(halved.calculate({ force: 4 }, { trace: silent }).values.sigma, 4)
  assert.equal(halved.calculate({ force: 6 }, { trace: silent }).values.sigma, 3)
})

test('the ways share what is said of all, and each adds its own', () => {
  assert.deepEqual(part.contract.rules({ form: 'plate', force: 10 }), [{ pointer: '/force', message: 'no' }])
  assert.deepEqual(part.contract.rules({ form: 'plate', force: 1 }), [])
})

test('one way alone has no condition', () => {
  const { Loads } = groups
  const only = oneWayOver({ Loads: { force: Loads.force, area: Loads.area } })
  const { contract, calculate } = only.composed(
    only.way({
      takes: ['force', 'area'],
      values: { stress: gives(stress, 'stress', 'Mean.') },
      checks: {},
      calculate: (p, trace) => {
        trace.apply(stress, { F: p.force, A: p.area })
        return {}
      },
    }),
  )
  assert.deepEqual(contract.params.required, ['force', 'area'])
  assert.equal((contract.values.stress as { onlyWhen?: unknown }).onlyWhen, undefined)
  assert.equal(calculate({ force: 6, area: 2 }, { trace: silent }).values.stress, 3)
})

const calculating = (calculate: Parameters<typeof way>[0]['calculate']) =>
  composed({ bar: way({ ...bar, calculate } as typeof bar), tube, plate }).calculate(
    { form: 'bar', gravity: 9.81, force: 8, area: 2, strength: 5 },
    { trace: silent },
  )

test('a symbol with two values, and a number told in place of the traced one, are refused', () => {
  const twice = () =>
    calculating((_, trace) => {
      trace.apply(stress, { F: 1, A: 1 })
      trace.apply(stress, { F: 2, A: 1 })
      return {}
    })
  assert.throws(twice, new ContractError('sigma is traced with two values and cannot be reported'))
  const told = () => calculating(() => ({ values: { stress: 3 } }) as never)
  assert.throws(told, new ContractError('stress is declared as sigma and is set to another number'))
})

test('a symbol that is traced again with its own value is answered, also where the value is no number', () => {
  const again = (F: number) =>
    calculating((_, trace) => {
      trace.apply(stress, { F, A: 1 })
      trace.apply(stress, { F: F * (1 + 1e-12), A: 1 })
      return {}
    }).values.stress
  assert.equal(again(8), 8 * (1 + 1e-12))
  assert.ok(Number.isNaN(again(Number.NaN)))
})

test('why a value does not apply, or a check is not made, or its pass is in doubt, is told', () => {
  const idle = calculating(() => ({
    values: { stress: notApplicable('none') },
    checks: { strong: notChecked('not_requested', 'idle') },
  }))
  assert.deepEqual(idle.values.stress, { notApplicable: 'none' })
  assert.deepEqual(idle.checks?.strong, notChecked('not_requested', 'idle'))
  const open = calculating((_, trace) => {
    trace.apply(stress, { F: 1, A: 1 })
    return { beside: { strong: { note: 'as entered', doubt: { kind: 'unread', why: 'a row' } } } }
  }).checks?.strong
  assert.ok(open && 'notChecked' in open && open.otherwise?.note === 'as entered')
})

test('what cannot be is refused when it is declared', () => {
  const refused = (make: () => unknown, message: string) => assert.throws(make, new ContractError(message))
  const takes = (names: readonly string[]) => ({ ...plate, takes: names }) as never
  refused(() => composed({ bar, tube } as never), 'the ways are not the choices of form')
  refused(() => composed({ bar, tube, plate: takes(['weight']) }), 'plate uses weight, which is not an input')
  refused(() => composed({ bar: plate, tube: plate, plate }), 'no way uses area')
  refused(
    () => composed({ bar, tube, plate: takes(['measured_stress', 'area']) }),
    'plate uses area, which another of its inputs replaces: unlessReplaced',
  )
  const other = { ...plate, values: { said: numberValue('-', { title: 'Said', description: 'A number.' }) } }
  refused(() => composed({ bar, tube, plate: other }), 'said is declared in two ways with different texts')
})

test('a check whose side measures something else, or is no input, is refused when the ways are composed', () => {
  const { Loads } = groups
  const of = (demand: Parameters<typeof compares>[1]['demand']) => {
    const { way, composed } = oneWayOver({ Loads: { strength: Loads.strength, wall: Loads.wall } })
    const check = compares('stress', {
      ...{ title: 'Strength', criterion: stress, demand, capacity: { input: 'strength', title: 'Strength' } },
    })
    const wide = givesAs('b', 'Width', 'plate_width', 'Of the plate.')
    return () =>
      composed(way({ takes: ['strength', 'wall'], values: { wide }, checks: { check }, calculate: () => ({}) }))
  }
  const refused = (demand: Parameters<typeof of>[0], message: string) =>
    assert.throws(of(demand), new ContractError(`check check: its demand${message}`))
  refused({ input: 'wall', title: 'Wall' }, ', wall, is in mm, not in MPa')
  refused({ symbol: 'b', title: 'Width' }, ', b, is in mm, not in MPa')
  refused({ input: 'weight', title: 'Weight' }, ' is weight, which is not an input')
  const factor = constant({ symbol: 'k', value: 2, unit: '-', source, clause: '1' })
  refused({ constant: factor, title: 'Factor' }, ', k, is in -, not in MPa')
  of(stress)()
})

test('the inputs are handed on as they are declared, for the axes of charts', () => {
  const { fields } = oneWayOver(groups)
  assert.equal(fields.wall, groups.Loads.wall)
  assert.equal(waysOver('form', groups).fields.area, groups.Loads.area)
})

test('a value that is told not to apply is not answered though its number is traced', () => {
  const { values } = calculating((_, trace) => {
    trace.apply(stress, { F: 1, A: 1 })
    return { values: { stress: notApplicable('spent') } }
  })
  assert.deepEqual(values.stress, notApplicable('spent'))
})

test('a way has what the workflow has loaded', () => {
  const seen: unknown[] = []
  const { calculate } = oneWayOver({ All: { area: groups.Loads.area } }).composed(
    oneWayOver({ All: { area: groups.Loads.area } }).way({
      ...{ takes: ['area'], values: {}, checks: {} },
      calculate: (_p, _trace, loaded) => {
        seen.push(loaded)
        return {}
      },
    }),
  )
  calculate({ area: 2 }, { trace: silent }, 'a record')
  calculate({ area: 2 }, { trace: silent })
  assert.deepEqual(seen, ['a record', undefined])
})

test('an input that every way needs or replaces is required as it says itself', () => {
  const requiredOf = (area: (typeof groups)['Loads']['area']) => {
    const own = waysOver('form', { ...groups, Loads: { ...groups.Loads, area } })
    const { contract } = own.composed({ bar, tube, plate: bar })
    return (contract.params.properties.area as { readonly 'x-required-when'?: unknown })['x-required-when']
  }
  const { area } = groups.Loads
  assert.deepEqual(requiredOf(area), {})
  const requiredWhen = { form: ['bar', 'tube', 'plate'] }
  assert.deepEqual(requiredOf({ ...area, 'x-required-when': requiredWhen } as typeof area), requiredWhen)
})
