/** What the calculations themselves cost, without a service: silent trace, median after a warm-up. */
import { silent } from '@keelson/equations'
import { capacityAt } from '@keelson/modelrepo/geotechnical/_shared/pile/capacity.ts'
import { pileSoil, type SoilRow } from '@keelson/modelrepo/geotechnical/_shared/pile/soil.ts'
import {
  pulled,
  type Resistance,
  resistanceAt,
} from '@keelson/modelrepo/geotechnical/anchor-capacity/calculate-lateral.ts'
import { pileAxialCapacity } from '@keelson/modelrepo/geotechnical/pile-axial-capacity/index.ts'
import { orcawaveInputPrep } from '@keelson/modelrepo/hydrodynamics/orcawave-input-prep/index.ts'
import { onBottomStability } from '@keelson/modelrepo/pipeline/on-bottom-stability-f109/index.ts'
import { nodalAnalysis } from '@keelson/modelrepo/wells/nodal-analysis/index.ts'
import { nodalAnalysisIprVlp } from '@keelson/modelrepo/wells/nodal-analysis-ipr-vlp/index.ts'
import { vlpCorrelations } from '@keelson/modelrepo/wells/vlp-correlations/index.ts'
import { wellpath } from '@keelson/modelrepo/wells/wellpath/index.ts'
import { spaced } from '@keelson/numerics/spaced.ts'
import { RainflowCounter, rainflow } from '@keelson/physics/fatigue/rainflow.ts'
import type { FrameModel } from '@keelson/physics/frame/model.ts'
import { solveFrame } from '@keelson/physics/frame/solve.ts'
import { depthOf } from '@keelson/physics/soil/profile.ts'
import { pathColumns, type Station, wellPath } from '@keelson/physics/wellbore/minimum-curvature.ts'
import { readParams, type Workflow } from '@keelson/workflow'
import { riserModes, spanModes } from './risers.ts'
import { median, rounded } from './statistics.ts'

/** Medians in milliseconds; memory in MB. */
export function kernels(quick: boolean) {
  const runs = quick ? 5 : 30
  const million = history(1e6)
  return {
    ...wellPaths(quick ? 50 : 500),
    ...anchorProfiles(quick ? 50 : 500),
    rainflow_of_a_million_ms: median(runs, () => rainflow(million)),
    rainflow_of_ten_million: memoryOfRainflow(history(1e7)),
    nodal_analysis_ms: median(runs, calculation(nodalAnalysisIprVlp)),
    system_analysis_of_five_chokes_ms: median(runs, calculation(nodalAnalysis)),
    lift_curve_of_five_rates_ms: median(runs, calculation(vlpCorrelations)),
    f109_generalised_ms: median(runs, calculation(onBottomStability, { method: 'generalised lateral stability' })),
    orcawave_prep_ms: median(runs, calculation(orcawaveInputPrep)),
    frame_of_2000_members_ms: median(quick ? 2 : 10, () => solveFrame(building(32, 31))),
    riser_30_modes_of_400_elements_ms: median(runs, riserModes),
    span_30_modes_in_closed_form_ms: median(runs, spanModes),
    ...piles(quick ? 5 : 50),
    separation_at_its_bound_ms: median(quick ? 2 : 5, calculation(wellpath, twoWells(SEPARATION_BOUND))),
  }
}

/** The example of a workflow with some inputs changed, read once and calculated silently. */
function calculation(workflow: Workflow, changed: Readonly<Record<string, unknown>> = {}): () => unknown {
  const { params } = readParams(workflow.contract, { ...workflow.example, ...changed })
  return () => workflow.calculate(params, { trace: silent }, undefined)
}

const PADEYES = 200
/** A caisson in clay that gets stronger downwards: its resistance, and what it holds at padeyes all along it. */
function anchorProfiles(runs: number) {
  const resistance: Resistance = { N_1: 10.96, N_2: 7.96, eta: 0.29, s_u0: 5e3, k: 1.5e3, D: 5 }
  const L = 15
  const depths = spaced(0, L, PADEYES)
  return {
    anchor_profile_at_200_depths_ms: median(runs, () => depths.map((z) => resistanceAt(resistance, z))),
    anchor_capacity_at_200_padeyes_ms: median(runs / 5, () =>
      depths.map((z_a) => pulled({ resistance, L, z_a }, silent)),
    ),
  }
}

const TIPS = 200
const PILE_LAYERS = [
  { thickness_m: 12, soil_type: 'clay', effective_unit_weight_kn_m3: 7, su_top_kpa: 8, su_bottom_kpa: 30 },
  {
    thickness_m: 10,
    soil_type: 'sand',
    effective_unit_weight_kn_m3: 9.5,
    soil_description: 'Sand',
    relative_density: 'Dense',
    friction_angle_deg: 35,
    initial_modulus_kn_m3: 20000,
  },
  { thickness_m: 18, soil_type: 'clay', effective_unit_weight_kn_m3: 8, su_top_kpa: 60, su_bottom_kpa: 120 },
] as const

/** Capacity at many depths of the tip, the soil read anew; and the same pile bent on its p-y curves. */
function piles(runs: number) {
  const pile = { D: 1.5, t: 0.04, weighed: false }
  const bent = {
    analysis: 'lateral_py',
    outer_diameter: 1500,
    wall_thickness: 40,
    soil_layers: PILE_LAYERS,
    head_shear: 1500,
  }
  const { soil_layers: rows = [] } = readParams(pileAxialCapacity.contract, bent).params as {
    readonly soil_layers?: readonly SoilRow[]
  }
  const profile = () => {
    const soil = pileSoil(rows)
    return spaced(0, depthOf(soil), TIPS).map(capacityAt(pile, soil))
  }
  return {
    pile_profile_of_200_depths_ms: median(runs, profile),
    pile_bent_on_800_springs_ms: median(Math.max(3, runs / 5), calculation(pileAxialCapacity, bent)),
  }
}

const STATIONS = 10_000
function wellPaths(runs: number) {
  const survey = listing(STATIONS, 0)
  const columns = {
    md: Float64Array.from(survey.measured_depth),
    inclination: Float64Array.from(survey.inclination, radians),
    azimuth: Float64Array.from(survey.azimuth, radians),
  }
  const stations = survey.measured_depth.map(
    (md, k): Station => ({ md, inclination: columns.inclination[k] ?? 0, azimuth: columns.azimuth[k] ?? 0 }),
  )
  return {
    well_path_of_10000_stations_ms: median(runs, () => pathColumns(columns, [0, 0, 0])),
    the_same_as_stations_and_courses_ms: median(runs, () => wellPath(stations, [0, 0, 0])),
  }
}
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Ten million pairs of stations, the most that one run compares, with one neighbour. */
const SEPARATION_BOUND = 3162
function twoWells(stations: number) {
  const own = listing(stations, 0)
  const neighbour = { name: 'B', start_north: 10, start_east: 3, start_true_vertical_depth: 0, hole_diameter: 311 }
  return {
    ...own,
    vertical_section_azimuth: 60,
    reference_hole_diameter: 311,
    tool_model: 'owsg_a_mwd_srgm',
    magnetic_dip: 70,
    magnetic_total_field: 50_000,
    magnetic_declination: 1.5,
    offset_wells: [{ ...neighbour, ...listing(stations, 1) }],
  }
}

/** A build to 88 deg that turns on its way down 8000 m, as it is sent: m and deg. */
function listing(stations: number, well: number) {
  const along = Array.from({ length: stations }, (_, k) => k / (stations - 1))
  return {
    measured_depth: along.map((s) => (8000 - 200 * well) * s),
    inclination: along.map((s) => Math.max(0, Math.min(88, 150 * (s - 0.1)))),
    azimuth: along.map((s) => 60 + 7 * well + 20 * Math.sin(6 * s + well)),
  }
}

/** A frame of bays 5 m wide and storeys 4 m high on fixed feet, under the weight of its beams. */
function building(bays: number, storeys: number): FrameModel {
  const across = Array.from({ length: bays + 1 }, (_, i) => i)
  const up = Array.from({ length: storeys + 1 }, (_, j) => j)
  const id = (i: number, j: number) => i * (storeys + 1) + j
  const steel = { EA: 2e9, EI: 2e7 }
  const columns = across.flatMap((i) => up.slice(1).map((j) => ({ start: id(i, j - 1), end: id(i, j), ...steel })))
  const beams = across
    .slice(1)
    .flatMap((i) => up.slice(1).map((j) => ({ start: id(i - 1, j), end: id(i, j), ...steel })))
  return {
    nodes: across.flatMap((i) => up.map((j) => [5 * i, 4 * j] as const)),
    members: [...columns, ...beams],
    supports: across.map((i) => ({ node: id(i, 0), x: 0, y: 0, rotation: 0 })),
    memberLoads: beams.map((_, m) => ({ member: columns.length + m, y: -2e4 })),
  }
}

/** Waves in groups with noise on them: two samples in five are a reversal. */
function history(samples: number): Float64Array {
  let seed = 12_345
  return Float64Array.from({ length: samples }, (_, i) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.sin(i * 0.9) * Math.sin(i * 0.0013) + (0.6 * seed) / 0x7fffffff
  })
}

const BYTES = 1e6
const held = () => {
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / BYTES
}
/** The most that a count held beyond its input, garbage included; `streamed`: into a callback, piece by piece. */
function memoryOfRainflow(samples: Float64Array) {
  const peak = (work: (look: () => void) => void) => {
    const before = held()
    let most = 0
    const look = () => {
      most = Math.max(most, held() - before)
    }
    const begun = performance.now()
    work(look)
    look()
    const ms = performance.now() - begun
    return { ms: rounded(ms), samples_a_second: Math.round((1000 * samples.length) / ms), peak_mb: rounded(most) }
  }
  const PIECE = 1e5
  const streamed = peak((look) => {
    let cycles = 0
    const counter = new RainflowCounter((_from, _to, count) => {
      cycles += count
    })
    for (let i = 0; i < samples.length; i += PIECE) {
      counter.push(samples.subarray(i, i + PIECE))
      look()
    }
    counter.end()
    if (!(cycles > 0)) throw new Error('no cycle was counted')
  })
  const columns = peak((look) => {
    const { range } = rainflow(samples)
    look()
    if (range.length === 0) throw new Error('no cycle was counted')
  })
  return { input_mb: rounded(samples.byteLength / BYTES), columns, streamed }
}
