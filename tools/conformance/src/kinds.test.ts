/** Every dimensional number of the catalog is of a kind, and a name means one unit in a channel. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kindOf, unitOfKind } from '@keelson/kinds'
import { type AnyContract, annotations } from '@keelson/workflow'
import type { TObject, TSchema } from 'typebox'
import { everyWorkflow } from './every-version.ts'

interface Declared {
  readonly workflow: string
  readonly channel: string
  /** `layers.thickness` for a member of rows. */
  readonly path: string
  readonly spec: TSchema
}

const contracts: readonly AnyContract[] = everyWorkflow().map(({ contract }) => contract)
const declared: readonly Declared[] = contracts.flatMap((contract) =>
  numbersIn(contract.params, '').map(({ path, spec }) => ({
    workflow: contract.id,
    channel: contract.routes[0].domain,
    path,
    spec,
  })),
)

function numbersIn(schema: TSchema, path: string): { readonly path: string; readonly spec: TSchema }[] {
  const { items, properties } = schema as { items?: TSchema; properties?: TObject['properties'] }
  if (properties !== undefined)
    return Object.entries(properties).flatMap(([name, s]) => numbersIn(s, path === '' ? name : `${path}.${name}`))
  if (items !== undefined) return numbersIn(items, path)
  return annotations(schema).unit === undefined ? [] : [{ path, spec: schema }]
}

/** Dimensional inputs that no kind fits. A new one is added here with its eyes open; the contract says why. */
const WITHOUT_KIND: readonly string[] = [
  'hull-resistance/lcb_percent_forward_of_midship',
  'hydro-coefficients/added_mass_table.matrix',
  'hydro-coefficients/coefficient_table.added_mass',
  'hydro-coefficients/coefficient_table.damping',
  'hydro-coefficients/damping_table.matrix',
  'inspection-planning/measurement_year',
  'inspection-planning/risk_target',
  'inspection-planning/thickness_readings.year',
  'ocimf-tanker-loads/current_arm_slope',
  'riser-fatigue/segments.viv_cases.exposure_hours_per_year',
  'span-rectification/intervention_options.cost_per_length',
  'span-rectification/intervention_options.time_per_length',
  'spectral-fatigue/stress_spectra.stress_psd',
]

/** What outside users send bare, in the unit that it has always had. */
const FROZEN: readonly string[] = [
  'on-bottom-stability-f109/coating_layers.thickness',
  'von-mises/member_loads.w_x',
  'von-mises/member_loads.w_y',
  'weather-window/required_workability',
  'weather-window/time_step',
  'vessel-seakeeping/required_operability',
  'vessel-seakeeping/exposure_time',
  'production-forecast-arps/time',
  'production-forecast-arps/days_per_year',
  'ct-hydraulics/tubing_inner_diameter',
  'rop-analysis/rock_strength',
  'rop-analysis/modified_jet_impact_force',
  'rop-analysis/rig_rate',
]

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

const dimensional = declared.filter(({ spec }) => (annotations(spec).unit ?? '-') !== '-')

test('every dimensional input has a kind, or is listed here and says why none fits', () => {
  const without = dimensional.filter(({ spec }) => annotations(spec).kind === undefined)
  for (const { spec, path } of without) assert.ok(annotations(spec).noKind, path)
  assert.deepEqual(
    [...new Set(without.map(({ workflow, path }) => `${workflow}/${path}`))].sort(),
    [...WITHOUT_KIND].sort(),
  )
})

test('an input is in the unit of its kind, unless its own name carries another', () => {
  const own = dimensional.filter(({ spec, path }) => {
    const { kind, unit = '-' } = annotations(spec)
    if (kind === undefined) return false
    const units = [unitOfKind(kindOf(kind)), unitOfKind(kindOf(kind), 'oilfield')]
    return !units.includes(unit) && !carries(path, unit)
  })
  assert.deepEqual(own.map(({ workflow, path }) => `${workflow}/${path}`).sort(), [...FROZEN].sort())
})

/** Units that names have in letters of their own. */
const SPELLED: Readonly<Record<string, string>> = { '%': 'percent', 'lbf/ft3': 'pcf' }

/** `area_mm2` carries mm2, `n_per_m` carries N/m, `depth_percent` carries %, `mud_weights_pcf` carries lbf/ft3. */
function carries(path: string, unit: string): boolean {
  const spelled = SPELLED[unit] ?? unit.replaceAll('*', '').replaceAll('/', '_')
  return path.toLowerCase().endsWith(`_${spelled.toLowerCase()}`)
}

test('a name means one unit in a channel', () => {
  const byName = Map.groupBy(
    dimensional.filter(({ path }) => !path.includes('.')),
    ({ channel, path }) => `${channel}: ${path}`,
  )
  const mixed = [...byName].flatMap(([name, uses]) => {
    const units = new Set(uses.map(({ spec }) => annotations(spec).unit))
    return units.size === 1 ? [] : [`${name} in ${[...units].sort().join(' and ')}`]
  })
  assert.deepEqual(mixed.sort(), [...TWO_UNITS].sort())
})
