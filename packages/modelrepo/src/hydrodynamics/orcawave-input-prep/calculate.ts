/** An OrcaWave model from a solver-neutral description: mesh, hydrostatics, waves, and the two files. */
import type { Trace } from '@keelson/equations'
import { writeGdf } from '@keelson/physics/mesh/gdf.ts'
import * as c from '@keelson/standards/orcina-orcawave-11/checks.ts'
import { orcaWave } from '@keelson/standards/orcina-orcawave-11/source.ts'
import {
  check,
  type FileOut,
  inWords,
  lexiconOf,
  notApplicable,
  type Outcome,
  openIf,
  type RunContext,
} from '@keelson/workflow'
import { type Deck, deckText, requireRoundTrip } from '../../_shared/orcina-deck/deck.ts'
import { type BodyMesh, bodyMesh, hasLid, partialLid } from '../_shared/diffraction/body-mesh.ts'
import { meshView, waveResolution } from '../_shared/diffraction/charts.ts'
import { viewsOf } from '../_shared/diffraction/figures.ts'
import { massOf } from '../_shared/diffraction/mass.ts'
import {
  allPass,
  geometryFaults,
  howMany,
  type Mass,
  meshInWords,
  reasonsOf,
  volumeDoubt,
} from '../_shared/diffraction/verdict.ts'
import { lengthOf, shortestWave, type Wave, wavesOf } from '../_shared/diffraction/waves.ts'
import { contract } from './contract.ts'
import { deckOf, FILE_NAME } from './files-deck.ts'
import type { Params } from './inputs.ts'
import { warningsOf } from './warnings.ts'

type Preparation = Outcome<typeof contract>

export function calculate(p: Params, { trace }: RunContext): Preparation {
  const body = bodyMesh(p)
  const waves = wavesOf(p)
  const mass = massOf(p, body, c, trace)
  const shortest = shortestWave(p, waves[0] as Wave, c, trace)
  const inertia = inertiaOf(p, trace)
  const lid = p.remove_irregular_frequencies && !hasLid(body) && body.waterlineEdges > 0
  const deck = deckOf({ p, periods: waves.map((wave) => wave.T), inertia, lid })
  const yaml = deckText(deck, 'Diffraction')
  const reasons = reasonsOf(p, body, mass)
  const warnings = warningsOf(p, body, reasons, shortest.s_lim)
  const checks = checksOf(body, mass, shortest.lambda, trace)
  const accepted = allPass(checks)
  return {
    values: {
      orcawave_yaml: yaml,
      period_or_frequency: waves.map((wave) => wave.T),
      water_density_field: p.water_density,
      body_mass: p.mass,
      inertia_tensor_diagonal: inertia,
      body_count: 1,
      wave_heading: p.wave_headings,
      water_depth_field:
        p.water_depth === 'infinite'
          ? notApplicable('infinite depth is written as a keyword in the file')
          : p.water_depth,
      ...meshValues(body, mass),
      mesh_accepted: accepted,
      shortest_wavelength: shortest.lambda,
      maximum_panel_size: shortest.s_lim,
      warnings: warnings.map(({ message }) => inWords(message, lexiconOf(contract))),
    },
    checks,
    tables: () => ({ wave_resolution: resolution(p, waves, body) }),
    charts: () => ({
      mesh_view: meshView(body),
      wave_resolution: waveResolution(p, waves, shortest, body.longestSide),
    }),
    figures: () => viewsOf(p, body),
    warnings,
    files: () => filesOf(p, body, deck, yaml),
    detail: sentence(p, body, waves, { accepted, displaced: mass.displaced, lambda: shortest.lambda }),
  }
}

const AXES = ['roll', 'pitch', 'yaw'] as const

function inertiaOf(p: Params, trace: Trace): number[] {
  trace.section('Inertia')
  return p.radii_of_gyration.map((k, i) => {
    const axis = ['xx', 'yy', 'zz'][i] ?? ''
    const about = AXES[i] ?? ''
    return trace.apply(
      c.momentOfInertia,
      { m: p.mass, k },
      {
        as: `I_${axis}`,
        title: `${c.momentOfInertia.title}, ${about}`,
        rename: { k: `k_${axis}` },
        means: { k: `radius of gyration, ${about}` },
      },
    )
  })
}

function meshValues({ mesh, hydrostatics }: BodyMesh, { displaced }: Mass) {
  return {
    displaced_volume: hydrostatics.volume,
    waterplane_area: hydrostatics.waterplaneArea,
    displaced_mass: displaced,
    centre_of_buoyancy: hydrostatics.centreOfBuoyancy ?? notApplicable('the mesh encloses no volume'),
    unique_nodes: mesh.nodes.length,
    panels: mesh.panels.length,
  }
}

function checksOf(body: BodyMesh, { difference }: Mass, lambda: number, trace: Trace) {
  trace.section('Checks')
  const counted = (symbol: string, title: string, value: number) =>
    trace.lookup({ symbol, title, unit: '-', source: orcaWave, clause: 'mesh', value, cell: 'counted in the mesh' })
  const faults = geometryFaults(body)
  const panels = counted('N_p', 'Number of panels in file', body.mesh.panels.length)
  const side = {
    symbol: 's_max',
    title: 'Longest panel side',
    unit: 'm',
    source: orcaWave,
    clause: 'mesh',
    cell: 'measured from the mesh',
  }
  const s_max = trace.lookup({ ...side, value: body.longestSide })
  const n_mesh = trace.apply(c.panelsPerWavelength, { lambda, s_max })
  return {
    mass_balance: openIf(
      'out_of_reach',
      volumeDoubt(body, 'OrcaWave', c),
      check({ demand: difference, capacity: c.MASS_TOLERANCE }),
    ),
    mesh_geometry: openIf(
      'contradiction',
      partialLid(body),
      check({
        demand: counted('N_f', 'Number of mesh faults', faults.length),
        capacity: c.NO_FAULT,
        ...(faults.length > 0 && { failure: faults.join('; ') }),
      }),
    ),
    panel_count: check({ demand: panels, capacity: c.PANEL_LIMIT }),
    panels_per_wavelength: check({ demand: c.PANELS_PER_WAVELENGTH, capacity: n_mesh }),
  }
}

function resolution(p: Params, waves: readonly Wave[], { longestSide }: BodyMesh) {
  return waves.map(({ omega, T }) => {
    const lambda = lengthOf(p, omega)
    return {
      frequency: omega,
      period: T,
      wavelength: lambda,
      panels_per_wavelength: c.panelsPerWavelength.evaluate({ lambda, s_max: longestSide }),
      largest_panel: c.largestPanel.evaluate({ lambda, n: p.panels_per_wavelength }),
    }
  })
}

/** The data file is handed over only if it reads back as it was meant. */
function filesOf(p: Params, { mesh, header }: BodyMesh, deck: Deck, yaml: string): FileOut[] {
  requireRoundTrip(yaml, deck)
  return [
    { name: FILE_NAME, mediaType: 'text/yaml', content: yaml },
    { name: p.mesh_file, mediaType: 'text/plain', content: writeGdf(mesh, header) },
  ]
}

function sentence(
  p: Params,
  { mesh, longestSide }: BodyMesh,
  waves: readonly Wave[],
  found: { readonly accepted: boolean; readonly displaced: number; readonly lambda: number },
): string {
  const model = `${FILE_NAME} and ${p.mesh_file} written with ${howMany(mesh.panels.length, 'panel')}, ${howMany(waves.length, 'period')} and ${howMany(p.wave_headings.length, 'heading')}`
  return `${meshInWords({ ...found, mass: p.mass, longestSide })}. ${model}`
}
