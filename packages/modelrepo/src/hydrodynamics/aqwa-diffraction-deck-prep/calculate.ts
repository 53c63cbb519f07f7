/** An AQWA-LINE deck from a solver-neutral description: mesh, hydrostatics, waves, and the file read back. */
import type { Trace } from '@keelson/equations'
import * as cards from '@keelson/standards/ansys-aqwa-2024/cards.ts'
import * as c from '@keelson/standards/ansys-aqwa-2024/checks.ts'
import { decksOf, deckText } from '@keelson/standards/ansys-aqwa-2024/deck.ts'
import { toSI } from '@keelson/units'
import { inWords, lexiconOf, notApplicable, type Outcome, type RunContext, shownIn } from '@keelson/workflow'
import { bodyMesh } from '../_shared/diffraction/body-mesh.ts'
import { meshView, waveResolution } from '../_shared/diffraction/charts.ts'
import { viewsOf } from '../_shared/diffraction/figures.ts'
import { massOf } from '../_shared/diffraction/mass.ts'
import { allPass, howMany, meshInWords, reasonsOf } from '../_shared/diffraction/verdict.ts'
import { shortestWave, type Wave, wavesOf } from '../_shared/diffraction/waves.ts'
import { checksOf } from './calculate-checks.ts'
import { type Deck, deckOf } from './calculate-deck.ts'
import { contract } from './contract.ts'
import type { Params } from './inputs.ts'
import { deckRows, resolutionRows } from './tables.ts'
import { warningsOf } from './warnings.ts'

const FILE_NAME = 'analysis.dat'

export function calculate(p: Params, { trace }: RunContext): Outcome<typeof contract> {
  const body = bodyMesh(p)
  const waves = wavesOf(p)
  const mass = massOf(p, body, c, trace)
  const shortest = shortestWave(p, waves[0] as Wave, c, trace)
  const inertia = inertiaOf(p, trace)
  const frequencies = waves.map(({ omega }) => c.cyclicFrequency.evaluate({ omega })).reverse()
  const lid = p.remove_irregular_frequencies && body.waterlineEdges + body.lidPanels > 0
  const deck = deckOf({ p, body, frequencies, inertia, lid })
  const text = deckText(deck.deck)
  const reasons = [...reasonsOf(p, body, mass), ...crossing(deck)]
  const warnings = warningsOf(p, body, { deck, reasons, s_lim: shortest.s_lim })
  const checks = checksOf({ body, mass, deck, text, lambda: shortest.lambda }, trace)
  const accepted = allPass(checks)
  return {
    values: {
      dat_text: text,
      hrtz_frequencies: frequencies,
      dirn_directions: deck.deck.directions.map((d) => toSI(d, 'deg')),
      mass_field: p.mass,
      inertia_pmas_ixx_iyy_izz: inertia,
      water_depth_field: p.water_depth === 'infinite' ? notApplicable(writtenFor(deck)) : p.water_depth,
      density_field: p.water_density,
      gravity_field: p.gravity,
      number_of_coordinate_cards: deck.deck.nodes.length + 1,
      number_of_qppl_cards: deck.deck.panels.filter(({ corners }) => corners.length === 4).length,
      ...singleCards(p),
      displaced_volume: body.hydrostatics.volume,
      waterplane_area: body.hydrostatics.waterplaneArea,
      displaced_mass: mass.displaced,
      centre_of_buoyancy: body.hydrostatics.centreOfBuoyancy ?? notApplicable('the mesh encloses no volume'),
      unique_nodes: body.mesh.nodes.length,
      panels: body.mesh.panels.length,
      mesh_accepted: accepted,
      shortest_wavelength: shortest.lambda,
      maximum_panel_size: shortest.s_lim,
      warnings: warnings.map(({ message }) => inWords(message, lexiconOf(contract))),
    },
    checks,
    tables: () => ({ decks: deckRows(decksOf(deck.deck)), wave_resolution: resolutionRows(p, waves, body) }),
    charts: () => ({
      mesh_view: meshView(body),
      wave_resolution: waveResolution(p, waves, shortest, body.longestSide),
    }),
    figures: () => viewsOf(p, body),
    warnings,
    files: () => [{ name: FILE_NAME, mediaType: 'text/plain', content: text }],
    detail: `${meshInWords({ accepted, mass: p.mass, displaced: mass.displaced, longestSide: body.longestSide, lambda: shortest.lambda })}. ${written(p, deck)}`,
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

const writtenFor = ({ deck }: Deck) =>
  `the water depth is infinite; ${shownIn(deck.depth, 'm')} is written, which is deep water for all waves in the file`

const crossing = ({ crossing: n }: Deck): string[] =>
  n > 0 ? [`${n} panels cross the still water level, which AQWA does not accept; cut the mesh at z = 0`] : []

function singleCards({ structure, node_id, node, panel_nodes }: Params) {
  return {
    ...(node_id !== undefined && node !== undefined && { coor_card: cards.coordinateCard(structure, node_id, node) }),
    ...(panel_nodes !== undefined && { qppl_card: cards.panelCard(structure, panel_nodes) }),
  }
}

function written(p: Params, { deck }: Deck): string {
  const depth = p.water_depth === 'infinite' ? ` (infinite depth written as ${shownIn(deck.depth, 'm')})` : ''
  return `${FILE_NAME} written with ${howMany(deck.panels.length, 'panel')}, ${howMany(deck.frequencies.length, 'frequency', 'frequencies')} and ${howMany(deck.directions.length, 'direction')}${depth}`
}
