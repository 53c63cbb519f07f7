/** The rows of the tables, and what the charts draw of them. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { embeddedPath, type PathPoint } from '@keelson/physics/soil/embedded-path.ts'
import { numberColumn, wordedColumn } from '@keelson/workflow'
import type { SolvedCaisson } from './calculate-caisson.ts'
import { pulled, resistanceAt, turningAbout } from './calculate-lateral.ts'
import type { LineEnd, SolvedLine } from './calculate-line.ts'
import { CORING, PLUG_LIFTED, PLUGGED, verticalOf } from './calculate-vertical.ts'

const force = (title: string, symbol?: string) =>
  numberColumn('foundation_load', title, symbol === undefined ? {} : { symbol })
const depth = (title: string, symbol: string) => numberColumn('soil_depth', title, { symbol })

export const caissonTables = {
  modes: {
    title: 'Vertical capacity modes',
    description: 'Components of the capacity in each vertical mode, in addition to caisson weight and outer friction.',
    columns: {
      mode: wordedColumn('Mode'),
      weight: force('Caisson weight', 'W'),
      outside: force('Outer friction', 'F_o'),
      besides: force('Other resistance'),
      of: wordedColumn('Source of other resistance'),
      capacity: force('Capacity'),
      counts: wordedColumn('Status'),
    },
  },
  resistance: {
    title: 'Resistance against depth',
    description: 'Lateral resistance and outer skin friction per unit length of the caisson.',
    columns: {
      depth: depth('Depth', 'z'),
      strength: numberColumn('soil_undrained_shear_strength', 'Undrained shear strength', { symbol: 's_u' }),
      factor: numberColumn('-', 'Lateral bearing factor', { symbol: 'N_P' }),
      lateral: numberColumn('force_per_length', 'Lateral resistance', { symbol: 'P' }),
      friction: numberColumn('force_per_length', 'Outer skin friction'),
    },
  },
  attachment: {
    title: 'Padeye depth',
    description: 'Horizontal capacity and centre of rotation for other padeye depths.',
    columns: {
      depth: depth('Padeye depth', 'z_a'),
      capacity: force('Horizontal capacity', 'H_u'),
      share: numberColumn('-', 'Ratio to translation capacity'),
      centre: depth('Centre of rotation', 'z_c'),
    },
  },
  slenderness: {
    title: 'Caisson length',
    description:
      'Capacities at other lengths for the same diameter, wall thickness, weight and clay, with the padeye at the same fraction of the length.',
    columns: {
      ratio: numberColumn('-', 'Length to diameter ratio'),
      length: depth('Length', 'L'),
      vertical: force('Vertical capacity', 'V_u'),
      horizontal: force('Horizontal capacity', 'H_u'),
    },
  },
}
export const lineTables = {
  line: {
    title: 'Embedded line',
    description: 'Line profile from the padeye upwards.',
    columns: {
      depth: depth('Depth', 'z'),
      distance: numberColumn('line_span', 'Distance from padeye', { symbol: 'x' }),
      angle: numberColumn('inclination', 'Angle', { symbol: 'theta' }),
      tension: numberColumn('line_tension', 'Tension', { symbol: 'T' }),
    },
  },
}

export function modeRows({ caisson, vertical }: SolvedCaisson) {
  const { W, suction } = caisson
  const { F_o, F_i, Q_b, W_p, V_p, V_c, V_w, mode } = vertical
  const row = (name: string, besides: number, of: string, capacity: number, counted: boolean) => ({
    mode: name,
    weight: W,
    outside: F_o,
    besides,
    of,
    capacity,
    counts: name === mode ? 'governing' : counted ? 'considered' : 'not considered',
  })
  return [
    row(PLUGGED, Q_b, 'reverse end bearing', V_p, suction),
    row(CORING, F_i, 'inner friction', V_c, true),
    row(PLUG_LIFTED, W_p, 'plug weight', V_w, !suction),
  ]
}

/** Depths of a table and of a chart. */
const [ROWS, STATIONS] = [31, 160]

export interface DepthRow {
  readonly depth: number
  readonly strength: number
  readonly factor: number
  readonly lateral: number
  readonly friction: number
}

export const depthRows = (solved: SolvedCaisson): DepthRow[] => atDepths(solved, ROWS)
export const depthStations = (solved: SolvedCaisson): DepthRow[] => atDepths(solved, STATIONS)

function atDepths({ caisson, lateral }: SolvedCaisson, count: number): DepthRow[] {
  const { L, D, alpha } = caisson
  return spaced(0, L, count).map((depth) => {
    const { s_u, N_P, P } = resistanceAt(lateral.resistance, depth)
    return { depth, strength: s_u, factor: N_P, lateral: P, friction: alpha * s_u * Math.PI * D }
  })
}

/** Centres of rotation between those of a padeye at the mudline and at the optimum, and as many below. */
const CENTRES = 12

export interface AttachmentRow {
  readonly depth: number
  readonly capacity: number
  readonly share: number
  readonly centre: number | null
}

/** From the mudline to the tip, over the optimum, where the centre moves from one end of the caisson to the other. */
export function attachmentRows({ caisson, lateral }: SolvedCaisson): AttachmentRow[] {
  const { L } = caisson
  const { resistance, z_opt, H_t } = lateral
  const row = (depth: number, capacity: number, centre: number | null): AttachmentRow => ({
    depth,
    capacity,
    share: capacity / H_t,
    centre,
  })
  const end = (z_a: number) => pulled({ resistance, L, z_a }, silent)
  const between = (from: number, to: number) =>
    spaced(from, to, CENTRES)
      .slice(1, -1)
      .map((z_c) => {
        const { z_a, H_u } = turningAbout(lateral, z_c)
        return row(z_a, H_u, z_c)
      })
  const [top, tip] = [end(0), end(L)]
  return [
    row(0, top.H_u, top.z_c ?? null),
    ...between(top.z_c ?? L, L),
    row(z_opt, H_t, null),
    ...between(0, tip.z_c ?? 0),
    row(L, tip.H_u, tip.z_c ?? null),
  ]
}

export interface SlendernessRow {
  readonly ratio: number
  readonly length: number
  readonly vertical: number
  readonly horizontal: number
}
const RATIOS = [1, 2, 3, 4, 5, 6, 7, 8]

export function slendernessRows({ caisson, lateral, z_a }: SolvedCaisson): SlendernessRow[] {
  const own = caisson.L / caisson.D
  const ratios = [...RATIOS.filter((ratio) => Math.abs(ratio - own) > 1e-9), own].sort((a, b) => a - b)
  return ratios.map((ratio) => {
    const L = ratio === own ? caisson.L : ratio * caisson.D
    const padeye = z_a === undefined ? undefined : (z_a / caisson.L) * L
    return {
      ratio,
      length: L,
      vertical: verticalOf({ ...caisson, L }, silent).V_u,
      horizontal: pulled({ resistance: lateral.resistance, L, z_a: padeye }, silent).H_u,
    }
  })
}

/** Steps of depth, and how many depths of padeye the line is followed sideways. */
const [STEPS, FARTHEST] = [120, 8]

/** The line from the padeye upwards. */
export const lineRows = (solved: SolvedLine, { theta_a }: LineEnd): PathPoint[] =>
  embeddedPath({ ...solved, theta_a }, STEPS, FARTHEST * solved.z_a)
