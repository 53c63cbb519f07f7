/** Headings of the trade, each column of a heading once; and short names only in company. */
import assert from 'node:assert/strict'
import test from 'node:test'
import { tableOf } from '../headings/tables.fixture.ts'
import { tradeProposals } from './proposals.ts'

const told = (...headings: readonly string[]) =>
  tradeProposals(
    tableOf(
      headings.map((heading) => [heading, ['1', '2']]),
      2,
    ),
  ).map(({ column, means }) => `${column}: ${means}`)

test('sea states are told by the names of the trade, of buoys and of models', () => {
  assert.deepEqual(told('Hs [ft]', 'Tp [s]'), ['Hs: significant_wave_height', 'Tp: peak_period'])
  assert.deepEqual(told('WVHT', 'DPD', 'WSPD'), [
    'WVHT: significant_wave_height',
    'DPD: peak_period',
    'WSPD: wind_speed',
  ])
  assert.deepEqual(told('VHM0', 'VTPK'), ['VHM0: significant_wave_height', 'VTPK: peak_period'])
  assert.deepEqual(told('WDIR', 'GST', 'MWD', 'Tz', 'Hs swell', 'Wind direction', 'Hs max'), [])
})

test('soundings, cards, cycles and responses are told', () => {
  assert.deepEqual(told('depth [m]', 'qc [MPa]', 'fs [kPa]'), [
    'depth: soil_depth',
    'qc: cone_resistance',
    'fs: sleeve_friction',
  ])
  assert.deepEqual(told('Position [in]', 'Load [lbf]'), ['Position: rod_position', 'Load: rod_load'])
  assert.deepEqual(told('Stress range [MPa]', 'n'), ['Stress range: stress_range', 'n: cycles'])
  assert.deepEqual(told('Period [s]', 'Heave'), ['Period: wave_period'])
  assert.deepEqual(told('Heave amplitude [m/m]', 'Heave phase [deg]'), ['Heave amplitude: heave_rao'])
})

test('a surface card is told however its columns are headed, and a pump card beside it is not taken', () => {
  const heads = [
    ['Surface Position [in]', 'Surface Load [lbf]'],
    ['Surface card position', 'Surface card load'],
    ['Polished rod displacement [m]', 'Polished rod force [kN]'],
    ['SurfPos', 'SurfLoad'],
    ['PR Position', 'PR Load'],
    ['Pos', 'Load'],
  ] as const
  for (const [position, load] of heads) {
    const [p, l] = [position, load].map((heading) => heading.replace(/ \[.*/, ''))
    const surface = [`${p}: rod_position`, `${l}: rod_load`]
    assert.deepEqual(told(position, load), surface)
    assert.deepEqual(told(position, load, 'Pump position [in]', 'Downhole load', 'Max load'), surface)
  }
})

test('rates of oil and of gas are told apart, and volumes and gas lift are neither', () => {
  assert.deepEqual(
    told('Oil rate [bbl/d]', 'Gas production rate [Mcf/d]', 'Cum oil rate', 'Gas lift gas rate', 'Oil'),
    ['Oil rate: oil_production_rate', 'Gas production rate: gas_production_rate'],
  )
})

test('a name that heads much else is told only beside another column of its discipline', () => {
  for (const name of ['z', 'p', 'n', 'depth', 'position', 'load', 'fraction', 'dT', 'count', 'FC', 'range'])
    assert.deepEqual(told(name, 'Time [s]'), [], name)
  assert.deepEqual(told('dT', 'n'), [], 'two short names do not vouch for each other')
  assert.deepEqual(told('dT', 'Cycles'), ['dT: tension_range', 'Cycles: cycles'])
})

test('of a measured and a corrected cone resistance the corrected one is meant; a measured one alone is doubted', () => {
  assert.deepEqual(told('qc', 'qt'), ['qt: corrected_cone_resistance'])
  const [alone] = tradeProposals(tableOf([['qc [MPa]', ['5']]], 1))
  assert.match(alone?.doubt ?? '', /without correction for pore pressure/)
})

test('no column of a survey or of a feature list is told', () => {
  assert.deepEqual(told('MD [m]', 'Inc [deg]', 'Azi [deg]', 'TVD [m]', 'N [m]', 'E [m]', 'DLS'), [])
  assert.deepEqual(told('Depth', 'N', 'E', 'Z', 'Build rate'), [])
  assert.deepEqual(told('Log distance', 'Depth [%]', 'Length [mm]', 'Width [mm]', 'WT [mm]', 'd', 't', 'l'), [])
})

test('texts are no numbers of the trade', () => {
  assert.deepEqual(tradeProposals(tableOf([['Hs', ['high', 'low']]], 2)), [])
})
