/** Claims about the year of a run: what is sent and answered per year or month follows it, and nothing else does. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near } from '@keelson/units/testing.ts'
import { asSent, defineContract, params, quantity, quantityList, readParams } from '@keelson/workflow'
import { BARE } from '@keelson/workflow/bare-contract.ts'
import { calendarPower, yearScale } from '@keelson/workflow/calendar.ts'
import { unitsOut } from './unit-out.ts'

const titled = { title: 'One', description: 'Of the test.' }
const contract = defineContract({
  ...BARE,
  params: params({
    days: quantity('year_length', { ...titled, unit: 'd', default: 365.25 }),
    decline: quantity('annual_rate', { ...titled, default: 0.3 }),
    life: quantity('production_time', { ...titled, default: 10 }),
    times: quantityList('production_time', { ...titled, default: [1], asSent: true }),
  }),
  yearLength: 'days',
})
const read = (sent: Readonly<Record<string, unknown>>) => readParams(contract, sent)

test('a unit knows how often it holds a year or a month', () => {
  const powers = ['year', 'month', '1/year', 'bbl/month', 'Mcf/d', 'd', 'm', 'years', '1/yr'].map(calendarPower)
  assert.deepEqual(powers, [1, 1, -1, -1, 0, 0, 0, 1, -1])
})

test('the length of a year is read in any of its forms', () => {
  const scale = 365 / 365.25
  for (const sent of [365, '365', '365 d', '8760 h', { value: 365, unit: 'd' }])
    near(yearScale(sent, 'd'), scale, 1e-12)
  assert.equal(yearScale('no number', 'd'), 1)
})

test('per year and per month are of the year that is sent, days are days', () => {
  const si = (sent: Readonly<Record<string, unknown>>, name: string) =>
    Number(read({ days: 365, ...sent }).params[name])
  near(si({}, 'decline') * 365 * 86_400, 0.3, 1e-12)
  near(si({ decline: '0.025 1/month' }, 'decline') * 365 * 86_400, 0.3, 1e-12)
  near(si({ decline: '0.001 1/d' }, 'decline') * 86_400, 0.001, 1e-12)
  near(si({ life: '2 year' }, 'life'), 730 * 86_400, 1e-12)
  near(si({ life: 730 }, 'life'), 730 * 86_400, 1e-12)
  near(Number(read({ days: 365, decline: '0.001 1/d' }).inputs.find((i) => i.name === 'decline')?.value), 0.365, 1e-12)
  near(Number(read({}).params.decline) * 365.25 * 86_400, 0.3, 1e-12)
})

test('answers are in the year of the run, and in the unit that was asked for', () => {
  const out = unitsOut(contract, { params: { days: 365 * 86_400, unit: 'd' } })
  near(out.reader('1/year')(0.3 / (365 * 86_400)), 0.3, 1e-11)
  near(out.reader('month')((365 / 12) * 86_400), 1, 1e-11)
  near(out.reader('d')(86_400), 1, 1e-11)
  const unitBy = { input: 'unit', units: { d: 'd', year: 'year' } }
  assert.equal(out.unitOf({ unit: 'year', unitBy }), 'd')
  assert.equal(out.unitOf({ unit: 'year' }), 'year')
  assert.throws(() => out.unitOf({ unit: 'bbl', unitBy }))
})

test('the entries of a list stand beside it as they were sent', () => {
  const sent = (times: unknown) => asSent(read({ times }).params, 'times')
  assert.deepEqual(sent([30, '2 years', { value: 3, unit: 'month' }]), [
    { value: 30, unit: 'd' },
    { value: 2, unit: 'year' },
    { value: 3, unit: 'month' },
  ])
  assert.deepEqual(sent({ value: [1, '2'], unit: 'yr' }), [
    { value: 1, unit: 'year' },
    { value: 2, unit: 'year' },
  ])
  assert.deepEqual(asSent(read({}).params, 'times'), [{ value: 1, unit: 'd' }])
})
