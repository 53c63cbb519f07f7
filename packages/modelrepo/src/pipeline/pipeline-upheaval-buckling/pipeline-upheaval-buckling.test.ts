/** Upheaval buckling: what is special to the workflow, beyond its cases. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal, readParams, runNow } from '@keelson/workflow'
import { pipelineUpheavalBuckling as workflow } from './index.ts'

type Request = Readonly<Record<string, unknown>>
const sent = (request: Request) => runNow(workflow, readParams(workflow.contract, request))
const run = (over: Request = {}) => sent({ ...workflow.example, ...over })
const without = (...names: readonly string[]): Request =>
  Object.fromEntries(Object.entries(workflow.example).filter(([name]) => !names.includes(name)))
const value = (over: Request, name: string) => run(over).result.values[name]?.value
const number = (over: Request, name: string) => value(over, name) as number
const check = (over: Request, id: string) => run(over).result.checks.find((c) => c.id === id)
const codes = (over: Request) => run(over).warnings.map((w) => w.code)
const close = (a: number, b: number, tol = 1e-9) => assert.ok(Math.abs(a / b - 1) < tol, `${a} is not ${b}`)
const refusedAt = (request: Request) => {
  try {
    sent(request)
    return []
  } catch (error) {
    if (error instanceof Refusal) return error.problems.map((p) => p.pointer)
    throw error
  }
}

test('the cover that is asked for just holds', () => {
  const heavy = { imperfection_height: 0.9 }
  const H = number(heavy, 'required_cover_height')
  close(number({ ...heavy, cover_height_top: H }, 'utilisation'), 1)
  assert.equal(check({ ...heavy, cover_height_top: H * 0.99 }, 'download')?.status, 'fail')
  assert.equal(check({ ...heavy, cover_height_top: H * 1.01 }, 'download')?.status, 'pass')
})

test('the cover of clay just holds too, and no depth does beyond three diameters', () => {
  const clay = { undrained_shear_strength: 3000, required_download: 2000 }
  const H = number(clay, 'required_cover_height')
  close(number({ ...clay, cover_height_top: H }, 'utilisation'), 1)
  assert.equal(value({ ...clay, cover_height_top: H }, 'governing_soil'), 'undrained')
  assert.equal(value({ ...clay, required_download: 9000 }, 'required_cover_height'), null)
  assert.match(run({ ...clay, required_download: 9000 }).detail ?? '', /no depth of this clay/)
})

test('clay without strength holds nothing, and is asked for nothing where nothing is needed', () => {
  const mud = { undrained_shear_strength: 0 }
  assert.equal(number(mud, 'available_download'), 700)
  assert.equal(value(mud, 'mobilised_share'), null)
  assert.equal(number({ ...mud, required_download: 100 }, 'required_cover_height'), 0)
})

test('the ways of the download take turns: given, curve, formula', () => {
  assert.equal(value({}, 'download_by'), 'universal curve')
  assert.equal(value({ installation_submerged_weight: 700 }, 'download_by'), 'universal curve')
  const own = { ...without('imperfection_length'), installation_submerged_weight: 700 }
  const byHeat = (temperature_change: number) => sent({ ...own, temperature_change }).result.values.download_by?.value
  assert.equal(byHeat(70), 'design formula')
  assert.equal(byHeat(30), 'universal curve at the natural length')
  const given = sent({ ...without('imperfection_length', 'imperfection_height'), required_download: 3000 })
  assert.equal(given.result.values.required_download?.value, 3000)
  assert.equal(given.result.values.crest_bending_moment?.value, null)
  assert.deepEqual(refusedAt(without('imperfection_length')), ['/imperfection_length'])
  assert.deepEqual(refusedAt(without('imperfection_height')), ['/imperfection_height'])
  assert.deepEqual(refusedAt(without('temperature_change')), ['/temperature_change'])
})

const NATURAL = without('imperfection_length', 'temperature_change')

test('below the branch of the design formula the universal curve governs, and a warning says so', () => {
  const low = { ...NATURAL, installation_submerged_weight: 700, effective_axial_compression: 2e5 }
  const { result, warnings } = sent(low)
  assert.equal(result.values.download_by?.value, 'universal curve at the natural length')
  const L_0 = result.values.natural_imperfection_length?.value as number
  const curve = sent({ ...low, imperfection_length: L_0 }).result.values.required_download?.value as number
  close(result.values.required_download?.value as number, curve)
  assert.match(warnings.find((w) => w.code === 'outside_validity')?.message ?? '', /the universal curve governs/)
})

test('a line that the design formula lets go without cover fails its check', () => {
  const { result } = sent({
    outer_diameter: 0.6096,
    wall_thickness: 0.0111,
    submerged_weight: 1836,
    installation_submerged_weight: 1836,
    imperfection_height: 0.2,
    effective_axial_compression: 4639987,
    bending_stiffness: 203322000,
    cover_height_top: 0,
    soil_submerged_unit_weight: 6000,
    load_factor: 1.4,
  })
  const download = result.checks.find((c) => c.id === 'download')
  close(download?.demand?.value as number, 1.4 * (result.values.required_download?.value as number))
  assert.equal(download?.status, 'fail')
})

test('an uplift coefficient left out is that of loose backfill', () => {
  const left = sent(without('uplift_coefficient')).result.values
  assert.deepEqual(left, run({ uplift_coefficient: 0.1 }).result.values)
  assert.ok((left.available_download?.value as number) < number({}, 'available_download'))
})

test('the lower of drained and clay counts at every cover', () => {
  const resistances = (cover_height_top: number) => {
    const { values } = run({ undrained_shear_strength: 6000, cover_height_top, uplift_resistance_factor: 1 }).result
    const of = (name: string) => values[name]?.value as number
    close(of('available_download') - 700, Math.min(of('uplift_resistance_f110'), of('uplift_resistance_clay')))
    return values.governing_soil?.value
  }
  assert.deepEqual([0, 0.3, 1, 2.5].map(resistances), ['drained', 'drained', 'undrained', 'undrained'])
})

test('a compression given replaces heat and pressure, and leaves the load controlled criterion unformed', () => {
  const P = number({}, 'effective_axial_compression')
  const given = sent({ ...without('temperature_change'), effective_axial_compression: P })
  close(given.result.values.required_download?.value as number, number({}, 'required_download'))
  assert.equal(given.result.checks.find((c) => c.id === 'local_buckling')?.status, 'not_checked')
})

test('a feature of the survey that is the one of the run is used like it', () => {
  const row = { position: 100, imperfection_height: 0.2, imperfection_length: 20 }
  const own = { imperfections: [row] }
  close(number(own, 'route_utilisation'), number({}, 'utilisation'))
  const berm = { ...own, rock_berm_crest_width: 1, rock_berm_side_slope: 2 }
  assert.equal(number(berm, 'rock_volume'), 0)
  const bare = { ...berm, cover_height_top: 0 }
  const h = number(bare, 'required_cover_height')
  close(number(bare, 'rock_volume'), 40 * h * (1 + 2 * h))
})

test('a pipe in tension is asked for nothing and has no curve', () => {
  const cold = { temperature_change: -10, internal_pressure_change: 0 }
  assert.equal(number(cold, 'utilisation'), 0)
  assert.equal(value(cold, 'dimensionless_download'), null)
  assert.ok(codes(cold).includes('no_compression'))
})

test('no length asks for more than the critical one', () => {
  const most = number({}, 'critical_download')
  for (const imperfection_length of [2, 5, 10, 15, 17, 20, 30, 60])
    assert.ok(number({ imperfection_length }, 'required_download') <= most)
  close(number({ imperfection_length: number({}, 'critical_imperfection_length') }, 'required_download'), most)
})

test('fields that do not go together are refused where they stand', () => {
  assert.deepEqual(refusedAt({ ...workflow.example, wall_thickness: 0.2 }), ['/wall_thickness'])
  assert.deepEqual(refusedAt({ ...workflow.example, cover_height_top: -0.1 }), ['/cover_height_top'])
  const rows = [5, 5].map((position) => ({ position, imperfection_height: 0.2, imperfection_length: 20 }))
  assert.deepEqual(refusedAt({ ...workflow.example, imperfections: rows }), ['/imperfections'])
})

test('units of the field are read', () => {
  const feet = { outer_diameter: '8.625984252 in', temperature_change: '72 degF', imperfection_length: '65.6167979 ft' }
  close(number(feet, 'required_download'), number({}, 'required_download'), 1e-8)
})

test('what a specialist would remark is said', () => {
  assert.ok(codes({ imperfection_length: 3 }).includes('outside_validity'))
  assert.ok(codes({ load_factor: 1 }).includes('factors_at_one'))
  assert.ok(codes({ imperfection_length: 10, installation_submerged_weight: 700 }).includes('does_not_conform'))
  assert.ok(codes({ cover_height_top: 0 }).includes('no_cover'))
  assert.ok(codes({ imperfection_length: 4 }).includes('plastic_moment'))
  assert.match(check({ imperfection_length: 4 }, 'crest_strain')?.note ?? '', /plastic moment/)
  const row = { position: 0, imperfection_height: 0.2, imperfection_length: 20, temperature_change: 50 }
  const given = { effective_axial_compression: 1e6, imperfections: [row] }
  assert.ok(codes(given).includes('row_temperature_unused'))
  assert.ok(codes({ axial_friction_coefficient: 1e5 }).includes('outside_validity'))
})
