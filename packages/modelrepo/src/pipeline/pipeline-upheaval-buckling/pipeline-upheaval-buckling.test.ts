/** Upheaval buckling: what is special to the workflow, beyond its cases. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, near, number, testKit, value } from '@keelson/engine/testing.ts'
import { pipelineUpheavalBuckling as workflow } from './index.ts'

const { pointers, run } = testKit(workflow)

test('the cover that is asked for just holds', () => {
  const heavy = { imperfection_height: 0.9 }
  const H = number(run(heavy), 'required_cover_height')
  near(number(run({ ...heavy, cover_height_top: H }), 'utilisation'), 1)
  assert.equal(checked(run({ ...heavy, cover_height_top: H * 0.99 }), 'download')?.state, 'fail')
  assert.equal(checked(run({ ...heavy, cover_height_top: H * 1.01 }), 'download')?.state, 'pass')
})

test('the cover of clay just holds too, and no depth does beyond three diameters', () => {
  const clay = { undrained_shear_strength: 3, required_download: 2000 }
  const H = number(run(clay), 'required_cover_height')
  near(number(run({ ...clay, cover_height_top: H }), 'utilisation'), 1)
  assert.equal(value(run({ ...clay, cover_height_top: H }), 'governing_soil'), 'undrained')
  assert.equal(value(run({ ...clay, required_download: 9000 }), 'required_cover_height'), null)
  assert.match(run({ ...clay, required_download: 9000 }).detail ?? '', /no cover depth in this clay/i)
})

test('clay without strength holds nothing, and is asked for nothing where nothing is needed', () => {
  const mud = { undrained_shear_strength: 0 }
  assert.equal(number(run(mud), 'available_download'), 700)
  assert.equal(value(run(mud), 'mobilised_share'), null)
  assert.equal(number(run({ ...mud, required_download: 100 }), 'required_cover_height'), 0)
})

test('the ways of the download take turns: given, curve, formula', () => {
  assert.equal(value(run(), 'download_by'), 'universal curve')
  assert.equal(value(run({ installation_submerged_weight: 700 }), 'download_by'), 'universal curve')
  const byHeat = (temperature_change: number) =>
    value(run({ installation_submerged_weight: 700, temperature_change }, ['imperfection_length']), 'download_by')
  assert.equal(byHeat(70), 'design formula')
  assert.equal(byHeat(30), 'universal curve at the natural length')
  const given = run({ required_download: 3000 }, ['imperfection_length', 'imperfection_height'])
  assert.equal(value(given, 'required_download'), 3000)
  assert.equal(value(given, 'crest_bending_moment'), null)
  assert.deepEqual(pointers({}, ['imperfection_length']), ['/imperfection_length'])
  assert.deepEqual(pointers({}, ['imperfection_height']), ['/imperfection_height'])
  assert.deepEqual(pointers({}, ['temperature_change']), ['/temperature_change'])
})

test('below the branch of the design formula the universal curve governs, and a warning says so', () => {
  const low = { installation_submerged_weight: 700, effective_axial_compression: 200 }
  const natural = run(low, ['imperfection_length', 'temperature_change'])
  assert.equal(value(natural, 'download_by'), 'universal curve at the natural length')
  const curve = run({ ...low, imperfection_length: number(natural, 'natural_imperfection_length') }, [
    'temperature_change',
  ])
  near(number(natural, 'required_download'), number(curve, 'required_download'))
  assert.match(
    natural.warnings.find((w) => w.code === 'outside_validity')?.message ?? '',
    /The universal curve governs/,
  )
})

test('a line that the design formula lets go without cover fails its check', () => {
  const line = testKit(workflow, {}).run({
    outer_diameter: 609.6,
    wall_thickness: 11.1,
    submerged_weight: 1836,
    installation_submerged_weight: 1836,
    imperfection_height: 0.2,
    effective_axial_compression: 4639.987,
    bending_stiffness: 203322,
    cover_height_top: 0,
    soil_submerged_unit_weight: 6,
    load_factor: 1.4,
  })
  const download = checked(line, 'download')
  near(download?.demand.value, 1.4 * number(line, 'required_download'))
  assert.equal(download?.state, 'fail')
})

test('an uplift coefficient left out is that of loose backfill', () => {
  const left = run({}, ['uplift_coefficient'])
  assert.deepEqual(left.result.values, run({ uplift_coefficient: 0.1 }).result.values)
  assert.ok(number(left, 'available_download') < number(run(), 'available_download'))
})

test('the lower of drained and clay counts at every cover', () => {
  const governing = (cover_height_top: number) => {
    const ran = run({ undrained_shear_strength: 6, cover_height_top, uplift_resistance_factor: 1 })
    const held = Math.min(number(ran, 'uplift_resistance_f110'), number(ran, 'uplift_resistance_clay'))
    near(number(ran, 'available_download') - 700, held)
    return value(ran, 'governing_soil')
  }
  assert.deepEqual([0, 0.3, 1, 2.5].map(governing), ['drained', 'drained', 'undrained', 'undrained'])
})

test('a compression given replaces heat and pressure, and leaves the load controlled criterion unformed', () => {
  const P = number(run(), 'effective_axial_compression')
  const given = run({ effective_axial_compression: P }, ['temperature_change'])
  near(number(given, 'required_download'), number(run(), 'required_download'))
  assert.equal(checked(given, 'local_buckling')?.state, 'not_made')
})

test('a feature of the survey that is the one of the run is used like it', () => {
  const row = { position: 100, imperfection_height: 0.2, imperfection_length: 20 }
  const own = { imperfections: [row] }
  near(number(run(own), 'route_utilisation'), number(run(), 'utilisation'))
  const berm = { ...own, rock_berm_crest_width: 1, rock_berm_side_slope: 2 }
  assert.equal(number(run(berm), 'rock_volume'), 0)
  const bare = { ...berm, cover_height_top: 0 }
  const h = number(run(bare), 'required_cover_height')
  near(number(run(bare), 'rock_volume'), 40 * h * (1 + 2 * h))
})

test('a pipe in tension is asked for nothing and has no curve', () => {
  const cold = { temperature_change: -10, internal_pressure_change: 0 }
  assert.equal(number(run(cold), 'utilisation'), 0)
  assert.equal(value(run(cold), 'dimensionless_download'), null)
  assert.ok(codes(run(cold)).includes('no_compression'))
})

test('no length asks for more than the critical one', () => {
  const most = number(run(), 'critical_download')
  for (const imperfection_length of [2, 5, 10, 15, 17, 20, 30, 60])
    assert.ok(number(run({ imperfection_length }), 'required_download') <= most)
  near(number(run({ imperfection_length: number(run(), 'critical_imperfection_length') }), 'required_download'), most)
})

test('fields that do not go together are refused where they stand', () => {
  assert.deepEqual(pointers({ wall_thickness: 110 }), ['/wall_thickness'])
  assert.deepEqual(pointers({ cover_height_top: -0.1 }), ['/cover_height_top'])
  const rows = [5, 5].map((position) => ({ position, imperfection_height: 0.2, imperfection_length: 20 }))
  assert.deepEqual(pointers({ imperfections: rows }), ['/imperfections'])
})

test('units of the field are read', () => {
  const feet = { outer_diameter: '8.625984252 in', temperature_change: '72 degF', imperfection_length: '65.6167979 ft' }
  near(number(run(feet), 'required_download'), number(run(), 'required_download'), 1e-8)
})

test('what a specialist would remark is said', () => {
  assert.ok(codes(run({ load_factor: 1 })).includes('factors_at_one'))
  assert.ok(codes(run({ imperfection_length: 10, installation_submerged_weight: 700 })).includes('does_not_conform'))
  assert.ok(codes(run({ cover_height_top: 0 })).includes('no_cover'))
  assert.ok(codes(run({ imperfection_length: 4 })).includes('plastic_moment'))
  assert.match(checked(run({ imperfection_length: 4 }), 'crest_strain')?.note ?? '', /plastic moment/)
  const row = { position: 0, imperfection_height: 0.2, imperfection_length: 20, temperature_change: 50 }
  const given = { effective_axial_compression: 1000, imperfections: [row] }
  assert.ok(codes(run(given)).includes('row_temperature_unused'))
  assert.ok(codes(run({ axial_friction_coefficient: 5, bending_stiffness: 1e9 })).includes('outside_validity'))
})

test('the steel and the factors that were left out are the safe ones, and are said beside the verdict', () => {
  const left = ['material_grade', 'safety_class', 'girth_weld_factor', 'uplift_coefficient', 'load_factor']
  const said = run({ residual_lay_tension: 0 }, left)
  assert.deepEqual(
    said.result.assumed.filter(({ why }) => why !== null).map(({ name }) => name),
    ['material_grade', 'uplift_coefficient', 'load_factor', 'safety_class', 'girth_weld_factor'],
  )
  const weak = checked(said, 'local_buckling')?.utilisation ?? 0
  assert.ok(weak > (checked(run(), 'local_buckling')?.utilisation ?? 1))
  assert.deepEqual(
    said.result.assumed.filter(({ name }) => name === 'material_grade').map((a) => a.value),
    ['B'],
  )
})

test('a verdict without partial factors says so at the check, and a feature too short for the curve leaves it open', () => {
  const model = run({ load_factor: 1, uplift_resistance_factor: 1 })
  assert.match(checked(model, 'download')?.note ?? '', /not a design/)
  const brief = checked(run({ imperfection_length: 3, imperfection_height: 0.05 }), 'download')
  assert.deepEqual([brief?.open, brief?.reason_kind], [true, 'out_of_reach'])
  assert.match(brief?.reason ?? '', /the universal curve was not tested for shorter imperfections/)
  assert.equal(checked(run(), 'download')?.note, null)
  for (const one of [{ load_factor: 1 }, { uplift_resistance_factor: 1 }])
    assert.doesNotMatch(checked(run(one), 'download')?.note ?? '', /not a design/)
})

test('the rock of a berm is not answered without either of its two sizes', () => {
  const survey = [{ position: 100, imperfection_height: 0.3, imperfection_length: 25 }]
  const rock = (sizes: object) => run({ ...sizes, imperfections: survey }).result.values.rock_volume
  assert.deepEqual(rock({ rock_berm_side_slope: 2 }), rock({}))
  assert.deepEqual(rock({ rock_berm_crest_width: 1 }), rock({}))
})

test('the sentence names the checks that fail', () => {
  const steep = run({ imperfection_length: 6 })
  assert.equal(checked(steep, 'local_buckling')?.state, 'fail')
  assert.match(
    steep.detail,
    /^Crest .* fails: .*\. Crest .* also fails\. Required cover to top of pipe for uplift resistance 0\.\d+ m/,
  )
})

test('a pressure below as-laid is read, and leaves the criterion of internal overpressure unformed', () => {
  const low = run({ internal_pressure_change: -3 })
  assert.match(checked(low, 'local_buckling')?.reason ?? '', /internal overpressure is −3 MPa, below 0/)
  assert.ok(
    number(low, 'effective_axial_compression') <
      number(run({ internal_pressure_change: 0 }), 'effective_axial_compression'),
  )
})
