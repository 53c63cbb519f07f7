/** Every dimensional number of the catalog is of a kind, and a name means one unit in a channel. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnyContract, annotations, params, quantity } from '@keelson/workflow'
import { everyWorkflow } from './every-version.ts'
import {
  type DeclaredNumber,
  dimensionalInputs,
  FROZEN,
  inOwnUnit,
  kindProblems,
  WITHOUT_KIND,
  withoutKind,
} from './kind-rules.ts'

const contracts: readonly AnyContract[] = everyWorkflow().map(({ contract }) => contract)
const named = (of: (contract: AnyContract) => readonly DeclaredNumber[]): string[] =>
  contracts.flatMap((contract) => of(contract).map(({ path }) => `${contract.id}/${path}`)).sort()

/**
 * Names that outside users' requests have always had in two units: the bore of a vessel and a caisson; a spectrum by either
 * frequency; absolute and gauge pressures of a well; depths of surveys and of drilling; metric lengths of coiled tubing; the rate
 * of a mud pump and of a pump in a well.
 */
const TWO_UNITS: readonly string[] = [
  'subsea-pipelines-integrity: diameter in m and mm',
  'floating-marine: rao_frequencies in Hz and rad/s',
  'wells-subsurface: length in ft and m',
  'wells-subsurface: measured_depth in ft and m',
  'wells-subsurface: true_vertical_depth in ft and m',
  'wells-subsurface: tubing_inner_diameter in in and m',
  'wells-subsurface: flow_rate in gpm and m3/d',
  'wells-subsurface: reservoir_pressure in psi and psia',
  'wells-subsurface: test_flowing_pressure in psi and psia',
  'wells-subsurface: wellhead_pressure in psi and psia',
]

const dimensional = contracts.flatMap((contract) =>
  dimensionalInputs(contract)
    .filter(({ path }) => !path.includes('.'))
    .map((declared) => ({ ...declared, channel: contract.routes[0].domain })),
)

test('every dimensional input has a kind, or is listed and says why none fits', () => {
  for (const { spec, path } of contracts.flatMap(withoutKind)) assert.ok(annotations(spec).noKind, path)
  assert.deepEqual([...new Set(named(withoutKind))], [...WITHOUT_KIND].sort())
})

test('an input is in the unit of its kind, unless its own name carries another', () => {
  assert.deepEqual(named(inOwnUnit), [...FROZEN].sort())
})

test('a name means one unit in a channel', () => {
  const byName = Map.groupBy(dimensional, ({ channel, path }) => `${channel}: ${path}`)
  const mixed = [...byName].flatMap(([name, uses]) => {
    const units = new Set(uses.map(({ spec }) => annotations(spec).unit))
    return units.size === 1 ? [] : [`${name} in ${[...units].sort().join(' and ')}`]
  })
  assert.deepEqual(mixed.sort(), [...TWO_UNITS].sort())
})

test('what one contract has against the rules is said with what to do', () => {
  const words = { title: 'Modulus', description: 'Of the section.' }
  const inputs = params({
    modulus: quantity({ unit: 'mm3', noKind: 'none was chosen' }, words),
    length: quantity('member_length', { ...words, unit: 'ft' }),
    length_ft: quantity('member_length', { ...words, unit: 'ft' }),
  })
  const [first, second, ...rest] = kindProblems({ id: 'beam', params: inputs } as unknown as AnyContract)
  assert.match(
    first ?? '',
    /^input modulus \[mm3\] is of no kind: .*keelson kinds mm3, or .* 'beam\/modulus' in WITHOUT_KIND/,
  )
  assert.match(second ?? '', /^input length is in ft, and its kind member_length in m/)
  assert.deepEqual(rest, [])
})
