/** The pipe over its imperfection in elevation, in its cover in section, and the berm that makes missing cover good. */
import { type Drawing, figure, labelled, type Parts } from '@keelson/figures'
import { type BuriedPipe, groundOver, humpDimensions, pipeOverHump } from '@keelson/figures/things/buried-pipe.ts'
import { diameters, layerNotes, type PipeSection, pipeSection } from '@keelson/figures/things/pipe-section.ts'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import { NO_SHAPE } from './calculate-checks.ts'
import type { Held, Uplift } from './calculate-cover.ts'
import type { Download, Feature } from './calculate-download.ts'
import type { Surveyed } from './calculate-survey.ts'
import type { Params } from './inputs.ts'

export interface Covered {
  readonly p: Params
  readonly P: number
  readonly download: Download
  readonly uplift: Uplift
  readonly held: Held
}

const buried = (p: Params): BuriedPipe => ({ diameter: p.outer_diameter, cover: p.cover_height_top })

/** Required cover beyond which it is said and not drawn, as a share of what is drawn. */
const FAR = 1.6
/** Water over the required cover, as a share of what is below. */
const WATER_OVER = 0.1

export function elevation({ p, P, download, held }: Covered): Drawing | NotApplicable {
  const { feature, way } = download
  if (feature === undefined) return notApplicable(NO_SHAPE)
  const hump = { height: feature.delta, length: feature.L }
  const pipe = buried(p)
  const top = feature.delta + pipe.diameter
  return figure(
    { unit: 'm', scale: 'stretched' },
    pipeOverHump(pipe, hump, drawnTo(held.H_req, top, groundOver(pipe, hump))),
    humpDimensions(pipe, hump, {
      height: 'delta',
      length: p.imperfection_length === undefined ? 'L_0' : 'L',
      cover: 'H',
    }),
    way !== 'no compression' && pressed(P, feature, pipe.diameter),
    requiredCover(held.H_req, top, groundOver(pipe, hump), feature.L),
  )
}

/** Compression at both ends. */
function pressed(P: number, { L }: Feature, D: number): Parts {
  const end = 1.25 * L
  return [
    { kind: 'load', at: [-end, D / 2], towards: 0, label: labelled('P', P, 'kN') },
    { kind: 'load', at: [end, D / 2], towards: 180, label: { symbol: 'P' } },
  ]
}

/** Level up to which required cover and the water over it are drawn, where it is drawn at all. */
function drawnTo(H_req: number | undefined, top: number, surface: number): number {
  const level = top + (H_req ?? 0)
  return level > FAR * surface ? 0 : level + WATER_OVER * surface
}

function requiredCover(H_req: number | undefined, top: number, surface: number, L: number): Parts {
  if (H_req === undefined || H_req === 0) return []
  const level = top + H_req
  const label = labelled('H_req', H_req, 'm', 'required')
  if (level > FAR * surface) return { kind: 'text', at: [0.7 * L, surface], towards: 'n', label }
  return [
    {
      kind: 'polyline',
      points: [
        [0.3 * L, level],
        [1.1 * L, level],
      ],
      role: 'limit',
    },
    { kind: 'dimension', from: [0.7 * L, top], to: [0.7 * L, level], label },
  ]
}

/** Ground beside the pipe, in diameters, and below it. */
const BESIDE = 1.5
const BELOW = 0.5
/** The same where the cover is deep, as a share of the depth of the pipe. */
const FOOT = 0.12
/** Water above the ground, as a share of the depth of the pipe. */
const WATER = 0.15

/** Pipe and cover in section; the soil that goes up with the pipe lies between the dashed lines. */
export function section({ p, uplift, held }: Covered): Drawing {
  const { outer_diameter: D, cover_height_top: H, wall_thickness: wall } = p
  const r = D / 2
  const pipe: PipeSection = { at: [0, 0], outerDiameter: D, wall }
  const surface = r + H
  const side = Math.max(BESIDE * D, 0.6 * (H + D))
  const { R_u, R, undrained } = uplift
  const forces = [p.submerged_weight, uplift.governing, held.w_d]
  const largest = Math.max(...forces.map(Math.abs))
  const share = (w: number) => (largest > 0 ? Math.abs(w) / largest : 1)
  const required = held.H_req !== undefined && held.H_req > 0 && held.H_req < FAR * (H + D) ? held.H_req : undefined
  const waterTop = Math.max(surface, r + (required ?? 0)) + WATER * (H + D)
  return figure(
    {
      unit: 'm',
      scale: 'true',
      frame: { x: [-side, side], y: [-r - Math.max(BELOW * D, FOOT * (H + D)), waterTop] },
    },
    { kind: 'layer', top: waterTop, bottom: surface, role: 'water' },
    { kind: 'layer', top: surface, role: 'ground', is: 'cover' },
    pipeSection(pipe),
    !undrained &&
      H > 0 &&
      [-r, r].map((x) => ({
        kind: 'polyline' as const,
        points: [
          [x, 0],
          [x, surface],
        ] as const,
        role: 'ghost' as const,
      })),
    diameters(pipe, { steel: 'D' }).map((d) => ({ ...d, edge: 'below' as const })),
    layerNotes(pipe),
    H > 0 && { kind: 'dimension', from: [0, r], to: [0, surface], edge: 'left', label: labelled('H', H, 'm') },
    uplift.governing > 0 && {
      kind: 'load',
      at: [0, r],
      towards: 270,
      share: share(uplift.governing),
      role: 'resistance',
      label: undrained
        ? labelled('R_u', R_u ?? 0, 'N/m', 'uplift resistance')
        : labelled('R', R, 'N/m', 'uplift resistance'),
    },
    held.w_d > 0 && {
      kind: 'load',
      at: [0, -r],
      towards: 90,
      share: share(held.w_d),
      label: labelled('w_d', held.w_d, 'N/m', 'required'),
    },
    p.submerged_weight !== 0 && {
      kind: 'load',
      at: [0, 0],
      towards: p.submerged_weight > 0 ? 270 : 90,
      share: share(p.submerged_weight),
      away: true,
      label: labelled('w', p.submerged_weight, 'N/m'),
    },
    required !== undefined && [
      {
        kind: 'polyline',
        points: [
          [-side, r + required],
          [side, r + required],
        ],
        role: 'limit',
      },
      {
        kind: 'note',
        at: [0.8 * side, r + required],
        side: 'right',
        label: labelled('H_req', required, 'm', 'required cover'),
      },
    ],
    p.undrained_shear_strength === undefined
      ? {
          kind: 'note',
          at: [0.8 * side, 0],
          side: 'right',
          label: labelled('gamma_s', p.soil_submerged_unit_weight, 'kN/m3', 'cover'),
        }
      : {
          kind: 'note',
          at: [0.8 * side, 0],
          side: 'right',
          label: labelled('s_u', p.undrained_shear_strength, 'kPa', 'clay cover'),
        },
  )
}

/** The feature that lacks most cover, with the berm over it. */
export function berm(p: Params, rows: readonly Surveyed[]): Drawing | NotApplicable {
  const { outer_diameter: D, rock_berm_crest_width: b, rock_berm_side_slope: s, wall_thickness: wall } = p
  if (b === undefined || s === undefined) return notApplicable('the berm shape is not entered')
  const missing = (r: Surveyed): number => (r.required_cover ?? r.cover) - r.cover
  const worst = rows.reduce<Surveyed | undefined>((a, r) => (a && missing(a) >= missing(r) ? a : r), undefined)
  const h = worst === undefined ? 0 : missing(worst)
  if (worst === undefined || !(h > 0)) return notApplicable('no surveyed imperfection requires additional cover')
  const pipe: PipeSection = { at: [0, -worst.cover - D / 2], outerDiameter: D, wall }
  const foot = b / 2 + s * h
  const beside = Math.max(1.25 * foot, D)
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-beside, beside], y: [-worst.cover - 1.5 * D, h] } },
    { kind: 'layer', top: 0, role: 'ground' },
    {
      kind: 'polygon',
      role: 'concrete',
      cut: true,
      is: 'rock berm',
      points: [
        [-foot, 0],
        [-b / 2, h],
        [b / 2, h],
        [foot, 0],
      ],
    },
    pipeSection(pipe),
    b > 0 && { kind: 'dimension', from: [-b / 2, h], to: [b / 2, h], edge: 'above', label: labelled('b', b, 'm') },
    { kind: 'dimension', from: [-foot, 0], to: [-b / 2, h], edge: 'left', label: labelled('h', h, 'm') },
    worst.cover > 0 && {
      kind: 'dimension',
      from: [foot, -worst.cover],
      to: [foot, 0],
      edge: 'right',
      label: labelled('H_x', worst.cover, 'm'),
    },
    { kind: 'text', at: [-(b / 2 + foot) / 2, h / 2], towards: 'nw', label: labelled('s', s, '-', 'slope') },
    { kind: 'text', at: [D / 2, pipe.at[1]], label: labelled('x', worst.position, 'm', 'at') },
  )
}
